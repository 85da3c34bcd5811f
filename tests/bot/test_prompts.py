"""Prompts of decisions: every purpose, every number, every kind of option."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine.innovation
from bot.core.words import words_for
from bot.games.innovation.cards import token_choice
from bot.ui.prompts import prompt
from engine import Decision

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob"}

# The methods by which effects ask, all of which take the purpose as a string.
ASKING = {
    "choose", "choose_one", "may_choose_one", "order", "says_yes", "choose_colors", "choose_value",
    "choose_player", "choose_way", "choose_hidden_card", "may_arrange", "return_chosen",
    "tuck_chosen", "give_one", "may_splay", "Decision",
}  # fmt: skip


def purposes() -> set[str]:
    """Return every purpose in the source of the rules."""
    found = {"return", "tuck", "meld", "score"}
    for path in Path(next(iter(engine.innovation.__path__))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found |= _purpose(node)
    return found


def _purpose(call: ast.Call) -> set[str]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    given = [each.value for each in call.keywords if each.arg == "purpose"]
    given += [] if name == "Decision" else call.args
    strings = [
        each.value
        for each in given
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]
    if name not in ASKING or not strings:
        return set()
    if name == "give_one":
        return {f"give-to-{strings[0]}"}
    if name == "may_splay":
        return {f"splay-{strings[0]}"}
    return {strings[0]}


def decision(kind: str, purpose: str, *options: str, **more: int | bool | str) -> Decision:
    return Decision("p1", kind, options, purpose=purpose, **more)  # type: ignore[arg-type]


def test_every_purpose_has_a_prompt_and_a_line_for_those_who_wait() -> None:
    assert len(purposes()) > 25
    assert {each for each in purposes() if f"prompt-{each}" not in EN} == set()
    assert {each for each in purposes() if f"awaited-{each}" not in EN} == set()


@pytest.mark.parametrize(
    ("bounds", "asked"),
    [
        ({}, "Choose a card to return."),
        ({"min": 0}, "Choose a card to return, or none."),
        ({"min": 2, "max": 2}, "Choose 2 cards to return."),
        ({"min": 1, "max": 2}, "Choose 1 to 2 cards to return."),
        ({"min": 0, "max": 2}, "Choose up to 2 cards to return, or none."),
        ({"min": 0, "max": 3}, "Choose any number of cards to return, or none."),
        ({"min": 0, "max": 3, "whole": True}, "Choose 3 cards to return, or none at all."),
    ],
)
def test_a_prompt_says_how_many(bounds: dict[str, int], asked: str) -> None:
    assert prompt(decision("cards", "return", "oars", "tools", "sailing", **bounds), EN) == asked


def test_a_prompt_says_when_the_order_matters() -> None:
    asked = prompt(decision("cards", "return", "oars", "tools", min=2, max=2, ordered=True), EN)
    assert asked == ("Choose 2 cards to return. They move in the order you choose them.")
    ordered = decision("order", "return", "oars", "tools", min=2, max=2, ordered=True)
    assert prompt(ordered, EN).startswith("Choose the order in which")


@pytest.mark.parametrize(
    ("kind", "purpose", "token", "label"),
    [
        ("value", "return-all-of-value", "8", "Age 8"),
        ("player", "give-red", "p2", "Bob"),
        ("pile-value", "return-theirs", "p2 8", "An 8 from Bob"),
        ("pile-value", "return-theirs", "p2 3", "A 3 from Bob"),
        ("yes-no", "tuck-hand", "yes", "Tuck them all"),
        ("yes-no", "tuck-hand", "no", "No, leave it"),
        ("way", "score-or-draw", "draw", "Draw a card one higher than your highest scored card"),
    ],
)
def test_an_option_reads_well_on_a_button(kind: str, purpose: str, token: str, label: str) -> None:
    text = token_choice(decision(kind, purpose, token), token, EN, NAMES).label
    assert text == label
    assert len(text) <= 80
