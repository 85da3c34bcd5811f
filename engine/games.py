"""The available games, and the functions that create and restore one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.game import FORMAT, Game
from engine.manifest import Manifest, Manifests
from engine.refusal import Refusal

# The folders beside this file that have a ``manifest.py``.
GAMES: Manifests[Manifest] = Manifests("engine", order=lambda manifest: manifest.order)


def new_game(name: str, players: Sequence[str], seed: int = 0, **options: Any) -> Game:
    """Return a new game of ``name`` for ``players``, in the order in which they sit.

    The same name, players, seed and options give the same game. Raises ``Refusal`` for an unknown
    game, a number of players that it does not allow, a player named twice or an unknown option.
    """
    if name not in GAMES:
        raise Refusal("unknown-game", game=name)
    rules = GAMES[name].rules
    seats = tuple(players)
    if len(seats) not in rules.seats or len(set(seats)) != len(seats):
        raise Refusal("wrong-players", min=rules.seats[0], max=rules.seats[-1], players=len(seats))
    return Game(name, seats, options, seed, rules.set_up(seats, options, random.Random(seed)))


def restore(data: dict[str, Any]) -> Game:
    """Return the game from its ``Game.dump``, with the answers since its boundary.

    If the current rules refuse one of these answers, or play them differently, the game is returned
    at the boundary and reports it in ``restarted`` and by an event: the players who had answered
    are asked again, under numbers that no older decision had, and all play before the boundary is
    kept.
    """
    if data.get("format") != FORMAT or data.get("game") not in GAMES:
        raise Refusal("unknown-format", format=str(data.get("format")), game=str(data.get("game")))
    try:
        game = rewound(data, len(data["answers"]))
    except Refusal:
        return _restarted(data)
    return game if game.told == data["events"] else _restarted(data)


def rewound(
    data: dict[str, Any], answers: int, *, answered: int | None = None, told: int | None = None
) -> Game:
    """Return the dumped game after the first ``answers`` of those since its boundary.

    ``answered`` and ``told`` replace the numbers of answers and events at its boundary. Raises
    ``Refusal`` if the current rules refuse an answer.
    """
    game = _at_boundary(
        data,
        data["answered"] if answered is None else answered,
        data["told"] if told is None else told,
    )
    for player, answer in data["answers"][:answers]:
        game.answer(player, answer)
    return game


def same_position(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two dumps of ``Game.dump`` have the same position and answers.

    The players' knowledge of hidden cards follows from the events, and earlier versions did not
    store all of it: it is not compared.
    """
    mine, theirs = ({**dump["state"], "known": None} for dump in (one, other))
    return mine == theirs and bool(one["answers"] == other["answers"])


def _restarted(data: dict[str, Any]) -> Game:
    game = _at_boundary(
        data, data["answered"] + len(data["answers"]) + 1, data["events"], restarted=True
    )
    game.restarted = True
    return game


def _at_boundary(data: dict[str, Any], answered: int, told: int, restarted: bool = False) -> Game:
    rules = GAMES[data["game"]].rules
    players = tuple(data["players"])
    table = rules.load(players, data["options"], data["state"])
    table.log.first = told
    if restarted:
        table.log.add("restarted")
    return Game(data["game"], players, data["options"], data["seed"], table, answered)


def standing(view: Any) -> list[tuple[int, Any]]:
    """Return the seats of a finished game from first to last, with their places.

    ``view`` is the last one. The winners come first; ties share a place.
    """
    rules = GAMES[view.game].rules

    def rank(seat: Any) -> tuple[Any, ...]:
        return (seat.name not in view.winners, *rules.rank(view, seat))

    seats = sorted(view.seats, key=rank)
    ranks = [rank(seat) for seat in seats]
    return [(ranks.index(each) + 1, seat) for each, seat in zip(ranks, seats, strict=True)]
