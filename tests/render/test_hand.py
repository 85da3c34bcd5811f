"""The picture of a hand: unchanged as long as its content is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.core.words import words_for
from engine import new_game
from engine.simulate import random_answer
from render.hand import hand_picture, seen_in_hand

NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat"}


def views(game: str, seed: int, **options: Any) -> list[tuple[str, Any]]:
    """Return each player's view after each answer of a random game."""
    played, chance = new_game(game, list(NAMES), seed, **options), random.Random(seed)
    seen = []
    while not played.over:
        seen += [(player, played.view(player)) for player in NAMES]
        decision = chance.choice(list(played.pending.values()))
        played.answer(decision.player, random_answer(decision, chance))
    return seen


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "options"), [("innovation", {}), ("civ", {}), ("civ", {"variant": "draft"})]
)
def test_what_looks_different_is_told_apart(game: str, options: dict[str, Any]) -> None:
    drawn: dict[tuple[str, str], tuple[bytes, str]] = {}
    again = 0
    for player, view in views(game, 1, **options):
        picture = hand_picture(view, player, words_for("en"), NAMES)
        looks = picture.png, picture.alt
        key = player, seen_in_hand(view, player)
        again += key in drawn
        assert drawn.setdefault(key, looks) == looks
    assert again > len(drawn) / 2
