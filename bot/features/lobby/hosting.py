"""The private panel of a lobby's host, and taking over from an absent one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from bot.core.names import isolated
from bot.core.updates import Updates
from bot.features.actions.command_context import tables_of_moderators
from bot.features.actions.declaring import table_action
from bot.features.lobby.press import LobbyPress
from bot.features.lobby.service import HOSTING, Lobby
from bot.games.registry import GAMES
from bot.tables.guards import check
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Words
    from bot.tables.guards import Caller

HOST = 0x4E7FB8
GRAVE = 0xB5483A


def host_panel(table: Table, user_id: int, words: Words) -> Panel:
    """Return the actions of a host, or a moderator, in this lobby."""
    panel = Panel(HOST)
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    panel.text(words("host-title", game=game, channel=channel))
    others = [seat for seat in table.seats if seat.user_id not in (None, user_id)]
    if others:
        panel.text(words("host-remove"))
        panel.row(*(_remove_button(table, seat, words) for seat in others))
    successors = [seat for seat in table.seats if seat.user_id not in (None, table.host_id)]
    if successors:
        panel.text(words("host-pass-on"))
        panel.row(*(_pass_on_button(table, seat, words) for seat in successors))
    label = words("host-close-button")
    return panel.row(CloseButton(button(f"close:{table.id}", label, Style.danger)))


def other_game_buttons(table: Table, words: Words) -> list[OtherGameButton]:
    """Return the buttons with which the host plays another game at this table."""
    return [
        OtherGameButton(
            button(
                f"play-instead:{table.id}:{game}",
                words("lobby-other-game-button", game=words(f"game-{game}")),
            )
        )
        for game in GAMES
        if game != table.game_name
    ]


def take_host_button(table: Table, words: Words) -> TakeHostButton:
    """Return the button with which a player becomes the host."""
    return TakeHostButton(button(f"take-host:{table.id}", words("lobby-take-host")))


def _remove_button(table: Table, seat: Seat, words: Words) -> RemoveButton:
    label = words("host-remove-button", name=isolated(table.names[seat.player]))
    return RemoveButton(button(f"unseat:{table.id}:{seat.person}", label))


def _pass_on_button(table: Table, seat: Seat, words: Words) -> PassOnButton:
    label = words("host-pass-on-button", name=isolated(table.names[seat.player]))
    return PassOnButton(button(f"pass-host:{table.id}:{seat.person}", label))


@table_action("host", *HOSTING, find=tables_of_moderators)
async def show_hosting(interaction: Pressing, table: Table) -> Panel:
    """Show the host, or a moderator, their actions in this lobby."""
    return host_panel(table, interaction.user.id, own_words(interaction))


class HostPress(Press, template=r"(?!)"):
    """A button of the host's panel: it changes the table, and confirms the change."""

    among_others = True
    said_key = "lobby-changed"

    async def pressed(self, interaction: Pressing) -> Panel:
        """Change the table, then its message."""
        bot = interaction.client
        caller = caller_at(interaction, bot.get(Tables).get(self.table_id))
        table = await self.change(bot.get(Lobby), caller)
        bot.get(Updates).tell(table.id)
        words = own_words(interaction)
        return Panel(HOST).text(words(self.said_key, game=words(f"game-{table.game_name}")))

    def change(self, lobby: Lobby, caller: Caller) -> Awaitable[Table]:
        """Change the table for its host."""
        raise NotImplementedError


class RemoveButton(HostPress, template=r"unseat:(?P<table>\d+):(?P<user>\d+)"):
    """Remove this player from the lobby."""

    said_key = "host-removed"

    def change(self, lobby: Lobby, caller: Caller) -> Awaitable[Table]:
        return lobby.remove(caller, int(self.said["user"]))


class PassOnButton(HostPress, template=r"pass-host:(?P<table>\d+):(?P<user>\d+)"):
    """Make this player the host."""

    said_key = "host-passed-on"

    def change(self, lobby: Lobby, caller: Caller) -> Awaitable[Table]:
        return lobby.pass_on(caller, int(self.said["user"]))


class OtherGameButton(HostPress, template=r"play-instead:(?P<table>\d+):(?P<game>[a-z]+)"):
    """Play another game at this table."""

    said_key = "host-other-game"

    def change(self, lobby: Lobby, caller: Caller) -> Awaitable[Table]:
        return lobby.change_game(caller, self.said["game"])


class CloseButton(Press, template=r"close:(?P<table>\d+)"):
    """Ask the host to confirm that the table is to be closed."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        table = interaction.client.get(Tables).get(self.table_id)
        check(caller_at(interaction, table), *HOSTING)
        words = own_words(interaction)
        sure = button(f"close-sure:{table.id}", words("host-close-sure"), Style.danger)
        panel = Panel(GRAVE).text(words("host-close-ask", game=words(f"game-{table.game_name}")))
        return panel.row(CloseForGoodButton(sure))


class CloseForGoodButton(HostPress, template=r"close-sure:(?P<table>\d+)"):
    """Close the table before its game begins."""

    said_key = "host-closed"

    def change(self, lobby: Lobby, caller: Caller) -> Awaitable[Table]:
        return lobby.close(caller)


class TakeHostButton(LobbyPress, template=r"take-host:(?P<table>\d+)"):
    """Become the host in place of one inactive for a day."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        await interaction.client.get(Lobby).take_over(self.table_id, interaction.user.id)
