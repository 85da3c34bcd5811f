"""Watching a table: the choice to, and the list of watched tables."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import in_labels, in_texts
from bot.core.words import Words
from bot.features.guessing.panel import guess_buttons
from bot.features.watching.service import Watching
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import board_link
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.slot import DmsClosed

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import Watcher

WATCH = 0x8A8F98


def watch_panel(
    here: Table | None,
    viewer: int,
    watcher: Watcher | None,
    watched: Sequence[Table],
    words: Words,
) -> Panel:
    """Return how ``viewer`` watches the table ``here``, and their other tables."""
    panel = Panel(WATCH)
    if here is not None:
        game, channel = words(f"game-{here.game_name}"), f"<#{here.channel_id}>"
        panel.text(words("watch-title", game=game, channel=channel))
        panel.text(_state(watcher, words))
        panel.row(*watch_buttons(here.id, words, watcher), *guess_buttons(here, viewer, words))
    others = [table for table in watched if here is None or table.id != here.id]
    if others:
        lines = [
            words(
                "watch-line",
                number=number,
                game=words(f"game-{table.game_name}"),
                names=words.list(in_texts(table.names).values()),
                channel=f"<#{table.channel_id}>",
                link=board_link(table),
            )
            for number, table in enumerate(others[:OPTIONS_LIMIT], 1)
        ]
        panel.text("\n".join([words("watch-others"), *lines]))
        choices = [
            (
                str(table.id),
                Choice(
                    words(
                        "watch-choice",
                        number=number,
                        names=words.list(in_labels(table.names).values()),
                    )
                ),
            )
            for number, table in enumerate(others, 1)
        ]
        add_plain_menu(panel, StopMenu, "watch-stop", choices, words("watch-stop-placeholder"))
    elif here is None:
        panel.text(words("watch-nothing"))
    return panel


def watch_buttons(table_id: int, words: Words, watcher: Watcher | None = None) -> list[ui.Item]:
    """Return the buttons to watch a table, change how, or stop."""
    items: list[ui.Item] = []
    if watcher is None or not watcher.often:
        label = words("watch-turns-button")
        items.append(WatchButton(button(f"watch:{table_id}:turns", label, Style.primary)))
    if watcher is None or watcher.often:
        items.append(WatchButton(button(f"watch:{table_id}:end", words("watch-end-button"))))
    if watcher is not None:
        items.append(stop_button(table_id, words))
    return items


def stop_button(table_id: int, words: Words) -> StopButton:
    """Return the button to stop watching a table."""
    return StopButton(button(f"unwatch:{table_id}", words("watch-stop-button")))


def _state(watcher: Watcher | None, words: Words) -> str:
    if watcher is None:
        return words("watch-ask")
    return words("watch-turns" if watcher.often else "watch-end")


def show_watching(interaction: Pressing, here: Table | None, note: str = "") -> Panel:
    """Show the user which tables they watch, and how they watch the table ``here``."""
    watching, user = interaction.client.get(Watching), interaction.user
    watcher = None if here is None else watching.by(here.id, user.id)
    watched = [table for table, _ in watching.of_user(user.id)]
    panel = watch_panel(here, user.id, watcher, watched, own_words(interaction))
    if note:
        panel.text(note)
    return panel


async def start_watching(interaction: Pressing, table_id: int, *, often: bool) -> Panel:
    """Notify the user of each turn, or only of the end.

    Refused: as by ``Watching.watch``.
    """
    bot, user_id = interaction.client, interaction.user.id
    await bot.get(Watching).watch(table_id, user_id, str(interaction.locale), often=often)
    with suppress(DmsClosed, *DISCORD_FAILS):  # they are then notified in the channel
        await bot.get(DirectMessages).channel(user_id)
    return show_watching(interaction, bot.get(Tables).get(table_id))


class WatchButton(Press, template=r"watch:(?P<table>\d+):(?P<when>turns|end)"):
    """Be notified of each turn, or of the end."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        return await start_watching(interaction, self.table_id, often=self.said["when"] == "turns")


class StopButton(Press, template=r"unwatch:(?P<table>\d+)"):
    """Stop watching this table."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await _stop(interaction, self.table_id)


class StopMenu(Press, template=r"watch-stop"):
    """Stop watching the chosen table."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await _stop(interaction, int(self.values[0]))


async def _stop(interaction: Pressing, table_id: int) -> Panel:
    bot, words = interaction.client, own_words(interaction)
    await bot.get(Watching).unwatch(table_id, interaction.user.id)
    table = bot.get(Tables).get(table_id)
    text = words(
        "watch-stopped", game=words(f"game-{table.game_name}"), channel=f"<#{table.channel_id}>"
    )
    panel = Panel(WATCH).text(text)
    if table.active:
        panel.row(*watch_buttons(table_id, words))
    return panel
