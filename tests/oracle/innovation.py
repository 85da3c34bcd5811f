"""A second model of Innovation: lists of card ids, a game's course, the verbs.

The effects of the cards are in ``innovation_ages_…``, a generator for each.
"""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from tests.oracle.asking import Ask, Ended, Playing, ask

FILE = Path(__file__).parents[2] / "assets/innovation/cards.json"
FACTS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in json.loads(FILE.read_text(encoding="utf-8"))
}
COLORS = ("red", "yellow", "green", "blue", "purple")  # cards that move at once, move in this order
ICONS = ("crown", "leaf", "lightbulb", "castle", "factory", "clock")
# The icon places (top left, bottom left, bottom centre, bottom right) that a splay shows.
UNCOVERED = {"left": (3,), "right": (0, 1), "up": (1, 2, 3)}
SPECIAL = ("empire", "monument", "wonder", "world", "universe")
Effect = Callable[..., Any]
EFFECTS: dict[str, list[Effect]] = {}


def does(card: str) -> Callable[[Effect], Effect]:
    """Register the next effect of ``card``, in the printed order."""

    def keep(effect: Effect) -> Effect:
        EFFECTS.setdefault(card, []).append(effect)
        return effect

    return keep


def age(card: str | None) -> int:
    """The value of a card; 0 for a missing one."""
    return FACTS[card]["age"] if card else 0


def color(card: str) -> str:
    """The colour of a card."""
    return str(FACTS[card]["color"])


def has(card: str, icon: str) -> bool:
    """Return whether an icon is printed on a card."""
    return icon in FACTS[card]["icons"]


@cache
def uncovered(card: str, splay: str) -> list[str]:
    """Return the icons of a covered card that a splay shows."""
    return [FACTS[card]["icons"][place] for place in UNCOVERED[splay]]


def highest(cards: Iterable[str]) -> list[str]:
    """The cards of the highest value among ``cards``."""
    among = list(cards)
    return [card for card in among if age(card) == max(map(age, among))]


def lowest(cards: Iterable[str]) -> list[str]:
    """The cards of the lowest value among ``cards``."""
    among = list(cards)
    return [card for card in among if age(card) == min(map(age, among))]


class Annihilation(Exception):
    """Fission: all cards are gone, and the dogma ends at once."""


class Dogma:
    """The state that the effects of one dogma action share."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.demand_moved = False
        self.returned: Counter[str] = Counter()


class Model:
    """A game from the first cards on.

    ``start`` has ``hands`` (two cards each) and ``decks`` (by age, next card first), but no
    achievements, as their cards are never seen.
    """

    def __init__(self, names: list[str], start: dict[str, Any], options: dict[str, Any]) -> None:
        self.names = names
        self.language = options.get("language", "en")
        self.strict = bool(options.get("strict"))
        self.sides = [{name} for name in names]
        self.to_win = {2: 6, 3: 5, 4: 4}[len(names)]
        if options.get("teams"):
            self.sides, self.to_win = [{names[0], names[2]}, {names[1], names[3]}], 6
        if options.get("extra_achievement"):
            self.to_win += 1
        self.deck = {number: list(cards) for number, cards in start["decks"].items()}
        self.hand = {name: list(start["hands"][name]) for name in names}
        self.score: dict[str, list[str]] = {name: [] for name in names}
        self.board: dict[str, dict[str, list[str]]] = {
            name: {each: [] for each in COLORS} for name in names
        }
        self.splayed = {name: dict.fromkeys(COLORS) for name in names}
        self.claimed: dict[str, list[str]] = {name: [] for name in names}
        self.free = [*map(str, range(1, 10)), *SPECIAL]
        self.tucked_or_scored: Counter[str] = Counter()
        self.at_turn: str | None = None
        self.actions = 0
        self.shared_by: str | None = None  # the player carrying out an effect of another's card
        self.bonus = False
        self.dogma = Dogma("")
        self.seen: set[str] = set()  # cards in hands and score piles whose faces are public

    def state(self) -> dict[str, Any]:
        """The zones, the splays, and the counters."""
        return {
            **{
                name: {
                    "hand": sorted(self.hand[name]),
                    "score": sorted(self.score[name]),
                    "board": {
                        each: (self.splayed[name][each], self.board[name][each]) for each in COLORS
                    },
                    "achievements": sorted(self.claimed[name]),
                    "moved": self.tucked_or_scored[name],
                    "points": self.points(name),
                    "icons": {icon: shown.count(icon) for icon in ICONS},
                }
                for name, shown in ((name, self.shown(name)) for name in self.names)
            },
            "decks": self.deck,
            "free": sorted(self.free),
            "seen": sorted(self.seen),
            "turn": self.at_turn,
            "actions": self.actions,
        }

    # The course of the game

    def play(self) -> Playing:
        """The whole game. Raises ``Ended``."""
        picked = yield [Ask(name, "cards", tuple(self.hand[name])) for name in self.names]
        for name in self.names:
            self.meld(name, picked[name][0])
        first = min(self.names, key=lambda name: self.spelled(picked[name][0]))
        seat, turn = self.names.index(first), 0
        while True:
            me = self.names[seat]
            self.at_turn = me
            self.tucked_or_scored.clear()
            short = turn < (2 if len(self.names) == 4 else 1)
            self.actions = 1 if short else 2
            while self.actions:
                yield from self.action(me)
                self.actions -= 1
            seat, turn = (seat + 1) % len(self.names), turn + 1

    def action(self, me: str) -> Playing:
        """Take an action of a turn."""
        tokens = ["draw", *(f"meld {card}" for card in self.hand[me])]
        tokens += [f"dogma {card}" for card in self.tops(me)]
        reach = max(map(age, self.tops(me)), default=0)
        tokens += [
            f"achieve {each}"
            for each in self.free
            if each.isdigit() and 5 * int(each) <= self.points(me) and int(each) <= reach
        ]
        (token,) = yield from ask(me, "action", tokens)
        what, _, card = token.partition(" ")
        if what == "draw":
            self.draw_action(me)
        elif what == "meld":
            self.meld(me, card)
        elif what == "achieve":
            self.claim(me, card)
        else:
            yield from self.activate(me, card)

    def draw_action(self, me: str) -> None:
        """Draw from the age of the highest top card."""
        self.draw(me, max(map(age, self.tops(me)), default=1))

    def activate(self, me: str, card: str) -> Playing:
        """Take the dogma action; the affected players are determined once, at its start."""
        icon = FACTS[card]["dogma_icon"]
        mine = self.count(me, icon)
        left = self.clockwise(me)
        sharing = [name for name in left if self.count(name, icon) >= mine]
        fewer = [name for name in self.against(me) if name not in sharing]
        self.bonus = False
        self.dogma = Dogma(me)
        try:
            for kind, effect in zip(FACTS[card]["effects"], EFFECTS[card], strict=True):
                if kind == "demand":
                    for name in fewer:
                        yield from effect(self, name, me) or ()
                    continue
                for name in (*sharing, me):
                    self.shared_by = name if name in self.against(me) else None
                    yield from effect(self, name) or ()
                self.shared_by = None
        except Annihilation:
            self.shared_by = None
            return
        if self.bonus:
            self.draw_action(me)

    def alone(self, me: str, card: str | None) -> Playing:
        """Carry out the cooperative effects of ``card`` for oneself alone."""
        if card is None:
            return
        outer, self.dogma = self.dogma, Dogma(me)
        for kind, effect in zip(FACTS[card]["effects"], EFFECTS[card], strict=True):
            if kind == "coop":
                yield from effect(self, me) or ()
        self.dogma = outer

    # Reading the table

    def spelled(self, card: str) -> str:
        """The sort key of a card's name in the table's language."""
        letters = unicodedata.normalize("NFD", FACTS[card]["name"][self.language].casefold())
        return "".join(each for each in letters if not unicodedata.combining(each))

    def clockwise(self, me: str) -> list[str]:
        """The others, from a player's left on."""
        seat = self.names.index(me)
        return self.names[seat + 1 :] + self.names[:seat]

    def side(self, me: str) -> set[str]:
        """A player, and the partner in teams."""
        (mine,) = [side for side in self.sides if me in side]
        return mine

    def against(self, me: str) -> list[str]:
        """The opponents, from a player's left on."""
        return [name for name in self.clockwise(me) if name not in self.side(me)]

    def top(self, me: str, of: str) -> str | None:
        """The top card of a colour."""
        pile = self.board[me][of]
        return pile[0] if pile else None

    def tops(self, me: str, icon: str | None = None, lacks: str | None = None) -> list[str]:
        """The top cards, perhaps only those with one icon or without another."""
        return [
            pile[0]
            for pile in self.board[me].values()
            if pile and (not icon or has(pile[0], icon)) and not (lacks and has(pile[0], lacks))
        ]

    def shown(self, me: str) -> list[str]:
        """The icons that are visible on a board."""
        found: list[str] = []
        for of, pile in self.board[me].items():
            for card in pile[:1]:
                found += FACTS[card]["icons"]
            if splay := self.splayed[me][of]:
                for card in pile[1:]:
                    found += uncovered(card, splay)
        return found

    def count(self, me: str, icon: str) -> int:
        """The number of an icon on a board."""
        return self.shown(me).count(icon)

    def points(self, me: str) -> int:
        """The total value of the score pile."""
        return sum(map(age, self.score[me]))

    def points_together(self, me: str) -> int:
        """The points of a side."""
        return sum(map(self.points, self.side(me)))

    def claimed_together(self, me: str) -> int:
        """The number of achievements of a side."""
        return sum(len(self.claimed[name]) for name in self.side(me))

    def the_one(self, worth: Callable[[str], int]) -> str | None:
        """A player with the highest ``worth``; None on a tie between sides."""
        best = max(map(worth, self.names))
        found = [side for side in self.sides if best in map(worth, side)]
        return min(found[0]) if len(found) == 1 else None

    # Verbs that move cards

    def draw(self, me: str, value: int) -> str:
        """Draw a card into the hand; from a higher age if need be, or else the game ends."""
        value = max(1, value)
        while value <= 10 and not self.deck[value]:
            value += 1
        if value > 10:
            self.end_by_points()
        card = self.deck[value].pop(0)
        self.hand[me].append(card)
        self.changed()
        return card

    def meld(self, me: str, card: str) -> None:
        """Put a card on top of its pile."""
        self.lift(card, openly=True)
        self.board[me][color(card)].insert(0, card)
        self.changed()

    def tuck(self, me: str, card: str) -> None:
        """Put a card at the bottom of its pile."""
        self.lift(card, openly=True)
        self.board[me][color(card)].append(card)
        self.tucked_or_scored[me] += 1
        self.changed()

    def score_card(self, me: str, card: str | None, shown: bool = False) -> None:
        """Score a card, perhaps after showing it."""
        if card is not None:
            self.lift(card, openly=shown, hidden=True)
            self.score[me].append(card)
            if shown:
                self.seen.add(card)
            self.tucked_or_scored[me] += 1
            self.changed()

    def return_card(self, card: str) -> None:
        """Put a card under the deck of its age."""
        self.lift(card)
        self.deck[age(card)].append(card)
        self.changed()

    def to_hand(self, card: str, of: str) -> None:
        """Transfer a card to a hand."""
        self.lift(card, hidden=True)
        self.hand[of].append(card)
        self.changed()

    def to_score(self, card: str, of: str) -> None:
        """Transfer a card to a score pile, which is not scoring it."""
        self.lift(card, hidden=True)
        self.score[of].append(card)
        self.changed()

    def to_board(self, card: str, of: str) -> None:
        """Transfer a card to a board, on top of its pile."""
        self.meld(of, card)

    def show(self, card: str) -> str:
        """Show a card from the hand to all players; return the card."""
        self.seen.add(card)
        return card

    def lift(self, card: str, openly: bool = False, hidden: bool = False) -> None:
        """Take a card from its place; a pile of one loses its splay.

        ``openly``: it goes to a board. If not, players who have seen cards of its value in a hand
        or score pile cannot tell any more which are still there. ``hidden``: it goes to such a
        zone.
        """
        self.seen.discard(card)
        for name in self.names:
            for zone in (self.hand[name], self.score[name]):
                if card in zone:
                    zone.remove(card)
                    if not openly:
                        self.seen -= {each for each in zone if age(each) == age(card)}
            pile = self.board[name][color(card)]
            if card in pile:
                pile.remove(card)
                if hidden:
                    self.seen.add(card)
                if len(pile) < 2:
                    self.splayed[name][color(card)] = None

    def splay(self, me: str, of: str, way: str) -> None:
        """Splay a pile, if it has two cards or more and lies otherwise."""
        if len(self.board[me][of]) > 1 and self.splayed[me][of] != way:
            self.splayed[me][of] = way
            self.changed()

    def claim(self, me: str, achievement: str) -> None:
        """Claim an achievement if it is free; the last one needed wins."""
        if achievement not in self.free:
            return
        self.free.remove(achievement)
        self.claimed[me].append(achievement)
        if self.shared_by:
            self.bonus = True
        if self.claimed_together(me) >= self.to_win:
            raise Ended(sorted(self.side(me)), "achievements")

    def changed(self) -> None:
        """Note a change: it may count for the sharing bonus and earn achievements."""
        if self.shared_by:
            self.bonus = True
        if self.at_turn is None:
            return
        for special in SPECIAL:
            if special in self.free:
                for name in (self.at_turn, *self.clockwise(self.at_turn)):
                    if self.deserves(name, special):
                        self.claim(name, special)
                        break

    def deserves(self, me: str, special: str) -> bool:
        """Return whether a player fulfils the condition of a special achievement."""
        if special == "empire":
            shown = self.shown(me)
            return all(shown.count(icon) >= 3 for icon in ICONS)
        if special == "monument":
            return self.tucked_or_scored[me] >= 6
        if special == "wonder":
            return all(way in ("right", "up") for way in self.splayed[me].values())
        if special == "world":
            return self.count(me, "clock") >= 12
        return sum(age(card) >= 8 for card in self.tops(me)) == 5

    def end_by_points(self) -> None:
        """End the game when a draw would go above 10."""
        rank = {
            name: (self.points_together(name), self.claimed_together(name)) for name in self.names
        }
        best = max(rank.values())
        raise Ended([name for name in self.names if rank[name] == best], "score")

    # Questions

    def choose(
        self,
        me: str,
        cards: Iterable[str],
        low: int = 1,
        high: int = 1,
        *,
        whole: bool = False,
        always: bool = False,
    ) -> Playing:
        """Choose from ``low`` to ``high`` of some cards, or as many as there are.

        ``always``: it is asked with any number of cards to choose from.
        """
        options = list(cards)
        high = min(high, len(options))
        low = min(low, high)
        if not always and (high == 0 or low == len(options)):
            return options[:high]
        return (yield from ask(me, "cards", options, low, high, whole=whole))

    def in_order(self, me: str, cards: list[str], alike: Callable[[str], Any]) -> Playing:
        """Put cards in the order that the player wants, where it matters.

        It does if ``alike`` is equal for two of them, which go to the same deck or pile.
        """
        if len({alike(card) for card in cards}) < len(cards):
            return (yield from ask(me, "order", cards, len(cards), len(cards)))
        return list(cards)

    def one(self, me: str, cards: Iterable[str], low: int = 1) -> Playing:
        """Choose one card, or none if ``low`` is 0; ``None`` if there is none."""
        chosen = yield from self.choose(me, cards, low, 1)
        return chosen[0] if chosen else None

    def fitting(self, me: str, fits: Callable[[str], Any], low: int = 1, high: int = 1) -> Playing:
        """Choose cards in the hand with fitting faces.

        At a careful table that is asked even if none does, unless the values, or public faces, tell
        how many do.
        """
        unsure = any(
            len({bool(fits(other)) for other in FACTS if age(other) == age(card)}) > 1
            for card in self.hand[me]
            if card not in self.seen
        )
        cards = [card for card in self.hand[me] if fits(card)]
        return (yield from self.choose(me, cards, low, high, always=self.strict and unsure))

    def yes(self, me: str) -> Playing:
        """Ask yes or no."""
        return (yield from ask(me, "yes-no", ["yes", "no"])) == ["yes"]

    def may_splay(self, me: str, colors: Iterable[str], way: str) -> Playing:
        """Splay one of some colours, or none; return which."""
        options = [
            each
            for each in colors
            if len(self.board[me][each]) > 1 and self.splayed[me][each] != way
        ]
        if not options:
            return None
        for each in (yield from ask(me, "splay", options, 0, 1)):
            self.splay(me, each, way)
            return each
        return None

    def return_all(self, me: str, cards: list[str]) -> Playing:
        """Return some cards, in the order that the player wants; return how many."""
        ordered = yield from self.in_order(me, cards, age)
        for card in ordered:
            self.return_card(card)
        return len(ordered)
