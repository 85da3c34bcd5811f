"""Replays of a game from its record: its state at the end of each turn."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.core.table import Table
from bot.storage import GivenAnswer
from bot.tables.options import options_told
from engine import Refusal
from engine.replay import Recorded, replayed

log = logging.getLogger(__name__)


def recorded(table: Table, answers: Iterable[GivenAnswer]) -> Recorded:
    """Return the record of ``table`` for the engine, with the ``answers`` that count."""
    assert table.seed is not None
    return Recorded(
        table.game_name,
        tuple(seat.player for seat in table.seats),
        options_told(table.game_name, table.language, table.options),
        table.seed,
        [(given.player, given.answer) for given in answers if not given.undone],
    )


def turns_of(table: Table, answers: Iterable[GivenAnswer]) -> list[Any]:
    """Return the public view of ``table`` at the start of each turn, and the current.

    ``answers`` are its record. Takes tens of milliseconds for a long game. Empty if the current
    rules play the record otherwise.
    """
    return [seen[None] for seen in turns_seen(table, answers)]


def turns_seen(
    table: Table, answers: Iterable[GivenAnswer], *viewers: str
) -> list[dict[str | None, Any]]:
    """Return the views of ``turns_of``, with those of ``viewers`` beside them."""
    seen: list[dict[str | None, Any]] = []
    try:
        for game in replayed(recorded(table, answers)):
            if not seen or game.view(None).turn_number > seen[-1][None].turn_number:
                seen.append({viewer: game.view(viewer) for viewer in (None, *viewers)})
    except Refusal as refusal:
        log.warning("table %s can't be replayed: %s", table.id, refusal)
        return []
    return [*seen, {viewer: table.as_ended(game.view(viewer)) for viewer in (None, *viewers)}]


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn: its ``place``, that of the ``last`` one, and the views at start and end.

    ``hand`` is the view of the viewer at its end, if they are a player; ``turns`` is the number of
    turns.
    """

    place: int
    last: int
    start: Any
    end: Any
    hand: Any
    turns: int


def turn_seen(
    table: Table, answers: Iterable[GivenAnswer], place: int | None, player: str | None
) -> SeenTurn | None:
    """Return the turn at ``place``, by default the last, as ``player`` saw it.

    ``player``: ``None`` for the public.

    Returns ``None`` if the current rules play the record otherwise.
    """
    seen = turns_seen(table, answers, *([] if player is None else [player]))
    if not seen:
        return None
    last = len(seen) - 2
    place = last if place is None else min(place, last)
    start, end = seen[place], seen[place + 1]
    hand = None if player is None else end[player]
    return SeenTurn(place, last, start[None], end[None], hand, seen[-1][None].turn_number)


def points_by_turn(views: Sequence[Any]) -> list[tuple[int, Mapping[str, int]]]:
    """Return the players' points at the end of each turn of ``turns_of``."""
    *starts, now = views
    ends = [(view.turn_number - 1, view) for view in starts if view.turn_number]
    return [
        (turn, {seat.name: seat.points for seat in view.seats})
        for turn, view in (*ends, (now.turn_number, now))
    ]
