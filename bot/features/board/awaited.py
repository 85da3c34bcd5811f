"""The line naming the awaited players and their choice, and their notification."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.core.names import in_text, in_texts
from bot.core.table import TableKind
from bot.core.words import words_for
from bot.games.registry import GAMES
from bot.ui.navigation import choose_button
from bot.ui.notification import Notification
from bot.ui.times import time_text

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words


def mentions(table: Table) -> dict[str, str]:
    """Return mentions by player: computers by name, sitters with the owner's name."""
    return {seat.player: _mention(table, seat) for seat in table.seats}


def _mention(table: Table, seat: Seat) -> str:
    name = in_text(table.names[seat.player])
    if seat.user_id is None:
        return name
    if seat.sitter_id is None:
        return f"<@{seat.user_id}>"
    words = words_for(table.language)
    return words("mention-sitter", sitter=f"<@{seat.sitter_id}>", owner=name)


def left_text(table: Table, words: Words, names: Mapping[str, str]) -> str:
    """Return the line naming resigned and absent players, or an empty text."""
    if not table.active:
        return ""
    left = {
        "seats-resigned": [names[seat.player] for seat in table.seats if seat.resigned],
        "seats-taken-over": [names[seat.player] for seat in table.seats if seat.taken_over],
    }
    return "\n".join(
        words(key, names=words.list(who), count=len(who)) for key, who in left.items() if who
    )


def awaited_text(
    table: Table,
    words: Words,
    names: Mapping[str, str],
    only: Collection[str] | None = None,
) -> str:
    """Return the line naming awaited players, of all or ``only`` these, or the result."""
    if table.status == "ended":
        return words(
            "tutorial-stopped" if table.kind is TableKind.TUTORIAL else f"ended-{table.reason}"
        )
    if table.status == "over" and table.reason == "resigned":
        winners = words.list(names[one] for one in table.winners)
        return words("over-resigned", winners=winners, count=len(table.winners))
    assert table.game is not None
    view = table.game.view(None)
    if table.status == "over":
        together = any({*table.winners} == {seat.player for seat in side} for side in table.sides)
        return words(
            "over-won-together" if together and len(table.winners) > 1 else "over-won",
            winners=words.list(names[one] for one in table.winners),
            count=len(table.winners),
        )
    if only is not None:
        view = replace(view, awaited=tuple(one for one in view.awaited if one.player in only))
    return awaited_line(view, words, names)


def awaited_line(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the last line of the log: the awaited players and their choice."""
    if view.over or not view.awaited:
        return words("log-awaited-nobody")
    players = words.list(names.get(one.player, one.player) for one in view.awaited)
    what, card = awaited_for(view, words)
    if card is None:
        return words("log-awaited", players=players, what=what)
    return words("log-awaited-card", players=players, what=what, card=card)


def awaited_for(view: Any, words: Words) -> tuple[str, str | None]:
    """Return the choice of the awaited players, and the card that causes it, if any."""
    first = view.awaited[0]
    what = GAMES[view.game].presenter.awaited_for(view, first, words)
    return what, None if first.card is None else words.card(first.card)


def turn_notification(table: Table, players: Collection[str], words: Words) -> Notification:
    """Return the notification of ``players``: their choice, table and deadline."""
    assert table.game is not None
    view = table.game.view(None)
    view = replace(view, awaited=tuple(one for one in view.awaited if one.player in players))
    what, card = awaited_for(view, words)
    named = mentions(table)
    facts: dict[str, Fact] = {
        "players": words.list(named[player] for player in players),
        "count": len(players),
        "game": words(f"game-{table.game_name}"),
        "channel": f"<#{table.channel_id}>",
        "what": what,
    }
    return Notification(
        words("notify-turn", **facts)
        if card is None
        else words("notify-turn-card", **facts, card=card),
        time_text(table, words, in_texts(table.names), players),
        buttons=[choose_button(table.id, words("choose-button"))],
    )
