"""A server with tables in every state, and one person of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from itertools import count
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, GuildHandle

from bot.core.gathering import Gathering, RollCall
from bot.core.terms import Terms
from bot.core.words import Words
from bot.features.computers.driver import Computers
from bot.features.invitations.service import Invitations
from bot.features.leagues.service import Leagues
from bot.features.people.service import People
from bot.features.puzzles.model import Channel
from bot.features.puzzles.service import Puzzles
from bot.features.seats.service import Seating
from bot.features.series.service import SeriesService
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.featuring import Featuring
from bot.features.tournaments.importing.reading import Line
from bot.features.tournaments.importing.service import Candidate, Imports
from bot.features.tournaments.model import Settings
from bot.features.tournaments.penalties import Penalties
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.templates.service import Templates
from bot.features.tournaments.tournament import Organiser, Plan, Venue
from bot.features.tournaments.webhooks.service import Webhooks
from bot.features.tutorial.service import Tutorials
from bot.features.undo.service import Undo
from bot.features.watching.service import Watching
from bot.tables.repository import TableRepository
from engine import Refusal, new_game
from tests import simcord_seam
from tests.bot.audit.pressing import CHANNELS, MENU, ROLES, press
from tests.bot.dealt import begin
from tests.bot.puzzles import puzzle
from tests.bot.world import Person, Reply, Shown, World
from tests.discord_api import TEXT_DISPLAY

# The kinds of people, in the order of the columns of the page.
KINDS = {
    "awaited": "whose turn it is; also the host of the lobby",
    "seated": "plays at another seat; takes part in the tournament",
    "sitter": "sits in for another player",
    "resigned": "has resigned; is learning a game",
    "former": "has passed the seat on; is invited to the lobby, and offered a seat elsewhere",
    "watching": "is on the server, and no more",
    "organiser": "has created the tournament, or helps to organise it, and no more",
    "results": "helps with results and pairings of the tournaments, and no more",
    "moderator": "may manage channels and the server",
    "banned": "was banned while hosting, playing, taking part and organising; by direct message",
    "abroad": "whose turn it is, but presses on another server",
    "elsewhere": "may manage another server, and presses there",
    "by DM": "is on the server, and no more, and presses in a direct message",
}
COMPONENTS_V2 = 1 << 15

DOES, SEES, REFUSED = "d", "s", "-"
BY_DM = ("by DM", "banned")


class PopulatedServer:
    """The people, and the tables at which they play."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people = dict(
            zip(("awaited", "seated", "owner", "resigned"), world.people, strict=True)
        )
        for kind in ("sitter", "former", "watching", "organiser", "results", "moderator", "banned"):
            self.people[kind] = Person(world, kind)
        self.entrants = [Person(world, name) for name in ("eli", "fay", "gil")]
        self.people["elsewhere"] = Person(world, "elsewhere")
        world.guild.remove_member(self.people["elsewhere"].member)
        world.people = (*self.people.values(), *self.entrants)
        self.people |= {"by DM": self.people["watching"], "abroad": self.people["awaited"]}
        guild = world.env.create_guild("Babylon")
        self.other_channel = guild.create_text_channel("gate")
        abroad = ("elsewhere", "abroad")
        self.abroad = {kind: guild.add_member(self.people[kind].user) for kind in abroad}
        self._let_manage(world.guild, self.people["moderator"])
        self._let_manage(guild, self.people["elsewhere"])
        self.places = {
            name: world.guild.create_text_channel(name)
            for name in ("quiet", "lobby", "robots", "ended", "hall", "arena", "cell", "attic",
                         "melding", "asked", "voting", "past", "calling", "sleeping")
        }  # fmt: skip
        self.quiet = self.places["quiet"]
        self.ids: dict[str, Any] = {"quiet": self.quiet.id, "seated": self.people["seated"].id}
        self._ids_of: dict[str, dict[str, Any]] = {}  # of components that only this kind has
        self._messages: dict[int, int] = {}

    def _let_manage(self, guild: GuildHandle, person: Person) -> None:
        may = discord.Permissions(manage_channels=True, manage_guild=True)
        role = guild.create_role("mods", permissions=may)
        members = self.world.env.backend.guilds[guild.id].members
        members[person.id].role_ids.append(role.id)

    async def gather(self) -> None:
        """Set up lobbies, games, seats passed on, resignations, tournaments and the rest."""
        world, people, bot = self.world, self.people, self.world.bot
        self.ids["playing"] = playing = await begin(
            world, *(people[kind] for kind in ("awaited", "former", "owner", "resigned"))
        )
        await self._meld(playing)
        await self._do(
            bot.get(Seating).offer, playing, people["former"].id, people["seated"].id, "Bob"
        )
        offer = bot.tables.get(playing).seat("p2").offer
        assert offer is not None
        await self._do(
            bot.get(Seating).take, playing, "p2", offer.number, people["seated"].id, "Bob"
        )
        await self._do(bot.tables.resign, playing, people["resigned"].id)
        await self._do(
            bot.tables.note_seat,
            playing,
            "p3",
            sitter_id=people["sitter"].id,
            sitter_name="Sitter",
            sitter_until=bot.tables.now() + timedelta(days=9),
        )
        self.ids |= self._asked(playing)
        await self._gather_elsewhere()
        await self._undo_and_vote()
        await self._arrange()
        await self._pose_a_puzzle()
        await self._ban()
        await people["resigned"].slash("tutorial", self.quiet, game="innovation")
        lesson = bot.get(Tutorials).under_way(people["resigned"].id)
        assert lesson is not None
        self.ids["lesson"] = lesson.id

    def _asked(self, table_id: int) -> dict[str, Any]:
        (decision,) = self.world.game(table_id).pending.values()
        return {"number": decision.number, "player": decision.player}

    async def _meld(self, table_id: int, *, all_but: int = 0) -> None:
        """Let each choose a first card, except the last ``all_but`` ones."""
        tables = self.world.bot.tables
        game = tables.get(table_id).game
        assert game is not None
        for player in game.players[: len(game.players) - all_but]:
            now = tables.get(table_id)
            assert now.game is not None
            decision = now.game.pending[player]
            person = now.seat(player).person
            option = decision.options[0]
            await self._do(tables.answer, table_id, person, decision.number, option)

    async def _table(
        self, place: str, *kinds: str, game: str = "innovation", seats: int | None = None
    ) -> int:
        """Open a lobby in this channel with these people."""
        tables = self.world.bot.tables
        first, *others = (self.people[kind] for kind in kinds)
        seats = seats or max(2, len(kinds))
        await first.slash("game new", self.places[place], game=game, seats=seats)
        table = tables.at_channel(self.places[place].id)
        assert table is not None
        for person in others:
            await self._do(tables.join, table.id, person.id, person.name)
        return table.id

    async def _started(
        self, place: str, *kinds: str, game: str = "innovation", seed: int = 7
    ) -> int:
        table_id = await self._table(place, *kinds, game=game, seats=len(kinds))
        await self._do(self.world.bot.tables.start, table_id, self.people[kinds[0]].id, seed)
        return table_id

    async def _gather_elsewhere(self) -> None:
        people, bot = self.people, self.world.bot
        self.ids["lobby"] = lobby = await self._table("lobby", "awaited", "seated", seats=4)
        guest = people["former"]
        await self._do(
            bot.get(Invitations).invite, lobby, people["awaited"].id, guest.id, guest.name
        )
        self.ids["guest"] = guest.id
        self.ids["robots"] = robots = await self._table("robots", "awaited", "seated", seats=4)
        await self._do(bot.get(Computers).add, robots, people["awaited"].id, "easy", 1)
        await self._wait_in_lobbies()
        self.ids["over"] = await self._started("ended", "awaited", "seated")
        await self._meld(self.ids["over"])
        for _ in range(8):  # so that it counts
            asked = self._asked(self.ids["over"])
            seat = bot.tables.get(self.ids["over"]).seat(asked["player"])
            number = asked["number"]
            await self._do(bot.tables.answer, self.ids["over"], seat.person, number, "draw")
        await self._do(bot.tables.resign, self.ids["over"], people["seated"].id)
        seed = next(
            seed for seed in count() if [*new_game("civ", ("p1", "p2"), seed).pending] == ["p1"]
        )
        self.ids["civ"] = civ = await self._started(
            "hall", "awaited", "seated", game="civ", seed=seed
        )
        self.ids["civ_number"] = self._asked(civ)["number"]
        await self._do(bot.get(Seating).offer, civ, people["seated"].id, guest.id, guest.name)
        offer = bot.tables.get(civ).seat("p2").offer
        assert offer is not None
        self.ids["offer"] = offer.number
        await self._do(bot.get(Watching).watch, civ, people["resigned"].id, "en", often=True)

    async def _wait_in_lobbies(self) -> None:
        """Open a lobby that may start without a player, and one without its host."""
        people, tables = self.people, self.world.bot.tables
        self.ids["calling"] = calling = await self._table("calling", "awaited", "seated", "owner")
        silent = (people["seated"].id,)
        call = RollCall(people["owner"].id, tables.now(), silent, over=True, called=True)
        await self._do(tables.note, calling, gathering=Gathering(call))
        self.ids["sleeping"] = asleep = await self._table("sleeping", "owner", "awaited", "seated")
        await self._do(tables.note, asleep, gathering=Gathering(host_away=True))

    async def _undo_and_vote(self) -> None:
        """Start games with a free undo, an undo that needs consent, and an open vote."""
        people, bot = self.people, self.world.bot
        self.ids["melding"] = await self._started("melding", "awaited", "seated")
        await self._meld(self.ids["melding"], all_but=1)
        for name in ("asked", "voting"):
            self.ids[name] = table_id = await self._started(name, "awaited", "seated")
            await self._meld(table_id)
            asked = self._asked(table_id)
            seat = bot.tables.get(table_id).seat(asked["player"])
            await self._do(bot.tables.answer, table_id, seat.person, asked["number"], "draw")
            self.ids[f"{name}_by"] = seat.person
        for name in ("melding", "asked", "voting"):
            self.ids[f"{name}_answer"] = bot.tables.answers(self.ids[name])[-1].number
        self.ids["melding_answers"] = bot.tables.get(self.ids["melding"]).answer_count
        asker = self.ids["voting_by"]
        answer = self.ids["voting_answer"]
        vote = await self._do(bot.get(Undo).ask, self.ids["voting"], asker, answer)
        self.ids["vote"] = vote.id
        assert people["awaited"].id in (self.ids["asked_by"], asker)

    async def _arrange(self) -> None:
        """Arrange tournaments: one open for sign-up, and others at later stages."""
        people, bot, entrants = self.people, self.world.bot, self.entrants
        organiser, banned = people["organiser"], people["banned"]

        def by(creator: Person) -> Organiser:
            return Organiser(creator.id, self.world.guild.id)

        cup = await self._cup("Summer Cup", self.world.channel, organiser)
        await self._do(bot.get(Tournaments).add_organiser, cup, by(organiser), banned.id)
        await self._let_see_to_results(cup, organiser)
        for person in (people["seated"], banned, entrants[0]):
            await self._do(bot.get(Tournaments).join, cup, person.id, person.name)
        self.ids |= {"cup": cup, "entrant": 3, "helper": banned.id}
        warn, helper = bot.get(Penalties).warn, by(people["results"])  # which they may undo
        await self._do(warn, cup, helper, 3, "came late")
        others: dict[str, tuple[str, int, dict[str, Any]]] = {
            "swiss": ("swiss", 2, {}),
            "knockout": ("elimination", 2, {}),
            "multi": ("swiss", 3, {"round_hours": 48}),
            "arriving": ("swiss", 2, {"check_in": "first"}),
            "paused": ("swiss", 2, {}),
            "weekly": ("swiss", 2, {"round_day": 1}),
        }
        arena = self.places["arena"]
        for name, (format_, seats, plan) in others.items():
            creator = banned if name == "arriving" else people["owner"]
            made = await self._cup(name, arena, creator, format_, seats, **plan)
            await self._do(bot.get(Tournaments).add_organiser, made, by(creator), organiser.id)
            await self._let_see_to_results(made, creator)
            joining = [*entrants, people["seated"], banned] if name == "arriving" else entrants
            for person in joining:
                await self._do(bot.get(Tournaments).join, made, person.id, person.name)
            await self._do(bot.get(Tournaments).start, made, by(creator))
            if name == "paused":
                await self._do(bot.get(Tournaments).pause, made, by(creator))
                await self._do(bot.get(Entrants).disqualify, made, by(creator), 3, "abuse")
                self.ids["barred"] = entrants[2].id
            if name == "swiss":  # so that there are places
                (match,) = bot.get(Tournaments).get(made).open_matches()
                places = {number: place for place, number in enumerate(match.seats, 1)}
                await self._do(bot.get(Tournaments).correct, made, by(creator), 1, 1, places)
            if name == "multi":
                await self._do(bot.get(Featuring).feature, made, by(creator), 1)
            if name == "weekly":
                paired = bot.get(Tournaments).get(made).contest.rounds[-1]
                self.ids |= {"paired": paired.matches[0].seats[0], "free": paired.byes[0]}
            self.ids[name] = made
        await self._ask_if_there()
        await self._team_up(await self._cup("duos", arena, organiser, options={"teams": True}))
        for kind in ("organiser", "banned"):
            await self._draft(people[kind])
        draft = bot.get(Drafts).get(self.world.guild.id, organiser.id)
        saved = await self._do(bot.get(Templates).save, by(organiser), "Monthly", draft)
        self.ids["template"] = saved.id
        service = bot.get(SeriesService)
        series = await self._do(service.create, by(organiser), "Circuit", "3 2 1")
        self.ids["series"] = series.id
        await self._do(service.add_event, series.id, by(organiser), self.ids["knockout"])
        await self._league(organiser)
        await self._do(bot.get(Webhooks).set, cup, by(organiser), "https://hooks.example/")
        watching = people["watching"]
        listed = [Candidate(Line(1, "watching"), watching.id, watching.name)]
        await self._do(bot.get(Imports).prepare, cup, by(organiser), listed)

    async def _team_up(self, duos: int) -> None:
        """Put a team together, and let others look for a partner; one has asked another."""
        teams, people, (one, other, alone) = self.world.bot.get(Teams), self.people, self.entrants
        organiser = people["organiser"]
        by, pair = Organiser(organiser.id, self.world.guild.id), [one, other]
        await self._let_see_to_results(duos, organiser)
        named = [(each.id, each.name) for each in pair]
        await self._do(teams.put_together, duos, by, named)
        await self._do(teams.sign_up, duos, alone.id, alone.name)
        asked, seated = people["awaited"], people["seated"]
        after = await self._do(teams.ask, duos, seated.id, seated.name, (asked.id, asked.name))
        self.ids |= {"duos": duos, "looking": alone.id, "ask": after.singles[-1].ask}

    async def _league(self, organiser: Person) -> None:
        """Gather players for the season of a league."""
        service, guild_id = self.world.bot.get(Leagues), self.world.guild.id
        draft = Draft("League", "civ", "en", self.world.channel.id, format="round-robin")
        by = Organiser(organiser.id, guild_id)
        league = await self._do(service.create, by, "League", draft, 4, 1)
        season = service.season(league)
        self.ids |= {"league": league.id, "season": season.id}
        for each in self.entrants:
            await self._do(service.answer, season.id, guild_id, each.id, each.name, plays=True)

    async def _let_see_to_results(self, tournament_id: int, creator: Person) -> None:
        """Let a user help with results and pairings."""
        add = partial(self.world.bot.get(Tournaments).add_organiser, results_only=True)
        by = Organiser(creator.id, self.world.guild.id)
        await self._do(add, tournament_id, by, self.people["results"].id)

    async def _pose_a_puzzle(self) -> None:
        """Plan an unsolved puzzle of the day."""
        tables, stored = self.world.bot.tables, self.world.bot.get(Puzzles).stored
        now, guild_id = tables.now(), self.world.guild.id
        channel = Channel(guild_id, self.world.channel.id, 9, "UTC", "en", now)
        for write in (
            partial(stored.put_channel, channel),
            partial(stored.plan, channel, channel.following(now), 1, puzzle()),
        ):
            await self._do(tables.write, write)
        post = self.world.bot.get(Puzzles).today(guild_id)
        assert post is not None
        self.ids["puzzle"] = post.id

    async def _ask_if_there(self) -> None:
        """Let a seated person be asked if they are there for a match."""
        service = self.world.bot.get(Tournaments)
        async with service.locked(self.ids["arriving"]) as before:
            asked = before.participant(self.people["seated"].id)
            assert asked is not None
            venue = Venue(1, 1, asked=asked.number)
            await self._do(service.commit, before, before.with_venue(venue))

    async def _cup(
        self,
        name: str,
        at: ChannelHandle,
        by: Person,
        format_: str = "swiss",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        **plan: Any,
    ) -> int:
        bot = self.world.bot
        until = bot.tables.now() + timedelta(days=2)
        created = await self._do(
            bot.get(Tournaments).create,
            self.world.guild.id,
            at.id,
            by.id,
            name,
            "civ",
            "en",
            options or {},
            Settings(format_, seats, byes=int(format_ == "swiss")),
            Plan(min_people=3, max_people=64, signup_until=until, **plan),
            Terms(pace=24, overdue="forfeit"),
        )
        return int(created.id)

    async def _draft(self, person: Person) -> None:
        draft = Draft("Winter Cup", "civ", "en", self.world.channel.id)
        await self._do(self.world.bot.get(Drafts).put, self.world.guild.id, person.id, draft)

    async def _ban(self) -> None:
        """Let a person host, play and finish games, then ban them."""
        people, bot = self.people, self.world.bot
        playing = await self._started("cell", "banned", "owner")
        await self._meld(playing)
        asked = self._asked(playing)
        if bot.tables.get(playing).seat(asked["player"]).person != people["banned"].id:
            await self._do(bot.tables.answer, playing, people["owner"].id, asked["number"], "draw")
            asked = self._asked(playing)
        assert bot.tables.get(playing).seat(asked["player"]).person == people["banned"].id
        over = await self._started("past", "banned", "owner")
        await self._do(bot.tables.resign, over, people["owner"].id)
        lobby = await self._table("attic", "banned", "owner", seats=4)
        own = {"playing": playing, "over": over, "lobby": lobby, "robots": lobby, **asked}
        self._ids_of["banned"] = own
        people["banned"].leaves()

    async def _do(self, what: Callable[..., Any], *args: Any, **more: Any) -> Any:
        with simcord_seam.bot_scope(self.world.env):
            done = await what(*args, **more)
        await self.world.env.settle()
        return done

    def ids_for(self, kind: str) -> dict[str, Any]:
        """Return the ids of all objects as this kind of person knows them."""
        return {**self.ids, **self._ids_of.get(kind, {})}

    async def press(
        self,
        kind: str,
        custom_id: str,
        values: Sequence[str] | None = None,
        offered: Sequence[str] | None = None,
    ) -> Reply:
        """Let the person of this kind press; each ``*`` among the values is a user.

        The menu offers ``offered`` or, by default, the values.
        """
        who, ids = self.people[kind], self.ids_for(kind)
        at = self.place(kind)
        whom = values is not None and {*values} == {"*"}
        of_channels = any(each in custom_id for each in ("channel", "t-tables", "t-new-tables"))
        kind_of_menu = ROLES if "role" in custom_id else CHANNELS if of_channels else MENU
        return await press(
            self.world,
            who,
            custom_id.format(**ids),
            on=Shown(self.world.env, at.id, self.message(at)),
            values=None if whom or values is None else [each.format(**ids) for each in values],
            people=[self.people["watching"], self.entrants[2]][: len(values or ())] if whom else (),
            offered=offered,
            kind=kind_of_menu,
            actor=self._actor(kind),
        )

    async def type(
        self, kind: str, command: str, at: str | None = None, **options: Any
    ) -> Reply | None:
        """Let the person of this kind use a command; ``None`` if it is not offered.

        ``at``: the channel, if they have access; ``*`` among the options is a user, ``*entrant`` an
        entrant of the tournaments, ``*list`` a file with a player.
        """
        place = self.place(kind)
        if place == self.world.channel and at is not None:
            place = self.places[at]
        actor, ids = self._actor(kind), self.ids_for(kind)
        somebody: dict[str, Any] = {
            "*": self.people["watching"].user,
            "*entrant": self.entrants[0].user,
            "*list": ("players.txt", b"watching"),
        }
        filled = {key: somebody.get(value) or value.format(**ids) for key, value in options.items()}
        try:
            if place.guild is None:
                return Reply(self.world.env, await actor.slash(command, **filled))
            return Reply(self.world.env, await actor.slash(place, command, **filled))
        except SetupError:
            return None

    @property
    def pressed_on(self) -> list[Shown]:
        """Return the messages that were there for people to press on."""
        return [Shown(self.world.env, *each) for each in self._messages.items()]

    def _actor(self, kind: str) -> Any:
        who = self.people[kind]
        return self.abroad.get(kind) or (who.user if kind in BY_DM else who.member)

    def message(self, at: ChannelHandle) -> int:
        """Return a message of the bot there, to press on."""
        backend = self.world.env.backend
        if at.id not in self._messages:
            text = [{"type": TEXT_DISPLAY, "content": "?"}]
            made = backend.create_message(
                at.id, backend.bot_user.id, "", components=text, flags=COMPONENTS_V2
            )
            self._messages[at.id] = made.id
        return self._messages[at.id]

    def place(self, kind: str) -> ChannelHandle:
        """Return the channel in which the person of this kind acts."""
        if kind in self.abroad:
            return self.other_channel
        return self.people[kind].dm if kind in BY_DM else self.world.channel


async def gathered(world: World) -> PopulatedServer:
    """Return all kinds of people on a server with every feature in use."""
    server = PopulatedServer(world)
    await server.gather()
    await world.later(minutes=1)  # pending work, such as adding people to threads
    return server


@contextmanager
def nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Stop every change right before it is written, so that all can try in one world.

    Yields the reasons of refusals; ``would-write`` stands for a change that would have been made.
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
        patched.setattr(TableRepository, "write", stopped)
        patched.setattr(People, "note_locale", unnoticed)
        patched.setattr(People, "note_names", unnoticed)
        patched.setattr(Words, "refusal", told)
        yield reasons
