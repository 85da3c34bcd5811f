"""``python -m tests.engine.records``: print digests of random games, one a line.

The engine in pure Python and the compiled one print the same.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from engine import new_game
from engine.compiled import is_compiled
from engine.simulate import random_answer

NAMES = ["ann", "bob", "cat", "dan"]
GAMES = 3  # of each kind
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("innovation", {}),
    ("innovation", {"strict": True}),
    ("innovation", {"teams": True}),
    ("civ", {}),
    ("civ", {"strict": True}),
    ("civ", {"variant": "draft"}),
    ("civ", {"variant": "draft", "teams": True}),
]


def record(name: str, players: int, seed: int, options: dict[str, Any]) -> str:
    """Return a random game's digest: all that it stores, asks and shows."""
    digest = hashlib.sha256()
    rng = random.Random(seed)
    game = new_game(name, NAMES[:players], seed, **options)
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        game.answer(decision.player, random_answer(decision, rng))
        digest.update(json.dumps([game.dump(), game.disclosures]).encode())
        views = [game.view(viewer) for viewer in (None, *game.players)]
        digest.update(repr([game.pending, *views]).encode())
    digest.update(json.dumps([event.dump() for event in game.record()]).encode())
    return digest.hexdigest()


def main() -> None:
    """Print the digests, after a line that says whether the rules are compiled."""
    print("compiled" if is_compiled() else "pure Python")
    for name, options in KINDS:
        for players in (4,) if options.get("teams") else (2, 3, 4):
            for seed in range(GAMES):
                print(name, options, players, seed, record(name, players, seed, options))


if __name__ == "__main__":
    main()
