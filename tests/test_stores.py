"""The databases of tests are as good as new, although they are used again."""

from __future__ import annotations

import pytest

from bot.storage import Store
from tests.bot.test_store import added
from tests.stores import database, outsider


def test_a_database_is_emptied_for_the_next_test() -> None:
    with database() as url, outsider(url) as other:
        before = other.tables()
        first = Store(url)
        number = added(first).id
        first.close()
        assert other.tables() != before
        other.rollback()
    with database() as again:
        assert again == url
        with outsider(again) as other:
            assert other.tables() == before
            other.rollback()
        second = Store(again)
        assert added(second).id == number
        second.close()


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE tables ADD COLUMN more text",
        "CREATE FUNCTION more() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
        "DROP TABLE watchers",
        "DELETE FROM _sqlite_migrations",
    ],
)
def test_a_database_with_another_schema_is_not_used_again(change: str) -> None:
    with database() as url, outsider(url) as other:
        other.execute(change)
    with database() as again:
        assert again != url


def test_the_next_migration_can_be_noted() -> None:
    for _ in range(2):
        with database() as url, outsider(url) as other:
            other.execute(
                "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
                " VALUES ('civitas', 'more', '')"
            )
            other.rollback()
