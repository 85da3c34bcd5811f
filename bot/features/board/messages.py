"""The public message of a table, and its log once the turn is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_text, in_texts
from bot.core.table import ENDED, TableKind
from bot.core.words import Words, words_for
from bot.features.actions.more import looking_back_buttons
from bot.features.board.awaited import awaited_text, left_text, mentions
from bot.features.board.pages import turns_on
from bot.features.board.zoom import zoom_button
from bot.features.history.lines import latest
from bot.features.history.log import LogButton
from bot.features.lobby.rematch import rematch_button
from bot.features.seats.taken_over import back_button
from bot.games.registry import presenter_of
from bot.ui.navigation import HandButton, choose_button
from bot.ui.panel import Panel, Picture
from bot.ui.press import button
from bot.ui.times import time_text
from render.games import GAMES as DRAWN

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import TurnMessage
    from engine import Event

OPEN = 0x3F8F6B
OVER = 0xD9A62E
PAST = 0x8A8F98

HAPPENED_LIMIT = 1600


def table_panel(
    table: Table,
    happened: Sequence[str],
    pictures: Sequence[Picture | None],
    rated: str = "",
    recap: str = "",
    *,
    alone: bool = False,
) -> Panel:
    """Return the board message: pictures, standings, log, awaited players, buttons.

    ``happened`` are public log lines of this turn or, ``alone``, since the last turn of the current
    player; ``rated`` describes the effect of a finished game on the ratings, and ``recap``
    summarises the game.
    """
    words = words_for(table.language)
    game = table.game
    assert game is not None
    view, face = game.view(None), presenter_of(table)
    panel = Panel(OPEN if table.active else OVER)
    panel.text(face.title(table, view, words) if table.active else _result_text(table, words))
    for picture in pictures:
        panel.picture(picture)
    panel.text(face.standings(table, view if table.active else table.public_view, words))
    panel.text(left_text(table, words, in_texts(table.names)))
    later = view.turn is not None and view.turn_number > len(view.seats)
    if table.active and alone and happened and later:
        panel.text(words("happened-since", player=in_text(table.names[view.turn])))
    panel.text(latest(happened, HAPPENED_LIMIT, words))
    if table.active or table.status == ENDED:  # otherwise the title has named the winners
        panel.text(awaited_text(table, words, mentions(table)))
    panel.text(time_text(table, words, in_texts(table.names)))
    panel.text(rated)
    panel.text(recap)
    return panel.row(*_buttons(table, words))


def _result_text(table: Table, words: Words) -> str:
    """Return the winners of a finished game, and why and by how much they won."""
    view = table.public_view
    title = DRAWN[view.game].ending.title_of(view, words)
    return words(
        "table-title-over",
        won="yes" if view.winners else "no",
        headline=title.headline(in_texts(table.names)),
        reason=title.reason or "",
        game=words(f"game-{table.game_name}"),
    )


def past_turns_panel(table: Table, turns: range, happened: Sequence[str]) -> Panel:
    """Return the replacement of an old board message: the log of these turns."""
    words = words_for(table.language)
    panel, game = Panel(PAST), words(f"game-{table.game_name}")
    if len(turns) == 1:
        panel.text(words("past-turn", game=game, turn=turns[0]))
    else:
        panel.text(words("past-turns", game=game, first=turns[0], last=turns[-1]))
    return panel.text("\n".join(happened) or words("past-turn-nothing"))


def undone_turns_panel(table: Table, message: TurnMessage, events: Sequence[Event]) -> Panel:
    """Return the replacement of the message of undone turns: their log, struck out."""
    words = words_for(table.language)
    turns = turns_on(message.page, message.until_page, last_turn=0)
    game = words(f"game-{table.game_name}")
    panel = Panel(PAST).text(
        words(
            "undone-turns",
            game=game,
            first=turns[0],
            last=turns[-1],
            span="one" if len(turns) == 1 else "many",
        )
    )
    undone = next((event for event in reversed(events) if event.kind == "undone"), None)
    if undone is None:
        return panel
    gone = _of_turns(undone.facts.get("events", ()), turns)
    facts = {**undone.facts, "events": gone}
    lines = presenter_of(table).log_lines(
        [replace(undone, facts=facts)], words, in_texts(table.names)
    )
    return panel.text("\n".join(lines), HAPPENED_LIMIT)


def _of_turns(events: Sequence[Mapping[str, Any]], turns: range) -> list[Mapping[str, Any]]:
    """Return those of stored ``events``, which may begin in mid-turn, of these turns."""
    starts = [each["facts"]["turn"] for each in events if each["kind"] == "turn"]
    turn = starts[0] - 1 if starts else turns[0]
    found = []
    for each in events:
        if each["kind"] == "turn":
            turn = each["facts"]["turn"]
        if turn in turns:
            found.append(each)
    return found


def _buttons(table: Table, words: Words) -> list[ui.Item]:
    game, face = table.game, presenter_of(table)
    assert game is not None
    public = face.public_buttons(table.id, words)
    log = LogButton(button(f"log:{table.id}:last", words("log-button")))
    zoom = zoom_button(table.id, words)
    if not table.active:
        return [
            *([] if table.kind is TableKind.TOURNAMENT else [rematch_button(table.id, words)]),
            log,
            *looking_back_buttons(table.id, words),
            *public,
            zoom,
        ]
    hand = HandButton(button(f"hand:{table.id}", words("hand-button"), emoji=words("hand-sign")))
    away = any(seat.taken_over for seat in table.seats)
    back = [back_button(table, words)] if away else []
    if table.thinking:
        return [*back, hand, log, *public, zoom]
    acting = [decision for decision in game.pending.values() if decision.kind == "action"]
    if acting:
        return [*face.board_buttons(table.id, acting[0], words), *back, hand, *public, zoom]
    return [choose_button(table.id, words("choose-button")), *back, hand, log, *public, zoom]
