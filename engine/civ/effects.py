"""The effects: a permanent one of two levels and a discard effect for each domain.

An effect is registered with the condition under which it has any result, and cannot be started
unless the condition holds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from engine.civ.domains import DOMAINS
from engine.civ.player import Choosing, Player

CarryOut = Callable[[Player], Generator[Any, Any, None] | None]
Condition = Callable[[Player], bool]


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect: its id, the function that carries it out, and its condition."""

    id: str
    carry_out: CarryOut
    possible: Condition


PERMANENT: dict[tuple[str, int], Effect] = {}
DISCARDS: dict[str, Effect] = {}


def permanent(domain: str, level: int, possible: Condition) -> Callable[[CarryOut], CarryOut]:
    """Register the permanent effect of ``domain`` at ``level``."""

    def keep(carry_out: CarryOut) -> CarryOut:
        name = carry_out.__name__.replace("_", "-")
        PERMANENT[domain, level] = Effect(name, carry_out, possible)
        return carry_out

    return keep


def discard(domain: str, possible: Condition) -> Callable[[CarryOut], CarryOut]:
    """Register the discard effect of ``domain``, which begins by paying a card of it."""

    def keep(carry_out: CarryOut) -> CarryOut:
        name = carry_out.__name__.replace("_", "-")
        DISCARDS[domain] = Effect(name, carry_out, possible)
        return carry_out

    return keep


def has_hand(me: Player) -> bool:
    """Return whether there is a hand card to discard."""
    return bool(me.hand)


def has_area(me: Player) -> bool:
    """Return whether there is a face-up card in the area."""
    return any(me.area.values())


def always(me: Player) -> bool:
    """Return true, for effects that always have a result."""
    return True


def pile_is_there(me: Player) -> bool:
    """Return whether there is a card in the discard pile."""
    return bool(me.table.discard)


# Army


@permanent("army", 1, has_hand)
def assassin(me: Player) -> Choosing[None]:
    yield from _discard_hand_cards(me, 1, "assassin")


@permanent("army", 2, has_hand)
def purge(me: Player) -> Choosing[None]:
    yield from _discard_hand_cards(me, 2, "purge")


@discard("army", lambda me: sum(me.area.values()) > 1)
def attack(me: Player) -> Choosing[None]:
    me.discard_from_area("army")
    owned = [domain for domain in DOMAINS if me.area[domain]]
    domain = yield from me.choose_one_of(owned, "domain", "attack", "attack")
    me.discard_from_area(domain)
    for other in me.others:
        if other.area[domain]:
            other.discard_from_area(domain)


# Religion


@permanent("religion", 1, always)
def holy_book(me: Player) -> None:
    me.table.limit = 5


@permanent("religion", 2, always)
def divine_right(me: Player) -> None:
    me.table.limit = 7


@discard("religion", always)
def inquisition(me: Player) -> Choosing[None]:
    me.discard_from_area("religion")
    names = [other.name for other in me.others]
    name = yield from me.choose_one_of(names, "player", "inquisition", "inquisition")
    other = next(player for player in me.others if player.name == name)
    taken = len(other.hand)
    other.give(other.hand, to=me)
    back = yield from me.choose(me.hand, "give-back", taken, "inquisition", hidden=True)
    me.give(back, to=other)


# Economy


@permanent("economy", 1, has_area)
def development(me: Player) -> Choosing[None]:
    yield from _rebuild(me, 1, "development", me.discard_from_area)


@permanent("economy", 2, has_area)
def monopoly(me: Player) -> Choosing[None]:
    yield from _rebuild(me, 2, "monopoly", me.discard_from_area)


@discard("economy", lambda me: bool(_occupied(me, "economy")))
def embargo(me: Player) -> Choosing[None]:
    targets = _occupied(me, "economy")
    target = yield from me.choose_one_of(targets, "player-domain", "embargo", "embargo")
    name, _, domain = target.rpartition(" ")
    me.lay_embargo(_player(me, name), domain)


# Science


@permanent("science", 1, has_area)
def experiment(me: Player) -> Choosing[None]:
    yield from _rebuild(me, 1, "experiment", me.take_back)


@permanent("science", 2, has_area)
def research(me: Player) -> Choosing[None]:
    yield from _rebuild(me, 2, "research", me.take_back)


@discard("science", lambda me: bool(me.table.deck))
def breakthrough(me: Player) -> Choosing[None]:
    me.discard_from_area("science")
    drawn = me.draw(5)
    chosen = yield from me.choose(me.hand, "discard", drawn, "breakthrough", hidden=True)
    for card in chosen:
        me.discard_from_hand(card)


# Utopia


@permanent("utopia", 1, pile_is_there)
def oligarchy(me: Player) -> Choosing[None]:
    yield from _take_from_discard(me, 1, "oligarchy")


@permanent("utopia", 2, pile_is_there)
def republic(me: Player) -> Choosing[None]:
    yield from _take_from_discard(me, 2, "republic")


@discard("utopia", lambda me: bool(_occupied(me, "utopia")))
def democracy(me: Player) -> Choosing[None]:
    targets = _occupied(me, "utopia")
    target = yield from me.choose_one_of(targets, "player-domain", "block", "democracy")
    name, _, domain = target.rpartition(" ")
    me.block(_player(me, name), domain)


def _discard_hand_cards(me: Player, number: int, cause: str) -> Choosing[None]:
    chosen = yield from me.choose(me.hand, "discard", number, cause, hidden=True)
    for card in chosen:
        me.discard_from_hand(card)


def _rebuild(me: Player, number: int, cause: str, remove: Callable[[str], None]) -> Choosing[None]:
    """Remove ``number`` cards from the own area, then play as many from hand at once."""
    purpose = "discard-area" if remove == me.discard_from_area else "take-back"
    chosen = yield from me.choose(me.area_cards, purpose, number, cause)
    for card in chosen:
        remove(card)
    yield from me.must_play(len(chosen), cause)


def _take_from_discard(me: Player, number: int, cause: str) -> Choosing[None]:
    chosen = yield from me.choose(me.table.discard, "take", number, cause)
    for card in chosen:
        me.take_from_discard(card)


def _occupied(me: Player, leaving: str) -> list[str]:
    """Return the domains, of any player, still occupied after ``me`` pays a card.

    ``leaving``: the domain of the card that ``me`` pays. Each is given as ``PLAYER DOMAIN``.
    """
    return [
        f"{player.name} {domain}"
        for player in me.table.players
        for domain in DOMAINS
        if player.area[domain] > (player is me and domain == leaving)
    ]


def _player(me: Player, name: str) -> Player:
    return next(player for player in me.table.players if player.name == name)
