"""Playing on: what is tried on a copy of a game, and what of it is to be stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.autopilot import plain_answer
from bot.store import GivenAnswer, Record
from bot.table import OVER, PLAYING, Seat, StoredGame, Table
from engine import Game


@dataclass(slots=True)
class Play:
    """A copy of a table's game, and the answers given to it that are not stored yet.

    ``since`` is the number, in the game's own count, of the first event that is not stored;
    ``undone`` is how many of the last stored answers count no more, because newer rules refused
    them and restarted their action.
    """

    game: Game
    since: int = 0
    undone: int = 0
    answers: list[GivenAnswer] = field(default_factory=list)

    @classmethod
    def on(cls, stored: StoredGame) -> Play:
        """Play on from what is stored. Raises ``Refusal`` if today's rules cannot read it."""
        game = stored.copy()
        if not game.restarted:
            return cls(game, game.told)
        dump = json.loads(stored.text)
        return cls(game, dump["events"], len(dump["answers"]))

    def give(
        self,
        player: str,
        answer: str | Sequence[str],
        user_id: int | None,
        at: datetime,
    ) -> None:
        """Answer the decision pending for ``player``. Raises ``Refusal`` if it does not fit."""
        number = self.game.pending[player].number
        tokens = (answer,) if isinstance(answer, str) else tuple(answer)
        self.game.answer(player, tokens)
        self.answers.append(GivenAnswer(len(self.answers), number, player, tokens, user_id, at))

    def give_for_the_absent(self, seats: Sequence[Seat], at: datetime) -> None:
        """Answer for everybody who has resigned until the game waits for somebody who has not."""
        resigned = {seat.player for seat in seats if seat.resigned}
        while absent := resigned & self.game.pending.keys():
            player = min(absent)
            self.give(player, plain_answer(self.game.pending[player]), None, at)

    def record(self, before: Table) -> Record:
        """What is to be added to the record of ``before``, numbered after what there is."""
        return Record(
            answers=[
                replace(answer, number=before.answer_count + answer.number)
                for answer in self.answers
            ],
            events=[
                replace(event, number=before.event_count + index)
                for index, event in enumerate(self.game.record(self.since))
            ],
            undone=self.undone,
        )


def finished(
    table: Table, status: str, reason: str, at: datetime, winners: Sequence[str] = ()
) -> Table:
    """``table`` with the game over or ended; nobody is awaited any more."""
    return replace(
        table,
        status=status,
        reason=reason,
        winners=tuple(winners),
        ended_at=at,
        seats=tuple(replace(seat, wait=None, waiting_since=None) for seat in table.seats),
    )


def played(table: Table, game: Game, at: datetime) -> Table:
    """``table`` with ``game`` as it stands now: whom it waits for, and whether it is over."""
    table = replace(
        table,
        status=PLAYING,
        seats=tuple(_waiting(seat, game, at) for seat in table.seats),
        stored=StoredGame.of(game),
    )
    if game.result is None:
        return table
    return finished(table, OVER, game.result.reason, at, game.result.winners)


def _waiting(seat: Seat, game: Game, at: datetime) -> Seat:
    """``seat`` with its wait begun, gone on or ended."""
    decision = game.pending.get(seat.player)
    if decision is None:
        return replace(seat, wait=None, waiting_since=None)
    if seat.wait is not None:
        return seat
    return replace(seat, wait=decision.number, waiting_since=at)
