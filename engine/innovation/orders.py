"""The standing orders of Innovation."""

from __future__ import annotations

from typing import Any

from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS
from engine.orders import OrderKind


def _on_others_turn(decision: Decision, view: Any, effect: str) -> bool:
    """Return whether an effect of this type asks, in another player's turn."""
    if decision.card is None or view.turn == decision.player:
        return False
    return CARDS[decision.card].effects[decision.effect] == effect


def _decline_shared(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Decline an opponent's shared effect where allowed; a partner's is welcome."""
    if not _on_others_turn(decision, view, "coop"):
        return None
    if view.turn in (mate.name for mate in view.team(view.seat(decision.player))):
        return None
    if decision.kind == "yes-no":
        return ("no",)
    return () if decision.min == 0 else None


# Purposes that cost a player cards.
_LOSING = ("give-to-hand", "give-to-score", "give-to-board", "return")


def _obey(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Give the lowest or the highest cards, as few as possible, to a demand."""
    if not _on_others_turn(decision, view, "demand"):
        return None
    if decision.kind != "cards" or decision.purpose not in _LOSING or decision.min == 0:
        return None
    by_value = sorted(decision.options, key=lambda card: CARDS[card].age, reverse=rule == "highest")
    return tuple(by_value[: decision.min])


def _say(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Answer yes or no in another player's turn."""
    return (rule,) if decision.kind == "yes-no" and view.turn != decision.player else None


def _any_order(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Keep the cards as listed, where only their order is asked."""
    return decision.options if decision.kind == "order" else None


ORDERS = {
    "shared": OrderKind(("decline",), 0, _decline_shared),
    "demand": OrderKind(("lowest", "highest"), 0, _obey),
    "question": OrderKind(("yes", "no"), 0, _say, once=True),
    "sequence": OrderKind(("listed",), None, _any_order),
}
