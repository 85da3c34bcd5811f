"""Going back in a game: the state before one of its answers, from what is stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.core.table import Table
from bot.storage import GivenAnswer
from bot.tables.play import Play
from bot.tables.replay import recorded
from engine import Event, Game, Refusal
from engine.games import rewound, same_position
from engine.replay import replayed


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


def last_answer(answers: Sequence[GivenAnswer], player: str) -> GivenAnswer | None:
    """Return the last answer that a person gave for ``player``, of those that count."""
    own = (
        given
        for given in reversed(answers)
        if given.player == player and given.user_id is not None and not given.undone
    )
    return next(own, None)


def past(table: Table, answers: Sequence[GivenAnswer], number: int) -> Past:
    """Return the game before the answer ``number``; ``answers`` is the table's record.

    Refused: ``undo-older-rules`` if the current rules play the record otherwise.
    """
    counting = [given for given in answers if not given.undone]
    given = [each for each in counting if each.number >= number]
    if given[0].events is None and len(counting) < len(answers):
        raise Refusal("undo-older-rules")  # its place among the events is not known
    stored = stored_dump(table)
    if len(given) <= len(stored["answers"]):
        left = stored["answers"][: len(stored["answers"]) - len(given)]
        return Past({**stored, "answers": left}, given)
    return Past(_played_again(table, counting, len(counting) - len(given)), given)


def back_to(table: Table, before: Past, player: str) -> Play:
    """Return the play that takes ``table`` back, at the request of ``player``.

    It is not committed. All decisions get fresh numbers, so that no press for a decision that was
    taken back can count as an answer. Refused: ``undo-older-rules``.
    """
    stored, told = stored_dump(table), before.game().told
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
        notes=[Event(kept, "undone", player)],
    )


def _played_again(table: Table, counting: Sequence[GivenAnswer], place: int) -> dict[str, Any]:
    """Return the game's dump after ``place`` answers.

    Refused: ``undo-older-rules`` if the answers no longer lead to the table's game.
    """
    dump: dict[str, Any] = {}
    try:
        for number, game in enumerate(replayed(recorded(table, counting))):
            if number == place:
                dump = _as_stored(game.dump())
    except Refusal as refusal:
        raise Refusal("undo-older-rules") from refusal
    if not same_position(_as_stored(game.dump()), stored_dump(table)):
        raise Refusal("undo-older-rules")
    return dump


def stored_dump(table: Table) -> dict[str, Any]:
    """Return the game of ``table`` as ``Game.dump`` wrote it."""
    assert table.stored is not None, "a table that is played has a game"
    dump: dict[str, Any] = json.loads(table.stored.text)
    return dump


def _as_stored(dump: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(dump))
