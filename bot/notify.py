"""Telling people what has happened: the table's message, the calls, the direct messages.

All of it is made from the table as it was last committed, never from the press that changed it. So
it does not matter who pressed where, what failed on the way, or whether the bot was restarted:
telling again brings everything up to date, and nobody is called twice for one wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.archived import THREAD_ARCHIVED, edit_archived
from bot.artists import Outdated
from bot.errors import DISCORD_FAILS
from bot.faces import face_of
from bot.history import of_turn
from bot.names import in_texts
from bot.panels.doors import elsewhere_panel
from bot.panels.ending import lost_panel
from bot.panels.lobby import closed_lobby_panel, lobby_panel
from bot.panels.panel import Panel
from bot.panels.table import past_turns_panel, ping_panel
from bot.rounds import every
from bot.rules_of_today import fingerprint
from bot.store import NotRead
from bot.table import Seat, Table
from bot.words import words_for
from engine import Refusal

if TYPE_CHECKING:
    from bot.client import Civitas

log = logging.getLogger(__name__)

# For which part of a game a board message was posted: the lobby, a turn (turn n is n + 1), the end.
LOBBY_PAGE = 0
END_PAGE = -1

SECONDS_BETWEEN_TRIES = 30
# What keeps failing is tried ever more rarely, in the end every half hour, but never given up.
LONGEST_PAUSE = 60
SECONDS_TO_FINISH = 10

# Discord no longer lets a message be edited where it is: the thread sleeps, the message is too old.
STUCK = {50083, 30046}


class Unreachable(Exception):
    """The channel of a table is gone, or the bot may no longer write there."""


def page_of(table: Table) -> int:
    """The part of the game that ``table`` is in; each has a message of its own."""
    if table.game is None:
        return LOBBY_PAGE
    return table.game.view(None).turn_number + 1 if table.active else END_PAGE


class Herald:
    """Brings messages up to date, one table at a time, the last state always."""

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot
        self._calls = bot.calls
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._repost: set[int] = set()
        # Tables to be told again: how often that failed, and how many rounds to let pass.
        self._failed: dict[int, tuple[int, int]] = {}
        # Tables that cannot be shown in their channel: it may be there again, or be open again.
        self._lost: set[int] = set()
        self._round = 0
        self._caught_up = False
        self._look_for_servers = True
        # By table and player: what their direct message shows since which version of the table.
        self._shown: dict[tuple[int, str], tuple[int, Any]] = {}
        bot.tables.relay.on("tell", self.tell)
        bot.tables.relay.on("repost", self.repost)

    @property
    def _parts(self) -> Sequence[Callable[[Table], Awaitable[Any]]]:
        """What tells people of a table, in this order."""
        return (
            self._show_board,
            self._call,
            self._show_hands,
            self._bot.motions.tell,
            self._bot.announcements.show,
        )

    @property
    def untold(self) -> int:
        """How many tables could not be told of, and are to be told of again."""
        return len(self._failed)

    def start(self) -> None:
        """Tell what was not told before the bot stopped, and from now on what fails, again."""
        self._retry.start()

    async def stop(self) -> None:
        """Finish what is being told."""
        self._retry.cancel()
        if self._telling:
            await asyncio.wait(list(self._telling.values()), timeout=SECONDS_TO_FINISH)

    def tell(self, table_id: int) -> None:
        """Bring the messages of a table up to date soon; at once if nothing is under way."""
        if not self._mine("tell", table_id):
            self._failed.pop(table_id, None)  # what failed here is done there
            return
        if table_id in self._telling:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._keep_telling(table_id), name=f"tell-{table_id}")
        self._telling[table_id] = task

    def repost(self, table_id: int) -> None:
        """Post the table's message anew, at the end of its channel; nobody is called for it."""
        if self._mine("repost", table_id):
            self._repost.add(table_id)
            self.tell(table_id)

    def _mine(self, what: str, table_id: int) -> bool:
        """Whether the table is attended to here; if it is not, that process is told."""
        try:
            table = self._bot.tables.get(table_id)
        except (NotRead, Refusal):
            return True  # there is nothing to tell, or it is tried again, as will be seen
        return self._bot.tables.relay.mine(what, table_id, table.guild_id)

    async def shown_by_dm(self, table: Table, player: str) -> None:
        """Note that the direct message of ``player`` shows ``table`` already."""
        seat = table.seat(player)
        self._shown[table.id, player] = table.version, _hand_state(table, seat)
        if seat.dm_channel_id is not None and seat.dm_message_id is not None:
            await self._bot.told.set_dm_message(
                table.id,
                player,
                seat.dm_channel_id,
                seat.dm_message_id,
                table.version,
                to=seat.called,
            )

    def forget_channel(self, channel_id: int) -> None:
        """A channel is gone: tell those who play there how to go on."""
        table = self._bot.tables.at_channel(channel_id)
        if table is not None:
            self.tell(table.id)

    def forget_guild(self, guild_id: int) -> None:
        """The bot was removed from a server: tell all who play there how to go on."""
        for table in self._bot.tables.of_guild(guild_id):
            self.tell(table.id)

    def look_for_servers(self) -> None:
        """Soon find those from which the bot was removed while nobody could tell it."""
        self._look_for_servers = True

    async def _find_lost_servers(self) -> None:
        tables = self._bot.tables
        try:
            known = {guild.id async for guild in self._bot.fetch_guilds(limit=None)}
        except DISCORD_FAILS as error:
            log.warning("on which servers the bot is was not to be found out: %r", error)
            return
        self._look_for_servers = False
        for guild_id in filter(tables.shards.mine, tables.guilds() - known):
            self.forget_guild(guild_id)

    @every(seconds=SECONDS_BETWEEN_TRIES)
    async def _retry(self) -> None:
        if not self._caught_up:
            await self._catch_up()
        for table_id, (tries, pause) in list(self._failed.items()):
            if pause > 0:
                self._failed[table_id] = tries, pause - 1
            else:
                self.tell(table_id)
        if self._look_for_servers:
            await self._find_lost_servers()
        if self._bot.tables.store.shared:
            self._look_around()
        self._round += 1
        if self._round % LONGEST_PAUSE == 0:
            lost, self._lost = self._lost, set()
            for table_id in lost:
                self.tell(table_id)

    def _look_around(self) -> None:
        """Tell what others have changed, should their news not have arrived."""
        tables = self._bot.tables
        unshown = set(tables.store.tables.unshown()) - self._failed.keys() - self._telling.keys()
        for table in tables.here(sorted(unshown)):
            self.tell(table.id)

    @_retry.before_loop
    async def _begin(self) -> None:
        await self._bot.wait_until_ready()

    async def _catch_up(self) -> None:
        """Tell what was not told before the bot stopped: in the first round that can read it."""
        tables = self._bot.tables
        for table in tables.untold():
            self.tell(table.id)
        self._lost.update(table.id for table in tables.here(tables.store.tables.lost()))
        if tables.shards.lead:
            for table in await tables.resume(fingerprint()):
                self.tell(table.id)
        self._caught_up = True

    async def _keep_telling(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._tell(table_id)
                if table_id not in self._again:
                    return
        finally:
            del self._telling[table_id]

    async def _tell(self, table_id: int) -> None:
        """Bring everything up to date once. What fails is tried again later; the rest is done."""
        try:
            table = self._bot.tables.get(table_id)
            parts = [self._bot.tutorial_messages.show] if table.private else self._parts
            everything = [await self._tries(table, part) for part in parts]
            if all(everything):
                self._failed.pop(table_id, None)
                await self._bot.told.set_told(table)
                self._bot.watching.tell(table_id)
                if not table.active:
                    self._forget(table)
                return
        except Refusal as refusal:
            log.warning("table %s could not be told: %s", table_id, refusal)
        except Exception:
            log.exception("table %s could not be told", table_id)
        tries, _ = self._failed.get(table_id, (0, 0))
        # The first tries follow in each round, then after twice as many rounds each time.
        pause = 2 ** min(max(0, tries - 3), 10)
        self._failed[table_id] = tries + 1, min(pause, LONGEST_PAUSE) - 1

    async def _tries(self, table: Table, part: Callable[[Table], Awaitable[Any]]) -> bool:
        try:
            await part(table)
        except Unreachable:
            if table.active:
                self._lost.add(table.id)
            await self._tell_lost(table)
        except DISCORD_FAILS as error:
            log.warning("table %s: %s failed: %r", table.id, part.__name__, error)
            return False
        return True

    # The message that everybody sees

    async def _show_board(self, table: Table) -> None:
        anew = table.id in self._repost
        self._repost.discard(table.id)
        try:
            await self._edit_or_post(table, anew)
        except Outdated:  # the table has gone on meanwhile, and is told again at once
            if anew:
                self._repost.add(table.id)

    async def _edit_or_post(self, table: Table, anew: bool) -> None:
        page = page_of(table)
        if anew:
            await self._post(table, page)
            return
        # While computers think, the message stays the same: the next one is for people to press.
        if table.board_message_id is not None and (table.board_turn == page or table.thinking):
            if await self._edit(table.board_channel_id, table.board_message_id, table):
                return
        elif page == LOBBY_PAGE and not table.active:
            return  # a closed lobby of which no message is left
        await self._post(table, page)

    async def _edit(self, channel_id: int | None, message_id: int, table: Table) -> bool:
        """Edit the board message; whether that was possible."""
        panel = await self._board_panel(table)
        message = self._message(channel_id, message_id, table.guild_id)
        try:
            try:
                await message.edit(**panel.editing())
            except discord.HTTPException as error:
                if error.code != THREAD_ARCHIVED or table.active:
                    raise
                await edit_archived(self._bot, message, **panel.editing())
        except (discord.NotFound, discord.Forbidden):
            return False
        except discord.HTTPException as error:
            if error.code in STUCK:
                return False
            raise
        await self._bot.told.set_lost_told(table.id, False)
        return True

    async def _post(self, table: Table, page: int) -> None:
        """Post a new board message, which calls those who are awaited, and retire the old one."""
        panel = await self._board_panel(table)
        due = [seat for seat in self._calls.due(table) if self._calls.in_channel(seat)]
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            message = await channel.send(
                **panel.sending(seat.called for seat in due),
                nonce=f"{table.id}.{page}.{table.version}",
            )
        except (discord.NotFound, discord.Forbidden) as error:
            raise Unreachable from error
        waits = {seat.player: _wait(seat) for seat in due}
        await self._bot.told.set_board_message(
            table.id, message.channel.id, message.id, page, waits
        )
        await self._bot.told.set_lost_told(table.id, False)
        if table.board_turn == page:
            await self.retire(table, elsewhere_panel(self._bot.tables.get(table.id)))
        elif table.board_turn is not None:
            await self.retire(table, self._past_panel(table, table.board_turn, page))

    async def retire(self, table: Table, panel: Panel) -> None:
        """Leave of the board message that ``table`` knows of nothing but ``panel``."""
        if table.board_message_id is None:
            return
        old = self._message(table.board_channel_id, table.board_message_id, table.guild_id)
        try:
            await old.edit(**panel.editing())
        except DISCORD_FAILS as error:
            # It may be gone, or too old to be edited: what is pressed there is answered kindly.
            log.info("an old message of table %s stays as it is: %s", table.id, error)

    async def _board_panel(self, table: Table) -> Panel:
        if table.game is None:
            return lobby_panel(table) if table.active else closed_lobby_panel(table)
        return await self._bot.hands.table_panel(table, lambda: table.id in self._again)

    def _past_panel(self, table: Table, page: int, next_page: int) -> Panel:
        """What is left of the message for ``page`` when that for ``next_page`` has been posted.

        It tells what happened until then: computers have no message for their turns.
        """
        assert table.game is not None
        first = max(0, page - 1)
        end = table.game.view(None).turn_number + 1 if next_page == END_PAGE else next_page - 1
        events = self._bot.history.events(table)
        news = [event for turn in range(first, end) for event in of_turn(events, turn)]
        lines = face_of(table).chronicle(news, words_for(table.language), in_texts(table.names))
        if page == LOBBY_PAGE:
            return closed_lobby_panel(table).text("\n".join(lines))
        return past_turns_panel(table, first, max(first, end - 1), lines)

    def _message(
        self, channel_id: int | None, message_id: int, guild_id: int | None = None
    ) -> discord.PartialMessage:
        assert channel_id is not None
        channel = self._bot.get_partial_messageable(channel_id, guild_id=guild_id)
        return channel.get_partial_message(message_id)

    # Calls within a turn

    async def _call(self, table: Table) -> None:
        """Call those who are awaited and have not been called by a new board message.

        Who wants to be called by direct message only is so in ``_show_hands``.
        """
        await self._take_back_calls(table)
        shown, table = table, self._bot.tables.get(table.id)
        if table.version != shown.version:  # it has gone on meanwhile, and is told again at once
            return
        for seat in table.seats:
            if seat.ping_due and self._calls.never(seat):
                await self._bot.told.mark_pinged(table.id, seat.player, _wait(seat))
        due = [seat for seat in self._calls.due(table) if self._calls.in_channel(seat)]
        if not due or table.lost_told:
            return
        panel = ping_panel(table, [seat.player for seat in due])
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            message = await channel.send(
                **panel.sending(seat.called for seat in due), nonce=f"{table.id}!{table.version}"
            )
        except (discord.NotFound, discord.Forbidden) as error:
            raise Unreachable from error
        call = message.channel.id, message.id
        for seat in due:
            await self._bot.told.mark_pinged(table.id, seat.player, _wait(seat), call)

    async def replace_call(self, table: Table, seat: Seat, call: tuple[int, int]) -> None:
        """Note a newer message that calls ``seat``; the old one goes if it calls nobody else."""
        await self._bot.told.mark_pinged(table.id, seat.player, _wait(seat), call)
        others = self._bot.tables.get(table.id).seats
        if seat.call_message_id is not None and all(
            other.call_message_id != seat.call_message_id for other in others
        ):
            await self._delete(self._message(seat.call_channel_id, seat.call_message_id))

    async def _take_back_calls(self, table: Table) -> None:
        """Delete the calls that have been answered: the channel stays readable."""
        called = [seat for seat in table.seats if seat.call_message_id is not None]
        # As ``table`` was before anybody was called now: who still waits was called for just that.
        answered = [seat for seat in called if seat.wait is None or seat.ping_due]
        kept = {seat.call_message_id for seat in called if seat not in answered}
        for seat in answered:
            await self._bot.told.forget_call(table.id, seat.player)
        for message in {(seat.call_channel_id, seat.call_message_id) for seat in answered}:
            channel_id, message_id = message
            if message_id is not None and message_id not in kept:
                await self._delete(self._message(channel_id, message_id))

    async def ask_all(
        self, table: Table, panel: Panel, pinged: Iterable[int] = ()
    ) -> tuple[int, int] | None:
        """Put a question to all who play: in the channel, or to each of them if that is lost.

        The ids of the channel and of the message in it; ``None`` if they were asked one by one.
        """
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            message = await channel.send(**panel.sending(self._calls.pingable(pinged)))
        except (discord.NotFound, discord.Forbidden):
            await self.write_to_all(table, panel)
            return None
        return message.channel.id, message.id

    async def _tell_lost(self, table: Table) -> None:
        """Tell those seated, once, that their channel is lost; they are called by DM instead."""
        for seat in table.seats:
            if seat.ping_due:
                await self._bot.told.mark_pinged(table.id, seat.player, _wait(seat))
        if self._bot.tables.get(table.id).lost_told or not table.active:
            return
        await self._bot.told.set_lost_told(table.id, True)
        log.warning("table %s cannot be shown in its channel; its players are told", table.id)
        for seat in table.remaining:
            words = self._bot.people.words(seat.person, table.language)
            await self._write_to(table, seat, lost_panel(table, words))

    async def write_to_all(self, table: Table, panel: Panel) -> None:
        """Send ``panel`` to each of those who play, by direct message."""
        for seat in table.remaining:
            await self._write_to(table, seat, panel)

    async def _write_to(self, table: Table, seat: Seat, panel: Panel) -> None:
        try:
            channel = await self._bot.create_dm(discord.Object(seat.person))
            await channel.send(**panel.sending())
        except DISCORD_FAILS as error:
            log.info("seat %s of table %s: not reached: %s", seat.player, table.id, error)

    # Direct messages

    async def _show_hands(self, table: Table) -> None:
        failed: Exception | None = None
        due = self._calls.due(table)
        lost = self._bot.tables.get(table.id).lost_told
        for seat in table.seats if table.game is not None else ():
            # Who closed them may have opened them since: each wait is a reason to try once, and
            # where there is no other place, each look at whether that is there again.
            if seat.user_id is None or (seat.dm_closed and seat not in due and not lost):
                continue
            try:
                await self._show_hand(table, seat, calling=seat in due)
            except discord.Forbidden:
                await self._bot.told.set_dm_closed(table.id, seat.player)
                if seat in due and not seat.dm_closed:
                    self._again.add(table.id)  # to be called in the channel instead
            except DISCORD_FAILS as error:
                failed = error
        if failed is not None:
            raise failed

    async def _show_hand(self, table: Table, seat: Seat, *, calling: bool) -> None:
        """Bring the direct message of ``seat`` up to date; a call is a new one."""
        calling = calling and not self._calls.never(seat)
        if seat.dm_message_id is not None and not calling:
            if await self._edit_hand(table, seat):
                return
        elif seat.wait is None:
            return
        if calling or (not self._calls.never(seat) and not seat.ping_due):
            await self.send_hand(table, seat, f"{table.id}.{seat.player}.{table.version}")

    async def _edit_hand(self, table: Table, seat: Seat) -> bool:
        """Edit the direct message of ``seat`` if that is needed; whether it is still there."""
        state = _hand_state(table, seat)
        shown = seat.dm_version, state
        if seat.dm_version == table.version or self._shown.get((table.id, seat.player)) == shown:
            return True
        assert seat.dm_message_id is not None
        panel = await self._hand_panel(table, seat)
        try:
            old = self._message(seat.dm_channel_id, seat.dm_message_id)
            await old.edit(**panel.editing())
        except discord.NotFound:
            now = self._bot.tables.get(table.id).seat(seat.player)
            return now.dm_message_id != seat.dm_message_id  # a newer one has taken its place
        await self.shown_by_dm(table, seat.player)
        return True

    async def send_hand(
        self,
        table: Table,
        seat: Seat,
        nonce: str,
        *,
        note: str = "",
        below: Sequence[ui.Item] = (),
        loud: bool = False,
    ) -> None:
        """Send whoever plays ``seat`` their hand as a new direct message, in the place of the last.

        ``note`` stands on top, ``below`` at the end. It makes a sound if it is to be ``loud``, if
        they are called so, or if the channel is lost; else the call in the channel does.
        """
        loud = loud or self._calls.by_dm(seat) or self._bot.tables.get(table.id).lost_told
        panel = (await self._hand_panel(table, seat, note)).row(*below)
        channel = await self._bot.create_dm(discord.Object(seat.called))
        message = await channel.send(**panel.sending(), silent=not loud, nonce=nonce)
        self._shown[table.id, seat.player] = table.version, _hand_state(table, seat)
        noted = await self._bot.told.set_dm_message(
            table.id, seat.player, channel.id, message.id, table.version, to=seat.called
        )
        if noted.seat(seat.player).dm_message_id != message.id:
            await self._delete(self._message(channel.id, message.id))
            return
        if seat.wait is not None and loud:
            await self._bot.told.mark_pinged(table.id, seat.player, _wait(seat))
        if seat.dm_message_id is not None:
            await self._delete(self._message(seat.dm_channel_id, seat.dm_message_id))

    async def _hand_panel(self, table: Table, seat: Seat, note: str = "") -> Panel:
        words = self._bot.people.words(seat.called, table.language)
        return await self._bot.hands.panel(table, seat.player, words, note=note)

    async def _delete(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except DISCORD_FAILS as error:
            # What is pressed there is answered kindly.
            log.info("a message stays: %s", error)

    def _forget(self, table: Table) -> None:
        """Keep nothing in memory of a table that is over."""
        for seat in table.seats:
            self._shown.pop((table.id, seat.player), None)


def _wait(seat: Seat) -> int:
    assert seat.wait is not None
    return seat.wait


def _hand_state(table: Table, seat: Seat) -> Any:
    """What a direct message depends on: while this stays the same it need not be edited."""
    assert table.game is not None
    held = face_of(table).state_of_hand(table.game.view(seat.player), seat.player)
    decision = table.game.pending.get(seat.player)
    deadline = seat.clock and seat.clock.deadline
    return held, decision and decision.number, table.status, seat.level, deadline
