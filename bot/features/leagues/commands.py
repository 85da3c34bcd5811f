"""/league: creating one, the overview of its divisions, its organisers' panel."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.actions.command_context import GAME_CHOICES, game_here, language_here
from bot.features.leagues.organising import show_organising
from bot.features.leagues.service import LONGEST_NAME, Leagues
from bot.features.leagues.which import named_or_asked
from bot.features.people.service import People
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.edit import check_channel, threaded_channel
from bot.features.tournaments.templates.applying import suggest_templates, using
from bot.features.tournaments.templates.service import Templates
from bot.ui.command import SERVERS, CommandGroup, Using, command, suggestions
from bot.ui.panel import Panel
from engine import Refusal

LEAGUE = CommandGroup("league", SERVERS)


@command("create", LEAGUE, game=GAME_CHOICES)
async def create(
    interaction: Using,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    size: app_commands.Range[int, 3, 16] = 8,
    movers: app_commands.Range[int, 0, 5] = 2,
    game: str | None = None,
    template: str | None = None,
) -> Panel:
    """Create a league, and ask at once for the players of its first season."""
    here = interaction.channel
    if interaction.guild_id is None or here is None:
        raise Refusal("needs-channel")
    channel_id = here.parent_id if isinstance(here, discord.Thread) else here.id
    channel = await threaded_channel(interaction, channel_id)
    draft = Draft(
        name,
        game or game_here(interaction),
        language_here(interaction),
        channel.id,
        format="round-robin",
        zone=interaction.client.get(People).zone(interaction.user.id),
    )
    if template is not None:
        saved = interaction.client.get(Templates).named(template, interaction.guild_id)
        draft = await using(interaction, saved, draft)
    chosen = {"game": game} if game is not None else {}
    draft = draft.with_choice(**chosen)
    await check_channel(interaction, draft.channel_id)
    league = await interaction.client.get(Leagues).create(
        as_organiser(interaction), name, draft, size, movers
    )
    return await show_organising(interaction, league)


create.autocomplete("template")(suggest_templates)


async def suggest_leagues(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the leagues of this server."""
    return suggestions(interaction.client.get(Leagues).of_guild(interaction.guild_id), typed)


@command("standings", LEAGUE, shared={"league": "league-which"})
async def standings(interaction: Using, league: str | None = None) -> Panel:
    """Show the overview of a league's divisions."""
    return await named_or_asked(interaction, "standings", league)


@command("organise", LEAGUE, shared={"league": "league-which"})
async def organise(interaction: Using, league: str | None = None) -> Panel:
    """Show the panel of a league's organisers."""
    return await named_or_asked(interaction, "organise", league)


for each in (standings, organise):
    each.autocomplete("league")(suggest_leagues)
