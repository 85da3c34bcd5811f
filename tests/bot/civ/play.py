"""Random games of Carta Impera Victoria, with a preference for permanent effects."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine import Decision, Game, new_game

# Every kind of game: the number of players, and the options.
WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"variant": "draft"}),
    (4, {"teams": True}),
    (4, {"variant": "draft", "strict": True}),
    (2, {"variant": "draft", "strict": True}),
)


def play(seed: int) -> Iterator[tuple[Game, Decision]]:
    """Play a random game; yield it with each decision before it is answered."""
    chance = random.Random(seed)
    players, options = WAYS[seed % len(WAYS)]
    game = new_game("civ", [f"p{seat}" for seat in range(1, players + 1)], seed=seed, **options)
    while not game.over:
        decision = game.pending[chance.choice(sorted(game.pending))]
        yield game, decision
        game.answer(decision.player, _answer(decision, chance))


def _answer(decision: Decision, chance: random.Random) -> list[str]:
    options = decision.options
    if decision.kind == "action" and chance.random() < 0.7:
        liked = ("copy", "effect", "draw", "play")
        options = tuple(token for token in options if token.startswith(liked))
        if len(options) > 1 and chance.random() < 0.8:
            options = tuple(token for token in options if token != "draw")
    return chance.sample(options, chance.randint(decision.min, decision.max))
