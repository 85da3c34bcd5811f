"""Cloning of determinized tables of Innovation, to try an answer on."""

from __future__ import annotations

from engine.innovation.player import Player, Table


def clone(table: Table) -> Table:
    """Return an independent copy of ``table``, which must be at a boundary."""
    players = [Player(name) for name in table.names]
    copy = Table(players, table.language, table.strict, table.teams)
    copy.needed = table.needed
    copy.turn = table.turn
    copy.turn_number = table.turn_number
    copy.actions = table.actions
    copy.achievements = table.achievements[:]
    copy.unchecked = set()
    for age, deck in table.decks.items():
        copy.decks[age].extend(deck)
    for player, like in zip(copy.players, table.players, strict=True):
        player.hand.extend(like.hand)
        player.score_pile.extend(like.score_pile)
        player.icons[:] = like.icons
        player.achievements = like.achievements[:]
        player.moved_this_turn = like.moved_this_turn
        for color, pile in like.board.items():
            if pile:
                same = player.board[color]
                same.extend(pile)
                same.top = pile.top
                same.splay = pile.splay
                same.icons = pile.icons[:]
    copy.where = {card: zone for zone in copy.zones() for card in zone}
    return copy
