"""A kind of question to the others at a table: whom it asks, how many must agree, what then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Civitas
    from bot.play import Play
    from bot.store import Motion
    from bot.table import Seat, Table
    from bot.words import Fact, Words


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

    def voters(self, table: Table, motion: Motion) -> Sequence[Seat]:
        """Whose consent is asked. Only people are: computers have no say.

        Whoever asks and is among them has agreed by asking.
        """
        return [seat for seat in table.remaining if seat.user_id != motion.asker]

    def needed(self, voters: int) -> int:
        """How many of so many have to agree."""
        return voters

    def holds(self, bot: Civitas, table: Table, motion: Motion) -> bool:
        """Whether it still makes sense; asked only while ``table`` is being played."""
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
