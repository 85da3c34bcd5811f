"""Guesses about the next move: the guessers, and how a guess is compared.

A guess names a move by its public part (``bot.games.guesses``). It belongs to one decision, by
number: an answer to that settles it. If the decision is gone without an answer, as after an undo,
the guess lapses and does not count.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.table import PLAYING
from bot.features.guessing.model import END, Guesser
from bot.features.guessing.storage import StoredGuesses
from bot.games.registry import presenter_of
from bot.tables.guards import Caller, active, begun, check
from bot.tables.service import Tables
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.table import Table
    from engine.view import Awaited


def spectating(caller: Caller) -> None:
    """Refuse players, even if they have resigned: ``guess-plays-there``."""
    if caller.table.played_by(caller.user_id) is not None:
        raise Refusal("guess-plays-there")


class Guessing:
    """The guesses of spectators."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stored = tables.store.section(StoredGuesses)

    def by(self, table: Table, user_id: int) -> Guesser | None:
        """Return the guesses of this user at ``table``, compared with the moves made."""
        guesser = self._stored.load(table.id, user_id)
        return None if guesser is None else self.compared(table, guesser)

    def question(self, table: Table) -> tuple[Awaited, Sequence[str]] | None:
        """Return the move that can be guessed now, if any, and the guesses about it."""
        if table.status != PLAYING or table.game is None:
            return None
        view = table.game.view(None)
        for awaited in view.awaited:
            if offered := presenter_of(table).guesses.offered(view, awaited):
                return awaited, offered
        return None

    async def guess(self, table_id: int, user_id: int, decision: int, guess: str) -> Guesser:
        """Store this user's guess of the answer to ``decision``.

        Another guess about the same decision replaces the first. Refused: ``not-started``,
        ``game-over``, ``guess-plays-there``, ``guess-late``, ``not-an-option``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), begun, active, spectating)
            asked = self.question(table)
            if asked is None or asked[0].number != decision:
                raise Refusal("guess-late")
            awaited, offered = asked
            if guess not in offered:
                raise Refusal("not-an-option")
            before = self.by(table, user_id) or Guesser(table_id, user_id)
            now = replace(before, player=awaited.player, decision=decision, guess=guess, move=None)
            await self._tables.write(partial(self._stored.save, now))
            return now

    def compared(self, table: Table, guesser: Guesser) -> Guesser:
        """Return ``guesser`` with an open guess compared with its answer, if any."""
        if not guesser.open or table.game is None:
            return guesser
        answer = self._stored.answer_to(guesser)
        if answer is not None:
            move = presenter_of(table).guesses.proved_by(answer)
            hit = int(move == guesser.guess)
            return replace(guesser, move=move, made=guesser.made + 1, hits=guesser.hits + hit)
        pending = table.game.pending if table.active else {}
        if any(each.number == guesser.decision for each in pending.values()):
            return guesser
        return replace(guesser, player=None, decision=None, guess=None)

    async def settle(self, table_id: int) -> list[Guesser]:
        """Compare the open guesses at a table; return those with undelivered results."""
        async with self._tables.locked(table_id) as table:
            untold = []
            for before in self._stored.untold(table_id):
                now = self.compared(table, before)
                if now != before:
                    await self._tables.write(partial(self._stored.save, now))
                if now.told != self.news(table, now):
                    untold.append(now)
            return untold

    @staticmethod
    def news(table: Table, guesser: Guesser) -> int:
        """Return the latest news for this user, as ``Guesser.told`` counts it."""
        return guesser.made if table.active else END

    async def told(self, guesser: Guesser, also: Callable[[], None] | None = None) -> bool:
        """Record the news told to a user, with its message; ``False`` if forgotten since.

        ``also`` is written in the same transaction.
        """

        def write() -> bool:
            with self._tables.store.transaction():
                if also is not None:
                    also()
                return self._stored.note(guesser)

        return await self._tables.write(write)

    def tables(self) -> list[int]:
        """Return the tables whose guessers have not been told the end yet."""
        return self._stored.tables()

    def guessed_at(self, table_id: int) -> bool:
        """Return whether there are such guessers at this table."""
        return bool(self._stored.untold(table_id))
