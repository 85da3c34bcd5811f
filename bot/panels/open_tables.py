"""The tables of a server: those with seats free, and those that are being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.access import may_see, place_of
from bot.errors import own_words
from bot.faces import face_of
from bot.panels.choice import Choice
from bot.panels.doors import board_link
from bot.panels.menu import add_plain_menu
from bot.panels.panel import Panel, clean
from bot.panels.press import Press, Pressing, acknowledge, button
from bot.panels.terms import terms_text
from bot.panels.watch import show_watching
from bot.words import Words
from engine import Refusal

if TYPE_CHECKING:
    from bot.table import Table

TABLES = 0x4E7FB8
ON_A_PAGE = 10


def tables_panel(tables: Sequence[Table], words: Words, page: int = 0) -> Panel:
    """A page of ``tables``: first those that can be joined, with a menu for each kind."""
    tables = sorted(tables, key=lambda table: (not _open(table), table.id))
    page = max(0, min(page, (len(tables) - 1) // ON_A_PAGE))
    first = page * ON_A_PAGE
    shown = list(enumerate(tables, 1))[first : first + ON_A_PAGE]
    panel = Panel(TABLES).text(words("tables-title"))
    if not shown:
        return panel.text(words("tables-none"))
    joined = [(number, table) for number, table in shown if _open(table)]
    played = [(number, table) for number, table in shown if not _open(table)]
    if joined:
        panel.text(words("tables-open"))
        panel.text("\n".join(_open_line(number, table, words) for number, table in joined))
        add_plain_menu(
            panel,
            JoinMenu,
            "tables-join",
            _choices(joined, words),
            words("tables-join-placeholder"),
        )
    if played:
        panel.text(words("tables-played"))
        panel.text("\n".join(_played_line(number, table, words) for number, table in played))
        add_plain_menu(
            panel,
            FollowMenu,
            "tables-watch",
            _choices(played, words),
            words("tables-watch-placeholder"),
        )
    around = []
    if page > 0:
        around.append(TablesButton(button(f"tables:{page - 1}", words("page-before"))))
    if first + ON_A_PAGE < len(tables):
        around.append(TablesButton(button(f"tables:{page + 1}", words("page-after"))))
    return panel.row(*around)


def _open(table: Table) -> bool:
    return table.status == "lobby" and table.free > 0


def _open_line(number: int, table: Table, words: Words) -> str:
    line = words("tables-open-line", free=table.free, **_facts(number, table, words))
    options = face_of(table).options_line(table.options, words)
    return "\n".join(filter(None, [line, options, terms_text(table.terms, words)]))


def _played_line(number: int, table: Table, words: Words) -> str:
    key = "tables-full-line" if table.game is None else "tables-played-line"
    return words(key, **_facts(number, table, words))


def _facts(number: int, table: Table, words: Words) -> dict[str, str | int]:
    return {
        "number": number,
        "game": words(f"game-{table.game_name}"),
        "names": clean(words.list(seat.name for seat in table.seats)),
        "channel": f"<#{table.channel_id}>",
        "link": board_link(table),
    }


def _choices(tables: Sequence[tuple[int, Table]], words: Words) -> list[tuple[str, Choice]]:
    return [
        (
            str(table.id),
            Choice(
                words("mine-choice", number=number, names=words.list(s.name for s in table.seats)),
                words(f"game-{table.game_name}"),
            ),
        )
        for number, table in tables
    ]


async def show_tables(interaction: Pressing, page: int = 0) -> None:
    """Show the tables of this server in those channels that this person may see.

    Refused: ``needs-server``.
    """
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        raise Refusal("needs-server")
    bot = interaction.client
    seen = []
    for table in bot.tables.of_guild(interaction.guild_id):
        place = await place_of(bot, table.channel_id)
        if place is not None and await may_see(place, interaction.user):
            seen.append(table)
    panel = tables_panel(seen, own_words(interaction), page)
    await interaction.edit_original_response(**panel.editing())


async def visible_table(interaction: Pressing, table_id: int) -> Table:
    """The table, if this person may see its channel. Refused: ``no-such-table``."""
    table = interaction.client.tables.get(table_id)
    place = await place_of(interaction.client, table.channel_id)
    member = interaction.user
    if place is None or not isinstance(member, discord.Member):
        raise Refusal("no-such-table")
    if member.guild.id != table.guild_id or not await may_see(place, member):
        raise Refusal("no-such-table")
    return table


class TablesButton(Press, template=r"tables:(?P<page>\d+)"):
    """Another page of the tables."""

    async def pressed(self, interaction: Pressing) -> None:
        await acknowledge(interaction)
        await show_tables(interaction, int(self.said["page"]))


class JoinMenu(Press, template=r"tables-join"):
    """Sit down at this table."""

    async def pressed(self, interaction: Pressing) -> None:
        await acknowledge(interaction)
        bot, user, words = interaction.client, interaction.user, own_words(interaction)
        table = await visible_table(interaction, int(self.values[0]))
        table = await bot.tables.join(table.id, user.id, user.display_name)
        bot.herald.tell(table.id)
        text = words(
            "tables-joined",
            game=words(f"game-{table.game_name}"),
            channel=f"<#{table.channel_id}>",
            link=board_link(table),
        )
        await interaction.edit_original_response(**Panel(TABLES).text(text).editing())


class FollowMenu(Press, template=r"tables-watch"):
    """Follow this table, or see how I do."""

    async def pressed(self, interaction: Pressing) -> None:
        await acknowledge(interaction)
        await show_watching(interaction, await visible_table(interaction, int(self.values[0])))
