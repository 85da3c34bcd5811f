"""The lobby: its hosting, its start, and what expires in it.

Every method names its refusals. Of Discord this module knows only ids.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.core.gathering import News, RollCall
from bot.core.lobby_times import ABSENT, HOST_AWAY, ROLL_CALL, last_seen
from bot.core.table import ENDED, LOBBY, Table
from bot.core.terms import Terms
from bot.features.invitations.service import lapsed
from bot.storage import StaleMessage
from bot.tables.guards import (
    Caller,
    check,
    gathering,
    host_or_moderator,
    joined,
    outside_tournaments,
)
from bot.tables.options import CAREFUL, can_be_careful, check_options, check_seats
from bot.tables.play import finished
from bot.tables.service import STARTING, Tables, check_enough, hosted_by, left_by, seen
from bot.tables.stale_messages import leave
from engine import Refusal

# The guards of the actions of a lobby's host.
HOSTING = (gathering, host_or_moderator("host-only"), outside_tournaments)


class Lobby:
    """The actions of a host, the start of a game, and the timeouts of a lobby."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        tables.consequences.append(self._hang_up)

    # The host

    async def remove(self, caller: Caller, user_id: int) -> Table:
        """Remove a player; they cannot join again without an invitation by the host.

        Refused: as by ``HOSTING``, ``remove-yourself``, ``not-in-the-lobby``.
        """
        async with self._tables.locked(caller.table.id) as table:
            check(replace(caller, table=table), *HOSTING)
            if user_id == caller.user_id:
                raise Refusal("remove-yourself")
            _check_seated(table, user_id)
            after = left_by(table, user_id, self._tables.now())
            removed = (*after.gathering.removed, user_id)
            after = replace(after, gathering=replace(after.gathering, removed=removed))
            after = _telling(after, "removed", user_id, caller.user_id)
            return await self._tables.commit(table, after)

    async def close(self, caller: Caller) -> Table:
        """Close the table before it begins. Refused: as by ``HOSTING``."""
        async with self._tables.locked(caller.table.id) as table:
            check(replace(caller, table=table), *HOSTING)
            closed = finished(table, ENDED, "closed", self._tables.now())
            return await self._tables.commit(table, closed)

    async def pass_on(self, caller: Caller, user_id: int) -> Table:
        """Make another player the host, and notify them.

        Refused: as by ``HOSTING``, ``not-in-the-lobby``, ``host-already``.
        """
        async with self._tables.locked(caller.table.id) as table:
            check(replace(caller, table=table), *HOSTING)
            _check_seated(table, user_id)
            if user_id == table.host_id:
                raise Refusal("host-already")
            after = _telling(hosted_by(table, user_id), "host-passed", user_id, caller.user_id)
            return await self._tables.commit(table, after)

    async def take_over(self, table_id: int, user_id: int) -> Table:
        """Become the host in place of an absent one, who is notified.

        A host is absent after a day without a press, or without a reply to a roll call.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``host-yours``,
        ``host-is-there``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            if user_id == table.host_id:
                raise Refusal("host-yours")
            if not table.gathering.host_away and not self._host_away(table):
                raise Refusal("host-is-there", name=table.name_of(table.host_id))
            after = hosted_by(seen(table, user_id, self._tables.now()), user_id)
            return await self._tables.commit(
                table, _telling(after, "host-replaced", table.host_id, user_id)
            )

    async def change_game(self, caller: Caller, game: str) -> Table:
        """Play another game at this table, with those options that it has as well.

        Refused: as by ``HOSTING``, ``unknown-game``, ``wrong-seats``.
        """
        async with self._tables.locked(caller.table.id) as table:
            check(replace(caller, table=table), *HOSTING)
            check_seats(game, table.max_seats)
            if game == table.game_name:
                return table
            others = any(seat.user_id not in (None, table.host_id) for seat in table.seats)
            terms = replace(_terms_of(game, table.terms), amended=table.terms.amended or others)
            options = _options_of(game, table)
            after = replace(table, game_name=game, options=options, terms=terms)
            return await self._tables.commit(table, after)

    # The start

    async def start(self, table_id: int, user_id: int) -> Table:
        """Begin the game, or first ask players inactive for long.

        While these are awaited, the host can start only when the wait is over, by
        ``start_without``. Refused: as by ``STARTING``, ``too-few-seated``, ``roll-call``,
        ``roll-call-over``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), *STARTING)
            check_enough(table)
            now = self._tables.now()
            after = _answered(seen(table, user_id, now), user_id)
            call = after.gathering.roll_call
            if call is not None:
                if call != table.gathering.roll_call:  # by this press they have replied
                    return await self._tables.commit(table, after)
                names = tuple(table.name_of(each) for each in call.awaited)
                raise Refusal("roll-call-over" if call.over else "roll-call", names=names)
            absent = self._absent(after)
            if not absent:
                return await self._tables.begin(table, after)
            call = RollCall(user_id, now + ROLL_CALL, absent)
            after = replace(after, gathering=replace(after.gathering, roll_call=call))
            return await self._tables.commit(table, after)

    async def confirm(self, table_id: int, user_id: int) -> Table:
        """Reply to a roll call; once all have replied, the game begins.

        Refused: ``already-started``, ``game-over``, ``not-joined``, ``nobody-asks``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), gathering, joined)
            call = table.gathering.roll_call
            if call is None or user_id not in call.awaited:
                raise Refusal("nobody-asks")
            after = _answered(seen(table, user_id, self._tables.now()), user_id)
            if after.gathering.roll_call is not None or not _can_begin(after, call.by):
                return await self._tables.commit(table, after)
            return await self._tables.begin(table, after)

    async def start_without(self, caller: Caller) -> Table:
        """Begin without the players who have not replied in time, and notify them.

        Refused: as by ``HOSTING``, ``nobody-missing``, ``roll-call``, ``too-few-seated``.
        """
        async with self._tables.locked(caller.table.id) as table:
            check(replace(caller, table=table), *HOSTING)
            call = table.gathering.roll_call
            if call is None:
                raise Refusal("nobody-missing")
            if not call.over:
                names = tuple(table.name_of(each) for each in call.awaited)
                raise Refusal("roll-call", names=names)
            after = _answered(seen(table, caller.user_id, self._tables.now()), caller.user_id)
            call = after.gathering.roll_call
            for missing in call.awaited if call else ():
                after = left_by(after, missing, self._tables.now())
                after = _telling(after, "left-out", missing, caller.user_id)
            check_enough(after)
            return await self._tables.begin(table, after)

    def _host_away(self, table: Table) -> bool:
        """Return whether the host has been inactive for long."""
        host = table.seat_of(table.host_id)
        return host is None or last_seen(table, host) + HOST_AWAY <= self._tables.now()

    def _absent(self, table: Table) -> tuple[int, ...]:
        """Return the players of a lobby who have been inactive for long."""
        now = self._tables.now()
        return tuple(
            seat.user_id
            for seat in table.seats
            if seat.user_id is not None and now - last_seen(table, seat) >= ABSENT
        )

    # The passage of time

    async def attend(self, table_id: int) -> Table:
        """Record expired timeouts: of a roll call, of an invitation, of an inactive host."""
        async with self._tables.locked(table_id) as table:
            now = self._tables.now()
            after, messages = lapsed(table, now)
            away = after.gathering.host_away or self._host_away(after)
            call = after.gathering.roll_call
            if call is not None and not call.over and call.until <= now:
                call = replace(call, over=True)
                away = away or table.host_id in call.awaited
                after = _telling(after, "roll-call-over", call.by, *call.awaited)
            state = replace(after.gathering, roll_call=call, host_away=away)
            after = replace(after, gathering=state)
            if after == table:
                return table
            return await self._tables.commit(
                table, after, also=partial(leave, self._tables.store, messages)
            )

    def due(self) -> list[int]:
        """Return the lobbies with an expired timeout."""
        return self._tables.store.tables.lobbies_due(self._tables.now())

    def next_due(self) -> datetime | None:
        """Return the next timeout of any lobby, or now if one has expired already."""
        now = self._tables.now()
        return now if self.due() else self._tables.store.tables.next_lobby_due(now)

    # Delivery

    async def called(
        self,
        table_id: int,
        until: datetime,
        message: tuple[int, int] | None,
        also: Callable[[], None],
    ) -> None:
        """Note that the roll call was announced, and the id of its message.

        ``until`` identifies the roll call by its end.

        ``also`` is written in the same transaction. If the roll call is over by now, the message is
        to be deleted.
        """
        channel_id, message_id = message or (None, None)
        async with self._tables.locked(table_id) as table:
            call = table.gathering.roll_call
            after, left = table, _message(table_id, channel_id, message_id)
            if call is not None and call.until == until:
                left = []
                call = replace(call, called=True, channel_id=channel_id, message_id=message_id)
                after = replace(table, gathering=replace(table.gathering, roll_call=call))

            def write() -> None:
                leave(self._tables.store, left)
                also()

            await self._tables.keep(table, after, write)

    async def told(self, table_id: int, news: News, also: Callable[[], None]) -> None:
        """Note that a user was told ``news``; ``also`` is written in the same transaction."""
        async with self._tables.locked(table_id) as table:
            # The seat or guest of this news may have been forgotten meanwhile.
            left = tuple(
                each
                for each in table.gathering.news
                if (each.kind, each.to, each.number) != (news.kind, news.to, news.number)
            )
            after = replace(table, gathering=replace(table.gathering, news=left))
            await self._tables.keep(table, after, also)

    def _hang_up(self, before: Table, after: Table) -> None:
        """Delete the message of a roll call that has ended; within the transaction."""
        call, now = before.gathering.roll_call, after.gathering.roll_call
        if call is not None and (now is None or after.status != LOBBY):
            leave(self._tables.store, _message(before.id, call.channel_id, call.message_id))


def _telling(table: Table, kind: str, to: int, *about: int) -> Table:
    """Return ``table`` with news for a user, unless they caused it themselves."""
    if to in about:
        return table
    news = (*table.gathering.news, News(kind, to, about, table.version))
    return replace(table, gathering=replace(table.gathering, news=news))


def _answered(table: Table, user_id: int) -> Table:
    """Return ``table`` once this user has replied to the roll call, if they are asked."""
    call = table.gathering.roll_call
    if call is None or user_id not in call.awaited:
        return table
    awaited = tuple(each for each in call.awaited if each != user_id)
    call = replace(call, awaited=awaited) if awaited else None
    return replace(table, gathering=replace(table.gathering, roll_call=call))


def _can_begin(table: Table, user_id: int) -> bool:
    """Return whether the game can begin at the request of a user."""
    try:
        check(Caller(table, user_id), *STARTING)
        check_enough(table)
    except Refusal:
        return False
    return True


def _check_seated(table: Table, user_id: int) -> None:
    if table.seat_of(user_id) is None:
        raise Refusal("not-in-the-lobby")


def _message(table_id: int, channel_id: int | None, message_id: int | None) -> list[StaleMessage]:
    if channel_id is None or message_id is None:
        return []
    return [StaleMessage(table_id, channel_id, message_id)]


def _terms_of(game: str, terms: Terms) -> Terms:
    """Return ``terms`` without those that ``game`` does not have."""
    return terms if can_be_careful(game) else replace(terms, careful=None)


def _options_of(game: str, table: Table) -> dict[str, object]:
    """Return the options of ``table`` that ``game`` has, too."""
    kept: dict[str, object] = {}
    for option, value in table.options.items():
        if option == CAREFUL and not can_be_careful(game):
            continue
        try:
            check_options(game, table.max_seats, table.language, {**kept, option: value})
        except Refusal:
            continue
        kept[option] = value
    return kept
