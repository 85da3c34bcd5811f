"""The standing orders of Innovation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS
from engine.orders import THEN, OrderKind

if TYPE_CHECKING:
    from engine.innovation.view import TableView


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
    if decision.kind != "cards" or decision.purpose not in _LOSING:
        return None
    if decision.min == 0 and not decision.lacking:
        return None
    by_value = sorted(decision.options, key=lambda card: CARDS[card].age, reverse=rule == "highest")
    return tuple(by_value[: decision.min])


def _say(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Answer yes or no in another player's turn."""
    return (rule,) if decision.kind == "yes-no" and view.turn != decision.player else None


def _any_order(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Keep the cards as listed, where only their order is asked."""
    return decision.options if decision.kind == "order" else None


_ACTIONS = (
    "draw",
    *(f"{verb} {card}" for verb in ("meld", "dogma") for card in CARDS),
    *(f"achieve {age}" for age in range(1, 10)),
)
_MENU = 25  # the longest menu


def _act(rule: str, decision: Decision, view: TableView) -> Answer | None:
    """Take the planned action, if it is possible."""
    return (rule,) if decision.kind == "action" and rule in decision.options else None


def _possible(view: TableView, player: str) -> Sequence[str]:
    """Return the actions that are possible with the cards that the player has now."""
    seat = view.seat(player)
    tops = [pile.cards[0] for pile in seat.board]
    highest = max((CARDS[card].age for card in tops), default=0)
    ages = [int(age) for age in view.achievements if age.isdigit()]
    hand = [card.card for card in reversed(seat.hand) if card.card]
    actions = ["draw"]
    actions += [f"achieve {age}" for age in ages if age <= min(highest, seat.points // 5)]
    actions += [f"dogma {card}" for card in tops if CARDS[card].effects]
    actions += [f"meld {card}" for card in hand]
    return actions[:_MENU]


def _then(view: TableView, player: str, rule: str) -> Sequence[str]:
    """Return the actions that are possible after the planned one."""
    verb, _, card = rule.partition(" ")
    once = verb in ("achieve", "meld")
    following = [each for each in _possible(view, player) if each != rule or not once]
    if verb != "meld":
        return following
    color = CARDS[card].color
    piles = [pile for pile in view.seat(player).board if pile.color == color]
    covered = [f"dogma {pile.cards[0]}" for pile in piles]
    following = [each for each in following if each not in covered]
    return [f"dogma {card}", *following][:_MENU]


def _relied_on(rule: str, view: TableView, player: str) -> str:
    """Return the player's own cards, and the icons that decide the dogmas' reach.

    The first action depends on which other players have as many icons as the player; a later one,
    before which the player's own icons may change, on all their numbers.
    """
    own = view.seat(player)
    others = [seat for seat in view.seats if seat.name != player]
    found: list[object] = [own.hand, own.score, own.board, own.achievements]
    for place, step in enumerate(rule.split(THEN)):
        verb, _, card = step.partition(" ")
        if verb == "dogma":
            icon = CARDS[card].dogma_icon
            counts = [seat.icons.get(icon, 0) for seat in others]
            mine = own.icons.get(icon, 0)
            found.append(counts if place else [count >= mine for count in counts])
    return repr(found)


def _own_turn(view: TableView, player: str) -> bool:
    return view.turn == player


ORDERS = {
    "actions": OrderKind(
        _ACTIONS,
        1,
        _act,
        once=True,
        possible=_possible,
        too_late=_own_turn,
        steps=2,
        later=_then,
        relied_on=_relied_on,
    ),
    "shared": OrderKind(("decline",), 0, _decline_shared),
    "demand": OrderKind(("lowest", "highest"), 0, _obey),
    "question": OrderKind(("yes", "no"), 0, _say, once=True),
    "sequence": OrderKind(("listed",), None, _any_order),
}
