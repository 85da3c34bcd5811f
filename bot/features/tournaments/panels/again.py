"""Holding a tournament again: a new draft with all its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tournaments.draft import Draft
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import TournamentPress, tournament_here
from bot.features.tournaments.panels.draft import show_draft, within_reach
from bot.features.tournaments.service import Tournaments

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.panel import Panel
    from bot.ui.press import Pressing


@tournament_action("again", organisers=True)
async def again(interaction: Pressing, tournament: Tournament) -> Panel:
    """Arrange a tournament with the same settings, in place of any other draft."""
    bot, guild_id = interaction.client, tournament.guild_id
    name = bot.get(Tournaments).next_name(tournament.name, guild_id)
    draft = within_reach(interaction, Draft.again(tournament, name))
    await bot.get(Drafts).put(guild_id, interaction.user.id, draft)
    return show_draft(interaction, draft)


class AgainButton(TournamentPress, template=r"t-again:(?P<tournament>\d+)"):
    """Arrange a tournament with the same settings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await again(interaction, tournament_here(interaction, self.tournament_id))
