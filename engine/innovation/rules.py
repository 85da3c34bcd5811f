"""Innovation for ``engine.game``: its ``Rules`` and its ``Table``."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from operator import itemgetter
from typing import Any

import engine.innovation.effects  # noqa: F401  registers the effects
from engine.decision import Decision
from engine.game import Step
from engine.innovation import scenario, turns
from engine.innovation.audit import audit
from engine.innovation.blank import leave_blank
from engine.innovation.cards import CARDS, LANGUAGES, RESOURCES
from engine.innovation.forecast import Forecast, forecast
from engine.innovation.player import Player, Table
from engine.innovation.sketch import sketch
from engine.innovation.table import ACHIEVEMENTS, AGES, OF_AGE, Seat
from engine.innovation.view import HiddenCard, PileView, SeatView, TableView, named_cards
from engine.innovation.zone import Pile, Zone
from engine.referable import referable
from engine.refusal import Refusal
from engine.teams import team_number, wants_teams
from engine.view import Awaited

OPTIONS = {
    "teams": (False, True),
    "extra_achievement": (False, True),
    "strict": (False, True),
}

# A hidden card, seen and unseen, with its place among those of a zone.
FACES = {card: ((card.age, 0, card.id), HiddenCard(card.age, card.id)) for card in CARDS.values()}
BACKS = {age: ((age, 1, ""), HiddenCard(age)) for age in AGES}


@referable
class InnovationTable(Table):
    """A table of Innovation with the methods that ``engine.game`` calls."""

    def step(self) -> Step:
        """Let the players choose their first cards, or play one action."""
        return turns.choose_first_cards(self) if self.turn is None else turns.take_action(self)

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        """For a refused action, return the reason why it is not possible now."""
        if decision.kind == "action" and refusal.reason == "not-an-option":
            player = self.player(decision.player)
            return turns.why_not(player, str(refusal.facts["token"]))
        return refusal

    def forecast(self, token: str, view: TableView) -> Forecast | None:
        """Return the players that a dogma would affect, and whether it has any result."""
        action, _, card = token.partition(" ")
        return forecast(view, card) if action == "dogma" else None

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> TableView:
        """Return the table as ``viewer`` may see it; see ``engine.innovation.view``."""
        return TableView(
            game="innovation",
            viewer=viewer,
            language=self.language,
            seats=tuple(
                self._seat(seat, player, viewer) for seat, player in enumerate(self.players)
            ),
            decks=tuple(len(deck) for deck in self.decks.values()),
            achievements=tuple(self.achievements),
            needed=self.needed,
            turn=None if self.turn is None else self.names[self.turn],
            turn_number=self.turn_number,
            actions=self.actions,
            awaited=tuple(
                Awaited(each.player, each.kind, each.purpose, each.card, each.number)
                for each in pending.values()
            ),
            over=self.result is not None,
            winners=self.result.winners if self.result else (),
            reason=self.result.reason if self.result else None,
        )

    def _seat(self, seat: int, player: Seat, viewer: str | None) -> SeatView:
        return SeatView(
            name=player.name,
            team=team_number(seat, self.teams),
            hand=self._hidden(player.hand, viewer),
            score=self._hidden(player.score_pile, viewer),
            points=player.points,
            board=tuple([pile.shown or _shown(pile) for pile in player.board.values() if pile]),
            icons=dict(zip(RESOURCES, player.icons, strict=True)),
            achievements=tuple(player.achievements),
            moved_this_turn=player.moved_this_turn,
        )

    def _hidden(self, zone: Zone, viewer: str | None) -> tuple[HiddenCard, ...]:
        """Return the cards of a hidden zone in an order that discloses no face."""
        own = zone.owner == viewer
        cards = [
            FACES[card] if own or self.may_see(viewer, card) else BACKS[card.age] for card in zone
        ]
        return tuple(card for _, card in sorted(cards, key=itemgetter(0)))


def _shown(pile: Pile) -> PileView:
    """Make the view of a pile, which is the same for everybody."""
    cards = tuple([card.id for card in pile])
    icons = dict(zip(RESOURCES, pile.icons, strict=True))
    pile.shown = view = PileView(pile.color, cards, pile.splay, icons)
    return view


class Innovation:
    """The rules of Innovation.

    Options: ``language`` (of the alphabet), ``teams``, ``extra_achievement`` (one more wins),
    ``strict``. The rule documents have neither of the middle two. Teams follow the implementation
    on Board Game Arena, https://github.com/micahstairs/bga-innovation: six achievements together
    win, partners are no opponents, and at the end by score their points are added up.
    """

    seats = range(2, 5)
    automatic: frozenset[str] = frozenset()

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> InnovationTable:
        """Shuffle the decks, set age achievements aside, deal two cards of age 1 to each."""
        table = self.empty(players, options)
        table.achievements = list(ACHIEVEMENTS)
        self.fill_decks(table, rng)
        table.settle()
        for player in table.players:
            for _ in range(2):
                player.draw(1)
        return table

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> InnovationTable:
        """Return the table that ``Snapshot.dump`` wrote."""
        table = self.empty(players, options)
        table.fill(state)
        return table

    def arrange(
        self, players: tuple[str, ...], options: dict[str, Any], setup: dict[str, Any]
    ) -> InnovationTable:
        """Return the table of a scenario, with unnamed cards shuffled into their decks.

        They lie below the named ones, shuffled by ``setup["seed"]``.
        """
        table = self.empty(players, options)
        table.achievements = list(ACHIEVEMENTS)
        named = scenario.lay_out(table, setup)
        self.fill_decks(table, random.Random(setup["seed"]), named, setup.get("empty", ()))
        table.settle()
        return table

    def known(self, view: TableView, public: TableView, options: dict[str, Any]) -> InnovationTable:
        """Return the table as far as ``view`` shows it; see ``engine.innovation.blank``."""
        table = self.empty(tuple(seat.name for seat in view.seats), options)
        leave_blank(table, view, public)
        return table

    def observe(self, table: Any) -> dict[str, Any]:
        """Return the state of ``table`` that a scenario may expect."""
        return scenario.observe(table)

    def audit(self, table: Any) -> None:
        """Check that cards, counts and claimed achievements are consistent."""
        audit(table)

    def named(self, view: TableView) -> set[str]:
        """Return the cards that ``view`` names."""
        return named_cards(view)

    def rank(self, view: TableView, seat: SeatView) -> tuple[Any, ...]:
        """Return the sort key of ``seat`` among the players without a victory, best first."""
        if view.reason == "achievements":
            return -view.won(seat), -view.points(seat)
        return -view.points(seat), -view.won(seat)

    def sketch(self, view: TableView) -> str:
        """Return ``view`` in a few lines of plain text."""
        return sketch(view)

    def empty(self, players: tuple[str, ...], options: dict[str, Any]) -> InnovationTable:
        """Return a table without cards. Raises ``Refusal`` for an unknown option."""
        unknown = set(options) - {"language", *OPTIONS}
        if unknown:
            raise Refusal("unknown-option", option=min(unknown))
        language = options.get("language", "en")
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=str(language))
        for option, values in OPTIONS.items():
            if options.get(option, False) not in values:
                raise Refusal("unknown-option", option=option)
        table = InnovationTable(
            [Player(name) for name in players],
            language,
            options.get("strict", False),
            wants_teams(options, players),
        )
        table.needed += options.get("extra_achievement", False)
        return table

    def fill_decks(
        self,
        table: Table,
        rng: random.Random,
        named: Collection[str] = (),
        empty: Collection[int] = (),
    ) -> None:
        """Set the age achievements aside and shuffle all but ``named`` under their decks.

        The decks in ``empty`` get no cards; their age achievements are set aside all the same.
        """
        for age, deck in table.decks.items():
            cards = [card for card in OF_AGE[age] if card.id not in named]
            rng.shuffle(cards)
            if age < 10 and cards:
                table.age_cards[str(age)] = cards.pop(0)
            if age not in empty:
                deck.extend(cards)
