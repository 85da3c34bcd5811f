"""When an answer has shown nobody anything, and may therefore be taken back."""

import json
import random
from typing import Any

import pytest

from engine import Game, new_game, restore
from engine.games import GAMES
from engine.revealing import reveals
from engine.simulate import random_answer


def table(game: str = "innovation", *, strict: bool = False, **setup: Any) -> Game:
    players, options = ("ann", "bob", "cat"), {"strict": strict}
    more = {"actions": 2, "seed": 0, "turn": "ann"} if game == "innovation" else {}
    arranged = GAMES[game].arrange(players, options, {**more, **setup})
    return Game(game, players, options, 0, arranged)


def revealing(game: Game, player: str, answer: str | list[str]) -> bool:
    """Whether this answer of ``player``, which is given, reveals anything."""
    before = game.dump()
    game.answer(player, answer)
    return reveals(before, [(player, (answer,) if isinstance(answer, str) else tuple(answer))])


def test_a_secret_choice_reveals_nothing_until_all_have_chosen() -> None:
    game = new_game("innovation", ["ann", "bob", "cat"], 1)
    options = {player: decision.options[0] for player, decision in game.pending.items()}
    assert not revealing(game, "ann", options["ann"])
    assert not revealing(game, "cat", options["cat"])
    assert revealing(game, "bob", options["bob"])


def test_who_draws_has_seen_a_card() -> None:
    assert revealing(table(), "ann", "draw")


def test_a_card_that_is_melded_was_hidden_from_the_others() -> None:
    assert revealing(table(ann={"hand": ["oars"]}), "ann", "meld oars")


def test_what_everybody_knows_can_be_taken_back() -> None:
    score = ["tools", "clothing", "pottery", "oars", "sailing"]
    game = table(ann={"board": {"red": ["archery"]}, "score": score})
    assert not revealing(game, "ann", "achieve 1")


def test_that_somebody_has_no_such_card_is_something_that_was_hidden() -> None:
    """Whether anybody is asked can depend on what lies in hands."""
    ann = {"board": {"purple": ["city-states"], "red": ["archery"]}}
    # Whether somebody has four castles is for all to see.
    assert not revealing(table(ann=ann), "ann", "dogma city-states")
    # Bob shares Masonry: that he has no castle to meld was known to nobody else.
    masonry = {"board": {"yellow": ["masonry"]}, "hand": ["calendar"]}
    bob = {"board": {"red": ["archery"]}, "hand": ["sailing"]}
    assert revealing(table(ann=masonry, bob=bob), "ann", "dogma masonry")


def test_saying_no_reveals_nothing() -> None:
    game = table(ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "calendar"]})
    assert not revealing(game, "ann", "dogma agriculture")
    assert not revealing(game, "ann", [])


@pytest.mark.parametrize("hand", [["utopia", "utopia"], ["utopia", "culture"]])
def test_whether_something_is_free_does_not_tell_what_is_in_a_hand(hand: list[str]) -> None:
    """A card that lay open is no news, whether or not there is one like it in the hand."""
    ann = {"hand": ["science", *hand], "area": {"science": 2, "culture": 3}}
    others = {"bob": {"hand": ["army", "army"]}, "cat": {"hand": ["army", "economy"]}}
    game = table("civ", strict=True, ann=ann, **others, deck=["religion", "army"])
    game.answer("ann", "play science")
    game.answer("ann", "effect science 1")
    assert not revealing(game, "ann", "culture")


@pytest.mark.parametrize("hand", [["religion", "religion"], ["army", "economy"]])
def test_a_card_that_is_played_was_hidden_whoever_could_have_guessed_it(hand: list[str]) -> None:
    ann = {"hand": ["religion", "religion", "religion"]}
    game = table("civ", ann=ann, bob={"hand": hand}, cat={"hand": ["army"]}, deck=["army"] * 3)
    assert revealing(game, "ann", "play religion")


@pytest.mark.parametrize("score", [["sailing", "masonry"], ["masonry", "sailing"]])
def test_whether_something_is_free_does_not_tell_in_which_order_cards_lie(score: list[str]) -> None:
    """Of cards that look alike from behind, the first is taken: who owns them knows which it is."""
    ann = {"board": {"blue": ["rocketry"]}}
    game = table(ann=ann, bob={"score": score}, cat={"score": ["calendar"]})
    game.answer("ann", "dogma rocketry")
    assert not revealing(game, "ann", "bob 1")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_going_back_never_leaves_anybody_wiser(name: str) -> None:
    """Whoever could take something back knows no card, and no more of any, than before."""
    for seed in range(2):
        game = new_game(name, ["p1", "p2", "p3"], seed)
        rng = random.Random(seed)
        free = 0
        while not game.over and game.answered < 45:
            decision = rng.choice(list(game.pending.values()))
            answer = random_answer(decision, rng)
            before = json.loads(json.dumps(game.dump()))
            told = game.told
            game.answer(decision.player, answer)
            if reveals(before, [(decision.player, tuple(answer))]):
                continue
            free += 1
            was = restore(before)
            for viewer in (None, *game.players):
                known, seen = was.view(viewer), game.view(viewer)
                rules = GAMES[name]
                assert rules.named(seen) <= rules.named(known)
                assert not {
                    event.card
                    for event in game.events(told, viewer)
                    if event.card and name == "innovation"
                } - rules.named(known)
        assert free
