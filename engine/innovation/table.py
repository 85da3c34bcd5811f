"""The state of a table of Innovation: zones, the players' knowledge, and copies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar
from weakref import ref

from engine.game import Log, Result
from engine.innovation.cards import CARDS, COLORS, RESOURCES, Card
from engine.innovation.zone import Pile, Zone
from engine.referable import referable
from engine.teams import team_of

AGES = range(1, 11)
SPECIALS = ("empire", "monument", "wonder", "world", "universe")
AGE_ACHIEVEMENTS = tuple(str(age) for age in AGES if age < 10)
ACHIEVEMENTS = (*AGE_ACHIEVEMENTS, *SPECIALS)
NEEDED = {2: 6, 3: 5, 4: 4}
NEEDED_BY_TEAM = 6
OF_AGE = {age: [card for card in CARDS.values() if card.age == age] for age in AGES}
PUBLIC = ""  # the public, as a member of the viewers that know a card: then all viewers do

ICON = {resource: icon for icon, resource in enumerate(RESOURCES)}
CLOCK = RESOURCES.index("clock")


class Seat:
    """The cards and achievements of one player, and queries on them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand = Zone("hand", name)
        self.score_pile = Zone("score", name)
        self.icons = [0] * len(RESOURCES)
        self.board = {color: Pile(color, name, self.icons) for color in COLORS}
        self.achievements: list[str] = []
        self.moved_this_turn = 0  # tucked and scored, for Technology

    def __repr__(self) -> str:
        return self.name

    @property
    def table(self) -> State[Any]:
        """The table of this seat.

        A weak reference: without a reference cycle, an unused table is freed at once.
        """
        table: State[Any] | None = self._table()
        assert table is not None
        return table

    def sit_at(self, table: State[Any]) -> None:
        """Make ``table`` the table of this seat."""
        self._table: Callable[[], Any] = ref(table)

    @property
    def points(self) -> int:
        """The sum of the values in the score pile."""
        return sum([card.age for card in self.score_pile])

    @property
    def top_cards(self) -> list[Card]:
        """The top card of each colour present, in the order of ``COLORS``."""
        return [top for pile in self.board.values() if (top := pile.top)]

    @property
    def highest_top(self) -> int:
        """The value of the highest top card; 0 for an empty board."""
        highest = 0
        for card in self.top_cards:
            if card.age > highest:
                highest = card.age
        return highest

    def top(self, color: str) -> Card | None:
        """Return the top card of ``color``, if there is one."""
        return self.board[color].top

    def count(self, resource: str) -> int:
        """Return the number of icons of ``resource`` that the board shows."""
        return self.icons[ICON[resource]]

    def earned(self) -> list[str]:
        """Return the special achievements with conditions that this player now meets.

        They are in the order of ``SPECIALS``, whether or not they are still available.
        """
        earned = []
        if all(count >= 3 for count in self.icons):
            earned.append("empire")
        if self.moved_this_turn >= 6:
            earned.append("monument")
        if all(pile.splay in ("up", "right") for pile in self.board.values()):
            earned.append("wonder")
        if self.icons[CLOCK] >= 12:
            earned.append("world")
        if all(pile.top and pile.top.age >= 8 for pile in self.board.values()):
            earned.append("universe")
        return earned


def recount(pile: Pile) -> None:
    """Update the top card of a pile, the icons that it shows, and the owner's totals."""
    counted = [0] * len(RESOURCES)
    cards = iter(pile)
    pile.top = top = next(cards, None)
    if top:
        for icon in top.all_icons:
            counted[icon] += 1
        if way := pile.splay:
            for card in cards:
                for icon in card.splayed_icons[way]:
                    counted[icon] += 1
    totals = pile.totals
    for icon, before in enumerate(pile.icons):
        totals[icon] += counted[icon] - before
    pile.icons = counted
    pile.shown = None


class DogmaState:
    """The deeds of a dogma so far that its later effects ask for."""

    def __init__(self) -> None:
        self.demand_moved = False
        self.returned: dict[str, int] = {}  # cards by player; Democracy compares these


P = TypeVar("P", bound=Seat)


@referable
class State(Generic[P]):
    """The state of a table with players ``P``; only ``moves`` and ``turns`` change it."""

    def __init__(self, players: list[P], language: str, strict: bool, teams: bool = False) -> None:
        self.players = players
        self.language = language
        self.strict = strict
        self.teams = teams
        self.needed = NEEDED_BY_TEAM if teams else NEEDED[len(players)]  # achievements that win
        self.names = tuple(player.name for player in players)
        self.everybody = frozenset((PUBLIC, *self.names))
        self.decks: dict[int, Zone] = {age: Zone("deck", None) for age in AGES}
        self.age_cards: dict[str, Card] = {}  # "1" … "9"; never seen by any player
        self.achievements: list[str] = []  # still available
        self.turn: int | None = None  # a seat, once the first cards are melded
        self.turn_number = 0
        self.actions = 0
        self.where: dict[Card, Zone] = {}
        self.known: dict[Card, frozenset[str]] = {}  # viewers besides the owner
        self.log = Log()
        self.result: Result | None = None
        self.touched: list[Zone] = []  # the zones that have changed since the last snapshot
        self.changes = 0  # number of changes, compared for the sharing bonus
        self.disclosures = 0  # number of disclosures of hidden information, compared by undo
        self.unchecked = set(self.names)  # may have earned special achievements
        self.dogma: DogmaState | None = None  # of the dogma being carried out
        self.cause: str | None = None  # the card whose effect is being carried out
        self.effect = 0
        for player in players:
            player.sit_at(self)

    def clockwise(self, first: P) -> list[P]:
        """Return the players clockwise, from ``first`` on."""
        seat = self.players.index(first)
        return self.players[seat:] + self.players[:seat]

    def team(self, player: Seat) -> list[P]:
        """Return ``player`` and their partner, if any; partners sit across."""
        return team_of(self.players, self.names.index(player.name), self.teams)

    def team_points(self, player: Seat) -> int:
        """Return the points of ``player`` and, in teams, of the partner."""
        return sum(mate.points for mate in self.team(player))

    def team_achievements(self, player: Seat) -> int:
        """Return the number of achievements of ``player`` and, in teams, of the partner."""
        return sum(len(mate.achievements) for mate in self.team(player))

    def player(self, name: str) -> P:
        """Return the player called ``name``. Raises ``ValueError`` if there is none."""
        return self.players[self.names.index(name)]

    def zones(self) -> Iterator[Zone]:
        """Iterate over the zones that hold cards."""
        yield from self.decks.values()
        for player in self.players:
            yield player.hand
            yield player.score_pile
            yield from player.board.values()

    def settle(self) -> None:
        """Index the zones of all cards and count all icons, once the zones are filled."""
        self.where = {card: zone for zone in self.zones() for card in zone}
        for player in self.players:
            for pile in player.board.values():
                recount(pile)

    def may_see(self, viewer: str | None, card: Card) -> bool:
        """Return whether ``viewer`` may know the face of a card in a hidden zone.

        ``None`` stands for the public.
        """
        if (viewer or PUBLIC) in self.known.get(card, ()):
            return True
        owner = self.where[card].owner
        return owner is not None and owner == viewer

    def in_doubt(self, cards: Iterable[Card], where: Callable[[Card], bool]) -> bool:
        """Return whether the public cannot tell which of ``cards`` satisfy ``where``.

        It can if it sees the faces, or if the values, which are public, settle it.
        """
        ages = {
            card.age for card in cards if self.where[card].hidden and not self.may_see(None, card)
        }
        return any(len(set(map(where, OF_AGE[age]))) > 1 for age in ages)

    def fill(self, state: dict[str, Any]) -> None:
        """Load the state that ``Snapshot.dump`` wrote into this empty table."""
        self.turn = state["turn"]
        self.turn_number = state["turn_number"]
        self.actions = state["actions"]
        for deck, ids in zip(self.decks.values(), state["decks"], strict=True):
            deck.extend(CARDS[card] for card in ids)
        self.age_cards = {age: CARDS[card] for age, card in state["age_cards"].items()}
        self.achievements = list(state["achievements"])
        self.known = {CARDS[card]: frozenset(names) for card, names in state["known"].items()}
        self.unchecked = set(state["unchecked"])
        for player, lies in zip(self.players, state["players"], strict=True):
            player.hand.extend(CARDS[card] for card in lies["hand"])
            player.score_pile.extend(CARDS[card] for card in lies["score"])
            for color, (splay, *ids) in lies["board"].items():
                player.board[color].extend(CARDS[card] for card in ids)
                player.board[color].splay = splay
            player.achievements = list(lies["achievements"])
            player.moved_this_turn = lies["moved"]
        if state["result"]:
            winners, reason = state["result"]
            self.result = Result(tuple(winners), reason)
        self.settle()
