"""Snapshot and clone copy a table for different ends, but all of its state.

A new attribute of a table or a seat has to be put below: into ``STATE``, and then into
``Snapshot``, ``fill`` and ``clone``, or among those that aren't copied, for the reason given there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Game, new_game
from engine.games import GAMES
from engine.innovation.zone import Pile
from engine.players import choose

# The state at a boundary.
STATE = {
    "innovation": {
        "table": "achievements actions decks turn turn_number",
        "seat": "achievements board hand moved_this_turn score_pile",
    },
    "civ": {
        "table": "coin deck discard discard_used first inspired limit middle packets permanent_used"
        " removed result step_name to_pick turn turn_number",
        "seat": "area blocked embargoes hand",
    },
}
# Stored, but of no use to a computer player: cards out of the game, or known by others, and state
# that is still to be checked or over.
NOT_CLONED = {
    "innovation": {"table": "age_cards known result unchecked", "seat": ""},
    "civ": {"table": "", "seat": "known"},
}
# Neither: it follows from players, options or the rest, is kept within an action only, or records
# changes.
NOT_STATE = {
    "innovation": {
        "table": "cause changes disclosures dogma effect everybody language log names needed"
        " players strict teams touched where",
        "seat": "icons name",
    },
    "civ": {
        "table": "disclosures hegemony language log names players strict teams thresholds variant",
        "seat": "name",
    },
}
OPTIONS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "innovation": [(2, {}), (3, {})],
    "civ": [(2, {}), (3, {"variant": "draft"}), (4, {})],
}
GAMES_OF_EACH = 3
NAMES: dict[type, list[str]] = {}  # of attributes, by class


def attributes(thing: Any) -> dict[str, Any]:
    """Return the attributes of an instance, also of a compiled class, to compare."""
    kind = type(thing)
    if kind not in NAMES:
        NAMES[kind] = [
            name
            for name in dir(thing)
            if not name.startswith("_")
            and not callable(getattr(kind, name, None))
            and not isinstance(getattr(kind, name, None), property)
        ]
    return {name: plain(getattr(thing, name)) for name in NAMES[kind]}


def plain(value: Any) -> Any:
    """Return a value with the further state of piles, which are lists of cards."""
    if isinstance(value, Pile):
        return [*value], value.top, value.splay, [*value.icons]
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return value


def tables(game: str) -> Iterator[tuple[Any, Any, Any]]:
    """Yield tables at boundaries, each also stored and loaded, and an empty one."""
    rules: Any = GAMES[game].rules
    for seats, options in OPTIONS[game]:
        for seed in range(GAMES_OF_EACH):
            played = new_game(game, [f"p{place}" for place in range(1, seats + 1)], seed, **options)
            for state in states(played, random.Random(seed)):
                table = rules.load(played.players, played.options, state)
                again = rules.load(played.players, played.options, table.snapshot().dump())
                yield table, again, rules.empty(played.players, played.options)


def states(game: Game, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game by rules of thumb; yield its state at each boundary, and at the end."""
    yield game.dump()["state"]
    while not game.over:
        player, decision = next(iter(game.pending.items()))
        game.answer(player, choose(game.name, "easy", game.view(player), decision, rng))
        data = game.dump()
        if game.over or not data["answers"]:
            yield data["state"]


def seen(table: Any) -> dict[str, list[dict[str, Any]]]:
    """Return the attributes of a table, and of each of its seats."""
    return {"table": [attributes(table)], "seat": [attributes(each) for each in table.players]}


@pytest.mark.parametrize("game", STATE)
def test_every_attribute_is_state_or_not(game: str) -> None:
    table, *_ = next(tables(game))
    for kind, instances in seen(table).items():
        known = " ".join(each[game][kind] for each in (STATE, NOT_CLONED, NOT_STATE)).split()
        assert sorted(instances[0]) == sorted(known)


@pytest.mark.soak
@pytest.mark.parametrize("game", STATE)
def test_snapshots_have_all_state_and_clones_all_but_what_they_need_not(game: str) -> None:
    changed = set()
    for table, again, empty in tables(game):
        clone = GAMES[game].agent.clone(table)
        for kind, before in seen(table).items():
            cloned = STATE[game][kind].split()
            stored = [*cloned, *NOT_CLONED[game][kind].split()]
            copies = zip(
                before, seen(again)[kind], seen(clone)[kind], seen(empty)[kind], strict=True
            )
            for each, loaded, twin, none in copies:
                assert [loaded[name] for name in stored] == [each[name] for name in stored]
                assert [twin[name] for name in cloned] == [each[name] for name in cloned]
                changed |= {(kind, name) for name in stored if each[name] != none[name]}
    for kind in ("table", "seat"):
        names = f"{STATE[game][kind]} {NOT_CLONED[game][kind]}".split()
        assert {name for of, name in changed if of == kind} == set(names), "none is always empty"
