"""The threads in which the matches of a tournament are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeGuard

import discord

from bot.access import place_of
from bot.tournaments.attempts import THREADS, Attempts, Lost
from bot.tournaments.bulletin import Bulletin

if TYPE_CHECKING:
    from bot.access import Place
    from bot.client import Civitas
    from bot.tournaments.tournament import Tournament

MINUTES_BEFORE_A_THREAD_SLEEPS: Final = 10080

# The server has as many active threads as it may have, of either kind.
# https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
TOO_MANY_THREADS = {160006, 160007}


def takes_threads(place: Place | None) -> TypeGuard[discord.TextChannel]:
    """Whether threads with messages of the bot's own can be opened in ``place``.

    Text and announcement channels have them. Voice and stage channels have none, in forum and media
    channels each thread is somebody's post, and no thread has threads of its own.
    https://docs.discord.com/developers/topics/threads#thread-fields
    """
    return isinstance(place, discord.TextChannel)


def kind_of_thread(channel: discord.TextChannel) -> discord.ChannelType:
    """The kind of thread that everybody sees who sees ``channel``.

    Discord refuses any other one there (50024): it has to match the kind of the channel.
    https://docs.discord.com/developers/topics/threads#public-private-threads
    """
    news = channel.is_news()
    return discord.ChannelType.news_thread if news else discord.ChannelType.public_thread


class Threads:
    """Opens the threads of matches."""

    def __init__(self, bot: Civitas, bulletin: Bulletin, attempts: Attempts) -> None:
        self._bot = bot
        self._bulletin = bulletin
        self._attempts = attempts

    async def open(self, tournament: Tournament, name: str) -> int:
        """The id of a new thread for a match; of that which was opened before a crash, if any.

        Raises ``Lost`` if the channel is gone, or the bot may not open any there; ``Failed`` if it
        could not for another reason.
        """
        with self._attempts.at(tournament.id, THREADS):
            thread_id = await self._opened(tournament, name)
        await self._bulletin.found_again(tournament)
        return thread_id

    async def _opened(self, tournament: Tournament, name: str) -> int:
        channel = await place_of(self._bot, tournament.channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not takes_threads(channel):
            raise Lost
        since = discord.utils.time_snowflake(tournament.created_at)
        used = {venue.thread_id for venue in tournament.venues}
        for thread in channel.threads:
            if thread.name == name and thread.id > since and thread.id not in used:
                return thread.id
        try:
            thread = await channel.create_thread(
                name=name,
                type=kind_of_thread(channel),
                auto_archive_duration=MINUTES_BEFORE_A_THREAD_SLEEPS,
            )
        except discord.HTTPException as error:
            if error.status != 403 and error.code not in TOO_MANY_THREADS:
                raise
            await self._bulletin.tell_no_threads(tournament)
            raise Lost from error
        return thread.id
