"""The model of a tournament: entrants, rounds, results. Immutable, JSON-ready."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from engine import Refusal


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tournament; ``formats.check`` validates them.

    ``seats``        people at a table, 2 to 4; where they do not divide, some tables are smaller
    ``rounds``       how many, where a format leaves that open; ``None``: as many as it takes
    ``seeding``      ``rating`` or ``random``: how entrants are ordered before they have played
    ``legs``         round robin of two: how often each pair of entrants meets, 1 or 2
    ``groups``       round robin in groups: how many groups; ``None``: groups of about four
    ``advance``      how many go on, from a group or from a table of an elimination
    ``third_place``  elimination of two: whether the losing semi-finalists play for third place
    ``cut``          Swiss: how many play a final, in a bracket or at one larger table
    ``byes``         Swiss: how many half-point byes an entrant may ask for
    ``best_of``      in a bracket: the games of a match, 1 or 3
    ``first_seat``   whether the first seat begins; if the game's rules decide that, pairings
                     ignore seats
    """

    format: str
    seats: int = 2
    rounds: int | None = None
    seeding: str = "rating"
    legs: int = 1
    groups: int | None = None
    advance: int | None = None
    third_place: bool = False
    cut: int | None = None
    byes: int = 0
    best_of: int = 1
    first_seat: bool = True


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant: a player, or a team.

    A replacement keeps the number and changes the name.

    ``number``  the id of the entrant in the contest, from 1; it never changes
    ``lot``     drawn once, see ``draw_lots``; 0 before that
    ``joined``  the first round for which they could be paired
    ``seed``    set by an organiser, before rating and lot; 0: by those
    ``active``  whether they can be paired now; a dropped entrant may become active again
    ``penalty`` the half points that organisers have deducted
    ``away``    the rounds for which they have asked for a half-point bye
    ``named``   whether it is a team that has chosen its name; others are called by their members
    """

    number: int
    name: str
    rating: float = 0.0
    lot: int = 0
    joined: int = 1
    seed: int = 0
    active: bool = True
    penalty: int = 0
    away: tuple[int, ...] = ()
    named: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match, made by ``placed`` or ``forfeited``, which check it.

    ``places``  by seat: 1 is the best; a shared place leaves out the next ones (1 2 2 4)
    ``absent``  the entrants who did not play: no-shows, and earlier dropouts
    ``wins``    by seat: the games won, in a match of several; empty in others
    """

    places: tuple[int, ...]
    absent: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """A match: one table of a round.

    ``table``   its number within the round, from 1
    ``seats``   the entrants in the order in which they sit; the first one begins
    ``slot``    its place in a bracket (``w1.3``, ``final`` …), or its group (``g2``)
    """

    table: int
    seats: tuple[int, ...]
    result: Result | None = None
    slot: str = ""

    @property
    def played(self) -> bool:
        """True if the match was contested: at least two entrants were there."""
        return self.result is not None and len(self.present) > 1

    @property
    def present(self) -> tuple[int, ...]:
        """The entrants present at this table."""
        absent = () if self.result is None else self.result.absent
        return tuple(number for number in self.seats if number not in absent)

    @property
    def places(self) -> dict[int, int]:
        """The place of each entrant at this table; empty while there is no result."""
        places = () if self.result is None else self.result.places
        return dict(zip(self.seats, places, strict=False))


@dataclass(frozen=True, slots=True)
class Round:
    """A round: the matches that are played at the same time.

    ``stage``  ``swiss``, ``round-robin``, ``groups`` or ``elimination``
    ``byes``   the entrants without an opponent in this round
    ``away``   those with a half-point bye, which they had asked for
    ``seeds``  in the first round of a stage: all its entrants, best seed first
    ``featured``  the table of the match that organisers have marked as featured, if any
    """

    number: int
    stage: str
    matches: tuple[Match, ...]
    byes: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    featured: int | None = None

    @property
    def featured_match(self) -> Match | None:
        """The featured match, if there is one."""
        return next((match for match in self.matches if match.table == self.featured), None)

    @property
    def over(self) -> bool:
        """True if every table has a result."""
        return all(match.result is not None for match in self.matches)

    def match_of(self, number: int) -> Match | None:
        """Return the match of this entrant in this round, if any."""
        return next((match for match in self.matches if number in match.seats), None)

    def at(self, table: int) -> Match:
        """Return the match at this table. Refused: ``tournament-no-such-table``."""
        for match in self.matches:
            if match.table == table:
                return match
        raise Refusal("tournament-no-such-table", round=self.number, table=table)

    def with_match(self, match: Match) -> Round:
        """Return this round, with ``match`` in place of the one at the same table."""
        return replace(
            self,
            matches=tuple(match if each.table == match.table else each for each in self.matches),
        )


@dataclass(frozen=True, slots=True)
class Contest:
    """A snapshot of a tournament: the input of pairings and standings."""

    settings: Settings
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    def round(self, number: int) -> Round:
        """Return the round with this number. Refused: ``tournament-no-such-round``."""
        if not 1 <= number <= len(self.rounds):
            raise Refusal("tournament-no-such-round", round=number)
        return self.rounds[number - 1]

    def entrant(self, number: int) -> Entrant:
        """Return the entrant with this number; raise ``KeyError`` if there is none."""
        for entrant in self.entrants:
            if entrant.number == number:
                return entrant
        raise KeyError(number)

    @property
    def placed(self) -> bool:
        """True once there are places: a match was played, or the first round is over."""
        if not self.rounds:
            return False
        return self.rounds[0].over or any(
            match.played for each in self.rounds for match in each.matches
        )

    @property
    def seeded(self) -> tuple[Entrant, ...]:
        """The entrants, best seed first: as organisers say, by rating, then by lot.

        Or by lot alone; entrants without a seed of their own follow those with one.
        """
        by_rating = self.settings.seeding == "rating"

        def order(each: Entrant) -> tuple[bool, int, float, int]:
            return not each.seed, each.seed, -each.rating if by_rating else 0, each.lot

        return tuple(sorted(self.entrants, key=order))

    @property
    def starters(self) -> tuple[Entrant, ...]:
        """The entrants of the first round, or of the coming one before it; best first."""
        if not self.rounds:
            return self.active
        return tuple(self.entrant(number) for number in self.rounds[0].seeds)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The active entrants for the next round, best seed first."""
        coming = len(self.rounds) + 1
        return tuple(each for each in self.seeded if each.active and each.joined <= coming)


def draw_lots(entrants: Iterable[Entrant], rng: random.Random) -> tuple[Entrant, ...]:
    """Return the entrants, with a lot drawn for each without one."""
    entrants = tuple(entrants)
    taken = {entrant.lot for entrant in entrants}
    drawn = []
    for entrant in entrants:
        if not entrant.lot:
            while (lot := rng.randrange(1, 10**6)) in taken:
                pass
            taken.add(lot)
            entrant = replace(entrant, lot=lot)
        drawn.append(entrant)
    return tuple(drawn)


# ------------------------------------------------------------------------------------------------
# Results
# ------------------------------------------------------------------------------------------------


def placed(match: Match, places: Mapping[int, int], absent: Collection[int] = ()) -> Result:
    """Return the result in which present entrants took their places in ``places``.

    Only the order counts: places are renumbered, and absent entrants come last. Refused:
    ``tournament-result-names`` unless ``places`` and ``absent`` together name all entrants of the
    table, each once.
    """
    if sorted([*places, *absent]) != sorted(match.seats):
        raise Refusal("tournament-result-names", table=match.table)
    last = len(places) + 1
    return Result(
        tuple(
            last if number in absent else 1 + sum(each < places[number] for each in places.values())
            for number in match.seats
        ),
        tuple(number for number in match.seats if number in absent),
    )


def forfeited(match: Match, absent: Collection[int]) -> Result:
    """Return the result of a match forfeited by ``absent``, with at most one present.

    Refused: ``tournament-result-names`` if several are present and could have played.
    """
    came = [number for number in match.seats if number not in absent]
    if len(came) > 1:
        raise Refusal("tournament-result-names", table=match.table)
    return placed(match, dict.fromkeys(came, 1), absent)


# ------------------------------------------------------------------------------------------------
# Stored form
# ------------------------------------------------------------------------------------------------


def dump(contest: Contest) -> dict[str, Any]:
    """Return the contest as JSON-ready data, which ``load`` restores."""
    return {
        "settings": asdict(contest.settings),
        "entrants": [asdict(entrant) for entrant in contest.entrants],
        "rounds": [dump_round(each) for each in contest.rounds],
    }


def load(data: Mapping[str, Any]) -> Contest:
    """Restore the contest that ``dump`` wrote."""
    return Contest(
        Settings(**data["settings"]),
        tuple(
            Entrant(**{**entrant, "away": tuple(entrant.get("away", ()))})
            for entrant in data["entrants"]
        ),
        tuple(load_round(each) for each in data["rounds"]),
    )


def dump_round(round_: Round) -> dict[str, Any]:
    """Return a round as JSON-ready data."""
    return {
        "number": round_.number,
        "stage": round_.stage,
        "matches": [
            {
                "table": match.table,
                "seats": list(match.seats),
                "slot": match.slot,
                "result": None if match.result is None else dump_result(match.result),
            }
            for match in round_.matches
        ],
        "byes": list(round_.byes),
        "seeds": list(round_.seeds),
        "away": list(round_.away),
        "featured": round_.featured,
    }


def load_round(data: Mapping[str, Any]) -> Round:
    """Restore the round that ``dump_round`` wrote."""
    return Round(
        data["number"],
        data["stage"],
        tuple(
            Match(
                match["table"],
                tuple(match["seats"]),
                None if match["result"] is None else load_result(match["result"]),
                match["slot"],
            )
            for match in data["matches"]
        ),
        tuple(data["byes"]),
        tuple(data["seeds"]),
        tuple(data.get("away", ())),
        data.get("featured"),
    )


def dump_result(result: Result) -> dict[str, Any]:
    """Return a result as JSON-ready data."""
    return {
        "places": list(result.places),
        "absent": list(result.absent),
        "wins": list(result.wins),
    }


def load_result(data: Mapping[str, Any]) -> Result:
    """Restore the result that ``dump_result`` wrote."""
    return Result(tuple(data["places"]), tuple(data["absent"]), tuple(data.get("wins", ())))
