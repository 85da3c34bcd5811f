"""Prompts of Carta Impera Victoria, and the labels of their options."""

from __future__ import annotations

import pytest

from bot.core.words import words_for
from bot.features.board.awaited import awaited_line
from bot.games.civ.options import action_about, action_icon, action_label, choices_of
from bot.ui.prompts import prompt
from engine import Decision, new_game
from tests.bot.civ.play import WAYS, play
from tests.bot.civ.test_words import keys

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob"}
LONGEST = {f"p{seat}": "W" * 32 for seat in range(1, 5)}  # Discord's limit


@pytest.mark.soak
def test_whatever_a_game_asks_has_words_that_fit() -> None:
    asked = set()
    for seed in range(4 * len(WAYS)):
        for game, decision in play(seed):
            asked.add(decision.purpose)
            assert prompt(decision, EN)
            assert awaited_line(game.view(None), EN, NAMES).startswith("⏳")
            for choice in choices_of(decision, EN, LONGEST):
                assert 0 < len(choice.label) <= 80
            for token in decision.options:
                if decision.kind == "action":
                    assert 0 < len(action_label(token, EN, LONGEST)) <= 80
                    assert 0 < len(action_about(token, EN)) <= 100
                    assert action_icon(token, EN)
    prompts = {key for key in keys("prompts-civ.ftl") if key.startswith("prompt-")}
    assert {f"prompt-{purpose}" for purpose in asked} == prompts


def test_the_last_line_says_which_effect_asks() -> None:
    game = new_game("civ", ["p1", "p2"], seed=1)
    (player,) = game.pending
    name = NAMES[player]
    assert awaited_line(game.view(None), EN, NAMES) == f"⏳ Waiting for {name}: a card to play."
    draft = new_game("civ", ["p1", "p2"], seed=1, variant="draft")
    line = awaited_line(draft.view(None), EN, NAMES)
    assert line == "⏳ Waiting for Ann and Bob: which card to keep."
    for game, asked in play(0):
        if asked.card:
            line = awaited_line(game.view(None), EN, NAMES)
            assert line.endswith(f" (**{EN.card(asked.card)}**).")


@pytest.mark.parametrize(
    ("bounds", "asked"),
    [
        ((1, 1), "Choose a card to play immediately."),
        ((1, 2), "Choose cards to play immediately, 2 in all."),
        ((0, 0), "You can’t play any of your cards now."),
    ],
)
def test_a_prompt_says_how_many(bounds: tuple[int, int], asked: str) -> None:
    options = ("army", "science", "utopia")
    assert prompt(Decision("p1", "cards", options, *bounds, purpose="play"), EN) == asked


@pytest.mark.parametrize(
    ("token", "label", "about", "icon"),
    [
        ("play army", "Army", "Assassin, Purge and Attack", "⚔️"),
        ("effect army 1", "Assassin · Army 1", "Discard a card from your hand", "⚔️"),
        ("effect utopia 2", "Republic · Utopia 2",
         "Take two cards from the discard pile", "🕊️"),
        ("discard economy", "Embargo · costs one Economy",
         "Ban a player from playing a domain for one turn", "💰"),
        ("copy p2 religion 2", "Divine Right · copied from Bob",
         "Your hand limit is 7 this turn", "🪙"),
        ("draw", "Draw, end turn", "No more effects this turn.", "🎴"),
    ],
)  # fmt: skip
def test_an_action_says_what_it_does(token: str, label: str, about: str, icon: str) -> None:
    assert action_label(token, EN, NAMES) == label
    assert action_about(token, EN) == about
    assert action_icon(token, EN) == icon


def test_an_effect_that_several_have_names_none_of_them() -> None:
    options = ("copy p2 religion 1", "copy p3 religion 1", "copy p3 religion 2", "draw")
    choices = choices_of(Decision("p1", "action", options), EN, {**NAMES, "p3": "Cat"})
    assert [choice.label for choice in choices[:3]] == [
        "Holy Book · via Inspiration",
        "Holy Book · via Inspiration",
        "Divine Right · copied from Cat",
    ]


@pytest.mark.parametrize(
    ("kind", "token", "label"),
    [
        ("domain", "culture", "Culture"),
        ("player", "p2", "Bob"),
        ("player-domain", "p2 culture", "Bob: Culture"),
    ],
)
def test_an_option_reads_well_on_a_button(kind: str, token: str, label: str) -> None:
    (choice,) = choices_of(Decision("p1", kind, (token,)), EN, NAMES)
    assert choice.label == label
