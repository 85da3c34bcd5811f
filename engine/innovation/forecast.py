"""Forecasts of dogmas, shown before they are confirmed.

A forecast depends only on information that its player may know.
"""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import dataclass

from engine.decision import Answer, Decision
from engine.game import GameOver
from engine.innovation.cards import CARDS
from engine.innovation.determinize import sample
from engine.innovation.dogma import Dogma, DogmaEnds, activate, demand_alone
from engine.innovation.player import Choosing
from engine.innovation.view import TableView

WORLDS = 24


@dataclass(frozen=True, slots=True)
class Loss:
    """A possible loss of a player by a demand, from one of their zones.

    ``least``, ``most``  the numbers of cards in the sampled tables
    ``card``             the card, if it is the same one in all of them
    """

    player: str
    origin: str
    least: int
    most: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """The players who share a dogma and the players that face its demand, at present.

    ``counts``   each player's icons of ``resource``
    ``partner``  the one of ``shares`` that earns no card by sharing, if there is one
    ``changes``  false if, for all that the player can see, no choice makes a difference
    ``losses``   the cards that the demand could take, by player and zone
    """

    card: str
    resource: str
    counts: dict[str, int]
    shares: tuple[str, ...]
    demands: tuple[str, ...]
    changes: bool
    partner: str | None = None
    losses: tuple[Loss, ...] = ()

    @property
    def bonus(self) -> bool:
        """True if sharing may earn the active player a card."""
        return any(player != self.partner for player in self.shares)


def forecast(view: TableView, card: str) -> Forecast:
    """Return a forecast of the dogma of the viewer's top card ``card``."""
    rng = random.Random(0)
    fact = CARDS[card]
    table, me = sample(view, rng)
    dogma = Dogma(me, fact)
    return Forecast(
        card=card,
        resource=fact.dogma_icon,
        counts={player.name: player.count(fact.dogma_icon) for player in table.players},
        shares=tuple(player.name for player in dogma.sharing),
        demands=tuple(player.name for player in dogma.demanded),
        changes=any(_changes(view, card, rng) for _ in range(WORLDS)),
        losses=_losses(view, card, rng) if dogma.demanded else (),
        partner=next((mate.name for mate in dogma.sharing if not dogma.earns_bonus(mate)), None),
    )


def _losses(view: TableView, card: str, rng: random.Random) -> tuple[Loss, ...]:
    """Return the cards that the demands of ``card`` take from others, by sampling."""
    worlds = [_taken(view, card, rng) for _ in range(WORLDS)]
    losses = []
    for player, origin in dict.fromkeys(key for world in worlds for key in world):
        counts = [len(world.get((player, origin), ())) for world in worlds]
        cards = {card for world in worlds for card in world.get((player, origin), ())}
        same = cards.pop() if len(cards) == 1 and min(counts) == max(counts) == 1 else None
        losses.append(Loss(player, origin, min(counts), max(counts), same))
    return tuple(losses)


def _taken(view: TableView, card: str, rng: random.Random) -> dict[tuple[str, str], list[str]]:
    """Return the cards that others lose at one sampled table, by player and zone."""
    table, me = sample(view, rng)
    _carried_out(demand_alone(me, CARDS[card]), rng)
    lost: dict[tuple[str, str], list[str]] = {}
    for event in table.log.events:
        if event.kind in ("transfer", "return") and event.player not in (None, me.name):
            lost.setdefault((event.player or "", event.origin or ""), []).append(event.card or "")
    return lost


def _carried_out(steps: Choosing[None], rng: random.Random) -> None:
    """Carry out an effect in which all choose eagerly, to its end or that of the game."""
    with suppress(StopIteration, GameOver, DogmaEnds):
        decision = next(steps)
        while True:
            decision = steps.send(_eager(decision, rng))


def _changes(view: TableView, card: str, rng: random.Random) -> bool:
    """Return whether the dogma changes a determinized table if all choose eagerly."""
    table, me = sample(view, rng)
    steps = activate(me, CARDS[card])
    answer: Answer | None = None
    try:
        while not table.changes:
            answer = _eager(steps.send(answer), rng)  # type: ignore[arg-type]
    except (StopIteration, GameOver) as end:
        return isinstance(end, GameOver) or table.changes > 0
    return True


def _eager(decision: Decision, rng: random.Random) -> Answer:
    """Return as many options as possible, or yes."""
    if decision.kind == "yes-no":
        return ("yes",)
    if decision.groups:
        cards = list(rng.choice(decision.groups))
        rng.shuffle(cards)
        return tuple(cards)
    return tuple(rng.sample(decision.options, decision.max))
