"""The private panel while its player tries answers out: the table as it would be."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import in_text, in_texts
from bot.features.hand.pages import add_hand
from bot.features.history.lines import latest
from bot.games.registry import presenter_of
from bot.ui.decision import DecisionPress
from bot.ui.navigation import HandButton, place
from bot.ui.panel import Panel, Picture
from bot.ui.press import Pressing, Style, button
from bot.ui.private_view import START, PrivateView, Step
from bot.ui.tries import DECISION, TriedDecision, Tries, tries_id

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from engine.tryout import Tryout
    from engine.unknown import Stop

TRYING = 0x2E8B8B

HAPPENED_LIMIT = 900

# Steps that show the table as it is, not as it would be, or more than the choice.
NOT_TRIED = ("confirm", "remind", "read", "hand")


def tryout_panel(
    table: Table,
    player: str,
    words: Words,
    step: Step,
    tryout: Tryout,
    *,
    board: Picture | None = None,
    picture: Picture | None = None,
    note: str = "",
) -> Panel:
    """Return the panel after the tries of ``step``, with the possible next answers.

    ``board`` and ``picture`` show the table and the hand as they would be.
    """
    tries = step.tries
    assert tries is not None
    face, names = presenter_of(table), in_texts(table.names)
    panel = Panel(TRYING)
    panel.text(
        words("tryout-title", game=words(f"game-{table.game_name}"), channel=place(table, words))
    )
    panel.text(note)
    panel.text(words("tryout-about"))
    panel.picture(board)
    panel.picture(picture)
    if step.at_start:
        hand = face.hand(tryout.view, player, words)
        add_hand(panel, hand, words, step.page, partial(_page_button, table, tries))
        lines = face.log_lines(tryout.events, words, names, player)
        panel.text(latest(lines, HAPPENED_LIMIT, words))
    if tryout.stop is not None:
        panel.text(stop_text(tryout.stop, words, table))
        panel.text(words("tryout-before", count=len(tryout.answers)))
    elif tryout.decision is None:
        panel.text(words("tryout-game-over" if tryout.view.over else "tryout-turn-over"))
    elif tries.full:
        panel.text(words("tryout-full"))
    else:
        decision = TriedDecision.after(tries, tryout.decision)
        paged = step.what == "hand" and decision.kind == "action"  # see hand_panel
        asking = step if paged or step.what not in NOT_TRIED else replace(START, tries=tries)
        face.ask(panel, table, decision, tryout.view, words, asking, None)
    return panel.row(*_buttons(table, tries, len(tryout.answers), words))


def _page_button(table: Table, tries: Tries, page: int, label: str) -> TryoutPageButton:
    custom_id = f"tryout-page:{tries_id(table.id, tries)}:{page}"
    return TryoutPageButton(button(custom_id, label))


def _buttons(table: Table, tries: Tries, certain: int, words: Words) -> list[ui.Item]:
    at = tries_id(table.id, tries)
    items: list[ui.Item] = []
    if certain:
        label = words("tryout-play", count=certain)
        items.append(PlayTriesButton(button(f"tryout-play:{at}", label, Style.success)))
    if tries.picks:
        items.append(BackTryButton(button(f"tryout-back:{at}", words("tryout-back"))))
    items.append(HandButton(button(f"hand:{table.id}", words("tryout-leave"))))
    return items


def stop_text(stop: Stop, words: Words, table: Table) -> str:
    """Return why a tryout goes no further."""
    name = in_text(table.names[stop.player]) if stop.player else ""
    return words(f"tryout-stop-{stop.kind}", age=stop.age or 0, name=name)


def played_text(tryout: Tryout, words: Words, table: Table) -> str:
    """Return the answers played of a tryout, and why the rest was not."""
    lines = [words("tryout-played", count=len(tryout.answers))]
    if tryout.stop is not None:
        lines.append(words("tryout-rest", why=stop_text(tryout.stop, words, table)))
    return "\n".join(lines)


def tryout_button(table: Table, player: str, words: Words) -> TryoutButton:
    """Return the button by which ``player``, if allowed, begins to try answers out."""
    assert table.game is not None
    tries = Tries(table.game.pending[player].number, table.rewound)
    custom_id = f"tryout:{tries_id(table.id, tries)}"
    return TryoutButton(button(custom_id, words("tryout-button"), emoji=words("tryout-sign")))


class TryoutPress(DecisionPress, template=r"(?!)"):
    """A press for a tryout as a whole."""

    @property
    def tries(self) -> Tries:
        """The answers tried so far."""
        return super().tries or Tries(self.number, -1)


class TryoutButton(TryoutPress, template=rf"tryout:{DECISION}"):
    """Try moves out before I play any."""

    async def pressed(self, interaction: Pressing) -> None:
        step = Step(tries=self.tries)
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


class TryoutPageButton(TryoutPress, template=rf"tryout-page:{DECISION}:(?P<page>\d+)"):
    """Turn to another page of my hand as it would be."""

    async def pressed(self, interaction: Pressing) -> None:
        step = Step("hand", page=int(self.said["page"]), tries=self.tries)
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


class BackTryButton(TryoutPress, template=rf"tryout-back:{DECISION}"):
    """Take back my last try."""

    async def pressed(self, interaction: Pressing) -> None:
        step = Step(tries=self.tries.before)
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


class PlayTriesButton(TryoutPress, template=rf"tryout-play:{DECISION}"):
    """Play my tries, as far as no hidden information comes up."""

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.get(PrivateView).play(interaction, self.table_id, self.tries)
