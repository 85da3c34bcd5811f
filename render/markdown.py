"""Text in Discord's Markdown, as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Callable

TEXT_LIMIT = 3500


def length(text: str) -> int:
    """The length of ``text`` as Discord's programs count it: an emoji is two or more."""
    return len(text.encode("utf-16-le")) // 2


def within_text_limit(text_with: Callable[[int], str], most: int) -> str:
    """The text with as much detail, from ``most`` down to 0, as fits."""
    for detail in range(most, -1, -1):
        text = text_with(detail)
        if length(text) < TEXT_LIMIT:
            return text
    while length(text) >= TEXT_LIMIT:
        text = text[: text.rindex("\n")]
    return text
