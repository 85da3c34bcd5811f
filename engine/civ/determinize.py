"""Determinization: sample a table that its viewer cannot tell from the real one.

Computer players that search ahead have no other source of tables.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from engine.civ.domains import ERAS, era_sizes, removed_of_each_era
from engine.civ.player import Player, Table
from engine.civ.table import Embargo
from engine.civ.view import SeatView, TableView

CARDS = tuple(map(Counter, ERAS))  # of each era
ALL_CARDS = sum(CARDS, Counter())


def determinize(view: TableView, rng: random.Random) -> Table:
    """Return a table that agrees with all that ``view`` shows; ``rng`` deals the rest.

    Between two steps the table is complete. In the middle of an effect the cards are where they
    lie, but the pending decision is not part of the table.
    """
    players = [Player(seat.name) for seat in view.seats]
    teams = view.seats[0].team is not None
    table = Table(players, view.variant, teams, strict=False)
    lay_out(table, view)
    _deal(table, view, rng)
    return table


def lay_out(table: Table, view: TableView) -> None:
    """Lay out the public part of ``view`` on an empty table."""
    names = table.names
    table.discard = list(view.discard)
    table.first = names.index(view.first)
    table.turn = None if view.turn is None else names.index(view.turn)
    table.turn_number = view.turn_number
    table.step_name = "play" if view.step == "draft" else view.step
    table.limit = view.limit
    table.permanent_used = list(view.used)
    table.discard_used = list(view.discards_used)
    table.inspired = view.inspired
    table.coin = view.coin
    table.middle = list(view.middle)
    if table.turn is None and view.middle:
        seats = [(table.first - 1 - place) % len(names) for place in range(len(names))]
        table.to_pick = seats[len(names) - len(view.middle) :]
    for player, seat in zip(table.players, view.seats, strict=True):
        player.area.update(seat.area)
        player.blocked.update(seat.blocked)
        player.embargoes = _embargoes(seat)
    table.removed = len(ERAS) * removed_of_each_era(len(names))


def _embargoes(seat: SeatView) -> list[Embargo]:
    """Return the embargoes of a player, the fresh ones last on each domain."""
    fresh, embargoes = Counter(seat.fresh), list[Embargo]()
    for domain in reversed(seat.embargoes):
        embargoes.insert(0, Embargo(domain, fresh[domain] > 0))
        fresh[domain] -= 1
    return embargoes


def _deal(table: Table, view: TableView, rng: random.Random) -> None:
    """Deal the cards hidden in ``view``: the deck, and the others' hands and packets."""
    unseen = _unseen(view)
    parts: list[list[str]] = []
    for era, size, left in reversed(
        list(zip(CARDS, era_sizes(len(view.seats)), view.deck, strict=True))
    ):
        # All cards of an era that has not been drawn from are unseen. Of an era that is being
        # drawn from, those remain that the viewer sees nowhere.
        untouched = left == size
        cards = list((era if untouched else unseen & era).elements())
        cards.sort(key=lambda _: rng.random())  # several times as fast as to shuffle
        parts.insert(0, cards[:left])
        unseen.subtract(era if untouched else cards[:left])
    table.deck = [card for part in parts for card in part]
    rest = list((+unseen).elements())
    rest.sort(key=lambda _: rng.random())
    packet = max(len(seat.packet) for seat in view.seats)
    for player, seat in zip(table.players, view.seats, strict=True):
        own = seat.name == view.viewer
        unknown = 0 if own else seat.hand_size - len(seat.known)
        player.hand = [*seat.hand, *seat.known, *_take(rest, unknown)]
        if packet:
            table.packets.append(list(seat.packet) if own else _take(rest, packet))


def _take(cards: list[str], number: int) -> list[str]:
    taken = cards[len(cards) - number :]
    del cards[len(cards) - number :]
    return taken


def _unseen(view: TableView) -> Counter[str]:
    """Return the number of cards of each domain that the viewer sees nowhere."""
    unseen = ALL_CARDS.copy()
    unseen.subtract(view.discard)
    unseen.subtract(view.middle)
    for seat in view.seats:
        _subtract(unseen, seat)
    return unseen


def _subtract(unseen: Counter[str], seat: SeatView) -> None:
    shown: Iterable[str] = (*seat.hand, *seat.known, *seat.packet)
    unseen.subtract(shown)
    unseen.subtract(seat.area)
    unseen["utopia"] -= sum(seat.blocked.values())
    unseen["economy"] -= len(seat.embargoes)
