"""/tournament: arranging, entering, viewing and organising tournaments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.core.names import called
from bot.features.actions.command_context import game_here, language_here
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
from bot.games.registry import GAMES
from bot.ui.command_words import described, named
from bot.ui.errors import own_words, refusals_told
from bot.ui.panel import OPTION_LIMIT, OPTIONS_LIMIT, Panel, cut
from bot.ui.person import who_can_play
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

    Using = discord.Interaction[Client]
else:
    Using = discord.Interaction

# The store could not look for a larger one.
LARGEST_ID = 2**63 - 1

GAME_CHOICES = [app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]
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


def of_a_tournament(name: str, *options: str) -> Callable[[Any], Any]:
    """Make a subcommand about a tournament, with these options beside its name."""

    def made(carry: Any) -> Any:
        told = {each: named(f"command-tournament-{name}-{each}") for each in options}
        carry = app_commands.describe(tournament=described("tournament-which"), **told)(carry)
        carry = app_commands.autocomplete(tournament=suggest_tournaments)(carry)
        return app_commands.command(name=name, description=named(f"command-tournament-{name}"))(
            carry
        )

    return made


@app_commands.guild_only()
class TournamentCommands(
    app_commands.Group, name="tournament", description=described("tournament")
):
    """Commands about one tournament: the named one, or else that of the channel."""

    @app_commands.command(name="create", description=described("tournament-create"))
    @app_commands.describe(
        name=described("tournament-create-name"),
        game=described("tournament-create-game"),
        format=described("tournament-create-format"),
        seats=described("tournament-create-seats"),
    )
    @app_commands.choices(game=GAME_CHOICES, format=FORMAT_CHOICES)
    async def create(
        self,
        interaction: Using,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        game: str | None = None,
        format: str = "swiss",
        seats: app_commands.Range[int, 2, 4] = 2,
    ) -> None:
        """Begin to arrange a tournament; everything else is chosen in a panel."""
        async with refusals_told(interaction):
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
            await show_draft(interaction, draft, "play")

    @of_a_tournament("info")
    async def info(self, interaction: Using, tournament: str | None = None) -> None:
        """Show an overview of the tournament."""
        await self._about(interaction, "info", tournament)

    @of_a_tournament("join")
    async def join(self, interaction: Using, tournament: str | None = None) -> None:
        """Enter the tournament, or come back."""
        await self._about(interaction, "join", tournament)

    @of_a_tournament("leave")
    async def leave(self, interaction: Using, tournament: str | None = None) -> None:
        """Leave, or drop out."""
        await self._about(interaction, "leave", tournament)

    @of_a_tournament("standings", "explain")
    async def standings(
        self, interaction: Using, explain: bool = False, tournament: str | None = None
    ) -> None:
        """Show the standings, or how they come about."""
        await self._about(interaction, "explain" if explain else "standings", tournament)

    @of_a_tournament("bracket")
    async def bracket(self, interaction: Using, tournament: str | None = None) -> None:
        """Show the bracket."""
        await self._about(interaction, "bracket", tournament)

    @of_a_tournament("pairings")
    async def pairings(self, interaction: Using, tournament: str | None = None) -> None:
        """Show the pairings."""
        await self._about(interaction, "pairings", tournament)

    @of_a_tournament("export")
    async def export(self, interaction: Using, tournament: str | None = None) -> None:
        """Export the tournament as files."""
        await self._about(interaction, "export", tournament)

    @of_a_tournament("organise")
    async def organise(self, interaction: Using, tournament: str | None = None) -> None:
        """Show the organiser's menu."""
        await self._about(interaction, "organise", tournament)

    @of_a_tournament("start")
    async def start(self, interaction: Using, tournament: str | None = None) -> None:
        """Close sign-up or check-in now, after a confirmation."""
        await self._about(interaction, "start", tournament)

    @of_a_tournament("edit")
    async def edit(self, interaction: Using, tournament: str | None = None) -> None:
        """Edit the deadline, the channel and the helpers."""
        await self._about(interaction, "edit", tournament)

    @of_a_tournament("drop", "person")
    async def drop(
        self,
        interaction: Using,
        person: discord.User | None = None,
        tournament: str | None = None,
    ) -> None:
        """Drop a participant, or bring them back; show a menu if none is named."""
        if person is None:
            await self._about(interaction, "people", tournament)
            return
        async with refusals_told(interaction):
            meant = self._meant(interaction, tournament)
            await show_person(interaction, meant, _number_of(meant, person))

    @of_a_tournament("replace", "person", "by")
    async def replace(
        self,
        interaction: Using,
        person: discord.User,
        by: discord.User,
        tournament: str | None = None,
    ) -> None:
        """Replace a participant by another user."""
        async with refusals_told(interaction):
            meant = self._meant(interaction, tournament)
            other = await who_can_play(interaction, meant.guild_id, by)
            number = _number_of(meant, person)
            await replace_by(interaction, meant, number, other.id, called(other))

    @of_a_tournament("result", "round", "table")
    async def result(
        self,
        interaction: Using,
        round: app_commands.Range[int, 1, 999] | None = None,
        table: app_commands.Range[int, 1, 999] | None = None,
        tournament: str | None = None,
    ) -> None:
        """Enter or correct a result."""
        if round is None and table is None:
            await self._about(interaction, "result", tournament)
            return
        async with refusals_told(interaction):
            meant = self._meant(interaction, tournament)
            number = round or len(meant.contest.rounds)
            if table is None:
                await show_matches(interaction, meant, number)
            else:
                await show_match(interaction, meant.id, number, table)

    @of_a_tournament("pause")
    async def pause(self, interaction: Using, tournament: str | None = None) -> None:
        """Pause: nothing new begins, and clocks stop."""
        await self._about(interaction, "pause", tournament)

    @of_a_tournament("resume")
    async def resume(self, interaction: Using, tournament: str | None = None) -> None:
        """Resume after a pause."""
        await self._about(interaction, "resume", tournament)

    @of_a_tournament("announce", "text")
    async def announce(
        self,
        interaction: Using,
        text: app_commands.Range[str, 1, 1500],
        tournament: str | None = None,
    ) -> None:
        """Announce a text to all participants."""
        async with refusals_told(interaction):
            await announce(interaction, self._meant(interaction, tournament), text)
            panel = Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))
            await interaction.edit_original_response(**panel.editing())

    @of_a_tournament("undo")
    async def undo(self, interaction: Using, tournament: str | None = None) -> None:
        """Take back an organiser's last action, after a confirmation."""
        await self._about(interaction, "undo", tournament)

    @of_a_tournament("log")
    async def log(self, interaction: Using, tournament: str | None = None) -> None:
        """Show the log of organisers' actions."""
        await self._about(interaction, "log", tournament)

    @of_a_tournament("cancel")
    async def cancel(self, interaction: Using, tournament: str | None = None) -> None:
        """Cancel the tournament, after a confirmation."""
        await self._about(interaction, "cancel", tournament)

    async def _about(self, interaction: Using, wanted: str, named_: str | None) -> None:
        """Find the tournament and do the action ``wanted``; ask if there are several."""
        async with refusals_told(interaction):
            meant = _named(interaction, named_)
            if len(meant) == 1:
                await carry_out(interaction, wanted, meant[0])
            else:
                panel = which_panel(meant, wanted, own_words(interaction))
                await interaction.edit_original_response(**panel.editing())

    def _meant(self, interaction: Using, named_: str | None) -> Tournament:
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
