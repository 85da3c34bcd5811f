"""Formats of tournaments: valid settings, sign-up, and storage."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.features.tournaments.contest.formats import (
    FORMATS,
    check,
    check_late,
    check_people,
    next_round,
    planned_rounds,
)
from bot.features.tournaments.model import Contest, Entrant, Settings, draw_lots, dump, load
from engine import Refusal
from tests.bot.tournaments.contests import better_seed, contest, paired, played, without


@pytest.mark.parametrize(
    ("settings", "reason", "facts"),
    [
        ({"format": "ladder"}, "tournament-format", {}),
        ({"format": "groups", "seats": 3}, "tournament-seats", {"min": 2, "max": 2}),
        ({"format": "swiss", "seats": 5}, "tournament-seats", {"min": 2, "max": 4}),
        ({"format": "swiss", "seeding": "age"}, "tournament-seeding", {}),
        ({"format": "swiss", "legs": 2}, "tournament-setting-unused", {"setting": "legs"}),
        (
            {"format": "elimination", "rounds": 3},
            "tournament-setting-unused",
            {"setting": "rounds"},
        ),
        (
            {"format": "elimination", "advance": 1},
            "tournament-setting-unused",
            {"setting": "advance"},
        ),
        (
            {"format": "elimination", "seats": 3, "third_place": True},
            "tournament-setting-unused",
            {"setting": "third_place"},
        ),
        (
            {"format": "round-robin", "seats": 3, "legs": 2},
            "tournament-setting-unused",
            {"setting": "legs"},
        ),
        (
            {"format": "swiss", "rounds": 31},
            "tournament-setting-range",
            {"setting": "rounds", "min": 1, "max": 30},
        ),
        (
            {"format": "elimination", "seats": 3, "advance": 3},
            "tournament-setting-range",
            {"setting": "advance", "min": 1, "max": 2},
        ),
        (
            {"format": "groups", "groups": 1},
            "tournament-setting-range",
            {"setting": "groups", "min": 2, "max": 16},
        ),
    ],
)
def test_settings_that_do_not_fit(
    settings: dict[str, Any], reason: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as refusal:
        check(Settings(**settings))
    assert (refusal.value.reason, refusal.value.facts) == (reason, facts)


@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_begins_with_as_few_and_as_many_as_it_says(format_: str) -> None:
    for seats in FORMATS[format_].seats:
        how = Settings(format_, seats)
        check(how)
        possible = FORMATS[format_].people(seats)
        for count in (possible[0], possible[-1]):
            check_people(how, count)
            assert planned_rounds(how, count) >= 1
        for count, reason in ((possible[0] - 1, "few"), (possible[-1] + 1, "many")):
            with pytest.raises(Refusal) as refusal:
                check_people(how, count)
            assert refusal.value.reason == f"tournament-too-{reason}"
        with pytest.raises(Refusal):
            next_round(contest(format_, possible[0] - 1, seats))
        assert paired(contest(format_, possible[0], seats)).rounds


def test_only_those_who_are_there_count() -> None:
    with pytest.raises(Refusal) as refusal:
        next_round(without(contest("groups", 5), 1, 2))
    assert refusal.value.facts == {"min": 4, "count": 3}


@pytest.mark.parametrize(("format_", "seats"), [("swiss", 2), ("swiss", 4), ("round-robin", 4)])
def test_late_entries_are_taken_until_half_of_the_rounds_have_been_paired(
    format_: str, seats: int
) -> None:
    running = contest(format_, 16, seats, rounds=5)
    for rounds in (0, 1, 2):
        check_late(played(running, better_seed, rounds=rounds))
    with pytest.raises(Refusal) as refusal:
        check_late(paired(played(running, better_seed, rounds=2)))
    assert refusal.value.reason == "tournament-joined-too-late"


@pytest.mark.parametrize("format_", ["round-robin", "groups", "elimination", "double-elimination"])
def test_other_formats_take_nobody_after_the_first_pairing(format_: str) -> None:
    check_late(contest(format_, 8))
    with pytest.raises(Refusal) as refusal:
        check_late(paired(contest(format_, 8)))
    assert refusal.value.reason == "tournament-joining-over"


def test_lots_are_drawn_once() -> None:
    entrants = tuple(Entrant(number, f"P{number}") for number in range(1, 9))
    drawn = draw_lots(entrants, random.Random(1))
    assert len({each.lot for each in drawn}) == 8
    assert all(each.lot for each in drawn)
    late = draw_lots((*drawn, Entrant(9, "P9", joined=2)), random.Random(2))
    assert late[:8] == drawn
    assert late[8].lot not in {0, *(each.lot for each in drawn)}
    with pytest.raises(ValueError, match="lot"):
        next_round(Contest(Settings("swiss"), entrants))


def test_a_replacement_takes_the_place_of_another() -> None:
    one = played(contest("swiss", 4), better_seed, rounds=1)
    replaced = replace(
        one,
        entrants=tuple(
            replace(each, name="Zoe") if each.number == 3 else each for each in one.entrants
        ),
    )
    assert next_round(replaced) == next_round(one)


def test_what_is_stored() -> None:
    one = played(contest("groups", 4, groups=2, advance=1), better_seed, rounds=1)
    stored = dump(one)
    assert load(stored) == one
    assert stored["settings"] == {
        "format": "groups",
        "seats": 2,
        "rounds": None,
        "seeding": "rating",
        "legs": 1,
        "groups": 2,
        "advance": 1,
        "third_place": False,
        "cut": None,
        "byes": 0,
        "best_of": 1,
        "first_seat": True,
    }
    assert stored["entrants"][0] == {
        "number": 1,
        "name": "P1",
        "rating": 999,
        "lot": 1,
        "joined": 1,
        "active": True,
        "seed": 0,
        "away": (),
        "penalty": 0,
        "named": False,
    }
    assert stored["rounds"][0] == {
        "number": 1,
        "stage": "groups",
        "matches": [
            {
                "table": 1,
                "seats": [1, 4],
                "slot": "g1",
                "result": {"places": [1, 2], "absent": [], "wins": []},
            },
            {
                "table": 2,
                "seats": [2, 3],
                "slot": "g2",
                "result": {"places": [1, 2], "absent": [], "wins": []},
            },
        ],
        "byes": [],
        "seeds": [1, 2, 3, 4],
        "away": [],
        "featured": None,
    }


def test_what_was_stored_before_there_were_byes_and_cuts_can_be_read() -> None:
    one = played(contest("swiss", 4), better_seed, rounds=1)
    stored = dump(one)
    for name in ("byes", "cut", "best_of"):
        del stored["settings"][name]
    for entrant in stored["entrants"]:
        del entrant["away"], entrant["penalty"]
    for each in stored["rounds"]:
        del each["away"], each["featured"]
        for match in each["matches"]:
            del match["result"]["wins"]
    assert load(stored) == one
