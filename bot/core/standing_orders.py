"""Standing orders: what a player has said in advance, and what it answers.

An order answers only where it fits, with what the player might choose themselves; everything else
is asked as ever. That somebody has an order is known to nobody but them.
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
    """What ``user_id`` has said in advance at a table.

    ``kind``   which choices it is about: one of ``KINDS``; a person has one order of each kind
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

    ``game``    whose game has such choices
    ``rules``   how they can be answered
    ``turns``   it ends when the next turn of this player begins (0), or is over (1); ``None``: when
                it is cancelled
    ``answer``  the answer by a rule; ``None`` where the rule does not fit
    ``once``    whether it ends with the first answer
    """

    game: str
    rules: tuple[str, ...]
    turns: int | None
    answer: Callable[[str, Decision, Any], Answer | None]
    once: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """The answer that ``order`` gives, and what of the order is ``left`` for later."""

    answer: Answer
    order: Order
    left: Order | None


def ordered_answer(orders: Iterable[Order], decision: Decision, view: Any) -> Ordered | None:
    """What the first fitting one of a player's ``orders`` answers to their ``decision``.

    ``view`` is the table as this player sees it.
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
    """Whether ``order`` has not ended by itself."""
    return order.until is None or view.turn_number < order.until


def last_turn(kind: str, player: str, view: Any) -> int | None:
    """When an order of this kind ends that ``player`` gives now, as ``Order.until``."""
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
    """Whether an effect of this type asks, in the turn of somebody else."""
    if decision.card is None or view.turn == decision.player:
        return False
    return CARDS[decision.card].effects[decision.effect] == effect


def _decline_shared(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Nothing, or no, where somebody else's effect is shared and may be declined."""
    if not _on_others_turn(decision, view, "coop"):
        return None
    if decision.kind == "yes-no":
        return ("no",)
    return () if decision.min == 0 else None


# What happens to a card that one would rather keep.
_LOSING = ("give-to-hand", "give-to-score", "give-to-board", "return")


def _obey(rule: str, decision: Decision, view: Any) -> Answer | None:
    """The lowest or the highest cards, no more than needed, where a demand takes some."""
    if not _on_others_turn(decision, view, "demand"):
        return None
    if decision.kind != "cards" or decision.purpose not in _LOSING or decision.min == 0:
        return None
    by_value = sorted(decision.options, key=lambda card: CARDS[card].age, reverse=rule == "highest")
    return tuple(by_value[: decision.min])


def _say(rule: str, decision: Decision, view: Any) -> Answer | None:
    """Yes or no, in somebody else's turn."""
    return (rule,) if decision.kind == "yes-no" and view.turn != decision.player else None


def _any_order(rule: str, decision: Decision, view: Any) -> Answer | None:
    """The cards as they are listed, where nothing but their order is asked."""
    return decision.options if decision.kind == "order" else None


# Carta Impera Victoria


def _plan(rule: str, decision: Decision, view: Any) -> Answer | None:
    """The planned card, or the draw that ends the turn."""
    wanted = "draw" if rule == "draw" else f"play {rule.split()[-1]}"
    return (wanted,) if decision.kind == "action" and wanted in decision.options else None


# In the order in which they are offered. The rules of a plan: play a card and then look at the
# effects, or play it and draw at once; once it is played, nothing but the draw is left of that.
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
