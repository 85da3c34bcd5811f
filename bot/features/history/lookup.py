"""The lookups of a game: its log, its replay, its record as a file."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.core.table import Table
from bot.core.words import Words
from bot.core.workers import Workers
from bot.features.board.pictures import Pictures
from bot.features.history.analysis.service import Analyses
from bot.features.history.disclosure import disclosed, is_open
from bot.features.history.export import exported, file_name
from bot.features.history.replay_page.page import file_name as page_name
from bot.features.history.replay_page.page import replay_page
from bot.features.history.service import History, of_turn
from bot.games.registry import GAMES
from bot.tables.replay import SeenTurn, turn_seen
from bot.tables.service import Tables
from bot.ui.panel import Attached, Picture
from engine import Event, Refusal
from render.curve import Curve

log = logging.getLogger(__name__)


class Lookup:
    """Looks up games that have begun, as far as each user may see them.

    All of it is bounded and cached by ``Workers``, and refused as by ``Workers.once``.
    """

    def __init__(
        self,
        tables: Tables,
        history: History,
        pictures: Pictures,
        workers: Workers,
        analyses: Analyses,
    ) -> None:
        self._tables = tables
        self._history = history
        self._pictures = pictures
        self._workers = workers
        self._analyses = analyses

    def begun(self, table_id: int) -> Table:
        """Return a table. Refused: ``not-started`` in the lobby."""
        table = self._tables.get(table_id)
        if table.game is None:
            raise Refusal("not-started")
        return table

    async def log(
        self, table: Table, user_id: int, names: Mapping[str, str], words: Words
    ) -> list[list[str]]:
        """Return the lines of the log as this user may know it, turn by turn.

        Those of the first one precede all turns.
        """
        reader = table.player_of(user_id)
        key = ("log", table.id, table.version, is_open(table), reader, words.language)
        return await self._workers.run(
            (*key, *names.values()),
            _log_lines,
            table.game_name,
            disclosed(table, self._history.events(table)),
            words,
            names,
            reader,
            user_id=user_id,
            table_id=table.id,
        )

    async def replay(self, table: Table, user_id: int, words: Words) -> Picture:
        """Return the whole game as an animation. Refused: ``no-replay``."""
        theme = self._pictures.theme(table.guild_id, user_id)
        picture = await self._workers.once(
            ("animation", table.id, table.version, words.language, theme, *table.names.values()),
            lambda: self._pictures.replay(table, self._tables.answers(table.id), words, theme),
            user_id=user_id,
            table_id=table.id,
            heavy=True,
        )
        if picture is None:
            raise Refusal("no-replay")
        return picture

    async def turn(self, table: Table, user_id: int, place: int | None) -> SeenTurn:
        """Return one turn as this user may see it, the last one by default.

        Players see their own hand as it was at its end, too. Refused: ``no-replay``.
        """
        player = table.player_of(user_id)
        seen = await self._workers.run(
            ("turn", table.id, table.version, place, player),
            turn_seen,
            replace(table, stored=None),
            self._tables.answers(table.id),
            place,
            player,
            user_id=user_id,
            table_id=table.id,
        )
        if seen is None:
            raise Refusal("no-replay")
        return seen

    def events(self, table: Table) -> list[Event]:
        """Return the events of ``table``, with hidden facts if disclosed at its end."""
        return list(disclosed(table, self._history.events(table)))

    async def exported(self, table: Table, user_id: int) -> Attached:
        """Return the record of ``table``, as far as this user may know it.

        Refused: as by ``Workers.once``.
        """
        answers = self._tables.answers(table.id)
        events = self._history.events(table)
        player = table.player_of(user_id)
        content = await self._workers.run(
            ("export", table.id, table.version, is_open(table), player),
            exported,
            table,
            answers,
            events,
            player,
            user_id=user_id,
            table_id=table.id,
        )
        return Attached(file_name(table), content)

    async def page(self, table: Table, user_id: int, words: Words) -> Attached | None:
        """Return the replay of ``table`` as a web page, as far as this user may know it.

        ``None`` if there is none: the current rules play the record otherwise, or drawing failed.
        Refused: as by ``Workers.once``.
        """
        player, theme = table.player_of(user_id), self._pictures.theme(table.guild_id, user_id)
        found = None if table.active else self._analyses.known(table, player)
        curve = () if found is None else found.curve
        about = (bool(curve), is_open(table), player, words.language, theme)
        content = await self._workers.once(
            ("page", table.id, table.version, *about, *table.names.values()),
            lambda: self._paged(table, player, words, theme, curve),
            user_id=user_id,
            table_id=table.id,
            heavy=True,
        )
        return None if content is None else Attached(page_name(table), content)

    async def _paged(
        self, table: Table, player: str | None, words: Words, theme: str, curve: Curve
    ) -> bytes | None:
        make = partial(
            replay_page,
            table=replace(table, stored=None),
            answers=self._tables.answers(table.id),
            player=player,
            words=words,
            theme=theme,
            curve=curve,
        )
        try:
            return await self._pictures.with_film(make)
        except Exception:
            log.exception("couldn't make the page of table %s", table.id)
            return None


def _log_lines(
    game: str, events: Sequence[Event], words: Words, names: Mapping[str, str], reader: str | None
) -> list[list[str]]:
    turns = sum(event.kind == "turn" for event in events)
    lines = GAMES[game].presenter.log_lines
    return [lines(of_turn(events, turn), words, names, reader) for turn in range(turns + 1)]
