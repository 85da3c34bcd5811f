"""What can be chosen when a table is opened. Only the rules of a game know: they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.core.words import alphabet
from engine import GAMES, Refusal, new_game

if TYPE_CHECKING:
    from bot.core.table import Table

CAREFUL = "strict"  # the rules' option by which silence tells nothing of a hand


def options_told(language: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the rules are told of a table with these ``options`` at which ``language`` is spoken."""
    return {"language": alphabet(language), **options}


def check_options(game: str, players: int, language: str, options: Mapping[str, Any]) -> None:
    """Raise the rules' ``Refusal`` if ``game`` cannot be played so by so many."""
    # A game that is thrown away tells.
    everybody = [f"p{place}" for place in range(1, players + 1)]
    new_game(game, everybody, **options_told(language, options))


def fewest_players(game: str, options: Mapping[str, Any]) -> int:
    """With how many people ``game`` can begin; some options take more than others."""
    for players in GAMES[game].seats:
        try:
            check_options(game, players, "en", options)
        except Refusal:
            continue
        return players
    return GAMES[game].seats[-1]


@cache
def can_be_careful(game: str) -> bool:
    """Return whether ``game`` has the option of careful choices (``CAREFUL``)."""
    try:
        check_options(game, GAMES[game].seats[0], "en", {CAREFUL: True})
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
    if table.seed is not None or table.terms.of_tournament:
        return bool(table.options.get(CAREFUL))
    if not can_be_careful(table.game_name):
        return False
    if table.terms.careful is not None:
        return table.terms.careful
    if CAREFUL in table.options:  # a rematch of a table that was
        return bool(table.options[CAREFUL])
    people = sum(seat.user_id is not None for seat in table.seats) + len(table.guests)
    return people > 1 or not table.computers


def options_at_start(table: Table) -> dict[str, Any]:
    """The options for the game if ``table`` started now."""
    options = {key: value for key, value in table.options.items() if key != CAREFUL}
    return {**options, CAREFUL: True} if is_careful(table) else options
