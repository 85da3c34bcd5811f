"""Pages and excerpts of a log that fit a message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words import Words


def pages(lines: Sequence[str], limit: int) -> list[list[str]]:
    """Return ``lines`` in pages of at most ``limit`` characters, filled from the end."""
    filled: list[list[str]] = [[]]
    room = limit
    for line in reversed(lines):
        if len(line) + 1 > room and filled[0]:
            filled.insert(0, [])
            room = limit
        filled[0].insert(0, line)
        room -= len(line) + 1
    return filled


def latest(lines: Sequence[str], limit: int, words: Words) -> str:
    """Return the last ``lines`` that fit, with a note of how many are left out."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    if len(kept) < len(lines):
        kept.insert(0, words("happened-more", count=len(lines) - len(kept)))
    return "\n".join(kept)
