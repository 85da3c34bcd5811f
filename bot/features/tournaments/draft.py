"""The draft of a tournament: all that its organiser can choose before it opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime, timedelta
from typing import Any

from bot.core.terms import PACES, Terms
from bot.core.words import languages
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.cut import SIZES
from bot.features.tournaments.model import Settings
from bot.features.tournaments.tournament import AT_DEADLINE, CHECK_INS, OVERDUE, Plan, Tournament
from bot.features.tournaments.weekly import Weekly
from engine import GAMES

# The menu entries for numbers that could be any.
SIGN_UP_HOURS = (1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720)
ROUND_HOURS = (0, 3, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720)
CHECK_IN_HOURS = (1, 2, 6, 12, 24, 48)
PEOPLE = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128, 192, 256)
ROUNDS = (0, *range(1, 16))
# The settings of single formats, with their choices; the first one is the default.
DETAILS = {
    "rounds": ROUNDS,
    "legs": (1, 2),
    "groups": (0, *range(2, 17)),
    "advance": (0, 1, 2, 3, 4),
    "byes": (0, 1, 2, 3),
    "best_of": (1, 3),
}


@dataclass(frozen=True, slots=True)
class Draft:
    """The choices so far; 0 stands for a default, or for no limit.

    ``variant``  of a game that has some: how it is dealt
    ``teams``    whether the entrants are teams of two
    ``about``, ``page``, ``player_role_id``, ``winner_role_id``  as in ``Plan``: they are taken over
                 from another tournament or a template
    ``series_id``  the series for which it counts
    ``again_of``  the tournament that is held again; ``invite``: its players are invited
    """

    name: str
    game: str
    language: str
    channel_id: int
    format: str = "swiss"
    seats: int = 2
    seeding: str = "rating"
    rounds: int = 0
    legs: int = 1
    groups: int = 0
    advance: int = 0
    third_place: bool = False
    cut: int = 0
    byes: int = 0
    best_of: int = 1
    variant: str = "base"
    teams: bool = False
    pace: int = 48
    overdue: str = "forfeit"
    sign_up_hours: int = 72
    round_hours: int = 336
    at_deadline: str = "standing"
    check_in: str = "none"
    check_in_hours: int = 24
    min_people: int = 4
    max_people: int = 64
    role_id: int = 0
    tables_channel_id: int = 0
    round_day: int = 0
    round_hour: int = 18
    zone: str = "UTC"
    about: str = ""
    page: bool = False
    player_role_id: int = 0
    winner_role_id: int = 0
    series_id: int = 0
    again_of: int = 0
    invite: bool = False

    def with_choice(self, **choice: Any) -> Draft:
        """Return the draft with another choice, and other settings changed to fit."""
        if choice.get("round_day") and not self.round_day:
            choice.setdefault("round_hours", 0)
        return replace(self, **choice)._fitted(tuple(choice))

    def _fitted(self, last: tuple[str, ...]) -> Draft:
        if self.teams and not self.can_have_teams:
            return replace(self, teams=False)._fitted(last)
        form = formats.FORMATS[self.format]
        possible = self.possible_seats
        seats = self.seats if self.seats in possible else possible[0]
        finalists = self.cut if self.cut in SIZES[seats] else 0
        taken = form.takes(replace(self.settings, seats=seats, cut=finalists or None))
        kept: dict[str, Any] = {
            name: default if isinstance(default, bool) else default or 0
            for name, default in formats.OPTIONAL.items()
            if name not in taken
        }
        kept.setdefault("cut", finalists)
        if self.format == "elimination" and self.advance >= seats:
            kept["advance"] = 0
        people = form.people(seats)
        least = min(max(self.min_people, people[0]), people[-1])
        most = min(max(self.max_people, people[0]), people[-1])
        if least > most:
            least, most = (least, least) if "min_people" in last else (most, most)
        return replace(self, seats=seats, min_people=least, max_people=most, **kept)

    def choices(self, field: str) -> Sequence[Any]:
        """Return the values that a setting can have; fewer than two: there's no choice."""
        match field:
            case "game":
                return tuple(GAMES)
            case "variant":
                return tuple(VARIANTS.get(self.game, ()))
            case "format":
                return tuple(formats.FORMATS)
            case "language":
                return languages()
            case "seeding":
                return formats.SEEDINGS
            case "third_place":
                return (False, True) if field in self.details else ()
            case "teams":
                return (False, True) if self.can_have_teams else ()
            case "overdue":
                return OVERDUE
            case "at_deadline":
                return AT_DEADLINE if self.round_hours or self.round_day else ()
            case "check_in":
                return CHECK_INS
            case "round_day":
                return range(8)
            case "round_hour":
                return range(24) if self.round_day else ()
        return self._numbers(field)

    def _numbers(self, field: str) -> Sequence[int]:
        match field:
            case "seats":
                return self.possible_seats
            case "sign_up_hours":
                return SIGN_UP_HOURS
            case "round_hours":
                return ROUND_HOURS
            case "check_in_hours":
                return CHECK_IN_HOURS if self.check_in != "none" else ()
            case "pace":
                return PACES
            case "cut":
                return (0, *SIZES[self.seats]) if field in self.details else ()
            case "min_people" | "max_people":
                return [number for number in PEOPLE if number in self.possible_people]
        if field not in self.details:
            return ()
        most = self.seats - 1 if (field, self.format) == ("advance", "elimination") else 99
        return [number for number in DETAILS[field] if number <= most]

    @property
    def possible_seats(self) -> tuple[int, ...]:
        """The numbers of entrants at a table, by format and game; always two teams."""
        form, rules = formats.FORMATS[self.format], GAMES[self.game].rules
        if self.teams:
            return (2,)
        return tuple(seats for seats in form.seats if seats in rules.seats)

    @property
    def can_have_teams(self) -> bool:
        """True if the game has teams of two, and the format matches of two."""
        game = GAMES[self.game]
        return "teams" in game.options and 2 in formats.FORMATS[self.format].seats

    @property
    def details(self) -> frozenset[str]:
        """The settings that the format takes."""
        return formats.FORMATS[self.format].takes(self.settings)

    @property
    def possible_people(self) -> range:
        """The possible numbers of entrants."""
        return formats.people(self.settings)

    @property
    def settings(self) -> Settings:
        """The settings of the contest."""
        return Settings(
            self.format,
            self.seats,
            rounds=self.rounds or None,
            seeding=self.seeding,
            legs=self.legs,
            groups=self.groups or None,
            advance=self.advance or None,
            third_place=self.third_place,
            cut=self.cut or None,
            byes=self.byes,
            best_of=self.best_of,
        )

    @property
    def terms(self) -> Terms:
        """The terms of its tables."""
        return Terms(pace=self.pace or None, overdue=self.overdue)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        options: dict[str, Any] = {"variant": self.variant} if self.game in VARIANTS else {}
        return {**options, "teams": True} if self.teams else options

    def plan(self, now: datetime) -> Plan:
        """Return the plan, apart from the contest, if sign-up opens now."""
        return Plan(
            signup_until=self.signup_until(now),
            **self.planned,
            sign_up_hours=self.sign_up_hours,
            about=self.about,
            page=self.page,
            player_role_id=self.player_role_id or None,
            winner_role_id=self.winner_role_id or None,
            invites=self.again_of if self.invite and self.again_of else None,
        )

    @property
    def planned(self) -> dict[str, Any]:
        """The fields of the plan that can be chosen, without a time."""
        return {
            "min_people": self.min_people,
            "max_people": self.max_people,
            "round_hours": self.round_hours or None,
            "at_deadline": self.at_deadline,
            "check_in": self.check_in,
            "check_in_hours": self.check_in_hours,
            "role_id": self.role_id or None,
            "tables_channel_id": self.tables_channel_id or None,
            "round_day": self.round_day or None,
            "round_hour": self.round_hour,
            "zone": self.zone,
        }

    @property
    def weekly(self) -> Weekly | None:
        """The day and hour of each week at which rounds begin, if they do."""
        return Weekly(self.round_day - 1, self.round_hour, self.zone) if self.round_day else None

    def first_round(self, now: datetime) -> datetime:
        """Return when sign-up and check-in are over, if sign-up opens now."""
        hours = self.sign_up_hours + (0 if self.check_in == "none" else self.check_in_hours)
        until = now + timedelta(hours=hours)
        return until if self.weekly is None else self.weekly.next(until)

    def signup_until(self, now: datetime) -> datetime:
        """Return when sign-up closes, if it opens now."""
        hours = 0 if self.check_in == "none" else self.check_in_hours
        return self.first_round(now) - timedelta(hours=hours)

    @classmethod
    def of(cls, tournament: Tournament) -> Draft:
        """Return the settings of a tournament that has been opened."""
        settings, plan, terms = tournament.contest.settings, tournament.plan, tournament.terms
        return cls(
            tournament.name,
            tournament.game_name,
            tournament.language,
            tournament.channel_id,
            format=settings.format,
            seats=settings.seats,
            seeding=settings.seeding,
            rounds=settings.rounds or 0,
            legs=settings.legs,
            groups=settings.groups or 0,
            advance=settings.advance or 0,
            third_place=settings.third_place,
            cut=settings.cut or 0,
            byes=settings.byes,
            best_of=settings.best_of,
            teams=tournament.teams,
            pace=terms.pace or 0,
            overdue=terms.overdue,
            round_hours=plan.round_hours or 0,
            at_deadline=plan.at_deadline,
            check_in=plan.check_in,
            check_in_hours=plan.check_in_hours,
            min_people=plan.min_people,
            max_people=plan.max_people,
            role_id=plan.role_id or 0,
            tables_channel_id=plan.tables_channel_id or 0,
            round_day=plan.round_day or 0,
            round_hour=plan.round_hour,
            zone=plan.zone,
        )

    @classmethod
    def again(cls, tournament: Tournament, name: str) -> Draft:
        """Return the draft of a tournament called ``name`` with all settings of this one."""
        plan = tournament.plan
        draft = cls.of(tournament)
        return replace(
            draft,
            name=name,
            variant=tournament.options.get("variant", draft.variant),
            sign_up_hours=plan.sign_up_hours or draft.sign_up_hours,
            about=plan.about,
            page=plan.page,
            player_role_id=plan.player_role_id or 0,
            winner_role_id=plan.winner_role_id or 0,
            series_id=tournament.series_id or 0,
            again_of=tournament.id,
        )

    def as_data(self) -> dict[str, Any]:
        """Return JSON-ready data that ``restored`` takes."""
        return asdict(self)

    @classmethod
    def restored(cls, data: Mapping[str, Any]) -> Draft:
        """Return the draft stored as ``data``, also by an earlier version, fitted."""
        known = {field.name for field in fields(cls)}
        return cls(**{key: each for key, each in data.items() if key in known}).with_choice()


# The variants of the games that have some.
VARIANTS = {
    name: game.options["variant"] for name, game in GAMES.items() if "variant" in game.options
}
