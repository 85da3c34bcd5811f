"""A message of the bot: posted, edited in place, replaced by a newer one, deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

import discord

from bot.tables.service import Tables
from bot.ui.archived import edit_archived
from bot.ui.error_codes import (
    ARCHIVED_THREAD,
    DISCORD_FAILS,
    channel_lost,
    code_of,
    dms_closed,
    message_gone,
    not_editable,
    takes_no_message,
)
from bot.ui.outbox import Outbox, nonce
from bot.ui.panel import Panel

if TYPE_CHECKING:
    from bot.storage import Begun
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# Discord limits edits of messages older than an hour, see ``error_codes.not_editable``; a minute is
# allowed for clock skew.
OLD = timedelta(minutes=59)
# discord.py retries up to five times when rate limited, too long to wait for an old message.
SECONDS_FOR_AN_OLD_ONE = 10


class Unreachable(Exception):
    """The channel is gone, or the bot may not write there (any more)."""


class DmsClosed(Exception):
    """This user takes no direct messages from the bot."""


class Message(Protocol):
    """The content of a message: a ``Panel`` or a ``Notification``."""

    def sending(self, pinged: Iterable[int] = ()) -> dict[str, Any]:
        """Return the arguments to send it with; only ``pinged`` users are notified."""

    def editing(self) -> dict[str, Any]:
        """Return the arguments that turn a message into this one, without a notification."""


class Edited(Enum):
    """The outcome of an edit: done, message ``GONE``, or it ``STAYS`` as it was."""

    DONE = "done"
    GONE = "gone"
    STAYS = "stays"


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that was sent. ``finish`` finishes its sending in the outbox.

    It is called in the transaction that notes the ids, or not at all: the next try then returns
    this message again.
    """

    channel_id: int
    message_id: int
    finish: Callable[[], None]

    @property
    def ids(self) -> tuple[int, int]:
        """The ids of channel and message."""
        return self.channel_id, self.message_id


class MessageSlot:
    """A place for one message, which may be empty.

    ``key``         names the purpose and place of its messages for the outbox
    ``channel_id``, ``message_id``  the current message; ``None`` if there is none
    ``guild_id``    its server; ``None`` for direct messages
    """

    def __init__(
        self,
        bot: Client,
        key: str,
        channel_id: int | None = None,
        message_id: int | None = None,
        *,
        guild_id: int | None = None,
    ) -> None:
        self._bot = bot
        self._key = key
        self._channel_id = channel_id
        self.message_id = message_id
        self._guild_id = guild_id

    @property
    def old(self) -> bool:
        """True if the current message is so old that Discord limits its edits."""
        if self.message_id is None:
            return False
        sent = discord.utils.snowflake_time(self.message_id)
        return self._bot.get(Tables).now() - sent > OLD

    @property
    def interrupted(self) -> bool:
        """True if a newer message may have been sent without being noted.

        Then ``post`` goes on with that one; to edit the current message would leave both.
        """
        return self._bot.get(Outbox).unfinished(self._key)

    @property
    def young(self) -> bool:
        """True if the current message can be edited without a limit, and is the newest."""
        return self.message_id is not None and not self.old and not self.interrupted

    def at(self, channel_id: int, message_id: int) -> MessageSlot:
        """Return the same place with another current message."""
        return MessageSlot(self._bot, self._key, channel_id, message_id, guild_id=self._guild_id)

    async def post(
        self,
        to: int,
        message: Message,
        *,
        pinged: Iterable[int] = (),
        silent: bool = False,
        begun: Begun | None = None,
    ) -> Posted:
        """Send ``message`` to the channel ``to``; the previous message stays as it is.

        After a failure, even of the whole process, the next call sends the same message: if the
        first try did arrive, its message is brought up to date and returned. ``begun``: the
        sending, if it has several messages, in different channels. Raises ``Unreachable``,
        ``DmsClosed``, ``DISCORD_FAILS``. Refused: ``not-saved``.
        """
        if self._bot_left():
            raise Unreachable
        shared = begun is not None
        begun = begun or await self._bot.get(Outbox).begin(self._key)
        channel = self._bot.get_partial_messageable(to, guild_id=self._guild_id)
        sending = {**message.sending(pinged), "silent": silent}
        try:
            try:
                sent = await channel.send(**sending, nonce=nonce(begun.number, to))
            except discord.HTTPException as error:
                if not message_gone(error):
                    raise
                # It was sent with this number, and deleted since.
                begun = await self._bot.get(Outbox).renew(begun)
                sending = {**message.sending(pinged), "silent": silent}
                sent = await channel.send(**sending, nonce=nonce(begun.number, to))
            if begun.resumed:
                await self._bring_up_to_date(sent, message)
        except discord.HTTPException as error:
            if (dms_closed(error) or takes_no_message(error)) and not (begun.resumed or shared):
                await self._bot.get(Tables).write(
                    self._bot.get(Outbox).finishing(begun)
                )  # no message was sent
            if dms_closed(error):
                raise DmsClosed from error
            if takes_no_message(error):
                raise Unreachable from error
            raise
        return Posted(sent.channel.id, sent.id, self._bot.get(Outbox).finishing(begun))

    async def _bring_up_to_date(self, sent: discord.Message, message: Message) -> None:
        """Edit the message that a retry returned: the first try may have been older.

        A notification that has become a panel meanwhile was read: it stays.
        """
        if not isinstance(message, Panel) and (
            sent.flags.components_v2 or sent.content == message.editing()["content"]
        ):
            return
        await self.at(sent.channel.id, sent.id).edit(message)

    async def replace(
        self,
        to: int,
        message: Message,
        note: Callable[[Posted], Awaitable[object]],
        *,
        pinged: Iterable[int] = (),
        silent: bool = False,
    ) -> Posted:
        """Send ``message``, record it with ``note``, and delete the previous message.

        ``note`` has to call ``finish`` in its transaction. Raises as ``post`` does.
        """
        posted = await self.post(to, message, pinged=pinged, silent=silent)
        await note(posted)
        await self.delete(after=posted)
        return posted

    async def edit(self, message: Message, *, in_archive: bool = False) -> Edited:
        """Turn the current message into ``message``. An old one is tried once, briefly.

        ``in_archive``: also in an archived thread, which is unarchived for the edit. Raises
        ``DISCORD_FAILS`` where a retry may help.
        """
        if self._bot_left():
            return Edited.STAYS
        old = self.old
        try:
            async with asyncio.timeout(SECONDS_FOR_AN_OLD_ONE if old else None):
                await self._edit(message, in_archive)
        except discord.HTTPException as error:
            if message_gone(error):
                return Edited.GONE
            if channel_lost(error) or not_editable(error):
                log.info("a message stays as it is: %s", error)
                return Edited.STAYS
            raise
        except (discord.RateLimited, TimeoutError) as error:
            if not old:
                raise
            log.info("an old message stays as it is: %r", error)
            return Edited.STAYS
        return Edited.DONE

    async def _edit(self, message: Message, in_archive: bool) -> None:
        try:
            await self._there().edit(**message.editing())
        except discord.HTTPException as error:
            if not (in_archive and code_of(error) == ARCHIVED_THREAD):
                raise
            await edit_archived(self._bot, self._there(), **message.editing())

    async def retire(self, leave: Message, *, after: Posted | None = None) -> None:
        """Turn the current message into ``leave``, unless it is ``after``, the new one.

        If that fails the message stays as it is: a press on it gets an explanation.
        """
        if self.message_id is None or (after is not None and self._is(after)):
            return
        try:
            await self.edit(leave)
        except DISCORD_FAILS as error:
            log.info("a message stays as it is: %s", error)

    async def delete(self, *, after: Posted | None = None) -> None:
        """Delete the current message, unless it is ``after``, the new one.

        If Discord fails, that is retried later.
        """
        if self._ids is None or (after is not None and self._is(after)):
            return
        try:
            await self.take_away()
        except DISCORD_FAILS as error:
            log.info("a message stays for now: %s", error)
            await self._bot.get(Outbox).delete_later(self._ids)
        else:
            self._bot.get(Outbox).done_with(self._ids)

    async def take_away(self) -> None:
        """Delete the current message; succeed if it is already gone or inaccessible.

        Raises ``DISCORD_FAILS`` where a retry may help.
        """
        if self._bot_left():
            return
        try:
            await self._there().delete()
        except discord.HTTPException as error:
            if not (message_gone(error) or channel_lost(error) or not_editable(error)):
                raise
            log.info("a message is gone, or stays: %s", error)

    def _bot_left(self) -> bool:
        """Return whether the gateway has said that the bot left the message's server.

        Every request there would be refused with 403. Those are limited for the whole bot, and
        all tables of a server are told at once:
        https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
        """
        bot, guild_id = self._bot, self._guild_id
        if guild_id is None or not bot.is_ready() or not bot.get(Tables).shards.mine(guild_id):
            return False
        return bot.get_guild(guild_id) is None

    @property
    def _ids(self) -> tuple[int, int] | None:
        if self._channel_id is None or self.message_id is None:
            return None
        return self._channel_id, self.message_id

    def _is(self, posted: Posted) -> bool:
        return self.message_id == posted.message_id

    def _there(self) -> discord.PartialMessage:
        assert self._channel_id is not None
        assert self.message_id is not None
        channel = self._bot.get_partial_messageable(self._channel_id, guild_id=self._guild_id)
        return channel.get_partial_message(self.message_id)
