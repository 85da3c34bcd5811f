"""The games that can be drawn: the folders here that have a ``manifest.py``."""

from __future__ import annotations

from engine import GAMES as RULES
from engine.manifest import Manifests
from render.manifest import Manifest

GAMES: Manifests[Manifest] = Manifests("render", lambda manifest: RULES[manifest.name].order)
