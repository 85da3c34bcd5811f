"""Rules of thumb for Carta Impera Victoria: an immediate answer to any decision."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from engine.civ.player import Player, Table
from engine.civ.turns import without_repeats
from engine.decision import Answer, Decision
from engine.players.civ.evaluation import score

Rule = Callable[[Player, Decision], Answer]

FIRMNESS = 4.0  # factor by which the better action is more likely when searching


def answer(table: Table, decision: Decision, rng: random.Random, firm: bool) -> Answer:
    """Return the answer that seems best; unless ``firm``, any plausible action."""
    if decision.min == len(decision.options):
        return decision.options
    me = table.player(decision.player)
    if decision.kind == "action":
        options = without_repeats(decision.options)
        promises = [_promise(me, option) for option in options]
        if firm:
            promises = [promise**FIRMNESS for promise in promises]
        return (rng.choices(options, promises)[0],)
    return _RULES[decision.purpose](me, decision)


def promises(me: Player, options: Sequence[str]) -> dict[Answer, float]:
    """Return the weights by which a search chooses among the actions ``options``."""
    return {(option,): _promise(me, option) ** FIRMNESS for option in options}


def _promise(me: Player, option: str) -> float:
    """Return the weight of the action ``option``."""
    action, *what = option.split()
    if action == "play":
        return math.exp(6 * _after(me, what[0], area=1, hand=-1))
    if action == "draw":
        return 2.0
    if action == "discard":
        return _paying(me, what[0])
    return _permanent(me, what[-2])


def _after(me: Player, domain: str, area: int = 0, hand: int = 0) -> float:
    """Return the score with that many more or fewer ``domain`` cards in area and hand."""
    kept = me.hand
    me.area[domain] += area
    if hand > 0:
        me.hand = [*kept, domain]
    elif hand < 0:
        me.hand = kept[:]
        me.hand.remove(domain)
    value = score(me.table, me)
    me.area[domain] -= area
    me.hand = kept
    return value


def _favourite(me: Player) -> str:
    """Return the domain in which ``me`` is nearest to hegemony."""
    return max(me.area, key=lambda each: me.area[each] + 0.6 * me.hand.count(each))


def _permanent(me: Player, domain: str) -> float:
    """Return the weight of a permanent effect."""
    if domain == "religion":
        return 8.0 if len(me.hand) < 5 and me.table.deck else 0.1
    if domain == "utopia":
        return 6.0
    if domain == "army":
        return 2.0 if me.table.deck else 0.02
    favourite = _favourite(me)
    in_hand = favourite in me.hand
    if domain == "science":
        return 6.0 if in_hand else 0.3
    others = sum(me.area.values()) - me.area[favourite]
    return 4.0 if in_hand and others else 0.05


def _paying(me: Player, domain: str) -> float:
    """Return the weight of a discard effect: low if it costs a favourite card."""
    favourite = _favourite(me)
    if domain == favourite:
        return 0.05
    threat = max(
        other.area[each] / other.needed(each) for other in me.others for each in other.area
    )
    if domain in ("army", "economy", "utopia"):
        return 4.0 if threat > 0.7 else 0.2
    return 2.5


def _to_play(me: Player, decision: Decision) -> Answer:
    return _best(me, decision, area=1, hand=-1)


def _to_pick(me: Player, decision: Decision) -> Answer:
    return _best(me, decision, area=1)


def _to_hold(me: Player, decision: Decision) -> Answer:
    return _best(me, decision, hand=1)


def _to_spare(me: Player, decision: Decision) -> Answer:
    return _best(me, decision, hand=-1)


def _to_take_away(me: Player, decision: Decision) -> Answer:
    return _best(me, decision, area=-1)


def _best(me: Player, decision: Decision, area: int = 0, hand: int = 0) -> Answer:
    """Return as many cards as possible, starting with the best ones to move."""
    after = {card: _after(me, card, area, hand) for card in dict.fromkeys(decision.options)}
    return tuple(sorted(decision.options, key=lambda card: -after[card])[: decision.max])


def _attack(me: Player, decision: Decision) -> Answer:
    """Return the domain in which an opponent is near hegemony, and ``me`` far from it."""

    def harm(domain: str) -> float:
        return max(each.area[domain] / each.needed(domain) for each in me.others) - (
            me.area[domain] / me.needed(domain)
        )

    return (max(decision.options, key=harm),)


def _fullest_hand(me: Player, decision: Decision) -> Answer:
    return (max(decision.options, key=lambda name: len(me.table.player(name).hand)),)


def _hinder(me: Player, decision: Decision) -> Answer:
    """Return the opponent's domain that is nearest to hegemony."""
    mates = me.table.team(me)

    def threat(option: str) -> float:
        name, _, domain = option.rpartition(" ")
        player = me.table.player(name)
        return -1.0 if player in mates else player.area[domain] / player.needed(domain)

    return (max(decision.options, key=threat),)


_RULES: dict[str, Rule] = {
    "draft": _to_hold,
    "pick": _to_pick,
    "play": _to_play,
    "take": _to_hold,
    "discard": _to_spare,
    "give-back": _to_spare,
    "discard-area": _to_take_away,
    "take-back": _to_take_away,
    "attack": _attack,
    "inquisition": _fullest_hand,
    "embargo": _hinder,
    "block": _hinder,
}
