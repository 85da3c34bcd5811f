"""The delivery of roll calls and lobby news, each once, when it is due."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.core.gathering import News, RollCall
from bot.core.lobby_times import next_due
from bot.core.table import LOBBY, Table
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.lobby.notices import news_notification, roll_call_notification
from bot.features.lobby.service import Lobby
from bot.features.reminders.notices import Notices
from bot.tables.service import Tables
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)


class LobbyNews:
    """Applies the timeouts of lobbies, and delivers notices and roll calls."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._timer = bot.get(Timers).add("lobbies", self._attend, due=bot.get(Lobby).next_due)
        bot.get(Tables).saved.append(self._follow)

    def _follow(self, table: Table) -> None:
        """Schedule the next timeout or notice of a lobby that has been stored."""
        due = next_due(table)
        if due is not None:
            self._timer.at(due)

    async def _attend(self) -> None:
        """Apply the expired timeouts in the lobbies of this process."""
        tables, lobby = self._bot.get(Tables), self._bot.get(Lobby)
        for table in tables.here(lobby.due()):
            try:
                await lobby.attend(table.id)
            except Refusal as refusal:
                log.warning("lobby %s can't be attended to: %s", table.id, refusal)
            self._bot.get(Updates).tell(table.id)

    async def tell(self, table: Table) -> None:
        """Send the users of ``table`` its news, and its roll call to the awaited players."""
        table = self._bot.get(Tables).get(table.id)
        for news in table.gathering.news:
            await self._tell(table, news)
        call = table.gathering.roll_call
        if call is not None and table.status == LOBBY:
            await self._ask(table, call)

    async def _tell(self, table: Table, news: News) -> None:
        def say(words: Words) -> Notification:
            return news_notification(table, news, words)

        key = f"lobby-news {table.id} {news.number} {news.kind}"
        sent = await self._bot.get(Notices).send(table, key, [news.to], say)
        await self._bot.get(Lobby).told(table.id, news, sent.finish)

    async def _ask(self, table: Table, call: RollCall) -> None:
        def say(words: Words) -> Notification:
            return roll_call_notification(table, call, words)

        key, notices = f"roll-call {table.id} {int(call.until.timestamp())}", self._bot.get(Notices)
        if not call.called:
            sent = await notices.send(table, key, call.awaited, say, always=True)
            message = None if sent.in_channel is None else sent.in_channel.ids
            await self._bot.get(Lobby).called(table.id, call.until, message, sent.finish)
        await notices.send_owed(table, key, call.awaited, say)
