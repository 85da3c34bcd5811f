"""Carta Impera Victoria: reasons of refusals, the Culture coin, invalid scenarios."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.civ.domains import DOMAINS
from engine.refusal import Invalid
from engine.scenario import run
from tests.engine.civ_tables import CULTURED, PRIEST, refused, table

# Refusals


REFUSALS: list[tuple[dict[str, Any], list[str], str, str, dict[str, Any]]] = [
    # setup, earlier answers, the answer tried, the reason of the refusal, and its facts
    ({"step": "play", "ann": CULTURED}, [], "draw", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "discard economy", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "effect economy 1", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "copy bob army 1", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "play utopia", "not-in-hand", {"card": "utopia"}),
    (
        {"step": "play", "ann": {**CULTURED, "embargo": ["army"]}},
        [],
        "play army",
        "under-embargo",
        {"domain": "army"},
    ),
    (
        {"step": "play", "ann": {**CULTURED, "embargo": ["army", "science"]}},
        [],
        "play army",
        "under-embargo",
        {"domain": "army"},
    ),
    ({"step": "play", "ann": {}}, [], "play army", "not-in-hand", {"card": "army"}),
    ({"step": "play", "ann": CULTURED}, ["play army"], "play science", "already-played", {}),
    ({"ann": CULTURED}, [], "discard army", "domain-missing", {"domain": "army"}),
    (
        {"ann": {"area": {"economy": 2, "religion": 1}}},
        ["discard economy", "ann religion"],
        "discard economy",
        "discard-used",
        {"domain": "economy"},
    ),
    ({"ann": {"area": {"science": 1, "economy": 1}}, "deck": []}, [], "discard science", "", {}),
    ({"ann": {"area": {"army": 3, "economy": 1}}}, [], "effect army 1", "", {}),
    ({"ann": {"area": {"utopia": 3, "economy": 1}}}, [], "effect utopia 1", "", {}),
    ({"step": "play", "ann": {"area": {"economy": 1}}}, [], "discard economy", "", {}),
    ({"ann": CULTURED, "bob": PRIEST}, [], "copy bob utopia 1", "", {}),
    ({"ann": CULTURED, "bob": PRIEST}, [], "copy ann economy 1", "own-effect", {}),
    (
        {"ann": {"area": {"religion": 3}}},
        ["effect religion 1"],
        "effect religion 1",
        "effect-used",
        {"domain": "religion"},
    ),
    (
        {"ann": {"area": {"religion": 3, "culture": 1}}, "bob": PRIEST},
        ["effect religion 1"],
        "copy bob religion 2",
        "effect-used",
        {"domain": "religion"},
    ),
    (
        {"ann": CULTURED},
        [],
        "effect economy 1",
        "cards-missing",
        {"domain": "economy", "have": 1, "needed": 3},
    ),
    (
        {"ann": CULTURED, "bob": PRIEST},
        [],
        "copy bob army 2",
        "cards-missing",
        {"domain": "army", "have": 4, "needed": 5},
    ),
    (
        {"ann": CULTURED, "bob": PRIEST},
        ["copy bob religion 2"],
        "copy bob army 1",
        "already-inspired",
        {},
    ),
    (
        {"ann": CULTURED, "bob": {"area": {"culture": 1, "army": 3}}},
        [],
        "copy bob army 1",
        "not-most-culture",
        {},
    ),
    *(
        ({"ann": CULTURED, "bob": PRIEST}, [], token, "not-an-action", {})
        for token in (
            "discard culture",
            "effect culture 1",
            "effect economy 3",
            "effect economy",
            "copy zoe army 1",
            "copy bob culture 1",
            "copy bob army",
            "copy bob army one",
            "play spoon",
            "",
        )
    ),
]


@pytest.mark.parametrize(("setup", "before", "token", "reason", "facts"), REFUSALS)
def test_a_refusal_says_what_is_missing(
    setup: dict[str, Any], before: list[str], token: str, reason: str, facts: dict[str, Any]
) -> None:
    game = table(**setup)
    for answer in before:
        game.answer("ann", answer)
    refusal = refused(game, token)
    assert refusal.reason == (reason or "nothing-to-do")
    assert facts.items() <= refusal.facts.items()


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                ["play", "effect", "discard", "copy", "draw", *DOMAINS, "bob", "1", "9", "\t", ""]
            ),
            st.text(max_size=6),
        ),
        max_size=6,
    ),
    st.sampled_from([" ", "\t", "  "]),
)
def test_whatever_is_no_option_is_refused(words: list[str], between: str) -> None:
    game = table(ann=CULTURED, bob=PRIEST)
    token = between.join(words)
    if token not in game.pending["ann"].options:
        assert refused(game, token).reason


def test_a_discard_effect_is_refused_by_reasons_of_the_table_not_of_the_level() -> None:
    game = table(players=4, ann={"area": {"economy": 1, "army": 1}})
    assert refused(game, "effect economy 2").facts["needed"] == 4
    assert refused(game, "effect economy 1").facts["needed"] == 2


# The Culture coin


def coin_after(*answers: str | list[str], **setup: Any) -> tuple[str, str, str] | None:
    game = table(**{"ann": CULTURED, "bob": {**PRIEST, "hand": ["culture"]}, **setup})
    for answer in answers:
        (player,) = game.pending
        game.answer(player, answer)
    coin: tuple[str, str, str] | None = game.view().coin
    return coin


def test_the_coin_marks_what_was_copied() -> None:
    assert coin_after() is None
    assert coin_after("copy bob religion 2") == ("ann", "bob", "religion")
    assert coin_after("copy bob religion 2", "draw") == ("ann", "bob", "religion")


def test_the_coin_goes_back_when_somebody_has_as_many_culture_cards() -> None:
    assert coin_after("copy bob religion 2", "draw", "play culture") is None


def test_the_coin_goes_back_when_its_owner_has_no_longer_the_most() -> None:
    ann = {"area": {"culture": 1, "economy": 3}, "hand": ["army"]}
    before = ("copy bob religion 1", "effect economy 1")
    assert coin_after(*before, ann=ann) == ("ann", "bob", "religion")
    assert coin_after(*before, "culture", ann=ann) is None


def test_the_coin_goes_back_when_its_owner_is_next() -> None:
    bob = {**PRIEST, "hand": ["army"]}
    kept = ("copy bob religion 1", "draw", "play army")
    assert coin_after(*kept, bob=bob) == ("ann", "bob", "religion")
    assert coin_after(*kept, "draw", bob=bob) is None


def test_the_coin_lies_where_another_player_copies_next() -> None:
    cat = {"hand": ["culture"], "area": {"culture": 1}}
    game = table(players=3, ann=CULTURED, bob={**PRIEST, "hand": []}, cat=cat)
    assert refused(game, "copy bob religion 1").reason == "not-most-culture"
    game.answer("ann", "draw")
    game.answer("bob", "draw")
    game.answer("cat", "play culture")
    game.answer("cat", "copy bob religion 1")
    assert game.view().coin == ("cat", "bob", "religion")


# Rules cases that make no sense


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": ["ann", "deck"]}, "players"),
        ({"players": ["ann", "points"]}, "players"),
        ({"options": {"teams": True}}, "options"),
        ({"options": {"variant": "long"}}, "options"),
        ({"setup": {"cat": {}}}, "setup.cat"),
        ({"setup": {"ann": []}}, "setup.ann"),
        ({"setup": {"ann": {"hands": []}}}, "setup.ann.hands"),
        ({"setup": {"ann": {"hand": ["oars"]}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"hand": "army"}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"area": ["army"]}}}, "setup.ann.area"),
        ({"setup": {"ann": {"area": {"oars": 1}}}}, "setup.ann.area.oars"),
        ({"setup": {"ann": {"area": {"army": -1}}}}, "setup.ann.area.army"),
        ({"setup": {"ann": {"area": {"army": True}}}}, "setup.ann.area.army"),
        ({"setup": {"ann": {"blocked": {"army": "1"}}}}, "setup.ann.blocked.army"),
        ({"setup": {"ann": {"embargo": ["oars"]}}}, "setup.ann.embargo"),
        ({"setup": {"deck": [["army"]]}}, "setup.deck"),
        ({"setup": {"discard": ["oars"]}}, "setup.discard"),
        ({"setup": {"turn": "cat"}}, "setup.turn"),
        ({"setup": {"step": "draw"}}, "setup.step"),
        ({"expect": {"actions": 2}}, "expect.actions"),
        ({"expect": {"ann": {"area": {"oars": 1}}}}, "expect.ann.area.oars"),
    ],
)
def test_a_rules_case_that_makes_no_sense_is_named(
    tmp_path: Path, changes: dict[str, Any], key: str
) -> None:
    case = {"format": 1, "game": "civ", "title": "", "players": ["ann", "bob"], "setup": {}}
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case | changes), encoding="utf-8")
    with pytest.raises(Invalid) as raised:
        run(path)
    assert raised.value.key == key
