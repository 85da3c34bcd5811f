"""Innovation's cards and options as text: on a line, a button, in a menu."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.names import isolated
from bot.core.words import Words
from bot.ui.choice import Choice
from bot.ui.prompts import option_label
from engine import Decision
from engine.innovation.cards import CARDS, COLORS


def icons(card: str, words: Words) -> str:
    """Return the icons of a card as symbols, in the order of their places."""
    return "".join(words(f"icon-{icon}") for icon in CARDS[card].icons if icon)


def card_line(card: str, words: Words) -> str:
    """Return a card as a line of a text: colour, name, age, icons."""
    fact = CARDS[card]
    return words(
        "hand-card",
        sign=words(f"color-icon-{fact.color}"),
        name=words.card(card),
        age=fact.age,
        color=words(f"color-{fact.color}"),
        icons=icons(card, words),
    )


def card_choice(card: str, words: Words) -> Choice:
    """Return a card as an option, with the beginning of its text."""
    fact = CARDS[card]
    return Choice(
        label=words("choice-card", name=words.card(card), age=fact.age),
        description=words(
            "choice-card-about",
            color=words(f"color-{fact.color}"),
            icons=icons(card, words),
            text=words.effects(card)[0],
        ),
        emoji=words(f"color-icon-{fact.color}"),
    )


def color_choice(color: str, words: Words) -> Choice:
    """Return a colour as an option, with word and symbol."""
    return Choice(words(f"color-{color}"), emoji=words(f"color-icon-{color}"))


def token_choice(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> Choice:
    """Return an option of ``decision``; ``names`` are the players' plain names."""
    if token in CARDS:
        return card_choice(token, words)
    if token in COLORS:
        return color_choice(token, words)
    return Choice(_label(decision, token, words, names))


def _label(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> str:
    if decision.kind == "way":
        return words(f"option-way-{token}")
    if decision.kind == "value":
        return words("option-value", value=int(token))
    if decision.kind == "pile-value":
        player, _, value = token.partition(" ")
        return words(
            "option-pile-value", player=isolated(names.get(player, player)), value=int(value)
        )
    return option_label(decision, token, words, names)
