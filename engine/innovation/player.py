"""The choices of a player: the vocabulary in which card effects are written.

All of these are generators: ``chosen = yield from me.choose(...)``. A choice with exactly one legal
answer is not asked, unless the table is strict and skipping it would disclose information.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS, COLORS, Card
from engine.innovation.moves import Goal, Mover
from engine.innovation.snapshot import Snapshot
from engine.innovation.table import DogmaState, State
from engine.referable import referable

T = TypeVar("T")
Choosing = Generator[Decision, Answer, T]
Condition = Callable[[Card], bool]


def highest(cards: Iterable[Card]) -> list[Card]:
    """Return the cards of the highest value among ``cards``."""
    cards = list(cards)
    best = value(cards)
    return [card for card in cards if card.age == best]


def lowest(cards: Iterable[Card]) -> list[Card]:
    """Return the cards of the lowest value among ``cards``."""
    cards = list(cards)
    least = min((card.age for card in cards), default=0)
    return [card for card in cards if card.age == least]


def value(cards: Iterable[Card]) -> int:
    """Return the highest value among ``cards``; 0 if there are none."""
    return max((card.age for card in cards), default=0)


def different_values(cards: Iterable[Card]) -> int:
    """Return the number of different values among ``cards``."""
    return len({card.age for card in cards})


class Player(Mover):
    """A player: cards (``Seat``), moves (``Mover``) and choices."""

    @property
    def table(self) -> Table:
        """The table of this player."""
        table: Table = self._table()
        return table

    @property
    def dogma(self) -> DogmaState:
        """The state of the dogma being carried out."""
        assert self.table.dogma is not None
        return self.table.dogma

    @property
    def others(self) -> list[Player]:
        """The other players, clockwise from this player's left; in teams also the partner."""
        players = self.table.players
        seat = players.index(self)
        return players[seat + 1 :] + players[:seat]

    @property
    def opponents(self) -> list[Player]:
        """The other players without the partner, clockwise from this player's left."""
        return self.others[::2] if self.table.teams else self.others  # partners sit across

    # Choosing cards

    def choose(
        self,
        cards: Sequence[Card],
        purpose: str,
        at_least: int = 1,
        at_most: int = 1,
        where: Condition | None = None,
        whole: bool = False,
        into: str | None = None,
    ) -> Choosing[list[Card]]:
        """Choose ``at_least`` to ``at_most`` of ``cards``, or all if there are fewer.

        ``cards`` is public knowledge (a hand, the cards of a value in it); ``where``, which selects
        among them, looks at the faces. ``into``: the cards move one by one to a ``deck`` or
        ``pile``, so their order may matter.
        """
        table = self.table
        faces_decide = where is not None and table.in_doubt(cards, where)
        if faces_decide and not table.strict:
            table.disclosures += 1  # by asking, or by not asking
        options = [card for card in cards if where(card)] if where else list(cards)
        most = min(at_most, len(options))
        least = min(at_least, most)
        orderly = most > 1 and _clash(options, into)
        forced = most == 0 or least == len(options)
        if forced and not (faces_decide and table.strict):
            return (yield from self.order(options[:most], purpose, into))
        answer = yield self._ask(
            "cards",
            [card.id for card in options],
            purpose,
            least,
            most,
            whole=whole,
            ordered=orderly,
            secret=any(table.where[card].hidden for card in cards),
            lacking=least < at_least,
        )
        if faces_decide and (answer or at_least):
            table.disclosures += 1  # the chosen cards match, or none did
        return [CARDS[token] for token in answer]

    def matching(self, cards: Sequence[Card], where: Condition) -> list[Card]:
        """Return the ``cards`` for which ``where`` holds, all of which are going to move.

        The move, or its absence, discloses which of them match.
        """
        self.table.disclosures += self.table.in_doubt(cards, where)
        return [card for card in cards if where(card)]

    def choose_one(
        self, cards: Sequence[Card], purpose: str, where: Condition | None = None
    ) -> Choosing[Card | None]:
        """Choose one of ``cards``; ``None`` only if there is none to choose."""
        chosen = yield from self.choose(cards, purpose, where=where)
        return chosen[0] if chosen else None

    def may_choose_one(
        self, cards: Sequence[Card], purpose: str, where: Condition | None = None
    ) -> Choosing[Card | None]:
        """Choose one of ``cards`` or none."""
        chosen = yield from self.choose(cards, purpose, at_least=0, where=where)
        return chosen[0] if chosen else None

    def order(self, cards: Sequence[Card], purpose: str, into: str | None) -> Choosing[list[Card]]:
        """Put ``cards``, which move together, in order; asked only if the order matters.

        Whether two go to the same deck is public; whether to the same pile depends on the faces.
        """
        if into == "pile" and len(cards) > 1:
            self.table.disclosures += any(not self._public(card) for card in cards)
        if not _clash(cards, into):
            return list(cards)
        ids = [card.id for card in cards]
        secret = any(self.table.where[card].hidden for card in cards)
        answer = yield self._ask(
            "order", ids, purpose, len(ids), len(ids), ordered=True, secret=secret
        )
        return [CARDS[token] for token in answer]

    # Choosing and moving at once

    def may_return_one(
        self, cards: Sequence[Card], where: Condition | None = None
    ) -> Choosing[Card | None]:
        """Offer to return one of ``cards``; return the card, or ``None`` if declined."""
        card = yield from self.may_choose_one(cards, "return", where)
        if card:
            self.return_card(card)
        return card

    def return_chosen(
        self, cards: Sequence[Card], at_least: int, at_most: int, whole: bool = False
    ) -> Choosing[list[Card]]:
        """Choose ``at_least`` to ``at_most`` of ``cards`` and return them in that order."""
        chosen = yield from self.choose(
            cards, "return", at_least, at_most, whole=whole, into="deck"
        )
        for card in chosen:
            self.return_card(card)
        return chosen

    def tuck_chosen(
        self, cards: Sequence[Card], at_most: int, whole: bool = False
    ) -> Choosing[list[Card]]:
        """Choose up to ``at_most`` of ``cards`` and tuck them in the order chosen."""
        chosen = yield from self.choose(cards, "tuck", 0, at_most, whole=whole, into="pile")
        for card in chosen:
            self.tuck(card)
        return chosen

    def return_all(self, cards: Sequence[Card]) -> Choosing[list[Card]]:
        """Return all ``cards`` in the order that the player chooses."""
        ordered = yield from self.order(cards, "return", "deck")
        for card in ordered:
            self.return_card(card)
        return ordered

    def meld_all(self, cards: Sequence[Card]) -> Choosing[list[Card]]:
        """Meld all ``cards`` in the order that the player chooses."""
        ordered = yield from self.order(cards, "meld", "pile")
        for card in ordered:
            self.meld(card)
        return ordered

    def tuck_all(self, cards: Sequence[Card]) -> Choosing[list[Card]]:
        """Tuck all ``cards`` in the order that the player chooses."""
        ordered = yield from self.order(cards, "tuck", "pile")
        for card in ordered:
            self.tuck(card)
        return ordered

    def meld_one(
        self, cards: Sequence[Card], where: Condition | None = None
    ) -> Choosing[Card | None]:
        """Meld one of ``cards``; ``None`` if there are none."""
        card = yield from self.choose_one(cards, "meld", where)
        if card:
            self.meld(card)
        return card

    def score_one(
        self, cards: Sequence[Card], where: Condition | None = None
    ) -> Choosing[Card | None]:
        """Score one of ``cards``; ``None`` if there are none."""
        card = yield from self.choose_one(cards, "score", where)
        if card:
            self.score(card)
        return card

    def may_score_one(self, cards: Sequence[Card]) -> Choosing[Card | None]:
        """Offer to score one of ``cards``; ``None`` if declined."""
        card = yield from self.may_choose_one(cards, "score")
        if card:
            self.score(card)
        return card

    def give_one(
        self,
        cards: Sequence[Card],
        to: Player,
        goal: str,
        where: Condition | None = None,
    ) -> Choosing[Card | None]:
        """Give one of ``cards``, if any, to the hand, score pile or board of ``to``."""
        card = yield from self.choose_one(cards, f"give-to-{goal}", where)
        if card:
            self.transfer(card, to.zone(goal))
        return card

    def zone(self, kind: str) -> Goal:
        """Return the own ``hand``, ``score`` pile or ``board``."""
        zones: dict[str, Goal] = {
            "hand": self.hand,
            "score": self.score_pile,
            "board": self.board,
        }
        return zones[kind]

    # Other choices

    def may_splay(self, way: str, colors: Iterable[str] = COLORS) -> Choosing[str | None]:
        """Offer to splay one of ``colors``; return the colour, or ``None`` if declined."""
        able = [
            color
            for color in colors
            if len(self.board[color]) > 1 and self.board[color].splay != way
        ]
        if not able:
            return None
        answer = yield self._ask("splay", able, f"splay-{way}", 0)
        if not answer:
            return None
        self.splay(answer[0], way)
        return answer[0]

    def says_yes(self, purpose: str) -> Choosing[bool]:
        """Ask a yes-no question; return true for yes.

        Not to be called if yes would have no effect.
        """
        answer = yield self._ask("yes-no", ["yes", "no"], purpose)
        return answer == ("yes",)

    def choose_colors(self, purpose: str, number: int = 1) -> Choosing[Answer]:
        """Choose ``number`` different colours, on the board or not."""
        return (yield self._ask("color", COLORS, purpose, number, number))

    def choose_value(self, purpose: str) -> Choosing[int]:
        """Name a value from 1 to 10."""
        answer = yield self._ask("value", [str(age) for age in range(1, 11)], purpose)
        return int(answer[0])

    def choose_player(
        self, players: Sequence[Player], purpose: str, may: bool = False
    ) -> Choosing[Player | None]:
        """Choose one of ``players``.

        ``None`` if there is none, or if the player ``may`` decline and does.
        """
        if not players or (len(players) == 1 and not may):
            return players[0] if players else None
        names = [player.name for player in players]
        answer = yield self._ask("player", names, purpose, 0 if may else 1)
        return next((player for player in players if (player.name,) == answer), None)

    def choose_way(self, ways: Sequence[str], purpose: str) -> Choosing[str | None]:
        """Choose one of several ways; ``None`` if declined."""
        answer = yield self._ask("way", ways, purpose, 0)
        return answer[0] if answer else None

    def choose_hidden_card(self, owners: Sequence[Player], purpose: str) -> Choosing[Card | None]:
        """Choose a card of a score pile by its back, which shows owner and value only."""
        backs: dict[str, Card] = {}
        for owner in owners:
            for card in owner.score_pile:
                backs.setdefault(f"{owner.name} {card.age}", card)
        if len(backs) < 2:
            return next(iter(backs.values()), None)
        answer = yield self._ask("pile-value", list(backs), purpose)
        return backs[answer[0]]

    def may_arrange(self, purpose: str) -> Choosing[list[Card]]:
        """Choose a new order, top first, for the cards of one own colour; or none."""
        piles = [pile for pile in self.board.values() if len(pile) > 1]
        if not piles:
            return []
        groups = tuple(tuple(card.id for card in pile) for pile in piles)
        answer = yield self._ask(
            "arrange",
            [token for group in groups for token in group],
            purpose,
            0,
            max(len(group) for group in groups),
            groups=groups,
            ordered=True,
        )
        return [CARDS[token] for token in answer]

    def _ask(
        self,
        kind: str,
        options: Sequence[str],
        purpose: str,
        at_least: int = 1,
        at_most: int = 1,
        *,
        whole: bool = False,
        groups: tuple[tuple[str, ...], ...] = (),
        ordered: bool = False,
        secret: bool = False,
        lacking: bool = False,
    ) -> Decision:
        return Decision(
            self.name,
            kind,
            tuple(options),
            at_least,
            at_most,
            purpose,
            self.table.cause,
            self.table.effect,
            whole,
            groups,
            ordered,
            secret,
            lacking=lacking,
        )

    def _public(self, card: Card) -> bool:
        """Return whether all viewers see the face of ``card`` in its present zone."""
        return not self.table.where[card].hidden or self.table.may_see(None, card)


@referable
class Table(State[Player]):
    """A table with its players."""

    _last: Snapshot | None = None

    def snapshot(self) -> Snapshot:
        """Return a copy of the state; call it at boundaries only."""
        self._last = Snapshot(self, self._last)
        self.touched = []
        return self._last


def _clash(cards: Sequence[Card], into: str | None) -> bool:
    """Return whether two of ``cards`` share a deck or pile, so that order matters."""
    if into is None:
        return False
    goals = [card.age if into == "deck" else card.color for card in cards]
    return len(set(goals)) < len(goals)
