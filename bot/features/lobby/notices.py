"""Notifications of a lobby: news for one user, and the roll call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui
from discord.utils import format_dt

from bot.features.lobby.roll_call import here_button
from bot.ui.navigation import board_link, where
from bot.ui.notification import Notification

if TYPE_CHECKING:
    from bot.core.gathering import News, RollCall
    from bot.core.table import Table
    from bot.core.words import Words


def news_notification(table: Table, news: News, words: Words) -> Notification:
    """Return the notification of one user about their seat, role or guests."""
    text = words(
        f"lobby-news-{news.kind}",
        to=f"<@{news.to}>",
        names=words.list(f"<@{person}>" for person in news.about),
        count=len(news.about),
        game=words(f"game-{table.game_name}"),
    )
    return Notification(text, where(table, words), buttons=_link(table, words))


def roll_call_notification(table: Table, call: RollCall, words: Words) -> Notification:
    """Return the roll call question to inactive players."""
    text = words(
        "roll-call",
        names=words.list(f"<@{person}>" for person in call.awaited),
        by=f"<@{call.by}>",
        until=format_dt(call.until, "R"),
    )
    buttons: list[ui.Item] = [here_button(table.id, words), *_link(table, words)]
    return Notification(text, where(table, words), buttons=buttons)


def _link(table: Table, words: Words) -> list[ui.Item]:
    if table.board_message_id is None:
        return []
    return [ui.Button(label=words("go-to-table"), url=board_link(table))]
