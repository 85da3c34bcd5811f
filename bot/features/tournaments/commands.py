"""/tournament: arranging, entering, viewing and organising tournaments."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from bot.core.names import called
from bot.features.actions.command_context import GAME_CHOICES, game_here, language_here
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.formats import FORMATS
from bot.features.tournaments.panels.actions import carry_out, which_panel
from bot.features.tournaments.panels.announce import announce
from bot.features.tournaments.panels.draft import show_draft
from bot.features.tournaments.panels.edit import threaded_channel
from bot.features.tournaments.panels.here import tournament_here, tournaments_meant
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.panels.people import replace_by, show_person
from bot.features.tournaments.panels.result import show_match, show_matches
from bot.features.tournaments.service import LONGEST_NAME, Tournaments
from bot.features.tournaments.tournament import Tournament
from bot.ui.command import SERVERS, Command, CommandGroup, Handler, Using, command
from bot.ui.command_words import named
from bot.ui.errors import own_words
from bot.ui.panel import OPTION_LIMIT, OPTIONS_LIMIT, Panel, cut
from bot.ui.person import who_can_play
from engine import Refusal

# The store could not look for a larger one.
LARGEST_ID = 2**63 - 1

FORMAT_CHOICES = [
    app_commands.Choice(name=named(f"tournament-format-{name}"), value=name) for name in FORMATS
]


async def suggest_tournaments(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest tournaments of this server, active ones first."""
    everything = interaction.client.get(Tournaments).of_guild(
        interaction.guild_id or 0, active=False
    )
    found = [each for each in everything if typed.casefold() in each.name.casefold()]
    found.sort(key=lambda each: not each.active)
    return [
        app_commands.Choice(name=cut(each.name, OPTION_LIMIT), value=str(each.id))
        for each in found[:OPTIONS_LIMIT]
    ]


TOURNAMENTS = CommandGroup("tournament", SERVERS)


def of_a_tournament(name: str) -> Callable[[Handler], Command]:
    """Return a decorator for a subcommand with the option ``tournament``."""

    def declare(handler: Handler) -> Command:
        made = command(name, TOURNAMENTS, shared={"tournament": "tournament-which"})(handler)
        made.autocomplete("tournament")(suggest_tournaments)
        return made

    return declare


@command("create", TOURNAMENTS, game=GAME_CHOICES, format=FORMAT_CHOICES)
async def create(
    interaction: Using,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    game: str | None = None,
    format: str = "swiss",
    seats: app_commands.Range[int, 2, 4] = 2,
) -> Panel:
    """Begin to arrange a tournament; everything else is chosen in a panel."""
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
    ).with_choice(format=format, seats=seats)
    await interaction.client.get(Drafts).put(guild_id, interaction.user.id, draft)
    return show_draft(interaction, draft, "play")


@of_a_tournament("info")
async def info(interaction: Using, tournament: str | None = None) -> Panel:
    """Show an overview of the tournament."""
    return await _about(interaction, "info", tournament)


@of_a_tournament("join")
async def join(interaction: Using, tournament: str | None = None) -> Panel:
    """Enter the tournament, or come back."""
    return await _about(interaction, "join", tournament)


@of_a_tournament("leave")
async def leave(interaction: Using, tournament: str | None = None) -> Panel:
    """Leave, or drop out."""
    return await _about(interaction, "leave", tournament)


@of_a_tournament("standings")
async def standings(
    interaction: Using, explain: bool = False, tournament: str | None = None
) -> Panel:
    """Show the standings, or how they come about."""
    return await _about(interaction, "explain" if explain else "standings", tournament)


@of_a_tournament("bracket")
async def bracket(interaction: Using, tournament: str | None = None) -> Panel:
    """Show the bracket."""
    return await _about(interaction, "bracket", tournament)


@of_a_tournament("pairings")
async def pairings(interaction: Using, tournament: str | None = None) -> Panel:
    """Show the pairings."""
    return await _about(interaction, "pairings", tournament)


@of_a_tournament("export")
async def export(interaction: Using, tournament: str | None = None) -> Panel:
    """Export the tournament as files."""
    return await _about(interaction, "export", tournament)


@of_a_tournament("organise")
async def organise(interaction: Using, tournament: str | None = None) -> Panel:
    """Show the organiser's menu."""
    return await _about(interaction, "organise", tournament)


@of_a_tournament("start")
async def start(interaction: Using, tournament: str | None = None) -> Panel:
    """Close sign-up or check-in now, after a confirmation."""
    return await _about(interaction, "start", tournament)


@of_a_tournament("edit")
async def edit(interaction: Using, tournament: str | None = None) -> Panel:
    """Edit the deadline, the channel and the helpers."""
    return await _about(interaction, "edit", tournament)


@of_a_tournament("drop")
async def drop(
    interaction: Using,
    person: discord.User | None = None,
    tournament: str | None = None,
) -> Panel:
    """Drop a participant, or bring them back; show a menu if none is named."""
    if person is None:
        return await _about(interaction, "people", tournament)
    meant = _meant(interaction, tournament)
    return show_person(interaction, meant, _number_of(meant, person))


@of_a_tournament("replace")
async def replace(
    interaction: Using,
    person: discord.User,
    by: discord.User,
    tournament: str | None = None,
) -> Panel:
    """Replace a participant by another user."""
    meant = _meant(interaction, tournament)
    other = await who_can_play(interaction, meant.guild_id, by)
    number = _number_of(meant, person)
    return await replace_by(interaction, meant, number, other.id, called(other))


@of_a_tournament("result")
async def result(
    interaction: Using,
    round: app_commands.Range[int, 1, 999] | None = None,
    table: app_commands.Range[int, 1, 999] | None = None,
    tournament: str | None = None,
) -> Panel:
    """Enter or correct a result."""
    if round is None and table is None:
        return await _about(interaction, "result", tournament)
    meant = _meant(interaction, tournament)
    number = round or len(meant.contest.rounds)
    if table is None:
        return await show_matches(interaction, meant, number)
    return show_match(interaction, meant.id, number, table)


@of_a_tournament("pause")
async def pause(interaction: Using, tournament: str | None = None) -> Panel:
    """Pause: nothing new begins, and clocks stop."""
    return await _about(interaction, "pause", tournament)


@of_a_tournament("resume")
async def resume(interaction: Using, tournament: str | None = None) -> Panel:
    """Resume after a pause."""
    return await _about(interaction, "resume", tournament)


@of_a_tournament("announce")
async def announce_text(
    interaction: Using,
    text: app_commands.Range[str, 1, 1500],
    tournament: str | None = None,
) -> Panel:
    """Announce a text to all participants."""
    await announce(interaction, _meant(interaction, tournament), text)
    return Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))


@of_a_tournament("undo")
async def undo(interaction: Using, tournament: str | None = None) -> Panel:
    """Take back an organiser's last action, after a confirmation."""
    return await _about(interaction, "undo", tournament)


@of_a_tournament("log")
async def log(interaction: Using, tournament: str | None = None) -> Panel:
    """Show the log of organisers' actions."""
    return await _about(interaction, "log", tournament)


@of_a_tournament("cancel")
async def cancel(interaction: Using, tournament: str | None = None) -> Panel:
    """Cancel the tournament, after a confirmation."""
    return await _about(interaction, "cancel", tournament)


async def _about(interaction: Using, wanted: str, named_: str | None) -> Panel:
    """Find the tournament and do the action ``wanted``; ask if there are several."""
    meant = _named(interaction, named_)
    if len(meant) == 1:
        return await carry_out(interaction, wanted, meant[0])
    return which_panel(meant, wanted, own_words(interaction))


def _meant(interaction: Using, named_: str | None) -> Tournament:
    """Return the one tournament referred to. Refused: ``tournament-several``, too."""
    meant = _named(interaction, named_)
    if len(meant) > 1:
        raise Refusal("tournament-several")
    return meant[0]


def _named(interaction: Using, typed: str | None) -> list[Tournament]:
    """Return the tournament named, or those that may be meant without a name.

    Refused: ``no-such-tournament``, ``tournament-none``.
    """
    if typed is None:
        meant = tournaments_meant(interaction)
        if not meant:
            raise Refusal("tournament-none")
        return meant
    if typed.isdecimal() and int(typed) <= LARGEST_ID:
        return [tournament_here(interaction, int(typed))]
    everything = interaction.client.get(Tournaments).of_guild(
        interaction.guild_id or 0, active=False
    )
    for tournament in everything:
        if tournament.name.casefold() == typed.strip().casefold():
            return [tournament]
    raise Refusal("no-such-tournament")


def _number_of(tournament: Tournament, person: discord.abc.User) -> int:
    """Return the number of a participant. Refused: ``tournament-not-an-entrant``."""
    participant = tournament.participant(person.id)
    if participant is None:
        raise Refusal("tournament-not-an-entrant", name=called(person))
    return participant.number
