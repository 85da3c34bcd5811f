"""Rules cases as data: reads a scenario, plays it, and checks its expectations."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.decision import Decision
from engine.game import Game
from engine.games import GAMES, restore
from engine.line import written
from engine.refusal import Invalid, Refusal

KEYS = {"format", "game", "title", "players", "options", "setup", "play", "expect"}
# A position's fields instead of ``expect``: the player, the right answers, and the reason.
POSITION_KEYS = {"ask", "why"}

# Words of the format, which would be misread as players.
NO_NAMES = {"", "restore", "refused", "over", "winners", "reason", "pending"}


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a scenario: ``differences`` is empty if it passed.

    ``table``: the table at its last boundary, as a line of text (``engine.line``), if it failed.
    """

    title: str
    differences: tuple[str, ...]
    table: str = ""


def files(paths: Sequence[str | Path]) -> Iterator[Path]:
    """Yield the scenario files named, and those in the folders named, in order."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path


def run(path: Path) -> Report:
    """Play the scenario in ``path``. Raises ``Invalid`` if unreadable or inconsistent."""
    data = _read(path, KEYS)
    game = _set_up(data)
    for number, entry in enumerate(data["play"]):
        if entry == {"restore": True}:
            before, game = game, restore(json.loads(json.dumps(game.dump())))
            wrong = None if _same(before, game) else "restore: the game has changed"
        else:
            wrong = _play(game, entry)
        if wrong:
            return Report(data["title"], (f"play[{number}].{wrong}",), written(game, decks=False))
    _settle_orders(game, expected=data["expect"].get("pending", {}))
    differences = tuple(_compare(data["expect"], game))
    return Report(data["title"], differences, written(game, decks=False) if differences else "")


def position(path: Path) -> tuple[Game, dict[str, Any]]:
    """Return the game in ``path``, played up to its question, and the file's content.

    Raises ``Invalid`` if the file is unreadable or inconsistent, or its moves are refused.
    """
    data = _read(path, KEYS - {"expect"} | POSITION_KEYS)
    game = _set_up(data)
    for number, entry in enumerate(data["play"]):
        if entry != {"restore": True} and (wrong := _play(game, entry)):
            raise Invalid(f"play[{number}]", wrong)
    return game, data


def _read(path: Path, keys: Set[str]) -> dict[str, Any]:
    """Return the scenario in ``path``, checked as far as possible without its game."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_once)
    except OSError as error:
        raise Invalid("file", error.strerror or "cannot be read") from None
    except (ValueError, RecursionError) as error:
        raise Invalid("file", f"is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != 1:
        raise Invalid("format", "must be 1")
    if unknown := set(data) - keys:
        raise Invalid(min(unknown), "is not a key of a scenario")
    data = {"options": {}, "play": [], "expect": {}, **data}
    for key, kind, called in (
        ("game", str, "a text"),
        ("title", str, "a text"),
        ("players", list, "a list"),
        ("options", dict, "an object"),
        ("setup", dict, "an object"),
        ("play", list, "a list"),
        ("expect", dict, "an object"),
    ):
        if not isinstance(data.get(key), kind):
            raise Invalid(key, "is missing" if key not in data else f"must be {called}")
    if data["game"] not in GAMES:
        raise Invalid("game", f"{data['game']!r} is not a game; there are: {', '.join(GAMES)}")
    players = data["players"]
    if not _is_texts(players) or len(set(players)) != len(players):
        raise Invalid("players", "must be names, each of them once")
    if len(players) not in GAMES[data["game"]].rules.seats:
        raise Invalid("players", f"{len(players)} cannot play {data['game']}")
    if words := NO_NAMES & set(players):
        raise Invalid("players", f"{min(words)!r} cannot be a name")
    if type(data["options"].get("seed", 0)) is not int:
        raise Invalid("options.seed", "must be a number")
    for number, entry in enumerate(data["play"]):
        _check_entry(f"play[{number}]", entry, players)
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of a JSON file. Raises ``Invalid`` for a repeated key."""
    together = dict(pairs)
    for key, times in Counter(key for key, _ in pairs).items():
        if times > 1:
            raise Invalid(key, "is there twice")
    return together


def _check_entry(where: str, entry: Any, players: list[str]) -> None:
    """Raise ``Invalid`` if ``entry`` of a play is malformed."""
    if not isinstance(entry, dict) or not entry:
        raise Invalid(where, "must map players to answers")
    if entry == {"restore": True}:
        return
    for player, answer in entry.items():
        if player not in players:
            raise Invalid(f"{where}.{player}", "is not a player")
        refused = isinstance(answer, dict) and set(answer) == {"refused"}
        tokens = answer["refused"] if refused else answer
        if not isinstance(tokens, str) and not _is_texts(tokens):
            raise Invalid(f"{where}.{player}", "must be a token, or a list of tokens")


def _is_texts(what: Any) -> bool:
    return isinstance(what, list) and all(isinstance(each, str) for each in what)


def _set_up(data: dict[str, Any]) -> Game:
    rules = GAMES[data["game"]].rules
    players = tuple(data["players"])
    options = dict(data["options"])
    seed = options.pop("seed", 0)
    if "seed" in data["setup"]:
        raise Invalid("setup.seed", "is one of the options")
    try:
        table = rules.arrange(players, options, {**data["setup"], "seed": seed})
    except Refusal as refusal:
        raise Invalid("options", str(refusal)) from None
    game = Game(data["game"], players, options, seed, table)
    awaited = {"kind": "", "options": Counter[str](), "min": 0, "max": 0}
    expectable = {**_found(game), "pending": dict.fromkeys(players, awaited)}
    _check_expected("expect", data["expect"], expectable)
    return game


def _check_expected(where: str, expected: Any, found: Any) -> None:
    """Raise ``Invalid`` if ``expected`` can never be found, regardless of the play.

    That is so if it names a key that never exists, or is an object where a list is found.
    """
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            raise Invalid(where, "cannot be an object")
        for key, value in expected.items():
            if key not in found and not isinstance(found, Counter):
                raise Invalid(f"{where}.{key}", f"is none of {', '.join(found)}")
            _check_expected(f"{where}.{key}", value, found[key])
    elif isinstance(expected, list):
        in_short = isinstance(found, dict) and "cards" in found
        if not in_short and not isinstance(found, Counter | list):
            raise Invalid(where, "cannot be a list")
        if not _is_texts(expected):
            raise Invalid(where, "must be a list of texts")
    elif expected is not None and isinstance(found, dict | list):
        raise Invalid(where, "must be a list or an object")


def _play(game: Game, entry: dict[str, Any]) -> str | None:
    """Give the answers of one entry; return an error message, if any."""
    for player, answer in entry.items():
        refused = isinstance(answer, dict) and set(answer) == {"refused"}
        tokens = answer["refused"] if refused else answer
        _settle_orders(game, left_out_before=(player, tokens, refused))
        done = isinstance(tokens, str) and tokens in GAMES[game.name].rules.automatic
        if done and not refused and player not in game.pending:
            continue  # the rules have done it already
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
    expected: dict[str, Any] | None = None,
) -> None:
    """Answer the ``order`` choices that a scenario omits, in the engine's order.

    A choice that the next answer is for, or that is ``expected`` to be pending, is not omitted.
    """
    while orders := [each for each in game.pending.values() if each.kind == "order"]:
        decision = orders[0]
        if left_out_before and _answers(decision, *left_out_before):
            return
        if expected and _is_expected(decision, expected.get(decision.player)):
            return
        game.answer(decision.player, decision.options)


def _answers(decision: Decision, player: str, tokens: Any, refused: bool) -> bool:
    """Return whether an answer is meant for the ``order`` choice ``decision``."""
    given = [tokens] if isinstance(tokens, str) else tokens
    return player == decision.player and (refused or set(given) == set(decision.options))


def _is_expected(decision: Decision, expected: dict[str, Any] | None) -> bool:
    """Return whether the ``order`` choice ``decision`` is ``expected`` to be pending."""
    if not expected:
        return False
    if "kind" in expected:
        return bool(expected["kind"] == "order")
    return "options" not in expected or Counter(expected["options"]) == Counter(decision.options)


def _same(before: Game, after: Game) -> bool:
    """Return whether a game is unchanged by storing and restoring it."""
    return before.dump() == after.dump() and _found(before) == _found(after)


def _compare(expected: dict[str, Any], game: Game) -> Iterator[str]:
    """Yield the differences from the expected state; only the keys named are compared."""
    yield from _differ("", expected, _found(game))


def _found(game: Game) -> dict[str, Any]:
    """Return the state of ``game`` that a scenario may expect."""
    result = game.result
    return {
        **GAMES[game.name].rules.observe(game.table),
        "over": game.over,
        "winners": Counter(result.winners if result else ()),
        "reason": result.reason if result else None,
        "pending": {
            player: {
                "kind": decision.kind,
                "options": frozenset(decision.options),
                "min": decision.min,
                "max": decision.max,
            }
            for player, decision in game.pending.items()
        },
    }


def _differ(path: str, expected: Any, found: Any) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            yield from _differ(f"{path}.{key}" if path else key, value, found.get(key))
    elif isinstance(found, Counter) and isinstance(expected, list):
        if Counter(expected) != found:
            yield f"{path}: expected {expected!r}, found {sorted(found.elements())!r}"
    elif isinstance(found, frozenset) and isinstance(expected, list):
        if frozenset(expected) != found:
            yield f"{path}: expected {expected!r}, found {sorted(found)!r}"
    elif isinstance(found, dict) and isinstance(expected, list):  # a pile, in its short form
        yield from _differ(path, {"cards": expected}, found)
    elif expected != found:
        yield f"{path}: expected {expected!r}, found {found!r}"
