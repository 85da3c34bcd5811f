"""Undo of a move, a turn, or all since a move: freely, by vote, or in practice.

It is free if no other player has answered since, and none of the answers since then disclosed
hidden information. Each answer is judged once, when it is given, by its disclosures to each player
(``Game.disclosures``), and the result is kept in the record. The record is public, so that whether
an undo is free discloses no secret, and the look-up is cheap. Otherwise the others vote once on the
whole stretch.

A player alone with computers is practising, and can undo any of their moves. A game in which a
disclosure was undone that way does not count; the player is warned first.

An undone answer stays in the record, marked, with those that followed it; the events since are
removed. An event ``undone`` takes their place, with their public part, so that the log can show it
struck out. The messages of undone turns are struck out as well.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.core.names import in_texts
from bot.core.table import PLAYING, StoredGame, Table, TableKind, Waiting
from bot.core.workers import Workers
from bot.features.board.pages import page_of
from bot.features.history.lines import latest
from bot.features.history.service import History
from bot.features.votes.ballot import Change, VoteKind
from bot.features.votes.service import Votes
from bot.games.registry import presenter_of
from bot.storage import GivenAnswer, Vote
from bot.tables.replay import recorded
from bot.tables.repository import TableRepository
from bot.tables.rewind import (
    Past,
    back_to,
    count_moves,
    distant_past,
    last_answers,
    place_of,
    played_again,
    recent_past,
)
from bot.tables.service import seat_in_play
from engine import Event, Refusal

if TYPE_CHECKING:
    from bot.core.words import Fact, Words

LINES_LIMIT = 700
UNDONE_EVENTS = 60
FARTHEST = 25  # moves of a player that are offered; a menu has as many lines
# A player's last answer is looked for among the last few answers, and then among more.
LAST_FEW, LATEST = 10, 100

MOVE, TURN, MOVES = "move", "turn", "moves"


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer to which a player can go back, which undoes everything since.

    ``number``    of the answer
    ``span``      the extent: the last ``move``, the ``turn``, or more ``moves``
    ``moves``     how many moves of the player it undoes
    ``free``      it disclosed no secret: it is undone without a vote
    ``practice``  the others are computers: it is undone without a vote, too
    ``costs``     undoing it means that the game does not count; the player is warned first
    ``turn``      the turn in which it was given; ``None`` if that is not known
    ``happened``  the events of that answer, including hidden facts
    """

    number: int
    span: str
    moves: int
    free: bool
    practice: bool
    costs: bool
    turn: int | None
    happened: Sequence[Event] = ()

    @property
    def at_once(self) -> bool:
        """True if no vote is needed."""
        return self.free or self.practice


class Undo:
    """Undoes answers."""

    def __init__(
        self, tables: TableRepository, votes: Votes, history: History, workers: Workers
    ) -> None:
        self._tables = tables
        self._votes = votes
        self._history = history
        self._workers = workers

    def prospects(self, table: Table, user_id: int) -> list[Prospect]:
        """Return the answers to which this user could go back, the last one first.

        Those without a free undo and without possible voters are left out. Refused:
        ``not-started``, ``game-over``, ``not-seated``, ``resigned``, ``undo-nothing``,
        ``undo-seat-changed``; ``undo-strict`` or ``undo-alone`` if no undo is possible.
        """
        seat = seat_in_play(table, user_id, sitting_in=True)
        answers = self._tables.answers(table.id)
        own = last_answers(answers, seat.player, FARTHEST)
        if not own:
            raise Refusal("undo-nothing")
        reachable = [one for one in own if _by_the_same_people(table, answers[one.number :])]
        if not reachable:
            raise Refusal("undo-seat-changed")
        events = self._history.events(table)
        whole = _start_of_turn(events, own, seat.player)
        found, practice = [], practises(table)
        counting = practice and table.kind is not TableKind.TUTORIAL and not table.terms.practice
        for one in reachable:
            since, turn = answers[one.number :], _turn_of(events, one)
            moves = count_moves(since, seat.player)
            span = MOVE if moves == 1 else TURN if one == whole else MOVES
            following = next((each.events for each in since[1:] if not each.undone), None)
            found.append(
                Prospect(
                    number=one.number,
                    span=span,
                    moves=moves,
                    free=_is_free(since),
                    practice=practice,
                    costs=counting and not _is_free(since),
                    turn=None if turn is None else turn.facts.get("turn", 0),
                    happened=() if one.events is None else events[one.events : following],
                )
            )
        possible = [each for each in found if each.at_once or _may_ask(table, user_id)]
        if not possible:
            raise Refusal("undo-strict" if table.terms.strict else "undo-alone")
        return possible

    def moments(self, table: Table, user_id: int, turns: Collection[int]) -> list[Prospect]:
        """Return those of the ``prospects`` in these turns; none for viewers."""
        try:
            prospects = self.prospects(table, user_id)
        except Refusal:
            return []
        return [each for each in prospects if each.turn in turns]

    def prospect(self, table: Table, user_id: int, number: int) -> Prospect:
        """Return the prospect of the answer ``number``.

        Refused: as by ``prospects``; ``undo-late`` if this answer cannot be undone any more.
        """
        for each in self.prospects(table, user_id):
            if each.number == number:
                return each
        raise Refusal("undo-late")

    def free_now(self, table: Table, player: str) -> int | None:
        """Return the number of the last answer of ``player`` if it is undone at once."""
        if table.status != PLAYING:
            return None
        since = self._since_last(table, player)
        free = since and (practises(table) or _is_free(since)) and _by_the_same_people(table, since)
        return since[0].number if free else None

    def _since_last(self, table: Table, player: str) -> list[GivenAnswer]:
        """Return the last answer of ``player`` and all since, if it is among the latest."""
        for count in (LAST_FEW, LATEST):
            recent = self._tables.answers(table.id, max(0, table.answer_count - count))
            for last in last_answers(recent, player, 1):
                return [given for given in recent if given.number >= last.number]
        return []

    async def take_back(
        self, table_id: int, user_id: int, number: int, answers: int | None = None
    ) -> Table:
        """Undo the answer ``number`` and all since, if no vote is needed.

        ``answers``: how many there were when the user was shown the prospect. Refused: as by
        ``prospect``; ``undo-late`` also if there are more answers by now, ``undo-ask`` if a vote is
        needed, ``undo-older-rules``, and as by ``Workers``.
        """
        table = self._tables.get(table_id)
        self._allowed(table, user_id, number, answers)
        await self._past(table, number, user_id)  # before others have to wait for the table
        async with self._tables.locked(table_id) as table:
            prospect = self._allowed(table, user_id, number, answers)
            change = await self.change(table, number)
            # The user knows that the same question comes back: no ping.
            after = _without_a_call(change, self._tables.now())
            if prospect.costs:
                after = replace(after, terms=replace(after.terms, practice=True))
            return await self._tables.commit(table, after, change.play, also=change.also)

    def _allowed(self, table: Table, user_id: int, number: int, answers: int | None) -> Prospect:
        prospect = self.prospect(table, user_id, number)
        if answers is not None and answers != table.answer_count:
            raise Refusal("undo-late")
        if not prospect.at_once:
            raise Refusal("undo-ask")
        return prospect

    async def ask(self, table_id: int, user_id: int, number: int) -> Vote:
        """Ask the others whether the answer ``number`` and all since may be undone.

        Refused: as by ``prospect``, ``undo-older-rules``, and as by ``Votes.propose`` and
        ``Workers``.
        """
        table = self._tables.get(table_id)
        prospect = self.prospect(table, user_id, number)
        if not _may_ask(table, user_id):
            raise Refusal("undo-strict" if table.terms.strict else "undo-alone")
        await self._past(table, number, user_id)
        events = self._tables.answers(table.id)[number].events
        about = {
            "answer": number,
            "answers": table.answer_count,
            "events": table.event_count if events is None else events,
            "span": prospect.span,
            "moves": prospect.moves,
        }
        return await self._votes.propose(table_id, "undo", user_id, about)

    async def _past(self, table: Table, number: int, user_id: int | None = None) -> Past:
        """Return the game before the answer ``number``, replayed if that is long ago."""
        answers = self._tables.answers(table.id)
        found = recent_past(table, answers, number)
        if found is not None:
            return found
        assert table.stored is not None
        dump = await self._workers.run(
            ("past", table.id, table.rewound, table.event_count, table.answer_count, number),
            played_again,
            recorded(table, answers),
            place_of(answers, number),
            table.stored.text,
            user_id=user_id,
            table_id=table.id,
        )
        return distant_past(answers, number, dump)

    async def change(self, table: Table, number: int) -> Change:
        """Return the change to ``table`` that undoes the answer ``number`` and all since.

        Refused: ``undo-older-rules``.
        """
        before = await self._past(table, number)
        player = before.given[0].player
        play = back_to(table, before, player)
        kept = play.kept or 0
        play.notes = [
            replace(
                note,
                facts={**note.facts, "events": _public(self._tables.events(table.id, kept))},
            )
            for note in play.notes
        ]
        gone_back = replace(table, stored=StoredGame.of(play.game))
        page = page_of(gone_back)
        after = replace(
            table,
            rewound=table.rewound + 1,
            # The message of a turn that has not begun becomes that of the turn before.
            board_turn=table.board_turn and min(table.board_turn, page),
            seats=tuple(
                replace(
                    seat,
                    # A new wait begins for the player of the undone answer.
                    waiting=None if seat.player == player else seat.waiting,
                    resigned_after=seat.resigned_after and min(seat.resigned_after, kept),
                )
                for seat in table.seats
            ),
        )
        strike_out = partial(self._tables.store.turns.undo, table.id, page)
        return Change(after, play, strike_out)


class Consent(VoteKind):
    """A vote on whether a player may undo a move, a turn, or more.

    It lapses once a person has answered again, or no voter is left.
    """

    def __init__(self, tables: TableRepository, undo: Undo, history: History) -> None:
        self._tables = tables
        self._undo = undo
        self._history = history

    def holds(self, table: Table, vote: Vote) -> bool:
        answers = self._tables.answers(table.id)
        return (
            bool(self.voters(table, vote))
            and not answers[vote.about["answer"]].undone
            and all(given.user_id is None for given in answers[vote.about["answers"] :])
            and _by_the_same_people(table, answers[vote.about["answer"] :])
        )

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        return await self._undo.change(table, vote.about["answer"])

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Return the public part of the events since; none once the vote is settled."""
        events = self._history.events(table)[vote.about["events"] :] if vote.open else []
        lines = presenter_of(table).log_lines(events, words, in_texts(table.names))
        return {
            "count": len(lines),
            "happened": latest(lines, LINES_LIMIT, words),
            "span": vote.about.get("span", MOVE),
            "moves": vote.about.get("moves", 1),
        }


def _public(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return the public part of ``events``, undone ones included.

    At most the last ``UNDONE_EVENTS``: undone play needs no complete record.
    """
    public: list[dict[str, Any]] = []
    for event in events:
        if event.kind == "undone":
            public += event.facts.get("events", ())
        else:
            public.append(event.for_viewer(None).dump())
    return public[-UNDONE_EVENTS:]


def _is_free(given: Sequence[GivenAnswer]) -> bool:
    """Return whether ``given`` are one player's answers without disclosures.

    Undone answers do not count. Where disclosure was not recorded yet, it is assumed.
    """
    counting = [one for one in given if not one.undone]
    return len({one.player for one in counting}) == 1 and not any(
        one.disclosed in (None, True) for one in counting
    )


def _turn_of(events: Sequence[Event], given: GivenAnswer) -> Event | None:
    """Return the start of the turn in which an answer was given, if it is known."""
    if given.events is None:
        return None
    starts = (event for event in reversed(events[: given.events]) if event.kind == "turn")
    return next(starts, None)


def _start_of_turn(
    events: Sequence[Event], own: Sequence[GivenAnswer], player: str
) -> GivenAnswer | None:
    """Return the first answer of the last one's turn, if it was the player's own."""
    turn = _turn_of(events, own[0])
    if turn is None or turn.player != player:
        return None
    return [one for one in own if _turn_of(events, one) == turn][-1]


def practises(table: Table) -> bool:
    """Return whether a single player is alone with computers here."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    return len(people) == 1 and people[0].sitter_id is None and not table.terms.strict


def _may_ask(table: Table, user_id: int) -> bool:
    """Return whether undo by vote is allowed here and there are possible voters."""
    alone = all(user_id in (seat.user_id, seat.sitter_id) for seat in table.remaining)
    return not (table.terms.strict or alone)


def _by_the_same_people(table: Table, given: Sequence[GivenAnswer]) -> bool:
    """Return whether the users who gave these answers still hold the seats, or sit in.

    A decision made before a seat changed hands is not taken back after it.
    """
    seats = {seat.player: (None, seat.user_id, seat.sitter_id) for seat in table.seats}
    return all(one.undone or one.user_id in seats[one.player] for one in given)


def _without_a_call(change: Change, at: datetime) -> Table:
    """Return the table after ``change``, without a ping for the player who undid."""
    assert change.play is not None
    player = change.play.notes[0].player or ""
    number = change.play.game.pending[player].number
    seat = replace(change.after.seat(player), waiting=Waiting(number, at))
    seats = change.after.with_new_seat(seat.with_delivery(pinged=number))
    return replace(change.after, seats=seats)
