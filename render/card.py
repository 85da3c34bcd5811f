"""The picture of one card, of any game, with its full text."""

from __future__ import annotations

from render.civ.whole_card import card_picture as civ
from render.innovation.whole_card import card_picture as innovation
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
        return civ(card, words, players=players, theme=theme)
    return innovation(card, words, theme=theme)
