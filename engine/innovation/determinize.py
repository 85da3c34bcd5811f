"""Determinization: sample a table that its viewer cannot tell from the real one.

Forecasts and computer players that search ahead have no other source of tables.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from engine.innovation.cards import CARDS, Card
from engine.innovation.player import Player, Table
from engine.innovation.view import HiddenCard, TableView, named_cards


def determinize(view: TableView, rng: random.Random) -> Table:
    """Return a table that agrees with all that ``view`` shows; ``rng`` deals the rest.

    Only tables between two actions can be sampled, since no effect is in progress there.
    """
    table = empty_like(view)
    unseen = _unseen(view, rng)
    fill(table, view, lambda age, owner: unseen[age].pop())
    return table


def empty_like(view: TableView) -> Table:
    """Return an empty table with the players of ``view``."""
    players = [Player(seat.name) for seat in view.seats]
    teams = view.seats[0].team is not None
    return Table(players, view.language, strict=False, teams=teams)


def fill(table: Table, view: TableView, unknown: Callable[[int, str | None], Card]) -> None:
    """Fill an empty table with all that ``view`` shows.

    ``unknown`` returns a card in place of a hidden one, by its age and owner; a card in a deck has
    the owner ``None``.
    """
    table.needed = view.needed
    table.turn = None if view.turn is None else table.names.index(view.turn)
    table.turn_number = view.turn_number
    table.actions = view.actions
    table.achievements = list(view.achievements)
    table.unchecked = set()

    def faces(cards: Iterable[HiddenCard], owner: str) -> list[Card]:
        return [CARDS[each.card] if each.card else unknown(each.age, owner) for each in cards]

    for player, seat in zip(table.players, view.seats, strict=True):
        player.hand.extend(faces(seat.hand, seat.name))
        player.score_pile.extend(faces(seat.score, seat.name))
        for pile in seat.board:
            player.board[pile.color].extend(CARDS[card] for card in pile.cards)
            player.board[pile.color].splay = pile.splay
        player.achievements = list(seat.achievements)
        player.moved_this_turn = seat.moved_this_turn
    for (age, deck), size in zip(table.decks.items(), view.decks, strict=True):
        deck.extend(unknown(age, None) for _ in range(size))
    table.settle()


def sample(view: TableView, rng: random.Random) -> tuple[Table, Player]:
    """Return a determinized table of ``view`` and its viewer; both may be changed.

    Players refer weakly to their table, so the caller has to keep it. Raises ``ValueError`` for
    the public's view.
    """
    table = determinize(view, rng)
    return table, table.player(view.viewer or "")


def _unseen(view: TableView, rng: random.Random) -> dict[int, list[Card]]:
    """Return by age, shuffled, the cards that the viewer sees nowhere."""
    seen = named_cards(view)
    unseen: dict[int, list[Card]] = {age: [] for age in range(1, 11)}
    for card in CARDS.values():
        if card.id not in seen:
            unseen[card.age].append(card)
    for cards in unseen.values():
        cards.sort(key=lambda _: rng.random())  # several times as fast as to shuffle
    return unseen
