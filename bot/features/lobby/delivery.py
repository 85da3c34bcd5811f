"""The delivery of roll calls and lobby news, each once, when it is due."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.core.gathering import News, RollCall
from bot.core.lobby_times import next_due
from bot.core.table import LOBBY, Table
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.words import Words, words_for
from bot.features.lobby.notices import news_notification, roll_call_notification
from bot.features.lobby.service import Lobby
from bot.features.people.service import People
from bot.features.reminders.pings import Calls
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.outbox import Outbox
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

Say = Callable[[Words], "Notification"]


class LobbyNews:
    """Attends to lobbies at their stored moments, and tells their users."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._timer = bot.get(Timers).add("lobbies", self._attend, due=bot.get(Lobby).next_due)
        bot.get(Tables).saved.append(self._follow)

    def _follow(self, table: Table) -> None:
        """Schedule what is due at a lobby that has been stored."""
        due = next_due(table)
        if due is not None:
            self._timer.at(due)

    async def _attend(self) -> None:
        """Attend to the lobbies of this process at which something is due."""
        tables, lobby = self._bot.get(Tables), self._bot.get(Lobby)
        for table in tables.here(lobby.due()):
            try:
                await lobby.attend(table.id)
            except Refusal as refusal:
                log.warning("lobby %s can't be attended to: %s", table.id, refusal)
            self._bot.get(Updates).tell(table.id)

    async def tell(self, table: Table) -> None:
        """Tell the users of ``table`` what is new, and ask those who are awaited."""
        table = self._bot.get(Tables).get(table.id)
        for news in table.gathering.news:
            await self._tell(table, news)
        call = table.gathering.roll_call
        if call is not None and not call.called and table.status == LOBBY:
            await self._ask(table, call)

    async def _tell(self, table: Table, news: News) -> None:
        def say(words: Words) -> Notification:
            return news_notification(table, news, words)

        key = f"lobby-news {table.id} {news.number} {news.kind}"
        sent = await self._send(table, key, [news.to], say)
        await self._bot.get(Lobby).told(table.id, news, _finishing(sent))

    async def _ask(self, table: Table, call: RollCall) -> None:
        def say(words: Words) -> Notification:
            return roll_call_notification(table, call, words)

        key = f"roll-call {table.id} {int(call.until.timestamp())}"
        sent = await self._send(table, key, call.awaited, say, always=True)
        in_channel = [each.ids for each in sent if each.channel_id == table.channel_id]
        message = in_channel[0] if in_channel else None
        await self._bot.get(Lobby).called(table.id, call.until, message, _finishing(sent))

    async def _send(
        self, table: Table, key: str, people: Iterable[int], say: Say, *, always: bool = False
    ) -> list[Posted]:
        """Tell ``people`` as they chose: by a ping, or by DM in their own language.

        ``always``: also in the channel if nobody is pinged there. Returns the messages sent.
        Raises ``DISCORD_FAILS`` if nobody could be reached and a retry may help.
        """
        people = [*people]
        calls = self._bot.get(Calls)
        pinged, written_to = calls.pingable(people), calls.written_to(people)
        sent: list[Posted] = []
        unsent: list[str] = []
        failed: Exception | None = None
        if pinged or always:
            slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
            message = say(words_for(table.language))
            try:
                sent.append(await slot.post(table.channel_id, message, pinged=pinged))
            except Unreachable as error:
                log.info("table %s: its channel is lost: %s", table.id, error.__cause__)
                written_to = {
                    person: self._bot.get(People).may_be_called(person) for person in people
                }
        for person, loud in written_to.items():
            words = self._bot.get(People).words(person, table.language)
            own_key = f"{key} for {person}"
            try:
                posted = await self._bot.get(DirectMessages).post(
                    person, MessageSlot(self._bot, own_key), say(words), silent=not loud,
                    at_once=True,
                )  # fmt: skip
            except DmsClosed:
                log.info("table %s: a user takes no direct messages", table.id)
            except DISCORD_FAILS as error:
                log.info("table %s: not reached: %r", table.id, error)
                unsent.append(own_key)
                failed = error if passing(error) else failed
            else:
                if posted is not None:
                    sent.append(posted)
        if failed is not None and not sent:
            raise failed
        for own_key in unsent:
            await self._bot.get(Outbox).give_up(own_key)
        return sent


def _finishing(sent: Iterable[Posted]) -> Callable[[], None]:
    """Return what finishes all these sendings."""

    def finish() -> None:
        for posted in sent:
            posted.finish()

    return finish
