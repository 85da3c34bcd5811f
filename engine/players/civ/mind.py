"""The mind of a computer player of Carta Impera Victoria."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from engine.civ import turns
from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.imagine import imagine
from engine.civ.player import Choosing, Player
from engine.civ.table import Table
from engine.civ.view import TableView
from engine.decision import Answer, Decision
from engine.game import Step
from engine.players.civ import rules
from engine.players.civ.twin import twin
from engine.players.civ.worth import worths

_EFFECTS = {effect.id: effect for effect in (*PERMANENT.values(), *DISCARDS.values())}
# The effects whose payment is on the discard pile before anything is asked.
_PAID = {DISCARDS[domain].id: domain for domain in ("army", "religion", "science")}
SETS = 24  # the maximum number of sets of cards to try


class CivMind:
    """A mind for Carta Impera Victoria; see ``engine.players.mind``."""

    view = TableView
    horizon = 2
    patience = 60

    def imagine(self, view: TableView, rng: random.Random) -> Table:
        """Return a table that the viewer cannot tell from the real one."""
        return imagine(view, rng)

    def twin(self, table: Table) -> Table:
        """Return a copy of ``table``."""
        return twin(table)

    def resume(self, table: Table, decision: Decision) -> Step:
        """Resume a step at its start, or an effect at its pending choice."""
        if decision.card is None:
            return self.step(table)
        me = table.players[table.names.index(decision.player)]
        return _rest_of_effect(me, decision)

    def step(self, table: Table) -> Step:
        """Play a round of the draft, a card, an effect, or the end of a turn."""
        if table.packets:
            return turns.keep_and_pass(table)
        if table.to_pick:
            return turns.pick_from_middle(table)
        if table.step_name == "play":
            return turns.play_a_card(table)
        return turns.use_an_effect(table)

    def rule(self, table: Table, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """Return an answer by ``engine.players.civ.rules``."""
        return rules.answer(table, decision, rng, firm)

    def answers(self, table: Table, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the distinct answers, counting equal cards as one; a sample of very many."""
        plausible = self.rule(table, decision, rng, firm=True)
        options: Sequence[str] = decision.options
        if decision.kind == "action":
            options = turns.without_repeats(options)
        cards = sorted(options)
        found = [
            chosen
            for number in range(decision.min, decision.max + 1)
            for chosen in dict.fromkeys(combinations(cards, number))
        ]
        if len(found) > SETS:
            found = rng.sample(found, SETS)
        return list(dict.fromkeys([tuple(sorted(plausible)), *found]))

    def settled(self, table: Table, turn: int) -> bool:
        """Return true at the end of a turn: before it, the hand is not drawn up."""
        return table.turn_number > turn

    def worths(self, table: Table) -> dict[str, float]:
        """Return each player's chance; see ``engine.players.civ.worth``."""
        return worths(table)

    def reason(self, answer: Answer, decision: Decision) -> str:
        """Return the action or the effect, or else the purpose of the choice."""
        if decision.kind != "action":
            return decision.purpose
        action, *what = answer[0].split()
        if action == "effect":
            return PERMANENT[what[0], int(what[1])].id
        return DISCARDS[what[0]].id if action == "discard" else action


def _rest_of_effect(me: Player, decision: Decision) -> Choosing[None]:
    """Resume the asking effect: from its start, its cost refunded, or at its choice."""
    cause = decision.card
    assert cause is not None
    if decision.purpose == "play":
        yield from me.must_play(decision.max, cause)
    elif decision.purpose == "discard":
        for card in (yield decision):
            me.discard_from_hand(card)
    elif decision.purpose == "give-back":
        # A player whose cards were taken has none now.
        other = next((each for each in me.others if not each.hand), me.others[0])
        me.give((yield decision), to=other)
    else:
        if cause in _PAID:
            me.area[_PAID[cause]] += 1
            me.table.discard.pop()
        choices = _EFFECTS[cause].carry_out(me)
        if choices is not None:
            yield from choices
