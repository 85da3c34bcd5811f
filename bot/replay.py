"""A game played once more from its record: how the table looked at the end of each turn."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store import GivenAnswer
from bot.table import Table
from engine import Refusal, new_game

log = logging.getLogger(__name__)


def turns_of(table: Table, answers: Iterable[GivenAnswer]) -> list[Any]:
    """The public views of ``table`` at the start of each turn, and last of all as it is now.

    ``answers`` are its record. Takes tens of milliseconds for a long game. Empty if today's rules
    play the record otherwise.
    """
    assert table.seed is not None
    players = [seat.player for seat in table.seats]
    options = {"language": table.language, **table.options}
    try:
        game = new_game(table.game_name, players, table.seed, **options)
        views = [game.view(None)]
        for given in answers:
            if not given.undone:
                game.answer(given.player, given.answer)
                view = game.view(None)
                if view.turn_number > views[-1].turn_number:
                    views.append(view)
    except Refusal as refusal:
        log.warning("table %s cannot be played once more: %s", table.id, refusal)
        return []
    return [*views, game.view(None)]


def points_by_turn(views: Sequence[Any]) -> list[tuple[int, Mapping[str, int]]]:
    """Everybody's points at the end of each turn, from what ``turns_of`` gives."""
    *starts, now = views
    ends = [(view.turn_number - 1, view) for view in starts if view.turn_number]
    return [
        (turn, {seat.name: seat.points for seat in view.seats})
        for turn, view in (*ends, (now.turn_number, now))
    ]
