"""Views of a table of Carta Impera Victoria: all that ever leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass

from engine.view import Awaited


@dataclass(frozen=True, slots=True)
class SeatView:
    """A view of a seat; ``hand`` is empty except for its owner.

    ``known``: the cards that the viewer knows in another player's hand, having seen them arrive.
    """

    name: str
    team: int | None  # 0 or 1; None without teams
    hand: tuple[str, ...]
    hand_size: int
    area: dict[str, int]  # face-up cards by domain
    blocked: dict[str, int]  # face-down Utopia cards by domain
    needed: dict[str, int]  # cards for hegemony by domain
    levels: dict[str, int]  # the permanent effect that a domain has the cards for: 0, 1 or 2
    embargoes: tuple[str, ...]  # domains that may not be played this turn, or the next
    points: int  # its majorities, if the game ended now
    packet: tuple[str, ...]  # the draft: the cards from which the viewer chooses
    known: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()  # of the embargoes, those that are not in force this turn


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as ``viewer`` sees it (``None``: the public)."""

    game: str
    viewer: str | None
    language: str
    variant: str
    seats: tuple[SeatView, ...]  # clockwise, in the order of sitting
    deck: tuple[int, int, int]  # cards left of each era
    discard: tuple[str, ...]  # the top card last
    middle: tuple[str, ...]  # the draft: face-up cards
    coin: tuple[str, str, str] | None  # its owner, the marked player and their domain
    first: str
    turn: str | None  # None during the draft
    turn_number: int
    step: str  # "draft", "play" or "effects"
    limit: int  # hand limit of the player whose turn it is
    used: tuple[str, ...]  # domains whose permanent effect was used, or copied, this turn
    discards_used: tuple[str, ...]
    last_round: bool
    awaited: tuple[Awaited, ...]
    over: bool
    winners: tuple[str, ...]
    reason: str | None  # "hegemony" or "majority"
    inspired: bool = False  # whether Inspiration was used this turn

    def seat(self, name: str) -> SeatView:
        """Return the part of the player called ``name``."""
        return next(seat for seat in self.seats if seat.name == name)
