"""Rematches: the same game with the same players."""

from __future__ import annotations

from bot.core.names import called
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.invitations.service import Invitations
from bot.ui.errors import own_words
from bot.ui.navigation import board_link
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

LOBBY = 0x4E7FB8


def rematch_button(table_id: int, words: Words) -> RematchButton:
    """Return the button with which the players open a rematch."""
    return RematchButton(
        button(
            f"rematch:{table_id}",
            words("rematch-button"),
            Style.primary,
            emoji=words("rematch-sign"),
        )
    )


class RematchButton(Press, template=r"rematch:(?P<table>\d+)"):
    """Open the rematch, or join it if it is open."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, user = interaction.client, interaction.user
        table = await bot.get(Invitations).rematch(self.table_id, user.id, called(user))
        bot.get(Updates).tell(table.id)
        text = own_words(interaction)("rematch-open", link=board_link(table))
        return Panel(LOBBY).text(text)
