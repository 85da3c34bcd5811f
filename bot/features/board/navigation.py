"""The ways from one message to another: to one's own hand, to what is asked, to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.words import words_for
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

ELSEWHERE = 0x8A8F98


def board_link(table: Table) -> str:
    """The address of the table's message, or of its channel while there is none."""
    channel_id = table.board_channel_id or table.channel_id
    server = "@me" if table.private else table.guild_id
    link = f"https://discord.com/channels/{server}/{channel_id}"
    return link if table.board_message_id is None else f"{link}/{table.board_message_id}"


def elsewhere_panel(table: Table) -> Panel:
    """What is left of a board message when the table is shown elsewhere."""
    words = words_for(table.language)
    game = words(f"game-{table.game_name}")
    return Panel(ELSEWHERE).text(words("table-elsewhere", game=game, link=board_link(table)))


def place(table: Table, words: Words) -> str:
    """Where the table is: its channel, or that it is a tutorial."""
    return words("tutorial-place") if table.private else f"<#{table.channel_id}>"


def where(table: Table, words: Words) -> str:
    """The line of a notification that names game and channel, if its text does not."""
    return words("notify-where", game=words(f"game-{table.game_name}"), channel=place(table, words))


def hand_button(table_id: int, words: Words) -> HandButton:
    """The way back to one's own hand from what was shown in its place."""
    return HandButton(button(f"hand:{table_id}", words("hand-button"), emoji=words("hand-sign")))


def choose_button(table_id: int, label: str, emoji: str | None = None) -> ChooseButton:
    """The button with which whoever is awaited goes on in private."""
    return ChooseButton(button(f"choose:{table_id}", label, Style.primary, emoji=emoji))


def next_table_button(table: Table, words: Words) -> NextTableButton:
    """The button with which somebody goes on at another table that waits for them."""
    label = words("next-table-button", game=words(f"game-{table.game_name}"))
    return NextTableButton(
        button(f"go-on:{table.id}", label, Style.primary, emoji=words("next-table-sign"))
    )


class HandButton(Press, template=r"hand:(?P<table>\d+)"):
    """My hand: the private panel as it is now."""

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.hands.show(interaction, self.table_id)


class ChooseButton(Press, template=r"choose:(?P<table>\d+)"):
    """Whoever is awaited gets the choice to see; in private, for it may show hidden cards."""

    async def pressed(self, interaction: Pressing) -> None:
        """Show what is asked now, whatever was when the button was made."""
        await interaction.client.hands.show(interaction, self.table_id)


class NextTableButton(Press, template=r"go-on:(?P<table>\d+)"):
    """On to the next table that waits for me."""

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show the other hand in place; a direct message keeps showing its own table."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.hands.show(interaction, self.table_id)
