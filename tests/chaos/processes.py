"""Two bots on one PostgreSQL database, killed and cut off while people play."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing
from pathlib import Path
from queue import Queue
from tempfile import NamedTemporaryFile

from bot.features.tournaments.storage import StoredTournaments
from bot.storage import Store
from tests.bot.processes import PATIENCE, Process, Told, wait_for
from tests.bot.record import assert_replayed
from tests.chaos.process import COUNT, main
from tests.stores import database, disconnect

FAULTS = 4
LINES = 60  # of the log, in case of a failure


def run(seed: int, made: Counter[str]) -> None:
    """Play once. Raises ``AssertionError`` if an answer is lost, doubled, or not told."""
    chance, heard = random.Random(seed), Queue[int]()
    with database() as url, NamedTemporaryFile("r") as log:
        processes = [Process(main, url, shard, heard, Path(log.name)) for shard in range(COUNT)]
        try:
            for _ in range(FAULTS):
                wait_for(processes, heard, chance.randint(4, 12))
                _inject_fault(chance, processes, url, made)
            wait_for(processes, heard, 6)
            for process in processes:
                process.rest()
            assert all(process.resting.wait(PATIENCE) for process in processes)
            for process in processes:
                process.finish()
            assert [process.finished() for process in processes] == [True] * COUNT
        except BaseException:
            print("".join(log.readlines()[-LINES:]))
            raise
        finally:
            for process in processes:
                process.end()
        with closing(Store(url)) as store:
            audit(store, [each for process in processes for each in process.told])


def _inject_fault(
    chance: random.Random, processes: list[Process], url: str, made: Counter[str]
) -> None:
    kind = chance.choice(("kill -9", "kill -9 of both", "cut connections", "both at once"))
    made[kind] += 1
    if kind in ("cut connections", "both at once"):
        disconnect(url)
    if kind in ("kill -9", "both at once"):
        chance.choice(processes).kill()
    if kind == "kill -9 of both":
        for process in processes:
            process.kill()


def audit(store: Store, told: list[Told]) -> None:
    """Check the invariants of all stored data, at the end."""
    stored: Counter[Told] = Counter()
    tables = {}
    table_id = 1
    while (table := store.tables.load(table_id)) is not None:
        tables[table_id] = table
        answers = store.tables.answers(table_id)
        if table.game is not None:
            assert_replayed(table, answers, store.tables.events(table_id))
        stored.update(
            (table_id, answer.decision, answer.player)
            for answer in answers
            if answer.user_id is not None and not answer.undone
        )
        assert table.shown == table.version, table
        assert table.awaited or table.game is None or not table.active
        table_id += 1
    assert not Counter(set(told)) - stored, "lost"
    assert max(stored.values()) == 1, "doubled"
    for tournament_id in store.section(StoredTournaments).unsettled():
        tournament = store.section(StoredTournaments).load(tournament_id)
        assert tournament is not None
        venues = [venue for venue in tournament.venues if venue.table_id is not None]
        seated = [venue.table_id for venue in venues]
        assert len(set(seated)) == len(seated), "two matches at one table"
        assert len({venue.thread_id for venue in venues if venue.source is None}) == len(
            [venue for venue in venues if venue.source is None]
        ), "two matches in one thread"
        for venue in venues:
            table = tables[venue.table_id or 0]
            if venue.source is None:
                assert table.active, "its result is not recorded"
            else:
                assert not table.active
        for table in tables.values():
            one_of_ours = any(
                seat.user_id in {p.user_id for p in tournament.people} for seat in table.seats
            )
            assert not one_of_ours or table.id in seated, "a match was opened twice"
