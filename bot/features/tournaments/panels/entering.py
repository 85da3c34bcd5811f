"""Taking part in a tournament: joining, checking in, leaving, coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called, typed_text
from bot.features.tournaments.guards import may_enter
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.byes import bye_buttons
from bot.features.tournaments.panels.context import (
    TournamentPress,
    roles_on_server,
    tournament_here,
    webhook_line,
)
from bot.features.tournaments.panels.lines import STOPPED, TOURNAMENT, mention, until_text
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.messages import sign_up
from bot.features.tournaments.tournament import SIGN_UP
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament, Venue


def join_button(tournament: Tournament, words: Words) -> JoinTournamentButton:
    """Return the button to take part."""
    label = words("tournament-join-button")
    return JoinTournamentButton(button(f"t-join:{tournament.id}", label, Style.success))


def leave_button(tournament: Tournament, words: Words) -> LeaveTournamentButton:
    """Return the button to leave."""
    label = words("tournament-leave-button")
    return LeaveTournamentButton(button(f"t-leave:{tournament.id}", label))


def check_in_button(tournament: Tournament, words: Words) -> CheckInButton:
    """Return the button to check in."""
    label = words("tournament-check-in-button")
    return CheckInButton(button(f"t-here:{tournament.id}", label, Style.success))


def there_button(tournament: Tournament, venue: Venue, words: Words) -> ThereButton:
    """Return the button to say that one is there for a match."""
    label = words("tournament-check-in-button")
    custom_id = f"t-there:{tournament.id}:{venue.round}:{venue.table}"
    return ThereButton(button(custom_id, label, Style.success))


def joined_panel(tournament: Tournament, user_id: int, words: Words) -> Panel:
    """Return the confirmation for a participant: the next steps, and how to leave."""
    panel = Panel(TOURNAMENT)
    panel.text(
        words(
            "tournament-joined",
            name=typed_text(tournament.name),
            coming=tournament.coming,
            count=len(tournament.active_entrants),
        )
    )
    if tournament.status == SIGN_UP:
        panel.text(until_text(tournament, words))
        panel.text(words("tournament-joined-then", check_in=tournament.plan.check_in))
    return panel.row(leave_button(tournament, words), *bye_buttons(tournament, user_id, words))


def waiting_panel(tournament: Tournament, place: int, words: Words) -> Panel:
    """Return the confirmation for a user on the waiting list."""
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-waiting", name=typed_text(tournament.name), place=place))
    return panel.row(leave_button(tournament, words))


@tournament_action("join")
async def join(interaction: Pressing, tournament: Tournament) -> Panel:
    """Let the user join, or come back. Refused: as by ``Tournaments.join``."""
    if tournament.teams:
        panel = await sign_up(interaction, tournament)
        return panel.text(webhook_line(interaction.client, tournament, own_words(interaction)))
    user = interaction.user
    roles = await roles_on_server(interaction, tournament)
    joined = await interaction.client.get(Tournaments).join(
        tournament.id, user.id, called(user), roles
    )
    words = own_words(interaction)
    if place := joined.place_in_line(user.id):
        panel = waiting_panel(joined, place, words)
    else:
        panel = joined_panel(joined, user.id, words)
    return panel.text(webhook_line(interaction.client, joined, words))


@tournament_action("leave")
async def leave(interaction: Pressing, tournament: Tournament) -> Panel:
    """Let the user leave: at once before the first round, later after a confirmation.

    Refused: as by ``Tournaments.leave``.
    """
    words = own_words(interaction)
    entrant = tournament.entrant_of(interaction.user.id)
    if tournament.active and tournament.contest.rounds and entrant is not None and entrant.active:
        panel = Panel(TOURNAMENT)
        ask = words("tournament-drop-ask", name=typed_text(tournament.name))
        if mates := tournament.mates_of(interaction.user.id):
            ask = words(
                "team-drop-ask",
                name=typed_text(tournament.name),
                mate=mention(mates[0].user_id, words),
            )
        panel.text(ask)
        label = words("tournament-drop-button")
        panel.row(DropOutButton(button(f"t-drop:{tournament.id}", label, Style.danger)))
        return panel
    return await _gone(interaction, tournament.id)


async def _gone(interaction: Pressing, tournament_id: int) -> Panel:
    left = await interaction.client.get(Tournaments).leave(tournament_id, interaction.user.id)
    words = own_words(interaction)
    was_in = left.participant(interaction.user.id) is not None
    key = "tournament-dropped-out" if was_in else "tournament-left"
    panel = Panel(STOPPED).text(words(key, name=typed_text(left.name)))
    if may_enter(left, interaction.user.id):
        panel.row(join_button(left, words))
    return panel


class JoinTournamentButton(TournamentPress, template=r"t-join:(?P<tournament>\d+)"):
    """Enter the tournament, or come back."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await join(interaction, tournament_here(interaction, self.tournament_id))


class LeaveTournamentButton(TournamentPress, template=r"t-leave:(?P<tournament>\d+)"):
    """Leave the tournament, or ask to confirm it."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await leave(interaction, tournament_here(interaction, self.tournament_id))


class DropOutButton(TournamentPress, template=r"t-drop:(?P<tournament>\d+)"):
    """Drop out of a tournament that has begun, confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await _gone(interaction, tournament.id)


class CheckInButton(TournamentPress, template=r"t-here:(?P<tournament>\d+)"):
    """Check in for the coming round, also from the DM that asks for it."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service = interaction.client.get(Tournaments)
        if interaction.guild_id is not None:
            tournament_here(interaction, self.tournament_id)
        roles = await roles_on_server(interaction, service.get(self.tournament_id))
        there = await service.check_in(self.tournament_id, interaction.user.id, roles)
        words = own_words(interaction)
        panel = Panel(TOURNAMENT)
        panel.text(words("tournament-checked-in", coming=there.coming))
        panel.text(until_text(there, words))
        return panel


class ThereButton(
    TournamentPress,
    template=r"t-there:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})",
):
    """Say that one is there for a match to which the others have not come."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service = interaction.client.get(Tournaments)
        if interaction.guild_id is not None:
            tournament_here(interaction, self.tournament_id)
        round_number, table = int(self.said["round"]), int(self.said["table"])
        there = await service.say_there(
            self.tournament_id, interaction.user.id, round_number, table
        )
        words = own_words(interaction)
        return Panel(TOURNAMENT).text(
            words("tournament-there", name=typed_text(there.name), round=round_number)
        )
