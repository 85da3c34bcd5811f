"""Carta Impera Victoria: the contents of a view, and that it shows no more."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from engine import Game, new_game, restore
from engine.civ.determinize import determinize
from engine.civ.domains import DOMAINS
from engine.games import same_position
from engine.simulate import play
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
    """Return the places of cards in a stored game that seat ``viewer`` cannot see."""
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
    """Bob sees every question, and its player, regardless of the faces in ann's hand."""
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


# Knowledge of hands


def known(game: Game, viewer: str | None, of: str) -> list[str]:
    return list(game.view(viewer).seat(of).known)


def take_openly(game: Game, player: int, card: str) -> None:
    """Put a card on the discard pile and let this player take it."""
    table: Any = game.table
    table.discard.append(card)
    table.players[player].take_from_discard(card)


def test_cards_taken_openly_stay_known_to_everybody_but_count_once() -> None:
    game = table(
        players=3,
        ann={"area": {"science": 5, "utopia": 5, "army": 1}, "hand": ["army", "religion"]},
        bob={"area": {"culture": 1}, "hand": ["culture"]},
        cat={},
        discard=["economy", "army", "culture"],
    )
    game.answer("ann", "effect utopia 2")
    game.answer("ann", ["economy", "army"])
    for viewer in ("bob", "cat", None):
        assert known(game, viewer, "ann") == ["army", "economy"]
    assert known(game, "ann", "ann") == [], "one's own hand is seen anyway"
    game.answer("ann", "effect science 1")
    game.answer("ann", "science")
    assert known(game, "bob", "ann") == ["army", "economy", "science"]
    game.answer("ann", "army")  # one of two: the other may be any card of hers, or none
    assert known(game, "bob", "ann") == ["economy", "science"]
    assert restore(json.loads(json.dumps(game.dump()))).view("bob") == game.view("bob")


@pytest.mark.parametrize("given", [["culture", "utopia", "utopia"], ["army", "economy", "economy"]])
def test_what_may_have_left_unseen_is_no_longer_known_to_others(given: list[str]) -> None:
    """Three of seven cards go back: cat can be sure of none of them on either side."""
    game = table(
        players=3,
        ann={"area": {"religion": 1, "utopia": 5}, "hand": ["utopia"] * 2},
        bob={"area": {"science": 1}, "hand": ["culture"]},
        cat={"area": {"army": 1}},
        discard=["army", "science"],
    )
    for card in ("economy", "economy"):
        take_openly(game, 1, card)
    game.answer("ann", "effect utopia 2")
    if game.pending["ann"].kind == "cards":
        game.answer("ann", ["army", "science"])
    game.answer("ann", "discard religion")
    game.answer("ann", "bob")
    assert known(game, "cat", "ann") == ["army", "economy", "economy", "science"]
    assert known(game, "bob", "ann") == ["army", "economy", "economy", "science", "culture"]
    assert known(game, "cat", "bob") == []
    game.answer("ann", given)
    assert known(game, "cat", "ann") == known(game, None, "ann") == []
    assert known(game, "cat", "bob") == known(game, None, "bob") == []
    assert Counter(known(game, "ann", "bob")) == Counter(given)
    left = Counter(["army", "science", "economy", "economy", "culture"])
    assert Counter(known(game, "bob", "ann")) == left - Counter(given)


def test_what_cannot_have_moved_or_stayed_is_known_all_the_same() -> None:
    """Ann's hand is known, three Army cards: two of them go back to bob."""
    game = table(
        players=3,
        ann={"area": {"religion": 1, "utopia": 5, "science": 1}},
        bob={"area": {"science": 1}},
        discard=["army", "science"],
    )
    for player, cards in ((0, ["army"]), (1, ["army", "army"])):
        for card in cards:
            take_openly(game, player, card)
    game.answer("ann", "discard religion")
    game.answer("ann", "bob")
    assert known(game, "cat", "ann") == ["army"]
    assert known(game, "cat", "bob") == ["army", "army"]


def test_a_determinized_table_has_the_known_cards_in_their_hands() -> None:
    rng = random.Random(3)
    looked = 0
    for seed in range(4):
        game = new_game("civ", NAMES[:3], seed)
        for _ in decisions(game, rng):
            for viewer in NAMES[:3]:
                view = game.view(viewer)
                if not any(seat.known for seat in view.seats):
                    continue
                determinized = determinize(view, rng)
                for seat, player in zip(view.seats, determinized.players, strict=True):
                    assert Counter(seat.known) <= Counter(player.hand)
                    assert len(player.hand) == seat.hand_size
                looked += 1
    assert looked > 50


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_known_that_was_not_seen(players: int) -> None:
    """By the events alone, no more is known of a hand than was seen to go there."""
    rng = random.Random(players)
    for seed in range(5):
        game = new_game("civ", NAMES[:players], seed)
        for _ in decisions(game, rng):
            for viewer in (None, *NAMES[:players]):
                came: dict[str, Counter[str]] = {name: Counter() for name in NAMES}
                for event in game.events(0, viewer):
                    if event.card and event.goal == "hand" and event.kind in ("take", "give"):
                        came[event.other or event.player or ""][event.card] += 1
                        if event.kind == "give":
                            for card, number in came[event.player or ""].items():
                                came[event.other or ""][card] += number
                    elif event.kind == "give":  # unseen, perhaps one that was seen before
                        came[event.other or ""].update(came[event.player or ""])
                for seat in game.view(viewer).seats:
                    assert seat.known == () or Counter(seat.known) <= came[seat.name]


def test_a_game_stored_before_hands_were_known_can_be_played_on() -> None:
    stored = json.loads(json.dumps(new_game("civ", NAMES[:2], 1).dump()))
    del stored["state"]["known"]
    game = restore(stored)
    assert not game.restarted
    assert same_position(stored, game.dump())
    play(game, random.Random(1), checks=False)
    assert game.over


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        (["discard economy", "bob culture"], "effects-step"),  # on a domain without a card
        (["copy ann economy 2", ["science", "culture"]], "effects-step"),  # the own effect, copied
    ],
)
def test_what_was_answered_by_the_old_rules_is_asked_again(
    answers: list[str | list[str]], asked: str
) -> None:
    """An action that was under way then starts again, and its player is told."""
    ann = {"area": {"economy": 5, "culture": 2, "science": 1}, "hand": ["army", "utopia"]}
    game = table(ann=ann, bob={"area": {"army": 1}})
    stored = json.loads(json.dumps(game.dump()))
    stored["answers"] = [
        ["ann", [answer] if isinstance(answer, str) else answer] for answer in answers
    ]
    stored["events"] += 3
    back = restore(stored)
    assert back.restarted
    assert back.pending["ann"].purpose == asked
    assert [event.kind for event in back.record(stored["events"])] == ["restarted"]
