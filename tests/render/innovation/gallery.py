"""Tables and hands of Innovation, hard cases included."""

from __future__ import annotations

import random
from dataclasses import replace

from engine import Game, new_game
from engine.innovation.cards import CARDS, COLORS
from engine.innovation.view import TableView
from engine.simulate import random_answer
from engine.view import Awaited
from render.innovation.hand import draw_hand
from render.innovation.table import draw_table
from tests.render.innovation.samples import SPECIAL, dealt, hidden, known, pile, seat, table
from tests.render.names import HARD_NAMES, NAMES

__all__ = ["draw_hand", "draw_table", "hands", "tables"]


def of_color(color: str, count: int) -> list[str]:
    """Cards of one colour, the highest on top."""
    cards = [card for card in CARDS.values() if card.color == color]
    return [card.id for card in sorted(cards, key=lambda card: -card.age)[:count]]


def tables() -> dict[str, tuple[TableView, dict[str, str]]]:
    """Tables by the name of what is special about them."""
    return {
        "first-cards": (_first_cards(), NAMES),
        "two": (dealt(2, 4), NAMES),
        "three": (dealt(3, 5), NAMES),
        "four": (dealt(4, 1), NAMES),
        "four-late": (dealt(4, 8, most=7, cards=120), NAMES),
        "empty": (table(*(seat(f"p{n}") for n in range(1, 5)), turn="p3", turn_number=1), NAMES),
        "names": (_names(), HARD_NAMES),
        "piles-of-twelve": (_high_piles(), NAMES),
        "many-cards": (_many_cards(), NAMES),
        "won": (_won(), NAMES),
        "shared-win": (_shared_win(), HARD_NAMES),
        **{f"played-{n}": (played(n, seed=n).view(None), NAMES) for n in (2, 3, 4)},
    }


def hands() -> dict[str, TableView]:
    """Views of ``p1`` by the name of what is special about their hand."""
    rng = random.Random(3)
    cards = list(CARDS)
    rng.shuffle(cards)
    views = {}
    for hand, score in ((0, 0), (1, 3), (5, 4), (9, 7), (14, 12), (25, 26), (60, 45)):
        held = sorted(cards[:hand], key=lambda card: CARDS[card].age)
        scored = sorted(cards[hand : hand + score], key=lambda card: CARDS[card].age)
        views[f"{hand}-cards"] = table(
            seat("p1", (), known(*held), known(*scored)), seat("p2"), viewer="p1"
        )
    views["unknown"] = table(seat("p1", (), hidden(1, 2, 10), hidden(3, 4)), seat("p2"))
    return views


def played(players: int, seed: int, actions: int = 60) -> Game:
    """A game played by chance for so many answers, or to its end."""
    rng = random.Random(seed)
    game = new_game("innovation", [f"p{n}" for n in range(1, players + 1)], seed=seed)
    for _ in range(actions * players):
        if game.over:
            break
        player, decision = sorted(game.pending.items())[0]
        game.answer(player, random_answer(decision, rng))
    return game


def _first_cards() -> TableView:
    seats = [seat(f"p{n}", hand=hidden(1, 1)) for n in range(1, 4)]
    awaited = [Awaited(f"p{n}", "cards", "first-card", None, 0) for n in (1, 3)]
    return table(*seats, turn=None, actions=0, awaited=awaited, decks=[6] + [9] * 8 + [10])


def _names() -> TableView:
    view = dealt(4, 12)
    awaited = [Awaited(f"p{n}", "cards", "return", "coal", 9) for n in (1, 2, 3)]
    return table(*view.seats, turn="p1", awaited=awaited)


def _high_piles() -> TableView:
    some = ("up", "left", "right", None, "up")
    first = [pile(of_color(c, 12), way) for c, way in zip(COLORS, some, strict=True)]
    others = ("left", "up", "up", "right", "left")
    second = [pile(of_color(c, 7), way) for c, way in zip(COLORS, others, strict=True)]
    return table(
        seat("p1", first, hidden(*range(1, 11)), hidden(1, 1, 2)),
        seat("p2", second, hidden(1), hidden(*[9] * 15)),
        decks=(0,) * 9 + (1,),
    )


def _many_cards() -> TableView:
    hand = hidden(*(1 + n % 10 for n in range(25)))
    return table(
        seat("p1", [pile(of_color("red", 2), "up")], hand, hidden(*[10] * 12), list("123456789")),
        seat("p2", [pile(of_color("blue", 2))], hidden(*[10] * 25), hidden(*[5] * 25), SPECIAL),
        decks=(15, 10, 10, 0, 0, 12, 10, 10, 10, 11),
        actions=1,
    )


def _won() -> TableView:
    winner, *others = dealt(3, 21).seats
    ages = tuple(age for age in "56789" if all(age not in seat.achievements for seat in others))
    return table(
        replace(winner, achievements=ages),
        *others,
        turn="p2",
        winners=["p1"],
        reason="achievements",
    )


def _shared_win() -> TableView:
    view = dealt(4, 31)
    return table(*view.seats, turn="p2", winners=["p1", "p2", "p3"], reason="score")
