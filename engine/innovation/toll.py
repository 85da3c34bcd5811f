"""Tolls: the losses of a player by a demand, as far as the demander can tell.

There is no guessing: the demand is carried out on a table on which unknown cards stop it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.decision import Answer, Decision
from engine.event import Event
from engine.game import GameOver
from engine.innovation.blank import leave_blank
from engine.innovation.cards import CARDS, Card
from engine.innovation.determinize import empty_like
from engine.innovation.dogma import Dogma, DogmaEnds, demand_alone
from engine.innovation.player import Table
from engine.innovation.view import TableView
from engine.unknown import Unknown


@dataclass(frozen=True, slots=True)
class Toll:
    """The toll of a demand on ``player``.

    ``icons``    how many icons of the card's resource the player has
    ``cards``    the cards that are surely lost
    ``choice``   further cards, of which the player has to give up ``count``
    ``unknown``  whether hidden cards, or a choice of another kind, decide the losses
    ``more``     whether others may be lost after the choice
    """

    player: str
    icons: int
    cards: tuple[str, ...] = ()
    choice: tuple[str, ...] = ()
    count: int = 0
    unknown: bool = False
    more: bool = False


def tolls(view: TableView, card: str) -> tuple[Toll, ...]:
    """Return the toll of the viewer's top card's demand, for each affected player."""
    fact = CARDS[card]
    table = _table(view)
    demanded = Dogma(table.player(view.viewer or ""), fact).demanded
    icon = fact.dogma_icon
    return tuple(_toll(view, fact, player.name, player.count(icon)) for player in demanded)


def _toll(view: TableView, card: Card, name: str, icons: int) -> Toll:
    first = _carried_out(view, card, name)
    asked = first.asked
    if asked is None:
        return Toll(name, icons, first.lost, unknown=first.unknown)
    losing = asked.purpose == "return" or asked.purpose.startswith("give-")
    if asked.player != name or asked.kind != "cards" or not losing or not asked.min:
        return Toll(name, icons, first.lost, unknown=True)
    surely = len(first.lost) + asked.max
    ends = (_carried_out(view, card, name, answer) for answer in _answers(asked))
    more = any(end.goes_on or end.unknown or len(end.lost) > surely for end in ends)
    return Toll(name, icons, first.lost, asked.options, asked.max, more=more)


def _answers(asked: Decision) -> list[Answer]:
    """Return answers to a choice of cards in which each card occurs."""
    places = range(len(asked.options))
    return [(asked.options[at:] + asked.options[:at])[: asked.max] for at in places]


@dataclass(frozen=True, slots=True)
class _CarriedOut:
    """A demand as far as it goes without another choice: ``asked``, if there is one."""

    lost: tuple[str, ...]
    asked: Decision | None
    unknown: bool

    @property
    def goes_on(self) -> bool:
        """True if the next choice is not just the card to take in return."""
        return self.asked is not None and not self.asked.purpose.startswith("take-")


def _carried_out(view: TableView, card: Card, name: str, answer: Answer = ()) -> _CarriedOut:
    """Carry out a demand on ``name`` alone; ``answer`` is given to the first choice."""
    table = _table(view)
    me, player = table.player(view.viewer or ""), table.player(name)
    asked, unknown = None, False
    steps = demand_alone(me, card, player)
    try:
        first = next(steps)
        asked = steps.send(answer) if answer else first
    except Unknown as hidden:
        # After a loss, a card is drawn in return for it.
        unknown = hidden.stop.kind == "cards" or not table.log.events
    except (StopIteration, GameOver, DogmaEnds):
        pass
    lost = tuple(event.card for event in table.log.events if event.card and _loses(name, event))
    return _CarriedOut(lost, asked, unknown)


def _loses(name: str, event: Event) -> bool:
    if event.kind == "return":
        return name == (event.other or event.player)
    return event.kind == "transfer" and event.player == name


def _table(view: TableView) -> Table:
    """Return the table as the viewer knows it, as if all players knew as much."""
    table = empty_like(view)
    leave_blank(table, view, view)
    return table
