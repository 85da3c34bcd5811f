"""The state of a table of Carta Impera Victoria at a boundary."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.civ.table import Seat, State


class Snapshot:
    """A copy of the state, made at each boundary; ``dump`` writes it as data."""

    __slots__ = (
        "coin",
        "deck",
        "discard",
        "discard_used",
        "first",
        "inspired",
        "limit",
        "middle",
        "packets",
        "permanent_used",
        "players",
        "removed",
        "result",
        "step",
        "to_pick",
        "turn",
        "turn_number",
    )

    def __init__(self, table: State[Any]) -> None:
        self.deck = table.deck[:]
        self.discard = table.discard[:]
        self.removed = table.removed
        self.first = table.first
        self.turn = table.turn
        self.turn_number = table.turn_number
        self.step = table.step_name
        self.limit = table.limit
        self.permanent_used = table.permanent_used[:]
        self.discard_used = table.discard_used[:]
        self.inspired = table.inspired
        self.coin = table.coin
        self.packets = [packet[:] for packet in table.packets]
        self.middle = table.middle[:]
        self.to_pick = table.to_pick[:]
        self.players = [SeatSnapshot(player) for player in table.players]
        self.result = table.result

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-ready data, which ``State.fill`` reads."""
        return {
            "deck": self.deck[:],
            "discard": self.discard[:],
            "removed": self.removed,
            "first": self.first,
            "turn": self.turn,
            "turn_number": self.turn_number,
            "step": self.step,
            "limit": self.limit,
            "permanent_used": self.permanent_used[:],
            "discard_used": self.discard_used[:],
            "inspired": self.inspired,
            "coin": self.coin and list(self.coin),
            "packets": [packet[:] for packet in self.packets],
            "middle": self.middle[:],
            "to_pick": self.to_pick[:],
            "players": [player.dump() for player in self.players],
            "known": [player.dump_known() for player in self.players],
            "result": self.result and [list(self.result.winners), self.result.reason],
        }


class SeatSnapshot:
    """The part of a snapshot that belongs to one player."""

    __slots__ = ("area", "blocked", "embargoes", "hand", "known")

    def __init__(self, player: Seat) -> None:
        self.hand = player.hand[:]
        self.area = player.area.copy()
        self.blocked = player.blocked.copy()
        self.embargoes = [(each.domain, each.fresh) for each in player.embargoes]
        self.known = {viewer: dict(cards) for viewer, cards in player.known.items() if cards}

    def dump(self) -> dict[str, Any]:
        """Return the cards of the player as JSON-ready data."""
        return {
            "hand": self.hand[:],
            "area": self.area.copy(),
            "blocked": {domain: number for domain, number in self.blocked.items() if number},
            "embargoes": [[domain, fresh] for domain, fresh in self.embargoes],
        }

    def dump_known(self) -> dict[str, list[str]]:
        """Return by viewer, sorted, the cards of the hand that they know."""
        return {viewer: sorted(Counter(cards).elements()) for viewer, cards in self.known.items()}
