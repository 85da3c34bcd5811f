"""Cloning of determinized tables of Carta Impera Victoria, to try an answer on."""

from __future__ import annotations

from dataclasses import replace

from engine.civ.player import Player, Table


def clone(table: Table) -> Table:
    """Return an independent copy of ``table``, which must be at a boundary."""
    copy = Table([Player(name) for name in table.names], table.variant, table.teams, table.strict)
    copy.deck = table.deck[:]
    copy.discard = table.discard[:]
    copy.removed = table.removed
    copy.first = table.first
    copy.turn = table.turn
    copy.turn_number = table.turn_number
    copy.step_name = table.step_name
    copy.limit = table.limit
    copy.permanent_used = table.permanent_used[:]
    copy.discard_used = table.discard_used[:]
    copy.inspired = table.inspired
    copy.coin = table.coin
    copy.packets = [packet[:] for packet in table.packets]
    copy.middle = table.middle[:]
    copy.to_pick = table.to_pick[:]
    for player, like in zip(copy.players, table.players, strict=True):
        player.hand = like.hand[:]
        player.area = like.area.copy()
        player.blocked = like.blocked.copy()
        player.embargoes = [replace(each) for each in like.embargoes]
    return copy
