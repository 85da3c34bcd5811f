"""Card texts: shown on their own, and chosen from a menu."""

from __future__ import annotations

from bot.features.board.pictures import Pictures
from bot.features.help.definitions import terms_buttons
from bot.games.registry import GAMES
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing
from bot.ui.responses import acknowledge_beside


async def show_card(interaction: Pressing, game: str, card: str) -> Panel:
    """Show the user what is printed on a card, as a picture and in words."""
    words, face = own_words(interaction), GAMES[game].presenter
    pictures = interaction.client.get(Pictures)
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id
    picture = await pictures.card(game, face.pictured(card), words, guild_id, user_id)
    panel = face.card_panel(card, words, picture)
    return panel.row(*terms_buttons(game, words))


class ReadMenu(Press, template=r"read:(?P<game>\w+)"):
    """Read one of the cards in a menu; its viewers may know all of these cards."""

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show the card in a new message: the panel with the menu stays."""
        await acknowledge_beside(interaction)

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_card(interaction, self.said["game"], self.values[0])
