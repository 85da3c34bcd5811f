"""Views of a table of Innovation: all that ever leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass

from engine.view import Awaited


@dataclass(frozen=True, slots=True)
class HiddenCard:
    """A card of a hand or score pile: its value, and its face if the viewer knows it."""

    age: int
    card: str | None = None


@dataclass(frozen=True, slots=True)
class PileView:
    """A colour of a board: ``cards`` from the top down, and the ``icons`` it shows."""

    color: str
    cards: tuple[str, ...]
    splay: str | None
    icons: dict[str, int]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A view of a seat. ``hand`` and ``score`` are sorted by value, known faces first."""

    name: str
    hand: tuple[HiddenCard, ...]
    score: tuple[HiddenCard, ...]
    points: int
    board: tuple[PileView, ...]  # the colours that have cards, in the order of cards.COLORS
    icons: dict[str, int]
    achievements: tuple[str, ...]  # "1" … "9" and the ids of special ones, in the order claimed
    moved_this_turn: int  # cards tucked or scored this turn: six are Technology
    team: int | None = None  # 0 or 1; None without teams


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as ``viewer`` sees it (``None``: the public)."""

    game: str
    viewer: str | None
    language: str
    seats: tuple[SeatView, ...]  # clockwise, in the order of sitting
    decks: tuple[int, ...]  # cards left, ages 1 … 10
    achievements: tuple[str, ...]  # still available, "1" … "9" and special ones
    needed: int  # achievements that win
    turn: str | None  # the player to move; None before the first turn
    turn_number: int
    actions: int  # actions left in this turn
    awaited: tuple[Awaited, ...]
    over: bool
    winners: tuple[str, ...]
    reason: str | None  # "achievements", "score", "dogma"

    def team(self, seat: SeatView) -> tuple[SeatView, ...]:
        """Return the seats that win together with ``seat``, which is one of them."""
        if seat.team is None:
            return (seat,)
        return tuple(other for other in self.seats if other.team == seat.team)

    @property
    def teams(self) -> tuple[tuple[SeatView, ...], ...]:
        """The teams, by number; none where all play alone."""
        return () if self.seats[0].team is None else (self.seats[::2], self.seats[1::2])

    def won(self, seat: SeatView) -> int:
        """Return the number of achievements of the team, which count towards ``needed``."""
        return sum(len(mate.achievements) for mate in self.team(seat))

    def missing(self, seat: SeatView) -> int:
        """Return the number of achievements that the team still needs."""
        return max(self.needed - self.won(seat), 0)

    def points(self, seat: SeatView) -> int:
        """Return the points of the team, which are compared at the end."""
        return sum(mate.points for mate in self.team(seat))

    def seat(self, name: str) -> SeatView:
        """Return the part of the player called ``name``."""
        return next(seat for seat in self.seats if seat.name == name)


def named_cards(view: TableView) -> set[str]:
    """Return the ids of all cards that ``view`` names."""
    return {
        card
        for seat in view.seats
        for card in (
            *(each.card for each in (*seat.hand, *seat.score) if each.card),
            *(each for pile in seat.board for each in pile.cards),
        )
    }
