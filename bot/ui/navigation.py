"""Links and buttons that lead to a table, to a hand, or to the pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.table import TableKind
from bot.core.words import words_for
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView, Step
from bot.ui.responses import acknowledge_beside, defer

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

ELSEWHERE = 0x8A8F98


def board_link(table: Table) -> str:
    """Return the URL of the table's message, or of its channel if there is none."""
    channel_id = table.board_channel_id or table.channel_id
    server = "@me" if table.kind is TableKind.TUTORIAL else table.guild_id
    link = f"https://discord.com/channels/{server}/{channel_id}"
    return link if table.board_message_id is None else f"{link}/{table.board_message_id}"


def elsewhere_panel(table: Table) -> Panel:
    """Return the panel that replaces a board message of a table shown elsewhere."""
    words = words_for(table.language)
    game = words(f"game-{table.game_name}")
    return Panel(ELSEWHERE).text(words("table-elsewhere", game=game, link=board_link(table)))


def place(table: Table, words: Words) -> str:
    """Return the mention of the table's channel, or the name for a tutorial."""
    return words("tutorial-place") if table.kind is TableKind.TUTORIAL else f"<#{table.channel_id}>"


def where(table: Table, words: Words) -> str:
    """Return the line of a notification that names game and channel.

    It is for notifications that do not name them in their text.
    """
    return words("notify-where", game=words(f"game-{table.game_name}"), channel=place(table, words))


def hand_button(table_id: int, words: Words) -> HandButton:
    """Return the button that leads back to the user's hand."""
    return HandButton(button(f"hand:{table_id}", words("hand-button"), emoji=words("hand-sign")))


def choose_button(table_id: int, label: str, emoji: str | None = None) -> ChooseButton:
    """Return the button by which an awaited player goes on in private."""
    return ChooseButton(button(f"choose:{table_id}", label, Style.primary, emoji=emoji))


def next_table_button(table: Table, words: Words) -> NextTableButton:
    """Return the button by which a user goes on at another table that waits for them."""
    label = words("next-table-button", game=words(f"game-{table.game_name}"))
    return NextTableButton(
        button(f"go-on:{table.id}", label, Style.primary, emoji=words("next-table-sign"))
    )


class HandButton(Press, template=r"hand:(?P<table>\d+)"):
    """Show my hand: the private panel as it is now."""

    navigation = True

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.get(PrivateView).show(interaction, self.table_id)


class HandPageButton(Press, template=r"hand-page:(?P<table>\d+):(?P<page>\d+)"):
    """Turn to another page of my hand, in the private panel."""

    async def pressed(self, interaction: Pressing) -> None:
        step = Step("hand", page=int(self.said["page"]))
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


class ChooseButton(Press, template=r"choose:(?P<table>\d+)"):
    """Show the awaited player's decision in private, as it may show hidden cards."""

    async def pressed(self, interaction: Pressing) -> None:
        """Show the current decision, even if the button was made for another."""
        await interaction.client.get(PrivateView).show(interaction, self.table_id)


class NextTableButton(Press, template=r"go-on:(?P<table>\d+)"):
    """Go on to the next table that waits for me."""

    navigation = True

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show the other hand in place; a direct message keeps showing its own table."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            await acknowledge_beside(interaction)
        else:
            await defer(interaction)

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.get(PrivateView).show(interaction, self.table_id)
