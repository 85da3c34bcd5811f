"""Text in Discord's Markdown that fits its length limit."""

from __future__ import annotations

from collections.abc import Callable

TEXT_LIMIT = 3500


def length(text: str) -> int:
    """Return the length of ``text`` as Discord's clients count it: UTF-16 code units.

    An emoji counts as two or more.
    """
    return len(text.encode("utf-16-le")) // 2


def within_text_limit(text_with: Callable[[int], str], most: int) -> str:
    """Return the most detailed text, from ``most`` down to 0, that fits."""
    for detail in range(most, -1, -1):
        text = text_with(detail)
        if length(text) < TEXT_LIMIT:
            return text
    while length(text) >= TEXT_LIMIT:
        text = text[: text.rindex("\n")]
    return text
