"""The analysis of a game, and the chances that it tells."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.decision import Answer
from engine.game import Game
from engine.games import new_game
from engine.players import advise, analysis, choose
from engine.players.analysis import EVERYONE, PUBLIC, Analysis, Verdict, analysed
from engine.players.calibrate import Moment, fit, loss, play_game, reliability
from engine.players.chances import calibrated, sides, win_chances
from engine.players.positions import load
from engine.replay import Recorded

PLAYERS = ("ann", "bob")
POSITIONS = Path(__file__).parents[2] / "positions"


@cache
def record(game: str, answers: int = 14) -> Recorded:
    """Return the record of the beginning of a game."""
    playing, rng = new_game(game, PLAYERS, 3), random.Random(1)
    given: list[tuple[str, Answer]] = []
    while len(given) < answers:
        player, decision = next(iter(playing.pending.items()))
        given.append((player, choose(game, "easy", playing.view(player), decision, rng)))
        playing.answer(*given[-1])
    return Recorded(game, PLAYERS, {}, 3, given)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "ADVICE_STEPS", 60)


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("viewpoint", [EVERYONE, PUBLIC, "ann"])
def test_only_the_views_of_those_who_may_read_it_are_used(
    game: str, viewpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str | None] = set()
    view = Game.view

    def noted(self: Game, player: str | None = None) -> Any:
        asked.add(player)
        return view(self, player)

    monkeypatch.setattr(Game, "view", noted)
    found = analysed(record(game), viewpoint, ["bob"])
    judged = {EVERYONE: {*PLAYERS}, PUBLIC: set(), "ann": {"ann"}}[viewpoint]
    assert asked == {None, *judged}  # the public's view tells the turn
    assert {verdict.player for verdict in found.verdicts} == judged
    assert [turn for turn, _ in found.curve] == [*range(found.curve[-1][0] + 1)]
    for _, chances in found.curve:
        assert sum(chances.values()) == pytest.approx(1)
    assert found.curve[-1][1] == {"ann": 0, "bob": 1}
    for each in found.verdicts:
        assert 0 <= each.kept <= each.possible <= 1
        player, answer = record(game).answers[each.number]
        assert player == each.player
        assert each.cost == 0 or sorted(each.best) != sorted(answer)
    assert Analysis.load(json.loads(json.dumps(found.dump()))).verdicts == found.verdicts


def test_a_long_game_gets_no_more_time_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = []

    def noted(game: str, view: Any, decision: Any, steps: int) -> Any:
        spent.append(steps)
        return []

    monkeypatch.setattr(analysis, "advise", noted)
    monkeypatch.setattr(analysis, "STEPS_IN_ALL", 140)
    assert analysed(record("civ"), EVERYONE).verdicts == ()
    assert spent == [10] * 14


def test_turning_points_are_what_cost_most_and_accuracy_is_what_was_kept() -> None:
    def verdict(number: int, player: str, possible: float, kept: float) -> Verdict:
        return Verdict(number, number, player, ("draw",), possible, kept)

    found = Analysis(
        (),
        (
            verdict(1, "ann", 0.5, 0.4), verdict(2, "bob", 0.5, 0.2), verdict(3, "ann", 0.8, 0.8),
            verdict(4, "ann", 0.6, 0.3), verdict(5, "bob", 0.5, 0.38), verdict(6, "bob", 0.5, 0.47),
        ),
    )  # fmt: skip
    assert [each.number for each in found.turning_points] == [2, 4, 5]
    assert found.accuracy["ann"] == pytest.approx((0.8 + 1 + 0.5) / 3)
    assert Analysis((), (verdict(1, "ann", 0.5, 0.46),)).turning_points == []


@pytest.mark.parametrize("path", sorted(POSITIONS.rglob("*.json"))[::12], ids=lambda p: p.stem)
def test_advice_is_what_is_provably_right(path: Path) -> None:
    position = load(path)
    view = position.game.view(position.player)
    ranked = advise(position.game.name, view, position.decision)
    assert ranked
    assert position.right(ranked[0][1])


def test_partners_have_one_chance_and_one_view_suffices() -> None:
    game = new_game("innovation", ("ann", "bob", "cat", "dan"), 2, teams=True)
    for views in ([game.view(player) for player in game.players], [game.view(None)]):
        chances = win_chances("innovation", views)
        assert chances["ann"] == chances["cat"]
        assert chances["ann"] + chances["bob"] == pytest.approx(1)
    assert len(set(sides("innovation", game.view(None)).values())) == 2


def test_the_weight_of_evaluations_is_found_again() -> None:
    rng, moments = random.Random(4), []
    for _ in range(1500):
        strength = rng.gauss(0, 2)
        both = {"ann": strength, "bob": -strength}
        side_of = {name: frozenset([name]) for name in PLAYERS}
        chance = calibrated(both, side_of, 0.6)["ann"]
        won = rng.random() < chance
        moments.append(Moment(both, side_of, {"ann": float(won), "bob": float(not won)}))
    weight = fit(moments)
    assert weight == pytest.approx(0.6, abs=0.08)
    assert loss(moments, weight) <= loss(moments, 1.0)
    for number, told, won_share in reliability(moments, weight):
        if number > 100:
            assert told == pytest.approx(won_share, abs=0.1)


def test_a_game_is_measured_at_the_end_of_each_turn() -> None:
    moments = play_game("civ", "easy", 3, {}, 1)
    assert len(moments) > 20
    assert all(sum(each.shares.values()) == 1 and len(each.strengths) == 3 for each in moments)
