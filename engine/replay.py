"""Replay of games from their record: the seed, and the answers in their order."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.decision import Answer
from engine.game import Game
from engine.games import GAMES, new_game
from engine.line import written
from engine.refusal import Invalid, Refusal

FORMAT = 1
LONGEST = 100  # maximum length of a word in a record


@dataclass(frozen=True, slots=True)
class Recorded:
    """The full input of a game. ``answers`` excludes those that were taken back."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    answers: Sequence[tuple[str, Answer]]


@dataclass(frozen=True, slots=True)
class Exported:
    """A record in a file, and ``state``: its outcome, as ``Table.dump`` writes it."""

    record: Recorded
    state: dict[str, Any]


def replayed(record: Recorded) -> Iterator[Game]:
    """Yield the game before the first answer and after each: always the same ``Game``.

    Raises ``Refusal`` if the current rules do not accept an answer.
    """
    game = new_game(record.game, record.players, record.seed, **record.options)
    yield game
    for player, answer in record.answers:
        game.answer(player, answer)
        yield game


def exported(path: Path) -> Exported:
    """Return the record in the file ``path``. Raises ``Invalid`` if it is unusable.

    A file that keeps cards hidden holds no more than one viewer may know.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Invalid(str(path), error.strerror or "cannot be read") from error
    except (ValueError, RecursionError) as error:
        raise Invalid(str(path), f"is not JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Invalid("format", f"is not {FORMAT}")
    if "seed" not in data:
        raise Invalid("seed", _why_it_is_left_out(data))
    try:
        answers = tuple(
            (_plain(given["player"]), tuple(map(_plain, given["answer"])))
            for given in data["answers"]
            if not given.get("undone")
        )
        options = {_plain(key): _option(value) for key, value in data["options"].items()}
        record = Recorded(
            data["game"], tuple(map(_plain, data["players"])), options, data["seed"], answers
        )
        odd = {"name", "players", "seed"} & options.keys()
        if record.game not in GAMES or type(record.seed) is not int or odd:
            raise ValueError(ascii(record.game))
        return Exported(record, {_plain(key): each for key, each in data["state"].items()})
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Invalid("record", f"makes no sense: {error}") from error


def _why_it_is_left_out(data: dict[str, Any]) -> str:
    """Return the reason why a record cannot be replayed, and when it can be."""
    left_out = data.get("left_out")
    if isinstance(left_out, dict) and left_out.get("because") == "agreed":
        return (
            "is left out: at this table hidden cards stay hidden, so the file holds only what one"
            " viewer may know and cannot be played once more. If all who played agree to reveal"
            " them, export it again"
        )
    return (
        "is left out: the game was still going on, so the file holds only what one viewer may know"
        " and cannot be played once more. Export it again when the game is over"
    )


def _plain(text: Any) -> str:
    """Return a word of a record if it is printable. Raises ``ValueError`` otherwise."""
    if not isinstance(text, str) or not text.isprintable() or len(text) > LONGEST:
        raise ValueError(f"{text!a:.40}")
    return text


def _option(value: Any) -> str | bool:
    return value if isinstance(value, bool) else _plain(value)


def main(path: Path, *, lines: bool = False) -> int:
    """Run the command ``replay``: print the game by turns and compare its outcome.

    ``lines``: print the table before each turn as a line, see ``engine.line``.

    Returns the exit code: 0 for the same outcome, 1 if the current rules play it differently, 2 if
    the file holds no game.
    """
    try:
        file = exported(path)
    except Invalid as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    record = file.record
    print(f"{record.game}, seed {record.seed}: {', '.join(record.players)}")
    try:
        game = _told(record, lines)
    except Refusal as refusal:
        print(f"FAIL  {refusal}")
        return 1
    print(GAMES[game.name].rules.sketch(game.view(None)))
    if game.result is not None:
        print(f"{', '.join(game.result.winners)} won by {game.result.reason}")
    state = json.loads(json.dumps(game.dump()["state"]))
    differing = [key for key in file.state if file.state[key] != state.get(key)]
    if differing:
        print(f"FAIL  {len(record.answers)} answers lead elsewhere: {', '.join(differing)}")
        return 1
    print(f"ok    {len(record.answers)} answers lead to the same end")
    return 0


def _told(record: Recorded, lines: bool) -> Game:
    """Print the answers turn by turn and return the finished game."""
    turn = -1
    for number, game in enumerate(replayed(record)):
        if number:
            player, answer = record.answers[number - 1]
            print(f"  {player}: {', '.join(answer) or 'none'}")
        view = game.view(None)
        if view.turn_number > turn:
            turn = view.turn_number
            print(f"turn {turn}, {view.turn}" if turn else "the beginning")
            if lines:
                print(f"  {written(game)}")
    return game
