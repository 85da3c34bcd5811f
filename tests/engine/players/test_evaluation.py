"""The learned evaluation: its weights, its chances, and how it is learned."""

import json
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine import new_game
from engine.__main__ import main
from engine.games import GAMES
from engine.players.civ import evaluation as civ
from engine.players.evaluation import chances
from engine.players.innovation import evaluation as innovation
from engine.players.train import Sample, fit, loss

EVALUATE: dict[str, Any] = {"civ": civ.evaluate, "innovation": innovation.evaluate}


def determinized(name: str, seats: int, **options: Any) -> Any:
    game = new_game(name, [f"p{seat}" for seat in range(seats)], 1, **options)
    player = next(iter(game.pending))
    return GAMES[name].mind.determinize(game.view(player), random.Random(1))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_feature_has_a_weight(name: str) -> None:
    """Weights without a feature, or features without a weight, are an error."""
    stored = json.loads(files("assets").joinpath(f"players/{name}.json").read_text("utf-8"))
    assert list(stored["weights"]) == list(GAMES[name].mind.evaluation.names)
    assert len(set(GAMES[name].mind.evaluation.names)) == len(GAMES[name].mind.evaluation.names)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_there_are_as_many_features_as_weights(name: str, seats: int) -> None:
    mind, table = GAMES[name].mind, determinized(name, seats)
    for player in table.players:
        assert len(mind.features(table, player)) == len(mind.evaluation.weights)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_chances_of_all_add_up(name: str, seats: int) -> None:
    found = EVALUATE[name](determinized(name, seats))
    assert sum(found.values()) == pytest.approx(1)


def test_partners_have_the_chance_of_their_team() -> None:
    found = list(EVALUATE["civ"](determinized("civ", 4, teams=True)).values())
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0] + found[1] == pytest.approx(1)


def test_strength_counts_for_the_chance() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([2.0, 0.0, 0.0])[0] > 0.5
    assert chances([1.0, 0.0, 0.0, 0.5], [0, 1, 0, 1]) == chances(
        [1.0, 0.5, 1.0, 0.5], [0, 1, 0, 1]
    )


def test_what_decides_the_games_is_learned() -> None:
    rng = random.Random(1)
    samples = []
    for _ in range(300):
        ahead = rng.random() < 0.5
        features = [[(0, 1.0)] if ahead else [], [] if ahead else [(0, 1.0)]]
        won = ahead if rng.random() < 0.8 else not ahead
        samples.append(Sample([[*each, (1, 1.0)] for each in features], [won, not won]))
    weights = fit([[each] for each in samples], [0.0, 0.0], 1, prior=3)
    assert weights[0] == pytest.approx(1.39, abs=0.4)  # the logit of 0.8
    assert weights[1] == pytest.approx(0, abs=0.1)
    assert loss(samples, weights) < loss(samples, [0.0, 0.0])


def test_training_is_a_command_and_repeatable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = []
    for number in "12":
        path = tmp_path / f"{number}.json"
        command = f"train --game civ --games 4 --generations 2 --seed 5 --jobs {number} --to {path}"
        assert main(command.split()) == 0
        stored.append(path.read_text(encoding="utf-8"))
    assert stored[0] == stored[1]
    assert set(json.loads(stored[0])["weights"]) == set(GAMES["civ"].mind.evaluation.names)
    assert "generation 2: 4 games" in capsys.readouterr().err
