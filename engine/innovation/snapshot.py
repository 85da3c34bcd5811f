"""The state of a table of Innovation at a boundary."""

from __future__ import annotations

from typing import Any

from engine.innovation.cards import Card
from engine.innovation.table import AGES, Seat, State


class Snapshot:
    """A copy of the state, made at each boundary; ``dump`` writes it as data.

    Most boundaries are never stored, so it copies lists of cards, and names none. It shares with
    the one before the copies of what has not been touched since.
    """

    __slots__ = (
        "achievements",
        "actions",
        "age_cards",
        "decks",
        "known",
        "names",
        "players",
        "result",
        "turn",
        "turn_number",
        "unchecked",
    )

    def __init__(self, table: State[Any], last: Snapshot | None) -> None:
        self.names = table.names
        self.turn = table.turn
        self.turn_number = table.turn_number
        self.actions = table.actions
        self.age_cards = table.age_cards
        self.achievements = table.achievements[:]
        self.known = table.known.copy()
        self.unchecked = sorted(table.unchecked)
        self.result = table.result
        self.decks: dict[int, list[Card]] = last.decks.copy() if last else {}
        self.players: dict[str, SeatSnapshot] = last.players.copy() if last else {}
        for touched in table.touched:
            if isinstance(touched, int):
                self.decks[touched] = table.decks[touched].copy()
            else:
                self.players[touched] = SeatSnapshot(table.player(touched))

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-ready data, which ``State.fill`` reads."""
        return {
            "turn": self.turn,
            "turn_number": self.turn_number,
            "actions": self.actions,
            "decks": [[card.id for card in self.decks[age]] for age in AGES],
            "age_cards": {age: card.id for age, card in self.age_cards.items()},
            "achievements": self.achievements[:],
            "known": {card.id: sorted(names) for card, names in self.known.items()},
            "unchecked": self.unchecked[:],
            "players": [self.players[name].dump() for name in self.names],
            "result": self.result and [list(self.result.winners), self.result.reason],
        }


class SeatSnapshot:
    """The part of a snapshot that belongs to one player."""

    __slots__ = ("achievements", "board", "hand", "moved", "score")

    def __init__(self, player: Seat) -> None:
        self.hand = player.hand.copy()
        self.score = player.score_pile.copy()
        self.board = [
            (color, pile.splay, pile.copy()) for color, pile in player.board.items() if pile
        ]
        self.achievements = player.achievements[:]
        self.moved = player.moved_this_turn

    def dump(self) -> dict[str, Any]:
        """Return the cards of the player as JSON-ready data."""
        return {
            "hand": [card.id for card in self.hand],
            "score": [card.id for card in self.score],
            "board": {
                color: [splay, *[card.id for card in pile]] for color, splay, pile in self.board
            },
            "achievements": self.achievements[:],
            "moved": self.moved,
        }
