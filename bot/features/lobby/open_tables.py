"""The tables of a server: those with seats free, and those that are being played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.names import called, in_labels, in_texts
from bot.core.updates import Updates
from bot.core.words import Words
from bot.core.workers import Workers
from bot.features.lobby.terms import terms_text
from bot.features.watching.panel import show_watching
from bot.games.registry import presenter_of
from bot.tables.service import Tables
from bot.ui.authorization import seen_by
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.membership import may_see, place_of
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import board_link
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client

TABLES = 0x4E7FB8
ON_A_PAGE = 10
# The most tables read without a pause for the event loop; a server may have over a thousand.
READ_AT_ONCE = 50
# Of 4000 characters in a message; the rest is for the text around the tables.
PAGE_LIMIT = 3500


def tables_panel(tables: Sequence[Table], words: Words, page: int = 0) -> Panel:
    """Return a page of ``tables``, joinable ones first, with a menu for each kind."""
    panel = Panel(TABLES).text(words("tables-title"))
    if not tables:
        return panel.text(words("tables-none"))
    pages = _pages(sorted(tables, key=lambda table: (not _open(table), table.id)), words)
    page = max(0, min(page, len(pages) - 1))
    joined = [entry for entry in pages[page] if _open(entry.table)]
    played = [entry for entry in pages[page] if not _open(entry.table)]
    if joined:
        panel.text(words("tables-open"))
        panel.text("\n".join(entry.line for entry in joined))
        asked = words("tables-join-placeholder")
        add_plain_menu(panel, JoinMenu, "tables-join", _choices(joined, words), asked)
    if played:
        panel.text(words("tables-played"))
        panel.text("\n".join(entry.line for entry in played))
        asked = words("tables-watch-placeholder")
        add_plain_menu(panel, FollowMenu, "tables-watch", _choices(played, words), asked)
    around = []
    if page > 0:
        around.append(TablesButton(button(f"tables:{page - 1}", words("page-before"))))
    if page + 1 < len(pages):
        around.append(TablesButton(button(f"tables:{page + 1}", words("page-after"))))
    return panel.row(*around)


@dataclass(frozen=True, slots=True)
class Entry:
    """A table in the list: its number there, and its line."""

    number: int
    table: Table
    line: str


def _pages(tables: Sequence[Table], words: Words) -> list[list[Entry]]:
    """Return ``tables`` in pages of as many as fit into a message, at most ten."""
    pages: list[list[Entry]] = [[]]
    room = PAGE_LIMIT
    for number, table in enumerate(tables, 1):
        line = (_open_line if _open(table) else _played_line)(number, table, words)
        if pages[-1] and (len(pages[-1]) == ON_A_PAGE or len(line) + 1 > room):
            pages.append([])
            room = PAGE_LIMIT
        pages[-1].append(Entry(number, table, line))
        room -= len(line) + 1
    return pages


def _open(table: Table) -> bool:
    return table.status == "lobby" and table.free > 0


def _open_line(number: int, table: Table, words: Words) -> str:
    line = words("tables-open-line", free=table.free, **_facts(number, table, words))
    options = presenter_of(table).options_line(table.options, words)
    return "\n".join(filter(None, [line, options, terms_text(table, words)]))


def _played_line(number: int, table: Table, words: Words) -> str:
    key = "tables-full-line" if table.game is None else "tables-played-line"
    return words(key, **_facts(number, table, words))


def _facts(number: int, table: Table, words: Words) -> dict[str, str | int]:
    return {
        "number": number,
        "game": words(f"game-{table.game_name}"),
        "names": words.list(in_texts(table.names).values()),
        "channel": f"<#{table.channel_id}>",
        "link": board_link(table),
    }


def _choices(entries: Sequence[Entry], words: Words) -> list[tuple[str, Choice]]:
    return [
        (
            str(entry.table.id),
            Choice(
                words(
                    "mine-choice",
                    number=entry.number,
                    names=words.list(in_labels(entry.table.names).values()),
                ),
                words(f"game-{entry.table.game_name}"),
            ),
        )
        for entry in entries
    ]


async def _seen_by(bot: Client, member: discord.Member) -> list[Table]:
    """Return the tables in channels that ``member`` may see.

    Archived threads are fetched from Discord.
    """
    seen = []
    for number, table in enumerate(bot.get(Tables).of_guild(member.guild.id), 1):
        if number % READ_AT_ONCE == 0:
            await asyncio.sleep(0)
        place = await place_of(bot, table.channel_id)
        if place is not None and await may_see(place, member):
            seen.append(table)
    return seen


async def show_tables(interaction: Pressing, page: int = 0) -> Panel:
    """Show the tables of this server in the channels that the user may see.

    Refused: ``needs-server``, and as by ``Workers.once``.
    """
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        raise Refusal("needs-server")
    bot, key = interaction.client, ("tables", interaction.guild_id, member.id)
    seen = await bot.get(Workers).once(
        key, partial(_seen_by, bot, member), user_id=member.id, cached=False
    )
    return tables_panel(seen, own_words(interaction), page)


class TablesButton(Press, template=r"tables:(?P<page>\d+)"):
    """Turn to another page of the tables."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_tables(interaction, int(self.said["page"]))


class JoinMenu(Press, template=r"tables-join"):
    """Join this table."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, user, words = interaction.client, interaction.user, own_words(interaction)
        table = await seen_by(interaction, bot.get(Tables).get(int(self.values[0])))
        table = await bot.get(Tables).join(table.id, user.id, called(user))
        bot.get(Updates).tell(table.id)
        text = words(
            "tables-joined",
            game=words(f"game-{table.game_name}"),
            channel=f"<#{table.channel_id}>",
            link=board_link(table),
        )
        return Panel(TABLES).text(text)


class FollowMenu(Press, template=r"tables-watch"):
    """Watch this table, or see the options for watching it."""

    async def pressed(self, interaction: Pressing) -> Panel:
        table = interaction.client.get(Tables).get(int(self.values[0]))
        return show_watching(interaction, await seen_by(interaction, table))
