"""Reading a card: a menu of those that somebody may want to read."""

from __future__ import annotations

from bot.errors import own_words, tell_privately
from bot.faces import FACES
from bot.panels.press import Press, Pressing


class ReadMenu(Press, template=r"read:(?P<game>\w+)"):
    """Read one of the cards in a menu; whoever may see the menu may know these cards."""

    async def pressed(self, interaction: Pressing) -> None:
        panel = FACES[self.said["game"]].card_panel(self.values[0], own_words(interaction))
        await tell_privately(interaction, panel)
