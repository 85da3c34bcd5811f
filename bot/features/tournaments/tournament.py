"""A tournament on a server: the contest, and its organisation. Immutable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from typing import Any

from bot.core.names import LONGEST, Called
from bot.core.table import NOBODY
from bot.core.terms import Terms
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.match_games import Game
from bot.features.tournaments.contest.remaining import due
from bot.features.tournaments.model import Contest, Entrant, Match, Round
from bot.features.tournaments.names import Member, names_of_members, names_of_teams
from bot.features.tournaments.weekly import Weekly

# The stages of a tournament. ``CHECK_IN`` comes before the first round, or before each.
SIGN_UP, CHECK_IN, RUNNING, OVER, CANCELLED = "signup", "checkin", "running", "over", "cancelled"

# The rounds before which entrants have to check in.
CHECK_INS = ("none", "first", "each")

# The rules for games that are not over at the end of their round: awaited players lose, a computer
# plays on for them, or all are placed as they stand.
AT_DEADLINE = ("forfeit", "computer", "standing")

# The rules for players exceeding the time for one decision in a tournament.
OVERDUE = ("forfeit", "computer", "nudge")

# Why an entrant is out: they dropped out, were removed or disqualified by an organiser, missed
# matches or check-in, or left the server.
OUT = ("self", "organiser", "disqualified", "missed", "check-in", "left-server")


@dataclass(frozen=True, slots=True)
class Plan:
    """The organiser's choices, apart from the settings of the contest.

    ``min_people``      the tournament needs at least as many to begin
    ``max_people``      the limit of entrants
    ``signup_until``    when sign-up closes
    ``round_hours``     the time limit of a round; ``None``: there is none
    ``at_deadline``     the rule for games that are not over then: one of ``AT_DEADLINE``
    ``check_in``        the rounds with a check-in: one of ``CHECK_INS``
    ``check_in_hours``  the time for that
    ``role_id``         the role that may join; ``None``: all users
    ``about``           a text by the organisers: rules, prizes, links
    ``tables_channel_id``  the channel or forum of the matches' threads; ``None``: that of the
                           announcements
    ``round_day``       the weekday on which rounds begin, 1 is Monday; ``None``: as soon as the
                        previous one is over
    ``round_hour``      the hour, in the time zone ``zone``
    ``page``            whether its web page is public
    ``player_role_id``  the role that the bot gives to participants until it ends
    ``winner_role_id``  the role that it gives to the winners
    ``sign_up_hours``  the chosen time for sign-up; 0: unknown
    ``invites``     the tournament whose players are invited to sign up; ``None``: none
    """

    min_people: int
    max_people: int
    signup_until: datetime
    round_hours: int | None = None
    at_deadline: str = "forfeit"
    check_in: str = "none"
    check_in_hours: int = 24
    role_id: int | None = None
    about: str = ""
    tables_channel_id: int | None = None
    round_day: int | None = None
    round_hour: int = 18
    zone: str = "UTC"
    page: bool = False
    player_role_id: int | None = None
    winner_role_id: int | None = None
    sign_up_hours: int = 0
    invites: int | None = None

    @property
    def weekly(self) -> Weekly | None:
        """The day and hour of each week at which rounds begin, if they do."""
        if self.round_day is None:
            return None
        return Weekly(self.round_day - 1, self.round_hour, self.zone)


@dataclass(frozen=True, slots=True)
class Participant:
    """A Discord user behind an entrant; a team of two has two of them.

    Of mates, ``checked_in``, ``missed`` and ``out`` are the same.

    ``number``      the entrant's number, for name, rating and lot
    ``checked_in``  whether they have checked in for the coming round
    ``missed``      the number of matches in a row they have not come to
    ``instead_of``  the Discord id of the user they have replaced, if they have
    ``out``         why they are out: one of ``OUT``; ``None``: they aren't, or it's unknown
    ``member``      their place in the team, 1 is the captain's; 1 without teams
    ``name``        in a team, their name at entry; else it is the entrant's
    """

    number: int
    user_id: int
    checked_in: bool = False
    missed: int = 0
    instead_of: int | None = None
    out: str | None = None
    member: int = 1
    name: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A user waiting for a place, by Discord id, and their name at that time.

    ``mate_id``, ``mate_name``  the other member of a team
    """

    user_id: int
    name: str
    mate_id: int | None = None
    mate_name: str = ""

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        """The members of a team, or the one user, by id and name."""
        me = (self.user_id, self.name)
        return (me,) if self.mate_id is None else (me, (self.mate_id, self.mate_name))


@dataclass(frozen=True, slots=True)
class Single:
    """A user signed up for teams of two, without a partner yet.

    ``name``      at that time
    ``asked``     the Discord id of the user they have asked to be their partner; ``None``: none, or
                  one who can't be it any more
    ``ask``       the number of that question, unique in the tournament; 0: there is none
    ``declined``  whether the answer was no, or the question has lapsed
    ``late``      whether they signed up after sign-up was over
    """

    user_id: int
    name: str
    asked: int | None = None
    ask: int = 0
    declined: bool = False
    late: bool = False

    @property
    def pending(self) -> bool:
        """True if the question is still to be answered."""
        return self.asked is not None and not self.declined


@dataclass(frozen=True, slots=True)
class Venue:
    """The thread and table of a match, and its deadline.

    ``thread_id``  its thread; ``None``: not opened yet
    ``table_id``   its table; ``None``: not opened yet
    ``seated``     the entrants in the order of seats, without earlier dropouts
    ``due_at``     when the game has to be over; ``None``: there is no limit
    ``late``       the entrants awaited when that moment came; ``None``: it has not come yet
    ``overtime``   the entrants for whom a computer plays since it came, if it is to
    ``asked``      the only entrant left after no-shows, asked if they are there until
                   ``ask_until``; ``present``: whether they have said so
    ``games``      its finished games, if it is played over several; ``table_id`` is the next one's
    ``source``     the source of the result: ``played``, ``deadline`` (the round was over),
                  ``missed`` (an entrant did not come), ``dropped`` (an entrant had dropped out
                  before it began) or ``organiser``; ``None``: there is none
    """

    round: int
    table: int
    thread_id: int | None = None
    table_id: int | None = None
    seated: tuple[int, ...] = ()
    due_at: datetime | None = None
    late: tuple[int, ...] | None = None
    overtime: tuple[int, ...] = ()
    asked: int | None = None
    ask_until: datetime | None = None
    present: bool = False
    games: tuple[Game, ...] = ()
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Tournament:
    """A snapshot of a tournament. It is immutable: every change makes another one.

    ``channel_id``  where it is announced
    ``created_by``  the Discord id of its creator; ``organisers``: of their chosen helpers
    ``results_only``  the helpers among them for results and pairings only
    ``options``     of the game, as a table has them; ``terms`` of its tables, always ``strict``
    ``contest``     entrants, rounds and results: the source of pairings and standings
    ``people``      the users behind the entrants; with teams, by number and member
    ``singles``     with teams: the users without a partner yet, first come, first served
    ``venues``      where the matches of all rounds are played
    ``status``      ``signup``, ``checkin``, ``running``, ``over`` or ``cancelled``
    ``reason``      why it was cancelled: ``organiser`` or ``too-few``
    ``paused_at``   since when it is paused; ``None``: it is not
    ``due_at``      when sign-up, check-in or the round ends; ``None``: there is no limit
    ``opens_at``    when the tables of the last round open; ``None``: as soon as it is paired
    ``waiting``     users waiting for a place, first come, first served
    ``disqualified``  the Discord ids of disqualified users, or their ``disguise``
    ``void``        tables that no longer count and are still to be ended
    ``series_id``   the series for which it counts; ``None``: it counts for none
    ``version``     rises with every change
    ``called``      the current names of users on its server, by Discord id, as far as known
    """

    id: int
    guild_id: int
    channel_id: int
    created_by: int
    created_at: datetime
    name: str
    game_name: str
    language: str
    plan: Plan
    contest: Contest
    options: dict[str, Any] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)
    organisers: tuple[int, ...] = ()
    results_only: tuple[int, ...] = ()
    people: tuple[Participant, ...] = ()
    singles: tuple[Single, ...] = ()
    venues: tuple[Venue, ...] = ()
    status: str = SIGN_UP
    reason: str | None = None
    paused_at: datetime | None = None
    due_at: datetime | None = None
    opens_at: datetime | None = None
    waiting: tuple[Waiting, ...] = ()
    disqualified: tuple[int, ...] = ()
    void: tuple[int, ...] = ()
    series_id: int | None = None
    version: int = 1
    called: Mapping[int, Called] = field(default_factory=dict, repr=False, compare=False)
    _names: dict[int, dict[int, str]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _members: dict[int, tuple[Participant, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def shown_state(self) -> tuple[int, int, int]:
        """A cache key for messages about it: names change without a new version."""
        return self.id, self.version, hash(frozenset(self.called.items()))

    @property
    def tables_channel_id(self) -> int:
        """The channel or forum in which the threads of matches are opened."""
        return self.plan.tables_channel_id or self.channel_id

    def waits(self, now: datetime) -> bool:
        """Return whether the last round is paired, and its tables are to open later."""
        return self.status == RUNNING and self.opens_at is not None and now < self.opens_at

    @property
    def unopened(self) -> bool:
        """True if no table of the last round has been opened yet."""
        number = len(self.contest.rounds)
        venues = (each for each in self.venues if each.round == number)
        return not any(each.table_id or each.games for each in venues)

    @property
    def active(self) -> bool:
        """True if it is still going on, or will."""
        return self.status in (SIGN_UP, CHECK_IN, RUNNING)

    @property
    def full_organisers(self) -> tuple[int, ...]:
        """The creator, and the helpers with all rights."""
        helpers = (each for each in self.organisers if each not in self.results_only)
        return (self.created_by, *helpers)

    @property
    def paused(self) -> bool:
        """True if clocks stand still, and no new step begins."""
        return self.paused_at is not None

    @property
    def round(self) -> Round | None:
        """The last round that was paired; ``None`` before the first."""
        return self.contest.rounds[-1] if self.contest.rounds else None

    @property
    def coming(self) -> int:
        """The number of the round that is to be paired next."""
        return len(self.contest.rounds) + 1

    @property
    def planned_rounds(self) -> int:
        """The number of rounds that it will take, as far as can be foreseen."""
        contest = self.contest
        count = len(contest.starters) if contest.rounds else max(len(contest.entrants), 2)
        return max(formats.planned_rounds(contest.settings, count), len(contest.rounds))

    @property
    def open_rounds(self) -> int:
        """The number of those rounds before a final that follows Swiss rounds."""
        contest = self.contest
        count = len(contest.starters) if contest.rounds else max(len(contest.entrants), 2)
        played = len(formats.rounds_with_points(contest))
        return max(formats.open_rounds(contest.settings, count), played)

    @property
    def missing(self) -> tuple[int, ...]:
        """The entrants still to check in for the coming round."""
        return tuple(each for each in self.due_entrants if not self.captain(each).checked_in)

    @property
    def due_entrants(self) -> tuple[int, ...]:
        """The entrants of the coming round, as far as they are known."""
        numbers = due(self.contest)
        return tuple(each.number for each in self.contest.entrants if each.number in numbers)

    @property
    def active_people(self) -> tuple[Participant, ...]:
        """The participants still in the tournament."""
        return tuple(each for each in self.people if self.contest.entrant(each.number).active)

    @property
    def active_entrants(self) -> tuple[Entrant, ...]:
        """The entrants still in the tournament, by number: players, or teams."""
        return tuple(each for each in self.contest.entrants if each.active)

    @property
    def full(self) -> bool:
        """True if all places are taken."""
        return len(self.active_entrants) >= self.plan.max_people

    def bars(self, user_id: int) -> bool:
        """Return whether a user is disqualified, even if their data were deleted since."""
        return user_id in self.disqualified or (
            user_id != NOBODY and self.disguise(user_id) in self.disqualified
        )

    def disguise(self, user_id: int) -> int:
        """Return a pseudonym under which to keep that this user is disqualified.

        It is unique per user in this tournament only.
        """
        key = f"{self.id} {self.created_at.isoformat()}".encode()
        return -int.from_bytes(blake2b(str(user_id).encode(), key=key, digest_size=7).digest()) - 1

    def place_in_line(self, user_id: int) -> int | None:
        """Return a user's place on the waiting list, from 1; ``None``: they aren't on it."""
        for place, each in enumerate(self.waiting, 1):
            if user_id in (each.user_id, each.mate_id):
                return place
        return None

    def not_waiting(self, user_id: int) -> Tournament:
        """Return this, without a user on the waiting list, or a team with this member."""
        line = (each for each in self.waiting if user_id not in (each.user_id, each.mate_id))
        return replace(self, waiting=tuple(line))

    def single(self, user_id: int) -> Single | None:
        """Return the user without a partner with this Discord id, if any."""
        return next((each for each in self.singles if each.user_id == user_id), None)

    def participant(self, user_id: int) -> Participant | None:
        """Return the participant with this Discord id, even if they have dropped out."""
        return next((each for each in self.people if each.user_id == user_id), None)

    @property
    def teams(self) -> bool:
        """True if the entrants are teams of two."""
        return bool(self.options.get("teams"))

    @property
    def table_seats(self) -> int:
        """The seats at a full table."""
        return self.contest.settings.seats * (2 if self.teams else 1)

    def members(self, number: int) -> tuple[Participant, ...]:
        """Return the participants of an entrant: one, or the two of a team, captain first.

        Raises ``KeyError`` if there is no such entrant.
        """
        if not self._members:
            for each in self.people:
                self._members[each.number] = (*self._members.get(each.number, ()), each)
        return self._members[number]

    def captain(self, number: int) -> Participant:
        """Return the participant of an entrant, in a team the first one.

        Raises ``KeyError`` if there is no such entrant.
        """
        return self.members(number)[0]

    def mates_of(self, user_id: int) -> tuple[Participant, ...]:
        """Return the other members of a user's team; none without one."""
        me = self.participant(user_id)
        members = () if me is None else self.members(me.number)
        return tuple(each for each in members if each.user_id != user_id)

    def users(self, numbers: Iterable[int]) -> list[int]:
        """Return the Discord ids of the members of entrants, in their order."""
        return [each.user_id for number in numbers for each in self.members(number)]

    def seating(self, numbers: Iterable[int]) -> tuple[Participant, ...]:
        """Return the participants of a match in the order in which they sit.

        ``numbers``: the entrants in their order, as often as they like. Mates sit across.
        """
        rows = zip(*(self.members(number) for number in dict.fromkeys(numbers)), strict=True)
        return tuple(each for row in rows for each in row)

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return the entrant with this Discord id, even if they have dropped out."""
        participant = self.participant(user_id)
        return None if participant is None else self.contest.entrant(participant.number)

    def name_of(self, number: int, longest: int = LONGEST) -> str:
        """Return the current name of an entrant: plain, and unlike that of any other.

        ``longest``: the maximum length, apart from suffixes that tell names apart. Raises
        ``KeyError`` if there is no such entrant.
        """
        if longest not in self._names:
            self._names[longest] = self._names_of_all(longest)
        return self._names[longest][number]

    def _names_of_all(self, longest: int) -> dict[int, str]:
        entrants, called = self.contest.entrants, self._called_now()
        if self.teams:
            return names_of_teams(entrants, called, longest, self.language)
        names = names_of_members(called, longest, self.language)
        return {number: name for (number, _), name in names.items()}

    def _called_now(self) -> dict[Member, Called]:
        """Return the names of all participants now, or at entry if they are unknown."""
        stored = {(each.number, 1): Called(each.name) for each in self.contest.entrants}
        return stored | {
            (each.number, each.member): self.called.get(each.user_id)
            or Called(self.stored_name(each))
            for each in self.people
        }

    def member_name(self, participant: Participant) -> str:
        """Return the current name of a user: plain, and unlike that of any other here."""
        names = names_of_members(self._called_now(), LONGEST, self.language)
        return names[participant.number, participant.member]

    def stored_name(self, participant: Participant) -> str:
        """Return the name of a user at entry, as it was typed."""
        return participant.name or self.contest.entrant(participant.number).name

    def venue(self, round_number: int, table: int) -> Venue | None:
        """Return the venue of this match; ``None`` if it never needed one."""
        for venue in self.venues:
            if (venue.round, venue.table) == (round_number, table):
                return venue
        return None

    def with_venue(self, venue: Venue) -> Tournament:
        """Return this, with ``venue`` in the place of that of the same match, or added."""
        others = [
            each for each in self.venues if (each.round, each.table) != (venue.round, venue.table)
        ]
        venues = sorted([*others, venue], key=lambda each: (each.round, each.table))
        return replace(self, venues=tuple(venues))

    def with_members(self, number: int, member: int | None = None, **changes: Any) -> Tournament:
        """Return this, with the participants of an entrant changed.

        ``member``: the only one of a team to change; ``None``: all.
        """
        people = tuple(
            replace(each, **changes)
            if each.number == number and member in (None, each.member)
            else each
            for each in self.people
        )
        return replace(self, people=people)

    def with_entrant(self, number: int, **changes: Any) -> Tournament:
        """Return this, with the entrant of this number changed."""
        entrants = tuple(
            replace(each, **changes) if each.number == number else each
            for each in self.contest.entrants
        )
        return replace(self, contest=replace(self.contest, entrants=entrants))

    def match_of(self, user_id: int) -> Match | None:
        """Return the match of this user in the last round, if any."""
        participant = self.participant(user_id)
        if participant is None or self.round is None:
            return None
        return self.round.match_of(participant.number)

    def open_matches(self) -> Iterator[Match]:
        """Yield the matches of the last round that have no result yet."""
        if self.round is not None:
            yield from (match for match in self.round.matches if match.result is None)


@dataclass(frozen=True, slots=True)
class Act:
    """An organiser's action, as recorded in the log.

    ``by``     the Discord id of the organiser; ``None``: it was automatic, by the rules
    ``kind``   ``create``, ``start``, ``pause``, ``resume``, ``cancel``, ``add``, ``drop``,
              ``unlist``, ``import``, ``come-back``, ``disqualify``, ``lift``, ``replace``,
              ``correct``, ``extend``, ``extend-match``, ``edit``, ``seed``, ``nudge``, ``move-up``,
              ``swap``, ``team``, ``break-up``, ``team-name``, ``warn``, ``deduct``, ``lose``,
              ``open``, ``move``, ``move-tables``, ``publish``, ``give-role``, ``add-organiser``,
              ``remove-organiser``, ``helper-role``, ``series``, ``webhook``, ``announce``,
              ``feature``, ``unfeature``, ``announce-featured``, ``take-back``
    ``about``  its facts, JSON-ready, including those needed to take it back
    ``taken_back_by``  the Discord id of the user who took it back; ``None``: it stands
    """

    id: int
    tournament_id: int
    at: datetime
    by: int | None
    kind: str
    about: dict[str, Any] = field(default_factory=dict)
    taken_back_by: int | None = None


@dataclass(frozen=True, slots=True)
class Organiser:
    """A user asking for an organiser's rights; a ``manager`` has Manage Server."""

    user_id: int
    guild_id: int | None
    manager: bool = False

    def may_organise(self, tournament: Tournament) -> bool:
        """Return whether they have all rights, as creator, helper, or by Manage Server.

        True only on the tournament's server, as are the others.
        """
        return self._is_here(tournament) and (
            self.manager or self.user_id in tournament.full_organisers
        )

    def may_help(self, tournament: Tournament) -> bool:
        """Return whether they may at least handle results and pairings."""
        return self.may_organise(tournament) or (
            self._is_here(tournament) and self.user_id in tournament.results_only
        )

    def may_appoint(self, tournament: Tournament) -> bool:
        """Return whether they may change the rights of helpers."""
        return self._is_here(tournament) and (self.manager or self.user_id == tournament.created_by)

    def _is_here(self, tournament: Tournament) -> bool:
        return self.guild_id == tournament.guild_id
