"""The ways from one message to another: to one's own hand, to what is asked, to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.press import Press, Pressing, Style, acknowledge, button

if TYPE_CHECKING:
    from bot.table import Table


def board_link(table: Table) -> str:
    """The address of the table's message, or of its channel while there is none."""
    channel_id = table.board_channel_id or table.channel_id
    server = "@me" if table.private else table.guild_id
    link = f"https://discord.com/channels/{server}/{channel_id}"
    return link if table.board_message_id is None else f"{link}/{table.board_message_id}"


def choose_button(table_id: int, label: str, emoji: str | None = None) -> ChooseButton:
    """The button with which whoever is awaited goes on in private."""
    return ChooseButton(button(f"choose:{table_id}", label, Style.primary, emoji=emoji))


class HandButton(Press, template=r"hand:(?P<table>\d+)"):
    """My hand: the private panel as it is now."""

    async def pressed(self, interaction: Pressing) -> None:
        await acknowledge(interaction)
        await interaction.client.hands.show(interaction, self.table_id)


class ChooseButton(Press, template=r"choose:(?P<table>\d+)"):
    """Whoever is awaited gets the choice to see; in private, for it may show hidden cards."""

    async def pressed(self, interaction: Pressing) -> None:
        """Show what is asked now, whatever was when the button was made."""
        await acknowledge(interaction)
        await interaction.client.hands.show(interaction, self.table_id)
