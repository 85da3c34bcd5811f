"""Forecasts of dogmas, shown before they are confirmed.

A forecast depends on nothing but what its player may know.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.decision import Answer, Decision
from engine.game import GameOver
from engine.innovation.cards import CARDS
from engine.innovation.determinize import determinize
from engine.innovation.dogma import Dogma, activate
from engine.innovation.view import TableView

WORLDS = 24


@dataclass(frozen=True, slots=True)
class Forecast:
    """The players who share a dogma and those of whom it demands, as it stands now.

    ``counts``   each player's icons of ``resource``
    ``partner``  the one of ``shares`` whose sharing earns no card, if there is one
    ``changes``  false if, for all that the player can see, no choice would change anything
    """

    card: str
    resource: str
    counts: dict[str, int]
    shares: tuple[str, ...]
    demands: tuple[str, ...]
    changes: bool
    partner: str | None = None

    @property
    def bonus(self) -> bool:
        """True if sharing may earn the active player a card."""
        return any(player != self.partner for player in self.shares)


def forecast(view: TableView, card: str) -> Forecast:
    """Return a forecast of the dogma of the viewer's top card ``card``."""
    rng = random.Random(0)
    fact = CARDS[card]
    table = determinize(view, rng)
    me = next(player for player in table.players if player.name == view.viewer)
    dogma = Dogma(me, fact)
    sharing = dogma.sharing if "coop" in fact.effects else []
    return Forecast(
        card=card,
        resource=fact.dogma_icon,
        counts={player.name: player.count(fact.dogma_icon) for player in table.players},
        shares=tuple(player.name for player in sharing),
        demands=tuple(player.name for player in dogma.demanded if "demand" in fact.effects),
        changes=any(_changes(view, card, rng) for _ in range(WORLDS)),
        partner=next((mate.name for mate in sharing if not dogma.earns_bonus(mate)), None),
    )


def _changes(view: TableView, card: str, rng: random.Random) -> bool:
    """Return whether the dogma changes a determinized table if all choose eagerly."""
    table = determinize(view, rng)
    me = next(player for player in table.players if player.name == view.viewer)
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
