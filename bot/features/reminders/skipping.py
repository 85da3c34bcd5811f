"""The vote of a table to go on without somebody whose time is up: a computer decides, this once."""

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
    from bot.ui.client import Client


class Skipping(VoteKind):
    """Let a computer make the decision ``about["number"]`` of ``about["player"]``.

    The majority of the others decides.
    """

    def voters(self, table: Table, vote: Vote) -> Sequence[Seat]:
        """All but whoever is awaited."""
        return [seat for seat in table.remaining if seat.player != vote.about["player"]]

    def needed(self, voters: int) -> int:
        """More than half; beside computers alone nobody."""
        return majority(voters) if voters else 0

    def holds(self, bot: Client, table: Table, vote: Vote) -> bool:
        """As long as they have not answered."""
        clock = table.seat(vote.about["player"]).clock
        return clock is not None and clock.decision == vote.about["number"]

    async def carry_out(self, bot: Client, table: Table, vote: Vote) -> Change:
        """The decision is made at once, wherever computers think."""
        about = vote.about
        return Change(
            replace(table, seats=table.with_seat(about["player"], stand_in=about["number"]))
        )

    def facts(self, bot: Client, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Whose time is up."""
        return {"name": in_text(table.names[vote.about["player"]])}
