"""The bot: its parts, its start and its shutdown."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Executor
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord

from bot import features
from bot.core.in_flight import InFlight
from bot.core.painter import Painter
from bot.core.shards import ALL, Shards
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.workers import Workers
from bot.features.board.delivery import DeliveryState
from bot.features.board.notifier import Notifier
from bot.features.board.pictures import Pictures
from bot.features.board.sync import MessageSync
from bot.features.computers.driver import Computers
from bot.features.hand.direct_messages import HandMessages
from bot.features.hand.private_view import HandView
from bot.features.history.disclosure import Disclosure
from bot.features.history.lookup import Lookup
from bot.features.history.service import History
from bot.features.invitations.announcements import Announcements
from bot.features.invitations.service import Invitations
from bot.features.lobby.delivery import LobbyNews
from bot.features.lobby.service import Lobby
from bot.features.orders.service import Orders
from bot.features.people.service import People
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.features.ratings.service import Ratings
from bot.features.reminders.deadlines import Deadlines
from bot.features.reminders.pings import Calls
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.skipping import Skipping
from bot.features.reports.service import Reports
from bot.features.seats.replacing import Replacing
from bot.features.seats.service import Seating
from bot.features.tournaments.director import Director
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.service import Tournaments
from bot.features.tutorial.delivery import TutorialMessages
from bot.features.tutorial.service import Tutorials
from bot.features.undo.service import Consent, Undo
from bot.features.votes.delivery import VoteMessages
from bot.features.votes.service import Votes
from bot.features.watching.delivery import WatcherNews
from bot.features.watching.service import Watching
from bot.storage import NotRead, Store
from bot.tables.dealer import Dealer
from bot.tables.repository import Clock, utc_now
from bot.tables.service import Tables
from bot.ui.client import Client
from bot.ui.command import COMMANDS
from bot.ui.command_tree import Tree
from bot.ui.command_words import CommandWords
from bot.ui.direct import DirectMessages
from bot.ui.errors import explain, own_words, tell_privately
from bot.ui.form import form_submitted
from bot.ui.gateway import skip_unparsable
from bot.ui.outbox import Outbox
from bot.ui.panel import QUIET, Panel
from bot.ui.press import PRESSES
from bot.ui.registration import Registration
from engine import Refusal

log = logging.getLogger(__name__)

features.load()

SECONDS_TO_LEAVE = 5  # an unresponsive gateway is not waited for
# A longer rate limit fails and is retried later: discord.py would sleep meanwhile and block
# everything that waits for the same table. discord.py accepts no lower value.
LONGEST_RATE_LIMIT = 30.0


# Everything that the players of a table can vote on.
VOTES = {
    "replace": Replacing(),
    "reveal": Disclosure(),
    "skip": Skipping(),
    "undo": Consent(),
}


class Civitas(Client):
    """The Discord bot on one store. Needs no privileged intent."""

    def __init__(
        self,
        store: Path | str,
        *,
        clock: Clock = utc_now,
        search_executor: Executor | None = None,
        render_executor: Executor | None = None,
        reports: int | None = None,
        keep: timedelta | None = None,
        shards: Shards | None = None,
        painter: Painter | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Connect the parts of the bot to ``store``.

        ``store``            a file, or the URL of a database that other processes may share
        ``search_executor``  runs the computer players instead of worker processes
        ``render_executor``  runs drawing and other long work instead of worker processes
        ``reports``          the id of the channel for problem reports
        ``keep``             how long finished tables are kept; forever by default
        ``shards``           those that this process runs; by default all that Discord recommends
        ``painter``          draws the pictures
        ``dealer``           shuffles and deals
        """
        chosen: dict[str, Any] = {}
        if shards is not None:
            chosen = {"shard_count": shards.count, "shard_ids": shards.ids}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=QUIET,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            **chosen,
        )
        skip_unparsable(self._connection.parsers)
        self.tables = self.add(
            Tables(Store(store), clock=clock, shards=shards or ALL, dealer=dealer)
        )
        shared = self.tables.store.shared
        self.timers = self.add(Timers(self.tables.now, shared=shared))
        self.updates = self.add(Updates())
        self.people = self.add(People(self.tables))
        self.outbox = self.add(Outbox(self.tables))
        self.direct = self.add(DirectMessages(self))
        self.calls = self.add(Calls(self.people, self.direct))
        self.delivery = self.add(DeliveryState(self.tables))
        self.ratings = self.add(Ratings(self.tables))
        self.orders = self.add(Orders(self.tables))
        self.tutorials = self.add(Tutorials(self.tables))
        self.tutorial_messages = self.add(TutorialMessages(self))
        self.history = self.add(History(self.tables))
        self.painter = self.add(painter or Painter())
        self.pictures = self.add(Pictures(self.tables, render_executor, self.painter))
        self.workers = self.add(Workers(render_executor))
        self.hand_messages = self.add(HandMessages(self))
        self.notifier = self.add(Notifier(self))
        self.hand_view = self.add(HandView(self))
        self.message_sync = self.add(MessageSync(self))
        self.deadlines = self.add(Deadlines(self.tables, self.people, self.updates.tell))
        self.reminders = self.add(ReminderScheduler(self))
        self.computers = self.add(
            Computers(self.tables, self.timers, search_executor, self.updates.tell)
        )
        self.votes = self.add(Votes(self, VOTES))
        self.vote_messages = self.add(VoteMessages(self))
        self.undo = self.add(Undo(self.tables, self.votes, self.history, self.workers))
        self.lookup = self.add(Lookup(self.tables, self.history, self.pictures, self.workers))
        self.reports = self.add(Reports(self, reports))
        self.seating = self.add(Seating(self.tables))
        self.invitations = self.add(Invitations(self.tables))
        self.lobby = self.add(Lobby(self.tables))
        self.lobby_news = self.add(LobbyNews(self))
        self.announcements = self.add(Announcements(self))
        self.watching = self.add(Watching(self.tables))
        self.watcher_news = self.add(WatcherNews(self))
        self.tournaments = self.add(Tournaments(self.tables, self.ratings))
        self.director = self.add(Director(self))
        self.privacy = self.add(Privacy(self))
        self.retention = self.add(Retention(self.tables, self.timers, keep))
        self.drafts = self.add(Drafts(self.tables))
        self.in_flight = self.add(InFlight())
        self.tree = Tree(self)
        self.registration = self.add(Registration(self))
        if self.tables.shards.lead:
            self.timers.add("results", self.ratings.catch_up, at_start=True)

    async def setup_hook(self) -> None:
        """Start the services; called by discord.py once, after logging in."""
        self.add_dynamic_items(*PRESSES)
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.set_translator(CommandWords())
        self.tables.relay.start()

    async def on_ready(self) -> None:
        """Start what is due, also since the last stop; called again after some reconnects."""
        self.timers.start()

    async def close(self) -> None:
        """Finish pending work, then log out and close the store."""
        if self.is_closed():
            return
        await self._stop_listening()
        await self.in_flight.finish()
        self.timers.stop()
        self.tables.relay.stop()
        # Senders outlast what they send for.
        await self.director.stop()
        await self.computers.stop()
        await self.message_sync.stop()
        await self.watcher_news.stop()
        await super().close()
        self.pictures.close()
        self.workers.close()
        await self.tables.close()

    async def _stop_listening(self) -> None:
        """Take no more interactions, which would remain unanswered.

        Discord tells the users from now on that the application did not respond.
        """
        leaving = [asyncio.ensure_future(shard.disconnect()) for shard in self.shards.values()]
        if leaving:
            await asyncio.wait(leaving, timeout=SECONDS_TO_LEAVE)
        await asyncio.sleep(0)  # start tasks that have just arrived, to await them

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms, and presses on components that this version does not know."""
        self.in_flight.note()
        self.meet(interaction)
        self.direct.pressed(interaction.user.id)
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                await form_submitted(interaction)
            elif interaction.type is discord.InteractionType.component:
                await self._say_if_unknown(interaction)
        except Exception as error:
            await explain(interaction, error)

    def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the user's names before they are answered; ``note`` stores them."""
        try:
            self.people.meet(*_names(interaction))
        except NotRead as error:
            log.warning("couldn't fetch a user's names: %s", error)

    async def note(self, interaction: discord.Interaction[Any]) -> None:
        """Note the name and language of a user who has been acknowledged."""
        try:
            await self.people.note_names(*_names(interaction))
            await self.people.note_locale(interaction.user.id, str(interaction.locale))
        except (NotRead, Refusal) as error:  # noted at their next interaction
            log.warning("couldn't store a user's names: %s", error)

    async def _say_if_unknown(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        known = (kind.__discord_ui_compiled_template__ for kind in PRESSES)
        if not any(template.fullmatch(data["custom_id"]) for template in known):
            panel = Panel().text(own_words(interaction)("pressed-unknown"))
            await tell_privately(interaction, panel)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Look for lost servers: a new session has no events of those gone since the last."""
        await super().on_shard_ready(shard_id)
        self.message_sync.look_for_servers()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handle a server that is gone or has removed the bot."""
        log.warning("the bot is no longer on the server %s", guild.id)
        self.message_sync.forget_guild(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel, and so of its threads."""
        self.message_sync.forget_channel(channel.id)
        self.director.look_at(channel.guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Handle a changed channel, perhaps including the bot's permissions there."""
        self.director.try_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Handle a changed role, perhaps including the bot's permissions."""
        self.director.try_again(after.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Handle the deletion of a thread."""
        self.message_sync.forget_channel(thread.thread_id)
        self.director.look_at(thread.guild_id)


def _names(interaction: discord.Interaction[Any]) -> tuple[int, int, str, str | None, str | None]:
    """Return the arguments of ``People.note_names``: user id, server id, names."""
    user = interaction.user
    nick = user.nick if isinstance(user, discord.Member) else None
    return user.id, interaction.guild_id or 0, user.name, user.global_name, nick
