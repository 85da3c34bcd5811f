"""Playing on a copy of a game, and the record of it to be stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.core.standing_orders import Order, Ordered, in_vain, ordered_answer, plans, stands
from bot.core.table import ENDED, OVER, PLAYING, Seat, StoredGame, Table, Waiting
from bot.storage import GivenAnswer, Record
from engine import Event, Game


@dataclass(slots=True)
class Play:
    """A copy of a table's game, and the answers given to it that are not stored yet.

    ``since`` is the number, in the game's own count, of the first event that is not stored;
    ``undone`` is how many of the last stored answers no longer count, because newer rules refused
    them and restarted their action, or because they were taken back. Then the first ``kept`` of the
    stored events stay, and ``notes`` are events to follow these that the game itself did not make.
    ``gone_back`` are the players whose answers were taken back.
    """

    game: Game
    since: int = 0
    undone: int = 0
    kept: int | None = None
    notes: Sequence[Event] = ()
    gone_back: frozenset[str] = frozenset()
    answers: list[GivenAnswer] = field(default_factory=list)

    @classmethod
    def on(cls, stored: StoredGame) -> Play:
        """Return a play on the stored game.

        Raises ``Refusal`` if the current rules cannot read it.
        """
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
        by_order: str | None = None,
    ) -> None:
        """Answer the decision pending for ``player``; raise ``Refusal`` if it is illegal."""
        number, events = self.game.pending[player].number, self.game.told - self.since
        tokens = (answer,) if isinstance(answer, str) else tuple(answer)
        disclosures = self.game.disclosures
        self.game.answer(player, tokens)
        self.answers.append(
            GivenAnswer(
                number=len(self.answers),
                decision=number,
                player=player,
                answer=tokens,
                user_id=user_id,
                at=at,
                events=events,
                by_order=by_order,
                disclosed=self.game.disclosures > disclosures,
            )
        )

    def give_by_order(
        self, seats: Sequence[Seat], orders: Sequence[Order], at: datetime
    ) -> list[Order]:
        """Answer by standing orders until a player has to choose; return the orders left.

        The plans of players who have taken answers back are cancelled: the rest of a plan would be
        executed at the beginning of a turn that it was not made for.
        """
        gone_back = {seat.user_id for seat in seats if seat.player in self.gone_back}
        left = [
            order
            for order in orders
            if not (order.user_id in gone_back and plans(order, self.game.name))
        ]
        while ordered := self._ordered(seats, left):
            player, given = ordered
            self.give(player, given.answer, None, at, given.order.kind)
            left.remove(given.order)
            left += [given.left] if given.left else []
        view = self.game.view(None) if left else None
        asked = {seat.user_id: self.game.pending.get(seat.player) for seat in seats}
        return [
            order
            for order in left
            if stands(order, view) and not in_vain(order, asked.get(order.user_id))
        ]

    def _ordered(
        self, seats: Sequence[Seat], orders: Sequence[Order]
    ) -> tuple[str, Ordered] | None:
        """Return a player with an applicable standing order, and its answer."""
        for seat in seats:
            own = [order for order in orders if order.user_id == seat.user_id]
            decision = self.game.pending.get(seat.player)
            if own and decision is not None and seat.played_by_person:
                given = ordered_answer(own, decision, self.game.view(seat.player))
                if given is not None:
                    return seat.player, given
        return None

    def record(self, before: Table) -> Record:
        """Return the additions to the record of ``before``, numbered after its end."""
        kept = before.event_count if self.kept is None else self.kept
        return Record(
            answers=[
                replace(
                    answer,
                    number=before.answer_count + answer.number,
                    events=kept + len(self.notes) + (answer.events or 0),
                )
                for answer in self.answers
            ],
            events=[
                replace(event, number=number)
                for number, event in enumerate([*self.notes, *self.game.record(self.since)], kept)
            ],
            undone=self.undone,
            kept=self.kept,
        )


def finished(
    table: Table, status: str, reason: str, at: datetime, winners: Sequence[str] = ()
) -> Table:
    """Return ``table`` with the game over or ended, and no player awaited."""
    return replace(
        table,
        status=status,
        reason=reason,
        winners=tuple(winners),
        ended_at=at,
        seats=tuple(replace(seat, waiting=None) for seat in table.seats),
    )


def deserted(table: Table, at: datetime) -> Table:
    """Return ``table`` after a player left: won by the last side, ended, or unchanged."""
    if survivors := table.survivors():
        return finished(table, OVER, "resigned", at, [last.player for last in survivors])
    if not table.remaining:
        return finished(table, ENDED, "deserted", at)
    if all(seat.agreed for seat in table.remaining):
        return finished(table, ENDED, "agreed", at)
    return table


def played(table: Table, game: Game, at: datetime) -> Table:
    """Return ``table`` with the current state of ``game``: awaited players, result."""
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
    """Return ``seat`` with its wait begun, continued or ended."""
    decision = game.pending.get(seat.player)
    if decision is None:
        return replace(seat, waiting=None)
    if seat.waiting is None:
        return replace(seat, waiting=Waiting(decision.number, at))
    if seat.waiting.stand_in == decision.number:
        return seat
    return seat.with_waiting(stand_in=None)
