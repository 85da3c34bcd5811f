"""Standing orders: rules by which a player answers decisions in advance.

An order answers only where it fits, with an answer that the player could choose; other decisions
are asked as usual. Only the player knows that they have an order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from engine import GAMES, Decision
from engine.decision import Answer
from engine.orders import THEN, OrderKind


@dataclass(frozen=True, slots=True)
class Order:
    """An order that ``user_id`` has given at a table.

    ``kind``   the decisions that it is for: one of ``kinds``; a player has one order of each kind
    ``rule``   how these are answered: one of the rules of that kind
    ``until``  the number of the turn at whose beginning it ends; ``None``: when it is cancelled
    ``seen``   a fingerprint of the state that it relies on, as the player saw it; or ``None``
    """

    user_id: int
    kind: str
    rule: str
    until: int | None = None
    seen: str | None = None


@dataclass(frozen=True, slots=True)
class Ordered:
    """The answer that ``order`` gives, and the order ``left`` for later, if any."""

    answer: Answer
    order: Order
    left: Order | None


def kinds(game: str) -> Mapping[str, OrderKind]:
    """Return the kinds of orders of ``game``, in the order in which they are offered."""
    return GAMES[game].orders


def ordered_answer(orders: Iterable[Order], decision: Decision, view: Any) -> Ordered | None:
    """Return the answer of a player's first fitting order to their ``decision``.

    ``view`` is the table as this player sees it. Returns ``None`` if no order fits.
    """
    for order in orders:
        kind = kinds(view.game).get(order.kind)
        if kind is None or not stands(order, view):
            continue
        player, (step, _) = decision.player, split(order.rule)
        if order.seen is not None and order.seen != seen(order.kind, order.rule, player, view):
            continue
        answer = kind.answer(step, decision, view)
        if answer is not None and decision.allows(answer):
            return Ordered(answer, order, _left(order, kind))
    return None


def stands(order: Order, view: Any) -> bool:
    """Return whether ``order`` has not expired."""
    return order.until is None or view.turn_number < order.until


def split(rule: str) -> tuple[str, str]:
    """Return the first step of a rule, and the other ones."""
    step, _, others = rule.partition(THEN)
    return step, others


def seen(kind: str, rule: str, player: str, view: Any) -> str | None:
    """Return ``Order.seen`` for an order that ``player`` gives now.

    It is a hash, as it may stand for cards that only this player knows.
    """
    relied_on = kinds(view.game)[kind].relied_on
    if relied_on is None:
        return None
    return blake2b(relied_on(rule, view, player).encode(), digest_size=12).hexdigest()


def plans(order: Order, game: str) -> bool:
    """Return whether ``order`` is a plan: for one turn of its player."""
    kind = kinds(game).get(order.kind)
    return kind is not None and kind.turns == 1


def in_vain(order: Order, decision: Decision | None) -> bool:
    """Return whether a plan ends: it has not answered the ``decision`` it was for.

    Otherwise it would answer in the middle of a turn, against its player's intention.
    """
    return order.seen is not None and decision is not None and decision.kind == "action"


def last_turn(kind: str, player: str, view: Any) -> int | None:
    """Return ``Order.until`` for an order of this kind that ``player`` gives now."""
    turns = kinds(view.game)[kind].turns
    if turns is None:
        return None
    names = [seat.name for seat in view.seats]
    away = names.index(player) - names.index(view.turn)
    return int(view.turn_number + (away % len(names) or len(names)) + turns)


def _left(order: Order, kind: OrderKind) -> Order | None:
    step, others = split(order.rule)
    if others:
        return replace(order, rule=others, seen=None)
    if (rule := kind.then(step)) is not None:
        return replace(order, rule=rule)
    return None if kind.once else order
