"""The vote of a table to go on without somebody whose time is up: a computer decides, this once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.features.votes.ballot import Change, Kind, majority

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Motion


class Skipping(Kind):
    """Let a computer make the decision ``about["number"]`` of ``about["player"]``.

    The majority of the others decides.
    """

    def voters(self, table: Table, motion: Motion) -> Sequence[Seat]:
        """All but whoever is awaited."""
        return [seat for seat in table.remaining if seat.player != motion.about["player"]]

    def needed(self, voters: int) -> int:
        """More than half; beside computers alone nobody."""
        return majority(voters) if voters else 0

    def holds(self, bot: Civitas, table: Table, motion: Motion) -> bool:
        """As long as they have not answered."""
        clock = table.seat(motion.about["player"]).clock
        return clock is not None and clock.decision == motion.about["number"]

    async def carry_out(self, bot: Civitas, table: Table, motion: Motion) -> Change:
        """The decision is made at once, wherever computers think."""
        about = motion.about
        return Change(
            replace(table, seats=table.with_seat(about["player"], stand_in=about["number"]))
        )

    def facts(self, bot: Civitas, table: Table, motion: Motion, words: Words) -> dict[str, Fact]:
        """Whose time is up."""
        return {"name": in_text(table.names[motion.about["player"]])}
