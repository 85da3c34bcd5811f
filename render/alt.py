"""Alt text that fits Discord's limit: the more important, the longer it is kept."""

from __future__ import annotations

from collections.abc import Callable

ALT_LIMIT = 1024  # Discord's limit for the description of an attachment
MOST = 4


def within_limit(text_with: Callable[[int], str]) -> str:
    """Return the most detailed text, from ``MOST`` down to 0, that fits."""
    for detail in range(MOST, -1, -1):
        text = text_with(detail)
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"
