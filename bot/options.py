"""What can be chosen when a table is opened. Only the rules of a game know: they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.words import alphabet
from engine import GAMES, Refusal, new_game


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
