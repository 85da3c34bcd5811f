"""The agent of a computer player of Innovation."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations, pairwise, permutations

import engine.innovation.effects  # noqa: F401  registers the effects
from engine.decision import Answer, Decision
from engine.game import Step
from engine.innovation import turns
from engine.innovation.cards import CARDS
from engine.innovation.determinize import determinize
from engine.innovation.dogma import EFFECTS, Dogma
from engine.innovation.player import Choosing, Player, Table
from engine.innovation.table import Seat
from engine.innovation.view import TableView
from engine.players.agent import Holdings, TacticalAgent, by_plausibility, ways
from engine.players.innovation import rules
from engine.players.innovation.clone import clone
from engine.players.innovation.evaluation import evaluate
from engine.players.innovation.features import NETWORK
from engine.players.innovation.policy import POLICY
from engine.players.innovation.reach import may_win

ORDERED = 4  # cards up to which every set and order is tried


class InnovationAgent(TacticalAgent):
    """An agent for Innovation; see ``engine.players.agent``."""

    view = TableView
    network = NETWORK
    policy = POLICY
    horizon = 2
    foresight = 2
    expert_steps = 1500
    patience = 40

    def determinize(self, view: TableView, rng: random.Random) -> Table:
        """Return a table that the viewer cannot tell from the real one."""
        return determinize(view, rng)

    def clone(self, table: Table) -> Table:
        """Return a copy of ``table``."""
        return clone(table)

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

    def candidates(self, table: Table, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return every action and every single choice; of sets of cards the typical ones."""
        me = table.player(decision.player)
        if decision.kind == "action":
            return by_plausibility(rules.promises(me, decision.options))
        plausible = self.rule(table, decision, rng, firm=True)
        return list(dict.fromkeys((plausible, *_typical(decision))))

    def rivals(self, table: Table, player: str) -> list[str]:
        """Return the rivals between the player to move and ``player``."""
        if table.turn is None:
            return []
        names = (*table.names[table.turn :], *table.names[: table.turn])
        before = names[1:] if names[0] == player else names[: names.index(player)]
        mates = self.side(table, player)
        return [name for name in before if name not in mates]

    def give_turn(self, table: Table, player: str) -> None:
        """Let the next turn be that of ``player``."""
        turns.begin_turn(table, table.player(player))

    def may_win(self, table: Table, player: str, at_a_glance: bool = False) -> bool:
        """Return whether achievements, a card that wins or the end of the cards are near."""
        return may_win(table, table.player(player))

    def key(self, table: Table) -> Hashable:
        """Return the cards of all players and how they lie."""
        return (table.actions, *map(_lies, table.players), *map(len, table.decks.values()))

    def holdings(self, table: Table) -> Holdings:
        """Return hands, score piles and achievements; the boards have to be alike."""
        cards = {}
        for each in table.players:
            held = dict.fromkeys((f"{card.id} in hand" for card in each.hand), 1)
            held |= dict.fromkeys((f"{card.id} scored" for card in each.score_pile), 1)
            held |= dict.fromkeys(each.achievements, 1)
            cards[each.name] = held
        rest = (
            table.turn_number,
            table.actions,
            len(table.decks[10]),  # near the end a drawn card is not always welcome
            *(_board(each) for each in table.players),
        )
        return Holdings(cards, rest)

    def urgent(self, table: Table, answers: Sequence[Answer]) -> list[Answer]:
        """Return the claims of achievements, if rivals could take any only those."""
        claims = [each for each in answers if each and each[0].startswith("achieve ")]
        contested = [each for each in claims if _is_contested(table, each[0].split()[1])]
        return contested or claims or list(answers)

    def may_idle(self, decision: Decision) -> bool:
        """Return false: every action counts."""
        return False

    def settled(self, table: Table, turn: int) -> bool:
        """Return true after any action, once that turn is over or going on."""
        return table.turn_number >= turn

    def evaluate_by_hand(self, table: Table) -> dict[str, float]:
        """Return each player's chance; see ``engine.players.innovation.evaluation``."""
        return evaluate(table)


def _is_contested(table: Table, age: str) -> bool:
    """Return whether an opponent could claim the achievement of ``age``."""
    assert table.turn is not None
    return any(age in turns.achievable(rival) for rival in table.players[table.turn].opponents)


def _board(player: Seat) -> Hashable:
    return tuple((pile.splay, *pile) for pile in player.board.values())


def _lies(player: Seat) -> Hashable:
    return (
        frozenset(player.hand),
        frozenset(player.score_pile),
        len(player.achievements),
        player.moved_this_turn,
        _board(player),
    )


def _typical(decision: Decision) -> Iterator[Answer]:
    """Yield single choices, short orders, and sets from the least and the best cards.

    Among the sets are all cards, and one card of each value.
    """
    options = decision.options
    if decision.kind == "order":
        yield from permutations(options) if len(options) <= ORDERED else (options, options[::-1])
        return
    if decision.min == 0:
        yield ()
    if decision.groups:
        for group in decision.groups:
            for top in group:
                yield (top, *(card for card in group if card != top))
        return
    if decision.kind != "cards":
        yield from combinations(options, max(decision.min, 1))
        return
    by_age = sorted(options, key=lambda card: CARDS[card].age)
    one_each = list({CARDS[card].age: card for card in by_age}.values())
    for number in range(max(decision.min, 1), decision.max + 1):
        if decision.whole and number != decision.max:
            continue
        if number == 1 or len(options) <= ORDERED:
            yield from combinations(options, number)
        else:
            yield tuple(by_age[:number])
            yield tuple(by_age[-number:])
            if number <= len(one_each):
                yield tuple(one_each[:number])


def _rest_of_dogma(table: Table, decision: Decision) -> Choosing[None]:
    """Play the rest of the action: the asking effect, and this player's later effects.

    The other players' choices by the same effects are skipped: they hardly depend on this answer.
    """
    assert decision.card is not None
    assert table.turn is not None
    card = CARDS[decision.card]
    active = table.players[table.turn]
    me = table.player(decision.player)
    table.dogma = dogma = Dogma(active, card)
    table.cause = card.id
    before = table.changes
    (kind, asking), *later = EFFECTS[card.id][decision.effect :]
    if kind == "demand":
        yield from _carried_out(asking(me, active))
    else:
        for carry_out in (asking, *(each for kind, each in later if kind == "coop")):
            yield from _carried_out(carry_out(me))
        if dogma.earns_bonus(me) and table.changes > before:
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
        turns.begin_turn(table, active.others[0])
