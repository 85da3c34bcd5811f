"""The gateway: connections that are closed, resumed, or begun anew."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.demo.behaviour import simcord_seam

# Codes after which a session is over, although a new one may be begun.
OVER = (4007, 4009)
# Codes after which discord.py does not connect again.
FATAL = (4004, 4010, 4011, 4012, 4013, 4014)


class Gateway:
    """What the bot hears of Discord, and what it hears later or never.

    discord.py's connection itself does not run here: this does to the client what discord.py does
    when Discord closes the line, lets it resume, or calls its session invalid.

    https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway
    https://docs.discord.com/developers/events/gateway#resuming
    https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/shard.py
    """

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._feed: Any = None  # the bot's end of the line while it is down
        self._missed: list[tuple[str, Any]] = []
        self._resumable = True

    @property
    def missed(self) -> bool:
        """Whether anything has happened of which the bot has not heard yet."""
        return bool(self._missed)

    @property
    def connected(self) -> bool:
        """Whether the bot hears of what happens now."""
        return self._feed is None

    def close(self, code: int = 4000) -> None:
        """Close the line. Raises what ends the client if discord.py does not reconnect."""
        if code in FATAL:
            if code == 4014:
                raise discord.PrivilegedIntentsRequired(shard_id=0)
            raise discord.ConnectionClosed(_NO_SOCKET, shard_id=0, code=code)
        assert self.connected, "the line is down already"
        self._feed = simcord_seam.bot_feed(self._env)
        self._replace(self._feed, self._miss)
        self._resumable = code not in OVER
        self._env.bot.dispatch("disconnect")
        self._env.bot.dispatch("shard_disconnect", 0)

    async def reconnect(self) -> None:
        """Connect again: with all that was missed, or with a new session if that one is over."""
        if self._resumable:
            self._replay()
            self._env.bot.dispatch("resumed")
            self._env.bot.dispatch("shard_resumed", 0)
        else:
            self.forget()
            self.begin_session()
        await self._env.settle()

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Call the session invalid: what happens until the bot is back, it never hears of."""
        if self.connected:
            self.close()
        self._resumable = resumable
        await self.reconnect()

    def forget(self) -> None:
        """Let the bot hear again, but not of what it has missed."""
        assert not self.connected, "the line is up"
        self._replace(self._miss, self._feed)
        self._feed, self._missed = None, []

    def _replay(self) -> None:
        feed, missed = self._feed, self._missed
        self.forget()
        for event, payload in missed:
            feed(event, payload)

    def begin_session(self) -> None:
        """Tell of READY and of the servers that are there: nothing says which are gone."""
        feed = simcord_seam.bot_feed(self._env)
        for event, payload in simcord_seam.session_start(self._env):
            feed(event, payload)

    def _replace(self, old: Any, new: Any) -> None:
        """Let ``new`` hear of events in the place of ``old``; others go on hearing of them."""
        subscribers = self._env.backend.subscribers
        subscribers[subscribers.index(old)] = new

    def _miss(self, event: str, payload: Any) -> None:
        self._missed.append((event, payload))


class _NoSocket:
    """As much of a socket as ``ConnectionClosed`` looks at."""

    close_code = None


_NO_SOCKET: Any = _NoSocket()
