"""The record of a game as a file, without names.

Where the whole game is public (``history.disclosure``) it is complete, and ``python -m engine
replay`` replays it. Otherwise it holds the caller's view, and names the omissions: the seed, and
facts hidden from them. The bot never reads such a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from bot.core.table import Table
from bot.features.history.disclosure import is_open
from bot.storage import GivenAnswer
from bot.tables.options import options_told
from bot.tables.replay import recorded
from bot.tables.rewind import stored_dump
from engine import Event
from engine.replay import FORMAT


def file_name(table: Table) -> str:
    """Return the name of the file."""
    return f"civitas-{table.game_name}-{table.id}.json"


def exported(
    table: Table, answers: Iterable[GivenAnswer], events: Iterable[Event], viewer: str | None
) -> bytes:
    """Return the file of a begun ``table`` for ``viewer`` (``None``: the public).

    ``answers`` and ``events`` are its record, including hidden facts.
    """
    about = {
        "format": FORMAT,
        "game": table.game_name,
        "players": [seat.player for seat in table.seats],
        "options": options_told(table.game_name, table.language, table.options),
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
    """Return the part that ``viewer`` may know, with the answers given for their seat."""
    assert table.game is not None
    known = (event.for_viewer(viewer).dump() for event in events)
    return {
        "viewer": viewer,
        "left_out": {
            "what": ["seed", "answers-of-others", "hidden-cards"],
            "because": "playing" if table.active else "agreed",
        },
        "answers": [_answer(given) for given in answers if given.player == viewer],
        # Which players have seen a card is not public.
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
