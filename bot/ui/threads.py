"""Threads that the bot opens in a channel or forum: where, and of which type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeGuard

import discord

from bot.ui.error_codes import too_many_threads
from bot.ui.panel import QUIET
from bot.ui.permissions import NEEDED_IN_THREADS

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.membership import Place

MINUTES_BEFORE_A_THREAD_SLEEPS: Final = 10080


def takes_threads(place: Place | None) -> TypeGuard[discord.TextChannel]:
    """Return whether the bot can open threads in ``place`` with messages of its own.

    Text and announcement channels have them. Voice and stage channels have none, in forum and media
    channels each thread is a user's post, and no thread has threads of its own.
    https://docs.discord.com/developers/topics/threads#thread-fields
    """
    return isinstance(place, discord.TextChannel)


def takes_posts(place: Place | None) -> TypeGuard[discord.ForumChannel]:
    """Return whether the bot can open a post in ``place``, which is a thread as well.

    Media channels are for posts with pictures or videos. A forum may demand a tag: then it needs
    one that is not for moderators only.
    https://docs.discord.com/developers/topics/threads#forums
    """
    if not isinstance(place, discord.ForumChannel) or place.is_media():
        return False
    return not place.flags.require_tag or bool(_tags(place))


def _tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tags that the bot may apply."""
    return [each for each in forum.available_tags if not each.moderated]


def kind_of_thread(channel: discord.TextChannel) -> discord.ChannelType:
    """The type of the threads that all viewers of ``channel`` see.

    Discord refuses any other one there (50024): it has to match the type of the channel.
    https://docs.discord.com/developers/topics/threads#public-private-threads
    """
    news = channel.is_news()
    return discord.ChannelType.news_thread if news else discord.ChannelType.public_thread


def refuses_threads(error: discord.HTTPException) -> bool:
    """Return whether no thread can be opened there: not allowed, or too many already."""
    return error.status == 403 or too_many_threads(error)


def may_write_in_threads(channel: discord.TextChannel) -> bool:
    """Return whether the bot may, as far as known, show a table in a thread here."""
    me: discord.Member | None = channel.guild.me  # unknown in a process without this server
    return me is None or channel.permissions_for(me) >= NEEDED_IN_THREADS


def threads_called(
    bot: Client, channel: discord.TextChannel | discord.ForumChannel, name: str
) -> list[discord.Thread]:
    """Return the open threads with this name that the bot has opened in ``channel``.

    Users may give their own threads any name, and the bot may have been added to them.
    """
    assert bot.user is not None
    mine = (bot.user.id, name)
    return [each for each in channel.threads if (each.owner_id, each.name) == mine]


async def open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread visible to all viewers of ``channel``. Raises ``DISCORD_FAILS``."""
    return await channel.create_thread(
        name=name,
        type=kind_of_thread(channel),
        auto_archive_duration=MINUTES_BEFORE_A_THREAD_SLEEPS,
    )


async def open_post(forum: discord.ForumChannel, name: str, text: str) -> discord.Thread:
    """Open a post beginning with ``text``, without pings. Raises ``DISCORD_FAILS``.

    It has the forum's first tag where the forum demands one.
    https://docs.discord.com/developers/resources/channel#start-thread-in-forum-or-media-channel
    """
    tags = _tags(forum)[:1] if forum.flags.require_tag else []
    opened = await forum.create_thread(
        name=name,
        content=text,
        applied_tags=tags,
        auto_archive_duration=MINUTES_BEFORE_A_THREAD_SLEEPS,
        allowed_mentions=QUIET,
    )
    return opened.thread
