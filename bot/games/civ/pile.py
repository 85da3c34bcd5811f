"""The discard pile, which is public at all times."""

from __future__ import annotations

from itertools import groupby

from bot.core.words import Words
from bot.games.civ.areas import cards_text
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal
from engine.civ.view import TableView

PILE = 0x8A8F98


def pile_panel(view: TableView, words: Words) -> Panel:
    """Return the number of discarded cards of each domain, and their order."""
    panel = Panel(PILE)
    panel.text(words("civ-pile-title", count=len(view.discard)))
    panel.text("\n".join(cards_text(view.discard, words)))
    if view.discard:
        runs = [(domain, len([*cards])) for domain, cards in groupby(reversed(view.discard))]
        order = " ".join(words(f"domain-icon-{domain}") * count for domain, count in runs)
        panel.text(words("civ-pile-order", cards=order))
    return panel


def pile_button(table_id: int, words: Words) -> PileButton:
    """Return the button that shows the discard pile."""
    label, sign = words("civ-pile-button"), words("civ-pile-sign")
    return PileButton(button(f"civ-pile:{table_id}", label, emoji=sign))


class PileButton(Press, template=r"civ-pile:(?P<table>\d+)"):
    """Look through the discard pile as it is now."""

    navigation = True
    game = "civ"

    async def pressed(self, interaction: Pressing) -> Panel:
        game = interaction.client.get(Tables).get(self.table_id).game
        if game is None:
            raise Refusal("not-started")
        return pile_panel(game.view(None), own_words(interaction))
