"""Dogma actions: affected players, the order of effects, and the sharing bonus."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator
from typing import Any

from engine.innovation.cards import Card
from engine.innovation.player import Choosing, Player
from engine.innovation.table import DogmaState

# An effect is carried out by ``me``; a demand is also given the demander. An effect without choices
# is a plain function.
Effect = Callable[..., Generator[Any, Any, None] | None]

EFFECTS: dict[str, list[tuple[str, Effect]]] = {}


def effect(card: str) -> Callable[[Effect], Effect]:
    """Register the next cooperative effect of ``card``: ``me`` carries it out."""
    return _register(card, "coop")


def demand(card: str) -> Callable[[Effect], Effect]:
    """Register the next demand of ``card``: ``me`` obeys, ``demander`` uses the dogma."""
    return _register(card, "demand")


def _register(card: str, kind: str) -> Callable[[Effect], Effect]:
    def keep(carry_out: Effect) -> Effect:
        EFFECTS.setdefault(card, []).append((kind, carry_out))
        return carry_out

    return keep


class DogmaEnds(Exception):
    """Raised by an effect that ends the dogma at once, without a bonus (Fission)."""


class Dogma(DogmaState):
    """A dogma action, or a card carried out ``alone``, for the active player only.

    The affected players are determined once, here, for all effects of the card. A partner shares
    like any player, but earns no bonus by it, and is exempt from demands. A card without
    cooperative effects is not shared, and one without demands makes none.
    """

    def __init__(self, active: Player, card: Card, alone: bool = False) -> None:
        super().__init__()
        self.active = active
        self.card = card
        self.earned = False  # the bonus
        self.counts = {player: player.count(card.dogma_icon) for player in active.table.players}
        mine = self.counts[active]
        self.sharing: list[Player] = []
        self.demanded: list[Player] = []
        if "coop" in card.effects and not alone:
            self.sharing = [player for player in active.others if self.counts[player] >= mine]
        if "demand" in card.effects and not alone:
            self.demanded = [player for player in active.opponents if self.counts[player] < mine]

    def earns_bonus(self, player: Player) -> bool:
        """Return whether a change by ``player``, while sharing, earns the free draw."""
        return player in self.active.opponents


def activate(active: Player, card: Card) -> Choosing[None]:
    """Carry out each effect in printed order by all affected, then the bonus."""
    table = active.table
    dogma = Dogma(active, card)
    table.dogma = dogma
    table.cause = card.id
    _announce(dogma)
    try:
        yield from _carry_out(dogma)
        if dogma.earned:
            table.log.add("bonus", active.name, cause=card.id)
            active.draw(active.highest_top)
    except DogmaEnds:
        pass
    table.dogma = None
    table.cause = None


def demand_alone(active: Player, card: Card, of: Player | None = None) -> Choosing[None]:
    """Carry out only the demands of ``card``, as a forecast tries them.

    ``of``: the only player of whom it is demanded, among the possible ones.
    """
    table = active.table
    dogma = Dogma(active, card)
    if of is not None:
        dogma.demanded = [of]
    table.dogma = dogma
    table.cause = card.id
    yield from _carry_out(dogma, ("demand",))


def for_oneself_alone(me: Player, card: Card) -> Choosing[None]:
    """Carry out the cooperative effects of ``card`` for ``me`` only, without demands."""
    table = me.table
    around = table.dogma, table.cause, table.effect
    table.log.add("carry-out", me.name, card=card.id, cause=table.cause)
    table.dogma = dogma = Dogma(me, card, alone=True)
    table.cause = card.id
    yield from _carry_out(dogma)
    table.dogma, table.cause, table.effect = around


def _carry_out(dogma: Dogma, kinds: Container[str] = ("coop", "demand")) -> Choosing[None]:
    """Carry out the effects of these ``kinds`` in printed order by all affected."""
    active = dogma.active
    table = active.table
    for number, (kind, carry_out) in enumerate(EFFECTS[dogma.card.id]):
        if kind not in kinds:
            continue
        demands = kind == "demand"
        for player in dogma.demanded if demands else [*dogma.sharing, active]:
            table.effect = number
            before = table.changes
            choices = carry_out(player, active) if demands else carry_out(player)
            if choices is not None:
                yield from choices
            if table.changes == before:
                facts = {"effect": number, "type": kind}
                cause = table.cause
                table.log.add("nothing", player.name, card=cause, cause=cause, facts=facts)
            elif demands:
                dogma.demand_moved = True
            elif player is not active and dogma.earns_bonus(player):
                dogma.earned = True


def _announce(dogma: Dogma) -> None:
    dogma.active.table.log.add(
        "dogma",
        dogma.active.name,
        card=dogma.card.id,
        age=dogma.card.age,
        facts={
            "resource": dogma.card.dogma_icon,
            "counts": {player.name: count for player, count in dogma.counts.items()},
            "shares": [player.name for player in dogma.sharing],
            "demands": [player.name for player in dogma.demanded],
        },
    )
