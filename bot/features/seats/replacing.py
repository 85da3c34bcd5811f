"""The vote of a table on somebody else for the seat of a player who is absent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_text, stored_in_text
from bot.core.offers import VOTE, Offered
from bot.features.tables.play import deserted
from bot.features.votes.ballot import Change, Kind, majority

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Motion


class Replacing(Kind):
    """Seek another player for ``about["player"]``: a certain person, anybody, or a computer.

    The majority of the others decides. The newcomer still has to accept.
    """

    def voters(self, table: Table, motion: Motion) -> Sequence[Seat]:
        """All but whoever is absent."""
        return [seat for seat in table.remaining if seat.player != motion.about["player"]]

    def needed(self, voters: int) -> int:
        """More than half."""
        return majority(voters)

    def holds(self, bot: Civitas, table: Table, motion: Motion) -> bool:
        """As long as they are absent."""
        return bot.seating.absent(table, table.seat(motion.about["player"]))

    async def carry_out(self, bot: Civitas, table: Table, motion: Motion) -> Change:
        """Offer the seat, or let a computer play there until the player is back."""
        about, seat = motion.about, table.seat(motion.about["player"])
        if about["level"] is not None:
            seats = table.with_seat(seat.player, computer=about["level"], agreed=False)
            return Change(deserted(replace(table, seats=seats), bot.tables.now()))
        offered = Offered(table.version + 1, VOTE, motion.asker or 0, about["to"], about["name"])
        return bot.seating.offering(table, seat, offered)

    def facts(self, bot: Civitas, table: Table, motion: Motion, words: Words) -> dict[str, Fact]:
        """Whom it is about, and who is to play there."""
        about = motion.about
        by = "computer" if about["level"] is not None else "anybody"
        return {
            "name": in_text(table.names[about["player"]]),
            "by": by if about["to"] is None else "person",
            "to": stored_in_text(about["name"]) if about["to"] is not None else "",
        }
