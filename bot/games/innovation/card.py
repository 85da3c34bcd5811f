"""The panel of a card of Innovation, open to all users."""

from __future__ import annotations

from bot.core.words import Words
from bot.games.innovation.cards import effect_lines, icons
from bot.ui.panel import Panel, Picture
from engine.innovation.cards import CARDS

ACCENTS = {
    "red": 0xC24A3F,
    "yellow": 0xD9A62E,
    "green": 0x4E9A55,
    "blue": 0x3F78B5,
    "purple": 0x7D55A3,
}


def card_panel(card: str, words: Words, picture: Picture | None) -> Panel:
    """Return the full text of a card and the meanings of its effects' kinds.

    If there is a picture, the panel has only that, as it contains all of the text.
    """
    fact = CARDS[card]
    panel = Panel(ACCENTS[fact.color])
    if picture is not None:
        return panel.picture(picture)
    panel.text(
        words(
            "card-title",
            sign=words(f"color-icon-{fact.color}"),
            name=words.card(card),
            age=fact.age,
            color=words(f"color-{fact.color}"),
            icons=icons(card, words),
        )
    )
    panel.text("\n".join(effect_lines(card, words)))
    dogma = words(f"icon-{fact.dogma_icon}")
    about = [words(f"effect-{kind}-about", icon=dogma) for kind in dict.fromkeys(fact.effects)]
    return panel.text("\n".join(words("card-small", text=text) for text in about))
