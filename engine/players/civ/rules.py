"""Carta Impera Victoria by rules of thumb: an answer at once to whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from engine.civ.player import Player
from engine.civ.table import Table
from engine.decision import Answer, Decision

Rule = Callable[[Player, Decision, random.Random], Answer]


def answer(table: Table, decision: Decision, rng: random.Random) -> Answer:
    """What seems right at first sight."""
    if decision.min == len(decision.options):
        return decision.options
    me = table.players[table.names.index(decision.player)]
    if decision.kind == "action":
        return _action(me, decision, rng)
    return _RULES[decision.purpose](me, decision, rng)


def _action(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """At random, but rather what promises something."""
    weights = [_promise(me, option) for option in decision.options]
    return (rng.choices(decision.options, weights)[0],)


def liking(me: Player, domain: str) -> float:
    """How much ``me`` wants one more card of ``domain``: the more the more there are."""
    return me.area[domain] + 0.6 * me.hand.count(domain) - me.blocked[domain]


def _promise(me: Player, option: str) -> float:
    """How much the action ``option`` seems to promise."""
    action, *what = option.split()
    if action == "play":
        return float(1 + liking(me, what[0])) ** 2
    if action == "draw":
        return 2.0
    if action == "discard":
        return _paying(me, what[0])
    return _permanent(me, what[-2])


def _permanent(me: Player, domain: str) -> float:
    """What a permanent effect promises."""
    if domain == "religion":
        return 8.0 if len(me.hand) < 5 and me.table.deck else 0.1
    if domain == "utopia":
        return 6.0
    if domain == "army":
        return 2.0 if me.table.deck else 0.02
    favourite = max(me.area, key=lambda each: liking(me, each))
    in_hand = favourite in me.hand
    if domain == "science":
        return 6.0 if in_hand else 0.3
    others = sum(me.area.values()) - me.area[favourite]
    return 4.0 if in_hand and others else 0.05


def _paying(me: Player, domain: str) -> float:
    """What a discard effect promises: little, if it costs a card of the favourite domain."""
    favourite = max(me.area, key=lambda each: liking(me, each))
    if domain == favourite:
        return 0.05
    threat = max(
        other.area[each] / other.needed(each) for other in me.others for each in other.area
    )
    if domain in ("army", "economy", "utopia"):
        return 4.0 if threat > 0.7 else 0.2
    return 1.0


def _cards_liked(me: Player, decision: Decision, rng: random.Random) -> Answer:
    return tuple(_by_liking(me, decision.options)[: decision.max])


def _cards_spared(me: Player, decision: Decision, rng: random.Random) -> Answer:
    return tuple(_by_liking(me, decision.options)[::-1][: decision.max])


def _by_liking(me: Player, cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: -liking(me, card))


def _attack(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """The domain in which somebody else is nearest to hegemony, and oneself least."""

    def harm(domain: str) -> float:
        return max(each.area[domain] / each.needed(domain) for each in me.others) - (
            me.area[domain] / me.needed(domain)
        )

    return (max(decision.options, key=harm),)


def _fullest_hand(me: Player, decision: Decision, rng: random.Random) -> Answer:
    names = me.table.names
    return (max(decision.options, key=lambda name: len(me.table.players[names.index(name)].hand)),)


def _hinder(me: Player, decision: Decision, rng: random.Random) -> Answer:
    """The domain of an opponent that is nearest to hegemony."""
    mates = me.table.team(me)

    def threat(option: str) -> float:
        name, _, domain = option.rpartition(" ")
        player = me.table.players[me.table.names.index(name)]
        return -1.0 if player in mates else player.area[domain] / player.needed(domain)

    return (max(decision.options, key=threat),)


_RULES: dict[str, Rule] = {
    "draft": _cards_liked,
    "pick": _cards_liked,
    "play": _cards_liked,
    "take": _cards_liked,
    "discard": _cards_spared,
    "give-back": _cards_spared,
    "discard-area": _cards_spared,
    "take-back": _cards_spared,
    "attack": _attack,
    "inquisition": _fullest_hand,
    "embargo": _hinder,
    "block": _hinder,
}
