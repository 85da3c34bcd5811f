"""Tables of Carta Impera Victoria for the tests, and ways to play on them."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Game, Refusal
from engine.decision import Decision
from engine.games import GAMES
from engine.simulate import random_answer

NAMES = ["ann", "bob", "cat", "dan"]
TABLES = [
    (players, {"variant": variant, "teams": teams, "strict": strict})
    for players in (2, 3, 4)
    for variant in ("base", "draft")
    for teams in (False, True)
    for strict in (False, True)
    if players == 4 or not teams
]

# A player who may copy, and one with effects worth copying.
CULTURED = {"area": {"culture": 1, "economy": 1}, "hand": ["army", "science"]}
PRIEST = {"area": {"religion": 5, "army": 4, "utopia": 3}}


def table(players: int = 2, options: dict[str, Any] | None = None, **setup: Any) -> Game:
    """Return a game in the middle of ann's effects, unless ``setup`` says otherwise."""
    names, options = tuple(NAMES[:players]), options or {}
    deck = ["army", "culture", "science", "economy", "religion", "utopia", "army", "army"]
    lies = {"step": "effects", "deck": deck, **setup}
    return Game("civ", names, options, 0, GAMES["civ"].rules.arrange(names, options, lies))


def refused(game: Game, answer: str | list[str], player: str = "ann") -> Refusal:
    before = game.dump()
    with pytest.raises(Refusal) as refusal:
        game.answer(player, answer)
    assert game.dump() == before
    return refusal.value


def decisions(game: Game, rng: random.Random) -> Iterator[Decision]:
    """Play ``game`` at random; yield every decision before it is answered."""
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        yield decision
        game.answer(decision.player, random_answer(decision, rng))
