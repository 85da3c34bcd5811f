"""The featured match: shown first, followed with one press, chosen by organisers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import typed_text
from bot.features.tournaments.featuring import Featuring, is_announced
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    entrant_label,
    match_line,
    match_title,
    title_text,
)
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import RUNNING
from bot.features.watching.panel import start_watching
from bot.ui.authorization import check_reach
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.model import Round
    from bot.features.tournaments.tournament import Act, Tournament


# For all users


def featured_text(tournament: Tournament, round_: Round, words: Words) -> str:
    """Return the featured match of a round, as a link; an empty text if there is none."""
    match = round_.featured_match
    if match is None:
        return ""
    title = match_title(tournament, match, words)
    line = match_line(tournament, round_.number, match, words)
    return words("tournament-featured", match=line, titled="yes" if title else "no", title=title)


def follow_buttons(tournament: Tournament, round_: Round, words: Words) -> list[Press]:
    """Return the button to watch the featured match, while it is played."""
    if _played_at(tournament, round_.number) is None:
        return []
    label = words("tournament-follow-button")
    return [FollowButton(button(f"t-follow:{tournament.id}:{round_.number}", label))]


def _played_at(tournament: Tournament, round_number: int) -> int | None:
    """Return the id of the table at which the featured match of a round is played now."""
    match = tournament.contest.round(round_number).featured_match
    if tournament.status != RUNNING or match is None or match.result is not None:
        return None
    venue = tournament.venue(round_number, match.table)
    return None if venue is None else venue.table_id


def featured_notice(tournament: Tournament, round_: Round, words: Words) -> Panel:
    """Return the announcement of the featured match, without pings."""
    panel = Panel(TOURNAMENT).text(
        words(
            "tournament-featured-news",
            tournament=typed_text(tournament.name),
            round=round_.number,
            match=featured_text(tournament, round_, words),
        )
    )
    return panel.row(*follow_buttons(tournament, round_, words))


class FollowButton(TournamentPress, template=r"t-follow:(?P<tournament>\d+):(?P<round>\d{1,3})"):
    """Watch the featured match: be notified of each turn."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        table_id = _played_at(tournament, int(self.said["round"]))
        if table_id is None:
            raise Refusal("tournament-featured-no-game")
        await check_reach(interaction, table_id, among_others=True)
        return await start_watching(interaction, table_id, often=True)


# For organisers


def featured_button(tournament: Tournament, words: Words) -> FeaturedButton:
    """Return the button to the choice of the featured match."""
    label = words("tournament-featured-button")
    return FeaturedButton(button(f"t-featured:{tournament.id}:0", label))


def featured_panel(tournament: Tournament, acts: Sequence[Act], page: int, words: Words) -> Panel:
    """Return the featured match of the last round, and the choice of another.

    Refused: ``tournament-not-begun-yet``.
    """
    round_ = tournament.round
    if round_ is None:
        raise Refusal("tournament-not-begun-yet")
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(featured_text(tournament, round_, words) or words("tournament-featured-none"))
    match = round_.featured_match
    back = back_button(tournament, words)
    if match is not None and match.result is not None:
        return panel.text(words("tournament-featured-fixed")).row(back)
    lines = []
    for each in tournament.open_matches():
        names = " – ".join(entrant_label(tournament, number) for number in each.seats)
        lines.append((each.table, Choice(f"{each.table}. {names}")))
    if lines:
        add_menu(
            panel,
            FeatureMenu,
            f"t-feature:{tournament.id}",
            lines,
            words("tournament-featured-placeholder"),
            words,
            page=page,
            page_button=lambda at, label: FeaturedButton(
                button(f"t-featured:{tournament.id}:{at}", label)
            ),
            picked=[] if match is None else [match.table],
        )
    items: list[ui.Item[Any]] = []
    if match is not None:
        if not is_announced(round_, acts):
            items.append(_do_button(tournament, "announce", words, Style.primary))
        items.append(_do_button(tournament, "remove", words))
    return panel.row(*items, back)


def _do_button(
    tournament: Tournament, what: str, words: Words, style: Style = Style.secondary
) -> FeatureDoButton:
    label = words(f"tournament-featured-{what}-button")
    return FeatureDoButton(button(f"t-feature-do:{tournament.id}:{what}", label, style))


@tournament_action("featured", organisers=True, typed=False)
async def show_featured(interaction: Pressing, tournament: Tournament, page: int = 0) -> Panel:
    """Show the featured match, and the choice of another."""
    acts = interaction.client.get(Tournaments).log(tournament.id)
    return featured_panel(tournament, acts, page, own_words(interaction))


class FeaturedButton(TournamentPress, template=r"t-featured:(?P<tournament>\d+):(?P<page>\d{1,3})"):
    """Show the choice of the featured match."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = organised_here(interaction, self.tournament_id)
        return await show_featured(interaction, tournament, int(self.said["page"]))


class FeatureMenu(TournamentPress, template=r"t-feature:(?P<tournament>\d+)"):
    """Feature the chosen match of the round."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        changed = await interaction.client.get(Featuring).feature(
            tournament.id, as_organiser(interaction), int(self.values[0])
        )
        return await show_featured(interaction, changed)


class FeatureDoButton(
    TournamentPress, template=r"t-feature-do:(?P<tournament>\d+):(?P<what>announce|remove)"
):
    """Announce the featured match, or feature none."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        service, by = interaction.client.get(Featuring), as_organiser(interaction)
        if self.said["what"] == "announce":
            changed = await service.announce(tournament.id, by)
        else:
            changed = await service.unfeature(tournament.id, by)
        return await show_featured(interaction, changed)
