"""The manifest of Innovation on Discord."""

from __future__ import annotations

from bot.games.innovation.presenter import InnovationPresenter
from bot.games.innovation.tutorial import LESSONS, SEED, told
from bot.games.manifest import Manifest, Tutorial

MANIFEST = Manifest(
    name="innovation",
    presenter=InnovationPresenter(),
    tutorial=Tutorial(LESSONS, SEED, told),
    turns={2: (26, 41), 3: (17, 29), 4: (11, 18)},
)
