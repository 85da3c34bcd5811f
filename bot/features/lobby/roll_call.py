"""The roll call before a start, and the start without players who don't reply."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from bot.core.table import LOBBY
from bot.features.lobby.press import LobbyPress
from bot.features.lobby.service import Lobby
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.membership import unseat_departed
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words


def roll_call_text(table: Table, words: Words) -> str:
    """Return the players awaited by a roll call, and until when; or an empty text."""
    call = table.gathering.roll_call
    if call is None:
        return ""
    names = words.list(f"<@{person}>" for person in call.awaited)
    key = "lobby-roll-call-over" if call.over else "lobby-roll-call"
    return words(key, names=names, until=shown_time(call.until, "R"))


def start_buttons(table: Table, words: Words, *, enough: bool) -> list[Press]:
    """Return the buttons of a lobby: to start, to reply, to start without others."""
    call = table.gathering.roll_call
    if call is None:
        style = Style.success if enough else Style.secondary
        label = words("lobby-start")
        return [StartButton(button(f"start:{table.id}", label, style, disabled=not enough))]
    waiting = here_button(table.id, words)
    if not call.over:
        return [waiting]
    label = words("lobby-start-without", count=len(call.awaited))
    without = button(f"start-without:{table.id}", label, Style.danger)
    return [waiting, StartWithoutButton(without)]


def here_button(table_id: int, words: Words) -> HereButton:
    """Return the button with which players confirm that they are present."""
    return HereButton(button(f"here:{table_id}", words("lobby-here"), Style.success))


class RollCallPress(LobbyPress, template=r"(?!)"):
    """A button that may start the game, without users who left the server."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        bot = interaction.client
        table = bot.get(Tables).get(self.table_id)
        if table.status == LOBBY:
            await unseat_departed(bot, table)
        await self.reply(bot.get(Lobby), interaction.user.id)

    def reply(self, lobby: Lobby, user_id: int) -> Awaitable[Table]:
        """Start the game, or wait for others."""
        raise NotImplementedError


class StartButton(RollCallPress, template=r"start:(?P<table>\d+)"):
    """Start the game; first ask players inactive for long."""

    def reply(self, lobby: Lobby, user_id: int) -> Awaitable[Table]:
        return lobby.start(self.table_id, user_id)


class HereButton(RollCallPress, template=r"here:(?P<table>\d+)"):
    """Say that one is still there; the last one starts the game."""

    def reply(self, lobby: Lobby, user_id: int) -> Awaitable[Table]:
        return lobby.confirm(self.table_id, user_id)


class StartWithoutButton(LobbyPress, template=r"start-without:(?P<table>\d+)"):
    """Start the game without players who have not replied in time."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        bot = interaction.client
        caller = caller_at(interaction, bot.get(Tables).get(self.table_id))
        await bot.get(Lobby).start_without(caller)
