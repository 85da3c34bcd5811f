"""The manifest of Carta Impera Victoria on Discord."""

from __future__ import annotations

from bot.games.civ.presenter import CivPresenter
from bot.games.civ.tutorial import LESSONS, SEED, told
from bot.games.manifest import Manifest, Tutorial

MANIFEST = Manifest(
    name="civ",
    presenter=CivPresenter(),
    tutorial=Tutorial(LESSONS, SEED, told),
    turns={2: (14, 23), 3: (8, 17), 4: (8, 15)},
)
