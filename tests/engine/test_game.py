"""The record of a game: creation, answers, refusals, boundaries, restoring."""

import pickle
import random
from typing import Any

import pytest

from engine import Decision, Event, Game, Refusal, new_game, restore
from engine.__main__ import main
from engine.simulate import random_answer


def after_first_cards(seed: int = 1, **options: Any) -> Game:
    game = new_game("innovation", ["ann", "bob"], seed, **options)
    for player, decision in list(game.pending.items()):
        game.answer(player, decision.options[0])
    return game


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess", ["ann", "bob"]), "unknown-game"),
        (("innovation", ["ann"]), "wrong-players"),
        (("innovation", ["ann", "ann"]), "wrong-players"),
        (("innovation", list("abcde")), "wrong-players"),
    ],
)
def test_a_game_that_cannot_be_is_refused(arguments: tuple[str, list[str]], reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        new_game(*arguments)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"color": "red"}, "unknown-option"),
        ({"language": "tlh"}, "unknown-language"),
        ({"strict": "very"}, "unknown-option"),
        ({"teams": True}, "teams-need-four"),
        ({"extra_achievement": 2}, "unknown-option"),
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused(
    options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        new_game("innovation", ["ann", "bob"], 0, **options)
    assert refusal.value.reason == reason


def test_first_cards_are_chosen_by_all_at_once_and_in_secret() -> None:
    game = new_game("innovation", ["ann", "bob"], 1)
    assert set(game.pending) == {"ann", "bob"}
    before = game.view(None)
    told = game.told
    game.answer("ann", game.pending["ann"].options[0])
    assert set(game.pending) == {"bob"}
    assert game.told == told, "nobody hears of ann's choice before bob's"
    assert game.view(None).seats == before.seats
    with pytest.raises(Refusal) as refusal:
        game.answer("ann", before.seats[0].name)
    assert refusal.value.reason == "not-awaited"
    game.answer("bob", game.pending["bob"].options[0])
    assert [len(seat.board) for seat in game.view(None).seats] == [1, 1]


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("dogma fission", "not-on-top"),
        ("meld fission", "not-in-hand"),
        ("achieve 1", "points-missing"),
        ("achieve 12", "not-an-action"),
        ("achieve ²", "not-an-action"),
        ("resign", "not-an-action"),
    ],
)
def test_an_action_that_is_not_possible_says_what_is_missing(token: str, reason: str) -> None:
    game = after_first_cards()
    (player,) = game.pending
    before = game.dump()
    with pytest.raises(Refusal) as refusal:
        game.answer(player, token)
    assert refusal.value.reason == reason
    assert game.dump() == before


DECISION = Decision("ann", "cards", ("oars", "tools", "sailing"), min=1, max=2)


@pytest.mark.parametrize(
    ("decision", "answer", "reason"),
    [
        (DECISION, "clothing", "not-an-option"),
        (DECISION, ["oars", "oars"], "named-twice"),
        (DECISION, [], "too-few"),
        (DECISION, ["oars", "tools", "sailing"], "too-many"),
        (Decision("ann", "cards", ("a", "b", "c"), 0, 3, whole=True), ["a"], "all-or-none"),
        (Decision("ann", "arrange", ("a", "b", "c"), 0, 2, groups=(("a", "b"),)), "a", "one-group"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused(
    decision: Decision, answer: list[str], reason: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        decision.check(answer)
    assert refusal.value.reason == reason


def test_decisions_are_numbered_so_that_no_answer_can_be_meant_for_another() -> None:
    game = after_first_cards()
    numbers = []
    for _ in range(20):
        (decision,) = game.pending.values()
        numbers.append(decision.number)
        game.answer(decision.player, random_answer(decision, random.Random(1)))
    assert numbers == sorted(set(numbers))


def test_an_answer_that_newer_rules_refuse_brings_the_game_back_to_the_start_of_the_action() -> (
    None
):
    game = after_first_cards()
    (player,) = game.pending
    stored = game.dump()
    stored["answers"] = [[player, ["meld a-card-of-an-older-edition"]]]
    stored["events"] = stored["told"] + 4
    back = restore(stored)
    assert back.restarted
    assert set(back.pending) == {player}
    (event,) = back.record()
    assert (event.kind, event.number) == ("restarted", stored["events"])
    assert back.pending[player].number > game.pending[player].number + 1
    assert restore(back.dump()).dump() == back.dump()
    back.answer(player, "draw")


def test_an_answer_on_which_newer_rules_do_something_else_restarts_the_action_too() -> None:
    rng = random.Random(1)
    game = after_first_cards()
    while not game.dump()["answers"]:
        decision = next(iter(game.pending.values()))
        game.answer(decision.player, random_answer(decision, rng))
    stored = game.dump()
    stored["events"] += 1
    assert restore(stored).restarted


def test_a_stored_game_of_an_unknown_kind_is_refused() -> None:
    stored = after_first_cards().dump()
    for change in ({"format": 99}, {"game": "chess"}):
        with pytest.raises(Refusal) as refusal:
            restore(stored | change)
        assert refusal.value.reason == "unknown-format"


def test_a_finished_game_takes_no_answer_and_can_be_restored() -> None:
    game = after_first_cards()
    rng = random.Random(2)
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        game.answer(decision.player, random_answer(decision, rng))
    back = restore(game.dump())
    assert back.result == game.result
    assert back.dump() == game.dump()
    with pytest.raises(Refusal) as refusal:
        back.answer("ann", "draw")
    assert refusal.value.reason == "game-over"


def test_an_event_comes_back_from_the_store_as_it_was() -> None:
    game = after_first_cards()
    for event in game.record():
        assert Event.load(event.dump()) == event


def test_a_game_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["99", "0", "nonsense", "1 2", "1", "1", "1"])

    def type_in(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_in)
    assert main(["play", "--players", "2", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert [line.strip() for line in out.splitlines() if "not on the list" in line] == [
        "not on the list: 99",
        "not on the list: 0",
        "not on the list: nonsense",
    ]
    assert "not possible" in out
    assert "player-1: action" in out
    assert "achievements left 1 2 3 4 5 6 7 8 9 empire monument wonder world universe" in out


def test_random_players_finish_a_game_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "3", "--people", "0"]) == 0
    assert "won by" in capsys.readouterr().out


def test_a_refusal_can_be_told_to_another_process() -> None:
    refusal = Refusal("not-an-option", option="oars", names=("Ann", "Bob"))
    told = pickle.loads(pickle.dumps(refusal))
    assert (told.reason, told.facts) == (refusal.reason, refusal.facts)
