"""The steps of a turn of Carta Impera Victoria that spectators can guess."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.games.civ.options import action_choice, effect_in_short
from bot.ui.choice import Choice
from engine.civ.domains import DOMAINS
from engine.view import Awaited

if TYPE_CHECKING:
    from engine.civ.view import TableView

COPY = "copy"


class CivGuesses:
    """The domain played, or the effect used; see ``bot.games.guesses``."""

    def offered(self, view: TableView, awaited: Awaited) -> Sequence[str]:
        """Return the moves that the area allows, regardless of the player's hand."""
        seat = view.seat(awaited.player)
        if awaited.purpose == "play-step":
            return [f"play {domain}" for domain in DOMAINS if domain not in seat.embargoes]
        if awaited.purpose != "effects-step":
            return ()
        permanent = [
            f"effect {domain} {level}"
            for domain in DOMAINS
            if domain not in view.used
            for level in range(seat.levels[domain], 0, -1)
        ]
        discards = [f"discard {domain}" for domain in DOMAINS if domain not in view.discards_used]
        return [*permanent, *discards, *([] if view.inspired else [COPY]), "draw"]

    def proved_by(self, token: str) -> str:
        """Return the step; all copies of effects are the same guess."""
        return COPY if token.startswith(f"{COPY} ") else token

    def choice(self, guess: str, words: Words) -> Choice:
        """Return the step as players see it."""
        if guess == COPY:
            sign = words("option-civ-copy-icon")
            return Choice(words.card("inspiration"), effect_in_short("inspiration", words), sign)
        return action_choice(guess, words, {})
