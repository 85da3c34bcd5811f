"""Tryouts: answers tried by a player on their own knowledge, before any is given.

A tryout plays on a table made from the player's view alone, on which hidden cards cannot be read.
So it discloses no information, and its outcome is exact; where a hidden card, or another player,
decides, it stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.decision import Answer, Decision
from engine.event import Event
from engine.game import Asked, Game, GameOver
from engine.games import GAMES
from engine.refusal import Refusal
from engine.unknown import Stop, Unknown

Picks = Sequence[int]


@dataclass(frozen=True, slots=True)
class Tryout:
    """The outcome of answers that a player has tried.

    ``view``, ``public``  the table as the player, and the public, would see it
    ``decision``  the player's next decision, if any
    ``answers``   the answers with an exact outcome
    ``stop``      why the answer after them cannot be tried to its end; it is not counted then
    ``events``    the events that the player would see, up to the stop
    """

    view: Any
    public: Any
    decision: Decision | None
    answers: tuple[Answer, ...]
    stop: Stop | None
    events: tuple[Event, ...]


def can_try(game: Game, player: str) -> bool:
    """Return whether ``player`` can try answers: in their turn, between actions."""
    decision = game.pending.get(player)
    if decision is None or decision.kind != "action" or len(decision.options) < 2:
        return False
    return bool(game.view(None).turn == player)


def try_out(game: Game, player: str, picks: Sequence[Picks]) -> Tryout:
    """Try answers, each by the places of its tokens among the options that it answers.

    Answers after a stop are not tried. Raises ``Refusal`` if the player has no answers to try now,
    or if an answer does not fit.
    """
    if not can_try(game, player):
        raise Refusal("tryout-not-now")
    trial = _Trial(game, player)
    for number, places in enumerate(picks):
        trial.answer(places)
        if trial.stop is not None:
            before = try_out(game, player, picks[:number])
            events = trial.events()
            return replace(before, decision=None, stop=trial.stop, events=events)
    return trial.outcome()


class _Trial:
    """A table that is played on as far as its player knows it."""

    def __init__(self, game: Game, player: str) -> None:
        view, public = game.view(player), game.view(None)
        self.player = player
        self.number = game.pending[player].number
        self.table = GAMES[game.name].rules.known(view, public, game.options)
        self.answers: list[Answer] = []
        self.stop: Stop | None = None
        self._steps = self.table.step()
        self.decision = self._go_on(None)
        if self.decision is None or {*self.decision.options} != {*game.pending[player].options}:
            raise Refusal("tryout-not-now")

    def answer(self, places: Picks) -> None:
        """Answer the decision with the options at ``places``."""
        decision = self.decision
        if decision is None or not all(0 <= at < len(decision.options) for at in places):
            raise Refusal("not-an-option", token="")
        answer = decision.check([decision.options[at] for at in places])
        self.decision = self._go_on(answer)
        if self.stop is None:
            self.answers.append(answer)

    def events(self) -> tuple[Event, ...]:
        """Return the events so far, as the player sees them."""
        return tuple(event.for_viewer(self.player) for event in self.table.log.since(0))

    def outcome(self) -> Tryout:
        """Return the table as it is now."""
        pending = {self.player: self.decision} if self.decision else {}
        return Tryout(
            view=self.table.view(self.player, pending),
            public=self.table.view(None, pending),
            decision=self.decision,
            answers=tuple(self.answers),
            stop=self.stop,
            events=self.events(),
        )

    def _go_on(self, answer: Answer | None) -> Decision | None:
        """Play on to a stop, to the end of the turn, or to the player's next decision."""
        try:
            return self._own(self._steps.send(answer))
        except Unknown as unknown:
            self.stop = unknown.stop
        except GameOver as end:
            self.table.result = end.result
        except StopIteration:
            if self.table.view(None, {}).turn == self.player:
                self._steps = self.table.step()
                return self._go_on(None)
        return None

    def _own(self, asked: Asked) -> Decision | None:
        """Return the player's next decision; stop if another player has to choose."""
        (decision, *_) = (asked,) if isinstance(asked, Decision) else asked
        if decision.player != self.player:
            self.stop = Stop("choice", decision.player)
            return None
        decision.number = self.number
        return decision
