"""Cards, shown on their own."""

from __future__ import annotations

from bot.features.board.pictures import Pictures
from bot.features.help.definitions import terms_buttons
from bot.games.registry import GAMES
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing


async def show_card(interaction: Pressing, game: str, card: str) -> Panel:
    """Show the user a card: its picture, or its text if there is none."""
    words, face = own_words(interaction), GAMES[game].presenter
    pictures = interaction.client.get(Pictures)
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id
    picture = await pictures.card(game, face.pictured(card), words, guild_id, user_id)
    panel = face.card_panel(card, words, picture)
    return panel.row(*terms_buttons(game, words))
