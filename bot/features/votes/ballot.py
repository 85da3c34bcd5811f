"""A kind of question to the others at a table: whom it asks, how many must agree, what then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.features.tables.service import seat_in_play

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words
    from bot.features.tables.play import Play
    from bot.storage import Motion


@dataclass(frozen=True, slots=True)
class Change:
    """What carrying out a motion makes of its table: the arguments of ``Ledger.commit``."""

    after: Table
    play: Play | None = None
    also: Callable[[], None] | None = None


class Kind:
    """What is asked of whom, by default of all the others, who all have to agree.

    The question reads ``motion-<kind>``, with the asker's name as ``asker`` and with ``facts``;
    ``motion-<kind>-passed`` says what has been done.
    """

    after_the_end = False  # whether it can be asked, and answered, when the game is over

    def check_asker(self, table: Table, user_id: int) -> None:
        """Refuse a user who may not ask this; by default ``seat_in_play`` decides."""
        seat_in_play(table, user_id)

    def voters(self, table: Table, motion: Motion) -> Sequence[Seat]:
        """Whose consent is asked. Only people are: computers have no say.

        Whoever asks and is among them has agreed by asking.
        """
        return [seat for seat in table.remaining if seat.user_id != motion.asker]

    def asked(self, table: Table, motion: Motion) -> list[int]:
        """The Discord ids of those whose consent is asked."""
        return [seat.person for seat in self.voters(table, motion)]

    def needed(self, voters: int) -> int:
        """How many of so many have to agree."""
        return voters

    def holds(self, bot: Civitas, table: Table, motion: Motion) -> bool:
        """Return whether the motion still makes sense.

        Checked while ``table`` is being played; if it can be asked ``after_the_end``, also later.
        """
        return True

    async def carry_out(self, bot: Civitas, table: Table, motion: Motion) -> Change:
        """What it makes of ``table``, which is locked. Raises ``Refusal`` if it cannot be done."""
        raise NotImplementedError

    def facts(self, bot: Civitas, table: Table, motion: Motion, words: Words) -> dict[str, Fact]:
        """What the words of this kind name beside the asker; names in it are cleaned."""
        return {}


def majority(voters: int) -> int:
    """More than half of so many."""
    return voters // 2 + 1
