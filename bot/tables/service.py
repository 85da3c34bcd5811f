"""The table service: open, join, start, answer, resign, end.

It stands between Discord and the engine, and knows only ids of Discord.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.core.gathering import Gathering
from bot.core.lobby_times import NOTED_EVERY, last_seen
from bot.core.offers import VOTE
from bot.core.shards import ALL, Shards
from bot.core.table import ENDED, LOBBY, NO_BOARD, PLAYING, Seat, StoredGame, Table, clockwise
from bot.core.terms import Terms
from bot.storage import Server, Store
from bot.tables.dealer import Dealer
from bot.tables.guards import Caller, check, check_playing, gathering, host, joined, moderator
from bot.tables.options import (
    CAREFUL,
    DEFAULT_GAME,
    check_options,
    check_seats,
    fewest_players,
    options_at_start,
    options_told,
)
from bot.tables.play import Play, deserted, finished
from bot.tables.repository import Clock, TableRepository, utc_now
from bot.tables.stale_messages import invitation_messages, leave, offer_message
from engine import Refusal

__all__ = ["Seat", "Table", "Tables"]

log = logging.getLogger(__name__)

# After this time a table that never began no longer keeps its channel occupied.
FORGOTTEN = timedelta(days=14)


class Tables(TableRepository):
    """The actions of users at tables. Each method names its refusals."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock = utc_now,
        shards: Shards = ALL,
        dealer: Dealer | None = None,
        writer: Executor | None = None,
    ) -> None:
        """``dealer``: starts the games. For the others see ``TableRepository``."""
        super().__init__(store, clock=clock, shards=shards, writer=writer)
        self.dealer = dealer or Dealer()

    # Servers

    def server_for(self, guild_id: int | None, *, manager: bool) -> Server:
        """Return a server's settings to a user allowed to change them.

        ``manager``: the user may manage the server. Refused: ``settings-not-allowed``.
        """
        if guild_id is None or not manager:
            raise Refusal("settings-not-allowed")
        return self.server(guild_id)

    # Gathering

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        game: str = DEFAULT_GAME,
        language: str = "en",
        seats: int = 4,
        options: dict[str, Any] | None = None,
        terms: Terms | None = None,
    ) -> Table:
        """Open a table in a channel; the host takes the first seat.

        A table at which people have gathered for ``FORGOTTEN`` without beginning makes room.
        Refused: ``channel-busy``, ``unknown-game``, ``wrong-seats``, and options that the game's
        rules refuse.
        """
        check_seats(game, seats)
        options = dict(options or {})
        careful = {CAREFUL: True} if terms and terms.careful else {}
        check_options(game, seats, language, {**options, **careful})
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            game_name=game,
            language=language,
            max_seats=seats,
            opened_at=self.now(),
            options=options,
            terms=terms or Terms(),
            seats=(Seat("p1", host_id, host_name, seen_at=self.now()),),
        )
        before = self.at_channel(channel_id)
        if before and before.status == LOBBY and self.now() - before.opened_at >= FORGOTTEN:
            await self.end(before.id, "forgotten")
        return await self.add(table)

    async def join(self, table_id: int, user_id: int, name: str) -> Table:
        """Take the next free seat, or the one that is reserved for this user.

        If there is none, the computer that came last makes room. Refused: ``already-started``,
        ``game-over``, ``already-seated``, ``removed-from-lobby``, ``table-full``,
        ``seats-reserved``.
        """
        async with self.locked(table_id) as table:
            check(Caller(table, user_id), gathering)
            if table.seat_of(user_id):
                raise Refusal("already-seated")
            if user_id in table.gathering.removed:
                raise Refusal("removed-from-lobby")
            guests = tuple(guest for guest in table.guests if guest.user_id != user_id)
            me, seats = Seat("", user_id, name, seen_at=self.now()), list(table.seats)
            if len(seats) + len(guests) < table.max_seats:
                seats.append(me)
            elif table.computers:
                seats[seats.index(table.computers[-1])] = me
            elif len(seats) < table.max_seats:
                raise Refusal(
                    "seats-reserved", names=tuple(table.name_of(guest.user_id) for guest in guests)
                )
            else:
                raise Refusal("table-full", seats=table.max_seats)
            joined = replace(table, seats=_in_places(table, seats), guests=guests)
            return await self.commit(table, joined, also=partial(self._joined, table, user_id))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Give up a seat before the start; the others move up.

        If the host leaves, the next player is host; without players, the table has ended. Refused:
        ``already-started``, ``game-over``, ``not-joined``.
        """
        async with self.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            return await self.commit(table, left_by(table, user_id, self.now()))

    async def change_side(self, table_id: int, user_id: int) -> Table:
        """Change places with the next player, clockwise, on another side of the table.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``nobody-to-swap``.
        """
        async with self.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            me = next(at for at, seat in enumerate(table.seats) if seat.user_id == user_id)
            count = len(table.seats)
            following = [(me + step) % count for step in range(1, count)]
            others = [place for place in following if place % 2 != me % 2]
            if not others:
                raise Refusal("nobody-to-swap")
            seats = list(table.seats)
            seats[me], seats[others[0]] = seats[others[0]], seats[me]
            return await self.commit(table, replace(table, seats=clockwise(seats)))

    async def start(self, table_id: int, user_id: int, seed: int | None = None) -> Table:
        """Shuffle with ``seed``, or one of the dealer's, deal and begin, as a player asks.

        Absent guests lose their reserved seats; while they are awaited, only the host can start.
        Refused: as by ``STARTING``, ``too-few-seated``.
        """
        async with self.locked(table_id) as table:
            check(Caller(table, user_id), *STARTING)
            return await self.begin(table, table, seed)

    async def begin(self, before: Table, after: Table, seed: int | None = None) -> Table:
        """Deal and begin the game of ``before``, which is locked, as it is in ``after``.

        Refused: ``too-few-seated``.
        """
        check_enough(after)
        players = [seat.player for seat in after.seats]
        options = options_at_start(replace(after, guests=()))
        told = options_told(after.game_name, after.language, options)
        seed = self.dealer.seed() if seed is None else seed
        game = self.dealer.deal(after.game_name, players, seed, told)
        state = Gathering(news=after.gathering.news)
        started = replace(after, options=options, seed=seed, started_at=self.now(), gathering=state)
        return await self.commit(before, started, Play(game))

    async def note_presence(self, table_id: int, user_id: int) -> bool:
        """Record a press of a user, if they are seated in this lobby.

        A host who was away is back. Returns whether that changes the message of the lobby.
        """
        if self._seen_lately(self.get(table_id), user_id):
            return False
        async with self.locked(table_id) as table:
            if self._seen_lately(table, user_id):
                return False
            there = seen(table, user_id, self.now())
            if there.gathering == table.gathering:
                await self.keep(table, there)
                return False
            await self.commit(table, there)
            return True

    def _seen_lately(self, table: Table, user_id: int) -> bool:
        """Return whether the presence of this user needs no update."""
        seat = table.seat_of(user_id)
        if table.status != LOBBY or seat is None:
            return True
        away = table.gathering.host_away and user_id == table.host_id
        return not away and self.now() - last_seen(table, seat) < NOTED_EVERY

    def _joined(self, table: Table, user_id: int) -> None:
        """Write the other consequences of joining: players do not watch their own table."""
        self.store.watchers.remove(table.id, user_id)
        me = [guest for guest in table.guests if guest.user_id == user_id]
        leave(self.store, invitation_messages(table, me))

    async def change_terms(
        self, table_id: int, user_id: int, change: Callable[[Terms], Terms]
    ) -> Table:
        """Change the terms of a lobby as its host; the other players are notified.

        Refused: ``already-started``, ``game-over``, ``terms-host-only``.
        """
        async with self.locked(table_id) as table:
            check(Caller(table, user_id), gathering, host("terms-host-only"))
            return await self.commit(table, _amended(table, change(table.terms)))

    # Playing

    async def answer(
        self, table_id: int, user_id: int, number: int, answer: str | Sequence[str]
    ) -> Table:
        """Answer the decision called ``number``, which is pending for this user's seat.

        Stand-ins answer, too. An owner who plays on is back, is no longer to be replaced by vote,
        and no longer agrees to end the game. Refused: ``not-started``, ``game-over``,
        ``not-seated``, ``resigned``, ``not-awaited``, ``stale``, ``unreadable``, and answers that
        the rules do not allow.
        """
        async with self.locked(table_id) as table:
            return await self._answer(table, user_id, number, [answer])

    async def answer_ahead(
        self,
        table_id: int,
        user_id: int,
        number: int,
        rewound: int,
        answers: Sequence[Sequence[str]],
    ) -> Table:
        """Answer the decision called ``number`` and those that follow it, or none.

        ``rewound``: how often answers had been taken back at the table when these were chosen.
        Refused: as by ``answer``; ``stale`` also if answers have been taken back since.
        """
        async with self.locked(table_id) as table:
            if table.rewound != rewound:
                raise Refusal("stale")
            return await self._answer(table, user_id, number, answers)

    async def _answer(
        self, table: Table, user_id: int, number: int, answers: Sequence[str | Sequence[str]]
    ) -> Table:
        seat = seat_in_play(table, user_id, sitting_in=True)
        play = Play.on(_stored(table))
        decision = play.game.pending.get(seat.player)
        if decision is None:
            names = tuple(table.names[player] for player in play.game.pending)
            raise Refusal("not-awaited", awaited=names)
        if decision.number != number:
            raise Refusal("stale")
        for answer in answers:
            if seat.player not in play.game.pending:
                raise Refusal("stale")
            play.give(seat.player, answer, user_id, self.now())
        here: dict[str, Any] = {"computer": None, "lapses": 0}
        left = []
        if seat.user_id == user_id:
            here |= {"agreed": False, "gone": False}
            if seat.offer is not None and seat.offer.kind == VOTE:
                here["offer"] = None
                left = offer_message(table, seat, "offer-owner-back")
        answered = replace(table, seats=table.with_seat(seat.player, **here))
        return await self.commit(table, answered, play, also=partial(leave, self.store, left))

    async def resign(self, table_id: int, user_id: int) -> Table:
        """Resign. The last remaining side wins; otherwise a computer plays the seat on.

        If only computers are left, the game ends. Refused: ``not-started``, ``game-over``,
        ``not-seated``, ``resigned``.
        """
        async with self.locked(table_id) as table:
            seat = seat_in_play(table, user_id)
            seats = table.with_seat(seat.player, resigned_after=table.event_count, agreed=False)
            return await self.commit(table, deserted(replace(table, seats=seats), self.now()))

    async def agree_end(self, table_id: int, user_id: int) -> Table:
        """Agree to end the game without a winner, as soon as all remaining players agree.

        Agreeing twice is a no-op. Refused: ``not-started``, ``game-over``, ``not-seated``,
        ``resigned``.
        """
        async with self.locked(table_id) as table:
            seat = seat_in_play(table, user_id)
            if seat.agreed:
                return table
            agreed = replace(table, seats=table.with_seat(seat.player, agreed=True))
            if _all_agree(agreed):
                agreed = finished(agreed, ENDED, "agreed", self.now())
            return await self.commit(table, agreed)

    async def end(self, table_id: int, reason: str = "moderator") -> Table:
        """End the game, or close the lobby, at once. A finished table stays as it is."""
        async with self.locked(table_id) as table:
            if not table.active:
                return table
            return await self.commit(table, finished(table, ENDED, reason, self.now()))

    async def end_now(self, caller: Caller) -> Table:
        """End the game as a moderator, as by ``end``. Refused: ``end-not-allowed``."""
        check(caller, moderator("end-not-allowed"))
        return await self.end(caller.table.id)

    async def move(
        self, table_id: int, channel_id: int, guild_id: int, missing: Collection[int] = ()
    ) -> Table:
        """Go on in another channel, where the table has no board message yet.

        ``missing``: users not on that server. Moving to the table's own channel is a no-op.
        Refused: ``channel-busy``, ``game-over``, ``move-not-all-there``.
        """
        async with self.locked(table_id) as table:
            left = [seat for seat in table.remaining if seat.person in missing]
            if left:
                names = tuple(table.names[seat.player] for seat in left)
                raise Refusal("move-not-all-there", names=names)
            if not table.active:
                raise Refusal("game-over")
            if table.channel_id == channel_id:
                return table
            moved = replace(table, channel_id=channel_id, guild_id=guild_id, lost_told=False)
            return await self.commit(table, replace(moved, **NO_BOARD))

    async def resume(self, rules: str | None = None) -> list[Table]:
        """Commit the actions that newer rules restarted, and return their tables.

        To be called once when the bot starts. It takes a while with many games, so tables that are
        ``untold`` already need not wait for it. ``rules`` is the rules version: if it is the same
        as the last time, this is a no-op.
        """
        if rules is not None and rules == self.store.rules.load():
            return []
        restarted, missed = [], False
        for table_id in self.store.tables.active():
            await asyncio.sleep(0)  # let the bot go on working meanwhile
            try:
                async with self.locked(table_id) as table:
                    if table.status != PLAYING:
                        continue
                    play = Play.on(_stored(table))
                    if play.game.restarted:
                        restarted.append(await self.commit(table, table, play))
            except Refusal as refusal:
                if refusal.reason == "no-such-table":  # it was deleted meanwhile
                    continue
                log.error("table %s can't continue: %s", table_id, refusal)
                missed |= refusal.reason == "not-saved"
        if rules is not None and not missed:
            with suppress(Refusal):
                await self.write(partial(self.store.rules.save, rules))
        return restarted


def seat_in_play(table: Table, user_id: int, *, sitting_in: bool = False) -> Seat:
    """Return the user's seat, if the game is in progress and they have not resigned.

    With ``sitting_in`` it may be the seat that they sit in at. Refused: ``not-started``,
    ``game-over``, ``not-seated``, ``only-sitting-in``, ``resigned``.
    """
    seat = table.played_by(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if seat.user_id != user_id and not sitting_in:
        raise Refusal("only-sitting-in", name=table.names[seat.player])
    check_playing(table)
    if seat.resigned:
        raise Refusal("resigned")
    return seat


def seen(table: Table, user_id: int, at: datetime) -> Table:
    """Return the lobby ``table`` after a press of this player."""
    seats = tuple(
        replace(seat, seen_at=at) if seat.user_id == user_id else seat for seat in table.seats
    )
    away = table.gathering.host_away and user_id != table.host_id
    return replace(table, seats=seats, gathering=replace(table.gathering, host_away=away))


def left_by(table: Table, user_id: int, at: datetime) -> Table:
    """Return a ``table`` that has not begun, without this user."""
    seats = clockwise(seat for seat in table.seats if seat.user_id != user_id)
    left = replace(table, seats=seats, gathering=table.gathering.without(user_id))
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if not people:
        return finished(left, ENDED, "empty", at)
    return hosted_by(left, people[0]) if user_id == table.host_id else left


def hosted_by(table: Table, user_id: int) -> Table:
    """Return the lobby ``table`` with this user as its host."""
    state = replace(table.gathering, host_away=False)
    return replace(table, host_id=user_id, gathering=state)


def check_enough(table: Table) -> None:
    """Require enough players to start. Refused: ``too-few-seated``."""
    fewest = fewest_players(table.game_name, table.options)
    if len(table.seats) < fewest:
        raise Refusal("too-few-seated", min=fewest, seated=len(table.seats))


def no_guests_but_for_the_host(caller: Caller) -> None:
    """Refuse all but the host while guests are awaited: ``guests-awaited``."""
    table = caller.table
    if table.guests and caller.user_id != table.host_id:
        awaited = tuple(table.name_of(guest.user_id) for guest in table.guests)
        raise Refusal("guests-awaited", names=awaited)


# The guards of starting a game, apart from the number of players.
STARTING = (gathering, joined, no_guests_but_for_the_host)


def _amended(table: Table, terms: Terms) -> Table:
    """Return ``table`` with these ``terms``, marked as amended if others have joined."""
    if terms == table.terms:
        return table
    others = any(seat.user_id not in (None, table.host_id) for seat in table.seats)
    return replace(table, terms=replace(terms, amended=terms.amended or others))


def _in_places(table: Table, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats clockwise, first those with a fixed place."""
    places = {person: place for place, person in enumerate(table.places)}
    return clockwise(sorted(seats, key=lambda seat: places.get(seat.user_id or 0, len(places))))


def _stored(table: Table) -> StoredGame:
    assert table.stored is not None, "a table that is played has a game"
    return table.stored


def _all_agree(table: Table) -> bool:
    return all(seat.agreed for seat in table.remaining)
