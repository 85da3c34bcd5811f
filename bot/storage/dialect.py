"""The placeholders of the store's SQL in PostgreSQL."""

from __future__ import annotations

import re
from functools import lru_cache

_PLACES = re.compile(r"'[^']*'|\?|(?<!:):(\w+)|%")


@lru_cache(maxsize=1024)
def statement(sql: str) -> str:
    """Return ``sql`` with psycopg's placeholders instead of ``?`` and ``:name``."""

    def placed(found: re.Match[str]) -> str:
        if found[1]:
            return f"%({found[1]})s"
        return "%s" if found[0] == "?" else found[0].replace("%", "%%")

    return _PLACES.sub(placed, sql)
