"""The menus with which organisers put teams together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import called, in_text, isolated
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    organised_here,
)
from bot.features.tournaments.panels.lines import TOURNAMENT, known_name
from bot.features.tournaments.teams.service import Teams
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.person import check_can_play, check_members
from bot.ui.press import Pressing
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.changes import People
    from bot.features.tournaments.tournament import Tournament


def add_team_menus(panel: Panel, tournament: Tournament, words: Words) -> None:
    """Add the menus to pair up two users without a partner, and to add a team by hand."""
    alone = tournament.singles[:OPTIONS_LIMIT]
    if len(alone) > 1:
        options = [
            Choice(isolated(known_name(tournament, each))).option(each.user_id) for each in alone
        ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=f"t-pair:{tournament.id}",
            placeholder=words("team-pair-placeholder"),
            min_values=2,
            max_values=2,
            options=options,
        )
        panel.row(PairMenu(menu))
    both: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=f"t-add-team:{tournament.id}",
        placeholder=words("team-add-placeholder"),
        min_values=2,
        max_values=2,
    )
    panel.row(AddTeamMenu(both))


async def _put_together(interaction: Pressing, tournament_id: int, people: People) -> Panel:
    """Enter a team. Refused: as by ``Teams.put_together``."""
    changed = await interaction.client.get(Teams).put_together(
        tournament_id, as_organiser(interaction), people
    )
    words = own_words(interaction)
    name = in_text(changed.name_of(changed.people[-1].number))
    panel = Panel(TOURNAMENT).text(words("tournament-added", name=name, count=2))
    return panel.row(back_button(changed, words))


class PairMenu(TournamentPress, template=r"t-pair:(?P<tournament>\d+)"):
    """Choose two users without a partner, to be a team."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = organised_here(interaction, self.tournament_id)
        alone = {str(each.user_id): each for each in tournament.singles}
        chosen = [alone[value] for value in self.values if value in alone]
        if len(chosen) != 2:
            raise Refusal("team-not-looking")
        there = {each.user_id: known_name(tournament, each) for each in chosen}
        await check_members(interaction, tournament.guild_id, there)
        people = [(each.user_id, each.name) for each in chosen]
        return await _put_together(interaction, tournament.id, people)


class AddTeamMenu(TournamentPress, template=r"t-add-team:(?P<tournament>\d+)"):
    """Choose two users to enter as a team."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = organised_here(interaction, self.tournament_id)
        if len(self.picked) != 2:
            raise Refusal("not-an-option")
        people = [
            await check_can_play(interaction, tournament.guild_id, person) for person in self.picked
        ]
        named = [(person.id, called(person)) for person in people]
        return await _put_together(interaction, tournament.id, named)
