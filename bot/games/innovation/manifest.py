"""The manifest of Innovation on Discord."""

from __future__ import annotations

from bot.games.innovation.presenter import InnovationPresenter
from bot.games.innovation.tutorial import LESSONS, SEED, told
from bot.games.manifest import Manifest, Tutorial

MANIFEST = Manifest(
    name="innovation",
    presenter=InnovationPresenter(),
    tutorial=Tutorial(LESSONS, SEED, told),
    turns={2: (16, 35), 3: (11, 22), 4: (9, 16)},
)
