"""The mind of a computer player of Innovation."""

from __future__ import annotations

import random
from itertools import pairwise

import engine.innovation.effects  # noqa: F401  registers the effects
from engine.decision import Answer, Decision
from engine.game import Step
from engine.innovation import turns
from engine.innovation.cards import CARDS
from engine.innovation.dogma import EFFECTS, Dogma
from engine.innovation.imagine import imagine
from engine.innovation.player import Choosing, Player
from engine.innovation.table import Table
from engine.innovation.view import TableView
from engine.players.innovation import rules
from engine.players.innovation.twin import twin
from engine.players.innovation.worth import worths
from engine.players.mind import ways


class InnovationMind:
    """A mind for Innovation; see ``engine.players.mind``."""

    view = TableView
    horizon = 2
    patience = 40

    def imagine(self, view: TableView, rng: random.Random) -> Table:
        """Return a table that the viewer cannot tell from the real one."""
        return imagine(view, rng)

    def twin(self, table: Table) -> Table:
        """Return a copy of ``table``."""
        return twin(table)

    def resume(self, table: Table, decision: Decision) -> Step:
        """Resume an action or an effect at its start; the effect may have begun already."""
        if decision.card is None:
            return self.step(table)
        return _rest_of_dogma(table, decision)

    def step(self, table: Table) -> Step:
        """Let the players choose their first cards, or play one action."""
        if table.turn is None:
            return turns.choose_first_cards(table)
        return turns.take_action(table)

    def rule(self, table: Table, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """Return an answer by ``engine.players.innovation.rules``.

        ``firm`` makes no difference: choosing firmly has proved no gain in this game.
        """
        return rules.answer(table, decision, rng)

    def answers(self, table: Table, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return every action, every single card, and a sample of the sets of cards."""
        plausible = self.rule(table, decision, rng, firm=True)
        if decision.kind in ("order", "arrange"):
            return [plausible]
        if decision.kind == "color" and decision.max > 1:
            colors = list(decision.options)
            rng.shuffle(colors)
            return [plausible, *pairwise(colors)]
        if decision.kind == "cards":
            liked = sorted(decision.options, key=lambda card: CARDS[card].age)
            return list(dict.fromkeys([plausible, *ways(decision, liked)]))
        return list(dict.fromkeys([plausible, *ways(decision, decision.options)]))

    def settled(self, table: Table, turn: int) -> bool:
        """Return true after any action, once that turn is over or going on."""
        return table.turn_number >= turn

    def worths(self, table: Table) -> dict[str, float]:
        """Return each player's chance; see ``engine.players.innovation.worth``."""
        return worths(table)

    def reason(self, answer: Answer, decision: Decision) -> str:
        """Return the action, or else the purpose of the choice."""
        if decision.kind == "action":
            return answer[0].partition(" ")[0]
        return decision.purpose if answer else "decline"


def _rest_of_dogma(table: Table, decision: Decision) -> Choosing[None]:
    """Play the rest of the action: the asking effect, and this player's later effects.

    The other players' choices by the same effects are skipped: they hardly depend on this answer.
    """
    assert decision.card is not None
    assert table.turn is not None
    card = CARDS[decision.card]
    active = table.players[table.turn]
    me = table.players[table.names.index(decision.player)]
    table.dogma = Dogma(active, card)
    table.cause = card.id
    before = table.changes
    (kind, asking), *later = EFFECTS[card.id][decision.effect :]
    if kind == "demand":
        yield from _carried_out(asking(me, active))
    else:
        for carry_out in (asking, *(each for kind, each in later if kind == "coop")):
            yield from _carried_out(carry_out(me))
        if me is not active and table.changes > before:
            active.draw(active.highest_top)
    _end_action(table, active)


def _carried_out(choices: Choosing[None] | None) -> Choosing[None]:
    """Yield the choices of an effect, if it asks at all."""
    if choices is not None:
        yield from choices


def _end_action(table: Table, active: Player) -> None:
    table.dogma = None
    table.cause = None
    table.actions -= 1
    if table.actions <= 0:
        turns.begin_turn(table, active.opponents[0])
