"""Options of a new table; only the rules of a game know which are valid."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.core.table import TableKind
from bot.core.words import alphabet
from engine import GAMES, Refusal, new_game

if TYPE_CHECKING:
    from bot.core.table import Table

# The game of a table for which none is chosen.
DEFAULT_GAME = next(iter(GAMES))

# The rules' option by which the order of the seats decides the first player.
FIRST_SEAT = "first_seat_begins"

CAREFUL = "strict"  # the rules' option by which skipped decisions do not disclose a hand


def options_told(game: str, language: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options for the rules of ``game``, with the table's language."""
    return {"language": alphabet(game, language), **options}


def check_seats(game: str, seats: int) -> None:
    """Check the number of seats. Refused: ``unknown-game``, ``wrong-seats``."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    possible = GAMES[game].rules.seats
    if seats not in possible:
        raise Refusal("wrong-seats", min=possible[0], max=possible[-1], seats=seats)


def check_options(game: str, players: int, language: str, options: Mapping[str, Any]) -> None:
    """Raise the rules' ``Refusal`` if ``game`` cannot be played with these options."""
    # The rules check them when a game starts.
    everybody = [f"p{place}" for place in range(1, players + 1)]
    new_game(game, everybody, **options_told(game, language, options))


def fewest_players(game: str, options: Mapping[str, Any]) -> int:
    """Return the fewest people that ``game`` can begin with; some options need more."""
    for players in GAMES[game].rules.seats:
        try:
            check_options(game, players, "en", options)
        except Refusal:
            continue
        return players
    return GAMES[game].rules.seats[-1]


@cache
def can_be_careful(game: str) -> bool:
    """Return whether ``game`` has the option of careful choices (``CAREFUL``)."""
    try:
        check_options(game, GAMES[game].rules.seats[0], "en", {CAREFUL: True})
    except Refusal as refusal:
        if refusal.reason != "unknown-option":
            raise
        return False
    return True


def is_careful(table: Table) -> bool:
    """Return whether ``table`` is careful, or would be if it started now.

    Unless the terms say otherwise, it is with two people or more: a single player against computers
    has no one to hide a hand from, and is spared the extra choices.
    """
    if table.seed is not None or table.kind is TableKind.TOURNAMENT:
        return bool(table.options.get(CAREFUL))
    if not can_be_careful(table.game_name):
        return False
    if table.terms.careful is not None:
        return table.terms.careful
    if CAREFUL in table.options:  # a rematch of a table that was
        return bool(table.options[CAREFUL])
    people = sum(seat.user_id is not None for seat in table.seats) + len(table.guests)
    return people > 1 or not table.computers


def first_seat_can_begin(game: str) -> bool:
    """Return whether the order of the seats can decide the first player in ``game``."""
    return FIRST_SEAT in GAMES[game].options


def options_at_start(table: Table) -> dict[str, Any]:
    """Return the options for the game if ``table`` started now."""
    options = {key: value for key, value in table.options.items() if key != CAREFUL}
    if is_careful(table):
        options[CAREFUL] = True
    # In a tournament the pairing decides the first player.
    if table.kind is TableKind.TOURNAMENT and first_seat_can_begin(table.game_name):
        options[FIRST_SEAT] = True
    return options
