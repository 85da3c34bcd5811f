"""The record of a game as a file, without names.

Where everything may be seen (``bot.disclosure``) it is complete, and ``python -m engine replay``
replays it. Otherwise it holds what the caller may know, and says what is left out: the seed, and
what is hidden from them. The bot never reads such a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from bot.core.table import Table
from bot.features.history.disclosure import is_open
from bot.features.tables.options import options_told
from bot.features.tables.replay import recorded
from bot.features.tables.rewind import stored_dump
from bot.storage import GivenAnswer
from engine import Event
from engine.replay import FORMAT


def file_name(table: Table) -> str:
    """What the file is called."""
    return f"civitas-{table.game_name}-{table.id}.json"


def exported(
    table: Table, answers: Iterable[GivenAnswer], events: Iterable[Event], viewer: str | None
) -> bytes:
    """The file for ``viewer`` (``None``: the public) of a ``table`` that has begun.

    ``answers`` and ``events`` are its record, with everything hidden in them.
    """
    about = {
        "format": FORMAT,
        "game": table.game_name,
        "players": [seat.player for seat in table.seats],
        "options": options_told(table.language, table.options),
        "status": table.status,
        "winners": table.winners,
        "reason": table.reason,
    }
    content = _whole(table, answers) if is_open(table) else _part(table, answers, events, viewer)
    return json.dumps({**about, **content}, ensure_ascii=False, indent=1).encode()


def _whole(table: Table, answers: Iterable[GivenAnswer]) -> dict[str, Any]:
    answers = list(answers)
    return {
        "seed": recorded(table, answers).seed,
        "answers": [_answer(given) for given in answers],
        "state": stored_dump(table)["state"],
    }


def _part(
    table: Table, answers: Iterable[GivenAnswer], events: Iterable[Event], viewer: str | None
) -> dict[str, Any]:
    """What ``viewer`` may know, with the answers given for them, if they are a player."""
    assert table.game is not None
    known = (event.for_viewer(viewer).dump() for event in events)
    return {
        "viewer": viewer,
        "left_out": {
            "what": ["seed", "answers-of-others", "hidden-cards"],
            "because": "playing" if table.active else "agreed",
        },
        "answers": [_answer(given) for given in answers if given.player == viewer],
        # Who else has seen a card is not for everybody to know.
        "events": [{key: each[key] for key in each if key != "seen"} for each in known],
        "view": asdict(table.game.view(viewer)),
    }


def _answer(given: GivenAnswer) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "player": given.player,
        "decision": given.decision,
        "answer": given.answer,
    }
    if given.user_id is None:
        answer["automatic"] = True
    if given.undone:
        answer["undone"] = True
    return answer
