"""Standing orders: rules by which a player answers decisions in advance.

An order answers only where it fits, with an answer that the player could choose; other decisions
are asked as usual. Only the player knows that they have an order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.civ.domains import DOMAINS
from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS
from engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Order:
    """An order that ``user_id`` has given at a table.

    ``kind``   the decisions that it is for: one of ``KINDS``; a player has one order of each kind
    ``rule``   how these are answered: one of the rules of that kind
    ``until``  the number of the turn with whose beginning it ends; ``None``: when it is cancelled
    """

    user_id: int
    kind: str
    rule: str
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of order.

    ``game``    the game that has such decisions
    ``rules``   the ways to answer them
    ``turns``   it ends when the next turn of this player begins (0), or is over (1); ``None``: when
                it is cancelled
    ``answer``  returns the answer by a rule; ``None`` where the rule does not fit
    ``once``    it ends with the first answer
    """

    game: str
    rules: tuple[str, ...]
    turns: int | None
    answer: Callable[[str, Decision, Any], Answer | None]
    once: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """The answer that ``order`` gives, and the order ``left`` for later, if any."""

    answer: Answer
    order: Order
    left: Order | None


def ordered_answer(orders: Iterable[Order], decision: Decision, view: Any) -> Ordered | None:
    """Return the answer of a player's first fitting order to their ``decision``.

    ``view`` is the table as this player sees it. Returns ``None`` if no order fits.
    """
    for order in orders:
        kind = KINDS[order.kind]
        if kind.game != view.game or not stands(order, view):
            continue
        answer = kind.answer(order.rule, decision, view)
        if answer is not None and _is_legal(decision, answer):
            return Ordered(answer, order, _left(order, kind))
    return None


def stands(order: Order, view: Any) -> bool:
    """Return whether ``order`` has not expired."""
    return order.until is None or view.turn_number < order.until


def last_turn(kind: str, player: str, view: Any) -> int | None:
    """Return ``Order.until`` for an order of this kind that ``player`` gives now."""
    turns = KINDS[kind].turns
    if turns is None:
        return None
    names = [seat.name for seat in view.seats]
    away = names.index(player) - names.index(view.turn)
    return int(view.turn_number + (away % len(names) or len(names)) + turns)


def _is_legal(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except Refusal:
        return False
    return True


def _left(order: Order, kind: Kind) -> Order | None:
    if order.kind == "plan" and order.rule.startswith("all "):
        return replace(order, rule="draw")
    return None if kind.once else order


# Innovation


def _on_others_turn(decision: Decision, view: Any, effect: str) -> bool:
    """Return whether an effect of this type asks, in another player's turn."""
    if decision.card is None or view.turn == decision.player:
        return False
    return CARDS[decision.card].effects[decision.effect] == effect


def _decline_shared(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Decline another player's shared effect, where that is allowed."""
    if not _on_others_turn(decision, view, "coop"):
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


# Carta Impera Victoria


def _plan(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Play the planned card, or draw to end the turn."""
    wanted = "draw" if rule == "draw" else f"play {rule.split()[-1]}"
    return (wanted,) if decision.kind == "action" and wanted in decision.options else None


# In the order in which they are offered. The rules of a plan: play a card and then look at the
# effects, or play it and draw at once; once it is played, only the draw is left of the order.
KINDS: dict[str, Kind] = {
    "shared": Kind("innovation", ("decline",), 0, _decline_shared),
    "demand": Kind("innovation", ("lowest", "highest"), 0, _obey),
    "question": Kind("innovation", ("yes", "no"), 0, _say, once=True),
    "sequence": Kind("innovation", ("listed",), None, _any_order),
    "plan": Kind(
        "civ",
        (*(f"play {domain}" for domain in DOMAINS), *(f"all {domain}" for domain in DOMAINS)),
        1,
        _plan,
        once=True,
    ),
}
