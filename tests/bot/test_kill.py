"""Repeated kill -9 during play: acknowledged answers are stored exactly once."""

from __future__ import annotations

import random
import signal
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.ratings.arithmetic import fold
from bot.features.ratings.meetings import Meetings
from bot.features.ratings.result import Rating
from bot.features.ratings.storage import StoredRatings
from bot.storage import Store
from bot.storage.inspection import damage, read_only
from bot.tables.service import Tables
from engine import GAMES
from tests.bot.kill_bot import CHANNELS, PEOPLE, Told, main
from tests.bot.processes import begin, listen
from tests.bot.record import assert_replayed
from tests.bot.toy import toy_game
from tests.stores import outsider

pytestmark = pytest.mark.soak

LIVES = 15  # at least


def live_and_die(where: Path | str, seed: int, lines: int) -> list[Told]:
    """Run a bot until it has told ``lines`` answers, kill it; return all that it told."""
    process, heard = begin(main, where, seed)
    told = []
    for each in listen(heard):
        told.append(each)
        if len(told) == lines:
            process.kill()
    process.join()
    assert process.exitcode == -signal.SIGKILL, "it stopped by itself"
    return told


def games_over(where: Path | str) -> int:
    """Return the number of finished games, which is random after some lives."""
    with outsider(where) as other:
        ((over,),) = other.execute("SELECT count(*) FROM tables WHERE status = 'over'")
    return int(over)


def assert_rated_once(store: Store, ids: list[int]) -> None:
    """Check that each finished game has one result, and that the ratings follow."""
    over = [table for table in map(store.tables.load, ids) if table and table.status == "over"]
    stored = store.section(StoredRatings)
    results = [result for table in over if (result := stored.result(table.id))]
    assert [result.table_id for result in results] == [table.id for table in over]
    assert len(results) > len(CHANNELS)
    for game in CHANNELS.values():
        ratings: dict[int, Rating] = {}
        counted = [r for r in results if r.game_name == game and r.uncounted is None]
        counted.sort(key=lambda each: each.number)
        for result, again in zip(counted, fold(counted, {}, Meetings()), strict=True):
            assert result == again
            ratings |= {each.person: each.after for each in again.outcomes if each.after}
        rated = stored.of(1, game, list(PEOPLE))
        assert {person: each.rating for person, each in rated.items()} == ratings


async def test_no_acknowledged_answer_is_lost_or_doubled(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", toy_game())
    rng = random.Random(9)
    told: list[Told] = []
    lives = 0
    while lives < LIVES or games_over(where) <= len(CHANNELS):
        told += live_and_die(where, seed=lives, lines=rng.randint(1, 60))
        lives += 1

    if isinstance(where, Path):
        with closing(read_only(where)) as disk:
            assert damage(disk) == ""
    with outsider(where) as other:
        ids = [table_id for (table_id,) in other.execute("SELECT id FROM tables ORDER BY id")]

    store = Store(where)
    stored: list[Told] = []
    computers = undone = 0
    for table_id in ids:
        table, answers = store.tables.load(table_id), store.tables.answers(table_id)
        assert table is not None
        if table.game is None:
            continue
        assert_replayed(table, answers, store.tables.events(table_id))
        computers += sum(answer.user_id is None for answer in answers)
        undone += sum(answer.undone for answer in answers)
        by_people = [answer for answer in answers if answer.user_id is not None]
        stored += [(table_id, a.decision, a.player, a.answer) for a in by_people]
        # In the order of printing; only a kill leaves an answer unprinted.
        in_record = [stored.index(one) for one in told if one[0] == table_id]
        assert in_record == sorted(in_record)
    assert not Counter(told) - Counter(stored)
    assert computers, "computers were killed in mid-thought, too"
    assert undone, "and people who went back"
    assert max(Counter(one[:3] for one in stored).values()) == 1
    assert len(stored) - len(told) <= lives * 3  # one answer per table and life may be unprinted

    assert_rated_once(store, ids)

    tables = Tables(store)
    for table in tables.active():
        if table.status == "playing":
            assert table.awaited, "somebody can always go on"
    await tables.close()
