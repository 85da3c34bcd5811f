"""The rules version: equal rules have equal fingerprints."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

# The files that decide how a stored game goes on: the rules and their cards.
_RULES = (("engine", ".py"), ("assets", ".json"))


@cache
def fingerprint() -> str:
    """Return a hash of the rules, which changes with any change in them."""
    found = sha256()
    for package, kind in _RULES:
        for path in _files(files(package)):
            if path.name.endswith(kind):
                found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(folder: Traversable) -> list[Traversable]:
    """Return all files in ``folder`` and its subfolders, always in the same order."""
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        found += _files(each) if each.is_dir() else [each]
    return found
