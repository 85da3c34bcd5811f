"""The base of the buttons that change a lobby."""

from __future__ import annotations

from bot.core.updates import Updates
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing
from bot.ui.responses import Answer, in_private

CHANGED = 0x8A8F98


class LobbyPress(Press, template=r"(?!)"):
    """A button of the lobby: it changes the table, and the lobby's message follows."""

    in_place = True

    async def pressed(self, interaction: Pressing) -> Answer:
        """Change the table, then the message."""
        await self.change(interaction)
        interaction.client.get(Updates).tell(self.table_id)
        if not in_private(interaction):
            return None
        return Panel(CHANGED).text(own_words(interaction)("lobby-changed"))

    async def change(self, interaction: Pressing) -> None:
        """Change the table for the user."""
        raise NotImplementedError
