"""The database file: created, reopened, refused; and effects of transactions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.core.clock import Clock
from bot.core.settings import CannotStart
from bot.core.table import Delivery, Seat, StoredGame, Table, TableKind, Waiting
from bot.features.series.storage import MOST_POSTS, SeriesPost, StoredSeriesPosts
from bot.storage import (
    ChannelTaken,
    GivenAnswer,
    NewerDatabase,
    NotStored,
    Record,
    Store,
    Watcher,
)
from bot.storage.sqlite import SqliteConnection
from engine import Event
from tests.stores import outsider

NOW = datetime(2030, 1, 1, 12, 30, tzinfo=UTC)

TABLE = Table(
    id=0,
    guild_id=2**62,
    channel_id=2**63 - 1,
    host_id=1,
    game_name="innovation",
    language="en",
    max_seats=4,
    opened_at=NOW,
    options={"strict": True, "note": "été"},
    seats=(Seat("p1", 1, "Ann"), Seat("p2", 2, "Bób; DROP TABLE seats")),
)

ANSWER = GivenAnswer(0, 0, "p1", ("oars", "tools"), 1, NOW)
EVENTS = [
    Event(0, "draw", "p1", card="oars", age=1, seen=("p1",), origin="deck", goal="hand"),
    Event(1, "dogma", "p2", card="tools", facts={"shares": ["p1"], "counts": {"p1": 0}}),
]


@pytest.fixture
def store(where: Path | str) -> Iterator[Store]:
    store = Store(where)
    yield store
    store.close()


def added(store: Store, table: Table = TABLE) -> Table:
    return replace(table, id=store.tables.insert(table))


@pytest.mark.parametrize("kind", TableKind)
def test_the_kind_of_a_table_is_kept(store: Store, kind: TableKind) -> None:
    table = added(store, replace(TABLE, kind=kind))
    assert store.tables.load(table.id) == table


def test_a_table_is_read_as_it_was_written(store: Store, where: Path | str) -> None:
    lobby = added(store)
    assert store.tables.load(lobby.id) == lobby
    seats = (
        replace(
            lobby.seats[0],
            waiting=Waiting(3, NOW, 3, Clock(3, NOW)),
            delivery=Delivery(pinged=2, dm_channel_id=5),
        ),
        replace(
            lobby.seats[1],
            resigned_after=0,
            agreed=True,
            delivery=Delivery(dm_closed=True, dm_version=1),
        ),
    )
    table = replace(
        lobby,
        status="over",
        seats=seats,
        seed=2**63 - 1,
        winners=("p1", "p2"),
        reason="score",
        started_at=NOW,
        ended_at=NOW,
        version=9,
        answer_count=1,
        event_count=2,
        board_message_id=77,
        told=2,
        stored=StoredGame('{"state":"é"}'),
    )
    store.tables.save(lobby, table, Record([ANSWER], EVENTS))
    store.close()
    store = Store(where)
    found = store.tables.load(lobby.id)
    assert found == table
    assert found.stored is not None
    assert found.stored.text == '{"state":"é"}'
    assert store.tables.answers(lobby.id) == [ANSWER]
    assert store.tables.events(lobby.id) == EVENTS
    assert store.tables.events(lobby.id, since=1) == EVENTS[1:]
    assert store.tables.load(lobby.id + 1) is None
    store.close()


def test_a_change_is_stored_whole_or_not_at_all(store: Store) -> None:
    table = added(store)
    store.tables.save(table, replace(table, version=2, answer_count=1), Record([ANSWER]))
    later = store.tables.load(table.id)
    assert later is not None
    with pytest.raises(NotStored):  # this answer is there already
        store.tables.save(
            later,
            replace(later, version=3, seats=(), stored=StoredGame("{}")),
            Record([replace(ANSWER, number=1), ANSWER], EVENTS),
        )
    assert store.tables.load(table.id) == later
    assert store.tables.answers(table.id) == [ANSWER]
    assert store.tables.events(table.id) == []


def test_what_has_changed_since_is_not_overwritten(store: Store) -> None:
    table = added(store)
    store.tables.save(table, replace(table, version=2, language="fr"))
    with pytest.raises(NotStored, match="has changed"):
        store.tables.save(table, replace(table, version=2, language="it"), Record([ANSWER]))
    found = store.tables.load(table.id)
    assert found is not None
    assert found.language == "fr"
    assert store.tables.answers(table.id) == []


def test_undone_answers_stay_in_the_record(store: Store) -> None:
    table = added(store)
    answers = [replace(ANSWER, number=number) for number in range(3)]
    then = replace(table, version=2, answer_count=3)
    store.tables.save(table, then, Record(answers))
    again = replace(ANSWER, number=3)
    store.tables.save(then, replace(then, version=3, answer_count=4), Record([again], undone=2))
    assert [answer.undone for answer in store.tables.answers(table.id)] == [
        False,
        True,
        True,
        False,
    ]


def test_only_active_tables_occupy_a_channel(store: Store) -> None:
    first = added(store)
    with pytest.raises(ChannelTaken):
        added(store)
    assert len(store.tables.active()) == 1
    over = replace(first, version=2, status="over")
    store.tables.save(first, over)
    second = added(store)
    assert store.tables.active() == [second.id]
    assert store.tables.of_user(1) == [second.id]
    assert store.tables.at_channel(TABLE.channel_id) == second.id
    with pytest.raises(ChannelTaken):
        store.tables.save(over, replace(over, version=3, status="playing"))
    store.tables.save(second, replace(second, version=2, status="ended"))
    assert store.tables.at_channel(TABLE.channel_id) == second.id
    assert store.tables.at_channel(1) is None
    assert store.tables.of_user(2) == []


def test_what_is_being_written_cannot_be_read(store: Store, where: Path | str) -> None:
    table = added(store)
    with outsider(where) as other:
        other.execute("UPDATE tables SET language = 'it'")
        assert store.tables.load(table.id) == table
        other.rollback()


def test_opening_again_changes_nothing(store: Store, where: Path | str) -> None:
    table = added(store)
    store.close()
    with outsider(where) as other:
        before = other.tables()
    for _ in range(2):
        store = Store(where)
        assert store.tables.load(table.id) == table
        store.close()
    with outsider(where) as other:
        assert other.tables() == before


def test_what_a_newer_version_has_written_is_left_alone(store: Store, where: Path | str) -> None:
    store.close()
    with outsider(where) as other:
        other.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('civitas', 'm999_later', '2040')"
        )
    with pytest.raises(NewerDatabase, match="m999_later"):
        Store(where)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    store_path = tmp_path / "civitas.sqlite3"
    store_path.write_text("Dear diary, today I played a game of cards. " * 99)
    with pytest.raises(CannotStart, match="stop-store-unusable"):
        Store(store_path)
    assert store_path.read_text().startswith("Dear diary")


def test_a_sqlite_that_is_too_old_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.sqlite.OLDEST", (99, 0))
    with pytest.raises(CannotStart, match="stop-sqlite-too-old"):
        Store(tmp_path / "civitas.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match="stop-store-unusable"):
        Store(tmp_path / "nowhere" / "civitas.sqlite3")


def test_the_file_survives_a_crash_of_the_machine(tmp_path: Path) -> None:
    """The settings' effect is up to SQLite; that they are set is tested here."""
    store = Store(tmp_path / "civitas.sqlite3")
    connection = store._connection
    assert isinstance(connection, SqliteConnection)
    writer = connection._writer
    settings = {
        name: next(iter(writer.query(f"PRAGMA {name}")))[name]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_watchers_follow_to_another_table_as_fresh_ones(store: Store) -> None:
    one, other = added(store), added(store, replace(TABLE, channel_id=5))
    for user_id in (7, 8, 9):
        store.watchers.save(Watcher(one.id, user_id, user_id == 7, "fr", 4, 1, 2))
    with store.transaction():
        store.watchers.follow(one.id, other.id, [9])
    assert len(store.watchers.of_table(one.id)) == 3
    assert {*store.watchers.of_table(other.id)} == {
        Watcher(other.id, 7, often=True, language="fr"),
        Watcher(other.id, 8, often=False, language="fr"),
    }


def test_the_newest_messages_of_a_series_are_marked_and_found(store: Store) -> None:
    posts = store.section(StoredSeriesPosts)
    for number in range(1, MOST_POSTS + 2):
        posts.add(SeriesPost(number, 5, 77, 1, 0, "en"))
    posts.add(SeriesPost(99, 6, 78, 2, 0, "en"))
    assert posts.stale_guilds() == [77, 78]
    assert (posts.stale_series(77), posts.stale_series(79)) == ([1], [])
    newest = posts.stale_of(1)
    assert [each.message_id for each in newest] == list(range(MOST_POSTS + 1, 1, -1))
    for each in newest:
        posts.note_shown(each)
    assert posts.stale_guilds() == [78]
    posts.mark(1)
    posts.note_shown(newest[0])  # of a change before
    assert len(posts.stale_of(1)) == MOST_POSTS
    posts.remove_of_channel(5)
    assert posts.stale_of(1) == []
