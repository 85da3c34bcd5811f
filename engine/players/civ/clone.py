"""Cloning of determinized tables of Carta Impera Victoria, to try an answer on."""

from __future__ import annotations

from engine.civ.player import Player, Table
from engine.civ.table import Embargo


def clone(table: Table) -> Table:
    """Return an independent copy of ``table``, which must be at a boundary.

    Its players have no knowledge of each other's hands, and its log is empty.
    """
    same = Table([Player(name) for name in table.names], table.variant, table.teams, table.strict)
    same.deck = table.deck[:]
    same.discard = table.discard[:]
    same.removed = table.removed
    same.first = table.first
    same.turn = table.turn
    same.turn_number = table.turn_number
    same.step_name = table.step_name
    same.limit = table.limit
    same.permanent_used = table.permanent_used[:]
    same.discard_used = table.discard_used[:]
    same.inspired = table.inspired
    same.coin = table.coin
    same.packets = [packet[:] for packet in table.packets]
    same.middle = table.middle[:]
    same.to_pick = table.to_pick[:]
    same.result = table.result
    for player, like in zip(same.players, table.players, strict=True):
        player.hand = like.hand[:]
        player.area = like.area.copy()
        player.blocked = like.blocked.copy()
        player.embargoes = [Embargo(each.domain, each.fresh) for each in like.embargoes]
    return same
