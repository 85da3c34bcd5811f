"""Evaluations: their inputs, their chances, and how one is learned."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import Decision, new_game
from engine.__main__ import main
from engine.games import GAMES
from engine.players.chances import win_chances
from engine.players.evaluation import Network, Weights, chances, stored
from engine.players.policy import fit as fit_policy
from engine.players.policy import stored as stored_policy
from engine.players.train import Sample, fit, loss
from tests.engine import innovation_tables

every_game_with_one = pytest.mark.parametrize(
    "name", sorted(game for game in GAMES if GAMES[game].agent.network)
)


def network(name: str) -> Network:
    found = GAMES[name].agent.network
    assert found
    return found


def determinized(name: str, seats: int, **options: Any) -> Any:
    game = new_game(name, [f"p{seat}" for seat in range(seats)], 1, **options)
    player = next(iter(game.pending))
    return GAMES[name].agent.determinize(game.view(player), random.Random(1))


def innovation(ann: dict[str, Any], bob: dict[str, Any]) -> Any:
    """Return a table of two at which ann has two actions."""
    return innovation_tables.table(2, ann=ann, bob=bob, turn="ann").table


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


@every_game_with_one
def test_every_input_has_a_name_of_its_own(name: str) -> None:
    table, names = determinized(name, 2), network(name).names
    assert len(set(names)) == len(names)
    flag_names = network(name).flag_names
    assert len(set(flag_names)) == len(flag_names)
    for player in table.players:
        inputs, flags = network(name).sample(table, player)
        assert len(inputs) == len(names)
        assert set(flags) <= set(range(len(flag_names)))


@every_game_with_one
def test_tables_of_two_are_judged_as_learned_once_there_are_weights(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent, table = GAMES[name].agent, determinized(name, 2)
    table.turn = 0
    size, flags = len(network(name).names), len(network(name).flag_names)
    monkeypatch.setattr(network(name), "weights", None)
    assert agent.evaluate(table) == agent.evaluate_by_hand(table)
    constant = Weights([[0.0] * size], [1.0], [2.0], 0.0, [[0.0]] * flags)
    monkeypatch.setattr(network(name), "weights", constant)
    one, other = agent.evaluate(table).values()
    assert one == pytest.approx(0.8808, abs=1e-4)  # the chance of 2 logits
    assert one + other == 1
    for seats in (3, 4):
        table = determinized(name, seats)
        assert agent.evaluate(table) == agent.evaluate_by_hand(table)


def test_before_the_first_turn_both_players_have_the_same_chance() -> None:
    game = new_game("innovation", ["ann", "bob"], 1)
    chances = win_chances("innovation", [game.view("ann"), game.view("bob")])
    assert chances == pytest.approx({"ann": 0.5, "bob": 0.5}, abs=0.05)


def test_what_was_learned_knows_who_is_ahead() -> None:
    """At the start there is no lead; four more cards of a domain decide."""
    agent, table = GAMES["civ"].agent, determinized("civ", 2)
    assert 0.3 < agent.evaluate(table)["p1"] < 0.7
    table.player("p1").area["culture"] = 5
    table.player("p1").hand[:] = ["culture"] * 3
    assert agent.evaluate(table)["p1"] > 0.85
    assert agent.evaluate(table)["p0"] < 0.15


def test_what_was_learned_of_innovation_knows_who_is_ahead() -> None:
    """A score for two achievements and a better board win most games."""
    agent = GAMES["innovation"].agent
    even = innovation({"board": {"red": ["archery"]}}, {"board": {"red": ["metalworking"]}})
    assert 0.3 < agent.evaluate(even)["ann"] < 0.75
    ahead = {
        "board": {"red": ["gunpowder"], "blue": ["chemistry"]},
        "score": ["reformation", "colonialism", "navigation"],
        "achievements": ["1", "2"],
    }
    for table in (innovation(ahead, {}), innovation({}, ahead)):
        chances = agent.evaluate(table)
        best = max(chances, key=lambda name: chances[name])
        assert chances[best] > 0.85
        assert table.player(best).achievements


def test_the_cards_of_both_players_are_flags() -> None:
    """A card on top is told apart by the players able to share it."""
    table = innovation(
        {"board": {"red": ["archery"]}, "hand": ["tools"]}, {"board": {"purple": ["mysticism"]}}
    )
    ann, bob = table.players
    _, flags = network("innovation").sample(table, ann)
    assert {network("innovation").flag_names[flag] for flag in flags} == {
        "own archery shared", "own tools in hand", "other's mysticism alone",
    }  # fmt: skip
    assert len(network("innovation").sample(table, bob)[1]) == 3


def test_the_policy_tells_actions_apart_by_what_they_do() -> None:
    policy = GAMES["innovation"].agent.policy
    assert policy
    assert len(set(policy.names)) == len(policy.names)
    table = innovation({"board": {"red": ["archery"]}, "hand": ["tools", "metalworking"]}, {})
    options = ("draw", "meld tools", "meld metalworking", "dogma archery", "achieve 1")
    found = [
        [policy.names[place] for place in places]
        for places in policy.features(table.players[0], options)
    ]
    assert found == [
        ["draw to 2 cards first"],
        ["meld tools first", "meld +0 above all", "meld new colour of 1 first"],
        ["meld metalworking first", "meld +0 above all", "cover archery", "meld +0 above top"],
        [
            "dogma archery alone",
            "dogma archery with 1 or 2 cards in hand",
            "dogma archery with nothing scored",
        ],
        [],
    ]


def test_an_action_is_as_probable_as_its_factors_say() -> None:
    policy, rng = GAMES["innovation"].agent.policy, random.Random(1)
    assert policy
    table = innovation({"board": {"red": ["archery"]}, "hand": ["tools"]}, {})
    factors = [1.0] * len(policy.names)
    factors[policy.names.index("draw to 1 cards first")] = 8.0
    options = ("draw", "meld tools", "dogma archery")
    decision = Decision("ann", "action", options)
    taken = Counter(policy.action(table, decision, rng, factors) for _ in range(1000))
    assert taken[("draw",)] == pytest.approx(800, abs=40)
    claim = Decision("ann", "action", (*options, "achieve 1"))
    assert policy.action(table, claim, rng, factors) == ("achieve 1",)


def test_a_policy_is_fitted_to_what_was_chosen() -> None:
    """Three in four take the option with feature 0, regardless of its other features."""
    rng = random.Random(1)
    choices = [([(0, 2), (1,)], int(rng.random() < 0.25)) for _ in range(2000)]
    weights = fit_policy(choices, 3, 1)
    assert weights[0] + weights[2] - weights[1] == pytest.approx(1.1, abs=0.25)


def test_a_policy_is_for_its_features(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    assert stored_policy(path, ["draw"]) is None
    path.write_text("{}", encoding="utf-8")
    assert stored_policy(path, ["draw"]) is None
    data = {"policy": {"features": ["draw"], "weights": [0.0]}}
    path.write_text(json.dumps(data), encoding="utf-8")
    assert stored_policy(path, ["draw"]) == [1.0]
    with pytest.raises(ValueError, match="other features"):
        stored_policy(path, ["meld"])


def test_strength_counts_for_the_chance() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([2.0, 0.0, 0.0])[0] > 0.5
    assert chances([1.0, 0.0, 0.0, 0.5], [0, 1, 0, 1]) == chances(
        [1.0, 0.5, 1.0, 0.5], [0, 1, 0, 1]
    )


@pytest.mark.soak
def test_what_decides_the_games_is_learned() -> None:
    """Three in four of those ahead win; the other input is noise."""
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
    assert loss(samples, weights.chance) < loss(samples, lambda *_: 0.5)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "how"), [("civ", {"steps": 10}), ("innovation", {"tries": 2})])
def test_training_is_a_command_and_repeatable(
    name: str, how: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ((option, value),) = how.items()
    written = []
    for number in "12":
        path = tmp_path / f"{number}.json"
        command = (
            f"train --game {name} --games 3 --generations 2 --{option} {value} --seed 5 "
            f"--jobs {number} --to {path}"
        )
        assert main(command.split()) == 0
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert json.loads(written[0])["origin"] == {
        "games": 3, **how, "seed": 5, "generations": 2,
    }  # fmt: skip
    assert stored(path, network(name).names, network(name).flag_names)
    policy = GAMES[name].agent.policy
    assert policy is None or stored_policy(path, policy.names)
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
