"""What must be true of every record: it has no gap, and it leads to the stored game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import GivenAnswer
from bot.table import Table
from engine import Event, new_game


def assert_replayed(table: Table, answers: Sequence[GivenAnswer], events: Sequence[Event]) -> None:
    """All ``answers``, given again from the seed on, make the game and the events of ``table``."""
    assert table.game is not None
    assert table.seed is not None
    assert [answer.number for answer in answers] == list(range(table.answer_count))
    assert [event.number for event in events] == list(range(table.event_count))
    again = new_game(
        table.game_name, list(table.names), table.seed, language=table.language, **table.options
    )
    for answer in answers:
        assert again.pending[answer.player].number == answer.decision
        again.answer(answer.player, answer.answer)
    assert again.dump() == table.game.dump()
    assert again.record() == events
