"""Random games in the engine and in a model at once, compared after every answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.games import new_game
from engine.simulate import random_answer
from tests.oracle import (
    civ,
    innovation,
    innovation_ages_1_to_4,  # noqa: F401  (its effects, as below)
    innovation_ages_5_to_7,  # noqa: F401
    innovation_ages_8_to_10,  # noqa: F401
)
from tests.oracle.asking import Ask, Ended


class Difference(AssertionError):
    """A difference between the engine and the model: game, history, and both sides."""


@dataclass(frozen=True)
class Kind:
    """A game's comparison: its model, the dealt cards, and the state to compare."""

    model: Callable[..., Any]
    start: Callable[[Game], dict[str, Any]]
    state: Callable[[Game], dict[str, Any]]


def civ_start(game: Game) -> dict[str, Any]:
    """The cards that the engine has dealt."""
    table: Any = game.table
    dealt = table.packets or [seat.hand for seat in table.players]
    return {
        "hands": dict(zip(table.names, dealt, strict=True)),
        "deck": table.deck,
        "first": table.first,
    }


def civ_state(game: Game) -> dict[str, Any]:
    """The state of the engine's table."""
    table: Any = game.table
    return {
        **{
            seat.name: {
                "hand": sorted(seat.hand),
                "area": dict(seat.area),
                "blocked": dict(seat.blocked),
                "embargo": sorted(embargo.domain for embargo in seat.embargoes),
            }
            for seat in table.players
        },
        "deck": table.deck,
        "discard": sorted(table.discard),
        "coin": table.coin,
        "turn": None if table.turn is None else table.names[table.turn],
        "points": table.points(),
    }


def innovation_start(game: Game) -> dict[str, Any]:
    """The cards that the engine has dealt."""
    table: Any = game.table
    return {
        "hands": {seat.name: [card.id for card in seat.hand] for seat in table.players},
        "decks": {age: [card.id for card in deck] for age, deck in table.decks.items()},
    }


def innovation_state(game: Game) -> dict[str, Any]:
    """The state of the engine's table."""
    table: Any = game.table
    return {
        **{
            seat.name: {
                "hand": sorted(card.id for card in seat.hand),
                "score": sorted(card.id for card in seat.score_pile),
                "board": {
                    color: (pile.splay, [card.id for card in pile])
                    for color, pile in seat.board.items()
                },
                "achievements": sorted(seat.achievements),
                "moved": seat.moved_this_turn,
                "points": seat.points,
                "icons": {icon: seat.count(icon) for icon in innovation.ICONS},
            }
            for seat in table.players
        },
        "decks": {age: [card.id for card in deck] for age, deck in table.decks.items()},
        "free": sorted(table.achievements),
        "seen": sorted(card.id for card in table.known if table.may_see(None, card)),
        "turn": None if table.turn is None else table.names[table.turn],
        "actions": table.actions,
    }


KINDS: dict[str, Kind] = {
    "civ": Kind(civ.Model, civ_start, civ_state),
    "innovation": Kind(innovation.Model, innovation_start, innovation_state),
}
NAMES = ("ann", "bob", "cat", "dan")
assert set(innovation.EFFECTS) == set(innovation.FACTS), "a card without effects"


def compare(name: str, players: int, seed: int, **options: Any) -> int:
    """Play one random game in both; return the number of decisions.

    Raises ``Difference``.
    """
    kind = KINDS[name]
    game = new_game(name, NAMES[:players], seed, **options)
    model = kind.model(list(NAMES[:players]), kind.start(game), options)
    rng = random.Random(seed)
    history: list[str] = []
    play = model.play()
    asked: list[Ask] = []
    given: dict[str, list[str]] = {}
    ended: Ended | None = None
    decisions = 0
    while True:
        try:
            while not ended and len(given) == len(asked):
                asked, given = play.send(given if asked else None), {}
        except Ended as end:
            ended, asked = end, []
        waiting = [each for each in asked if each.player not in given]
        _same(game, kind, model, waiting, ended, history)
        if ended:
            return decisions
        decision = rng.choice(list(game.pending.values()))
        answer = random_answer(decision, rng)
        history.append(f"{decision.player}: {answer} ({decision.card or decision.kind})")
        given[decision.player] = answer
        game.answer(decision.player, answer)
        decisions += 1


def _same(
    game: Game, kind: Kind, model: Any, waiting: list[Ask], ended: Ended | None, history: list[str]
) -> None:
    found = [
        Ask(each.player, each.kind, each.options, each.min, each.max, each.whole, each.groups)
        for each in game.pending.values()
    ]
    engine, oracle = kind.state(game), model.state()
    result = game.result
    engine["end"] = result and (sorted(result.winners), result.reason)
    oracle["end"] = ended and (sorted(ended.winners), ended.reason)
    lines = [
        f"{path}: engine {left!r}, model {right!r}"
        for path, left, right in (_differ("", engine, oracle) if engine != oracle else ())
    ]
    if sorted(each.key() for each in found) != sorted(each.key() for each in waiting):
        lines.append(f"asked by the engine: {found}")
        lines.append(f"asked by the model:  {waiting}")
    if lines:
        last = "\n".join(f"  {line}" for line in history[-12:])
        raise Difference(
            f"{game.name}, {len(game.players)} players, seed {game.seed}, {game.options}, "
            f"after {len(history)} answers\n{last}\n" + "\n".join(lines)
        )


def _differ(path: str, left: Any, right: Any) -> list[tuple[str, Any, Any]]:
    if isinstance(left, dict) and isinstance(right, dict):
        return [
            each
            for key in sorted(left.keys() | right.keys(), key=str)
            for each in _differ(f"{path}.{key}".lstrip("."), left.get(key), right.get(key))
        ]
    return [] if left == right else [(path, left, right)]
