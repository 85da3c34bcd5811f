"""The actions of Innovation that spectators can guess."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.games.innovation.cards import card_choice
from bot.ui.choice import Choice
from engine.view import Awaited
from render.innovation.names import achievement_name
from render.innovation.progress import may_claim

if TYPE_CHECKING:
    from engine.innovation.view import TableView

DRAW, MELD, DOGMA, ACHIEVE = "draw", "meld", "dogma", "achieve"


class InnovationGuesses:
    """The kind of action, with the top card or the age; see ``bot.games.guesses``."""

    def offered(self, view: TableView, awaited: Awaited) -> Sequence[str]:
        """Return the actions possible by public information; a meld without card."""
        if awaited.kind != "action":
            return ()
        seat = view.seat(awaited.player)
        ages = [each for each in view.achievements if each.isdecimal()]
        return [
            DRAW,
            *([MELD] if seat.hand else []),
            *(f"{DOGMA} {pile.cards[0]}" for pile in seat.board),
            *(f"{ACHIEVE} {age}" for age in ages if may_claim(seat, int(age))),
        ]

    def proved_by(self, token: str) -> str:
        """Return the action without the card that is melded."""
        return MELD if token.startswith(f"{MELD} ") else token

    def choice(self, guess: str, words: Words) -> Choice:
        """Return the action, with its top card or age."""
        what, _, which = guess.partition(" ")
        sign = words(f"action-{what}-sign")
        if what == DOGMA:
            card = card_choice(which, words)
            return Choice(words("guess-dogma", card=card.label), card.description, sign)
        if what == ACHIEVE:
            return Choice(words("guess-achieve", age=achievement_name(which, words)), emoji=sign)
        return Choice(words(f"action-{what}"), emoji=sign)
