"""Telling people what has happened: the table's message, the calls, the direct messages.

All of it is made from the table as it was last committed, never from the press that changed it. So
it does not matter who pressed where, what failed on the way, or whether the bot was restarted:
telling again brings everything up to date, and nobody is called twice for one wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

from bot.core.names import in_texts
from bot.core.periodic import every
from bot.core.render_pool import Outdated
from bot.core.rules_version import fingerprint
from bot.core.table import Seat, Table
from bot.core.words import words_for
from bot.features.board.messages import past_turns_panel, turn_notification
from bot.features.board.navigation import elsewhere_panel
from bot.features.hand.direct_messages import HandMessages
from bot.features.history.service import of_turn
from bot.features.lobby.messages import closed_lobby_panel, lobby_panel
from bot.features.play.ending import lost_notification
from bot.games.presenter import face_of
from bot.storage import NotRead
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.panel import Panel
from bot.ui.slot import DmsClosed, Edited, MessageSlot, Posted, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

# For which part of a game a board message was posted: the lobby, a turn (turn n is n + 1), the end.
LOBBY_PAGE = 0
END_PAGE = -1

SECONDS_BETWEEN_TRIES = 30
# What keeps failing is tried ever more rarely, in the end every half hour, but never given up.
LONGEST_PAUSE = 60
SECONDS_TO_FINISH = 10
# After a restart or an outage thousands of tables can be due at once; Discord's limits, and players
# who press meanwhile, have room beside this many.
TABLES_AT_ONCE = 20


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
        self._context = copy_context()
        self._queue: dict[int, None] = {}  # tables that can wait, in order
        self._again: set[int] = set()
        self._repost: set[int] = set()
        # Tables to be told again: how often that failed, and how many rounds to let pass.
        self._failed: dict[int, tuple[int, int]] = {}
        # Tables that cannot be shown in their channel: it may be there again, or be open again.
        self._lost: set[int] = set()
        self._round = 0
        self._caught_up = False
        self._look_for_servers = True
        self.hand_messages = HandMessages(bot, self.tell)
        # Tables whose message was replaced, as they were before, with the new message.
        self._replaced: list[tuple[Table, Posted]] = []
        bot.direct.listeners.append(self._dm_opened)
        bot.tables.relay.on("tell", self.tell)
        bot.tables.relay.on("repost", self.repost)

    @property
    def _parts(self) -> Sequence[Callable[[Table], Awaitable[Any]]]:
        """The updates of a table's messages in order: news, pings, older messages."""
        return (
            self._post_board,
            self._notify,
            self.hand_messages.notify_all,
            self._take_back_calls,
            self._finish_board,
            self.hand_messages.show_all,
            self._bot.motions.tell,
            self._bot.announcements.show,
        )

    @property
    def untold(self) -> int:
        """How many tables could not be told of, and are to be told of again."""
        return len(self._failed.keys() | self._queue.keys())

    def start(self) -> None:
        """Tell what was not told before the bot stopped, and from now on what fails, again."""
        self._context = copy_context()
        self._retry.start()

    async def stop(self) -> None:
        """Finish what is being told."""
        self._retry.cancel()
        self._queue.clear()
        if self._telling:
            await asyncio.wait(list(self._telling.values()), timeout=SECONDS_TO_FINISH)

    def tell(self, table_id: int) -> None:
        """Bring the messages of a table up to date soon; at once if nothing is under way."""
        self._queue.pop(table_id, None)
        if not self._mine("tell", table_id):
            self._failed.pop(table_id, None)  # what failed here is done there
            return
        if table_id in self._telling:
            self._again.add(table_id)
            return
        # The task inherits the bot's context, not that of the press that caused it.
        self._telling[table_id] = self._context.copy().run(
            asyncio.create_task, self._keep_telling(table_id), name=f"tell-{table_id}"
        )

    def _tell_in_turn(self, table_ids: Iterable[int]) -> None:
        """Bring many tables up to date, a bounded number of them at once."""
        self._queue.update(dict.fromkeys(table_ids))
        self._drain()

    def _drain(self) -> None:
        while self._queue and len(self._telling) < TABLES_AT_ONCE:
            self.tell(next(iter(self._queue)))

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

    def forget_channel(self, channel_id: int) -> None:
        """A channel is gone: tell those who play there how to go on."""
        table = self._bot.tables.at_channel(channel_id)
        if table is not None:
            self.tell(table.id)

    def forget_guild(self, guild_id: int) -> None:
        """The bot was removed from a server: tell all who play there how to go on."""
        self.tell_guild(guild_id)

    def tell_guild(self, guild_id: int) -> None:
        """Tell of all active tables of a server, one after another."""
        self._tell_in_turn(self._bot.tables.store.tables.of_guild(guild_id))

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
            self._failed[table_id] = tries, max(0, pause - 1)
            if pause == 0:
                self._tell_in_turn([table_id])
        if self._look_for_servers:
            await self._find_lost_servers()
        if self._bot.tables.store.shared:
            self._look_around()
        self._round += 1
        if self._round % LONGEST_PAUSE == 0:
            lost, self._lost = self._lost, set()
            self._tell_in_turn(lost)

    def _look_around(self) -> None:
        """Tell what others have changed, should their news not have arrived."""
        tables = self._bot.tables
        due = self._failed.keys() | self._telling.keys() | self._queue.keys()
        unshown = set(tables.store.tables.unshown()) - due
        self._tell_in_turn(table.id for table in tables.here(sorted(unshown)))

    @_retry.before_loop
    async def _begin(self) -> None:
        await self._bot.wait_until_ready()

    async def _catch_up(self) -> None:
        """Tell what was not told before the bot stopped: in the first round that can read it."""
        tables = self._bot.tables
        self._tell_in_turn(table.id for table in tables.untold())
        self._lost.update(table.id for table in tables.here(tables.store.tables.lost()))
        if tables.shards.lead:
            self._tell_in_turn(table.id for table in await tables.resume(fingerprint()))
        self._caught_up = True

    async def _keep_telling(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._tell(table_id)
                if table_id not in self._again:
                    break
        finally:
            del self._telling[table_id]
        self._drain()

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
                    self.hand_messages.forget(table)
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

    async def _post_board(self, table: Table) -> None:
        """Post the message of a new turn, or repost it, without a notification."""
        anew = table.id in self._repost
        self._repost.discard(table.id)
        if not anew and not self._is_due(table):
            return
        try:
            await self._post(table)
        except Outdated:  # the table has gone on meanwhile, and is updated again at once
            if anew:
                self._repost.add(table.id)
        except DISCORD_FAILS:
            if anew:
                self._repost.add(table.id)
            raise

    def _is_due(self, table: Table) -> bool:
        """Return whether the board needs a new message instead of an edit."""
        page = page_of(table)
        if table.board_message_id is None:
            return page != LOBBY_PAGE or table.active  # a closed lobby needs no message
        if table.thinking:
            # It stays while computers think: the next one is for people to press.
            return False
        if table.board_turn != page:
            return True
        return table.told < table.event_count and self._board(table).old

    async def _post(self, table: Table, *, retiring: bool = True) -> None:
        """Post a board message; ``_finish_board`` later retires the previous one.

        Unless ``retiring``: it is gone, or Discord does not let it be edited.
        """
        page = page_of(table)
        panel = await self._board_panel(table)
        posted = await self._board(table).post(table.channel_id, panel)
        await self._bot.told.set_board_message(table.id, *posted.ids, page, also=posted.finish)
        if retiring:
            self._replaced.append((table, posted))

    async def _finish_board(self, table: Table) -> None:
        """Retire the replaced message, or update the one that was not replaced.

        Edits are rate limited more tightly than posts, so they come last.
        """
        now = self._bot.tables.get(table.id)
        fresh = any(each.id == table.id for each, _ in self._replaced)
        if not fresh and now.version == table.version:
            await self._edit_or_post(now)
        await self._retire_replaced(table)

    async def _edit_or_post(self, table: Table) -> None:
        slot = self._board(table)
        same = table.board_turn == page_of(table) or table.thinking
        if table.board_message_id is None or not same:
            return  # it is posted by the next round
        news = table.shown < table.version or table.lost_told
        if slot.old and (table.thinking or not news):
            return
        try:
            panel = await self._board_panel(table)
            edited = await slot.edit(panel, in_archive=not table.active)
            if edited is Edited.DONE:
                await self._bot.told.set_lost_told(table.id, False)
            else:
                retiring = edited is Edited.STAYS and not slot.old
                await self._post(table, retiring=retiring)
        except Outdated:
            return  # the table has gone on meanwhile, and is updated again at once

    async def _retire_replaced(self, table: Table) -> None:
        for before, posted in [each for each in self._replaced if each[0].id == table.id]:
            self._replaced.remove((before, posted))
            if before.board_turn is None:
                continue
            now = self._bot.tables.get(table.id)
            if before.board_turn == page_of(before):
                leave = elsewhere_panel(now)
            else:
                leave = self._past_panel(before, before.board_turn, page_of(before))
            await self._board(before).retire(leave, after=posted)

    async def retire(self, table: Table, panel: Panel) -> None:
        """Leave of the board message that ``table`` knows of nothing but ``panel``."""
        await self._board(table).retire(panel)

    def _board(self, table: Table) -> MessageSlot:
        return MessageSlot(
            self._bot,
            f"board {table.id} {page_of(table)}",
            table.board_channel_id,
            table.board_message_id,
            guild_id=table.guild_id,
        )

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

    # Notifications in the channel

    async def _notify(self, table: Table) -> None:
        """Notify awaited players in the channel, once for each wait.

        Not for a table whose message could not be posted: they would find nothing there. Players
        who chose direct messages only are left to ``HandMessages.notify_all``.
        """
        shown, table = table, self._bot.tables.get(table.id)
        if table.version != shown.version:  # it has gone on meanwhile, and is told again at once
            return
        never = {
            seat.player: _wait(seat)
            for seat in table.seats
            if seat.ping_due and self._calls.never(seat)
        }
        if never:
            await self._bot.told.mark_pinged(table.id, never)
        table = await self._with_channels_opened(table)
        due = [seat for seat in self._calls.due(table) if self._calls.in_channel(seat)]
        if not due or table.lost_told or table.board_turn != page_of(table):
            return
        waits = {seat.player: _wait(seat) for seat in due}
        named = ".".join(f"{player}.{wait}" for player, wait in waits.items())
        slot = MessageSlot(self._bot, f"call {table.id} {named}", guild_id=table.guild_id)
        notification = turn_notification(table, list(waits), words_for(table.language))
        posted = await slot.post(
            table.channel_id, notification, pinged=[seat.called for seat in due]
        )
        await self._bot.told.mark_pinged(table.id, waits, posted.ids, also=posted.finish)

    async def _with_channels_opened(self, table: Table) -> Table:
        """Open the DM channels of players who want direct messages, where possible.

        Players without one are notified in the channel.
        """
        for seat in self._calls.due(table):
            if self._calls.by_dm(seat) and not seat.dm_closed:
                try:
                    await self._bot.direct.channel(seat.called)
                except DmsClosed:
                    table = await self._bot.told.set_dm_closed(table.id, seat.player)
                except DISCORD_FAILS as error:
                    log.info("table %s: a channel is not opened: %s", table.id, error)
        return table

    async def replace_call(
        self, table: Table, seat: Seat, posted: Posted, also: Callable[[], None] | None = None
    ) -> None:
        """Note a newer message that calls ``seat``; the old one goes if it calls nobody else."""
        waits = {seat.player: _wait(seat)}
        now = await self._bot.told.mark_pinged(table.id, waits, posted.ids, also)
        if all(other.call_message_id != seat.call_message_id for other in now.seats):
            await self._call_slot(seat, table).delete(after=posted)

    async def _take_back_calls(self, table: Table) -> None:
        """Delete the calls that have been answered: the channel stays readable."""
        called = [seat for seat in table.seats if seat.call_message_id is not None]
        # As ``table`` was before anybody was called now: who still waits was called for just that.
        answered = [seat for seat in called if seat.wait is None or seat.ping_due]
        kept = {seat.call_message_id for seat in called if seat not in answered}
        for seat in answered:
            if seat.call_message_id is not None:
                await self._bot.told.forget_call(table.id, seat.player, seat.call_message_id)
        for seat in {seat.call_message_id: seat for seat in answered}.values():
            if seat.call_message_id not in kept:
                await self._call_slot(seat, table).delete()

    def _call_slot(self, seat: Seat, table: Table) -> MessageSlot:
        return MessageSlot(
            self._bot,
            f"call {table.id}",
            seat.call_channel_id,
            seat.call_message_id,
            guild_id=table.guild_id,
        )

    async def ask_all(
        self, table: Table, key: str, question: Notification, pinged: Iterable[int] = ()
    ) -> Posted | None:
        """Put a question to all players: in the channel, or by DM if that is lost.

        Returns ``None`` if they were asked one by one.
        """
        slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
        try:
            return await slot.post(table.channel_id, question, pinged=self._calls.pingable(pinged))
        except Unreachable:
            await self.write_to_all(table, key, question)
            return None

    async def _tell_lost(self, table: Table) -> None:
        """Tell those seated, once, that their channel is lost; they are called by DM instead."""
        waits = {seat.player: _wait(seat) for seat in table.seats if seat.ping_due}
        if waits:
            await self._bot.told.mark_pinged(table.id, waits)
        if self._bot.tables.get(table.id).lost_told or not table.active:
            return
        await self._bot.told.set_lost_told(table.id, True)
        log.warning("table %s cannot be shown in its channel; its players are told", table.id)
        for seat in table.remaining:
            words = self._bot.people.words(seat.person, table.language)
            await self._write_to(table, seat, f"lost {table.id}", lost_notification(table, words))

    async def write_to_all(self, table: Table, key: str, notification: Notification) -> None:
        """Send ``notification`` to all players by direct message."""
        for seat in table.remaining:
            await self._write_to(table, seat, key, notification)

    async def _write_to(
        self, table: Table, seat: Seat, key: str, notification: Notification
    ) -> None:
        slot = MessageSlot(self._bot, f"{key} {seat.player}")
        try:
            posted = await self._bot.direct.post(seat.person, slot, notification, at_once=True)
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("seat %s of table %s: not reached: %s", seat.player, table.id, error)
            return
        if posted is not None:
            await self._bot.tables.write(posted.finish)

    def _dm_opened(self, user_id: int) -> None:
        """Show a user, whose DM channel is open now, their hands where they are awaited."""
        for table in self._bot.tables.of_user(user_id):
            self.tell(table.id)


def _wait(seat: Seat) -> int:
    assert seat.wait is not None
    return seat.wait
