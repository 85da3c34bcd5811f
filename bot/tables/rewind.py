"""Going back in a game: the state before one of its answers, from the record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bot.core.table import Table
from bot.storage import GivenAnswer
from bot.tables.play import Play
from engine import Event, Game, Refusal
from engine.games import rewound, same_position
from engine.replay import Recorded, replayed


@dataclass(frozen=True, slots=True)
class Past:
    """A game before one of its answers.

    ``dump``   the game as ``Game.dump`` returned it, or would have returned it, at that moment
    ``given``  the answers that count, from that one on
    """

    dump: dict[str, Any]
    given: Sequence[GivenAnswer]

    def game(self, **counts: int) -> Game:
        """Return the game; ``counts`` as for ``rewound``. Refused: ``undo-older-rules``."""
        try:
            return rewound(self.dump, len(self.dump["answers"]), **counts)
        except Refusal as refusal:
            raise Refusal("undo-older-rules") from refusal


def last_answers(answers: Sequence[GivenAnswer], player: str, most: int) -> list[GivenAnswer]:
    """Return the last ``most`` answers by a person that count, newest first."""
    own = (
        given
        for given in reversed(answers)
        if given.player == player and given.user_id is not None and not given.undone
    )
    return list(islice(own, most))


def count_moves(answers: Sequence[GivenAnswer], player: str) -> int:
    """Return the number of answers of ``player`` that count, also by standing orders.

    Those of a computer in their place are left out.
    """
    return sum(
        given.player == player and not given.undone
        for given in answers
        if given.user_id is not None or given.by_order is not None
    )


def recent_past(table: Table, answers: Sequence[GivenAnswer], number: int) -> Past | None:
    """Return the game before the answer ``number``, if that is recent.

    It is if it belongs to the action under way. Otherwise ``None``: the game has to be played
    again, by ``played_again``. ``answers`` is the table's record. Refused: ``undo-older-rules`` if
    its place among the events is not known; ``undo-late`` if it has been undone since.
    """
    given = _counting_from(answers, number)
    if not given:
        raise Refusal("undo-late")
    if given[0].events is None and len(_counting(answers)) < len(answers):
        raise Refusal("undo-older-rules")
    stored = stored_dump(table)
    if len(given) > len(stored["answers"]):
        return None
    left = stored["answers"][: len(stored["answers"]) - len(given)]
    return Past({**stored, "answers": left}, given)


def distant_past(answers: Sequence[GivenAnswer], number: int, dump: dict[str, Any]) -> Past:
    """Return the game before the answer ``number``, as played again."""
    return Past(dump, _counting_from(answers, number))


def place_of(answers: Sequence[GivenAnswer], number: int) -> int:
    """Return how many answers that count come before the answer ``number``."""
    return len(_counting(answers)) - len(_counting_from(answers, number))


def back_to(table: Table, before: Past, player: str) -> Play:
    """Return the play that takes ``table`` back, at the request of ``player``.

    It is not committed. All decisions get fresh numbers, so that no press for a decision that was
    taken back can count as an answer. Refused: ``undo-older-rules``.
    """
    stored, told = stored_dump(table), before.game().told
    moves = count_moves(before.given, player)
    kept = before.given[0].events
    if kept is None:
        kept = told
    # The record also holds the notes of players who have gone back, before and now.
    more = kept + 1 - told
    game = before.game(
        answered=stored["answered"] + len(stored["answers"]) + 1,
        told=before.dump["told"] + more,
    )
    return Play(
        game,
        since=game.told,
        undone=table.answer_count - before.given[0].number,
        kept=kept,
        notes=[Event(kept, "undone", player, facts={"moves": moves})],
        gone_back=frozenset(given.player for given in before.given),
    )


def played_again(record: Recorded, place: int, stored: str) -> dict[str, Any]:
    """Return the dump of a game after ``place`` of its answers.

    It takes up to a second, so it is for a worker process. ``stored`` is the game as it is now, in
    its stored form. Refused: ``undo-older-rules`` if the answers no longer lead there.
    """
    dump: dict[str, Any] = {}
    try:
        for number, game in enumerate(replayed(record)):
            if number == place:
                dump = _as_stored(game.dump())
    except Refusal as refusal:
        raise Refusal("undo-older-rules") from refusal
    if not same_position(_as_stored(game.dump()), json.loads(stored)):
        raise Refusal("undo-older-rules")
    return dump


def _counting(answers: Sequence[GivenAnswer]) -> list[GivenAnswer]:
    return [given for given in answers if not given.undone]


def _counting_from(answers: Sequence[GivenAnswer], number: int) -> list[GivenAnswer]:
    return [given for given in _counting(answers) if given.number >= number]


def stored_dump(table: Table) -> dict[str, Any]:
    """Return the game of ``table`` as ``Game.dump`` wrote it."""
    assert table.stored is not None, "a table that is played has a game"
    dump: dict[str, Any] = json.loads(table.stored.text)
    return dump


def _as_stored(dump: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(dump))
