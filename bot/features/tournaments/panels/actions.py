"""The actions of commands about a tournament, once it is known which is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.features.tournaments.panels.edit import show_edit
from bot.features.tournaments.panels.entering import join, leave
from bot.features.tournaments.panels.export import show_export
from bot.features.tournaments.panels.here import tournament_here
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.panels.looking import (
    pairings_panel,
    show_bracket,
    show_explained,
    show_overview,
    show_standings,
)
from bot.features.tournaments.panels.organising import ask, do, show_log, show_organising
from bot.features.tournaments.panels.people import show_people
from bot.features.tournaments.panels.result import show_matches
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

Wanted = Callable[[Pressing, "Tournament"], Awaitable[Panel]]


async def _standings(interaction: Pressing, tournament: Tournament) -> Panel:
    return await show_standings(interaction, tournament, None)


async def _bracket(interaction: Pressing, tournament: Tournament) -> Panel:
    return await show_bracket(interaction, tournament, None)


async def _pairings(interaction: Pressing, tournament: Tournament) -> Panel:
    return pairings_panel(tournament, 0, 0, interaction.user.id, own_words(interaction))


async def _explain(interaction: Pressing, tournament: Tournament) -> Panel:
    entrant = tournament.entrant_of(interaction.user.id)
    number = None if entrant is None else entrant.number
    return await show_explained(interaction, tournament, number)


WANTED: dict[str, Wanted] = {
    "info": show_overview,
    "join": join,
    "leave": leave,
    "standings": _standings,
    "explain": _explain,
    "bracket": _bracket,
    "pairings": _pairings,
    "export": show_export,
    "organise": show_organising,
    "people": show_people,
    "result": show_matches,
    "edit": show_edit,
    "log": show_log,
    "start": partial(ask, what="start"),
    "cancel": partial(ask, what="cancel"),
    "undo": partial(ask, what="undo"),
    "pause": partial(do, what="pause"),
    "resume": partial(do, what="resume"),
}


async def carry_out(interaction: Pressing, wanted: str, tournament: Tournament) -> Panel:
    """Carry out the action ``wanted``, one of ``WANTED``, in ``tournament``."""
    return await WANTED[wanted](interaction, tournament)


def which_panel(tournaments: Sequence[Tournament], wanted: str, words: Words) -> Panel:
    """Return the question which of several tournaments is meant."""
    panel = Panel(TOURNAMENT).text(words("tournament-which"))
    lines = [(str(each.id), Choice(each.name)) for each in tournaments[:OPTIONS_LIMIT]]
    placeholder = words("tournament-which-placeholder")
    add_plain_menu(panel, WhichMenu, f"t-which:{wanted}", lines, placeholder)
    return panel


class WhichMenu(Press, template=rf"t-which:(?P<wanted>{'|'.join(WANTED)})"):
    """Choose the tournament that a command refers to."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, int(self.values[0]))
        return await carry_out(interaction, self.said["wanted"], tournament)
