"""Tutorials: begun, resumed, and the lessons due at each moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.core.table import LOBBY, NOWHERE, Seat, Table, TableKind
from bot.core.terms import Terms
from bot.features.computers.seats import with_computers
from bot.games.lessons import Facts, Moment, due_lessons
from bot.games.registry import GAMES
from bot.storage.tutorials import Progress
from bot.tables.service import Tables
from engine import Event, Refusal


class Tutorials:
    """Tables at which one user learns a game from an easy computer player.

    Such a table is in that user's direct messages and on no server; other users never see it.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def under_way(self, user_id: int) -> Table | None:
        """Return the tutorial that this user has not finished."""
        return next(
            (table for table in self._tables.of_user(user_id) if table.kind is TableKind.TUTORIAL),
            None,
        )

    def own(self, table_id: int, user_id: int) -> Table:
        """Return this user's own tutorial. Refused: ``not-seated``, ``tutorial-over``."""
        table = self._tables.get(table_id)
        if table.kind is not TableKind.TUTORIAL or table.seat_of(user_id) is None:
            raise Refusal("not-seated")
        if not table.active:
            raise Refusal("tutorial-over")
        return table

    async def stop(self, table_id: int, user_id: int) -> Table:
        """End this user's own tutorial for good. Refused: as by ``own``."""
        return await self._tables.end(self.own(table_id, user_id).id)

    async def begin(
        self, user_id: int, name: str, channel_id: int, game: str, language: str
    ) -> Table:
        """Deal a first game of ``game``; ``channel_id`` is the user's DM channel.

        Refused: ``channel-busy`` while another tutorial is under way.
        """
        table = Table(
            id=0,
            guild_id=NOWHERE,
            channel_id=channel_id,
            host_id=user_id,
            game_name=game,
            kind=TableKind.TUTORIAL,
            language=language,
            max_seats=2,
            opened_at=self._tables.now(),
            terms=Terms(rated=False),
            seats=(Seat("p1", user_id, name),),
        )
        table = await self._tables.add(with_computers(table, "easy", 1))
        return await self.deal(table)

    async def deal(self, table: Table) -> Table:
        """Return ``table``, dealt if that was not done yet."""
        if table.status != LOBBY:
            return table
        seed = GAMES[table.game_name].tutorial.seed
        return await self._tables.start(table.id, table.host_id, seed)

    async def taught(
        self, table: Table, player: str, events: Sequence[Event]
    ) -> list[tuple[str, Facts]]:
        """Return the lessons for ``player`` now: the same until the next answer.

        Each comes with the facts for its words. ``events`` are all so far, including hidden facts.
        """
        assert table.game is not None
        lessons = GAMES[table.game_name].tutorial.lessons
        known = [event.for_viewer(player) for event in events]
        decision = table.game.pending.get(player) if table.active else None
        moment = Moment(player, table.game.view(player), decision, known)
        progress = self._tables.store.tutorials.load(table.id)
        if progress.answers != table.answer_count and decision is not None:
            now = tuple(name for name, _ in due_lessons(lessons, progress.told, moment))
            progress = Progress(table.id, progress.told + now, now, table.answer_count)
            await self._tables.write(partial(self._tables.store.tutorials.save, progress))
        shown = progress.now if progress.answers == table.answer_count else ()
        return [
            (lesson.name, facts)
            for lesson in lessons
            if lesson.name in shown and (facts := lesson.due(moment)) is not None
        ]
