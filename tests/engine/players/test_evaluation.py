"""Evaluations: their inputs, their chances, and how one is learned."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine import new_game
from engine.__main__ import main
from engine.games import GAMES
from engine.players.evaluation import Network, Weights, chances, stored
from engine.players.train import Sample, fit, loss


def network(name: str) -> Network:
    found = GAMES[name].mind.network
    assert found
    return found


def determinized(name: str, seats: int, **options: Any) -> Any:
    game = new_game(name, [f"p{seat}" for seat in range(seats)], 1, **options)
    player = next(iter(game.pending))
    return GAMES[name].mind.determinize(game.view(player), random.Random(1))


def test_weights_are_stored_with_the_names_of_their_inputs(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    assert stored(path, ["hand"]) is None
    data = {"inputs": ["hand"], "hidden": [[2.0]], "biases": [-1.0], "outputs": [3.0], "bias": 0.5}
    path.write_text(json.dumps(data), encoding="utf-8")
    weights = stored(path, ["hand"])
    assert weights
    assert weights.output(weights.activations([2.0])) == 0.5 + 3 * (2 * 2 - 1)
    assert weights.output(weights.activations([0.0])) == 0.5  # a unit below 0 does not count
    with pytest.raises(ValueError, match="other inputs"):
        stored(path, ["icons"])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_input_has_a_name_of_its_own(name: str) -> None:
    table, names = determinized(name, 2), network(name).names
    assert len(set(names)) == len(names)
    for player in table.players:
        assert len(network(name).inputs(table, player)) == len(names)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_tables_of_two_are_judged_as_learned_once_there_are_weights(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind, table = GAMES[name].mind, determinized(name, 2)
    size = len(network(name).names)
    monkeypatch.setattr(network(name), "weights", None)
    assert mind.evaluate(table) == mind.evaluate_by_hand(table)
    monkeypatch.setattr(network(name), "weights", Weights([[0.0] * size], [1.0], [2.0], 0.0))
    one, other = mind.evaluate(table).values()
    assert one == pytest.approx(0.8808, abs=1e-4)  # the chance of 2 logits
    assert one + other == 1
    for seats in (3, 4):
        table = determinized(name, seats)
        assert mind.evaluate(table) == mind.evaluate_by_hand(table)


def test_what_was_learned_knows_who_is_ahead() -> None:
    """At the start nobody is; four more cards of a domain decide."""
    mind, table = GAMES["civ"].mind, determinized("civ", 2)
    assert 0.3 < mind.evaluate(table)["p1"] < 0.7
    table.player("p1").area["culture"] = 5
    table.player("p1").hand[:] = ["culture"] * 3
    assert mind.evaluate(table)["p1"] > 0.85
    assert mind.evaluate(table)["p0"] < 0.15


def test_strength_counts_for_the_chance() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([2.0, 0.0, 0.0])[0] > 0.5
    assert chances([1.0, 0.0, 0.0, 0.5], [0, 1, 0, 1]) == chances(
        [1.0, 0.5, 1.0, 0.5], [0, 1, 0, 1]
    )


@pytest.mark.soak
def test_what_decides_the_games_is_learned() -> None:
    """Three in four of those ahead win; the other input tells nothing."""
    rng = random.Random(1)
    samples = []
    for _ in range(1500):
        ahead, noise = rng.random() < 0.5, rng.random() < 0.5
        won = rng.random() < (0.75 if ahead else 0.25)
        samples.append(Sample([ahead, noise], float(won)))
    weights = fit(samples, 1, epochs=30)
    for other in (0, 1):
        assert weights.chance([1, other]) == pytest.approx(0.75, abs=0.1)
        assert weights.chance([0, other]) == pytest.approx(0.25, abs=0.1)
    assert loss(samples, weights.chance) < loss(samples, lambda _: 0.5)


@pytest.mark.soak
def test_training_is_a_command_and_repeatable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for number in "12":
        path = tmp_path / f"{number}.json"
        command = (
            "train --game civ --games 3 --generations 2 --steps 10 --seed 5 "
            f"--jobs {number} --to {path}"
        )
        assert main(command.split()) == 0
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert json.loads(written[0])["origin"] == {
        "games": 3, "steps": 10, "seed": 5, "generations": 2,
    }  # fmt: skip
    assert stored(path, network("civ").names)
    assert "generation 2: 3 games" in capsys.readouterr().err


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
