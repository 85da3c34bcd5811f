"""/tournament: arranging, entering, viewing and organising tournaments."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.names import called
from bot.features.actions.command_context import GAME_CHOICES, game_here, language_here
from bot.features.people.service import People
from bot.features.tournaments.contest.formats import FORMATS
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.panels.actions import (
    TOURNAMENTS,
    TournamentAction,
    in_a_tournament,
    of_a_tournament,
    one_meant,
)
from bot.features.tournaments.panels.announce import announce
from bot.features.tournaments.panels.draft import show_draft
from bot.features.tournaments.panels.edit import threaded_channel
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.panels.people import replace_by, show_people, show_person
from bot.features.tournaments.panels.result import show_match, show_matches
from bot.features.tournaments.panels.views import explain_own, show_standings
from bot.features.tournaments.service import LONGEST_NAME
from bot.features.tournaments.templates.applying import suggest_templates, using
from bot.features.tournaments.templates.service import Templates
from bot.features.tournaments.tournament import Participant, Tournament
from bot.ui.command import Using, command
from bot.ui.command_words import named
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.person import check_can_play
from engine import Refusal

FORMAT_CHOICES = [
    app_commands.Choice(name=named(f"tournament-format-{name}"), value=name) for name in FORMATS
]


@command("create", TOURNAMENTS, game=GAME_CHOICES, format=FORMAT_CHOICES)
async def create(
    interaction: Using,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    game: str | None = None,
    format: str | None = None,
    seats: app_commands.Range[int, 2, 4] | None = None,
    teams: bool | None = None,
    template: str | None = None,
) -> Panel:
    """Begin to arrange a tournament; all other settings are chosen in a panel."""
    guild_id, here = interaction.guild_id, interaction.channel
    if guild_id is None or here is None:
        raise Refusal("needs-channel")
    channel_id = here.parent_id if isinstance(here, discord.Thread) else here.id
    channel = await threaded_channel(interaction, channel_id)
    draft = Draft(
        " ".join(name.split()),
        game or game_here(interaction),
        language_here(interaction),
        channel.id,
        zone=interaction.client.get(People).zone(interaction.user.id),
    )
    if template is not None:
        saved = interaction.client.get(Templates).named(template, guild_id)
        draft = await using(interaction, saved, draft)
    chosen = {"game": game, "format": format, "seats": seats, "teams": teams}
    draft = draft.with_choice(**{key: each for key, each in chosen.items() if each is not None})
    await interaction.client.get(Drafts).put(guild_id, interaction.user.id, draft)
    return show_draft(interaction, draft, "play")


create.autocomplete("template")(suggest_templates)


@of_a_tournament("standings")
async def standings(
    interaction: Using, explain: bool = False, tournament: str | None = None
) -> Panel:
    """Show the standings, or explain them."""
    action: TournamentAction[...] = explain_own if explain else show_standings
    return await in_a_tournament(interaction, action, tournament)


@of_a_tournament("drop")
async def drop(
    interaction: Using,
    person: discord.User | None = None,
    tournament: str | None = None,
) -> Panel:
    """Remove, disqualify or bring back a participant; show a menu if none is named."""
    if person is None:
        return await in_a_tournament(interaction, show_people, tournament)
    meant = one_meant(interaction, tournament)
    return show_person(interaction, meant, _participant(meant, person).number)


@of_a_tournament("replace")
async def replace(
    interaction: Using,
    person: discord.User,
    by: discord.User,
    tournament: str | None = None,
) -> Panel:
    """Replace a participant by another user."""
    meant = one_meant(interaction, tournament)
    other = await check_can_play(interaction, meant.guild_id, by)
    before = _participant(meant, person)
    return await replace_by(interaction, meant, before, other.id, called(other))


@of_a_tournament("result")
async def result(
    interaction: Using,
    round: app_commands.Range[int, 1, 999] | None = None,
    table: app_commands.Range[int, 1, 999] | None = None,
    tournament: str | None = None,
) -> Panel:
    """Enter or correct a result."""
    if round is None and table is None:
        return await in_a_tournament(interaction, show_matches, tournament)
    meant = one_meant(interaction, tournament)
    number = round or len(meant.contest.rounds)
    if table is None:
        return await show_matches(interaction, meant, number)
    return show_match(interaction, meant.id, number, table)


@of_a_tournament("announce")
async def announce_text(
    interaction: Using,
    text: app_commands.Range[str, 1, 1500],
    tournament: str | None = None,
) -> Panel:
    """Announce a text to all participants."""
    await announce(interaction, one_meant(interaction, tournament), text)
    return Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))


def _participant(tournament: Tournament, person: discord.abc.User) -> Participant:
    """Return a participant. Refused: ``tournament-not-an-entrant``."""
    participant = tournament.participant(person.id)
    if participant is None:
        raise Refusal("tournament-not-an-entrant", name=called(person))
    return participant
