"""Hints: the legal answers to a decision, and those that look strongest.

All of it is computed from the player's own view, as a computer player would, and never on the event
loop.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from bot.core.table import Table
from bot.core.workers import Workers
from engine import Decision, restore
from engine.decision import Answer
from engine.players import advise

# Answers this close to the best look as strong, up to ``SHOWN`` of them.
CLOSE = 0.02
SHOWN = 3


@dataclass(frozen=True, slots=True)
class Thought:
    """The analysis of ``decision`` from ``view``.

    ``strongest``  the answers that look strongest; none if all are alike, or if this table
                   allows no advice
    ``advised``    whether the strongest answers were looked for at all
    ``forecasts``  the engine's forecast by option, where there is one
    """

    decision: Decision
    view: Any
    strongest: tuple[Answer, ...] = ()
    advised: bool = True
    forecasts: dict[str, Any] = field(default_factory=dict)


def advises(table: Table) -> bool:
    """Return whether hints name the strongest options; if rated, by agreement.

    At a strict table they never do.
    """
    terms = table.terms
    return not terms.strict and (terms.advice or not counts(table))


def counts(table: Table) -> bool:
    """Return whether the result may count for the ratings; not with computers."""
    people = all(seat.user_id is not None for seat in table.seats)
    return table.terms.rated and not table.terms.practice and people


async def think(workers: Workers, table: Table, player: str, user_id: int | None = None) -> Thought:
    """Return the options of ``player`` at ``table``, evaluated for ``user_id``.

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
    ranked = advise(game, view, decision)
    if not ranked or (len(ranked) > 1 and ranked[0][0] - ranked[-1][0] <= CLOSE):
        return ()
    (best, first), *others = ranked
    close = [answer for worth, answer in others if answer and best - worth <= CLOSE]
    return first, *close[: SHOWN - 1]
