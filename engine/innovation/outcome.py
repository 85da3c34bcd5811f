"""Outcomes of options: changes to a player's icons, points and achievements.

They depend only on information that the player of the decision may know: each move is tried on a
determinized table, and none of those that are tried reveals a card.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.decision import Decision
from engine.game import GameOver
from engine.innovation.cards import CARDS, RESOURCES
from engine.innovation.determinize import sample
from engine.innovation.dogma import Dogma
from engine.innovation.player import Player
from engine.innovation.toll import Toll, tolls
from engine.innovation.turns import achievable
from engine.innovation.view import TableView

SPLAY = "splay-"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The changes to a player's standing by one move, and the other players affected.

    ``icons``      by name, the icons with a changed number, and the difference
    ``points``     the points gained
    ``claimed``    the special achievements claimed at once
    ``possible``   the ages whose achievement becomes possible
    ``shares``, ``demands``  of a dogma: the players who share it, and those who face its demand
    ``tolls``      the losses of each of the latter
    """

    icons: Mapping[str, int] = field(default_factory=dict)
    points: int = 0
    claimed: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()
    demands: tuple[str, ...] = ()
    tolls: tuple[Toll, ...] = ()


def outcomes(view: TableView, decision: Decision) -> dict[str, Outcome]:
    """Return the outcomes of the options of the viewer's ``decision``, by token.

    Options without a foreseeable outcome of their own are left out: draws, and choices of several
    cards.
    """
    found = {token: _outcome(view, decision, token) for token in dict.fromkeys(decision.options)}
    return {token: outcome for token, outcome in found.items() if outcome is not None}


def _outcome(view: TableView, decision: Decision, token: str) -> Outcome | None:
    what, _, card = token.partition(" ")
    if decision.kind == "action":
        if what == "dogma":
            return _affected(view, card)
        return _moved(view, what, card) if what == "meld" else None
    if decision.max > 1:
        return None
    if decision.kind == "splay":
        return _moved(view, decision.purpose.removeprefix(SPLAY), token)
    if decision.kind == "cards" and decision.purpose in ("meld", "score", "tuck"):
        return _moved(view, decision.purpose, token)
    return None


def _affected(view: TableView, card: str) -> Outcome:
    _, me = sample(view, random.Random(0))
    dogma = Dogma(me, CARDS[card])
    return Outcome(
        shares=tuple(player.name for player in dogma.sharing),
        demands=tuple(player.name for player in dogma.demanded),
        tolls=tolls(view, card) if dogma.demanded else (),
    )


def _moved(view: TableView, what: str, which: str) -> Outcome | None:
    """Return the outcome of a move with a card, or of splaying the colour ``which``."""
    table, me = sample(view, random.Random(0))
    if which in CARDS and table.where[CARDS[which]].owner != me.name:
        return None
    icons, points, claimed, possible = me.icons[:], me.points, len(me.achievements), _possible(me)
    try:
        if what == "meld":
            me.meld(CARDS[which])
        elif what == "score":
            me.score(CARDS[which])
        elif what == "tuck":
            me.tuck(CARDS[which])
        else:
            me.splay(which, what)
    except GameOver:
        pass  # by the achievement that it brings
    return Outcome(
        icons={
            icon: now - before
            for icon, before, now in zip(RESOURCES, icons, me.icons, strict=True)
            if now != before
        },
        points=me.points - points,
        claimed=tuple(me.achievements[claimed:]),
        possible=tuple(age for age in _possible(me) if age not in possible),
    )


def _possible(me: Player) -> tuple[str, ...]:
    return tuple(achievable(me))
