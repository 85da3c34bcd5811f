"""Actions of commands about a tournament: each is declared once, beside its panel.

Its command ``/tournament <name>``, the question which tournament is meant, and the check of the
user's rights follow from the declaration.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Concatenate, Generic, ParamSpec

from discord import app_commands

from bot.features.tournaments.panels.context import (
    helped_here,
    organised_here,
    tournament_here,
    tournament_typed,
    tournaments_meant,
)
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.service import Tournaments
from bot.ui.choice import Choice
from bot.ui.command import SERVERS, Command, CommandGroup, Handler, Using, command
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTION_LIMIT, OPTIONS_LIMIT, Panel, cut
from bot.ui.press import Press
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.press import Pressing

P = ParamSpec("P")
Do = Callable[Concatenate["Pressing", "Tournament", P], Awaitable[Panel]]

TOURNAMENTS = CommandGroup("tournament", SERVERS)

# All actions by name.
ACTIONS: dict[str, TournamentAction[...]] = {}


@dataclass(frozen=True, slots=True)
class TournamentAction(Generic[P]):
    """A user's action in a tournament: calling it checks their rights, then does it.

    ``organisers``: only organisers may do it; ``helpers``: also helpers for results and pairings.
    """

    name: str
    do: Do[P]
    organisers: bool = False
    helpers: bool = False

    async def __call__(
        self, interaction: Pressing, tournament: Tournament, *args: P.args, **facts: P.kwargs
    ) -> Panel:
        """Do the action. Refused: as by ``for_organiser`` and by the action itself."""
        if self.organisers:
            tournament = organised_here(interaction, tournament.id)
        elif self.helpers:
            tournament = helped_here(interaction, tournament.id)
        return await self.do(interaction, tournament, *args, **facts)


def tournament_action(
    name: str, *, organisers: bool = False, helpers: bool = False, typed: bool = True
) -> Callable[[Do[P]], TournamentAction[P]]:
    """Return a decorator that declares the action ``name`` of tournaments.

    ``typed``: it is also the command ``/tournament name``.
    """

    def declare(do: Do[P]) -> TournamentAction[P]:
        action = TournamentAction(name, do, organisers, helpers)
        ACTIONS[name] = action
        if typed:

            async def run(interaction: Using, tournament: str | None = None) -> Panel:
                return await in_a_tournament(interaction, action, tournament)

            of_a_tournament(name)(run)
        return action

    return declare


def of_a_tournament(name: str) -> Callable[[Handler], Command]:
    """Return a decorator for a subcommand with the option ``tournament``."""

    def declare(handler: Handler) -> Command:
        made = command(name, TOURNAMENTS, shared={"tournament": "tournament-which"})(handler)
        made.autocomplete("tournament")(suggest_tournaments)
        return made

    return declare


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


async def in_a_tournament(
    interaction: Using, action: TournamentAction[...], typed: str | None
) -> Panel:
    """Do ``action`` in the tournament that a command means, or ask which it is.

    Refused: ``no-such-tournament``, ``tournament-none``, and as by the action.
    """
    meant = _meant(interaction, typed)
    if len(meant) > 1:
        return which_panel(meant, action.name, own_words(interaction))
    return await action(interaction, meant[0])


def one_meant(interaction: Using, typed: str | None) -> Tournament:
    """Return the one tournament that a command means.

    Refused: ``no-such-tournament``, ``tournament-none``, ``tournament-several``.
    """
    meant = _meant(interaction, typed)
    if len(meant) > 1:
        raise Refusal("tournament-several")
    return meant[0]


def _meant(interaction: Using, typed: str | None) -> list[Tournament]:
    """Return the tournament typed, or those that may be meant without a name."""
    if typed is not None:
        return [tournament_typed(interaction, typed)]
    meant = tournaments_meant(interaction)
    if not meant:
        raise Refusal("tournament-none")
    return meant


def which_panel(tournaments: Sequence[Tournament], wanted: str, words: Words) -> Panel:
    """Return the question which of several tournaments is meant."""
    panel = Panel(TOURNAMENT).text(words("tournament-which"))
    lines = [(str(each.id), Choice(each.name)) for each in tournaments[:OPTIONS_LIMIT]]
    placeholder = words("tournament-which-placeholder")
    add_plain_menu(panel, WhichMenu, f"t-which:{wanted}", lines, placeholder)
    return panel


class WhichMenu(Press, template=r"t-which:(?P<wanted>[a-z]+)"):
    """Choose the tournament that a command refers to."""

    async def pressed(self, interaction: Pressing) -> Panel:
        action: TournamentAction[...] | None = ACTIONS.get(self.said["wanted"])
        if action is None:
            raise Refusal("unknown-action")
        return await action(interaction, tournament_here(interaction, int(self.values[0])))
