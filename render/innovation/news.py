"""The differences between two views of a table, found by comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.innovation.cards import COLORS, RESOURCES
from engine.innovation.view import HiddenCard, PileView, SeatView, TableView


@dataclass(frozen=True, slots=True)
class SeatNews:
    """The changes of one player.

    ``tops``    colours with another top card, or none any more
    ``below``   ids of cards that newly lie below a top card
    ``thinner`` colours with fewer cards below the top one
    ``splays``  colours splayed another way, or no longer
    ``icons``   differences of the resources that changed
    ``gained``  numbers of cards of each age that came into the hand; ``lost``: how many left it
    """

    tops: frozenset[str] = frozenset()
    below: frozenset[str] = frozenset()
    thinner: frozenset[str] = frozenset()
    splays: frozenset[str] = frozenset()
    icons: Mapping[str, int] = field(default_factory=dict)
    points: int = 0
    score: int = 0
    gained: Mapping[int, int] = field(default_factory=dict)
    lost: int = 0
    achievements: frozenset[str] = frozenset()


NOTHING = SeatNews()


@dataclass(frozen=True, slots=True)
class News:
    """The changes of a table: for each player, and of the decks."""

    seats: Mapping[str, SeatNews] = field(default_factory=dict)
    decks: frozenset[int] = frozenset()  # ages

    def of(self, player: str) -> SeatNews:
        """Return the changes of ``player``."""
        return self.seats.get(player, NOTHING)


def news(view: TableView, before: TableView | None) -> News:
    """Return the changes from ``before`` to ``view``; none without an earlier view."""
    if before is None or len(before.seats) != len(view.seats):
        return News()
    return News(
        {
            now.name: _seat(now, then)
            for now, then in zip(view.seats, before.seats, strict=True)
            if now != then
        },
        frozenset(
            age
            for age, (now, then) in enumerate(zip(view.decks, before.decks, strict=True), 1)
            if now != then
        ),
    )


def _seat(now: SeatView, then: SeatView) -> SeatNews:
    nothing = PileView("", (), None, {})
    piles = {pile.color: pile for pile in now.board}
    earlier = {pile.color: pile for pile in then.board}
    tops, below, thinner, splays = set(), set(), set(), set()
    for color in COLORS:
        pile, old = piles.get(color, nothing), earlier.get(color, nothing)
        if pile.cards[:1] != old.cards[:1]:
            tops.add(color)
        below |= set(pile.cards[1:]) - set(old.cards)
        if set(old.cards[1:]) - set(pile.cards):
            thinner.add(color)
        if pile.splay != old.splay:
            splays.add(color)
    hand, old_hand = _ages(now.hand), _ages(then.hand)
    icons = {each: now.icons.get(each, 0) - then.icons.get(each, 0) for each in RESOURCES}
    return SeatNews(
        tops=frozenset(tops),
        below=frozenset(below),
        thinner=frozenset(thinner),
        splays=frozenset(splays),
        icons={resource: change for resource, change in icons.items() if change},
        points=now.points - then.points,
        score=len(now.score) - len(then.score),
        gained=dict(hand - old_hand),
        lost=(old_hand - hand).total(),
        achievements=frozenset(now.achievements) - frozenset(then.achievements),
    )


def _ages(cards: tuple[HiddenCard, ...]) -> Counter[int]:
    return Counter(card.age for card in cards)
