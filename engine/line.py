"""A table in one line of text, for rules cases, bug reports and the terminal.

    ann: red oars | hand agriculture; bob: blue writing/tools<left; turn ann 1

Parts are separated by semicolons. A part with a colon is a player, clockwise, with zones separated
by bars. The part before the players, if any, is the game, by default the first of the games, with
those of its options that differ from the default. All parts after it belong to the table.
``army*3`` is short for ``army army army``.

The zones and parts are those of the ``setup`` of a rules case; ``engine.<game>.notation`` lists
them, and says what a line leaves out of a table. None has the game's log, the seed, the language,
or anything within an action: a line shows the last boundary.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.games import GAMES
from engine.notation import Notation
from engine.refusal import Invalid, Refusal

# A name with one of these could not be read back.
_SEPARATORS = re.compile(r"[;:|*]|\s\s|^\s|\s$")
_REPEATED = re.compile(r"(.+)\*([1-9]\d{0,2})")


@dataclass(frozen=True, slots=True)
class Position:
    """A line that was read: the players clockwise, and the ``setup`` of a rules case."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    setup: dict[str, Any]


def read(line: str) -> Position:
    """Return what ``line`` says.

    Raises ``Invalid`` for an empty line, an unknown game, zone or part, and for a player named
    twice. Cards are checked only when they are laid out (``game_of``).

    >>> read("ann: hand oars; bob: score tools; turn bob").setup
    {'ann': {'hand': ['oars']}, 'bob': {'score': ['tools']}, 'turn': 'bob'}
    """
    parts = [part.strip() for part in line.split(";") if part.strip()]
    if not parts:
        raise Invalid("line", "is empty")
    game, *options = [next(iter(GAMES))] if ":" in parts[0] else parts.pop(0).split()
    notation = _notation(game)
    setup: dict[str, Any] = {}
    players: list[str] = []
    for part in parts:
        name, colon, zones = (each.strip() for each in part.partition(":"))
        if not colon:
            what, *words = _expanded(part.split())
            notation.read_part(what, words, setup)
            continue
        if name in players:
            raise Invalid(name, "is there twice")
        players.append(name)
        for zone in zones.split("|"):
            if zone.strip():
                what, *words = _expanded(zone.split())
                notation.read_zone(what, words, name, setup)
    return Position(game, tuple(players), _options(game, options), setup)


def game_of(line: str, seed: int = 0) -> Game:
    """Return a game that begins with the table of ``line``.

    ``seed`` shuffles the cards that the line does not name, if the game needs them. Raises
    ``Invalid`` if the line makes no sense or its table is inconsistent.
    """
    position = read(line)
    rules = GAMES[position.game].rules
    players = position.players
    if len(players) not in rules.seats:
        raise Invalid("players", f"{len(players)} cannot play {position.game}")
    try:
        table = rules.arrange(players, position.options, {**position.setup, "seed": seed})
    except Refusal as refusal:
        raise Invalid("options", str(refusal)) from None
    return Game(position.game, players, position.options, seed, table)


def line_of(game: Game, *, decks: bool = True) -> str:
    """Return the table of ``game`` at its last boundary as a line.

    With ``decks``, all cards are named, also those that no player may know; otherwise only those
    before the players. Raises ``Invalid`` for a table that cannot be written.
    """
    notation = _notation(game.name)
    dump = game.dump()
    rules = GAMES[game.name].rules
    setup = notation.setup(rules.load(game.players, game.options, dump["state"]))
    for name in game.players:
        if _SEPARATORS.search(name):
            raise Invalid("players", f"{name!r} cannot be written in a line")
    before = [f"{name}: {' | '.join(notation.zones(setup, name))}" for name in game.players]
    parts = (_head(game), *before, *notation.parts(setup, decks))
    return "; ".join(part.strip() for part in parts)


def written(game: Game, *, decks: bool = True) -> str:
    """Return ``line_of``, or the reason why there is none, instead of raising it."""
    try:
        return line_of(game, decks=decks)
    except Invalid as error:
        return str(error)


def scenario_of(line: str, title: str) -> dict[str, Any]:
    """Return the beginning of a rules case with the table of ``line``.

    ``play`` and ``expect`` are left to be written. Raises ``Invalid`` if the line makes no sense.
    """
    position = read(line)
    return {
        "format": 1,
        "game": position.game,
        "title": title,
        "players": list(position.players),
        "options": position.options,
        "setup": position.setup,
        "play": [],
        "expect": {},
    }


def _notation(game: str) -> Notation:
    if game not in GAMES:
        raise Invalid("game", f"{game!r} is none of {', '.join(GAMES)}")
    notation = GAMES[game].notation
    if notation is None:
        raise Invalid("game", f"{game} has no notation")
    return notation


def _expanded(words: Iterable[str]) -> Iterator[str]:
    for word in words:
        found = _REPEATED.fullmatch(word)
        yield from [found[1]] * int(found[2]) if found else [word]


def _options(game: str, words: Iterable[str]) -> dict[str, Any]:
    """Return the options of which ``words`` are names or values."""
    options: dict[str, Any] = {}
    for word in words:
        for name, values in GAMES[game].options.items():
            if word in values or (word == name and True in values):
                options[name] = word if word in values else True
                break
        else:
            raise Invalid("options", f"{game} has no option {word}")
    return options


def _head(game: Game) -> str:
    """Return the game, and its options that differ from the default."""
    words = [game.name]
    for name, values in GAMES[game.name].options.items():
        chosen = game.options.get(name, values[0])
        if chosen != values[0]:
            words.append(name if chosen is True else str(chosen))
    return " ".join(words)
