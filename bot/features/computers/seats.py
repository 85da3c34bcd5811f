"""The seats of computers: free ones before a game, later those that people leave."""

from __future__ import annotations

from dataclasses import replace

from bot.core.table import Seat, Table, clockwise
from bot.core.words import words_for
from bot.tables.guards import Caller, check, check_playing, gathering, joined
from bot.tables.play import deserted
from bot.tables.repository import TableRepository
from engine import Refusal
from engine.players import LEVELS, levels

# The default level of a computer.
USUAL_LEVEL = "normal"
NAMES = 4  # of computers, in each language


class ComputerSeats:
    """Gives seats to computers and takes them away; each method names its refusals."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    # Before the game

    async def add(self, table_id: int, user_id: int, level: str, count: int = 1) -> Table:
        """Seat up to ``count`` computers at the request of a player of this lobby.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``table-full``, ``no-expert``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            check_level(table.game_name, level)
            if not table.free:
                raise Refusal("table-full", seats=table.max_seats)
            return await self._tables.commit(table, with_computers(table, level, count))

    async def remove(self, table_id: int, user_id: int) -> Table:
        """Remove the computer that joined last; the others move up.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``no-computers``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            if not table.computers:
                raise Refusal("no-computers")
            seats = clockwise(seat for seat in table.seats if seat is not table.computers[-1])
            return await self._tables.commit(table, replace(table, seats=seats))

    # During the game

    async def take_over(self, table_id: int, player: str, level: str = USUAL_LEVEL) -> Table:
        """Let a computer play this person's seat until they are back.

        It is a no-op where a computer plays already. Refused: ``not-started``, ``game-over``,
        ``no-expert``; ``last-person`` where only computers would be left.
        """
        async with self._tables.locked(table_id) as table:
            check_playing(table)
            check_level(table.game_name, level)
            seat = table.seat(player)
            if seat.level is not None:
                return table
            if not any(other.player != player for other in table.remaining):
                raise Refusal("last-person")
            seats = table.with_seat(player, computer=level, agreed=False)
            return await self._tables.commit(
                table, deserted(replace(table, seats=seats), self._tables.now())
            )

    async def give_back(self, table_id: int, user_id: int) -> Table:
        """Return a seat to its owner on their return; a no-op if they were not away.

        Refused: ``not-seated``.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refusal("not-seated")
            if not seat.taken_over:
                return table
            # The returning user needs no ping.
            seats = table.with_new_seat(
                replace(seat, computer=None).with_delivery(pinged=seat.wait)
            )
            return await self._tables.commit(table, replace(table, seats=seats))


def check_level(game: str, level: str) -> None:
    """Raise the refusal ``no-expert`` if computers do not play ``game`` at ``level``."""
    if level not in levels(game):
        raise Refusal("no-expert")


def with_computers(table: Table, level: str, count: int) -> Table:
    """Return ``table`` with ``count`` more computers, as far as seats are free."""
    seats = list(table.seats)
    for _ in range(min(count, table.free)):
        seats.append(Seat("", None, _name(table.language, level, seats), level))
    return replace(table, seats=clockwise(seats))


def _name(language: str, level: str, seats: list[Seat]) -> str:
    """Return a name for a computer that is unique at this table on any level."""
    words, taken = words_for(language), {seat.name for seat in seats}
    for number in range(1, NAMES + 1):
        names = {each: words("computer-name", number=number, level=each) for each in LEVELS}
        if taken.isdisjoint(names.values()):
            break
    return names[level]
