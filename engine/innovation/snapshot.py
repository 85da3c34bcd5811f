"""The state of a table of Innovation at a boundary."""

from __future__ import annotations

from typing import Any

from engine.innovation.cards import COLORS
from engine.innovation.table import AGES, State


class Snapshot:
    """A copy of the state, made at each boundary; ``dump`` writes it as data.

    Most boundaries are never stored, so it copies lists of cards, and names none. It shares with
    the one before the copies of zones that have not changed since.
    """

    __slots__ = (
        "achievements",
        "actions",
        "age_cards",
        "known",
        "result",
        "seats",
        "turn",
        "turn_number",
        "unchecked",
        "zones",
    )

    def __init__(self, table: State[Any], last: Snapshot | None) -> None:
        self.turn = table.turn
        self.turn_number = table.turn_number
        self.actions = table.actions
        self.age_cards = table.age_cards
        self.achievements = table.achievements
        self.known = table.known.copy()
        self.unchecked = tuple(table.unchecked)
        self.result = table.result
        self.seats = [(player.achievements, player.moved_this_turn) for player in table.players]
        # Splay and cards of each zone, in the order of ``State.zones``.
        if last is None:
            for place, zone in enumerate(table.zones()):
                zone.place = place
            self.zones = [(zone.splay, zone.copy()) for zone in table.zones()]
        else:
            self.zones = last.zones.copy()
            for zone in table.touched:
                self.zones[zone.place] = (zone.splay, zone.copy())

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-ready data, which ``State.fill`` reads."""
        zones = iter([(splay, [card.id for card in cards]) for splay, cards in self.zones])
        return {
            "turn": self.turn,
            "turn_number": self.turn_number,
            "actions": self.actions,
            "decks": [next(zones)[1] for _ in AGES],
            "age_cards": {age: card.id for age, card in self.age_cards.items()},
            "achievements": self.achievements[:],
            "known": {card.id: sorted(names) for card, names in self.known.items()},
            "unchecked": sorted(self.unchecked),
            "players": [
                {
                    "hand": next(zones)[1],
                    "score": next(zones)[1],
                    "board": {
                        color: [splay, *cards]
                        for color, (splay, cards) in zip(COLORS, zones, strict=False)
                        if cards
                    },
                    "achievements": achievements[:],
                    "moved": moved,
                }
                for achievements, moved in self.seats
            ],
            "result": self.result and [list(self.result.winners), self.result.reason],
        }
