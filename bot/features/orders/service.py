"""Standing orders: given, read and cancelled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.core.standing_orders import Order, kinds, last_turn, ordered_answer, seen, stands
from bot.core.table import Seat, Table
from bot.tables.guards import Caller, check, not_resigned, seated_or_sitting_in
from bot.tables.play import Play
from bot.tables.repository import TableRepository
from bot.tables.service import seat_in_play
from engine import Refusal


class Orders:
    """The standing orders of users at all tables, each visible to its owner only."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    def of(self, table: Table, user_id: int) -> list[Order]:
        """Return the active orders of this user at ``table``, in the order of their kinds."""
        if not table.active or table.game is None:
            return []
        view = table.game.view(None)
        orders = [
            order
            for order in self._tables.store.orders.of_table(table.id)
            if order.user_id == user_id and stands(order, view)
        ]
        offered = list(kinds(table.game_name))
        return sorted(orders, key=lambda order: offered.index(order.kind))

    def answered(self, table: Table, player: str) -> list[str]:
        """Return the kinds of orders that answered since ``player`` last did themselves."""
        return self._tables.store.orders.answered(table.id, player)

    async def give(self, table_id: int, user_id: int, kind: str, rule: str) -> Table:
        """Let ``rule`` answer such choices from now on, including a pending one that fits.

        A new order replaces the one of the same kind.

        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``, ``no-such-order``,
        ``order-too-early``, ``order-your-turn``.
        """
        async with self._tables.locked(table_id) as table:
            seat = seat_in_play(table, user_id)
            assert table.game is not None
            view = table.game.view(seat.player)
            _check(kind, rule, seat, view)
            until = last_turn(kind, seat.player, view)
            order = Order(user_id, kind, rule, until, seen(kind, rule, seat.player, view))
            others = [
                each
                for each in self._tables.store.orders.of_table(table_id)
                if (each.user_id, each.kind) != (user_id, kind)
            ]
            return await self._change(table, seat, [*others, order])

    async def cancel(self, table_id: int, user_id: int, kind: str | None = None) -> Table:
        """Cancel the order of this kind; all of them by default.

        Refused: ``not-seated``, ``resigned``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), seated_or_sitting_in, not_resigned)
            left = [
                order
                for order in self._tables.store.orders.of_table(table_id)
                if order.user_id != user_id or kind not in (None, order.kind)
            ]
            await self._tables.write(partial(self._tables.store.orders.replace, table_id, left))
            return table

    async def _change(self, table: Table, seat: Seat, orders: Sequence[Order]) -> Table:
        assert table.game is not None
        assert table.stored is not None
        decision = table.game.pending.get(seat.player)
        own = [order for order in orders if order.user_id == seat.user_id]
        if decision is None or not ordered_answer(own, decision, table.game.view(seat.player)):
            replace = self._tables.store.orders.replace
            await self._tables.write(partial(replace, table.id, orders))
            return table
        return await self._tables.commit(table, table, Play.on(table.stored), orders=orders)


def _check(kind: str, rule: str, seat: Seat, view: Any) -> None:
    known = kinds(view.game).get(kind)
    if known is None or not known.allows(rule):
        raise Refusal("no-such-order")
    if known.turns is not None and view.turn is None:
        raise Refusal("order-too-early")
    if known.too_late(view, seat.player):
        raise Refusal("order-your-turn")
