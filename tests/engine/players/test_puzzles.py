"""Puzzles: their quality, and that none holds any hidden information."""

from __future__ import annotations

import json
import random
from operator import eq
from pathlib import Path

import pytest

from engine.game import Game
from engine.games import restore
from engine.players import puzzles
from engine.players.positions import load
from engine.players.puzzles import (
    MARGIN,
    OFFERED,
    PLAUSIBLE,
    PROMISING,
    Position,
    checked,
    determinized,
    positions,
    screened,
)
from engine.replay import Recorded, replayed

POSITIONS = Path(__file__).parents[2] / "positions"


def position(name: str) -> tuple[Position, tuple[str, ...]]:
    """Return one of the positions with a provable right answer, and these answers."""
    known = load(POSITIONS / f"{name}.json")
    table = determinized(known.game, known.player, random.Random(1))
    dumped = json.loads(json.dumps(table.dump()))
    return Position(dumped, known.player, None), tuple(best for (best,) in known.best)


def quickly_played(game: str, seed: int, seats: int = 2) -> Recorded:
    """Return the record of a game between players by rules of thumb."""
    record = puzzles.self_played(game, seats, seed, "easy")
    assert record is not None
    return record


@pytest.mark.parametrize(
    "name",
    [
        "civ-ends-it-when-ahead",
        "innovation-empiricism-wins",
        "innovation-self-service-wins",
    ],
)
def test_an_action_that_is_provably_best_and_not_obvious_is_a_puzzle(name: str) -> None:
    before, best = position(name)
    puzzle = checked(before)
    assert puzzle is not None
    assert puzzle.best in best
    others = [chance for action, chance in puzzle.chances.items() if action != puzzle.best]
    assert puzzle.chances[puzzle.best] - max(others) >= MARGIN
    assert PLAUSIBLE <= len(puzzle.offered) <= OFFERED
    decision = restore(before.table).pending[before.player]
    assert list(puzzle.offered) == [each for each in decision.options if each in puzzle.chances]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("innovation-two-claims-win", "two actions win, in any order"),
        ("innovation-universe-wins", "two actions win"),
        ("civ-copy-wins", "another action first, then this one, wins as well"),
        ("innovation-construction-wins", "it is not far ahead"),
        ("innovation-takes-the-achievement", "rules of thumb take it"),
        ("civ-eighth-science", "rules of thumb take it"),
        ("innovation-archery-does-nothing", "one is foolish, but several are good"),
        ("civ-block-or-lose", "one is foolish, but several are good"),
    ],
)
def test_whatever_is_less_than_that_is_none(name: str, reason: str) -> None:
    before, _ = position(name)
    assert checked(before) is None, reason


def test_an_action_that_only_follows_a_clearer_one_in_the_same_turn_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, _ = position("innovation-empiricism-wins")
    assert checked(before) is not None
    monkeypatch.setattr(puzzles, "compare", lambda *_: [(1.0, ("dogma empiricism",))])
    monkeypatch.setattr(puzzles, "_played_on", lambda *_: True)
    assert checked(before) is None


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_position_holds_nothing_but_what_its_viewer_saw(game: str) -> None:
    seen = 0
    for number, real in enumerate(replayed(quickly_played(game, 3, seats=3))):
        if len(real.pending) != 1 or next(iter(real.pending.values())).kind != "action":
            continue
        for viewer in (*real.pending, None):
            # Two tables that differ only in the cards hidden from the viewer.
            one, other = (
                determinized(real, viewer, random.Random(each)) for each in (number, number + 1000)
            )
            assert one.view(viewer) == other.view(viewer)
            same, again = (determinized(each, viewer, random.Random(7)) for each in (one, other))
            assert same.dump() == again.dump()
            assert (same.seed, same.dump()["answers"]) == (0, [])
            seen += one.dump()["state"] != other.dump()["state"]
    assert seen > 20


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_hands_are_real_only_at_a_table_that_reveals_them(game: str) -> None:
    record = quickly_played(game, 5)
    real = [
        _hand(each, player)
        for each in replayed(record)
        for player, decision in each.pending.items()
        if decision.kind == "action" and len(set(decision.options)) >= PLAUSIBLE
    ]
    shown, hidden = (
        [_hand(restore(each.table), each.player) for each in positions(record, revealed=revealed)]
        for revealed in (True, False)
    )
    assert shown == real
    assert sum(map(eq, hidden, real)) < len(hidden) / 2


def _hand(game: Game, player: str) -> str:
    return str(game.view(player).seat(player).hand)


def test_a_search_is_bounded_and_never_takes_more_than_is_promising(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzles, "SCREENED", 12)
    asked: list[Position] = []

    def lead(position: Position) -> float:
        asked.append(position)
        return 0.2

    monkeypatch.setattr(puzzles, "_lead", lead)
    found = screened(quickly_played("innovation", 5), revealed=True)
    assert len(asked) == 12
    assert len(found) == PROMISING
