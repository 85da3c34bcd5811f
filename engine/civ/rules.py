"""Carta Impera Victoria for ``engine.game``: its ``Rules`` and its ``Table``."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engine.civ import scenario, turns
from engine.civ.audit import audit
from engine.civ.domains import DOMAINS, ERAS, HAND_LIMIT, LEVELS, era_sizes, removed_of_each_era
from engine.civ.effects import PERMANENT
from engine.civ.player import Player, Table
from engine.civ.sketch import sketch
from engine.civ.table import PUBLIC
from engine.civ.unseen import leave_unseen
from engine.civ.view import SeatView, TableView
from engine.decision import Decision
from engine.game import Step
from engine.referable import referable
from engine.refusal import Refusal
from engine.teams import team_number, wants_teams
from engine.view import Awaited

DRAFTED = 4  # cards in a packet
# By domain, the levels that have an effect.
EFFECTIVE = {
    domain: [level for level in LEVELS if (domain, level) in PERMANENT] for domain in DOMAINS
}
OPTIONS = {
    "variant": ("base", "draft"),
    "teams": (False, True),
    "strict": (False, True),
    "first_seat_begins": (False, True),
}


@referable
class CivTable(Table):
    """A table of Carta Impera Victoria with the methods that ``engine.game`` calls."""

    language: str

    def step(self) -> Step:
        """Play a round of the draft, a card, an effect, or the end of a turn."""
        if self.packets:
            return turns.keep_and_pass(self)
        if self.to_pick:
            return turns.pick_from_middle(self)
        if self.step_name == "play":
            return turns.play_a_card(self)
        return turns.use_an_effect(self)

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        """For a refused action, return the reason why it is not possible now."""
        if decision.kind == "action" and refusal.reason == "not-an-option":
            return turns.why_not(turns.whose_turn(self), str(refusal.facts["token"]))
        return refusal

    def forecast(self, token: str, view: TableView) -> None:
        """Return ``None``: the text of an effect already describes its result."""

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> TableView:
        """Return the table as ``viewer`` may see it; see ``engine.civ.view``."""
        points = self.points()
        return TableView(
            game="civ",
            viewer=viewer,
            language=self.language,
            variant=self.variant,
            seats=tuple(
                self._seat(seat, player, viewer, points) for seat, player in enumerate(self.players)
            ),
            deck=self._eras_left(),
            discard=tuple(self.discard),
            middle=tuple(self.middle),
            coin=self.coin,
            first=self.names[self.first],
            turn=None if self.turn is None else self.names[self.turn],
            turn_number=self.turn_number,
            step="draft" if self.turn is None else self.step_name,
            limit=self.limit,
            used=tuple(self.permanent_used),
            discards_used=tuple(self.discard_used),
            inspired=self.inspired,
            last_round=not self.deck,
            awaited=tuple(
                Awaited(each.player, each.kind, each.purpose, each.card, each.number)
                for each in pending.values()
            ),
            over=self.result is not None,
            winners=self.result.winners if self.result else (),
            reason=self.result.reason if self.result else None,
        )

    def _seat(
        self, seat: int, player: Player, viewer: str | None, points: dict[str, int]
    ) -> SeatView:
        own = viewer == player.name
        return SeatView(
            name=player.name,
            team=team_number(seat, self.teams),
            hand=tuple(sorted(player.hand, key=DOMAINS.index)) if own else (),
            hand_size=len(player.hand),
            area=dict(player.area),
            blocked=dict(player.blocked),
            needed={domain: player.needed(domain) for domain in DOMAINS},
            levels={
                domain: sum(player.has_level(domain, level) for level in levels)
                for domain, levels in EFFECTIVE.items()
            },
            embargoes=tuple(embargo.domain for embargo in player.embargoes),
            points=points[player.name],
            packet=tuple(self.packets[seat]) if own and self.packets else (),
            known=()
            if own
            else tuple(sorted(player.known[viewer or PUBLIC].elements(), key=DOMAINS.index)),
            fresh=tuple(embargo.domain for embargo in player.embargoes if embargo.fresh),
        )

    def _eras_left(self) -> tuple[int, int, int]:
        """Return the number of cards left of each era; the third era lies lowest."""
        left = len(self.deck)
        eras = []
        for size in reversed(era_sizes(len(self.players))):
            eras.append(min(left, size))
            left -= eras[-1]
        third, second, first = eras
        return first, second, third


class Civ:
    """The rules of Carta Impera Victoria.

    Options: ``variant``, ``teams``, ``strict``, and ``first_seat_begins``, by which the first of
    the players begins instead of one drawn by lot.
    """

    seats = range(2, 5)
    automatic = frozenset({"draw"})

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> CivTable:
        """Stack the three eras, choose the first player, and deal the cards."""
        table = self.empty(players, options)
        out = removed_of_each_era(len(players))
        for era in ERAS:
            cards = [domain for domain, number in era.items() for _ in range(number)]
            rng.shuffle(cards)
            table.deck += cards[out:]
            table.removed += out
        if not options.get("first_seat_begins"):
            table.first = rng.randrange(len(players))
        table.log.add("first", table.names[table.first])
        if table.variant == "draft":
            for _ in players:
                table.packets.append(list(table.deck[:DRAFTED]))
                del table.deck[:DRAFTED]
            return table
        for player in table.clockwise(table.players[table.first]):
            player.draw(HAND_LIMIT)
        turns.begin_turn(table, table.first)
        return table

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> CivTable:
        """Return the table that ``Snapshot.dump`` wrote."""
        table = self.empty(players, options)
        table.fill(state)
        return table

    def arrange(
        self, players: tuple[str, ...], options: dict[str, Any], setup: dict[str, Any]
    ) -> CivTable:
        """Return the table of a scenario, with only the pieces that it names."""
        table = self.empty(players, options)
        scenario.lay_out(table, setup)
        return table

    def known(self, view: TableView, public: TableView, options: dict[str, Any]) -> CivTable:
        """Return the table as far as ``view`` shows it; see ``engine.civ.unseen``."""
        table = self.empty(tuple(seat.name for seat in view.seats), options)
        leave_unseen(table, view, public)
        return table

    def observe(self, table: Any) -> dict[str, Any]:
        """Return the state of ``table`` that a scenario may expect."""
        return scenario.observe(table)

    def audit(self, table: Any) -> None:
        """Check that each card is in one place and no effect was used twice in a turn."""
        audit(table)

    def named(self, view: TableView) -> set[str]:
        """Return the hidden cards that ``view`` names."""
        return {card for seat in view.seats for card in (*seat.hand, *seat.known)}

    def rank(self, view: TableView, seat: SeatView) -> tuple[Any, ...]:
        """Return the sort key of ``seat`` among the players who did not win, best first."""
        return (-seat.points,)

    def sketch(self, view: TableView) -> str:
        """Return ``view`` in a few lines of plain text."""
        return sketch(view)

    def empty(self, players: tuple[str, ...], options: dict[str, Any]) -> CivTable:
        """Return a table without cards. Raises ``Refusal`` for an unknown option."""
        for option, chosen in options.items():
            if option != "language" and chosen not in OPTIONS.get(option, ()):
                raise Refusal("unknown-option", option=f"{option} {chosen}")
        table = CivTable(
            [Player(name) for name in players],
            options.get("variant", "base"),
            wants_teams(options, players),
            options.get("strict", False),
        )
        table.language = options.get("language", "en")
        table.let_all_watch()
        return table
