"""The gateway: WebSocket connections of the bot's shards, and their sessions.

https://docs.discord.com/developers/events/gateway
"""

from __future__ import annotations

import asyncio
import json
import select
import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import discord as dpy
from aiohttp import WSCloseCode, WSMsgType, web

from tests.wire.clock import shard_of
from tests.wire.state import DM, Channel, Json, Message

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord

(
    DISPATCH,
    HEARTBEAT,
    IDENTIFY,
    PRESENCE,
    VOICE,
    _,
    RESUME,
    RECONNECT,
    MEMBERS,
    INVALID,
    HELLO,
    ACK,
) = range(12)

# https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED = range(
    4001, 4006
)
INVALID_SEQUENCE, TOO_FAST, TIMED_OUT, INVALID_SHARD, SHARDING_REQUIRED = range(4007, 4012)
INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = range(4012, 4015)

LARGEST_PAYLOAD = 4096
# Delay acknowledging a heartbeat: discord.py notes its time only after sending it.
ACK_AFTER = 0.02
PAYLOADS, PAYLOADS_IN = 120, 60.0
GUILDS_OF_A_SHARD = 2500
KEPT_EVENTS = 1000

# The intents of events, in servers and in direct messages; others need GUILDS or none.
INTENTS = {
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "INTERACTION_CREATE": (0, 0),
}
GUILDS = 1 << 0
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
KNOWN_INTENTS = dpy.Intents.all().value


@dataclass(eq=False)
class Session:
    """A shard's session, from identifying on; it outlasts its connection."""

    id: str
    shard: int
    count: int
    intents: int
    sequence: int = 0
    events: deque[tuple[int, Json]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: Connection | None = None

    def tell(self, event: str, data: Any) -> None:
        """Send an event, and keep it in case it has to be replayed."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.events.append((self.sequence, payload))
        if self.connection is not None:
            self.connection.send(payload)


class Connection:
    """A WebSocket connection."""

    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse):
        self._gateway = gateway
        self._request = request
        self._socket = socket
        self._zlib = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._outgoing: asyncio.Queue[Json | int] = asyncio.Queue()
        self._received: deque[float] = deque()
        self._heard = asyncio.Event()
        self.session: Session | None = None
        self._closed_here = False
        self.closed_by_client: int | None = None

    def send(self, payload: Json) -> None:
        """Send a payload, after those that were sent before."""
        self._outgoing.put_nowait(payload)

    def close(self, code: int) -> None:
        """Close the connection once all pending events have been sent."""
        self._outgoing.put_nowait(code)

    def cut(self) -> None:
        """Break the connection as a network does, without a close frame."""
        if self.session is not None:
            self.session.connection = None
        if self._request.transport is not None:
            self._request.transport.abort()

    async def serve(self) -> None:
        """Say hello, and handle payloads until either side closes the connection."""
        await self._gateway.open.wait()
        self.send({"op": HELLO, "d": {"heartbeat_interval": self._gateway.heartbeat}})
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._watch())]
        try:
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT:
                    self.close(DECODE_ERROR)
                else:
                    self._take(message.data)
        finally:
            for task in tasks:
                task.cancel()
            if not self._closed_here:
                # Before the answer: if the client is gone by then, aiohttp forgets its code.
                self.closed_by_client = self._socket.close_code
                await self._socket.close(drain=False)
            self._gateway.lost(self)

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                payload = await self._outgoing.get()
                await self._read_first()
                if isinstance(payload, int):
                    self._closed_here = True
                    await self._socket.close(code=payload)
                    return
                text = json.dumps(payload)
                if self._zlib is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._zlib.compress(text.encode())
                    await self._socket.send_bytes(packed + self._zlib.flush(zlib.Z_SYNC_FLUSH))

    async def _read_first(self) -> None:
        """Wait until all that has arrived is read.

        A client may be gone right after its close frame. A write would fail then, and asyncio would
        discard the frame with the connection.
        """
        transport = self._request.transport
        while transport is not None and not transport.is_closing():
            arrived, _, _ = select.select([transport.get_extra_info("socket")], [], [], 0)
            if not arrived:
                return
            await asyncio.sleep(0)

    async def _watch(self) -> None:
        """Close the connection if a heartbeat is missing for 1.5 times its interval."""
        while True:
            try:
                async with asyncio.timeout(self._gateway.heartbeat * 1.5 / 1000):
                    await self._heard.wait()
            except TimeoutError:
                self.close(TIMED_OUT)
                return
            self._heard.clear()

    def _take(self, text: str) -> None:
        """Handle one payload."""
        now = asyncio.get_running_loop().time()
        while self._received and self._received[0] < now - PAYLOADS_IN:
            self._received.popleft()
        self._received.append(now)
        if len(self._received) > PAYLOADS:
            self.close(TOO_FAST)
            return
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload["d"]
        except (ValueError, KeyError, TypeError):
            self.close(DECODE_ERROR)
            return
        if len(text.encode()) > LARGEST_PAYLOAD:
            self.close(DECODE_ERROR)
        elif op == HEARTBEAT:
            self._heard.set()
            self._gateway.heartbeats += 1
            asyncio.get_running_loop().call_later(ACK_AFTER, self.send, {"op": ACK})
        elif op == IDENTIFY:
            self._gateway.identify(self, data)
        elif op == RESUME:
            self._gateway.resume(self, data)
        elif self.session is None:
            self.close(NOT_AUTHENTICATED)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            self.close(UNKNOWN_OPCODE)


class Gateway:
    """The sessions, and the routing of events to them.

    ``heartbeat``          the interval that is asked for, in milliseconds
    ``identify_interval``  the seconds between two new sessions; sooner is refused
    """

    def __init__(
        self,
        discord: WireDiscord,
        *,
        recommended_shards: int = 1,
        heartbeat: int = 41_250,
        identify_interval: float = 5.0,
    ) -> None:
        self._discord = discord
        self.recommended_shards = recommended_shards
        self.heartbeat = heartbeat
        self._identify_interval = identify_interval
        self._last_identify = -identify_interval
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        self.goodbyes: list[int | None] = []  # the close codes of connections
        self.sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.open = asyncio.Event()
        self.open.set()

    def add_to(self, app: web.Application) -> None:
        """Add the gateway to the application."""
        app.router.add_get("/gateway/", self._connect)

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(compress=False, autoclose=False)
        await socket.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            await socket.close(code=INVALID_VERSION)
            return socket
        connection = Connection(self, request, socket)
        self._connections.add(connection)
        await connection.serve()
        return socket

    # Faults injected by tests

    def hold(self) -> None:
        """Send no hello on new connections until ``release``."""
        self.open.clear()

    def release(self) -> None:
        """Send the hellos that were held back."""
        self.open.set()

    def cut(self) -> None:
        """Break all connections; their sessions can be resumed."""
        for connection in list(self._connections):
            connection.cut()

    def ask_to_reconnect(self) -> None:
        """Tell all connections to reconnect, as Discord does before it restarts a server."""
        for connection in self._connections:
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Invalidate all sessions; unless ``resumable``, they are gone."""
        for connection in self._connections:
            if connection.session is not None and not resumable:
                self.sessions.pop(connection.session.id, None)
            connection.send({"op": INVALID, "d": resumable})

    def close(self, code: int) -> None:
        """Close all connections with a code."""
        for connection in self._connections:
            connection.close(code)

    async def shut_down(self) -> None:
        """Close all connections at the end."""
        self.open.set()
        for connection in list(self._connections):
            await connection._socket.close(code=WSCloseCode.GOING_AWAY)

    @property
    def shards(self) -> list[int]:
        """The shards that are connected."""
        return sorted(s.shard for s in self.sessions.values() if s.connection is not None)

    # Requests of the client

    def identify(self, connection: Connection, data: Any) -> None:
        """Begin a session, or refuse to with the close code that says why."""
        shard, count = data.get("shard") or (0, 1)
        intents, now = data.get("intents"), asyncio.get_running_loop().time()
        if connection.session is not None:
            connection.close(ALREADY_AUTHENTICATED)
        elif data.get("token") != self._discord.token:
            connection.close(WRONG_TOKEN)
        elif not 0 <= shard < count:
            connection.close(INVALID_SHARD)
        elif not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            connection.close(INVALID_INTENTS)
        elif intents & PRIVILEGED:
            connection.close(DISALLOWED_INTENTS)
        elif len(self._guilds(shard, count)) > GUILDS_OF_A_SHARD:
            connection.close(SHARDING_REQUIRED)
        elif now - self._last_identify < self._identify_interval:
            connection.send({"op": INVALID, "d": False})
        else:
            self._last_identify = now
            self._begin(connection, Session(token_hex(16), shard, count, intents))

    def _begin(self, connection: Connection, session: Session) -> None:
        self.identified += 1
        self.sessions[session.id] = session
        connection.session, session.connection = session, connection
        guilds, me = self._guilds(session.shard, session.count), self._discord.state.me
        ready = {
            "v": 10,
            "user": {**me.json(), "verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._discord.gateway_url,
            "shard": [session.shard, session.count],
            "application": {"id": str(me.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }
        session.tell("READY", ready)
        for guild in guilds:
            session.tell("GUILD_CREATE", guild.create_json(me))
        self._discord.changed()

    def resume(self, connection: Connection, data: Any) -> None:
        """Resume a session: missed events are sent again, in order."""
        session = self.sessions.get(data.get("session_id"))
        sequence = data.get("seq")
        if data.get("token") != self._discord.token:
            connection.close(WRONG_TOKEN)
        elif session is None:
            connection.send({"op": INVALID, "d": False})
        elif not isinstance(sequence, int) or sequence > session.sequence:
            connection.close(INVALID_SEQUENCE)
        elif session.events and session.events[0][0] > sequence + 1:
            del self.sessions[session.id]  # more events were missed than are kept
            connection.send({"op": INVALID, "d": False})
        else:
            self.resumed += 1
            connection.session, session.connection = session, connection
            for number, payload in list(session.events):
                if number > sequence:
                    connection.send(payload)
            session.tell("RESUMED", {})
            self._discord.changed()

    def lost(self, connection: Connection) -> None:
        """Remove a connection; a client's close with 1000 or 1001 also ends its session."""
        self._connections.discard(connection)
        self.goodbyes.append(connection.closed_by_client)
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            if connection.closed_by_client in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                self.sessions.pop(session.id, None)
        self._discord.changed()

    # Events

    def _guilds(self, shard: int, count: int) -> list[Any]:
        state = self._discord.state
        return [
            guild
            for guild in state.guilds.values()
            if state.me.id in guild.members and shard_of(guild.id, count) == shard
        ]

    def dispatch(self, event: str, data: Any, guild_id: int | None) -> None:
        """Send an event to the shards that it concerns; direct messages are shard 0's."""
        in_guild, in_dm = INTENTS.get(event, (GUILDS, GUILDS))
        needed = in_dm if guild_id is None else in_guild
        for session in list(self.sessions.values()):
            concerned = 0 if guild_id is None else shard_of(guild_id, session.count)
            if session.shard == concerned and session.intents & needed == needed:
                session.tell(event, data)
        self._discord.changed()

    def message(self, event: str, message: Message) -> None:
        """Send an event about a message; ephemeral ones have none."""
        if message.only_for is not None:
            self._discord.changed()
            return
        guild_id = message.channel.guild_id
        where = {} if guild_id is None else {"guild_id": str(guild_id)}
        data = message.json()
        if event == "MESSAGE_DELETE":
            data = {"id": data["id"], "channel_id": data["channel_id"]}
        self.dispatch(event, {**data, **where}, guild_id)

    def channel(self, what: str, channel: Channel) -> None:
        """Send an event: a channel or thread was created, updated or deleted."""
        if channel.type == DM:
            return
        kind = "THREAD" if channel.thread else "CHANNEL"
        self.dispatch(f"{kind}_{what}", channel.json(self._discord.state.me.id), channel.guild_id)
