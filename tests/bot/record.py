"""Invariants of every record: it has no gap, and it leads to the stored game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.core.table import Table
from bot.storage import GivenAnswer
from engine import Event, new_game
from engine.games import same_position


def assert_replayed(
    table: Table,
    answers: Sequence[GivenAnswer],
    events: Sequence[Event],
    *,
    by_older_version: bool = False,
) -> None:
    """Check that the ``answers`` that count make the game of ``table`` from its seed.

    They also make its ``events``, except those about undos. Knowledge of hidden cards has to be the
    same, unless an older version stored only some of it; nor did its events have the facts that
    were added since.
    """
    assert table.game is not None
    assert table.seed is not None
    assert [answer.number for answer in answers] == list(range(table.answer_count))
    assert [event.number for event in events] == list(range(table.event_count))
    again = new_game(
        table.game_name, list(table.names), table.seed, language=table.language, **table.options
    )
    counting = [answer for answer in answers if not answer.undone]
    for answer in counting:
        if len(counting) == len(answers):
            assert again.pending[answer.player].number == answer.decision
        again.answer(answer.player, answer.answer)
    now, then = table.game.dump(), again.dump()
    assert same_position(then, now)
    if by_older_version:
        then["state"]["known"] = now["state"]["known"]
    assert then["state"] == now["state"]
    if len(counting) == len(answers):
        assert then == now
    happened = [replace(event, number=0) for event in events if event.kind != "undone"]
    made = [replace(event, number=0) for event in again.record()]
    if by_older_version:
        made = [
            replace(new, facts={key: new.facts[key] for key in old.facts})
            for new, old in zip(made, happened, strict=True)
        ]
    assert made == happened
