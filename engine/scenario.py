"""Rules cases as data: reads a scenario, plays it, and compares what it expects."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.decision import Decision
from engine.game import Game
from engine.games import GAMES, restore
from engine.refusal import Invalid, Refusal

KEYS = {"format", "game", "title", "players", "options", "setup", "play", "expect"}


@dataclass(frozen=True, slots=True)
class Report:
    """How one scenario went: ``differences`` is empty if it passed."""

    title: str
    differences: tuple[str, ...]


def files(paths: Sequence[str | Path]) -> Iterator[Path]:
    """The scenario files named, and those in the folders named, in order."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path


def run(path: Path) -> Report:
    """Play the scenario in ``path``. Raises ``Invalid`` if it cannot be read or makes no sense."""
    data = _read(path)
    game = _set_up(data)
    for number, entry in enumerate(data["play"]):
        if entry == {"restore": True}:
            stored = json.loads(json.dumps(game.dump()))
            game = restore(stored)
            wrong = None if game.dump() == stored else "restoring changed the game"
        else:
            wrong = _play(game, entry)
        if wrong:
            return Report(data["title"], (f"play[{number}].{wrong}",))
    _settle_orders(game, except_for=set(data["expect"].get("pending", {})))
    return Report(data["title"], tuple(_compare(data["expect"], game)))


def _read(path: Path) -> dict[str, Any]:
    """The scenario in ``path``, its outer keys checked."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Invalid("file", error.strerror or "cannot be read") from None
    except ValueError as error:
        raise Invalid("file", f"is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != 1:
        raise Invalid("format", "must be 1")
    if unknown := set(data) - KEYS:
        raise Invalid(min(unknown), "is not a key of a scenario")
    data = {"options": {}, "play": [], "expect": {}, **data}
    for key, kind in (
        ("game", str),
        ("title", str),
        ("players", list),
        ("options", dict),
        ("setup", dict),
        ("play", list),
        ("expect", dict),
    ):
        if not isinstance(data.get(key), kind):
            raise Invalid(key, "is missing" if key not in data else f"must be a {kind.__name__}")
    if data["game"] not in GAMES:
        raise Invalid("game", f"{data['game']!r} is not a game; there are: {', '.join(GAMES)}")
    players = data["players"]
    if not all(isinstance(name, str) for name in players) or len(set(players)) != len(players):
        raise Invalid("players", "must be names, each of them once")
    if len(players) not in GAMES[data["game"]].seats:
        raise Invalid("players", f"{len(players)} cannot play {data['game']}")
    for number, entry in enumerate(data["play"]):
        if not isinstance(entry, dict) or not entry:
            raise Invalid(f"play[{number}]", "must map players to answers")
        for player in entry:
            if player not in players and entry != {"restore": True}:
                raise Invalid(f"play[{number}].{player}", "is not a player")
    return data


def _set_up(data: dict[str, Any]) -> Game:
    rules = GAMES[data["game"]]
    players = tuple(data["players"])
    options = dict(data["options"])
    seed = options.pop("seed", 0)
    try:
        table = rules.arrange(players, options, {**data["setup"], "seed": seed})
    except Refusal as refusal:
        raise Invalid("options", str(refusal)) from None
    expectable = {*rules.observe(table), "over", "winners", "reason", "pending"}
    for key in data["expect"]:
        if key not in expectable:
            raise Invalid(f"expect.{key}", "is neither a player nor something to expect")
    return Game(data["game"], players, options, seed, table)


def _play(game: Game, entry: dict[str, Any]) -> str | None:
    """Give the answers of one entry; what is wrong, if anything."""
    for player, answer in entry.items():
        refused = isinstance(answer, dict) and set(answer) == {"refused"}
        tokens = answer["refused"] if refused else answer
        _settle_orders(game, left_out_before=(player, tokens, refused))
        before = game.dump()
        try:
            game.answer(player, tokens)
        except Refusal as refusal:
            if not refused:
                return f"{player}: {tokens!r} was refused: {refusal}"
            if game.dump() != before:
                return f"{player}: {tokens!r} was refused, but something changed"
        else:
            if refused:
                return f"{player}: {tokens!r} should have been refused"
    return None


def _settle_orders(
    game: Game,
    left_out_before: tuple[str, Any, bool] | None = None,
    except_for: set[str] | None = None,
) -> None:
    """Answer the ``order`` choices that a scenario leaves out, in the order the engine lists."""
    while orders := [each for each in game.pending.values() if each.kind == "order"]:
        decision = orders[0]
        if except_for and decision.player in except_for:
            return
        if left_out_before and _answers(decision, *left_out_before):
            return
        game.answer(decision.player, decision.options)


def _answers(decision: Decision, player: str, tokens: Any, refused: bool) -> bool:
    """Whether an answer is meant for the ``order`` choice ``decision``."""
    given = [tokens] if isinstance(tokens, str) else tokens
    return player == decision.player and (refused or set(given) == set(decision.options))


def _compare(expected: dict[str, Any], game: Game) -> Iterator[str]:
    """Every difference between what is expected and what is there; only what is named counts."""
    result = game.result
    found = {
        **GAMES[game.name].observe(game.table),
        "over": game.over,
        "winners": Counter(result.winners if result else ()),
        "reason": result.reason if result else None,
        "pending": {
            player: {
                "kind": decision.kind,
                "options": Counter(decision.options),
                "min": decision.min,
                "max": decision.max,
            }
            for player, decision in game.pending.items()
        },
    }
    yield from _differ("", expected, found)


def _differ(path: str, expected: Any, found: Any) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            yield from _differ(f"{path}.{key}" if path else key, value, found.get(key))
    elif isinstance(found, Counter) and isinstance(expected, list):
        if Counter(expected) != found:
            yield f"{path}: expected {expected!r}, found {sorted(found.elements())!r}"
    elif isinstance(found, dict) and isinstance(expected, list):  # a pile, in its short form
        yield from _differ(path, {"cards": expected}, found)
    elif expected != found:
        yield f"{path}: expected {expected!r}, found {found!r}"
