"""Requests to bring the messages of a table up to date."""

from __future__ import annotations

from collections.abc import Callable

Request = Callable[[int], None]


class Updates:
    """A registry of callbacks that bring a table's messages up to date.

    It decouples the feature that shows tables from all others.
    """

    def __init__(self) -> None:
        self._tell: list[Request] = []
        self._repost: list[Request] = []

    def subscribe(self, tell: Request, repost: Request) -> None:
        """Call ``tell`` and ``repost`` with the id of each table from now on."""
        self._tell.append(tell)
        self._repost.append(repost)

    def tell(self, table_id: int) -> None:
        """Bring the messages of a table up to date soon."""
        for tell in self._tell:
            tell(table_id)

    def repost(self, table_id: int) -> None:
        """Post the table's message again, at the end of its channel, without a ping."""
        for repost in self._repost:
            repost(table_id)
