"""The notifications of watchers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_texts
from bot.core.words import Words
from bot.features.board.awaited import awaited_text
from bot.features.watching.panel import stop_button
from bot.games.registry import presenter_of
from bot.ui.navigation import board_link, where
from bot.ui.notification import Notification

if TYPE_CHECKING:
    from bot.core.table import Table


def news(table: Table, words: Words, *, stays: bool) -> Notification:
    """Return the news of a table for its watchers: public information only.

    ``stays``: they keep watching.
    """
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    if table.game is None:
        key = "watch-opened" if table.active else "watch-closed"
        texts = [words(key, game=game, channel=channel)]
    else:
        texts = [
            words("watch-news", game=game, channel=channel),
            presenter_of(table).standings(table, table.public_view, words),
            awaited_text(table, words, in_texts(table.names)),
        ]
    link: ui.Button[Any] = ui.Button(label=words("go-to-table"), url=board_link(table))
    if stays and not table.active:
        texts.append(words("watch-goes-on"))
    stop = [stop_button(table.id, words)] if stays else []
    return Notification(*texts, buttons=[*stop, link])


def missed(table: Table, people: Sequence[int], words: Words) -> Notification:
    """Return the notice of the end for watchers without direct messages."""
    names = words.list(f"<@{person}>" for person in people)
    text = words("watch-over", game=words(f"game-{table.game_name}"), names=names)
    return Notification(text, where(table, words))
