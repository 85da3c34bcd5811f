"""The matches that hold a round up, and a nudge for their players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tournaments.nudges import Nudges
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    helped_here,
    tournament_here,
)
from bot.features.tournaments.panels.in_thread import ping_in_thread
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    as_fit,
    entrant_label,
    match_line,
    name,
    title_text,
)
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.tournaments.nudges import Holdup
    from bot.features.tournaments.tournament import Tournament

ROOM = 3000


def holdups_button(tournament: Tournament, words: Words) -> HoldupsButton:
    """Return the button to the matches that hold the round up."""
    label = words("tournament-holdups-button")
    return HoldupsButton(button(f"t-holdups:{tournament.id}:0", label))


def holdups_panel(
    tournament: Tournament, holdups: Sequence[Holdup], page: int, words: Words
) -> Panel:
    """Return the open matches and their awaited players, with a menu to nudge them."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    if not holdups:
        panel.text(words("tournament-no-holdups"))
        return panel.row(back_button(tournament, words))
    panel.text(words("tournament-holdups", count=len(holdups)))
    panel.text(as_fit([_line(tournament, each, words) for each in holdups], ROOM, words))
    lines = []
    for each in holdups:
        if each.awaited and not tournament.paused:
            awaited = words.list(entrant_label(tournament, number) for number in each.awaited)
            lines.append((each.match.table, Choice(f"{each.match.table}. {awaited}")))
    if lines:

        def turn(at: int, label: str) -> Press:
            return HoldupsButton(button(f"t-holdups:{tournament.id}:{at}", label))

        add_menu(
            panel,
            NudgeMenu,
            f"t-nudge:{tournament.id}",
            lines,
            words("tournament-nudge-placeholder"),
            words,
            page=page,
            page_button=turn,
        )
    return panel.row(back_button(tournament, words))


def _line(tournament: Tournament, holdup: Holdup, words: Words) -> str:
    """Return a match, its awaited players, and since when."""
    line = match_line(tournament, len(tournament.contest.rounds), holdup.match, words)
    if not holdup.awaited:
        return line
    awaited = words.list(f"**{name(tournament, number)}**" for number in holdup.awaited)
    if holdup.since is None:
        return words("tournament-holdup", match=line, names=awaited)
    since = shown_time(holdup.since, "R")
    return words("tournament-holdup-since", match=line, names=awaited, since=since)


@tournament_action("waiting", helpers=True, typed=False)
async def show_holdups(interaction: Pressing, tournament: Tournament, page: int = 0) -> Panel:
    """Show the open matches that hold the round up."""
    holdups = interaction.client.get(Nudges).holdups(tournament)
    return holdups_panel(tournament, holdups, page, own_words(interaction))


class HoldupsButton(TournamentPress, template=r"t-holdups:(?P<tournament>\d+):(?P<page>\d{1,3})"):
    """Show the open matches that hold the round up."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = helped_here(interaction, self.tournament_id)
        return await show_holdups(interaction, tournament, int(self.said["page"]))


class NudgeMenu(TournamentPress, template=r"t-nudge:(?P<tournament>\d+)"):
    """Nudge the awaited players of a match."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        holdup = await interaction.client.get(Nudges).nudge(
            tournament.id, as_organiser(interaction), int(self.values[0])
        )
        number, table = len(tournament.contest.rounds), holdup.match.table
        await ping_in_thread(
            interaction, tournament, number, table, holdup.people, "tournament-nudge"
        )
        words = own_words(interaction)
        names = words.list(name(tournament, each) for each in holdup.awaited)
        panel = Panel(TOURNAMENT).text(words("tournament-nudged", names=names))
        return panel.row(holdups_button(tournament, words), back_button(tournament, words))
