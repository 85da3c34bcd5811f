"""Computer players: legal, deterministic answers at every level, without secrets."""

import json
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Decision, Game, new_game, restore
from engine.games import GAMES
from engine.innovation.cards import CARDS
from engine.players import ENTRANTS, advise, choose, compare, levels
from engine.simulate import random_answer
from tests.engine.civ_tables import decisions

NAMES = ["ann", "bob", "cat", "dan"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "innovation": [{}, {"strict": True}],
    "civ": [{}, {"variant": "draft"}, {"strict": True}, {"variant": "draft", "strict": True}],
}


def answered(game: Game, level: str, rng: random.Random, steps: int = 20) -> Decision:
    """Let an awaited player answer at ``level``; return the decision."""
    decision = rng.choice(list(game.pending.values()))
    view = game.view(decision.player)
    answer = choose(game.name, level, view, decision, rng, steps=steps)
    game.answer(decision.player, answer)
    return decision


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(OPTIONS))
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), data=st.data())
def test_every_level_answers_legally_whatever_the_others_do(
    name: str, seed: int, players: int, data: st.DataObject
) -> None:
    """Play a seat at each level, and others at random, to reach unlikely tables."""
    options = data.draw(st.sampled_from(OPTIONS[name]))
    if players == 4:
        options = {**options, "teams": data.draw(st.booleans())}
    game = new_game(name, NAMES[:players], seed, **options)
    rng = random.Random(seed)
    while not game.over:
        level = rng.choices((*ENTRANTS, "chance"), (2, 1, 1, 1, 1, 3))[0]
        if level == "chance":
            decision = rng.choice(list(game.pending.values()))
            game.answer(decision.player, random_answer(decision, rng))
        else:
            answered(game, level, rng)
    assert game.result


KINDS = {
    "innovation": {
        "action",
        "cards",
        "order",
        "yes-no",
        "splay",
        "color",
        "player",
        "value",
        "way",
        "pile-value",
        "arrange",
    },
    "civ": {"action", "cards", "domain", "player", "player-domain"},
}


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_level_answers_everything_that_can_be_asked(name: str) -> None:
    """Random games: every level answers each kind of decision of each card."""
    rng = random.Random(1)
    asked: dict[tuple[str, str, str | None], Decision] = {}
    for seed in range(60):
        options: dict[str, Any] = rng.choice(OPTIONS[name])
        players = NAMES[: 2 + seed % 3]
        if len(players) == 4:
            options = {**options, "teams": rng.random() < 0.5}
        game = new_game(name, players, seed, **options)
        for decision in decisions(game, rng):
            what = (decision.kind, decision.purpose, decision.card)
            if what not in asked:
                asked[what] = decision
                view = game.view(decision.player)
                for level in ENTRANTS:
                    decision.check(choose(name, level, view, decision, rng, steps=20))
                for _, advised in advise(name, view, decision, steps=20):
                    decision.check(advised)
    assert {kind for kind, _, _ in asked} == KINDS[name]


@pytest.mark.parametrize(
    ("level", "name"),
    [
        (level, name)
        for level in ENTRANTS
        for name in sorted(GAMES)
        if level in (*levels(name), "hard-1")
    ],
)
def test_the_same_view_decision_and_chance_give_the_same_answer(level: str, name: str) -> None:
    stored = []
    for _ in range(2):
        game, rng = new_game(name, NAMES[:2], 3), random.Random(4)
        for _ in range(40):
            if not game.over:
                answered(game, level, rng)
        stored.append(game.dump())
    assert stored[0] == stored[1]


def innovation_with_other_secrets(game: Game, viewer: str, rng: random.Random) -> Game:
    """Return the game with all cards swapped that ``viewer`` sees nowhere."""
    by_age = defaultdict(list)
    for card in sorted(set(CARDS) - GAMES["innovation"].rules.named(game.view(viewer))):
        by_age[CARDS[card].age].append(card)
    new: dict[str, str] = {}
    for cards in by_age.values():
        new.update(zip(cards, rng.sample(cards, len(cards)), strict=True))

    def renamed(data: Any) -> Any:
        if isinstance(data, dict):
            return {new.get(key, key): renamed(value) for key, value in data.items()}
        if isinstance(data, list):
            return [renamed(each) for each in data]
        return new.get(data, data) if isinstance(data, str) else data

    return restore(renamed(json.loads(json.dumps(game.dump()))))


def civ_with_other_secrets(game: Game, viewer: str, rng: random.Random) -> Game:
    """Return the game with all cards redealt that ``viewer`` cannot see."""
    stored = json.loads(json.dumps(game.dump()))
    state, own = stored["state"], game.players.index(viewer)
    places = [state["deck"]]
    places += [lies["hand"] for seat, lies in enumerate(state["players"]) if seat != own]
    places += [packet for seat, packet in enumerate(state["packets"]) if seat != own]
    cards = [card for place in places for card in place]
    rng.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]
    return restore(stored)


Answering = Callable[[Any, Decision], Any]


def chosen(name: str, level: str) -> Answering:
    """Return a function that answers at ``level``, always with the same seed."""
    return lambda view, decision: choose(name, level, view, decision, random.Random(7), steps=20)


@pytest.mark.parametrize("level", [*ENTRANTS, "advice"])
@pytest.mark.parametrize(
    ("name", "options", "with_other_secrets"),
    [
        ("innovation", {}, innovation_with_other_secrets),
        ("civ", {}, civ_with_other_secrets),
        ("civ", {"variant": "draft"}, civ_with_other_secrets),
    ],
)
def test_what_is_hidden_makes_no_difference(
    level: str, name: str, options: dict[str, Any], with_other_secrets: Any
) -> None:
    """Two games that look the same to the player get the same answer or advice."""
    rng = random.Random(9)
    game = new_game(name, NAMES[:3], 9, **options)
    answering = partial(advise, name, steps=20) if level == "advice" else chosen(name, level)
    compared = 0
    while not game.over and compared < 25:
        decision = rng.choice(list(game.pending.values()))
        player = decision.player
        # Between two steps a game can be redealt; within an effect its answers would not fit.
        if not game.dump()["answers"]:
            other = with_other_secrets(game, player, rng)
            twin = other.pending.get(player)
            if twin is not None and twin == decision and other.view(player) == game.view(player):
                mine = answering(game.view(player), decision)
                assert mine == answering(other.view(player), decision)
                compared += 1
        game.answer(player, random_answer(decision, rng))
    assert compared >= 20


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_or_a_table_is_no_view(name: str) -> None:
    game = new_game(name, NAMES[:2], 1)
    player, decision = next(iter(game.pending.items()))
    for level in ENTRANTS:
        for real in (
            game,
            game.table,
            game.view(None),
            game.view("bob" if player == "ann" else "ann"),
        ):
            with pytest.raises(TypeError):
                choose(name, level, real, decision, random.Random(1))
            with pytest.raises(TypeError):
                advise(name, real, decision)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_player_who_is_out_of_time_answers_all_the_same(name: str) -> None:
    game, rng = new_game(name, NAMES[:2], 5), random.Random(5)
    asked = 0
    while not game.over and asked < 30:
        decision = rng.choice(list(game.pending.values()))
        view = game.view(decision.player)
        answer = choose(name, "hard", view, decision, rng, out_of_time=lambda: True)
        game.answer(decision.player, answer)
        asked += 1
    assert asked


def test_thinkers_do_not_go_round_in_circles_for_ever() -> None:
    """In a game that should long be over, they vary their answers now and then."""
    game, rng = new_game("innovation", NAMES[:2], 2), random.Random(2)
    while game.view().turn_number < 12 or len(next(iter(game.pending.values())).options) < 4:
        answered(game, "easy", rng)
    ((player, decision),) = game.pending.items()
    view = game.view(player)
    endless = replace(view, turn_number=1000)
    usual, later = (
        {choose("innovation", "normal", each, decision, random.Random(seed)) for seed in range(40)}
        for each in (view, endless)
    )
    assert usual < later


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(GAMES))
def test_advice_is_the_best_of_what_could_be_answered(name: str) -> None:
    game, rng = new_game(name, NAMES[:2], 6), random.Random(6)
    advised = 0
    for _ in range(40):
        if game.over:
            break
        decision = rng.choice(list(game.pending.values()))
        view = game.view(decision.player)
        ranked = advise(name, view, decision, steps=60)
        assert all(0 <= worth <= 1 for worth, _ in ranked)
        assert len({answer for _, answer in ranked}) == len(ranked)
        if ranked:
            advised += 1
            answers = [decision.check(answer) for _, answer in ranked]
            compared = compare(name, view, decision, answers)
            assert {answer for _, answer in compared} == {*answers}
            assert compared == sorted(compared, key=lambda each: -each[0])
        answered(game, "easy", rng)
    assert advised > 10
