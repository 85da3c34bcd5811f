"""The words of the commands themselves, as they are registered with Discord."""

from __future__ import annotations

from bot.words import DEFAULT, words_for


def described(key: str) -> str:
    """The description of a command or an option."""
    return words_for(DEFAULT)(f"command-{key}")
