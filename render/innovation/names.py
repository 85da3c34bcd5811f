"""The names of all things in Innovation but cards."""

from __future__ import annotations

from render.words import Words


def achievement_name(achievement: str, words: Words) -> str:
    """Return the name of an achievement: "1" … "9" or the id of a special one."""
    if achievement.isdigit():
        return words("achievement-age", age=int(achievement))
    return words(f"achievement-{achievement}")
