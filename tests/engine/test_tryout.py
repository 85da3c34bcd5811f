"""Tryouts: their events happen exactly so, and they stop at any hidden card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import Decision, Event, Game, Refusal, new_game, restore
from engine.civ.table import Embargo
from engine.games import GAMES
from engine.simulate import random_answer
from engine.tryout import Tryout, can_try, try_out
from engine.unknown import Stop
from tests.engine.innovation_tables import NAMES, table


def tried(game: Game, *answers: str | Sequence[str]) -> Tryout:
    """Try ``answers`` of ann, given by their tokens."""
    picks: list[tuple[int, ...]] = []
    found = try_out(game, "ann", picks)
    for answer in answers:
        assert found.decision is not None
        tokens = (answer,) if isinstance(answer, str) else answer
        picks.append(tuple(found.decision.options.index(token) for token in tokens))
        found = try_out(game, "ann", picks)
    return found


def test_two_actions_are_tried_and_nothing_is_played() -> None:
    game = table(
        2,
        ann={"board": {"red": ["archery"]}, "hand": ["metalworking", "oars"]},
        bob={"board": {"red": ["optics"]}},
        turn="ann",
    )
    before = game.dump()
    found = tried(game, "meld metalworking")
    assert found.view.seat("ann").board[0].cards == ("metalworking", "archery")
    assert found.view.seat("ann").icons["castle"] == 3
    assert found.decision is not None
    assert "dogma metalworking" in found.decision.options
    found = tried(game, "meld metalworking", "meld oars")
    assert found.decision is None
    assert found.stop is None
    assert found.view.turn == "bob"
    assert found.answers == (("meld metalworking",), ("meld oars",))
    assert [event.kind for event in found.events] == ["meld", "meld", "turn"]
    assert game.dump() == before


def test_a_draw_stops_it_with_the_age_of_the_card() -> None:
    game = table(2, ann={"board": {"red": ["archery"]}}, empty=[1, 2], turn="ann")
    found = tried(game, "draw")
    assert found.stop == Stop("draw", age=3)
    assert found.answers == ()
    assert found.decision is None
    assert found.view.seat("ann").hand == ()


def test_what_happens_before_a_stop_is_seen_but_does_not_count() -> None:
    """Agriculture: return a card, then draw and score one a value higher."""
    game = table(
        2,
        ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "tools"]},
        bob={"board": {"red": ["archery"]}},
        turn="ann",
    )
    found = tried(game, "dogma agriculture", "oars")
    assert found.stop == Stop("draw", age=2)
    assert found.answers == (("dogma agriculture",),)
    assert [event.kind for event in found.events] == ["dogma", "return"]
    assert len(found.view.seat("ann").hand) == 2
    assert found.view.awaited[0].purpose == "return"


def test_hidden_cards_of_another_player_stop_it() -> None:
    """Oars takes a crown card from bob's hand, in which ann sees two backs."""
    game = table(
        2,
        ann={"board": {"red": ["oars"]}},
        bob={"hand": ["clothing", "pottery"]},
        turn="ann",
    )
    assert tried(game, "dogma oars").stop == Stop("cards", "bob")


def test_another_players_choice_stops_it() -> None:
    """Bob has two top cards with a castle, of which Gunpowder takes one."""
    game = table(
        2,
        ann={"board": {"red": ["gunpowder"]}},
        bob={"board": {"red": ["metalworking"], "green": ["the-wheel"]}},
        turn="ann",
    )
    assert tried(game, "dogma gunpowder").stop == Stop("choice", "bob")


def test_the_sixth_achievement_ends_the_game_in_a_tryout() -> None:
    game = table(
        2,
        ann={
            "board": {"red": ["archery"]},
            "score": ["tools", "oars", "clothing", "sailing", "writing"],
            "achievements": ["2", "3", "4", "5", "6"],
        },
        turn="ann",
    )
    found = tried(game, "achieve 1")
    assert found.view.over
    assert found.view.winners == ("ann",)
    assert found.answers == (("achieve 1",),)
    assert not game.over


def test_a_card_that_everybody_saw_is_no_longer_unknown() -> None:
    """Bob took no card back: his one card was shown, so the cards for Oars are known."""
    game = table(
        2,
        ann={"board": {"red": ["oars"]}},
        bob={"hand": ["clothing"]},
        turn="ann",
    )
    played_on: Any = game.table
    bob = played_on.player("bob")
    bob.show(bob.hand[0])
    found = tried(game, "dogma oars")
    assert found.stop == Stop("draw", age=1)  # bob draws for the card that he has handed over
    assert [event.card for event in found.events if event.kind == "transfer"] == ["clothing"]


def test_two_embargoes_on_one_domain_are_kept_apart() -> None:
    """An embargo that is in force this turn, and one that will be in the next."""
    game = GAMES["civ"].rules
    setup = {"ann": {"hand": ["army", "religion"], "embargo": ["science"]}, "turn": "ann"}
    arranged: Any = game.arrange(NAMES[:2], {}, {"seed": 0, **setup})
    arranged.player("ann").embargoes.append(Embargo("science", fresh=True))
    found = try_out(Game("civ", NAMES[:2], {}, 0, arranged), "ann", [])
    assert found.view.seat("ann").embargoes == ("science", "science")
    assert found.view.seat("ann").fresh == ("science",)


def test_nothing_is_tried_in_the_turn_of_another_player() -> None:
    game = table(2, ann={"hand": ["oars"]}, turn="bob", bob={"hand": ["tools"]})
    assert not can_try(game, "ann")
    with pytest.raises(Refusal, match="tryout-not-now"):
        try_out(game, "ann", [])


@pytest.mark.parametrize("picks", [[[99]], [[0, 1]], [[]], [[-1]]])
def test_a_forged_pick_is_refused(picks: list[list[int]]) -> None:
    game = table(2, ann={"hand": ["oars"]}, turn="ann")
    with pytest.raises(Refusal):
        try_out(game, "ann", picks)


def _pick(decision: Decision, rng: random.Random) -> list[int]:
    """Return the places of a random answer among the options."""
    return [decision.options.index(token) for token in random_answer(decision, rng)]


def _plain(events: Sequence[Event]) -> list[str]:
    return sorted(repr(replace(event, number=0)) for event in events if event.kind != "over")


def _is_played_as_tried(game: Game, player: str, rng: random.Random) -> int:
    """Try a random turn and play it; return how many answers went as tried."""
    copy, picks = restore(game.dump()), list[list[int]]()
    since, found = copy.told, try_out(game, player, picks)
    while found.decision is not None:
        real = copy.pending[player]
        assert sorted(real.options) == sorted(found.decision.options)
        assert (real.kind, real.purpose, real.min, real.max, real.card, real.ordered) == (
            found.decision.kind,
            found.decision.purpose,
            found.decision.min,
            found.decision.max,
            found.decision.card,
            found.decision.ordered,
        )
        picks.append(_pick(found.decision, rng))
        found = try_out(game, player, picks)
        if found.stop is not None:
            break
        copy.answer(player, found.answers[-1])
        for viewer, seen in ((player, found.view), (None, found.public)):
            assert replace(copy.view(viewer), awaited=()) == replace(seen, awaited=())
        assert _plain(copy.events(since, player)) == _plain(found.events)
    return len(found.answers)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("innovation", {}),
        ("innovation", {"strict": True}),
        ("innovation", {"teams": True}),
        ("civ", {}),
        ("civ", {"strict": True}),
    ],
)
def test_random_turns_go_as_they_were_tried(name: str, options: dict[str, Any]) -> None:
    went = 0
    for seed in range(2):
        rng = random.Random(seed)
        players = NAMES[: 4 if options.get("teams") else 2 + seed]
        game = new_game(name, players, seed, **options)
        while not game.over:
            player = rng.choice(list(game.pending))
            if can_try(game, player) and rng.random() < 0.2:
                went += _is_played_as_tried(game, player, rng)
            decision = game.pending[player]
            game.answer(player, random_answer(decision, rng))
    assert went > 10


def test_a_tryout_is_the_same_whatever_the_hidden_cards_are() -> None:
    """Two tables that ann cannot tell apart give the same, to the last event."""

    def dealt(hidden: str, drawn: str) -> Game:
        return table(
            2,
            ann={"board": {"red": ["oars"], "yellow": ["agriculture"]}, "hand": ["tools"]},
            bob={"hand": [hidden]},
            decks={"1": [drawn], "2": ["calendar" if drawn == "clothing" else "mapmaking"]},
            turn="ann",
        )

    one, other = dealt("pottery", "clothing"), dealt("sailing", "archery")
    for answers in (["draw"], ["dogma oars"], ["dogma agriculture", "tools"], ["meld tools"]):
        assert tried(one, *answers) == tried(other, *answers)
