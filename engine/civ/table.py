"""The state of a table of Carta Impera Victoria, queries on it, and copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from weakref import ref

from engine.civ.domains import DOMAINS, HAND_LIMIT, LEVELS, hegemony, threshold
from engine.game import Log, Result
from engine.referable import referable
from engine.teams import team_of

# Cards of which a player may only know the number: then looking at them raises ``Unknown``, which a
# compiled ``list`` would not do. See ``engine.civ.unseen``.
Cards = MutableSequence[str]

PUBLIC = ""  # the public, as a viewer of a hand


@dataclass(slots=True)
class Embargo:
    """An Economy card face down on a domain, which its player may not play next turn.

    ``fresh``: laid by the player themselves this turn, so that it is not in force yet.
    """

    domain: str
    fresh: bool = False


class Seat:
    """The cards of one player, and queries on them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: Cards = []
        self.area = dict.fromkeys(DOMAINS, 0)
        self.blocked = dict.fromkeys(DOMAINS, 0)  # face-down Utopia cards, by domain
        self.embargoes: list[Embargo] = []
        # By viewer, the number of cards of each domain that they know in this hand. A determinized
        # table has no viewers.
        self.known: dict[str, Counter[str]] = {}

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
    def area_cards(self) -> list[str]:
        """The face-up cards of the area, one token each."""
        return [domain for domain, number in self.area.items() for _ in range(number)]

    @property
    def forbidden(self) -> set[str]:
        """The domains that embargoes keep this player from playing this turn."""
        return {embargo.domain for embargo in self.embargoes if not embargo.fresh}

    @property
    def playable(self) -> Sequence[str]:
        """The hand cards that may be played."""
        forbidden = self.forbidden
        return [card for card in self.hand if card not in forbidden] if forbidden else self.hand[:]

    def needed(self, domain: str) -> int:
        """Return the number of cards of ``domain`` that gives this player hegemony."""
        return self.table.hegemony + self.blocked[domain]

    def has_level(self, domain: str, level: int) -> bool:
        """Return whether the area has enough ``domain`` cards for the effect of ``level``."""
        return self.area[domain] >= self.table.thresholds[level]

    def most_culture(self) -> bool:
        """Return whether this player has strictly more Culture cards than every other."""
        mine = self.area["culture"]
        return all(
            other.area["culture"] < mine for other in self.table.players if other is not self
        )


P = TypeVar("P", bound=Seat)


@referable
class State(Generic[P]):
    """The state of a table with players ``P``; only ``moves`` and ``turns`` change it."""

    def __init__(self, players: list[P], variant: str, teams: bool, strict: bool) -> None:
        self.players = players
        self.variant = variant
        self.teams = teams
        self.strict = strict
        self.names = tuple(player.name for player in players)
        self.thresholds = {level: threshold(len(players), level) for level in LEVELS}
        self.hegemony = hegemony(len(players))  # cards of a domain that win, unless raised
        self.deck: Cards = []  # the next to be drawn first
        self.discard: list[str] = []  # the top card last
        self.removed = 0  # left out of the game unseen, before dealing
        self.first = 0  # the seat of the first player
        self.turn: int | None = None  # a seat; None during the draft
        self.turn_number = 0
        self.step_name = "play"  # or "effects"
        self.limit = HAND_LIMIT  # of the player whose turn it is
        self.permanent_used: list[str] = []  # domains, this turn; a copied one counts too
        self.discard_used: list[str] = []
        self.inspired = False
        self.coin: tuple[str, str, str] | None = None  # the owner, the marked player, the domain
        self.packets: list[list[str]] = []  # the draft: the cards from which each player chooses
        self.middle: list[str] = []  # the draft: the face-up cards
        self.to_pick: list[int] = []  # the draft: seats that still take one from the middle
        self.log = Log()
        self.disclosures = 0  # number of disclosures of hidden information, compared by undo
        self.result: Result | None = None
        for player in players:
            player.sit_at(self)

    def let_all_watch(self) -> None:
        """Start to track the knowledge of each player, and the public, of other hands."""
        for player in self.players:
            viewers = (PUBLIC, *(name for name in self.names if name != player.name))
            player.known = {viewer: Counter() for viewer in viewers}

    def player(self, name: str) -> P:
        """Return the player called ``name``. Raises ``ValueError`` if there is none."""
        return self.players[self.names.index(name)]

    def clockwise(self, first: P) -> Iterator[P]:
        """Iterate over the players clockwise, from ``first`` on."""
        seat = self.players.index(first)
        yield from self.players[seat:]
        yield from self.players[:seat]

    def team(self, player: Seat) -> list[P]:
        """Return ``player`` and their partner, if any; partners sit across."""
        return team_of(self.players, self.names.index(player.name), self.teams)

    def points(self) -> dict[str, int]:
        """Return by player the number of domains in which their team has a majority.

        A tie for the most counts for each of the tied.
        """
        most = {domain: max(player.area[domain] for player in self.players) for domain in DOMAINS}
        points = {}
        for player in self.players:
            areas = [mate.area for mate in self.team(player)]
            points[player.name] = sum(
                any(area[domain] == number for area in areas)
                for domain, number in most.items()
                if number
            )
        return points

    def fill(self, state: dict[str, Any]) -> None:
        """Load the state that ``Snapshot.dump`` wrote into this empty table."""
        self.deck = state["deck"][:]
        self.discard = state["discard"][:]
        self.removed = state["removed"]
        self.first = state["first"]
        self.turn = state["turn"]
        self.turn_number = state["turn_number"]
        self.step_name = state["step"]
        self.limit = state["limit"]
        self.permanent_used = state["permanent_used"][:]
        self.discard_used = state["discard_used"][:]
        self.inspired = state["inspired"]
        self.coin = tuple(state["coin"]) if state["coin"] else None
        self.packets = [packet[:] for packet in state["packets"]]
        self.middle = state["middle"][:]
        self.to_pick = state["to_pick"][:]
        for player, lies in zip(self.players, state["players"], strict=True):
            player.hand = lies["hand"][:]
            player.area.update(lies["area"])
            player.blocked.update(lies["blocked"])
            player.embargoes = [Embargo(domain, fresh) for domain, fresh in lies["embargoes"]]
        # Games stored by earlier versions lack the knowledge of hands.
        for player, known in zip(self.players, state.get("known", ()), strict=False):
            for viewer, cards in known.items():
                player.known[viewer] = Counter(cards)
        if state["result"]:
            winners, reason = state["result"]
            self.result = Result(tuple(winners), reason)
