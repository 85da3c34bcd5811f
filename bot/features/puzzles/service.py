"""The puzzle of the day: its channel, its answers, streaks, and objections."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial

from bot.core.names import Called, distinct
from bot.core.words import Words, words_for
from bot.features.people.service import People
from bot.features.puzzles.model import OPEN, Channel, Post, Streak
from bot.features.puzzles.storage import StoredPuzzles
from bot.tables.service import Tables
from engine import Refusal

MORNING = 9  # the hour of a channel just chosen
LEADERS = 10


class Puzzles:
    """The puzzles of all servers."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self.stored = tables.store.section(StoredPuzzles)
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call ``listener`` with each server after a change of its channel."""
        self._listeners.append(listener)

    def locked(self, guild_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock of a server's puzzles, which any process may change."""
        return self._tables.locks("puzzle", guild_id)

    def words(self, locale: str, guild_id: int) -> Words:
        """Return the words of a server's messages; ``locale`` is that of Discord."""
        return words_for(self._tables.server(guild_id).language or locale)

    # The channel

    def channel(self, guild_id: int) -> Channel | None:
        """Return the channel of a server's puzzles; ``None`` if it wants none."""
        return self.stored.channel(guild_id)

    async def set_channel(
        self, guild_id: int, user_id: int, channel_id: int, locale: str, *, hour: int | None = None
    ) -> None:
        """Post a server's puzzles in this channel from now on.

        At ``hour`` in the time zone of the user, or without it as before, at first in the
        morning.
        """
        async with self.locked(guild_id):
            known, last = self.channel(guild_id), self.stored.last(guild_id)
            now, zone = self._tables.now(), self._people.zone(user_id)
            if known is not None and hour is None:
                hour, zone = known.hour, known.zone
            at = MORNING if hour is None else hour
            chosen = Channel(guild_id, channel_id, at, zone, locale, now)
            chosen = chosen.following(now, None if last is None else last.day)
            await self._tables.write(partial(self.stored.put_channel, chosen))
        self._tell(guild_id)

    async def set_hour(self, guild_id: int, user_id: int, hour: int) -> None:
        """Post a server's puzzles at this hour in the time zone of the user.

        Refused: ``puzzle-off``.
        """
        known = self.channel(guild_id)
        if known is None:
            raise Refusal("puzzle-off")
        await self.set_channel(guild_id, user_id, known.channel_id, known.locale, hour=hour)

    async def switch_off(self, guild_id: int) -> None:
        """Post no more puzzles on a server; the open one is over."""
        async with self.locked(guild_id):
            await self._tables.write(partial(self.stored.remove_channel, guild_id))
        self._tell(guild_id)

    def _tell(self, guild_id: int) -> None:
        for listener in self._listeners:
            listener(guild_id)

    # Answers

    def today(self, guild_id: int) -> Post | None:
        """Return the open puzzle of a server, if there is one."""
        last = self.stored.last(guild_id)
        return last if last is not None and last.status == OPEN else None

    def post(self, post_id: int, guild_id: int) -> Post:
        """Return a puzzle posted on this server. Refused: ``puzzle-none``."""
        post = self.stored.post(post_id)
        if post is None or post.guild_id != guild_id:
            raise Refusal("puzzle-none")
        return post

    def choice(self, post: Post, user_id: int) -> str | None:
        """Return this user's answer to an open puzzle, if they have given one."""
        return self.stored.choice(post.id, user_id)

    async def answer(self, post: Post, user_id: int, number: int) -> bool:
        """Store a user's answer, by the ``number`` of its option.

        Returns ``False`` if they gave one before.

        Refused: ``puzzle-over``, ``not-an-option``.
        """
        if post.status != OPEN or post.puzzle is None:
            raise Refusal("puzzle-over")
        offered = post.puzzle.offered
        if number >= len(offered):
            raise Refusal("not-an-option")
        answer = partial(self.stored.answer, post, user_id, offered[number])
        first = await self._tables.write(answer)
        if not first and self.choice(post, user_id) is None:
            raise Refusal("puzzle-over")
        return first

    def streak(self, guild_id: int, user_id: int) -> Streak:
        """Return how a user has done on a server, as of its last puzzle."""
        return self.stored.streak(guild_id, user_id).as_of(self._number(guild_id))

    def leaders(self, guild_id: int, words: Words) -> list[tuple[str, Streak]]:
        """Return the best streaks of a server with the users' names, the longest first."""
        best = self.stored.streaks(guild_id, self._number(guild_id), LEADERS)
        people = [each.user_id for each in best]
        known = self._tables.directory.of(guild_id, people)
        unseen = [words("former-player")] * len(people)
        names = distinct(
            [known.get(each, Called(words("former-player"))) for each in people], unseen
        )
        return list(zip(names, best, strict=True))

    def _number(self, guild_id: int) -> int:
        last = self.stored.last(guild_id)
        return 0 if last is None else last.number

    # Users' objections to puzzles made of their games

    def objects(self, user_id: int) -> bool:
        """Return whether no puzzles are made of this user's games."""
        return self.stored.objects(user_id)

    async def object(self, user_id: int, on: bool) -> None:
        """Make no puzzles of this user's games from now on, or make some again."""
        await self._tables.write(partial(self.stored.object, user_id, on))
