"""The vote to let a computer decide, this once, for a player after a timeout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.features.votes.ballot import Change, VoteKind, majority

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote


class Skipping(VoteKind):
    """A vote on letting a computer make a decision of ``about["player"]``.

    The decision is ``about["number"]``. The majority of the others decides.
    """

    def voters(self, table: Table, vote: Vote) -> Sequence[Seat]:
        """Return all but the awaited player."""
        return [seat for seat in table.remaining if seat.player != vote.about["player"]]

    def needed(self, voters: int) -> int:
        """Return more than half of ``voters``; 0 if only computers are left."""
        return majority(voters) if voters else 0

    def holds(self, table: Table, vote: Vote) -> bool:
        """Return whether the player has not answered yet."""
        clock = table.seat(vote.about["player"]).clock
        return clock is not None and clock.decision == vote.about["number"]

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        """Return the change that makes the decision at once, where computers think."""
        about = vote.about
        seat = table.seat(about["player"]).with_waiting(stand_in=about["number"])
        return Change(replace(table, seats=table.with_new_seat(seat)))

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Return the name of the player to be skipped."""
        return {"name": in_text(table.names[vote.about["player"]])}
