"""Carta Impera Victoria: what a view shows, and that it shows no more."""

import json
import random
from typing import Any

import pytest

from engine import new_game, restore
from engine.civ.domains import DOMAINS
from tests.engine.civ_tables import CULTURED, NAMES, decisions, table


def test_a_view_shows_the_table_as_it_is() -> None:
    game = table(
        players=4,
        options={"teams": True},
        ann={
            "area": {"army": 4, "culture": 4, "science": 2},
            "blocked": {"army": 2},
            "hand": ["utopia", "army"],
            "embargo": ["science"],
        },
        bob={"area": {"army": 3}, "hand": ["science"]},
        discard=["army", "utopia"],
    )
    view = game.view("ann")
    ann, bob = view.seat("ann"), view.seat("bob")
    assert ann.hand == ("army", "utopia")
    assert (bob.hand, bob.hand_size) == ((), 1)
    assert (ann.needed["army"], ann.needed["science"], bob.needed["army"]) == (9, 7, 7)
    assert ann.levels == {**dict.fromkeys(DOMAINS, 0), "army": 2, "science": 1}
    assert ann.embargoes == ("science",)
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]
    assert (ann.points, bob.points) == (3, 0)
    assert view.discard == ("army", "utopia")
    assert view.deck == (0, 0, 8)
    assert not view.last_round
    assert view.seat("cat").hand == ()
    assert game.view("cat").seat("ann").hand == (), "not even team mates show their hands"


def test_the_deck_is_counted_by_era_from_below() -> None:
    game = new_game("civ", NAMES, 1)
    assert game.view().deck == (28 - 12, 32, 44)
    game = new_game("civ", NAMES[:2], 1, variant="draft")
    assert game.view().deck == (25 - 8, 29, 41)
    assert table(deck=["army"] * 45, ann=CULTURED).view().deck == (0, 4, 41)
    assert table(deck=[], ann=CULTURED).view().last_round


Slot = tuple[list[str], int]


def hidden_slots(state: dict[str, Any], viewer: int | None) -> list[Slot]:
    """Where a card lies in a stored game that the player at seat ``viewer`` cannot see."""
    hidden = [state["deck"]]
    hidden += [lies["hand"] for seat, lies in enumerate(state["players"]) if seat != viewer]
    hidden += [packet for seat, packet in enumerate(state["packets"]) if seat != viewer]
    return [(cards, place) for cards in hidden for place in range(len(cards))]


@pytest.mark.parametrize("variant", ["base", "draft"])
def test_views_do_not_depend_on_what_they_hide(variant: str) -> None:
    """Two cards that a viewer cannot see change places: the view stays the same."""
    rng = random.Random(6)
    game = new_game("civ", NAMES[:3], 6, variant=variant, strict=True)
    swapped = 0
    for _ in decisions(game, rng):
        if game.dump()["answers"]:
            continue
        for seat, viewer in enumerate([*NAMES[:3], None]):
            stored = json.loads(json.dumps(game.dump()))
            if any(lies["embargoes"] for lies in stored["state"]["players"]):
                continue  # that a whole hand may not be played is for all to see
            one, other = rng.sample(hidden_slots(stored["state"], seat if viewer else None), 2)
            if one[0][one[1]] == other[0][other[1]]:
                continue
            one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]
            assert restore(stored).view(viewer) == game.view(viewer)
            swapped += 1
    assert swapped > 100


def test_what_is_asked_at_a_strict_table_does_not_depend_on_the_faces_of_a_hand() -> None:
    """Bob sees who is asked what, from one start on, whatever lies in ann's hand."""
    area = {"army": 5, "religion": 1, "economy": 5, "science": 5}
    for token in ("effect army 1", "effect army 2", "discard science", "discard religion"):
        seen = []
        for hand in (["army"] * 3, ["army", "army", "utopia"], ["army", "culture", "utopia"]):
            game = table(
                options={"strict": True},
                ann={"area": area, "hand": hand},
                bob={"hand": ["army"]},
                deck=["army"] * 9,
            )
            game.answer("ann", token)
            seen.append((game.view("bob"), game.events(0, None)))
        assert seen[0] == seen[1] == seen[2]
    for hand in (["army", "army"], ["army", "utopia"], ["culture", "utopia"]):
        game = table(
            options={"strict": True},
            ann={"area": area, "hand": hand, "embargo": ["army"]},
            bob={"hand": ["army"]},
        )
        game.answer("ann", "effect economy 1")
        game.answer("ann", "science")
        (awaited,) = game.view("bob").awaited
        assert (awaited.kind, awaited.purpose) == ("cards", "play")


def test_inquisition_shows_the_cards_to_the_two_and_to_nobody_else() -> None:
    game = table(
        players=3,
        ann={"area": {"religion": 1}, "hand": ["army"]},
        bob={"hand": ["science", "utopia"]},
        cat={"hand": ["culture"]},
    )
    game.answer("ann", "discard religion")
    game.answer("ann", "bob")
    game.answer("ann", ["army", "science"])
    for viewer, known in (("ann", True), ("bob", True), ("cat", False), (None, False)):
        given_away = [event for event in game.events(0, viewer) if event.kind == "give"]
        assert len(given_away) == 4
        assert all(bool(event.card) == known for event in given_away)
    assert game.view("bob").seat("bob").hand == ("army", "science")
