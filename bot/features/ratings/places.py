"""The places of the players of a finished game; docs/ratings.md has the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.core.table import Table
from bot.features.ratings.result import CASUAL, COMPUTER, PRACTICE, REPLACED, SHORT, Outcome, Result
from engine import Refusal
from engine.games import standing

# The fewest decisions per seat after which a game that ends by resignation counts.
FEWEST_DECISIONS = 5


def beginners(table: Table) -> tuple[Outcome, ...]:
    """Return the seated players, computers too, before the end is known."""
    sides = {seat.player: number for number, side in enumerate(table.sides) for seat in side}
    return tuple(
        Outcome(seat.player, seat.user_id, seat.name, sides[seat.player], left=seat.resigned_after)
        for seat in table.seats
    )


def result_of(table: Table, began: Sequence[Outcome]) -> Result:
    """Return the result of a finished table for those of ``began`` still to be placed.

    The winners come first, then the others as the rules of the game rank them; resigned players
    come after all others, the earlier the lower. A seat that is not in ``began`` was passed on to
    another player.
    """
    view = _last_view(table)
    outcomes = _placed(table, view, began)
    assert table.ended_at is not None
    assert table.reason is not None
    started = table.started_at or table.opened_at
    return Result(
        table_id=table.id,
        guild_id=table.guild_id,
        game_name=table.game_name,
        reason=table.reason,
        ended_at=table.ended_at,
        seconds=round((table.ended_at - started).total_seconds()),
        turns=0 if view is None else view.turn_number,
        seats=len(table.seats),
        outcomes=outcomes,
        uncounted=_uncounted(table, view, outcomes),
    )


def _last_view(table: Table) -> Any:
    """Return the public view; ``None`` if the game cannot be read."""
    try:
        return table.public_view
    except Refusal:
        return None  # a game that current rules cannot read may still be ended by agreement


def _placed(table: Table, view: Any, began: Sequence[Outcome]) -> tuple[Outcome, ...]:
    """Return ``began`` with places; partners share one, unless they resigned."""
    order = {} if view is None else {seat.name: place for place, seat in standing(view)}
    outcomes = []
    for each in began:
        seat = table.seat(each.player)
        won = each.player in table.winners and each.left is None
        name = seat.name if seat.user_id == each.user_id else each.name
        outcomes.append(replace(each, name=name, won=won))

    def rank(outcome: Outcome) -> tuple[int, int]:
        if outcome.left is not None:
            return 2, -outcome.left
        partners = [
            each.player for each in outcomes if each.side == outcome.side and each.left is None
        ]
        if any(player in table.winners for player in partners):
            return 0, 0
        return 1, min(order.get(player, 0) for player in partners)

    ranks = [rank(outcome) for outcome in outcomes]
    return tuple(
        replace(outcome, place=1 + sum(other < own for other in ranks))
        for outcome, own in zip(outcomes, ranks, strict=True)
    )


def _hardly_played(table: Table, view: Any) -> bool:
    """Return whether a game was too short to show any skill.

    Players never came, or began by mistake, or resigned before there was much to decide.
    """
    if view is None or table.game is None:
        return False
    seats = len(table.seats)
    return view.turn_number <= seats or table.game.answered < FEWEST_DECISIONS * seats


def _uncounted(table: Table, view: Any, outcomes: Sequence[Outcome]) -> str | None:
    """Return the reason why this game does not count for the ratings, if there is one."""
    if table.terms.practice:
        return PRACTICE
    if table.reason == "resigned" and _hardly_played(table, view):
        return SHORT
    if any(outcome.user_id is None for outcome in outcomes):
        return COMPUTER
    if not table.terms.rated:
        return CASUAL
    replaced = len(outcomes) < len(table.seats)
    if len({outcome.side for outcome in outcomes}) < 2 or (replaced and table.options.get("teams")):
        return REPLACED
    return None
