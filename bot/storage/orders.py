"""Stored standing orders, and the answers they gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from bot.core.standing_orders import Order
from bot.storage.connection import Connection


class StoredOrders:
    """The standing orders, by table."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def replace(self, table_id: int, orders: Sequence[Order]) -> None:
        """Replace all orders at a table by these."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM standing_orders WHERE table_id = ?", [table_id])
            self._connection.add_all(
                "standing_orders", [{"table_id": table_id, **asdict(order)} for order in orders]
            )

    def of_table(self, table_id: int) -> list[Order]:
        """Return the orders at a table, including expired ones."""
        rows = self._connection.all(
            "SELECT user_id, kind, rule, until, seen FROM standing_orders WHERE table_id = ?"
            " ORDER BY user_id, kind",
            table_id,
        )
        return [Order(**row) for row in rows]

    def answered(self, table_id: int, player: str) -> list[str]:
        """Return the kinds of orders that answered since the player's last own answer."""
        rows = self._connection.all(
            "SELECT by_order FROM answers WHERE table_id = ? AND player = ?"
            " AND by_order IS NOT NULL AND undone = 0"
            " AND number > (SELECT coalesce(max(number), -1)"
            " FROM answers WHERE table_id = ? AND player = ? AND by_order IS NULL)"
            " ORDER BY number",
            table_id,
            player,
            table_id,
            player,
        )
        return [row["by_order"] for row in rows]
