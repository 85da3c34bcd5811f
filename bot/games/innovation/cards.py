"""Innovation's cards and options as text: on a line, a button, in a menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import isolated
from bot.core.words import Words
from bot.ui.choice import Choice
from bot.ui.prompts import option_label
from engine import Decision
from engine.innovation.cards import CARDS, COLORS

if TYPE_CHECKING:
    from engine.innovation.view import TableView


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


def card_summary(card: str, words: Words) -> str:
    """Return a summary of a card in a few words, after the kinds of its effects."""
    kinds = {*CARDS[card].effects}
    kind = "both" if len(kinds) > 1 else kinds.pop()
    return words(f"card-summary-{kind}", text=words(f"{card}-summary"))


def card_about(card: str, words: Words) -> str:
    """Return a card as a line of a text, with its summary."""
    return words("card-line", card=card_line(card, words), text=card_summary(card, words))


def held_line(card: str, words: Words) -> str:
    """Return the line that sums up a card of a hand, for the text below the picture."""
    fact = CARDS[card]
    return words(
        "hand-line",
        sign=words(f"color-icon-{fact.color}"),
        name=words.card(card),
        age=fact.age,
        text=card_summary(card, words),
    )


def cards_about(tokens: Iterable[str], words: Words) -> str:
    """Return the cards among ``tokens``, a line each, to explain buttons with names."""
    return "\n".join(card_about(token, words) for token in tokens if token in CARDS)


def effect_lines(card: str, words: Words) -> list[str]:
    """Return the effects of a card as its owner reads them, each with its kind."""
    fact = CARDS[card]
    icon = words(f"icon-{fact.dogma_icon}")
    return [
        words(f"card-effect-{kind}", icon=icon, text=text)
        for kind, text in zip(fact.effects, words.effects(card), strict=True)
    ]


def effect_asked(card: str, effect: int, words: Words, *, demanded: bool) -> str:
    """Return an effect with its kind, for a player who has to choose for it.

    ``demanded``: a demand of it is made of this player, so the text addresses them.
    """
    kind = CARDS[card].effects[effect]
    text = words.effects(card)[effect]
    if demanded and kind == "demand":
        text = words(f"{card}-{effect + 1}-demanded")
    return words(f"card-asked-{kind}", text=text)


def card_choice(card: str, words: Words) -> Choice:
    """Return a card as an option, with its summary."""
    fact = CARDS[card]
    return Choice(
        label=words("choice-card", name=words.card(card), age=fact.age),
        description=words(
            "choice-card-about",
            color=words(f"color-{fact.color}"),
            icons=icons(card, words),
            text=card_summary(card, words),
        ),
        emoji=words(f"color-icon-{fact.color}"),
    )


def owners(options: Iterable[str], view: TableView) -> dict[str, str]:
    """Return the owners of the cards in ``options``; empty if one player has all."""
    offered = {*options}
    found = {
        card: owner.name
        for owner in view.seats
        for card in (
            *(card for pile in owner.board for card in pile.cards),
            *(held.card for held in (*owner.hand, *owner.score) if held.card),
        )
        if card in offered
    }
    return found if len({*found.values()}) > 1 else {}


def whose(
    choice: Choice, owner: str, viewer: str, words: Words, names: Mapping[str, str]
) -> Choice:
    """Return the choice of a card with its owner. ``names`` are plain."""
    key = "choice-mine" if owner == viewer else "choice-whose"
    label = words(key, card=choice.label, player=isolated(names.get(owner, owner)))
    return replace(choice, label=label)


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
