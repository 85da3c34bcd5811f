"""The same people once more."""

from __future__ import annotations

from bot.errors import own_words
from bot.names import called
from bot.panels.doors import board_link
from bot.panels.panel import Panel
from bot.panels.press import Press, Pressing, Style, button
from bot.words import Words

LOBBY = 0x4E7FB8


def rematch_button(table_id: int, words: Words) -> RematchButton:
    """The button with which those who played begin again."""
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

    async def pressed(self, interaction: Pressing) -> None:
        bot, user = interaction.client, interaction.user
        table = await bot.invitations.rematch(self.table_id, user.id, called(user))
        bot.herald.tell(table.id)
        text = own_words(interaction)("rematch-open", link=board_link(table))
        await interaction.edit_original_response(**Panel(LOBBY).text(text).editing())
