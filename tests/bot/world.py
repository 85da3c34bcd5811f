"""A server, its people, and their views and actions: the vocabulary of the tests.

    await world.ann.slash("game new", seats=2)
    await world.bob.click("Join")
    await world.ann.select("oars")
    assert "Oars" in world.ann.last_dm.text

People act on the newest visible message that offers the wanted component, in the channel or in
their direct messages. A component that they cannot see, or that is disabled, they cannot press.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, GuildHandle

from bot.app import Civitas
from bot.core.painter import Painter
from bot.demo.behaviour import Behaviour
from bot.tables.dealer import Dealer
from bot.ui.services import Config
from engine import Game
from tests import simcord_seam
from tests.bot.dealt import SameCards
from tests.bot.executors import InlineExecutor
from tests.bot.hooks import nowhere
from tests.bot.painting import DOTS
from tests.discord_api import BUTTON, MEDIA_GALLERY, SELECTS, TEXT_DISPLAY, walk

# The permissions of the invitation link in the README.
INVITED = discord.Permissions(309237763072)
NOTICES = (discord.MessageType.thread_created.value, discord.MessageType.pins_add.value)

# The longest rate limit that an action waits for; longer ones end ``later``.
PATIENCE = 10.0

Wanted = Callable[["Shown"], bool]


def new_bot(store_path: Path | str, **settings: Any) -> Civitas:
    """Return the bot on this database with the simulated clock, all in this thread.

    Unless ``settings`` say otherwise, each table is dealt the same cards, and pictures are dots.
    """
    given = {
        "clock": lambda: discord.utils.utcnow(),  # looked up each time: the chaos test replaces it
        **{each: InlineExecutor() for each in ("writer", "search_executor", "render_executor")},
        "painter": DOTS,
        "dealer": SameCards(),
        "webhooks": nowhere,
        **settings,
    }
    return Civitas(Config(store_path, **given))


class Impatient(simcord_seam.Env):
    """A simulated Discord in which rate limits pass at once."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, **{"shard_count": 1, **options})
        self.behaviour = Behaviour(self)

    async def settled(self) -> None:
        """Release requests that wait for a rate limit."""
        while (wait := self.behaviour.next_wait) is not None and wait <= PATIENCE:
            await simcord_seam.advance(self, wait)

    async def advance_time(self, seconds: float) -> None:
        """Let time pass, and finish all tasks that begin in it."""
        await super().advance_time(seconds)
        await self.settle()


@dataclass(frozen=True)
class Button:
    """A button on a message."""

    label: str
    custom_id: str
    disabled: bool


@dataclass(frozen=True)
class Select:
    """A menu on a message, with its component type and the label of each option."""

    kind: int
    custom_id: str
    placeholder: str
    options: dict[str, str]
    min: int
    max: int
    disabled: bool


class Shown:
    """A message in its current state: its texts, pictures and components."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = message_id

    @property
    def _message(self) -> Message:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def _parts(self) -> list[Any]:
        return list(walk(self._message.components))

    @property
    def gone(self) -> bool:
        """True if it was deleted."""
        return self.id not in self._env.backend.messages.get(self.channel_id, {})

    @property
    def text(self) -> str:
        """The readable text, from top to bottom, without buttons and menus."""
        lines = [self._message.content]
        for embed in self._message.embeds:
            lines += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", []):
                lines += [field["name"], field["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += [part["content"] for part in self._parts if part["type"] == TEXT_DISPLAY]
        return "\n".join(line for line in lines if line)

    @property
    def everything(self) -> str:
        """The full payload, including unseen parts: custom_ids, file names, alt texts."""
        message = self._message
        return json.dumps(
            [message.content, message.embeds, message.components, message.attachments],
            ensure_ascii=False,
        )

    @property
    def alt(self) -> str:
        """The alt texts of the pictures."""
        items = [
            item for part in self._parts if part["type"] == MEDIA_GALLERY for item in part["items"]
        ]
        told = [thing.get("description") for thing in (*items, *self._message.attachments)]
        return "\n".join(dict.fromkeys(text for text in told if text))

    @property
    def pictures(self) -> dict[str, bytes]:
        """The files by name."""
        cdn = self._env.backend.cdn
        return {file["filename"]: cdn.get(file["url"]) or b"" for file in self._message.attachments}

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order; a button without a label is named by its emoji."""
        return [
            Button(
                part.get("label") or (part.get("emoji") or {}).get("name", ""),
                part.get("custom_id", ""),
                bool(part.get("disabled")),
            )
            for part in self._parts
            if part["type"] == BUTTON
        ]

    @property
    def labels(self) -> list[str]:
        """The labels of the enabled buttons."""
        return [button.label for button in self.buttons if not button.disabled]

    @property
    def selects(self) -> list[Select]:
        """The menus, in reading order."""
        return [
            Select(
                part["type"],
                part["custom_id"],
                part.get("placeholder") or "",
                {option["value"]: option["label"] for option in part.get("options") or []},
                part.get("min_values", 1),
                part.get("max_values", 1),
                bool(part.get("disabled")),
            )
            for part in self._parts
            if part["type"] in SELECTS
        ]

    @property
    def ephemeral(self) -> bool:
        """True if only one person sees it."""
        return self._message.is_ephemeral

    @property
    def ordinary(self) -> bool:
        """Return whether it has content, which push notifications show, unlike a panel."""
        return bool(self._message.content)

    @property
    def pinged(self) -> list[int]:
        """The ids of the users that it pinged."""
        return list(self._message.ping_user_ids)

    def button(self, wanted: str) -> Button:
        """Return the button with this label or custom_id, or the only one containing it."""
        exact = [b for b in self.buttons if wanted in (b.label, b.custom_id)]
        close = exact or [b for b in self.buttons if wanted in b.label]
        if len(close) != 1:
            raise LookupError(f"{len(close)} buttons {wanted!r} on {self}")
        return close[0]

    def offers(self, wanted: str) -> bool:
        """Return whether there is such a button and it is enabled."""
        try:
            return not self.button(wanted).disabled
        except LookupError:
            return False

    def select(self, *wanted: str) -> Select:
        """Return the menu that has all of these among its values or labels."""
        fitting = [
            menu
            for menu in self.selects
            if not menu.disabled
            and all(w in menu.options or w in menu.options.values() for w in wanted)
        ]
        if not fitting:
            raise LookupError(f"no menu with {wanted} on {self}")
        return fitting[0]

    def lets_select(self, *wanted: str) -> bool:
        """Return whether there is such a menu and it is enabled."""
        try:
            return bool(self.select(*wanted))
        except LookupError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        if self.gone:
            return f"<message {self.id}, deleted>"
        offered = [
            f"({button.label})" if button.disabled else f"[{button.label}]"
            for button in self.buttons
        ]
        menus = [f"<{', '.join(menu.options.values())}>" for menu in self.selects]
        return "\n".join([self.text, self.alt, " ".join(offered), *menus])


class Reply:
    """The bot's response to a command or a press."""

    def __init__(self, env: simcord.Env, result: simcord.InteractionResult) -> None:
        self._env = env
        self.result = result

    @property
    def acknowledged(self) -> bool:
        """True if there was any response: a message, an update, or a deferral."""
        return self.result.acknowledged

    @property
    def messages(self) -> list[Shown]:
        """The existing messages of the response, the first one first."""
        answers = [self.result.response, *self.result.followups]
        return [Shown(self._env, a.channel_id, a.id) for a in answers if a is not None]

    @property
    def message(self) -> Shown:
        """The last message of the response."""
        return self.messages[-1]

    @property
    def text(self) -> str:
        """The text of all messages of the response."""
        return "\n".join(message.text for message in self.messages)

    @property
    def private(self) -> bool:
        """True if all of it is visible to this person only."""
        return all(message.ephemeral for message in self.messages)

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that was opened."""
        return self.result.modal

    def __repr__(self) -> str:
        return f"<acknowledged: {self.acknowledged}\n{self.messages}>"


class Person:
    """A person on the server, acting as a user does."""

    def __init__(self, world: World, name: str) -> None:
        self._world = world
        self._env = world.env
        self.user = self._env.create_user(name, global_name=name.title())
        self.member = world.guild.add_member(self.user)

    @property
    def id(self) -> int:
        """The Discord id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.user.global_name or self.user.name

    def is_called(self, name: str, nick: str | None = None) -> None:
        """Change the display name, and on the server the nickname."""
        backend = self._env.backend
        backend.users[self.id].global_name = name
        backend.guilds[self._world.guild.id].members[self.id].nick = nick

    @property
    def mention(self) -> str:
        """The mention of this person in a message."""
        return self.user.mention

    @property
    def dm(self) -> ChannelHandle:
        """The channel of their direct messages with the bot."""
        return self.user.dm_channel

    @property
    def dms(self) -> list[Shown]:
        """Their direct messages with the bot, oldest first."""
        return self._world.messages(self.dm)

    @property
    def last_dm(self) -> Shown:
        """The newest of them."""
        return self.dms[-1]

    def sees(self, channel: ChannelHandle | None = None) -> list[Shown]:
        """Return the messages that they see in a channel, oldest first, also ephemeral."""
        return self._world.messages(channel, self)

    @property
    def panels(self) -> list[Shown]:
        """The private panels of games that they have before them, oldest first."""
        return [
            shown
            for shown in self.sees()
            if shown.ephemeral and any(each.custom_id.startswith("hand:") for each in shown.buttons)
        ]

    def finds(self, wanted: Wanted) -> Shown:
        """Return the newest message, in the channel or DMs, for which ``wanted`` holds."""
        seen = [*self.dms, *self.sees()]
        for message in sorted(seen, key=lambda message: message.id, reverse=True):
            if wanted(message):
                return message
        raise LookupError(f"{self.name} sees nothing like that, but this: {seen}")

    async def slash(self, command: str, at: ChannelHandle | None = None, **options: Any) -> Reply:
        """Use a slash command, in the channel or in ``at``."""
        channel = at or self._world.channel
        if channel.guild is None:
            return Reply(self._env, await self.user.slash(command, **options))
        return Reply(self._env, await self.member.slash(channel, command, **options))

    async def types(self, command: str, option: str, text: str, **filled: Any) -> dict[str, Any]:
        """Begin to fill in an option; return the suggestions, value by name."""
        choices = await self.member.autocomplete(
            self._world.channel, command, option, text, **filled
        )
        return {choice["name"]: choice["value"] for choice in choices}

    async def click(self, button: str, on: Shown | None = None) -> Reply:
        """Press the button with this label or custom_id."""
        message = on or self.finds(lambda shown: shown.offers(button))
        custom_id = message.button(button).custom_id
        actor = self._actor(message)
        return Reply(self._env, await actor.click(self._world.handle(message), custom_id=custom_id))

    async def select(self, *chosen: str, on: Shown | None = None) -> Reply:
        """Choose in a menu, by values or labels."""
        message = on or self.finds(lambda shown: shown.lets_select(*chosen))
        menu = message.select(*chosen)
        by_label = {label: value for value, label in menu.options.items()}
        values = [value if value in menu.options else by_label[value] for value in chosen]
        return await self.choose(menu, *values, on=message)

    async def choose(self, menu: Select, *values: str, on: Shown) -> Reply:
        """Choose these values in ``menu`` of a message."""
        handle = self._world.handle(on)
        result = await self._actor(on).select(handle, list(values), custom_id=menu.custom_id)
        return Reply(self._env, result)

    async def submit(self, form: Reply, **values: Any) -> Reply:
        """Fill in and submit the form that a reply opened."""
        opened_by_dm = simcord_seam.guild_of(form.result) is None
        actor = self.user if opened_by_dm else self.member
        return Reply(self._env, await actor.submit_modal(form.result, values))

    def closes_dms(self) -> None:
        """Close their direct messages: the bot's later messages to them are refused."""
        self._world.fails(
            "POST",
            f"/channels/{self.dm.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    def opens_dms(self) -> None:
        """Open their direct messages again."""
        faults = self._env.backend.faults
        faults[:] = [f for f in faults if f["path"] != f"/channels/{self.dm.id}/messages"]

    def has_written(self) -> None:
        """Make their direct message channel known to the bot, as from an earlier game."""
        self._world.bot.tables.store.dm_channels.save(self.id, self.dm.id)

    def leaves(self) -> None:
        """Leave the server."""
        self._world.guild.remove_member(self.member)

    def _actor(self, message: Shown) -> Any:
        return self.user if message.channel_id == self.dm.id else self.member

    def __repr__(self) -> str:
        return self.name


class World:
    """A server with a channel and four people, and the bot."""

    def __init__(self, env: simcord.Env, store_path: Path | str) -> None:
        self.env = env
        self.store_path = store_path
        self.guild: GuildHandle = env.create_guild("Alexandria")
        simcord_seam.grant_bot(env.backend, self.guild.id, INVITED)
        self.channel: ChannelHandle = self.guild.create_text_channel("agora")
        self.ann, self.bob, self.cat, self.dan = self.people = tuple(
            Person(self, name) for name in ("ann", "bob", "cat", "dan")
        )

    @property
    def bot(self) -> Civitas:
        """The bot that is running now."""
        bot: Any = self.env.bot
        return bot

    def meet_elsewhere(self) -> GuildHandle:
        """A second server with the bot and all users, to whom it may write."""
        guild = self.env.create_guild("Rhodes")
        simcord_seam.grant_bot(self.env.backend, guild.id, INVITED)
        for person in self.people:
            guild.add_member(person.user)
        return guild

    @property
    def behaviour(self) -> Behaviour:
        """The simulation of Discord's refusals and latency."""
        behaviour: Behaviour = getattr(self.env.backend, "behaviour")  # noqa: B009
        return behaviour

    def person(self, user_id: int | None) -> Person:
        """Return the person with this Discord id."""
        return next(person for person in self.people if person.id == user_id)

    def game(self, table_id: int) -> Game:
        """Return the game of a table that has begun."""
        game = self.bot.tables.get(table_id).game
        assert game is not None
        return game

    def messages(
        self, channel: ChannelHandle | None = None, viewer: Person | None = None
    ) -> list[Shown]:
        """Return the messages in a channel seen by ``viewer``, or by all, oldest first.

        System messages of Discord's are left out, see ``notices``.
        """
        channel = channel or self.channel
        seen = self.env.backend.messages.get(channel.id, {}).values()
        viewer_id = viewer.id if viewer else None
        return [
            Shown(self.env, channel.id, message.id)
            for message in sorted(seen, key=lambda message: message.id)
            if message.visible_to(viewer_id) and message.type not in NOTICES
        ]

    def notices(self, channel: ChannelHandle | None = None) -> list[int]:
        """Return the types of Discord's messages on threads and pins in a channel."""
        seen = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        return [message.type for message in seen if message.type in NOTICES]

    @property
    def last(self) -> Shown:
        """The newest public message in the channel."""
        return self.messages()[-1]

    @property
    def board(self) -> Shown:
        """The newest message in the channel with a picture or buttons that pings no one."""
        return self.board_at(self.channel)

    def board_at(self, channel: ChannelHandle) -> Shown:
        """Like ``board``, in another channel."""
        return [
            shown
            for shown in self.messages(channel)
            if (shown.buttons or shown.pictures) and not shown.ordinary
        ][-1]

    @property
    def notified(self) -> list[int]:
        """The ids of the users pinged by messages in the channel, oldest first."""
        return [person for shown in self.messages() for person in shown.pinged]

    @property
    def call(self) -> Shown:
        """The newest message in the channel that notifies a user."""
        return [shown for shown in self.messages() if shown.ordinary][-1]

    def thread(self, name: str) -> ChannelHandle:
        """Open a new thread of the channel as Ann."""
        made = self.env.backend.create_thread(self.channel.id, name, self.ann.id)
        return ChannelHandle(self.env, self.guild, made)

    def handle(self, message: Shown) -> Any:
        """Return ``message`` as simcord's handle."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return simcord.ResponseMessage(self.env, stored)

    async def limits_over(self, task: asyncio.Future[Any]) -> None:
        """Let simulated time pass for a ``task`` whenever it waits for a rate limit."""
        while not task.done():
            if (wait := self.behaviour.next_wait) is not None:
                await simcord_seam.advance(self.env, wait)
            await asyncio.sleep(0)

    def new_bot(self, **settings: Any) -> Civitas:
        """Return another bot on the same database, with the same dealer and painter."""
        given = {"dealer": self.bot.tables.dealer, "painter": self.bot.get(Painter), **settings}
        return new_bot(self.store_path, **given)

    def deals(self, dealer: Dealer) -> None:
        """Let ``dealer`` start the games from now on."""
        self.bot.tables.dealer = dealer

    async def restart(self, *, killed: bool = False, **settings: Any) -> None:
        """Restart the bot with these ``settings``, as after ``kill -9`` or a clean stop."""
        if not killed:
            await self.bot.close()
        await self.env.restart_bot(self.new_bot(**settings))

    async def together(self, *acts: Awaitable[Reply]) -> list[Reply]:
        """Run acts of several people, or of a double click, concurrently."""
        with simcord_seam.settling(self.env, simcord_seam.at_once):
            replies = list(await asyncio.gather(*acts))
        await self.env.settle()
        return replies

    async def later(self, **time: float) -> None:
        """Let time pass: ``later(hours=3)``."""
        await self.env.advance_time(timedelta(**time).total_seconds())

    def fails(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        message: str = "Internal Server Error",
        times: int | None = 1,
    ) -> None:
        """Let the next ``times`` such requests fail with an error (``None``: all)."""
        self.env.inject_error(method, path, status=status, code=code, message=message, times=times)

    def requests(self, method: str, path: str) -> list[Any]:
        """Return the bodies of the bot's requests; ``*`` in ``path`` is a wildcard."""
        return [
            entry.json
            for entry in self.env.http_requests
            if entry.method == method and fnmatch(entry.path, path)
        ]
