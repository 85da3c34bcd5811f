"""The agent of a computer player of Carta Impera Victoria."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

from engine.civ import turns
from engine.civ.determinize import determinize
from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.player import Choosing, Player, Table
from engine.civ.view import TableView
from engine.decision import Answer, Decision
from engine.game import Step
from engine.players.agent import Holdings, TacticalAgent, by_plausibility
from engine.players.civ import rules
from engine.players.civ.clone import clone
from engine.players.civ.evaluation import evaluate
from engine.players.civ.features import NETWORK
from engine.players.civ.reach import may_win

_EFFECTS = {effect.id: effect for effect in (*PERMANENT.values(), *DISCARDS.values())}
# The effects with a payment that is on the discard pile before any question.
_PAID = {DISCARDS[domain].id: domain for domain in ("army", "religion", "science")}
SETS = 24  # the maximum number of sets of cards to try
ALL_SETS = 120  # combinations of cards up to which all sets are candidates


class CivAgent(TacticalAgent):
    """An agent for Carta Impera Victoria; see ``engine.players.agent``."""

    view = TableView
    network = NETWORK
    horizon = 2
    foresight = 5
    patience = 60

    def determinize(self, view: TableView, rng: random.Random) -> Table:
        """Return a table that the viewer cannot tell from the real one."""
        return determinize(view, rng)

    def clone(self, table: Table) -> Table:
        """Return a copy of ``table``."""
        return clone(table)

    def resume(self, table: Table, decision: Decision) -> Step:
        """Resume a step at its start, or an effect at its pending choice."""
        if decision.card is None:
            return self.step(table)
        me = table.player(decision.player)
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

    def candidates(self, table: Table, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the distinct answers; of very many sets those next to the plausible one."""
        if decision.kind == "action":
            me = table.player(decision.player)
            return by_plausibility(rules.promises(me, turns.without_repeats(decision.options)))
        plausible = tuple(sorted(self.rule(table, decision, rng, firm=True)))
        cards = sorted(decision.options)
        sets = _sets(cards, decision.min, decision.max, plausible)
        return list(dict.fromkeys((plausible, *sets)))

    def rivals(self, table: Table, player: str) -> list[str]:
        """Return the rivals who move before ``player`` does, until the game ends."""
        if table.turn is None:
            return []
        found = []
        seat, mates = table.turn, self.side(table, player)
        if table.names[seat] == player:
            seat = (seat + 1) % len(table.names)
        while table.names[seat] != player:
            if not table.deck and seat == table.first and seat != table.turn:
                break
            if table.names[seat] not in mates:
                found.append(table.names[seat])
            seat = (seat + 1) % len(table.names)
        return found

    def give_turn(self, table: Table, player: str) -> None:
        """Let the next turn be that of ``player``."""
        turns.begin_turn(table, table.names.index(player))

    def may_win(self, table: Table, player: str, at_a_glance: bool = False) -> bool:
        """Return whether a domain lacks no more cards than can be played in the turn."""
        return may_win(table, table.player(player), at_a_glance)

    def key(self, table: Table) -> Hashable:
        """Return the cards of all players and the effects used."""
        return (
            table.step_name,
            table.limit,
            tuple(sorted(table.permanent_used)),
            tuple(sorted(table.discard_used)),
            table.inspired,
            len(table.deck),
            tuple(
                (tuple(sorted(each.hand)), *each.area.values(), *each.blocked.values())
                for each in table.players
            ),
            tuple(
                tuple((embargo.domain, embargo.fresh) for embargo in each.embargoes)
                for each in table.players
            ),
        )

    def holdings(self, table: Table) -> Holdings:
        """Return areas and the marks on them; hands only if the deck is used up."""
        cards = {}
        for each in table.players:
            held = {domain: number for domain, number in each.area.items() if number}
            for domain, number in each.blocked.items():
                held[f"blocked {domain}"] = -number
            for embargo in each.embargoes:
                held[f"embargo {embargo.domain}"] = held.get(f"embargo {embargo.domain}", 0) - 1
            if not table.deck:
                for card in each.hand:
                    held[f"{card} in hand"] = held.get(f"{card} in hand", 0) + 1
            cards[each.name] = held
        hands = tuple(tuple(sorted(each.hand)) for each in table.players) if table.deck else ()
        rest = (table.turn_number, table.step_name, table.limit, hands)
        return Holdings(cards, rest)

    def may_idle(self, decision: Decision) -> bool:
        """Return true in the effects step, which can always be left as it is."""
        return decision.purpose == "effects-step"

    def settled(self, table: Table, turn: int) -> bool:
        """Return true at the end of a turn: before it, the hand is not drawn up."""
        return table.turn_number > turn

    def evaluate_by_hand(self, table: Table) -> dict[str, float]:
        """Return each player's chance; see ``engine.players.civ.evaluation``."""
        return evaluate(table)


def _sets(cards: Sequence[str], least: int, most: int, near: Answer) -> Iterator[Answer]:
    """Yield the distinct sets of ``cards``; of many, those one card from ``near``."""
    if sum(math.comb(len(cards), number) for number in range(least, most + 1)) <= ALL_SETS:
        for number in range(least, most + 1):
            yield from dict.fromkeys(combinations(cards, number))
        return
    left = Counter(cards) - Counter(near)
    for out in dict.fromkeys(near):
        kept = list(near)
        kept.remove(out)
        for new in left:
            yield tuple(sorted((*kept, new)))


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
        # The player without cards is the one from whom they were taken.
        other = next((each for each in me.others if not each.hand), me.others[0])
        me.give((yield decision), to=other)
    else:
        if cause in _PAID:
            me.area[_PAID[cause]] += 1
            me.table.discard.pop()
        choices = _EFFECTS[cause].carry_out(me)
        if choices is not None:
            yield from choices
