"""The invariants of a table of Innovation, counted from scratch."""

from __future__ import annotations

from collections import Counter

from engine.innovation.cards import CARDS, RESOURCES, SHOWN
from engine.innovation.player import Table
from engine.innovation.snapshot import Snapshot
from engine.innovation.table import ACHIEVEMENTS, Seat


def audit(table: Table) -> None:
    """Raise ``AssertionError`` naming the first invariant that does not hold."""
    lying = [(card, zone) for zone in table.zones() for card in zone]
    places = Counter(card.id for card, _ in lying)
    places.update(card.id for card in table.age_cards.values())
    doubled = [card for card, times in places.items() if times > 1]
    assert not doubled, f"in several places: {doubled}"
    if missing := set(CARDS) - set(places):
        fissioned = any(event.kind == "remove-all" for event in table.log.events)
        removed_before = table.log.first > 0  # a restored log may not hold the Fission any more
        assert fissioned or removed_before, f"nowhere: {sorted(missing)}"
    assert set(table.where) == {card for card, _ in lying}, "the index of places is wrong"
    for card, zone in lying:
        assert table.where[card] is zone, f"{card} is not where the index says"
    for player in table.players:
        _audit_board(player)
    for card in table.known:
        assert table.where[card].hidden, f"{card} is known, but lies open or in a deck"
    shared, whole = table.snapshot(), Snapshot(table, None)
    assert shared.zones == whole.zones, "a change is missing in the copies of a boundary"
    claimed = [each for player in table.players for each in player.achievements]
    assert Counter([*claimed, *table.achievements]) == Counter(ACHIEVEMENTS), "achievements"
    assert not table.unchecked or table.turn is None or table.result, "achievements unchecked"


def _audit_board(player: Seat) -> None:
    total = dict.fromkeys(RESOURCES, 0)
    for color, pile in player.board.items():
        counted = dict.fromkeys(RESOURCES, 0)
        for depth, card in enumerate(pile):
            assert card.color == color, f"{card} lies in {color}"
            places = range(4) if depth == 0 else SHOWN[pile.splay] if pile.splay else ()
            for place in places:
                if icon := card.icons[place]:
                    counted[icon] += 1
                    total[icon] += 1
        assert pile.splay is None or len(pile) > 1, f"{color} of {player} is splayed"
        assert [*counted.values()] == pile.icons, f"icons of {color}, {player}"
    assert [*total.values()] == player.icons, f"icons of {player}"
