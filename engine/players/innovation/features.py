"""The inputs of the network that evaluates tables of Innovation."""

from __future__ import annotations

import math

from engine.innovation.cards import CARDS, COLORS, RESOURCES
from engine.innovation.player import Table
from engine.innovation.table import AGE_ACHIEVEMENTS, CLOCK, Seat
from engine.players.evaluation import Network
from engine.players.innovation.evaluation import score

_AGES = tuple((age, int(age)) for age in AGE_ACHIEVEMENTS)
_ICON = {card.id: RESOURCES.index(card.dogma_icon) for card in CARDS.values()}
_SPLAYS = ("left", "right", "up")
_ACHIEVEMENTS = 5  # missing achievements from which on they are not told apart

_OF_A_PLAYER = (
    "score by hand",
    "achievements",
    *(f"{missing} achievements missing" for missing in range(1, _ACHIEVEMENTS)),
    "within",
    "within, moving",
    "within the last",
    "points",
    "points root",
    "points lead late",
    "progress",
    "next progress",
    "colours",
    "highest top",
    "top sum",
    "top sum squared",
    *(f"{icon} icons" for icon in RESOURCES),
    *(f"{icon} lead" for icon in RESOURCES),
    *(f"splayed {way}" for way in _SPLAYS),
    "cards below",
    "hand",
    "hand root",
    "hand age",
    "hand new colours",
    "hand improves",
    "score cards",
    "shared",
    "alone",
    "demands",
    "demanded",
    "empire",
    "monument",
    "wonder",
    "world",
    "universe",
    "actions",
)
_NUMBER = {card.id: number for number, card in enumerate(CARDS.values())}
_PLACES = ("alone", "shared", "in hand")  # of a card: on top, by who could share it, or held
NAMES = tuple(f"{player} {what}" for player in ("own", "other's") for what in _OF_A_PLAYER)
FLAGS = tuple(
    f"{player} {card} {place}"
    for player in ("own", "other's")
    for place in _PLACES
    for card in CARDS
)


def inputs(table: Table, player: Seat) -> list[float]:
    """Return the inputs for the chance of ``player``, ordered as ``NAMES``."""
    one, two = table.players
    return [*_of(table, player), *_of(table, two if player is one else one)]


def _of(table: Table, player: Seat) -> list[float]:
    """Return the inputs for the cards of one player."""
    mates = table.team(player)
    others = [other for other in table.players if other not in mates]
    points = player.points
    tops = player.top_cards
    highest = max((card.age for card in tops), default=0)
    achievements = len(player.achievements)
    moving = table.turn is not None and table.players[table.turn] is player
    missing = table.needed - table.team_achievements(player)
    missing_one_hot = [0.0] * (_ACHIEVEMENTS - 1)
    if 0 < missing < _ACHIEVEMENTS:
        missing_one_hot[missing - 1] = 1.0
    within = 0
    progress: list[float] = []
    for name, age in _AGES:
        if name in table.achievements:
            if points >= 5 * age and highest >= age:
                within += 1
            elif len(progress) < 2:
                progress.append(min(1.0, points / (5 * age)) * min(1.0, (highest + 1) / (age + 1)))
    progress += [0.0] * (2 - len(progress))
    icons = player.icons
    leads = [0.0] * len(RESOURCES)
    for icon, mine in enumerate(icons):
        most = max(other.icons[icon] for other in others)
        leads[icon] = 1.0 if mine > most else 0.0 if mine < most else 0.3
    splayed = dict.fromkeys(_SPLAYS, 0)
    below = 0
    for pile in player.board.values():
        if pile.splay:
            splayed[pile.splay] += len(pile) - 1
        below += len(pile)
    below -= len(tops)
    shared = alone = demands = demanded = 0
    for card in tops:
        icon = _ICON[card.id]
        mine = icons[icon]
        weaker = sum(other.icons[icon] < mine for other in others)
        if "coop" in card.effects:
            shared += len(others) - weaker
            alone += weaker == len(others)
        if "demand" in card.effects:
            demands += weaker
    for other in others:
        for card in other.top_cards:
            if "demand" in card.effects:
                icon = _ICON[card.id]
                demanded += other.icons[icon] > icons[icon]
    hand = player.hand
    new = improves = 0
    hand_age = 0
    for card in hand:
        hand_age += card.age
        top = player.board[card.color]
        if not top:
            new += 1
        elif card.age > top[0].age:
            improves += card.age - top[0].age
    available = table.achievements
    now = max((age for age, deck in table.decks.items() if not deck), default=0) / 10
    top_sum = sum(card.age for card in tops)
    return [
        0.3 * score(table, player),
        achievements / 3,
        *missing_one_hot,
        within,
        within and moving,
        missing <= within,
        points / 20,
        math.sqrt(points) / 4,
        now * points / 20,
        *progress,
        len(tops) / 5,
        highest / 5,
        top_sum / 20,
        (top_sum / 20) ** 2,
        *[math.sqrt(number) / 2 for number in icons],
        *leads,
        *[number / 3 for number in splayed.values()],
        below / 10,
        len(hand) / 5,
        math.sqrt(len(hand)) / 2,
        hand_age / 15,
        new,
        improves / 5,
        len(player.score_pile) / 8,
        shared,
        alone,
        demands,
        demanded,
        (sum(min(number, 3) for number in icons) / 18) ** 3 if "empire" in available else 0,
        player.moved_this_turn / 6 if moving and "monument" in available else 0,
        (sum(pile.splay in ("up", "right") for pile in player.board.values()) / len(COLORS)) ** 2
        if "wonder" in available
        else 0,
        min(1, icons[CLOCK] / 12) ** 2 if "world" in available else 0,
        (sum(card.age >= 8 for card in tops) / len(COLORS)) ** 2 if "universe" in available else 0,
        table.actions / 2 if moving else 0,
    ]


def flags(table: Table, player: Seat) -> list[int]:
    """Return the places in ``FLAGS`` of the cards of both players.

    A card on top counts as shared if the rival has as many of its icons.
    """
    one, two = table.players
    other = two if player is one else one
    found = []
    first = 0
    for mine, rival in ((player, other), (other, player)):
        for card in mine.top_cards:
            icon = _ICON[card.id]
            shared = rival.icons[icon] >= mine.icons[icon]
            found.append(first + len(CARDS) * shared + _NUMBER[card.id])
        first += 2 * len(CARDS)
        found += [first + _NUMBER[card.id] for card in mine.hand]
        first += len(CARDS)
    return found


NETWORK = Network("innovation", NAMES, inputs, flag_names=FLAGS, flags=flags, of_mover=True)
