"""Disclosure of hidden cards: the one place that decides it, and the vote on it.

During a game the rules decide: a player sees their own view, all others the public one. That stays
so after the end, unless the players have agreed that hidden cards are revealed then
(``Terms.revealed``): then the whole game is public, including the seed that determines it. Log,
replay, record and report all depend on this module.

Before the start the host chooses, and players agree by sitting down; later, every owner of a seat
has to agree, also after the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.table import NOBODY
from bot.features.votes.ballot import Change, VoteKind
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote
    from engine import Event


def is_open(table: Table) -> bool:
    """Return whether all of ``table`` is public, the seed included."""
    return not table.active and table.terms.revealed


def disclosed(table: Table, events: Sequence[Event]) -> Sequence[Event]:
    """The ``events`` of ``table``, to be masked by reader; unmasked where it is open."""
    return [replace(event, seen=None) for event in events] if is_open(table) else events


class Disclosure(VoteKind):
    """A vote to reveal hidden cards at the end, or not to (``about["revealed"]``).

    Every owner of a seat has to agree, including players who have resigned, are away or have left
    the server.
    """

    after_the_end = True

    def check_asker(self, table: Table, user_id: int) -> None:
        """Let any owner of a seat ask. Refused: ``not-seated``."""
        if table.seat_of(user_id) is None:
            raise Refusal("not-seated")

    def voters(self, table: Table, vote: Vote) -> Sequence[Seat]:
        """The other owners of seats."""
        return [seat for seat in table.seats if seat.user_id not in (None, NOBODY, vote.asker)]

    def asked(self, table: Table, vote: Vote) -> list[int]:
        """The owners of the seats, never their stand-ins."""
        return [seat.user_id for seat in self.voters(table, vote) if seat.user_id is not None]

    def holds(self, table: Table, vote: Vote) -> bool:
        """Return whether the terms would change: revealed cards cannot be hidden again."""
        return table.terms.revealed != vote.about["revealed"] and not is_open(table)

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        """Change the terms."""
        terms = replace(table.terms, revealed=vote.about["revealed"])
        return Change(replace(table, terms=terms))

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """The choice asked for, and whether the game is over."""
        return {
            "on": "yes" if vote.about["revealed"] else "no",
            "over": "no" if table.active else "yes",
        }
