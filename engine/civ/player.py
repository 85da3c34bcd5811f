"""The choices of a player. A choice with exactly one legal answer is not asked.

At a strict table a choice among hand cards is asked even then, and even if no card will do, unless
public information (the number of cards, the absence of embargoes) shows that there is no choice.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from engine.civ.moves import Mover
from engine.civ.snapshot import Snapshot
from engine.civ.table import State
from engine.decision import Answer, Decision
from engine.referable import referable

T = TypeVar("T")
Choosing = Generator[Decision, Answer, T]


class Player(Mover):
    """A player: cards (``Seat``), moves (``Mover``) and choices."""

    @property
    def table(self) -> Table:
        """The table of this player."""
        table: Table = self._table()
        return table

    @property
    def others(self) -> list[Player]:
        """The other players, clockwise from this player's left."""
        players = self.table.players
        seat = players.index(self)
        return players[seat + 1 :] + players[:seat]

    def choose(
        self,
        cards: Sequence[str],
        purpose: str,
        number: int,
        cause: str | None,
        hidden: bool = False,
        uncertain: bool = False,
        at_least: int | None = None,
    ) -> Choosing[Answer]:
        """Choose ``number`` of ``cards`` (all, if there are fewer).

        ``hidden``: only this player sees the cards. ``uncertain``: the others cannot tell how many
        of the hand cards they are. ``at_least``: a smaller number that is accepted for now.
        """
        number = min(number, len(cards))
        all_of_them = number in (0, len(cards))
        # Whether a card may be chosen is public, unless the others cannot tell how many there are.
        faces_decide = hidden and (uncertain or not all_of_them)
        if faces_decide and not self.table.strict:
            self.table.disclosures += 1  # by asking, or by not asking
        if not (faces_decide and self.table.strict) and (all_of_them or len(set(cards)) == 1):
            return tuple(cards[:number])
        least = number if at_least is None else min(at_least, number)
        answer = yield Decision(
            self.name, "cards", tuple(cards), least, number, purpose, cause, secret=hidden
        )
        if faces_decide and not answer:
            self.table.disclosures += 1  # there were none
        return answer

    def choose_one_of(
        self, options: Sequence[str], kind: str, purpose: str, cause: str
    ) -> Choosing[str]:
        """Choose one of at least one public ``options``; a single one is not asked."""
        if len(options) == 1:
            return options[0]
        (answer,) = yield Decision(self.name, kind, tuple(options), purpose=purpose, card=cause)
        return answer

    def must_play(self, number: int, cause: str) -> Choosing[None]:
        """Play ``number`` hand cards at once, or as many as the hand and embargoes allow.

        The player may name them one by one or together.
        """
        while number and self.hand:
            cards = yield from self.choose(
                self.playable,
                "play",
                number,
                cause,
                hidden=True,
                uncertain=bool(self.forbidden),
                at_least=1,
            )
            if not cards:
                return
            for card in cards:
                self.play(card)
            number -= len(cards)


@referable
class Table(State[Player]):
    """A table with its players."""

    def snapshot(self) -> Snapshot:
        """Return a copy of the state; call it at boundaries only."""
        return Snapshot(self)
