"""Forecasts and tryouts of a player's answers, computed in the worker pool.

A tryout is visible to its player only, and is not stored. As workers run this module, it imports no
``discord``, which would take 35 MB of each process.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.core.table import TableKind
from engine import Refusal, restore
from engine.tryout import Tryout, can_try, try_out

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.workers import Workers
    from bot.ui.tries import Tries


def may_try(table: Table, player: str) -> bool:
    """Return whether ``player`` can try answers out now; never in a tutorial."""
    if table.game is None or not table.active or table.kind is TableKind.TUTORIAL:
        return False
    return not table.seat(player).resigned and can_try(table.game, player)


async def tried_out(workers: Workers, table: Table, player: str, tries: Tries) -> Tryout:
    """Return the outcome of the ``tries`` of ``player``.

    Refused: ``tryout-late`` if the game has changed since they began, ``tryout-not-now``, as by
    ``Decision.check``, and as by ``Workers.run``.
    """
    decision = table.game.pending.get(player) if table.game and table.active else None
    if decision is None or (decision.number, table.rewound) != (tries.number, tries.rewound):
        raise Refusal("tryout-late")
    if not may_try(table, player):
        raise Refusal("tryout-not-now")
    assert table.stored is not None
    return await workers.run(
        ("tryout", table.id, table.version, player, tries.custom_id),
        _tried_out,
        table.stored.text,
        player,
        tries.picks,
        user_id=table.seat(player).person,
        table_id=table.id,
    )


async def forecast(workers: Workers, table: Table, player: str, token: str) -> Any:
    """Return the engine's forecast of ``player`` answering ``token``.

    Refused: as by ``Workers.run``.
    """
    assert table.stored is not None
    return await workers.run(
        ("forecast", table.id, table.version, player, token),
        _foretold,
        table.stored.text,
        player,
        token,
        user_id=table.seat(player).person,
        table_id=table.id,
    )


def _foretold(stored: str, player: str, token: str) -> Any:
    return restore(json.loads(stored)).forecast(player, token)


def _tried_out(stored: str, player: str, picks: Sequence[Sequence[int]]) -> Tryout:
    return try_out(restore(json.loads(stored)), player, picks)
