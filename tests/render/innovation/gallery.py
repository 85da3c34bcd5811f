"""Tables and hands of Innovation, hard cases included."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from engine import Game, new_game
from engine.innovation.cards import CARDS, COLORS
from engine.innovation.forecast import Forecast, forecast
from engine.innovation.view import TableView
from engine.simulate import random_answer
from engine.view import Awaited
from render.innovation.hand import draw_hand
from render.innovation.table import draw_table
from render.innovation.whole_card import draw_card
from tests.render.innovation.samples import SPECIAL, dealt, hidden, known, pile, seat, table
from tests.render.names import HARD_NAMES, NAMES

__all__ = [
    "CARDS_TO_LOOK_AT",
    "CAUSE",
    "WIDE_HANDS",
    "ZOOMED",
    "changes",
    "dogmas",
    "draw_card",
    "draw_hand",
    "draw_table",
    "endings",
    "hands",
    "shown",
    "tables",
    "turns",
]

# No icon at the top left, a demand, both kinds of effects, long texts.
CARDS_TO_LOOK_AT = ("pottery", "oars", "the-pirate-code", "corporations", "fission")
CAUSE = "metalworking"
ZOOMED = ("two", "four-late", "names", "piles-of-twelve", "many-cards", "teams")
WIDE_HANDS = ("0-cards", "5-cards", "25-cards", "unknown")


def of_color(color: str, count: int) -> list[str]:
    """Return cards of one colour, the highest on top."""
    cards = [card for card in CARDS.values() if card.color == color]
    return [card.id for card in sorted(cards, key=lambda card: -card.age)[:count]]


@cache
def tables() -> dict[str, tuple[TableView, dict[str, str]]]:
    """Return tables, by the name of their peculiarity."""
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
        "teams": (_teams(), HARD_NAMES),
        **{f"played-{n}": (played(n, seed=n).view(None), NAMES) for n in (2, 3, 4)},
    }


@cache
def hands() -> dict[str, TableView]:
    """Return views of ``p1``, by the name of their hand's peculiarity."""
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


@cache
def changes() -> dict[str, tuple[TableView, TableView]]:
    """Return pairs of views of a table, with few, many or only changes between them."""
    pairs = {}
    for players in (2, 3, 4):
        before, after = (
            played(players, seed=players + 6, actions=actions).view(None) for actions in (48, 50)
        )
        pairs[str(players)] = before, after
        pairs[f"{players}-all"] = dealt(players, 5), dealt(players, 9)
    pairs["piles-of-twelve"] = dealt(2, 1), _high_piles()
    pairs["many-cards"] = dealt(2, 1), _many_cards()
    return pairs


def shown() -> dict[str, tuple[list[str], dict[str, str]]]:
    """Return shown cards, and the names of the players."""
    return {
        "one": (["the-pirate-code"], NAMES),
        "two": (["corporations", "oars"], HARD_NAMES),
        "seven": (of_color("red", 7), NAMES),
        "twenty-five": (list(CARDS)[50:75], NAMES),
    }


@cache
def dogmas() -> dict[str, tuple[TableView, Forecast, dict[str, str]]]:
    """Return forecasts of dogmas."""
    table = replace(dealt(4, 1), viewer="p2")
    counts = {"p1": 9, "p2": 8, "p3": 12, "p4": 0}
    card = "corporations"
    nothing = dict.fromkeys(counts, 0)
    duel = played(2, seed=5, actions=20).view("p1")
    return {
        "both": (table, Forecast(card, "crown", counts, ("p1", "p3"), ("p4",), True), HARD_NAMES),
        "nothing": (table, Forecast("oars", "castle", nothing, (), (), False), NAMES),
        "two": (duel, forecast(duel, duel.seats[0].board[0].cards[0]), NAMES),
    }


@cache
def turns(players: int = 2, seed: int = 9) -> list[TableView]:
    """Return the table at the end of each turn of a random game."""
    rng = random.Random(seed)
    game = new_game("innovation", [f"p{n}" for n in range(1, players + 1)], seed=seed)
    views: dict[int, TableView] = {}
    while not game.over:
        player, decision = sorted(game.pending.items())[0]
        game.answer(player, random_answer(decision, rng))
        view = game.view(None)
        views[view.turn_number] = view
    return [view for _, view in sorted(views.items())]


def points(views: list[TableView]) -> list[tuple[int, dict[str, int]]]:
    """Return each player's points at the end of each turn."""
    return [(view.turn_number, {seat.name: seat.points for seat in view.seats}) for view in views]


@cache
def endings() -> dict[str, tuple[TableView, list[tuple[int, dict[str, int]]], dict[str, str]]]:
    """Return final views with the history of points."""
    two, four = turns(2, 9), turns(4, 3)
    return {
        "two": (two[-1], points(two), NAMES),
        "four": (four[-1], points(four), HARD_NAMES),
        "short": (_won(), [], NAMES),
        "shared": (_shared_win(), [(1, {}), (2, {"p1": 3, "p2": 3, "p3": 3})], HARD_NAMES),
        "teams": (_teams_won(), [], HARD_NAMES),
        "nine": (replace(_many_cards(), over=True, winners=("p2",), reason="score"), [], NAMES),
        "tied": (_tied(), [], HARD_NAMES),
    }


def played(players: int, seed: int, actions: int = 60) -> Game:
    """Return a random game after ``actions`` answers per player, or at its end."""
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


def _teams() -> TableView:
    return table(*dealt(4, 6).seats, turn="p3", teams=True)


def _teams_won() -> TableView:
    seats = dealt(4, 6).seats
    return table(*seats, turn="p2", winners=["p1", "p3"], reason="score", teams=True)


def _tied() -> TableView:
    seats = [seat(f"p{n}", score=hidden(*[10] * 12), achievements="123"[:n]) for n in (1, 2, 3)]
    return table(*seats, turn="p2", winners=["p3"], reason="score")


def _shared_win() -> TableView:
    view = dealt(4, 31)
    return table(*view.seats, turn="p2", winners=["p1", "p2", "p3"], reason="score")
