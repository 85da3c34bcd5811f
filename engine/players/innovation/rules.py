"""Rules of thumb for Innovation: an immediate answer to any decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS, RESOURCES, SHOWN, Card
from engine.innovation.player import Player, Table

Rule = Callable[[Player, Decision, random.Random], Answer]

ACHIEVING = 12.0  # weight of claiming an achievement
RELUCTANCE = 0.25  # probability of parting with no card, if that is allowed


def answer(table: Table, decision: Decision, rng: random.Random) -> Answer:
    """Return the answer that seems best."""
    if decision.min == len(decision.options):
        return decision.options
    me = table.player(decision.player)
    return _RULES[decision.kind](me, decision, rng)


def _action(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return an achievement if there is one, else a random action by weight."""
    if decision.options[-1].startswith("achieve"):
        return (decision.options[-1],)
    weights = [_promise(me, option) for option in decision.options]
    return (rng.choices(decision.options, weights)[0],)


def promises(me: Player, options: Sequence[str]) -> dict[Answer, float]:
    """Return the weights of the actions ``options``."""
    return {
        (option,): ACHIEVING if option.startswith("achieve") else _promise(me, option)
        for option in options
    }


def _promise(me: Player, option: str) -> float:
    """Return the weight of the action ``option``."""
    action, _, what = option.partition(" ")
    if action == "draw":
        return 3.0 if len(me.hand) < 2 else 1.0
    card = CARDS[what]
    if action == "meld":
        return melding(me, card)
    return _activating(me, card)


def melding(me: Player, card: Card) -> float:
    """Return the weight of melding ``card``: high for a new colour."""
    top = me.top(card.color)
    if top is None:
        return 4.0 + card.age / 2
    return 3.0 + (card.age - top.age) if card.age >= top.age else 0.1


def _activating(me: Player, card: Card) -> float:
    """Return the weight of activating ``card``: less for sharing, more for demands.

    Sharing by a partner is as welcome as the effect itself.
    """
    icon = RESOURCES.index(card.dogma_icon)
    mine = me.icons[icon]
    mates = me.table.team(me)
    sharing = demanded = 0
    for player in me.table.players:
        if player not in mates:
            sharing += player.icons[icon] >= mine
            demanded += player.icons[icon] < mine
    promise = 0.02
    if "coop" in card.effects:
        promise += 2.0 * sum(mate.icons[icon] >= mine for mate in mates) / (1 + sharing)
    if "demand" in card.effects:
        promise += 2.0 * demanded
    return promise


def liking(me: Player, card: Card) -> float:
    """Return the value of having ``card``: its age, and more for a missing colour."""
    top = me.top(card.color)
    return card.age + (2 if top is None else 0.5 if card.age > top.age else 0)


def _cards(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the cards most liked to keep or take, the least liked to give or return."""
    cards = [CARDS[option] for option in decision.options]
    purpose = decision.purpose
    if purpose == "return" and any(me.table.where[card].owner != me.name for card in cards):
        return _return_from_boards(me, cards)
    best = sorted(cards, key=lambda card: -liking(me, card))
    if purpose == "meld":
        best.sort(key=lambda card: -melding(me, card))
    if purpose in _FOR_ONESELF:
        return _ids(best[: decision.max])
    if purpose == "first-card":
        return _ids([rng.choice(cards)])
    worst = best[::-1]
    if decision.min:
        return _ids(worst[: decision.min])
    if rng.random() < RELUCTANCE:
        return ()
    return _of_free_will(me, decision, worst)


# Purposes that benefit the choosing player.
_FOR_ONESELF = frozenset(
    {"meld", "keep", "take-to-board", "take-to-hand", "take-to-score", "score", "carry-out"}
)


def _of_free_will(me: Player, decision: Decision, worst: list[Card]) -> Answer:
    """Return the least liked cards, none of them above the own highest top card."""
    if decision.whole:
        spare = worst[: decision.max]
        return _ids(spare) if spare[-1].age <= me.highest_top else ()
    spare = [card for card in worst if card.age <= me.highest_top]
    return _ids(spare[: decision.max])


def _return_from_boards(me: Player, cards: Sequence[Card]) -> Answer:
    """Return the best card of an opponent, or else the lowest of all."""
    opponents = [other.name for other in me.opponents]
    theirs = [card for card in cards if me.table.where[card].owner in opponents]
    if not theirs:
        return _ids([min(cards, key=lambda card: card.age)])
    return _ids([max(theirs, key=lambda card: card.age)])


def _order(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Order the best card last, so that it ends up on top when melded."""
    return _ids(sorted((CARDS[option] for option in decision.options), key=lambda card: card.age))


def _yes_no(me: Player, decision: Decision, rng: random.Random) -> Answer:
    return ("yes",) if _wants(me, decision.purpose) else ("no",)


def _wants(me: Player, purpose: str) -> bool:
    """Return whether the offer looks like a gain."""
    in_hand = sum(card.age for card in me.hand)
    if purpose == "swap-highest":
        best = max((card.age for card in me.hand), default=0)
        scored = max((card.age for card in me.score_pile), default=0)
        return best > scored
    if purpose == "swap-hand-and-score":
        return in_hand > me.points
    if purpose == "meld-score-pile":
        return len(me.score_pile) > 2 and all(card.has("crown") for card in me.score_pile)
    if purpose == "meld-highest-scored":
        return me.points < 5 * me.highest_top
    if purpose == "tuck-hand":
        return len(me.hand) < 3
    return True


def _splay(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the colour that gains the most icons, if any gains."""
    way = decision.purpose.removeprefix("splay-")

    def gain(color: str) -> int:
        pile = me.board[color]
        shown = sum(len(card.splayed_icons[way]) for card in pile[1:])
        now = sum(len(card.splayed_icons[pile.splay]) for card in pile[1:]) if pile.splay else 0
        return shown - now

    color = max(decision.options, key=gain)
    return (color,) if gain(color) > 0 or len(SHOWN[way]) > 1 else ()


def _colors(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the colours of the largest piles."""
    piles = sorted(decision.options, key=lambda color: -len(me.board[color]))
    return tuple(piles[: decision.max])


def _player(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the leading player; for gifts the one behind."""
    if decision.min == 0:
        return ()
    ranked = sorted(
        (me.table.player(name) for name in decision.options),
        key=lambda each: (len(each.achievements), each.points),
    )
    return (ranked[0 if decision.purpose == "receive-score" else -1].name,)


def _value(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the value at which the opponents lose most, and the own side least."""
    mates = me.table.team(me)

    def harm(age: str) -> int:
        return sum(
            -card.age if player in mates else card.age
            for player in me.table.players
            for card in player.score_pile
            if card.age == int(age)
        )

    return (max(decision.options, key=harm),)


def _way(me: Player, decision: Decision, rng: random.Random) -> Answer:
    return (rng.choice(decision.options),)


def _pile_value(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the most valuable back."""
    return (max(decision.options, key=lambda option: int(option.rpartition(" ")[2])),)


def _arrange(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """Return the pile with the most to gain, its best card on top; or no change."""
    for group in decision.groups:
        cards = [CARDS[each] for each in group]
        best = max(cards, key=lambda card: card.age)
        if best.age > cards[0].age + 1:
            return (best.id, *(card.id for card in cards if card is not best))
    return ()


def _ids(cards: Sequence[Card]) -> Answer:
    return tuple(card.id for card in cards)


_RULES: dict[str, Rule] = {
    "action": _action,
    "cards": _cards,
    "order": _order,
    "yes-no": _yes_no,
    "splay": _splay,
    "color": _colors,
    "player": _player,
    "value": _value,
    "way": _way,
    "pile-value": _pile_value,
    "arrange": _arrange,
}
