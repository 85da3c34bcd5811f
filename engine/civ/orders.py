"""The standing order of Carta Impera Victoria: a plan for the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.civ.domains import DOMAINS
from engine.decision import Answer, Decision
from engine.orders import OrderKind

if TYPE_CHECKING:
    from engine.civ.view import TableView

# Play a card and then look at the effects, or play it and draw at once. Once it is played, only the
# draw is left of the second.
_PLANS = (*(f"play {domain}" for domain in DOMAINS), *(f"all {domain}" for domain in DOMAINS))


def _plan(rule: str, decision: Decision, view: TableView) -> Answer | None:
    """Play the planned card, or draw to end the turn."""
    wanted = "draw" if rule == "draw" else f"play {rule.split()[-1]}"
    return (wanted,) if decision.kind == "action" and wanted in decision.options else None


def _then_draw(rule: str) -> str | None:
    return "draw" if rule.startswith("all ") else None


def _in_hand(view: TableView, player: str) -> Sequence[str]:
    """Return the plans for the cards in hand."""
    hand = view.seat(player).hand
    return [plan for plan in _PLANS if plan.split()[-1] in hand]


def _chooses_now(view: TableView, player: str) -> bool:
    """Return whether the player chooses the card of this turn right now."""
    return view.turn == player and view.step == "play"


ORDERS = {
    "plan": OrderKind(
        _PLANS,
        1,
        _plan,
        once=True,
        then=_then_draw,
        possible=_in_hand,
        too_late=_chooses_now,
    )
}
