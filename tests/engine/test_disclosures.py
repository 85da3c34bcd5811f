"""Answers without any disclosure, which may therefore be taken back."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Game, new_game
from engine.games import GAMES, rewound
from engine.simulate import random_answer
from tests.bot.audit.noninterference import GamePair, alike, answered, game_pair, likes, stored


def table(game: str = "innovation", *, strict: bool = False, **setup: Any) -> Game:
    players, options = ("ann", "bob", "cat"), {"strict": strict}
    more = {"actions": 2, "seed": 0, "turn": "ann"} if game == "innovation" else {}
    arranged = GAMES[game].rules.arrange(players, options, {**more, **setup})
    return Game(game, players, options, 0, arranged)


def revealing(game: Game, player: str, answer: str | list[str]) -> bool:
    """Give this answer of ``player``; return whether it discloses information."""
    before = game.disclosures
    game.answer(player, answer)
    return game.disclosures > before


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
    """Being asked can depend on the cards in hands."""
    ann = {"board": {"purple": ["city-states"], "red": ["archery"]}}
    # Whether a player has four castles is public.
    assert not revealing(table(ann=ann), "ann", "dogma city-states")
    # Bob shares Masonry: no one else knew that he has no castle to meld.
    masonry = {"board": {"yellow": ["masonry"]}, "hand": ["calendar"]}
    bob = {"board": {"red": ["archery"]}, "hand": ["sailing"]}
    assert revealing(table(ann=masonry, bob=bob), "ann", "dogma masonry")


def test_saying_no_reveals_nothing() -> None:
    game = table(ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "calendar"]})
    assert not revealing(game, "ann", "dogma agriculture")
    assert not revealing(game, "ann", [])


@pytest.mark.parametrize("hand", [["utopia", "utopia"], ["utopia", "culture"]])
def test_whether_something_is_free_does_not_tell_what_is_in_a_hand(hand: list[str]) -> None:
    """A card that was face up is no news, even if there is one like it in the hand."""
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
    """Of cards that look alike from behind, the first is taken, known to its owner."""
    ann = {"board": {"blue": ["rocketry"]}}
    game = table(ann=ann, bob={"score": score}, cat={"score": ["calendar"]})
    game.answer("ann", "dogma rocketry")
    assert not revealing(game, "ann", "bob 1")


def test_what_lies_in_hands_and_decides_is_disclosed_whichever_way_it_decides() -> None:
    """A card that all have seen is shown: no one knew whether others have its colour."""
    for hand in (["oars"], ["tools"]):
        ann = {"board": {"green": ["classification"]}, "hand": ["archery"]}
        game = table(ann=ann, bob={"hand": hand})
        me = game.table.players[0]  # type: ignore[attr-defined]
        me.show(me.hand[0])
        assert revealing(game, "ann", "dogma classification")


@pytest.mark.parametrize("hand", [["army", "army"], ["army", "science"]])
def test_that_an_embargo_leaves_something_to_play_is_disclosed(hand: list[str]) -> None:
    bob = {"hand": hand, "embargo": ["science"]}
    ann = {"hand": ["science", "army", "culture", "religion"], "area": {"culture": 2}}
    game = table("civ", ann=ann, bob=bob, cat={"hand": ["army"]}, deck=["religion"])
    game.answer("ann", "play science")
    assert len(game.pending["ann"].options) > 1
    assert revealing(game, "ann", "draw")  # nothing is drawn: the hand is full


def test_what_lies_open_can_be_picked_up_again() -> None:
    """Tapping through open cards, ordering and declining disclose no information."""
    ann = {"board": {"purple": ["philosophy"], "blue": ["writing", "tools"], "red": ["oars"]}}
    game = table(ann={**ann, "hand": ["sailing"], "score": ["clothing"]})
    assert not revealing(game, "ann", "dogma philosophy")
    assert not revealing(game, "ann", "blue")
    assert not revealing(game, "ann", "sailing")  # scored: only ann knows which
    returning = table(ann={"board": {"green": ["currency"]}, "hand": ["sailing", "oars"]})
    assert not revealing(returning, "ann", "dogma currency")
    assert revealing(returning, "ann", ["sailing", "oars"])  # for a card that is drawn


def steps(number: int) -> Iterator[tuple[GamePair, str, tuple[dict[str, Any], dict[str, Any]]]]:
    """Yield a pair of games that a viewer cannot tell apart, and the next player."""
    pair = game_pair(number, most=30)
    sides = pair.start(0), pair.start(1)
    for act in pair.acts:
        if act.answers is None:
            return
        yield pair, act.player, (stored(sides[0].dump()), stored(sides[1].dump()))
        for side, answer in zip(sides, act.answers, strict=True):
            side.answer(act.player, answer)


@pytest.mark.soak
@pytest.mark.parametrize("tens", range(8))
def test_what_is_free_leaves_nobody_wiser_and_tells_nothing(tens: int) -> None:
    """Games that a viewer cannot tell apart do not differ in which answers are free.

    Nor do free answers make them differ: for any hidden cards, there is an answer that looks the
    same to the viewer.
    """
    rng, free, judged = random.Random(tens), 0, 0
    for number in range(10 * tens, 10 * tens + 10):
        for pair, player, dumps in steps(number):
            here, there = (rewound(stored(dump), len(dump["answers"])) for dump in dumps)
            for _ in range(3):
                answer = tuple(random_answer(here.pending[player], rng))
                led = answered(dumps[0], player, answer)
                assert led is not None
                is_free = led.disclosures == here_again(dumps[0]).disclosures
                own = player == pair.viewer
                found = [
                    other
                    for like in likes(answer, there.pending[player], rng, own=own)
                    if (other := answered(dumps[1], player, like))
                    and alike(led, other, pair.viewer, here.told)
                ]
                assert found or not is_free, (number, player, answer)
                for other in found:
                    judged += 1
                    same = other.disclosures == here_again(dumps[1]).disclosures
                    assert same == is_free, (number, player, answer)
                free += is_free
    assert free
    assert judged > free


def here_again(dump: dict[str, Any]) -> Game:
    return rewound(stored(dump), len(dump["answers"]))


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(GAMES))
def test_going_back_never_leaves_anybody_wiser(name: str) -> None:
    """A player with the option of an undo knows no more of any card than before."""
    for seed in range(20):
        game = new_game(name, ["p1", "p2", "p3"], seed)
        rng = random.Random(seed)
        free = 0
        while not game.over and game.answered < 200:
            decision = rng.choice(list(game.pending.values()))
            told, disclosures = game.told, game.disclosures
            viewers = (None, *game.players)
            named = {viewer: GAMES[name].rules.named(game.view(viewer)) for viewer in viewers}
            game.answer(decision.player, random_answer(decision, rng))
            if game.disclosures > disclosures or game.over:
                continue
            free += 1
            for viewer in viewers:
                if name == "innovation":
                    happened = game.events(told, viewer)
                    assert not {event.card for event in happened if event.card} - named[viewer]
                    assert GAMES[name].rules.named(game.view(viewer)) <= named[viewer]
        assert free
