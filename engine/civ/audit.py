"""The invariants of a table of Carta Impera Victoria, counted from scratch."""

from __future__ import annotations

from collections import Counter

from engine.civ.domains import DOMAINS, ERAS
from engine.civ.player import Table

ALL = sum(sum(era.values()) for era in ERAS)
OF_DOMAIN = {domain: sum(era[domain] for era in ERAS) for domain in DOMAINS}


def audit(table: Table) -> None:
    """Raise ``AssertionError`` naming the first invariant that does not hold."""
    cards = Counter([*table.deck, *table.discard, *table.middle])
    for packet in table.packets:
        cards.update(packet)
    for player in table.players:
        cards.update(player.hand)
        cards.update(player.area)
        cards["utopia"] += sum(player.blocked.values())
        cards["economy"] += len(player.embargoes)
        for viewer, known in player.known.items():
            assert known <= Counter(player.hand), f"{viewer or 'the public'} is wrong on {player}"
        assert min(player.area.values()) >= 0, f"{player} has less than nothing"
    total = sum(cards.values()) + table.removed
    assert total == ALL, f"{total} cards instead of {ALL}"
    for domain, number in OF_DOMAIN.items():
        assert cards[domain] <= number, f"{cards[domain]} cards of {domain}"
    assert table.limit in (3, 5, 7), f"hand limit {table.limit}"
    for used in (table.permanent_used, table.discard_used):
        assert len(set(used)) == len(used), f"an effect used twice: {used}"
    if table.coin:
        owner = table.player(table.coin[0])
        assert owner.most_culture(), f"{owner} has the coin without the most Culture"
