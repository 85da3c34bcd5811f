"""A server on which everything is going on at once, and one of each kind of person."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from itertools import count
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle

from bot.ledger import Ledger
from bot.people import People
from bot.terms import Terms
from bot.tournaments.model import Settings
from bot.tournaments.tournament import Plan
from bot.words import Words
from engine import Refusal, new_game
from tests.bot.audit.pressing import CHANNELS, MENU, ROLES, press
from tests.bot.dealt import begin
from tests.bot.world import Person, Reply, Shown, World
from tests.discord_api import TEXT_DISPLAY

# Who tries, in the order of the columns of the page.
KINDS = {
    "awaited": "whose turn it is; also the host, and who created the tournament",
    "seated": "plays at another seat; takes part in the tournament",
    "sitter": "sits in for somebody",
    "resigned": "has resigned",
    "former": "has passed the seat on",
    "watching": "is on the server, and no more",
    "moderator": "may manage channels and the server",
    "elsewhere": "is on another server, and presses there",
    "by DM": "is nobody there, and presses in a direct message",
}
COMPONENTS_V2 = 1 << 15

DOES, SEES, REFUSED = "d", "s", "-"


class Cast:
    """The people, and the tables at which they play."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people = dict(
            zip(("awaited", "seated", "owner", "resigned"), world.people, strict=True)
        )
        for kind in ("sitter", "former", "watching", "moderator", "elsewhere"):
            self.people[kind] = Person(world, kind)
        world.people = tuple(self.people.values())
        self.people["by DM"] = self.people["watching"]
        may = discord.Permissions(manage_channels=True, manage_guild=True)
        role = world.guild.create_role("mods", permissions=may)
        members = world.env.backend.guilds[world.guild.id].members
        members[self.people["moderator"].id].role_ids.append(role.id)
        guild = world.env.create_guild("Babylon")
        self.other_channel = guild.create_text_channel("gate")
        self.other_member = guild.add_member(self.people["elsewhere"].user)
        self.quiet = world.guild.create_text_channel("quiet")
        self.ids: dict[str, Any] = {"quiet": self.quiet.id}
        self._messages: dict[int, int] = {}

    async def gather(self) -> None:
        """Sit down, begin, pass a seat on, resign, sit in; open, end and arrange things."""
        world, people, bot = self.world, self.people, self.world.bot
        self.ids["playing"] = playing = await begin(
            world, *(people[kind] for kind in ("awaited", "former", "owner", "resigned"))
        )
        game = bot.tables.get(playing).game
        assert game is not None
        for player in game.players:
            number = game.pending[player].number
            options = game.pending[player].options
            seat = bot.tables.get(playing).seat(player)
            await self._do(bot.tables.answer, playing, seat.person, number, options[0])
            game = bot.tables.get(playing).game
            assert game is not None
        await self._do(bot.seating.offer, playing, people["former"].id, people["seated"].id, "Bob")
        offer = bot.tables.get(playing).seat("p2").offer
        assert offer is not None
        await self._do(bot.seating.take, playing, "p2", offer.number, people["seated"].id, "Bob")
        await self._do(bot.tables.resign, playing, people["resigned"].id)
        await self._do(
            bot.tables.note_seat,
            playing,
            "p3",
            sitter_id=people["sitter"].id,
            sitter_name="Sitter",
            sitter_until=bot.tables.now() + timedelta(days=9),
        )
        await self._gather_elsewhere()

    async def _gather_elsewhere(self) -> None:
        world, people, bot = self.world, self.people, self.world.bot
        lobby = world.guild.create_text_channel("lobby")
        await people["awaited"].slash("game new", lobby, seats=4)
        table = bot.tables.at_channel(lobby.id)
        assert table is not None
        self.ids["lobby"] = table.id
        await self._do(bot.tables.join, table.id, people["seated"].id, "Bob")
        ended = world.guild.create_text_channel("ended")
        await people["awaited"].slash("game new", ended, seats=2)
        table = bot.tables.at_channel(ended.id)
        assert table is not None
        self.ids["over"] = table.id
        await self._do(bot.tables.join, table.id, people["seated"].id, "Bob")
        await self._do(bot.tables.start, table.id, people["awaited"].id, 7)
        await self._do(bot.tables.resign, table.id, people["seated"].id)
        hall = world.guild.create_text_channel("hall")
        await people["awaited"].slash("game new", hall, game="civ", seats=2)
        table = bot.tables.at_channel(hall.id)
        assert table is not None
        await self._do(bot.tables.join, table.id, people["seated"].id, "Bob")
        seed = next(
            seed for seed in count() if [*new_game("civ", ("p1", "p2"), seed).pending] == ["p1"]
        )
        table = await self._do(bot.tables.start, table.id, people["awaited"].id, seed)
        self.ids |= {"civ": table.id, "civ_number": table.game.pending["p1"].number}
        created = await self._do(
            bot.tournaments.create,
            world.guild.id,
            world.channel.id,
            people["awaited"].id,
            "Summer Cup",
            "civ",
            "en",
            {},
            Settings("swiss", 2),
            Plan(min_people=4, max_people=64, signup_until=bot.tables.now() + timedelta(days=2)),
            Terms(pace=24, overdue="forfeit"),
        )
        self.ids["cup"] = created.id
        await self._do(bot.tournaments.join, created.id, people["seated"].id, "Bob")
        game = bot.tables.get(self.ids["playing"]).game
        assert game is not None
        (decision,) = game.pending.values()
        self.ids |= {"number": decision.number, "player": decision.player}

    async def _do(self, what: Callable[..., Any], *args: Any, **more: Any) -> Any:
        with self.world.env._bot_scope():
            done = await what(*args, **more)
        await self.world.env.settle()
        return done

    async def press(self, kind: str, custom_id: str, values: Sequence[str] | None = None) -> Reply:
        """Somebody of this kind presses; ``*`` among the values is somebody in a menu of people."""
        who = self.people[kind]
        at = self.place(kind)
        whom = values is not None and [*values] == ["*"]
        kind_of_menu = (
            ROLES if "role" in custom_id else CHANNELS if "channel" in custom_id else MENU
        )
        return await press(
            self.world,
            who,
            custom_id.format(**self.ids),
            on=Shown(self.world.env, at.id, self.message(at)),
            values=None if whom or values is None else [each.format(**self.ids) for each in values],
            people=[self.people["watching"]] if whom else (),
            kind=kind_of_menu,
            actor=self._actor(kind),
        )

    async def type(self, kind: str, command: str, **options: Any) -> Reply | None:
        """Somebody of this kind uses a command; ``None`` where Discord does not offer it."""
        at = self.quiet if command in ("game new", "game move") else self.place(kind)
        if kind in ("elsewhere", "by DM"):
            at = self.place(kind)
        actor = self._actor(kind)
        somebody = self.people["seated"].user
        options = {key: somebody if value == "*" else value for key, value in options.items()}
        try:
            if at.guild is None:
                return Reply(self.world.env, await actor.slash(command, **options))
            return Reply(self.world.env, await actor.slash(at, command, **options))
        except SetupError:
            return None

    @property
    def pressed_on(self) -> list[Shown]:
        """The messages that were there for people to press on."""
        return [Shown(self.world.env, *each) for each in self._messages.items()]

    def _actor(self, kind: str) -> Any:
        who = self.people[kind]
        return {"elsewhere": self.other_member, "by DM": who.user}.get(kind, who.member)

    def message(self, at: ChannelHandle) -> int:
        """Some message of the bot there, to press on."""
        backend = self.world.env.backend
        if at.id not in self._messages:
            text = [{"type": TEXT_DISPLAY, "content": "?"}]
            made = backend.create_message(
                at.id, backend.bot_user.id, "", components=text, flags=COMPONENTS_V2
            )
            self._messages[at.id] = made.id
        return self._messages[at.id]

    def place(self, kind: str) -> ChannelHandle:
        """Where somebody of this kind presses or types."""
        places = {"elsewhere": self.other_channel, "by DM": self.people[kind].dm}
        return places.get(kind, self.world.channel)


@contextmanager
def nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whoever may change something is stopped right before: so all can try in the same world.

    Yields why things were refused; ``would-write`` is what would have been done.
    """
    reasons: list[str] = []

    async def stopped(*_: Any) -> None:
        raise Refusal("would-write")

    def told(words: Words, refusal: Refusal) -> str:
        reasons.append(refusal.reason)
        return (
            f"refused-{refusal.reason}" if refusal.reason == "would-write" else tell(words, refusal)
        )

    async def unnoticed(*_: Any) -> None:
        return None

    tell = Words.refusal
    with monkeypatch.context() as patched:
        patched.setattr(Ledger, "write", stopped)
        patched.setattr(People, "note_locale", unnoticed)
        patched.setattr(Words, "refusal", told)
        yield reasons
