"""What a dogma would do, told before it is confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.words import Words
from engine.innovation.cards import CARDS

if TYPE_CHECKING:
    from bot.table import Table
    from engine.innovation.view import TableView


def forecast_text(
    table: Table, player: str, token: str, view: TableView, words: Words, names: Mapping[str, str]
) -> str:
    """The card's text, who would share it and of whom it would demand, with their icons."""
    card = CARDS[token.partition(" ")[2]]
    icon = words.icon(card.dogma_icon)
    counts = {seat.name: seat.icons[card.dogma_icon] for seat in view.seats}
    others = [seat.name for seat in view.seats if seat.name != player]

    def counted(players: list[str]) -> str:
        return words.list(
            words("forecast-count", name=names[other], count=counts[other], icon=icon)
            for other in players
        )

    lines = [words("forecast-title", card=words.card(card.id), count=counts[player], icon=icon)]
    for kind, text in zip(card.effects, words.effects(card.id), strict=True):
        lines.append(words("card-effect", kind=words(f"effect-{kind}"), icon=icon, text=text))
    sharing = [other for other in others if counts[other] >= counts[player]]
    demanded = [other for other in others if counts[other] < counts[player]]
    if "coop" in card.effects:
        lines.append(
            words("forecast-shares", players=counted(sharing))
            if sharing
            else words("forecast-alone")
        )
    if "demand" in card.effects:
        lines.append(
            words("forecast-demands", players=counted(demanded))
            if demanded
            else words("forecast-nobody")
        )
    return "\n".join(lines)
