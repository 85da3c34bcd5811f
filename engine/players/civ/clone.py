"""Cloning of determinized tables of Carta Impera Victoria, to try an answer on."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from engine.civ.player import Table
from engine.game import Log


def clone(table: Table) -> Table:
    """Return an independent copy of ``table``, which must be at a boundary."""
    same = copy(table)
    same.log = Log()
    same.deck = table.deck[:]
    same.discard = table.discard[:]
    same.permanent_used = table.permanent_used[:]
    same.discard_used = table.discard_used[:]
    same.packets = [packet[:] for packet in table.packets]
    same.middle = table.middle[:]
    same.to_pick = table.to_pick[:]
    same.players = []
    for like in table.players:
        player = copy(like)
        player.table = same
        player.hand = like.hand[:]
        player.area = like.area.copy()
        player.blocked = like.blocked.copy()
        player.embargoes = [replace(each) for each in like.embargoes]
        player.known = {}
        same.players.append(player)
    return same
