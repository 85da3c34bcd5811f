"""Message sync: brings a table's board, pings and direct messages up to date.

Messages are made from the table as last committed, never from the interaction that changed it. So
presses, failures and restarts make no difference: a repeated update is idempotent, completes the
missing messages, and pings no player twice for one wait.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot.core.keyed_worker import Backoff, KeyedWorker
from bot.core.names import in_texts
from bot.core.render_pool import Outdated
from bot.core.rules_version import fingerprint
from bot.core.table import Table, TableKind
from bot.core.timers import PAUSE, Timers
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.board.board_view import BoardView
from bot.features.board.channel_pings import ChannelPings, waits_of
from bot.features.board.delivery import DeliveryState
from bot.features.board.messages import past_turns_panel, undone_turns_panel
from bot.features.board.notifier import Notifier
from bot.features.board.pages import LOBBY_PAGE, page_of, turns_on
from bot.features.guessing.delivery import GuessResults
from bot.features.hand.direct_messages import HandMessages
from bot.features.hand.live_panels import LivePanels
from bot.features.history.service import History, of_turn
from bot.features.invitations.announcements import Announcements
from bot.features.lobby.board_panel import closed_lobby_panel, lobby_panel
from bot.features.lobby.delivery import LobbyNews
from bot.features.my_turns.delivery import MyTurnsMessages
from bot.features.people.service import People
from bot.features.play.ending import lost_notification
from bot.features.tutorial.delivery import TutorialMessages
from bot.features.votes.delivery import VoteMessages
from bot.features.watching.delivery import WatcherNews
from bot.games.registry import presenter_of
from bot.storage import NotRead
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS, channel_lost
from bot.ui.navigation import elsewhere_panel
from bot.ui.outbox import Outbox
from bot.ui.panel import Panel
from bot.ui.slot import Edited, MessageSlot, Posted, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# The first words of the keys of messages that replace another; the second is the table's id.
REPLACING = ("board", "hand", "tutorial")

# Before an update that failed is retried: players wait for it, and most failures pass at once.
FIRST_PAUSE = timedelta(seconds=5)
LONGEST_PAUSE = timedelta(minutes=30)
# After a restart or an outage thousands of tables can be due at once; this bound leaves room in
# Discord's rate limits, and for presses of players meanwhile.
TABLES_AT_ONCE = 20
# Messages of undone turns, of a table.
STRUCK_AT_ONCE = 3


class MessageSync:
    """Brings messages up to date, one table at a time, always to the latest state."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._channel_pings = bot.get(ChannelPings)
        self._delivery = bot.get(DeliveryState)
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            "tell",
            self._tell,
            timers,
            bot.get(Tables).now,
            backoff=Backoff(first=FIRST_PAUSE, longest=LONGEST_PAUSE),
            at_once=TABLES_AT_ONCE,
        )
        self._repost: set[int] = set()
        # Tables whose message is edited even without news, and of these those whose channel is
        # probably lost: only an edit can tell, even of an old message.
        self._edits_due: set[int] = set()
        self._checks_due: set[int] = set()
        # Tables that cannot be shown in their channel, to be retried now and then.
        self._lost: set[int] = set()
        self._caught_up = False
        timers.add("leftovers", self._poll, due=self._next_poll, at_start=True)
        self._losses = timers.add("losses", self._find_losses, at_start=True)
        self._lost_tables = timers.add("lost-tables", self._retry_lost)
        self._hand_messages = bot.get(HandMessages)
        # Tables before their message was replaced, each with the new message.
        self._replaced: list[tuple[Table, Posted]] = []
        bot.get(DirectMessages).listeners.append(self._dm_opened)
        bot.get(Updates).subscribe(self.tell, self.repost)
        bot.get(Tables).bus.on("tell", self.tell)
        bot.get(Tables).bus.on("repost", self.repost)

    def _parts(self, *, edits: bool, checks: bool) -> Sequence[Callable[[Table], Awaitable[Any]]]:
        """Return the updates of a table's messages in order: news, pings, older messages."""

        async def update_board(table: Table) -> None:
            await self._update_board(table, edits=edits, checks=checks)

        return (
            self._post_board,
            self._channel_pings.post,
            self._hand_messages.notify_all,
            self._channel_pings.take_back,
            update_board,
            self._retire_replaced,
            self._hand_messages.show_all,
            self._bot.get(LivePanels).show_all,
            self._channel_pings.update_later,
            self._bot.get(VoteMessages).tell,
            self._bot.get(Announcements).show,
            self._bot.get(LobbyNews).tell,
            self._strike_out,
        )

    @property
    def untold(self) -> int:
        """The number of tables whose update failed or is queued."""
        return self._worker.backlog

    @property
    def caught_up(self) -> bool:
        """True once the tables left over from before the restart are queued."""
        return self._caught_up

    async def stop(self) -> None:
        """Finish the updates under way."""
        await self._worker.finish()

    def tell(self, table_id: int) -> None:
        """Bring the messages of a table up to date soon; at once if no update runs."""
        if self._mine("tell", table_id):
            self._edits_due.add(table_id)
            self._worker.request(table_id)
        else:
            self._worker.forget(table_id)  # that process retries failed updates

    def repost(self, table_id: int) -> None:
        """Post the table's message again at the end of its channel, without a ping."""
        if self._mine("repost", table_id):
            self._repost.add(table_id)
            self.tell(table_id)

    def _mine(self, what: str, table_id: int) -> bool:
        """Return whether this process serves the table; otherwise tell the one that does."""
        try:
            table = self._bot.get(Tables).get(table_id)
        except (NotRead, Refusal):
            return True  # no message to show, or a retry follows: decided by the update
        return self._bot.get(Tables).bus.mine(what, table_id, table.guild_id)

    def forget_channel(self, channel_id: int) -> None:
        """Tell the players of a deleted channel how to continue."""
        table = self._bot.get(Tables).at_channel(channel_id)
        if table is not None:
            self._check(table.id)

    def forget_guild(self, guild_id: int) -> None:
        """Tell the players of a server that the bot was removed from how to continue."""
        self._checks_due.update(self._bot.get(Tables).store.tables.of_guild(guild_id))
        self.tell_guild(guild_id)

    def tell_guild(self, guild_id: int) -> None:
        """Bring all active tables of a server up to date, a few at a time."""
        active = self._bot.get(Tables).store.tables.of_guild(guild_id)
        self._edits_due.update(active)
        self._worker.queue(active)

    def _check(self, table_id: int) -> None:
        """Bring a table whose channel is probably lost up to date."""
        self._checks_due.add(table_id)
        self.tell(table_id)

    def look_for_losses(self) -> None:
        """Schedule a search for servers and channels lost while the bot was disconnected."""
        self._losses.soon()

    async def _find_losses(self) -> None:
        try:
            await self._find_lost_servers()
            await self._find_lost_channels()
        except DISCORD_FAILS as error:
            log.warning("couldn't find out what is gone: %r", error)
            self.look_for_losses()

    async def _find_lost_servers(self) -> None:
        tables = self._bot.get(Tables)
        known = {guild.id async for guild in self._bot.fetch_guilds(limit=None)}
        for guild_id in filter(tables.shards.mine, tables.guilds() - known):
            self.forget_guild(guild_id)

    async def _find_lost_channels(self) -> None:
        """Notify the players of tables in deleted channels.

        Only channels missing from a new session are looked up: archived threads and deleted
        channels.
        """
        for table_id, guild_id, channel_id in self._bot.get(Tables).store.tables.channels():
            guild = self._bot.get_guild(guild_id)
            if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id):
                continue
            try:
                await self._bot.fetch_channel(channel_id)
            except discord.HTTPException as error:
                if not channel_lost(error):
                    raise
                self._check(table_id)

    async def _poll(self) -> None:
        """Update the tables left over from before the restart, or by other processes."""
        if not self._caught_up:
            await self._catch_up()
        elif self._bot.get(Tables).store.shared:
            self._find_unshown()

    def _next_poll(self) -> datetime | None:
        tables = self._bot.get(Tables)
        return tables.now() + PAUSE if tables.store.shared else None

    def _find_unshown(self) -> None:
        """Queue tables that other processes changed, in case a bus message was lost."""
        tables = self._bot.get(Tables)
        unshown = set(tables.store.tables.unshown()) - self._worker.pending
        self._worker.queue(table.id for table in tables.here(sorted(unshown)))

    async def _catch_up(self) -> None:
        """Update tables left over from before the restart."""
        tables = self._bot.get(Tables)
        self._worker.queue(table.id for table in (*tables.untold(), *self._interrupted()))
        for table in tables.here(tables.store.tables.lost()):
            self._note_lost(table)
        if tables.shards.lead:
            self._worker.queue(table.id for table in await tables.resume(fingerprint()))
        self._caught_up = True

    def _interrupted(self) -> Iterator[Table]:
        """Yield the tables with a message that was sent, perhaps, and not noted."""
        for key in self._bot.get(Outbox).leftovers():
            what, *about = key.split()
            if what in REPLACING:
                with suppress(Refusal):  # the table has been forgotten since
                    yield from self._bot.get(Tables).here([int(about[0])])

    def _note_lost(self, table: Table) -> None:
        """Retry in a while to show a table in its channel, which is lost."""
        self._lost.add(table.id)
        self._lost_tables.at(self._bot.get(Tables).now() + LONGEST_PAUSE)

    async def _retry_lost(self) -> None:
        lost, self._lost = self._lost, set()
        self._worker.queue(lost)

    async def _tell(self, table_id: int) -> bool:
        """Bring all messages up to date once; return whether that succeeded."""
        edits, checks = table_id in self._edits_due, table_id in self._checks_due
        self._edits_due.discard(table_id)
        self._checks_due.discard(table_id)
        try:
            table = self._bot.get(Tables).get(table_id)
            parts = (
                [self._bot.get(TutorialMessages).show]
                if table.kind is TableKind.TUTORIAL
                else self._parts(edits=edits, checks=checks)
            )
            everything = [await self._tries(table, part) for part in parts]
            if all(everything):
                await self._delivery.set_told(table)
                self._bot.get(WatcherNews).tell(table_id)
                self._bot.get(GuessResults).tell(table_id)
                self._bot.get(MyTurnsMessages).tell(table)
                if not table.active:
                    self._hand_messages.forget(table)
            else:
                self._edits_due.update({table_id} if edits else ())
                self._checks_due.update({table_id} if checks else ())
            return all(everything)
        except Refusal as refusal:
            log.warning("couldn't update table %s on Discord: %s", table_id, refusal)
            return False

    async def _tries(self, table: Table, part: Callable[[Table], Awaitable[Any]]) -> bool:
        try:
            try:
                await part(table)
            except Unreachable:
                if table.active:
                    self._note_lost(table)
                await self._tell_lost(table)
        except DISCORD_FAILS as error:
            log.warning("table %s: %s failed: %r", table.id, part.__name__, error)
            return False
        return True

    # The board message

    async def _post_board(self, table: Table) -> None:
        """Post the message of a new turn, or repost it, without a notification."""
        anew = table.id in self._repost
        self._repost.discard(table.id)
        if not anew and not self._is_due(table):
            return
        try:
            await self._post(table)
        except Outdated:  # the table has changed meanwhile, and is updated again at once
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
            # It stays while computers think: people press the next one.
            return False
        if table.board_turn != page:
            return True
        slot = self._board(table)
        return (slot.old and table.told < table.event_count) or slot.interrupted

    async def _post(self, table: Table, *, retiring: bool = True) -> None:
        """Post a board message; ``_retire_replaced`` later retires the previous one.

        Without ``retiring``, the previous one is gone or cannot be edited.
        """
        page = page_of(table)
        panel = await self._board_panel(table)
        posted = await self._board(table).post(table.channel_id, panel)
        await self._delivery.set_board_message(table.id, *posted.ids, page, also=posted.finish)
        if retiring:
            self._replaced.append((table, posted))

    async def _update_board(self, table: Table, *, edits: bool, checks: bool) -> None:
        """Edit the message of the turn if due or with news, unless it was just posted."""
        now = self._bot.get(Tables).get(table.id)
        fresh = any(each.id == now.id and each.version == now.version for each, _ in self._replaced)
        if (edits or self._has_news(now)) and not fresh and now.version == table.version:
            await self._edit_or_post(now, checks=checks)

    async def _edit_or_post(self, table: Table, *, checks: bool) -> None:
        slot = self._board(table)
        same = table.board_turn == page_of(table) or table.thinking
        if table.board_message_id is None or not same:
            return  # the next round posts it
        if slot.old and not checks and (table.thinking or not self._has_news(table)):
            return
        try:
            panel = await self._board_panel(table)
            edited = await slot.edit(panel, in_archive=not table.active)
            if edited is Edited.DONE:
                await self._delivery.set_lost_told(table.id, False)
            else:
                retiring = edited is Edited.STAYS and not slot.old
                await self._post(table, retiring=retiring)
        except Outdated:
            return  # the table has changed meanwhile, and is updated again at once

    def _has_news(self, table: Table) -> bool:
        return table.shown < table.version or table.lost_told

    async def _retire_replaced(self, table: Table) -> None:
        """Turn replaced messages into logs of their turns.

        Discord limits posts and edits in a channel together, so that all news comes first.
        """
        for before, posted in [each for each in self._replaced if each[0].id == table.id]:
            self._replaced.remove((before, posted))
            if before.board_turn is None:
                continue
            now = self._bot.get(Tables).get(table.id)
            if before.board_turn == page_of(before):
                leave = elsewhere_panel(now)
            else:
                leave = self._past_panel(before, before.board_turn, page_of(before))
            await self._board(before).retire(leave, after=posted)

    async def retire(self, table: Table, panel: Panel) -> None:
        """Replace the recorded board message of ``table`` by ``panel`` for good."""
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
        return await self._bot.get(BoardView).panel(
            table, lambda: self._worker.requested_again(table.id)
        )

    def _past_panel(self, table: Table, page: int, next_page: int) -> Panel:
        """Return the replacement of the message for ``page`` once ``next_page`` is posted.

        It is the log until then: computers have no message for their turns.
        """
        assert table.game is not None
        turns = turns_on(page, next_page, table.game.view(None).turn_number)
        events = self._bot.get(History).events(table)
        news = [event for turn in turns for event in of_turn(events, turn)]
        lines = presenter_of(table).log_lines(
            news, words_for(table.language), in_texts(table.names)
        )
        if page == LOBBY_PAGE:
            return closed_lobby_panel(table).text("\n".join(lines))
        return past_turns_panel(table, turns, lines)

    async def _strike_out(self, table: Table) -> None:
        """Strike out the messages of turns that were undone, a few at a time.

        Discord limits edits of old messages, and news of the table comes first.
        """
        turns = self._bot.get(Tables).store.turns
        undone = turns.undone(table.id)
        for message in undone[:STRUCK_AT_ONCE]:
            events = self._bot.get(History).events(table)
            slot = MessageSlot(
                self._bot,
                f"board {table.id} {message.page}",
                message.channel_id,
                message.message_id,
                guild_id=table.guild_id,
            )
            await slot.edit(undone_turns_panel(table, message, events))
            await self._bot.get(Tables).write(partial(turns.forget, message))
        if len(undone) > STRUCK_AT_ONCE:
            self.tell(table.id)

    async def _tell_lost(self, table: Table) -> None:
        """Tell the players, once, that their channel is lost; pings go by DM instead.

        Each message is begun when the loss is noted. One that fails, or waits for a channel to be
        opened, is left unfinished and sent when the table is told again. Raises ``DISCORD_FAILS``.
        """
        waits = waits_of(seat for seat in table.seats if seat.ping_due)
        if waits:
            await self._delivery.mark_pinged(table.id, waits)
        if not table.active:
            return
        key, outbox = f"lost {table.id}", self._bot.get(Outbox)
        if not self._bot.get(Tables).get(table.id).lost_told:
            begin = outbox.beginning(f"{key} {seat.player}" for seat in table.remaining)
            await self._delivery.set_lost_told(table.id, True, begin)
            log.warning(
                "table %s can't be shown in its channel; its players are notified", table.id
            )
        failed: Exception | None = None
        for seat in table.remaining:
            if outbox.unfinished(f"{key} {seat.player}"):
                words = self._bot.get(People).words(seat.person, table.language)
                notification = lost_notification(table, words)
                try:
                    await self._bot.get(Notifier).write_to(table, seat, key, notification)
                except DISCORD_FAILS as error:
                    failed = error
        if failed is not None:
            raise failed

    def _dm_opened(self, user_id: int) -> None:
        """Show a user whose DM channel has opened the hands for which they are awaited.

        The table's message is not edited for it, which would disclose the user's channel to others.
        """
        for table in self._bot.get(Tables).of_user(user_id):
            if self._mine("tell", table.id):
                self._worker.request(table.id)
