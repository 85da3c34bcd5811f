"""Evaluations: their features, their chances, and how one is learned."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine import new_game
from engine.__main__ import main
from engine.games import GAMES
from engine.players.evaluation import LearnedEvaluation, chances, stored
from engine.players.train import Sample, fit, loss


def learned(name: str) -> LearnedEvaluation:
    found = GAMES[name].mind.learned
    assert found
    return found


def determinized(name: str, seats: int, **options: Any) -> Any:
    game = new_game(name, [f"p{seat}" for seat in range(seats)], 1, **options)
    player = next(iter(game.pending))
    return GAMES[name].mind.determinize(game.view(player), random.Random(1))


def learned_by_hand(name: str, table: Any) -> dict[str, float]:
    """Return the chances before anything was learned, found as learned ones are."""
    return learned(name).chances(table, GAMES[name].mind.side, learned(name).by_hand)


def test_weights_are_stored_by_the_name_of_their_feature(tmp_path: Path) -> None:
    """Weights without a feature are an error; a new feature does not count yet."""
    path = tmp_path / "weights.json"
    assert stored(path, ["hand"]) is None
    path.write_text('{"weights": {"hand": 0.5, "points": 2}}', encoding="utf-8")
    assert stored(path, ["points", "icons", "hand"]) == [2, 0, 0.5]
    with pytest.raises(ValueError, match="points"):
        stored(path, ["hand"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_feature_has_a_name_of_its_own(name: str, seats: int) -> None:
    table, names = determinized(name, seats), learned(name).names
    assert len(set(names)) == len(names)
    for player in table.players:
        assert len(learned(name).features(table, player)) == len(names)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_tables_are_judged_as_learned_once_there_are_weights(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind, table = GAMES[name].mind, determinized(name, 3)
    monkeypatch.setattr(learned(name), "weights", None)
    assert mind.evaluate(table) == mind.evaluate_by_hand(table)
    monkeypatch.setattr(learned(name), "weights", learned(name).by_hand)
    assert mind.evaluate(table) == learned_by_hand(name, table)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_chances_of_all_add_up(name: str, seats: int) -> None:
    found = learned_by_hand(name, determinized(name, seats))
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_partners_have_the_chance_of_their_team(name: str) -> None:
    found = list(learned_by_hand(name, determinized(name, 4, teams=True)).values())
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
    written = []
    for number in "12":
        path = tmp_path / f"{number}.json"
        command = f"train --game civ --games 4 --generations 2 --seed 5 --jobs {number} --to {path}"
        assert main(command.split()) == 0
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert list(json.loads(written[0])["weights"]) == list(learned("civ").names)
    assert stored(path, learned("civ").names)
    assert "generation 2: 4 games" in capsys.readouterr().err


def test_weights_that_cannot_be_written_are_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["train", "--game", "civ", "--to", str(tmp_path / "file" / "civ.json")]) == 2
    assert "generation" not in capsys.readouterr().err


def test_what_cannot_be_trained_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At tables of two there are no teams."""
    path = tmp_path / "weights.json"
    command = f"train --game civ --games 1 --option teams=true --jobs 1 --to {path}"
    assert main(command.split()) == 1
    assert "FAIL" in capsys.readouterr().out
    assert not path.exists()
