"""Texts for decisions: the question and its options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.names import isolated
from bot.core.words import Words
from engine.decision import Decision


def prompt(decision: Decision, words: Words) -> str:
    """Return the question of a decision, a sentence or two addressed to the player.

    Only the bounds and the purpose are disclosed, so it may be shown wherever the asking card may.
    """
    if decision.kind == "order":
        return words(f"order-{decision.purpose}")
    text = words(
        f"prompt-{decision.purpose}",
        amount=_amount(decision),
        min=decision.min,
        max=decision.max,
        card=words.card(decision.card) if decision.card else "",
    )
    if decision.kind == "cards" and decision.ordered:
        return f"{text} {words('prompt-in-order')}"
    return text


def _amount(decision: Decision) -> str:
    if decision.max == 0:
        return "none"
    if decision.max == 1:
        return "one" if decision.min else "may-one"
    if decision.whole:
        return "all-or-none"
    if decision.min == decision.max:
        return "exactly"
    if decision.min:
        return "between"
    return "any" if decision.max == len(decision.options) else "up-to"


def option_label(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the button label of an option that any game may have.

    ``names`` are the players' plain names.
    """
    if decision.kind == "yes-no":
        return words(f"option-yes-{decision.purpose}" if token == "yes" else "option-no")
    return isolated(names.get(token, token))
