"""The picture of one card, of any game, with its full text."""

from __future__ import annotations

from render.games import GAMES
from render.picture import Picture
from render.words import Words


def card_picture(game: str, card: str, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of the card of ``game`` with the id ``card``.

    Its effects are in the language of ``words``. The same arguments give the same bytes.
    """
    return GAMES[game].card_picture(card, words, theme=theme)


def card_alt(game: str, card: str, words: Words) -> str:
    """Return the alt text of that picture."""
    return GAMES[game].card_alt(card, words)
