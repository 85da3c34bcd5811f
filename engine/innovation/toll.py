"""Tolls: what a demand takes from a player, as far as the demander can tell.

Nothing is guessed: the demand is carried out on a table on which unknown cards stop it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.event import Event
from engine.game import GameOver
from engine.innovation.blank import leave_blank
from engine.innovation.cards import CARDS, Card
from engine.innovation.dogma import Dogma, DogmaEnds, demand_alone
from engine.innovation.player import Player, Table
from engine.innovation.view import TableView
from engine.unknown import Unknown


@dataclass(frozen=True, slots=True)
class Toll:
    """What a demand takes from ``player``.

    ``icons``    how many icons of the card's resource the player has
    ``cards``    the cards that are surely lost
    ``choice``   cards of which the player has to give up ``count`` besides
    ``unknown``  whether hidden cards, or another choice, may cost the player more
    """

    player: str
    icons: int
    cards: tuple[str, ...] = ()
    choice: tuple[str, ...] = ()
    count: int = 0
    unknown: bool = False


def tolls(view: TableView, card: str) -> tuple[Toll, ...]:
    """Return what the demand of the viewer's top card takes, for each player it hits."""
    fact = CARDS[card]
    table = _table(view)
    demanded = Dogma(table.player(view.viewer or ""), fact).demanded
    return tuple(_toll(view, fact, player.name) for player in demanded)


def _toll(view: TableView, card: Card, name: str) -> Toll:
    table = _table(view)
    me, player = table.player(view.viewer or ""), table.player(name)
    icons = player.count(card.dogma_icon)
    choice: tuple[str, ...] = ()
    count, unknown = 0, False
    try:
        decision = next(demand_alone(me, card, player))
        losing = decision.purpose == "return" or decision.purpose.startswith("give-")
        if decision.player == name and decision.kind == "cards" and losing and decision.min:
            choice, count = decision.options, decision.max
        else:
            unknown = True
    except Unknown as hidden:
        # After a loss, a card is drawn in return for it.
        unknown = hidden.stop.kind == "cards" or not table.log.events
    except (StopIteration, GameOver, DogmaEnds):
        pass
    lost = tuple(event.card for event in table.log.events if event.card and _loses(name, event))
    return Toll(name, icons, lost, choice, count, unknown)


def _loses(name: str, event: Event) -> bool:
    if event.kind == "return":
        return name == (event.other or event.player)
    return event.kind == "transfer" and event.player == name


def _table(view: TableView) -> Table:
    """Return the table as the viewer knows it; that others know less matters not here."""
    players = [Player(seat.name) for seat in view.seats]
    table = Table(players, view.language, strict=False, teams=view.seats[0].team is not None)
    leave_blank(table, view, view)
    return table
