"""The picture of one card, of any game, with its full text."""

from __future__ import annotations

from render.civ import whole_card as civ
from render.innovation import whole_card as innovation
from render.picture import Picture
from render.words import Words


def card_picture(
    game: str, card: str, words: Words, *, players: int | None = None, theme: str = "dark"
) -> Picture:
    """Return the picture of the card of ``game`` with the id ``card``.

    Its effects are in the language of ``words``. A card of Carta Impera Victoria is identified by
    its domain; ``players``, if given, determines how many cards its levels take. The same arguments
    give the same bytes.
    """
    if game == "civ":
        return civ.card_picture(card, words, players=players, theme=theme)
    return innovation.card_picture(card, words, theme=theme)


def card_alt(game: str, card: str, words: Words, players: int | None = None) -> str:
    """Return the alt text of that picture."""
    if game == "civ":
        return civ.card_alt(card, words, players)
    return innovation.card_alt(card, words)
