"""Hints: what somebody who is asked could answer, and what looks strongest.

All of it is thought out from the person's own view, as a computer player would, and never on the
event loop.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from bot.core.table import Table
from bot.core.workers import Workers
from engine import Decision, restore
from engine.decision import Answer
from engine.players import hint

# Answers that are hardly worse than the best look as strong, up to so many of them.
CLOSE = 0.02
SHOWN = 3


@dataclass(frozen=True, slots=True)
class Thought:
    """What was thought about ``decision`` from ``view``.

    ``strongest``  the answers that look so; none where they are as good as each other, or where
                   this table wants no advice
    ``advised``    whether it was asked at all which are strongest
    ``forecasts``  what the engine foretells of an option, where it does
    """

    decision: Decision
    view: Any
    strongest: tuple[Answer, ...] = ()
    advised: bool = True
    forecasts: dict[str, Any] = field(default_factory=dict)


def advises(table: Table) -> bool:
    """Whether one is told at ``table`` what looks strongest; at a strict one only what there is."""
    return not table.terms.strict


async def think(workers: Workers, table: Table, player: str, user_id: int | None = None) -> Thought:
    """The possible moves of ``player`` at ``table``, weighed for ``user_id``.

    Refused: as by ``Workers.once``.
    """
    assert table.stored is not None
    key = ("hint", table.id, table.version, player)
    about = table.stored.text, player, advises(table)
    return await workers.run(key, _think, *about, user_id=user_id, table_id=table.id)


def _think(stored: str, player: str, advised: bool) -> Thought:
    game = restore(json.loads(stored))
    decision, view = game.pending[player], game.view(player)
    forecasts = {}
    if decision.kind == "action":
        foretold = {token: game.forecast(player, token) for token in decision.options}
        forecasts = {token: each for token, each in foretold.items() if each is not None}
    strongest = _strongest(game.name, view, decision) if advised else ()
    in_vain = {token for token, each in forecasts.items() if not each.changes}
    strongest = tuple(answer for answer in strongest if in_vain.isdisjoint(answer))
    return Thought(decision, view, strongest, advised, forecasts)


def _strongest(game: str, view: Any, decision: Decision) -> tuple[Answer, ...]:
    ranked = [(_answer(text, decision), worth) for text, _, worth in hint(game, view, decision)]
    if not ranked or ranked[0][1] - ranked[-1][1] <= CLOSE:
        return ()
    (first, best), *others = ranked
    close = [answer for answer, worth in others if answer and best - worth <= CLOSE]
    return first, *close[: SHOWN - 1]


def _answer(text: str, decision: Decision) -> Answer:
    """The answer that ``hint`` writes in one text."""
    if not text:
        return ()
    return (text,) if text in decision.options else tuple(text.split(" "))
