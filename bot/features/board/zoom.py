"""Zoom: one player's board, card by card, for the calling user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.features.board.pictures import Pictures
from bot.tables.guards import begun, check
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel, Picture
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from discord import ui

    from bot.core.table import Table
    from bot.core.words import Words

ZOOM = 0x4E7FB8


def zoom_button(table_id: int, words: Words) -> ZoomButton:
    """Return the button below a picture of a table that shows one board large."""
    label, sign = words("zoom-button"), words("zoom-sign")
    return ZoomButton(button(f"zoom:{table_id}", label, emoji=sign))


async def zoom(interaction: Pressing, table: Table, player: str) -> Panel:
    """Return the board of ``player`` large, from the public view."""
    words = own_words(interaction)
    picture = await interaction.client.get(Pictures).zoom(table, player, words, interaction.user.id)
    return zoom_panel(table, player, interaction.user.id, words, picture)


def zoom_panel(
    table: Table, player: str, user_id: int, words: Words, picture: Picture | None
) -> Panel:
    """Return the panel of the board of ``player``, and the ways to the other players'."""
    panel = Panel(ZOOM)
    name = in_text(table.names[player])
    panel.text(words("zoom-title", name=name, game=words(f"game-{table.game_name}")))
    panel.picture(picture)
    panel.text(words("zoom-about"))
    items: list[ui.Item] = [
        ZoomButton(
            button(
                f"zoom:{table.id}:{seat.player}",
                table.names[seat.player],
                Style.primary if seat.player == player else Style.secondary,
                disabled=seat.player == player,
            )
        )
        for seat in table.seats
    ]
    if table.player_of(user_id) is not None:
        items.append(hand_button(table.id, words))
    return panel.row(*items)


def _first(table: Table, user_id: int) -> str:
    """Return the player to look at first: an opponent, if possible the current player."""
    players, own = [seat.player for seat in table.seats], table.player_of(user_id)
    turn = table.public_view.turn
    if turn is not None and turn != own:
        return str(turn)
    if own is None:
        return players[0]
    return players[(players.index(own) + 1) % len(players)]


class ZoomButton(Press, template=r"zoom:(?P<table>\d+)(?::(?P<player>p\d+))?"):
    """Show one player's board: an opponent's first, then others in its message."""

    navigation = True

    async def pressed(self, interaction: Pressing) -> Panel:
        table = interaction.client.get(Tables).get(self.table_id)
        check(caller_at(interaction, table), begun)
        player = self.said["player"] or _first(table, interaction.user.id)
        return await zoom(interaction, table, player)
