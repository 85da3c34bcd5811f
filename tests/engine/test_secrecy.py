"""Knowledge of hidden cards lasts as long as they lie where they were seen to go."""

import json
import random
from collections import defaultdict
from itertools import combinations

from engine import Game, new_game, restore
from engine.games import GAMES
from engine.innovation.cards import CARDS
from engine.simulate import random_answer
from tests.engine.innovation_tables import table


def hand(game: Game, of: str, seen_by: str | None) -> list[str | None]:
    return [each.card for each in game.view(seen_by).seat(of).hand]


def test_only_the_owner_sees_a_hand_and_everybody_its_values() -> None:
    game = table(ann={"hand": ["oars", "calendar"]})
    assert hand(game, "ann", "ann") == ["oars", "calendar"]
    for viewer in ("bob", "cat", None):
        assert hand(game, "ann", viewer) == [None, None]
        assert [each.age for each in game.view(viewer).seat("ann").hand] == [1, 2]


def test_nobody_sees_an_age_achievement() -> None:
    game = table(ann={"achievements": ["1"]})
    hidden = {card.id for card in game.table.age_cards.values()}  # type: ignore[attr-defined]
    for viewer in (None, *game.players):
        assert not hidden & GAMES["innovation"].rules.named(game.view(viewer))
        assert game.view(viewer).seat("ann").achievements == ("1",)


def test_a_shown_card_stays_known_until_it_leaves_the_hand() -> None:
    game = table(
        ann={"board": {"purple": ["mysticism"]}, "hand": ["the-wheel"]},
        decks={"1": ["sailing", "oars"]},
    )
    game.answer("ann", "dogma mysticism")
    assert hand(game, "ann", None) == ["sailing", None]
    game.answer("ann", "meld sailing")
    assert hand(game, "ann", None) == [None]


def test_a_card_scored_as_soon_as_it_is_shown_stays_known_and_so_does_the_hand() -> None:
    game = table(ann={"board": {"red": ["metalworking"]}}, decks={"1": ["oars", "writing"]})
    game.answer("ann", "dogma metalworking")
    assert [each.card for each in game.view(None).seat("ann").score] == ["oars"]
    game = table(
        ann={"board": {"red": ["metalworking"]}},
        decks={"1": ["oars", "sailing", "archery", "clothing"]},
    )
    game.answer("ann", "dogma metalworking")
    game.answer("ann", "dogma metalworking")
    assert hand(game, "ann", None) == ["clothing", "sailing"]


def test_a_card_given_from_hand_to_hand_is_known_to_the_two_and_to_nobody_else() -> None:
    game = table(
        ann={"board": {"red": ["archery"]}},
        bob={"hand": ["calendar"]},
        cat={"board": {"red": ["metalworking"]}},
        actions=1,
    )
    game.answer("ann", "dogma archery")
    assert hand(game, "ann", "bob") == ["calendar"]
    assert hand(game, "ann", "cat") == [None]
    assert hand(game, "ann", None) == [None]


def test_when_one_of_two_equal_cards_leaves_unseen_nobody_can_tell_which_is_left() -> None:
    """Bob knows one of Ann's two 2s. She returns one: his view must not say which."""
    views = []
    for returned in ("calendar", "mapmaking"):
        game = table(
            ann={
                "board": {"red": ["archery"], "yellow": ["agriculture"]},
                "hand": ["mapmaking"],
            },
            bob={"hand": ["calendar"]},
            cat={"board": {"red": ["metalworking"]}},
            decks={"3": ["paper"]},
        )
        game.answer("ann", "dogma archery")
        assert hand(game, "ann", "bob") == ["calendar", None]
        game.answer("ann", "dogma agriculture")
        game.answer("ann", returned)
        views.append(game.view("bob"))
    assert views[0] == views[1]
    assert [each.card for each in views[0].seat("ann").hand] == [None]


def test_a_secret_decision_shows_the_public_who_is_awaited_and_no_more() -> None:
    game = table(
        ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "tools"]},
    )
    game.answer("ann", "dogma agriculture")
    assert game.pending["ann"].secret
    (awaited,) = game.view(None).awaited
    assert (awaited.player, awaited.kind, awaited.card) == ("ann", "cards", "agriculture")
    assert not {"oars", "tools"} & GAMES["innovation"].rules.named(game.view(None))


def test_views_do_not_depend_on_what_they_hide() -> None:
    """If two cards of one value are swapped unseen, the view is unchanged."""
    rng = random.Random(6)
    game = new_game("innovation", ["ann", "bob", "cat"], 6)
    swapped = 0
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        if decision.kind == "action" and game.answered % 5 == 0:
            for viewer in (None, *game.players):
                for one, other in unseen_pairs(game, viewer, rng):
                    assert swap(game, one, other).view(viewer) == game.view(viewer)
                    swapped += 1
        game.answer(decision.player, random_answer(decision, rng))
    assert swapped > 100


def unseen_pairs(game: Game, viewer: str | None, rng: random.Random) -> list[tuple[str, str]]:
    """Return some pairs of cards of one value that ``viewer`` sees nowhere."""
    by_age = defaultdict(list)
    for card in sorted(set(CARDS) - GAMES["innovation"].rules.named(game.view(viewer))):
        by_age[CARDS[card].age].append(card)
    pairs = [pair for cards in by_age.values() for pair in combinations(cards, 2)]
    return rng.sample(pairs, min(3, len(pairs)))


def swap(game: Game, one: str, other: str) -> Game:
    """Return the same game with two cards swapped."""
    stored = json.dumps(game.dump())
    for old, new in ((f'"{one}"', '"?"'), (f'"{other}"', f'"{one}"'), ('"?"', f'"{other}"')):
        stored = stored.replace(old, new)
    return restore(json.loads(stored))
