"""The games on Discord: the folders here that have a ``manifest.py``."""

from __future__ import annotations

from bot.core.table import Table
from bot.games.manifest import Manifest
from bot.games.presenter import GamePresenter
from engine import GAMES as RULES
from engine.manifest import Manifests

GAMES: Manifests[Manifest] = Manifests("bot.games", lambda manifest: RULES[manifest.name].order)


def presenter_of(table: Table) -> GamePresenter:
    """Return the presenter of the game of ``table``."""
    return GAMES[table.game_name].presenter
