"""Undo: freely if the answer disclosed nothing, otherwise if the others agree.

It is free if no one else has answered since, and none of the answers since then disclosed anything
hidden. Each answer is judged once, when it is given, by what it disclosed to whom
(``Game.disclosures``), and the result is kept in the record. All of this is public, so that whether
an undo is free gives nothing away, and costs nothing to look up.

Computers are no exception: where only they play along, an answer that disclosed something stays.

An undone answer stays in the record, marked, with those that followed it; the events since are
removed. An event ``undone`` takes their place, with what was public of them, so that the log can
tell it struck out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.core.names import in_texts
from bot.core.table import PLAYING, StoredGame, Table, Waiting
from bot.features.board.pages import page_of
from bot.features.history.lines import latest
from bot.features.history.service import History
from bot.features.votes.ballot import Change, VoteKind
from bot.features.votes.service import Votes
from bot.games.registry import presenter_of
from bot.storage import GivenAnswer, Vote
from bot.tables.repository import TableRepository
from bot.tables.rewind import back_to, last_answer, past
from bot.tables.service import Tables, seat_in_play
from engine import Event, Refusal

if TYPE_CHECKING:
    from bot.core.words import Fact, Words
    from bot.ui.client import Client

LINES_LIMIT = 700
UNDONE_EVENTS = 60


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer that could be taken back: its ``number``, and whether freely."""

    number: int
    free: bool


class Undo:
    """Takes back answers."""

    def __init__(self, tables: TableRepository, votes: Votes) -> None:
        self._tables = tables
        self._votes = votes

    def prospect(self, table: Table, user_id: int) -> Prospect:
        """Return the answer that this user could take back, and whether freely.

        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``, ``undo-nothing``,
        ``undo-seat-changed``, and what ``_refuse_to_ask`` refuses, unless it is free.
        """
        last = self._last(table, user_id)
        free = _is_free(self._tables.answers(table.id, last.number))
        if not free:
            _refuse_to_ask(table, user_id)
        return Prospect(last.number, free)

    def free_after(self, before: Table, after: Table) -> int | None:
        """Return the number of the answer that led to ``after`` if it is free to undo."""
        if after.status != PLAYING:
            return None
        given = self._tables.answers(after.id, before.answer_count)
        return given[0].number if _is_free(given) else None

    async def take_back(self, table_id: int, user_id: int, number: int) -> Table:
        """Take back the answer ``number`` if it is this user's last one and free.

        Refused: as by ``prospect``; ``undo-late`` if it is no longer the last one, ``undo-ask`` if
        the others have to be asked, and ``undo-older-rules``.
        """
        async with self._tables.locked(table_id) as table:
            prospect = self.prospect(table, user_id)
            if prospect.number != number:
                raise Refusal("undo-late")
            if not prospect.free:
                raise Refusal("undo-ask")
            change = self.change(table, number)
            # The user knows that the same question comes back: no ping.
            after = _without_a_call(change, self._tables.now())
            return await self._tables.commit(table, after, change.play)

    async def ask(self, table_id: int, user_id: int, number: int) -> Vote:
        """Ask the others whether the answer ``number`` may be taken back.

        Refused: as by ``prospect``, ``undo-late``, ``undo-older-rules``, and what a vote refuses.
        """
        table = self._tables.get(table_id)
        last = self._last(table, user_id)
        _refuse_to_ask(table, user_id)
        if last.number != number:
            raise Refusal("undo-late")
        past(table, self._tables.answers(table.id), number)
        events = table.event_count if last.events is None else last.events
        about = {"answer": number, "answers": table.answer_count, "events": events}
        return await self._votes.propose(table_id, "undo", user_id, about)

    def _last(self, table: Table, user_id: int) -> GivenAnswer:
        seat = seat_in_play(table, user_id, sitting_in=True)
        answers = self._tables.answers(table.id)
        last = last_answer(answers, seat.player)
        if last is None:
            raise Refusal("undo-nothing")
        if not _by_the_same_people(table, answers[last.number :]):
            raise Refusal("undo-seat-changed")
        return last

    def change(self, table: Table, number: int) -> Change:
        """Return the change to ``table`` that takes back the answer ``number``.

        Refused: ``undo-older-rules``.
        """
        before = past(table, self._tables.answers(table.id), number)
        player = before.given[0].player
        play = back_to(table, before, player)
        kept = play.kept or 0
        play.notes = [
            replace(note, facts={"events": _public(self._tables.events(table.id, kept))})
            for note in play.notes
        ]
        gone_back = replace(table, stored=StoredGame.of(play.game))
        after = replace(
            table,
            rewound=table.rewound + 1,
            # The message of a turn that has not begun becomes that of the turn before.
            board_turn=table.board_turn and min(table.board_turn, page_of(gone_back)),
            seats=tuple(
                replace(
                    seat,
                    # A new wait begins for the player who has gone back.
                    waiting=None if seat.player == player else seat.waiting,
                    resigned_after=seat.resigned_after and min(seat.resigned_after, kept),
                )
                for seat in table.seats
            ),
        )
        return Change(after, play)


class Consent(VoteKind):
    """A vote on whether a player may take back their last answer.

    It lapses once a person has answered again, or nobody is left to agree.
    """

    def holds(self, bot: Client, table: Table, vote: Vote) -> bool:
        answers = bot.get(Tables).answers(table.id)
        return (
            bool(self.voters(table, vote))
            and not answers[vote.about["answer"]].undone
            and all(given.user_id is None for given in answers[vote.about["answers"] :])
            and _by_the_same_people(table, answers[vote.about["answer"] :])
        )

    async def carry_out(self, bot: Client, table: Table, vote: Vote) -> Change:
        return bot.get(Undo).change(table, vote.about["answer"])

    def facts(self, bot: Client, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """Return the events since, as everybody may know them; none once it is settled."""
        events = bot.get(History).events(table)[vote.about["events"] :] if vote.open else []
        lines = presenter_of(table).log_lines(events, words, in_texts(table.names))
        return {"count": len(lines), "happened": latest(lines, LINES_LIMIT, words)}


def _public(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return ``events`` as the public knows them, undone ones included.

    Of many only the last ones: nobody reads more of what does not count.
    """
    public: list[dict[str, Any]] = []
    for event in events:
        if event.kind == "undone":
            public += event.facts.get("events", ())
        else:
            public.append(event.for_viewer(None).dump())
    return public[-UNDONE_EVENTS:]


def _is_free(given: Sequence[GivenAnswer]) -> bool:
    """Return whether ``given`` are one player's answers that disclosed nothing.

    Undone answers do not count. Where disclosure was not recorded yet, it is assumed.
    """
    counting = [one for one in given if not one.undone]
    return len({one.player for one in counting}) == 1 and not any(
        one.disclosed in (None, True) for one in counting
    )


def _refuse_to_ask(table: Table, user_id: int) -> None:
    """Refuse to ask for an undo where nobody may agree to it, or nobody could.

    Refused: ``undo-strict``, ``undo-alone``.
    """
    if table.terms.strict:
        raise Refusal("undo-strict")
    if all(user_id in (seat.user_id, seat.sitter_id) for seat in table.remaining):
        raise Refusal("undo-alone")


def _by_the_same_people(table: Table, given: Sequence[GivenAnswer]) -> bool:
    """Return whether those who gave these answers still hold the seats, or sit in.

    A decision made before a seat changed hands is not taken back after it.
    """
    seats = {seat.player: (None, seat.user_id, seat.sitter_id) for seat in table.seats}
    return all(one.undone or one.user_id in seats[one.player] for one in given)


def _without_a_call(change: Change, at: datetime) -> Table:
    """Return the table after ``change``, without a ping for the player who goes back."""
    assert change.play is not None
    player = change.play.notes[0].player or ""
    number = change.play.game.pending[player].number
    seat = replace(change.after.seat(player), waiting=Waiting(number, at))
    seats = change.after.with_new_seat(seat.with_delivery(pinged=number))
    return replace(change.after, seats=seats)
