"""Series of tournaments."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Series:
    """Several tournaments of a server that are counted together.

    ``created_by``  the Discord id of its creator; ``organisers``: of their helpers
    ``points``      the table of points, as written; see ``points``
    ``best``        how many results of each player count; 0: all
    ``closed_at``   when it ended; ``None``: it is open
    """

    id: int
    guild_id: int
    name: str
    created_by: int
    created_at: datetime
    points: str
    best: int = 0
    organisers: tuple[int, ...] = ()
    closed_at: datetime | None = None
