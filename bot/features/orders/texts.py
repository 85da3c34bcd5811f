"""Standing orders in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.standing_orders import Order, kinds, split

if TYPE_CHECKING:
    from bot.core.words import Words


def order_text(order: Order, game: str, words: Words) -> str:
    """Return the text of an order at a table of ``game``, and how long it applies."""
    kind = kinds(game)[order.kind]
    if order.seen is not None:
        until = "unchanged"
    elif kind.turns == 1:
        until = "next"
    elif kind.once:
        until = "once"
    else:
        until = "cancelled" if order.until is None else "turn"
    return words("order-text", what=rule_text(order.kind, order.rule, words),
                 until=words(f"order-until-{until}"))  # fmt: skip


def rule_text(kind: str, rule: str, words: Words) -> str:
    """Return the text of a rule of this kind, with all its steps."""
    step, others = split(rule)
    what, _, about = step.partition(" ")
    card = card_of(step)
    text = words(f"order-{kind}-{what}", card=words.card(card) if card else about)
    if not others:
        return text
    return words("order-steps", first=text, second=rule_text(kind, others, words))


def card_of(step: str) -> str:
    """Return the card of a step such as "meld oars"; empty if there is none."""
    about = step.partition(" ")[2]
    return "" if about.isdigit() else about


def standing_text(orders: Sequence[Order], answered: Sequence[str], game: str, words: Words) -> str:
    """Return recent automatic answers and active orders for the hand; empty if none."""
    lines = [
        words("order-answered", order=words(f"order-{kind}"), count=count)
        for kind, count in Counter(answered).items()
    ]
    lines += [words("order-standing", order=order_text(order, game, words)) for order in orders]
    return "\n".join(lines)
