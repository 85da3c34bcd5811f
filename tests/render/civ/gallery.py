"""Tables and hands of Carta Impera Victoria, hard cases included."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from engine import Game, new_game
from engine.civ.domains import DOMAINS
from engine.civ.view import TableView
from engine.simulate import random_answer
from engine.view import Awaited
from render.civ.hand import draw_hand
from render.civ.table import draw_table
from render.civ.whole_card import draw_card
from tests.render.civ.samples import dealt, seat, table
from tests.render.names import HARD_NAMES, NAMES

__all__ = [
    "CARDS_TO_LOOK_AT",
    "CAUSE",
    "WIDE_HANDS",
    "ZOOMED",
    "changes",
    "draw_card",
    "draw_hand",
    "draw_table",
    "endings",
    "hands",
    "hard_duel",
    "shown",
    "tables",
    "turns",
]

CARDS_TO_LOOK_AT = DOMAINS
CAUSE = "inquisition"
ZOOMED = ("two-hard", "three", "hard-teams", "draft-middle", "won")
WIDE_HANDS = ("none", "nine", "packet-late", "pick")


@cache
def tables() -> dict[str, tuple[TableView, dict[str, str]]]:
    """Return tables, by the name of their peculiarity."""
    return {
        "draft": (played(4, seed=3, answers=2, variant="draft").view(None), NAMES),
        "draft-middle": (_middle(), NAMES),
        "two": (table(*dealt(2, 4, most=6), turn="p1"), NAMES),
        "two-hard": (hard_duel(), HARD_NAMES),
        "three": (_effects(), NAMES),
        "four": (table(*dealt(4, 1), turn="p2", turn_number=9), NAMES),
        "empty": (table(*(seat(f"p{n}") for n in range(1, 5)), discard=(), turn="p3"), NAMES),
        "teams": (_teams(), NAMES),
        "hard": (_hard(), HARD_NAMES),
        "hard-teams": (_hard(teams=True), HARD_NAMES),
        "last-round": (_last_round(), HARD_NAMES),
        "won": (_won(), NAMES),
        "shared-win": (_shared_win(), HARD_NAMES),
        **{f"played-{n}": (played(n, seed=n).view(None), NAMES) for n in (2, 3, 4)},
        "played-teams": (played(4, seed=8, teams=True).view(None), NAMES),
    }


@cache
def hands() -> dict[str, TableView]:
    """Return views of ``p1``, by the name of their hand's peculiarity."""
    area = {"army": 4, "economy": 2, "culture": 5, "utopia": 6}
    others = [seat("p2", {"culture": 2}), seat("p3", {"culture": 3})]

    def hand(*cards: str, **more: dict[str, int] | list[str]) -> TableView:
        return table(seat("p1", area, cards, **more), *others, viewer="p1")  # type: ignore[arg-type]

    nine = ["army"] * 3 + ["religion", "economy", "science", "culture", "utopia", "utopia"]
    return {
        "none": hand(),
        "one": hand("culture"),
        "three": hand("army", "religion", "utopia"),
        "nine": hand(*nine, blocked={"utopia": 3}, embargoes=["economy", "army"]),
        "nine-alike": hand(*["science"] * 9),
        "packet": played(4, seed=3, answers=0, variant="draft").view("p1"),
        "packet-late": _second_packet(),
        "pick": table(
            seat("p1", hand=("army", "science", "science")),
            seat("p2", hand_size=3),
            turn=None,
            viewer="p1",
            middle=("culture", "culture"),
            turn_number=0,
        ),
    }


@cache
def changes() -> dict[str, tuple[TableView, TableView]]:
    """Return pairs of views of a table, with few, many or only changes between them."""
    pairs = {}
    for players in (2, 3, 4):
        before, after = (
            played(players, seed=players + 3, answers=answers).view(None) for answers in (22, 25)
        )
        pairs[str(players)] = before, after
    pairs["all"] = tables()["four"][0], _hard()
    pairs["none-left"] = _hard(), tables()["empty"][0]
    pairs["two-all"] = table(*dealt(2, 4), turn="p1"), hard_duel()
    return pairs


def shown() -> dict[str, tuple[list[str], dict[str, str]]]:
    """Return shown cards, and the names of the players."""
    return {"one": (["army"], NAMES), "nine": ([*DOMAINS, *DOMAINS[:3]], HARD_NAMES)}


@cache
def turns(players: int = 3, seed: int = 5) -> list[TableView]:
    """Return the table at the end of each turn of a random game."""
    rng = random.Random(seed)
    game = new_game("civ", [f"p{n}" for n in range(1, players + 1)], seed=seed)
    views: dict[int, TableView] = {}
    while not game.over:
        player, decision = sorted(game.pending.items())[0]
        game.answer(player, random_answer(decision, rng))
        view = game.view(None)
        views[view.turn_number] = view
    return [view for _, view in sorted(views.items())]


@cache
def endings() -> dict[str, tuple[TableView, list[tuple[int, dict[str, int]]], dict[str, str]]]:
    """Return final views with the history of points."""
    views = turns()
    points = [(view.turn_number, {one.name: one.points for one in view.seats}) for view in views]
    return {
        "three": (views[-1], points, NAMES),
        "hegemony": (_won(), [], HARD_NAMES),
        "teams": (_shared_win(), [], HARD_NAMES),
    }


def played(players: int, seed: int, answers: int = 40, **options: str | bool) -> Game:
    """Return a random game after so many answers a player, or at its end."""
    game = new_game("civ", [f"p{n}" for n in range(1, players + 1)], seed=seed, **options)
    return _go_on(game, seed, lambda number: number >= answers * players)


def _go_on(game: Game, seed: int, enough: Callable[[int], bool]) -> Game:
    rng, number = random.Random(seed), 0
    while not game.over and not enough(number):
        player, decision = sorted(game.pending.items())[0]
        game.answer(player, random_answer(decision, rng))
        number += 1
    return game


def _middle() -> TableView:
    game = new_game("civ", ["p1", "p2", "p3", "p4"], seed=5, variant="draft")
    return _go_on(game, 1, lambda number: len(game.view().middle) == 4).view(None)


def _second_packet() -> TableView:
    game = new_game("civ", ["p1", "p2", "p3"], seed=11, variant="draft", strict=True)
    return _go_on(game, 1, lambda number: number >= 6).view("p1")


def _effects() -> TableView:
    seats = [
        seat("p1", {"army": 3, "religion": 5, "culture": 2, "utopia": 1}, hand_size=2),
        seat("p2", {"army": 1, "economy": 6, "science": 3, "culture": 4}, hand_size=3),
        seat("p3", {"religion": 2, "science": 5, "culture": 1}, hand_size=4),
    ]
    return table(
        *seats,
        turn="p2",
        step="effects",
        limit=5,
        used=("science", "religion"),
        discards_used=("army",),
        coin=("p2", "p1", "religion"),
        awaited=[Awaited("p2", "cards", "give-back", "inquisition", 31)],
    )


def _teams() -> TableView:
    return table(*dealt(4, 6), teams=True, turn="p3", step="effects", used=("army",))


def _hard(teams: bool = False) -> TableView:
    """Return a table with many cards, raised requirements, embargoes, and all awaited."""
    full = dict(zip(DOMAINS, (9, 6, 10, 4, 8, 7), strict=True))
    seats = [
        seat("p1", full, hand_size=12, blocked={"army": 3, "culture": 3}, embargoes=DOMAINS),
        seat("p2", dict.fromkeys(DOMAINS, 6), hand_size=9, embargoes=["utopia", "utopia"]),
        seat("p3", {"army": 2}, hand_size=0, blocked=dict.fromkeys(DOMAINS, 3)),
        seat("p4", {"utopia": 11}, hand_size=10, blocked={"utopia": 5}, embargoes=["army"]),
    ]
    return table(
        *seats,
        teams=teams,
        turn="p1",
        step="effects",
        limit=7,
        used=("army", "religion", "economy", "science", "utopia"),
        discards_used=("army", "economy", "utopia"),
        inspired=True,
        coin=("p1", "p1", "army"),
        deck=(0, 0, 3),
        discard=[domain for domain in DOMAINS for _ in range(12)],
        awaited=[Awaited(f"p{n}", "cards", "discard", "breakthrough", 99) for n in range(1, 5)],
    )


def hard_duel() -> TableView:
    """Return a table of two with all that is hard to draw."""
    view = _hard()
    return table(
        *view.seats[:2],
        turn="p2",
        step="effects",
        limit=7,
        used=("army", "religion"),
        discards_used=("army",),
        inspired=True,
        coin=("p2", "p1", "army"),
    )


def _last_round() -> TableView:
    seats = dealt(4, 12)
    return table(*seats, turn="p1", last_round=True, deck=(0, 0, 0), step="effects")


def _won() -> TableView:
    winner = seat("p2", {"army": 8, "culture": 1}, hand_size=3, blocked={"religion": 1})
    return table(
        seat("p1", {"utopia": 7, "science": 1}, hand_size=2),
        winner,
        turn="p2",
        winners=["p2"],
        reason="hegemony",
    )


def _shared_win() -> TableView:
    return table(
        *dealt(4, 31),
        teams=True,
        turn="p2",
        winners=["p1", "p3"],
        reason="majority",
        deck=(0, 0, 0),
    )
