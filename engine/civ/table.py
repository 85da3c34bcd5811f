"""What lies on a table of Carta Impera Victoria, and what can be read off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import ref

from engine.civ.domains import DOMAINS, HAND_LIMIT, LEVELS, hegemony, threshold
from engine.game import Log, Result

if TYPE_CHECKING:
    from engine.civ.player import Player

PUBLIC = ""  # the spectators, as viewers of a hand


@dataclass(slots=True)
class Embargo:
    """An Economy card face down on a domain of a player, who may not play it on their next turn.

    ``fresh``: laid by the player themselves in this very turn, so that it does not hold yet.
    """

    domain: str
    fresh: bool = False


class Seat:
    """What lies before one player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: list[str] = []
        self.area = dict.fromkeys(DOMAINS, 0)
        self.blocked = dict.fromkeys(DOMAINS, 0)  # face-down Utopia cards, by domain
        self.embargoes: list[Embargo] = []
        # By viewer, how many cards of each domain they know in this hand. A determinized
        # table has no viewers.
        self.known: dict[str, Counter[str]] = {}

    def __repr__(self) -> str:
        return self.name

    @property
    def table(self) -> Table:
        """The table that this is a seat of. It has its seats, and not they it: so a table that
        nobody needs is gone at once, and no garbage collection has to find it.
        """
        table = self._table()
        assert table is not None
        return table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = ref(table)

    @property
    def area_cards(self) -> list[str]:
        """The face-up cards of the area, one token each."""
        return [domain for domain, number in self.area.items() for _ in range(number)]

    @property
    def forbidden(self) -> set[str]:
        """The domains that an embargo keeps this player from playing this turn."""
        return {embargo.domain for embargo in self.embargoes if not embargo.fresh}

    @property
    def playable(self) -> list[str]:
        """The hand cards that may be played."""
        forbidden = self.forbidden
        return [card for card in self.hand if card not in forbidden] if forbidden else self.hand[:]

    def needed(self, domain: str) -> int:
        """How many cards of ``domain`` give this player hegemony."""
        return self.table.hegemony + self.blocked[domain]

    def has_level(self, domain: str, level: int) -> bool:
        """Whether the area has the cards for the permanent effect of ``domain`` at ``level``."""
        return self.area[domain] >= self.table.thresholds[level]

    def most_culture(self) -> bool:
        """Whether this player has strictly more Culture cards than every other."""
        mine = self.area["culture"]
        return all(
            other.area["culture"] < mine for other in self.table.players if other is not self
        )


class Table:
    """The whole state. Only ``moves`` and ``turns`` change it once it is set up."""

    def __init__(self, players: list[Player], variant: str, teams: bool, strict: bool) -> None:
        self.players = players
        self.variant = variant
        self.teams = teams
        self.strict = strict
        self.names = tuple(player.name for player in players)
        self.thresholds = {level: threshold(len(players), level) for level in LEVELS}
        self.hegemony = hegemony(len(players))  # cards of a domain that win, if nothing raises it
        self.deck: list[str] = []  # next to be drawn first
        self.discard: list[str] = []  # the last one on top, at the end
        self.removed = 0  # left out of the game unseen, before dealing
        self.first = 0  # the seat of the first player
        self.turn: int | None = None  # a seat; None while drafting
        self.turn_number = 0
        self.step_name = "play"  # or "effects"
        self.limit = HAND_LIMIT  # of the player whose turn it is
        self.permanent_used: list[str] = []  # domains, this turn; a copied one counts too
        self.discard_used: list[str] = []
        self.inspired = False
        self.coin: tuple[str, str, str] | None = None  # who has it; whose domain; which domain
        self.packets: list[list[str]] = []  # the draft: what each player chooses from
        self.middle: list[str] = []  # the draft: the face-up cards
        self.to_pick: list[int] = []  # the draft: seats that still take one from the middle
        self.log = Log()
        self.disclosures = 0  # number of disclosures of hidden information, compared by undo
        self.result: Result | None = None
        for player in players:
            player.table = self

    def let_all_watch(self) -> None:
        """Begin to keep what each player, and the public, knows of the other hands."""
        for player in self.players:
            viewers = (PUBLIC, *(name for name in self.names if name != player.name))
            player.known = {viewer: Counter() for viewer in viewers}

    def clockwise(self, first: Player) -> Iterator[Player]:
        """All players, from ``first`` on."""
        seat = self.players.index(first)
        yield from self.players[seat:]
        yield from self.players[:seat]

    def team(self, player: Seat) -> list[Player]:
        """Those who win together with ``player``: the partner sits across."""
        if not self.teams:
            return [other for other in self.players if other is player]
        place = self.names.index(player.name)
        return [other for seat, other in enumerate(self.players) if seat % 2 == place % 2]

    def points(self) -> dict[str, int]:
        """A point for each domain in which a player, or somebody of their team, has the most."""
        most = {domain: max(player.area[domain] for player in self.players) for domain in DOMAINS}
        return {
            player.name: sum(
                any(mate.area[domain] == most[domain] for mate in self.team(player))
                for domain in DOMAINS
                if most[domain]
            )
            for player in self.players
        }

    def dump(self) -> dict[str, Any]:
        """The state as JSON-ready data; nothing may be in the air."""
        return {
            "deck": self.deck[:],
            "discard": self.discard[:],
            "removed": self.removed,
            "first": self.first,
            "turn": self.turn,
            "turn_number": self.turn_number,
            "step": self.step_name,
            "limit": self.limit,
            "permanent_used": self.permanent_used[:],
            "discard_used": self.discard_used[:],
            "inspired": self.inspired,
            "coin": self.coin and list(self.coin),
            "packets": [packet[:] for packet in self.packets],
            "middle": self.middle[:],
            "to_pick": self.to_pick[:],
            "players": [
                {
                    "hand": player.hand[:],
                    "area": player.area.copy(),
                    "blocked": {
                        domain: number for domain, number in player.blocked.items() if number
                    },
                    "embargoes": [[each.domain, each.fresh] for each in player.embargoes],
                }
                for player in self.players
            ],
            "known": [
                {
                    viewer: sorted(cards.elements())
                    for viewer, cards in player.known.items()
                    if cards
                }
                for player in self.players
            ],
            "result": self.result and [list(self.result.winners), self.result.reason],
        }

    def fill(self, state: dict[str, Any]) -> None:
        """Lay out the state that ``dump`` wrote on this empty table."""
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
