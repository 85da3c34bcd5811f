"""The moments of a game, one after each answer, as one reader may know them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.core.names import in_texts
from bot.core.table import Table
from bot.core.words import Words
from bot.features.history.disclosure import disclosed, is_open
from bot.games.registry import presenter_of
from bot.storage import GivenAnswer
from bot.tables.replay import recorded
from engine import Event, Game, Refusal
from engine.replay import replayed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game.

    ``turn``    the turn that it belongs to; 0 is before the first
    ``player``  the player of that turn
    ``view``    the public view of the table then
    ``lines``   the log since the moment before, as Markdown
    ``hands``   the hands that the reader may see, by player, as Markdown
    """

    turn: int
    player: str | None
    view: Any
    lines: Sequence[str]
    hands: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of a page.

    ``player``  their seat, with its hidden cards shown; ``None`` for the public
    ``words``   their language
    """

    player: str | None
    words: Words


def moments_of(table: Table, answers: Iterable[GivenAnswer], reader: Reader) -> list[Moment]:
    """Return the moments of a begun ``table``; ``answers`` are its record.

    Answers without a line in the log are left out. Empty if the current rules play the record
    otherwise.
    """
    try:
        moments = list(_moments(table, answers, reader))
    except Refusal as refusal:
        log.warning("table %s can't be replayed: %s", table.id, refusal)
        return []
    if moments:
        moments[-1] = replace(moments[-1], view=table.as_ended(moments[-1].view))
    return moments


def _moments(table: Table, answers: Iterable[GivenAnswer], reader: Reader) -> Iterator[Moment]:
    turn, player, told = 0, None, 0
    events: list[Event] = []
    for game in replayed(recorded(table, answers)):
        events += game.record(told)
        told = game.told
        view = game.view(None)
        lines = _lines(table, events, reader)
        if lines or view.over:
            yield Moment(turn, player, view, lines, _hands(table, game, reader))
            events = []
            turn, player = view.turn_number, view.turn


def _lines(table: Table, events: Iterable[Event], reader: Reader) -> Sequence[str]:
    happened = [event for event in events if event.kind != "turn"]  # a heading of the page says it
    names = in_texts(table.names)
    told = disclosed(table, happened)
    return presenter_of(table).log_lines(told, reader.words, names, reader.player)


def _hands(table: Table, game: Game, reader: Reader) -> dict[str, str]:
    """Return the hands that ``disclosure`` allows: all, or the reader's own."""
    own = [] if reader.player is None else [reader.player]
    players = [*table.names] if is_open(table) else own
    face, hands = presenter_of(table), {}
    for player in players:
        _, *cards = face.hand(game.view(player), player, reader.words)  # headed by the page
        hands[player] = "\n".join(cards) or reader.words("replay-page-hand-empty")
    return hands
