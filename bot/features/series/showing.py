"""Shows the standings of a series publicly in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.history.showing import defer_to_all
from bot.features.series.delivery import SeriesMessages
from bot.features.series.messages import SeriesPress, public_panel
from bot.features.series.service import SeriesService
from bot.features.series.storage import SeriesPost
from bot.ui.responses import show_panel

if TYPE_CHECKING:
    from bot.ui.press import Pressing


class ShowSeriesButton(SeriesPress, template=r"series-show:(?P<series>\d+):(?P<page>\d{1,4})"):
    """Show the standings of a series to all, and keep them up to date."""

    defers = False

    async def pressed(self, interaction: Pressing) -> None:
        bot, page = interaction.client, int(self.said["page"])
        series = bot.get(SeriesService).get(self.series_id, interaction.guild_id)
        words = await defer_to_all(interaction)
        message, messages = await interaction.original_response(), bot.get(SeriesMessages)
        post = SeriesPost(
            message.id, message.channel.id, series.guild_id, series.id, page, words.language
        )
        async with messages.keeping(post):
            panel = await public_panel(bot, series, page, words, interaction.user.id)
            await show_panel(interaction, panel)
