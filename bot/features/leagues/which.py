"""The league that a command refers to: by name, the only one, or chosen in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.leagues.messages import show_league
from bot.features.leagues.organising import show_organising
from bot.features.leagues.service import Leagues
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.leagues.storage import League
    from bot.ui.command import Using

# The panels of a league by command.
SHOWN = {"standings": show_league, "organise": show_organising}


async def named_or_asked(interaction: Using, what: str, typed: str | None) -> Panel:
    """Show a panel of the league that a command means, or ask which it is.

    Refused: ``no-such-league``, ``league-none``.
    """
    service = interaction.client.get(Leagues)
    if typed is not None:
        return await SHOWN[what](interaction, service.named(typed, interaction.guild_id))
    known = service.of_guild(interaction.guild_id)
    if not known:
        raise Refusal("league-none")
    if len(known) > 1:
        return which_panel(known, what, own_words(interaction))
    return await SHOWN[what](interaction, known[0])


def which_panel(leagues: Sequence[League], what: str, words: Words) -> Panel:
    """Return the question which of several leagues is meant."""
    panel = Panel(TOURNAMENT).text(words("league-which"))
    lines = [(str(each.id), Choice(each.name)) for each in leagues]
    add_plain_menu(panel, WhichLeagueMenu, f"league-which:{what}", lines, words("league-choose"))
    return panel


class WhichLeagueMenu(Press, template=r"league-which:(?P<what>standings|organise)"):
    """Choose the league that a command refers to."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service = interaction.client.get(Leagues)
        league = service.get(int(self.values[0]), interaction.guild_id)
        return await SHOWN[self.said["what"]](interaction, league)
