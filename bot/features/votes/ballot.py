"""Kinds of votes: the voters, the agreement needed, and the effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables.service import seat_in_play

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote
    from bot.tables.play import Play


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of a vote on its table: the arguments of ``TableRepository.commit``."""

    after: Table
    play: Play | None = None
    also: Callable[[], None] | None = None


class VoteKind:
    """A kind of vote; by default all other players are asked, and all have to agree.

    The question reads ``vote-<kind>``, with the asker's name as ``asker`` and with ``facts``;
    ``vote-<kind>-passed`` states the effect.
    """

    after_the_end = False  # whether it can be asked, and answered, when the game is over

    def check_asker(self, table: Table, user_id: int) -> None:
        """Refuse an asker without the right to ask; by default ``seat_in_play`` decides."""
        seat_in_play(table, user_id)

    def voters(self, table: Table, vote: Vote) -> Sequence[Seat]:
        """Return the seats whose consent is needed, never those of computers.

        An asker among them has agreed by asking.
        """
        return [seat for seat in table.remaining if seat.user_id != vote.asker]

    def asked(self, table: Table, vote: Vote) -> list[int]:
        """Return the Discord ids of the voters."""
        return [seat.person for seat in self.voters(table, vote)]

    def needed(self, voters: int) -> int:
        """Return the quorum: how many of ``voters`` have to agree, by default all."""
        return voters

    def holds(self, table: Table, vote: Vote) -> bool:
        """Return whether the vote still makes sense.

        Checked while ``table`` is being played; if it can be asked ``after_the_end``, also later.
        """
        return True

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        """Return the effect on ``table``, which is locked. Raises ``Refusal``."""
        raise NotImplementedError

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Return the variables of this kind's messages besides the asker, names escaped."""
        return {}


def majority(voters: int) -> int:
    """Return more than half of so many voters."""
    return voters // 2 + 1
