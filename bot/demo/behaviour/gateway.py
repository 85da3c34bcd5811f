"""The gateway: connections that are closed, resumed or started over."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.demo.behaviour import simcord_seam

# Codes that end the session, but allow a new one.
OVER = (4007, 4009)
# Codes after which discord.py does not reconnect.
FATAL = (4004, 4010, 4011, 4012, 4013, 4014)


class Gateway:
    """The events that reach the bot, at once, after a reconnect, or never.

    discord.py's connection itself does not run here: this class treats the client as discord.py
    does when Discord closes the connection, resumes it, or invalidates its session.

    https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway
    https://docs.discord.com/developers/events/gateway#resuming
    https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/shard.py
    """

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._feed: Any = None  # the bot's subscriber while it is disconnected
        self._missed: list[tuple[str, Any]] = []
        self._resumable = True

    @property
    def missed(self) -> bool:
        """True if there are events that the bot has not received yet."""
        return bool(self._missed)

    @property
    def connected(self) -> bool:
        """True if the bot receives events now."""
        return self._feed is None

    def close(self, code: int = 4000) -> None:
        """Close the connection. Raises the client's exception if ``code`` is fatal."""
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
        """Reconnect: resume with the missed events, or start a new session."""
        if self._resumable:
            self._replay()
            self._env.bot.dispatch("resumed")
            self._env.bot.dispatch("shard_resumed", 0)
        else:
            self.forget()
            self.begin_session()
        await self._env.settle()

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Invalidate the session: events until the reconnect are lost."""
        if self.connected:
            self.close()
        self._resumable = resumable
        await self.reconnect()

    def forget(self) -> None:
        """Deliver events again, without those that were missed."""
        assert not self.connected, "the line is up"
        self._replace(self._miss, self._feed)
        self._feed, self._missed = None, []

    def _replay(self) -> None:
        feed, missed = self._feed, self._missed
        self.forget()
        for event, payload in missed:
            feed(event, payload)

    def begin_session(self) -> None:
        """Send READY and the current servers; no event names the ones that are gone."""
        feed = simcord_seam.bot_feed(self._env)
        for event, payload in simcord_seam.session_start(self._env):
            feed(event, payload)

    def _replace(self, old: Any, new: Any) -> None:
        """Subscribe ``new`` to events in the place of ``old``; others stay subscribed."""
        subscribers = self._env.backend.subscribers
        subscribers[subscribers.index(old)] = new

    def _miss(self, event: str, payload: Any) -> None:
        self._missed.append((event, payload))


class _NoSocket:
    """A socket stub with the one attribute that ``ConnectionClosed`` reads."""

    close_code = None


_NO_SOCKET: Any = _NoSocket()
