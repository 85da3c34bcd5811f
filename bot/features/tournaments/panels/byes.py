"""Half-point byes: the panel in which players ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import typed_text
from bot.features.tournaments.byes import Byes, asked_for, left_to
from bot.features.tournaments.contest import formats
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import TournamentPress, tournament_here
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament


def bye_buttons(tournament: Tournament, user_id: int, words: Words) -> list[Press]:
    """Return the button to ask for byes, if the user can."""
    entrant = tournament.entrant_of(user_id)
    if not tournament.active or entrant is None or not entrant.active:
        return []
    if not left_to(tournament.contest, entrant.number):
        return []
    return [ByeButton(button(f"t-bye:{tournament.id}", words("tournament-bye-button")))]


def byes_panel(tournament: Tournament, number: int, words: Words) -> Panel:
    """Return the byes of an entrant, and the menu of rounds for which they can ask."""
    contest = tournament.contest
    asked, left = asked_for(contest, number), left_to(contest, number)
    panel = Panel(TOURNAMENT)
    about = words(
        "tournament-bye-about", name=typed_text(tournament.name), max=contest.settings.byes
    )
    panel.text(about)
    if taken := formats.byes_taken(contest, number):
        rounds = words.list(str(each) for each in taken)
        panel.text(words("tournament-byes-had", count=len(taken), rounds=rounds))
    rounds = words.list(str(each) for each in asked)
    panel.text(words("tournament-byes-asked", count=len(asked), rounds=rounds))
    if not left:
        return panel.text(words("tournament-byes-none-left"))
    possible = formats.bye_rounds(contest)[:OPTIONS_LIMIT]
    select: ui.Select[Any] = ui.Select(
        custom_id=f"t-bye-rounds:{tournament.id}",
        placeholder=words("tournament-bye-placeholder"),
        min_values=0,
        max_values=min(left, len(possible)),
        options=[
            Choice(words("tournament-round-button", round=each)).option(each, each in asked)
            for each in possible
        ],
    )
    return panel.row(ByeMenu(select))


@tournament_action("bye")
async def show_byes(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the user's half-point byes, and a menu to ask for them.

    Refused: ``tournament-not-in-it``, ``tournament-no-byes``.
    """
    entrant = tournament.entrant_of(interaction.user.id)
    if not tournament.contest.settings.byes:
        raise Refusal("tournament-no-byes")
    if entrant is None:
        raise Refusal("tournament-not-in-it")
    return byes_panel(tournament, entrant.number, own_words(interaction))


class ByeButton(TournamentPress, template=r"t-bye:(?P<tournament>\d+)"):
    """Show one's half-point byes."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_byes(interaction, tournament_here(interaction, self.tournament_id))


class ByeMenu(TournamentPress, template=r"t-bye-rounds:(?P<tournament>\d+)"):
    """Ask for half-point byes in these rounds; none: in no round to come."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        rounds = [int(each) for each in self.values]
        asked = await interaction.client.get(Byes).ask(tournament.id, interaction.user.id, rounds)
        return await show_byes(interaction, asked)
