"""The tables: open, join, start, answer, resign, end. The service between Discord and the engine.

It knows nothing of Discord but ids. Every method that changes a table takes that table's lock,
plays on a *copy* of the game, commits what happened in one transaction, and only then gives the
new ``Table`` to anybody. So nobody can see what is not on the disk, and a change that could not be
stored has not happened.

A ``Table`` says everything that there is to tell. Whoever tells it does so in this order: find what
is to be sent (``table.untold``, ``seat.ping_due`` …), send it with a nonce that names table and
version, and note it here (``set_board_message``, ``mark_pinged``, ``set_dm_message``), last of all
with ``set_told``. After a crash ``untold`` finds whatever had not come so far.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.options import check_options, fewest_players
from bot.play import Play, finished, played
from bot.store import ChannelTaken, GivenAnswer, NotStored, Server, Store
from bot.table import ENDED, LOBBY, OVER, PLAYING, Seat, StoredGame, Table
from engine import GAMES, Event, Refusal, new_game

__all__ = ["Seat", "Table", "Tables"]

log = logging.getLogger(__name__)

REMEMBERED = 256  # tables kept in memory; the others are read again when they are needed

T = TypeVar("T")
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The time, by this machine's clock."""
    return datetime.now(UTC)


class Tables:
    """All tables of one store. Everything is called in one event loop.

    Whatever changes a table may raise ``Refusal("no-such-table")``, and ``Refusal("not-saved")`` if
    the database does not take it; then nothing has changed. The other refusals are named at each
    method.
    """

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store = store
        self._clock = clock
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._remembered: OrderedDict[int, Table] = OrderedDict()
        self._servers: dict[int, Server] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        """Finish what is being written and close the store."""
        await self._write(self._store.close)
        self._writer.shutdown()

    # Looking: from memory or from the last commit, in a few milliseconds

    def get(self, table_id: int) -> Table:
        """The table as it was last committed. Raises ``Refusal("no-such-table")``."""
        table = self._remembered.get(table_id) or self._store.load(table_id)
        if table is None:
            raise Refusal("no-such-table")
        return self._remember(table)

    def at_channel(self, channel_id: int) -> Table | None:
        """The active table of a channel or thread."""
        table = self.last_at_channel(channel_id)
        return table if table and table.active else None

    def last_at_channel(self, channel_id: int) -> Table | None:
        """The active table of a channel or thread, or else the one that was there last."""
        table_id = self._store.at_channel(channel_id)
        return None if table_id is None else self.get(table_id)

    def of_user(self, user_id: int) -> list[Table]:
        """The active tables at which this person has a seat, the oldest first."""
        return [self.get(table_id) for table_id in self._store.of_user(user_id)]

    def of_guild(self, guild_id: int) -> list[Table]:
        """The active tables of a server, the oldest first."""
        return [self.get(table_id) for table_id in self._store.of_guild(guild_id)]

    def guilds(self) -> set[int]:
        """The servers on which there are active tables."""
        return self._store.guilds()

    def active(self) -> Iterator[Table]:
        """All active tables, the oldest first, read one after another."""
        return map(self.get, self._store.active())

    def untold(self) -> Iterator[Table]:
        """The tables, also finished ones, of which people have not seen all that is committed."""
        return map(self.get, self._store.untold())

    def events(self, table_id: int, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, with everything hidden in them.

        Nobody may see one but through ``event.for_viewer``.
        """
        return self._store.events(table_id, since)

    def answers(self, table_id: int) -> list[GivenAnswer]:
        """The record: all answers ever given at a table, in order."""
        return self._store.answers(table_id)

    def server(self, guild_id: int) -> Server:
        """What a Discord server has chosen for its tables."""
        server = self._servers.get(guild_id)
        if server is None:
            server = self._servers[guild_id] = self._store.server(guild_id)
        return server

    async def set_server(self, server: Server) -> None:
        """Note what a Discord server has chosen; its tables show it from now on."""
        await self._write(partial(self._store.save_server, server))
        self._servers[server.guild_id] = server

    # Gathering

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        game: str = "innovation",
        language: str = "en",
        seats: int = 4,
        options: dict[str, Any] | None = None,
    ) -> Table:
        """Open a table in a channel; the host takes the first seat.

        Refused: ``channel-busy``, ``unknown-game``, ``wrong-seats``, and options that the game's
        rules refuse.
        """
        rules = GAMES.get(game)
        if rules is None:
            raise Refusal("unknown-game", game=game)
        if seats not in rules.seats:
            raise Refusal("wrong-seats", min=rules.seats[0], max=rules.seats[-1], seats=seats)
        options = dict(options or {})
        check_options(game, seats, language, options)
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            game_name=game,
            language=language,
            max_seats=seats,
            opened_at=self._clock(),
            options=options,
            seats=(Seat("p1", host_id, host_name),),
        )
        table_id = await self._write(partial(self._store.insert, table))
        return self._remember(replace(table, id=table_id))

    async def join(self, table_id: int, user_id: int, name: str) -> Table:
        """Take the next free seat.

        Refused: ``already-started``, ``game-over``, ``already-seated``, ``table-full``.
        """
        async with self._lock(table_id):
            table = self._lobby(table_id)
            if table.seat_of(user_id):
                raise Refusal("already-seated")
            if len(table.seats) >= table.max_seats:
                raise Refusal("table-full", seats=table.max_seats)
            seats = _clockwise([*table.seats, Seat("", user_id, name)])
            return await self._commit(table, replace(table, seats=seats))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Give up a seat before the start; the others move up.

        If the host leaves, the next one is host; if nobody is left, the table has ended.
        Refused: ``already-started``, ``game-over``, ``not-joined``.
        """
        async with self._lock(table_id):
            table = self._lobby(table_id)
            _seat_of(table, user_id, "not-joined")
            seats = _clockwise(seat for seat in table.seats if seat.user_id != user_id)
            left = replace(table, seats=seats)
            if not seats:
                left = finished(left, ENDED, "empty", self._clock())
            elif user_id == table.host_id:
                left = replace(left, host_id=seats[0].user_id)
            return await self._commit(table, left)

    async def change_side(self, table_id: int, user_id: int) -> Table:
        """Change places with the next one, clockwise, on another side of the table.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``nobody-to-swap``.
        """
        async with self._lock(table_id):
            table = self._lobby(table_id)
            me = table.seats.index(_seat_of(table, user_id, "not-joined"))
            count = len(table.seats)
            following = [(me + step) % count for step in range(1, count)]
            others = [place for place in following if place % 2 != me % 2]
            if not others:
                raise Refusal("nobody-to-swap")
            seats = list(table.seats)
            seats[me], seats[others[0]] = seats[others[0]], seats[me]
            return await self._commit(table, replace(table, seats=_clockwise(seats)))

    async def start(self, table_id: int, user_id: int, seed: int) -> Table:
        """Shuffle with ``seed``, deal and begin, at the wish of somebody who has a seat.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``too-few-seated``.
        """
        async with self._lock(table_id):
            table = self._lobby(table_id)
            _seat_of(table, user_id, "not-joined")
            fewest = fewest_players(table.game_name, table.options)
            if len(table.seats) < fewest:
                raise Refusal("too-few-seated", min=fewest, seated=len(table.seats))
            players = [seat.player for seat in table.seats]
            game = new_game(
                table.game_name, players, seed, language=table.language, **table.options
            )
            started = replace(table, seed=seed, started_at=self._clock())
            return await self._commit(table, started, Play(game))

    # Playing

    async def answer(
        self, table_id: int, user_id: int, number: int, answer: str | Sequence[str]
    ) -> Table:
        """Answer the decision called ``number``, which is pending for this person.

        Whoever plays on no longer agrees to end the game.
        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``, ``not-awaited``,
        ``stale``, ``unreadable``, and what the rules do not allow.
        """
        async with self._lock(table_id):
            table, seat = self._played_by(table_id, user_id)
            play = Play.on(_stored(table))
            decision = play.game.pending.get(seat.player)
            if decision is None:
                names = [table.names[player] for player in play.game.pending]
                raise Refusal("not-awaited", awaited=", ".join(names))
            if decision.number != number:
                raise Refusal("stale")
            play.give(seat.player, answer, user_id, self._clock())
            answered = replace(table, seats=table.with_seat(seat.player, agreed=False))
            return await self._commit(table, answered, play)

    async def resign(self, table_id: int, user_id: int) -> Table:
        """Give up. The last side that has not wins; otherwise the seat is played automatically.

        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``, ``unreadable``.
        """
        async with self._lock(table_id):
            table, seat = self._played_by(table_id, user_id)
            seats = table.with_seat(seat.player, resigned_after=table.event_count, agreed=False)
            resigned = replace(table, seats=seats)
            if survivors := resigned.survivors():
                winners = [last.player for last in survivors]
                resigned = finished(resigned, OVER, "resigned", self._clock(), winners)
            elif _all_agree(resigned):
                resigned = finished(resigned, ENDED, "agreed", self._clock())
            else:
                return await self._commit(table, resigned, Play.on(_stored(table)))
            return await self._commit(table, resigned)

    async def agree_end(self, table_id: int, user_id: int) -> Table:
        """Agree to end the game without a winner: it ends when all who have not resigned agree.

        To agree twice changes nothing. Refused: ``not-started``, ``game-over``, ``not-seated``,
        ``resigned``.
        """
        async with self._lock(table_id):
            table, seat = self._played_by(table_id, user_id)
            if seat.agreed:
                return table
            agreed = replace(table, seats=table.with_seat(seat.player, agreed=True))
            if _all_agree(agreed):
                agreed = finished(agreed, ENDED, "agreed", self._clock())
            return await self._commit(table, agreed)

    async def end(self, table_id: int) -> Table:
        """End the game, or close the lobby, at once. What has ended already stays as it is."""
        async with self._lock(table_id):
            table = self.get(table_id)
            if not table.active:
                return table
            return await self._commit(table, finished(table, ENDED, "moderator", self._clock()))

    async def move(self, table_id: int, channel_id: int, guild_id: int) -> Table:
        """Go on in another channel, where the table has no board message yet.

        To move to where the table is changes nothing. Refused: ``channel-busy``, ``game-over``.
        """
        async with self._lock(table_id):
            table = self.get(table_id)
            if not table.active:
                raise Refusal("game-over")
            if table.channel_id == channel_id:
                return table
            moved = replace(table, channel_id=channel_id, guild_id=guild_id, lost_told=False)
            return await self._commit(table, replace(moved, **_NO_BOARD))

    async def resume(self) -> list[Table]:
        """Commit what changed because newer rules restarted an action; the tables where they did.

        To be called once when the bot starts. It takes a while where there are many games, so what
        is ``untold`` already need not wait for it.
        """
        restarted = []
        for table_id in self._store.active():
            await asyncio.sleep(0)  # the bot goes on working meanwhile
            async with self._lock(table_id):
                table = self.get(table_id)
                if table.status != PLAYING:
                    continue
                try:
                    play = Play.on(_stored(table))
                    if play.game.restarted:
                        restarted.append(await self._commit(table, table, play))
                except Refusal as refusal:
                    log.error("table %s cannot go on: %s", table_id, refusal)
        return restarted

    # Telling: what has reached people, so that nothing is left out or told twice

    async def set_board_message(
        self,
        table_id: int,
        channel_id: int,
        message_id: int,
        turn: int = 0,
        pinged: Mapping[str, int] | None = None,
    ) -> Table:
        """Note the newest message that shows the table, posted for ``turn`` (0: the lobby).

        ``pinged``: the players whom it pinged, and the waits for which it did.
        """
        waits = pinged or {}
        async with self._lock(table_id):
            table = self.get(table_id)
            shown = replace(
                table,
                board_channel_id=channel_id,
                board_message_id=message_id,
                board_turn=turn,
                seats=tuple(
                    replace(seat, pinged=waits.get(seat.player, seat.pinged))
                    for seat in table.seats
                ),
            )
            return await self._save(table, shown)

    async def forget_messages(self, table_id: int) -> Table:
        """Note that none of the messages is there any more: everything is to be told anew."""
        async with self._lock(table_id):
            table = self.get(table_id)
            seats = tuple(replace(seat, **_NO_MESSAGES) for seat in table.seats)
            return await self._save(table, replace(table, **_NO_BOARD, seats=seats, shown=0))

    async def set_told(self, table: Table) -> Table:
        """Note that people have been shown ``table``, as it was then, with all its events."""
        async with self._lock(table.id):
            now = self.get(table.id)
            told = replace(
                now,
                shown=max(now.shown, table.version),
                told=max(now.told, table.event_count),
            )
            return await self._save(now, told)

    async def mark_pinged(
        self, table_id: int, player: str, wait: int, call: tuple[int, int] | None = None
    ) -> Table:
        """Note that ``player`` was pinged for the wait called ``wait`` (``seat.wait``).

        ``call``: the ids of the channel and of the message that did nothing but that.
        """
        async with self._lock(table_id):
            table = self.get(table_id)
            pinged = table.seat(player).pinged
            changes: dict[str, Any] = {"pinged": wait if pinged is None else max(pinged, wait)}
            if call is not None:
                changes["call_channel_id"], changes["call_message_id"] = call
            return await self._save(table, replace(table, seats=table.with_seat(player, **changes)))

    async def forget_call(self, table_id: int, player: str) -> Table:
        """Note that the message that called ``player`` has been taken back."""
        return await self._note_seat(table_id, player, call_channel_id=None, call_message_id=None)

    async def set_lost_told(self, table_id: int, told: bool) -> Table:
        """Note whether those seated know that the table cannot be shown in its channel."""
        return await self._note(table_id, lost_told=told)

    async def set_dm_message(
        self, table_id: int, player: str, channel_id: int, message_id: int, version: int
    ) -> Table:
        """Note the direct message that shows the hand of ``player`` at this version of the table.

        A message that arrived proves that direct messages are open.
        """
        return await self._note_seat(
            table_id,
            player,
            dm_channel_id=channel_id,
            dm_message_id=message_id,
            dm_version=version,
            dm_closed=False,
            dm_news=False,
        )

    async def set_dm_closed(self, table_id: int, player: str) -> Table:
        """Note that Discord does not let the bot write to ``player``, who is to be told once."""
        if self.get(table_id).seat(player).dm_closed:
            return self.get(table_id)
        return await self._note_seat(table_id, player, dm_closed=True, dm_news=True)

    async def set_dm_news_told(self, table_id: int, player: str) -> Table:
        """Note that ``player`` was told that direct messages do not arrive."""
        return await self._note_seat(table_id, player, dm_news=False)

    # Inside

    def _lobby(self, table_id: int) -> Table:
        table = self.get(table_id)
        if table.status == LOBBY:
            return table
        raise Refusal("already-started" if table.active else "game-over")

    def _played_by(self, table_id: int, user_id: int) -> tuple[Table, Seat]:
        """The table, if it is being played, and the seat of this person, if they are in play."""
        table = self.get(table_id)
        seat = _seat_of(table, user_id)
        if table.status != PLAYING:
            raise Refusal("not-started" if table.active else "game-over")
        if seat.resigned:
            raise Refusal("resigned")
        return table, seat

    async def _commit(self, before: Table, after: Table, play: Play | None = None) -> Table:
        """Make ``after`` what ``before`` was, with all that was played; the new table."""
        after = replace(after, version=before.version + 1)
        if play is None:
            return await self._save(before, after)
        play.give_for_the_absent(after.seats, self._clock())
        answers, events = play.record(before)
        after = replace(
            played(after, play.game, self._clock()),
            answer_count=before.answer_count + len(answers),
            event_count=before.event_count + len(events),
        )
        return await self._save(before, after, answers, events, play.undone)

    async def _note(self, table_id: int, **changes: Any) -> Table:
        async with self._lock(table_id):
            table = self.get(table_id)
            return await self._save(table, replace(table, **changes))

    async def _note_seat(self, table_id: int, player: str, **changes: Any) -> Table:
        async with self._lock(table_id):
            table = self.get(table_id)
            return await self._save(table, replace(table, seats=table.with_seat(player, **changes)))

    async def _save(self, before: Table, after: Table, *record: Any) -> Table:
        if after == before:
            return before
        try:
            await self._write(partial(self._store.save, before, after, *record))
        except BaseException:
            # Whether it is there or not, the next one who looks reads what is.
            self._remembered.pop(before.id, None)
            raise
        return self._remember(after)

    async def _write(self, write: Callable[[], T]) -> T:
        """Carry out ``write`` in the writer's thread; also who is cancelled waits for it."""
        writing = asyncio.get_running_loop().run_in_executor(self._writer, write)
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            raise
        except ChannelTaken as error:
            raise Refusal("channel-busy") from error
        except NotStored as error:
            log.error("not saved: %s", error)
            raise Refusal("not-saved") from error

    def _remember(self, table: Table) -> Table:
        self._remembered[table.id] = table
        self._remembered.move_to_end(table.id)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return table

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


_NO_BOARD: dict[str, Any] = {"board_channel_id": None, "board_message_id": None, "board_turn": None}
_NO_MESSAGES: dict[str, Any] = {
    "pinged": None,
    "dm_channel_id": None,
    "dm_message_id": None,
    "dm_version": None,
    "call_channel_id": None,
    "call_message_id": None,
}


def _clockwise(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats with the players called ``p1``, ``p2`` … in this order."""
    return tuple(replace(seat, player=f"p{place}") for place, seat in enumerate(seats, 1))


def _seat_of(table: Table, user_id: int, otherwise: str = "not-seated") -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal(otherwise)
    return seat


def _stored(table: Table) -> StoredGame:
    assert table.stored is not None, "a table that is played has a game"
    return table.stored


def _all_agree(table: Table) -> bool:
    return all(seat.agreed for seat in table.remaining)
