"""Reading a card: a menu of those that somebody may want to read."""

from __future__ import annotations

from bot.ui.press import Press, Pressing


class ReadMenu(Press, template=r"read:(?P<game>\w+)"):
    """Read one of the cards in a menu; whoever may see the menu may know these cards."""

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show the card in a new message: the panel with the menu stays."""
        await interaction.response.defer(ephemeral=True, thinking=True)

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.hands.show_card(interaction, self.said["game"], self.values[0])
