"""Which rules these are: two versions of the bot with the same rules have the same fingerprint."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

# What decides how a stored game goes on: the rules, and the cards they are about.
_RULES = (("engine", ".py"), ("assets.innovation", ".json"), ("assets.civ", ".json"))


@cache
def fingerprint() -> str:
    """What differs if anything in the rules does."""
    found = sha256()
    for package, kind in _RULES:
        for path in _files(files(package)):
            if path.name.endswith(kind):
                found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(folder: Traversable) -> list[Traversable]:
    """All files in ``folder`` and the folders in it, always in the same order."""
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        found += _files(each) if each.is_dir() else [each]
    return found
