"""The vote to replace an absent player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_text, stored_in_text
from bot.core.offers import VOTE, Offered
from bot.features.seats.service import Seating
from bot.features.votes.ballot import Change, VoteKind, majority
from bot.tables.play import deserted
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote


class Replacing(VoteKind):
    """A vote to seek a replacement for ``about["player"]``.

    The replacement is a given user, any user, or a computer. The majority of the others decides.
    The newcomer still has to accept.
    """

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self._tables = tables
        self._seating = seating

    def voters(self, table: Table, vote: Vote) -> Sequence[Seat]:
        """Return all but the absent player."""
        return [seat for seat in table.remaining if seat.player != vote.about["player"]]

    def needed(self, voters: int) -> int:
        """Return more than half of ``voters``."""
        return majority(voters)

    def holds(self, table: Table, vote: Vote) -> bool:
        """Return whether the player is still absent."""
        return self._seating.absent(table, table.seat(vote.about["player"]))

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        """Offer the seat, or let a computer play there until the player is back."""
        about, seat = vote.about, table.seat(vote.about["player"])
        if about["level"] is not None:
            seats = table.with_seat(seat.player, computer=about["level"], agreed=False)
            return Change(deserted(replace(table, seats=seats), self._tables.now()))
        offered = Offered(table.version + 1, VOTE, vote.asker or 0, about["to"], about["name"])
        return self._seating.offering(table, seat, offered)

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Return the absent player, and the kind of replacement."""
        about = vote.about
        by = "computer" if about["level"] is not None else "anybody"
        return {
            "name": in_text(table.names[about["player"]]),
            "by": by if about["to"] is None else "person",
            "to": stored_in_text(about["name"]) if about["to"] is not None else "",
        }
