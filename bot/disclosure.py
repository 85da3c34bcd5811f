"""What of a game is disclosed to whom: the one place that decides it, and how that is changed.

While a game goes on, everybody sees what the rules show them: a player their view, everybody else
the public one. That stays so when it is over, unless the people at the table have agreed that
hidden cards are revealed at the end (``Terms.revealed``): then everybody sees everything, the seed
from which it all follows included. Log, replay, record, report and all else go by this.

Before the start the host says which it is, and whoever sits down agrees; from then on it takes all
who have a seat, also when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.motion import Change, Kind
from bot.table import NOBODY
from engine import Refusal

if TYPE_CHECKING:
    from bot.client import Civitas
    from bot.store import Motion
    from bot.table import Seat, Table
    from bot.words import Fact, Words
    from engine import Event


def is_open(table: Table) -> bool:
    """Whether everybody may see everything of ``table``, the seed included."""
    return not table.active and table.terms.revealed


def disclosed(table: Table, events: Sequence[Event]) -> Sequence[Event]:
    """The ``events`` of ``table``, to be masked for their reader: unmasked where it is open."""
    return [replace(event, seen=None) for event in events] if is_open(table) else events


class Disclosure(Kind):
    """Shall hidden cards be revealed at the end, or ``about["revealed"]`` be false: stay hidden?

    Everybody has to agree whose seat it is: also who has resigned, is away or has left the server.
    """

    after_the_end = True

    def check_asker(self, table: Table, user_id: int) -> None:
        """Whoever has a seat may ask. Refused: ``not-seated``."""
        if table.seat_of(user_id) is None:
            raise Refusal("not-seated")

    def voters(self, table: Table, motion: Motion) -> Sequence[Seat]:
        """All others who have a seat."""
        return [seat for seat in table.seats if seat.user_id not in (None, NOBODY, motion.asker)]

    def asked(self, table: Table, motion: Motion) -> list[int]:
        """The owners of the seats, and nobody in their place."""
        return [seat.user_id for seat in self.voters(table, motion) if seat.user_id is not None]

    def holds(self, bot: Civitas, table: Table, motion: Motion) -> bool:
        """As long as it would change anything: what was seen cannot be hidden again."""
        return table.terms.revealed != motion.about["revealed"] and not is_open(table)

    async def carry_out(self, bot: Civitas, table: Table, motion: Motion) -> Change:
        """From now on it is so."""
        terms = replace(table.terms, revealed=motion.about["revealed"])
        return Change(replace(table, terms=terms))

    def facts(self, bot: Civitas, table: Table, motion: Motion, words: Words) -> dict[str, Fact]:
        """Which it is, and whether the game is over."""
        return {
            "on": "yes" if motion.about["revealed"] else "no",
            "over": "no" if table.active else "yes",
        }
