"""The names of players in a picture and in its alt text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.script import isolated
from render.text import drawable
from render.words import Words


def drawn_names(players: Sequence[str], names: Mapping[str, str], words: Words) -> dict[str, str]:
    """Return the drawable part of each player's name, or else the player's number."""
    return {
        player: drawable(names.get(player, player), words("picture-player", number=number))
        for number, player in enumerate(players, 1)
    }


def told_names(players: Sequence[str], names: Mapping[str, str], words: Words) -> dict[str, str]:
    """Return the names for a text, isolated so that they cannot reverse it."""
    return {
        player: isolated(names.get(player) or words("picture-player", number=number))
        for number, player in enumerate(players, 1)
    }
