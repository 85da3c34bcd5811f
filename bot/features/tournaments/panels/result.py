"""An organiser's result: entered, corrected, or removed to replay the match.

The choices so far are kept in the custom_ids: a digit for each seat, its place or 0 for an absent
entrant.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.features.tournaments.editing import Editing
from bot.features.tournaments.model import Match, Result, placed
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
    entrant_label,
    hours_text,
    match_line,
    result_text,
    title_text,
)
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import CANCELLED
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu, add_plain_menu
from bot.ui.panel import Panel, cut
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

MORE_HOURS = (1, 3, 6, 12, 24, 48, 72, 120, 168, 336)
ABSENT = "0"
ANEW = "anew"
# The possible outcomes at a table of two.
OUTCOMES = ("12", "21", "11", "10", "01", "00")


def result_button(tournament: Tournament, words: Words, round_number: int = 0) -> ResultButton:
    """Return the button to the matches of a round; 0 is the last one."""
    label = words("tournament-result-button")
    return ResultButton(button(f"t-result:{tournament.id}:{round_number}:0", label))


def matches_panel(tournament: Tournament, round_number: int, page: int, words: Words) -> Panel:
    """Return a menu of the matches of a round.

    Refused: ``tournament-not-begun-yet``, ``tournament-no-such-round``.
    """
    rounds = tournament.contest.rounds
    if not rounds:
        raise Refusal("tournament-not-begun-yet")
    round_ = tournament.contest.round(round_number or len(rounds))
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(words("tournament-result-which", round=round_.number))
    lines = []
    for match in round_.matches:
        names = " – ".join(entrant_label(tournament, number) for number in match.seats)
        state = "open" if match.result is None else "known"
        about = words(f"tournament-result-{state}")
        lines.append((match.table, Choice(f"{match.table}. {names}", about)))

    def there(number: int, at: int, label: str) -> Press:
        return ResultButton(button(f"t-result:{tournament.id}:{number}:{at}", label))

    add_menu(
        panel,
        MatchMenu,
        f"t-match:{tournament.id}:{round_.number}",
        lines,
        words("tournament-result-placeholder"),
        words,
        page=page,
        page_button=lambda at, label: there(round_.number, at, label),
    )
    items = [
        there(other, 0, words("tournament-round-button", round=other))
        for other in (round_.number - 1, round_.number + 1)
        if 1 <= other <= len(rounds)
    ]
    return panel.row(*items, back_button(tournament, words))


def match_panel(
    tournament: Tournament, round_number: int, table: int, words: Words, code: str | None = None
) -> Panel:
    """Return a match: its result, the choices so far, and the possible ones.

    Refused: ``tournament-no-such-round``, ``tournament-no-such-table``.
    """
    match = tournament.contest.round(round_number).at(table)
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-result-title", round=round_number, table=table))
    panel.text(match_line(tournament, round_number, match, words))
    before = _code_of(match)
    code = code or before
    if tournament.status == CANCELLED:
        others = result_button(tournament, words, round_number)
        return panel.row(others, back_button(tournament, words))
    if code == ANEW:
        panel.text(words("tournament-result-anew"))
    elif code != before:
        shown = Match(table, match.seats, _chosen(match, code))
        panel.text(words("tournament-result-new", result=result_text(tournament, shown, words)))
    custom_id = f"{tournament.id}:{round_number}:{table}"
    last = round_number == len(tournament.contest.rounds)
    if len(match.seats) == 2:
        one, other = (entrant_label(tournament, number) for number in match.seats)
        outcomes = [
            (each, Choice(words(f"tournament-outcome-{each}", one=one, other=other)))
            for each in OUTCOMES
        ]
        if last and match.result is not None:
            outcomes.append((ANEW, Choice(words("tournament-outcome-anew"))))
        placeholder = words("tournament-outcome-placeholder")
        add_plain_menu(panel, OutcomeMenu, f"t-outcome:{custom_id}", outcomes, placeholder, code)
    else:
        _add_places(panel, tournament, match, f"t-place:{custom_id}", code, words)
    items: list[Press] = []
    if code not in (before, "-" * len(match.seats)) and "-" not in code:
        label = words("tournament-save-button")
        items.append(SaveButton(button(f"t-save:{custom_id}:{code}", label, Style.primary)))
    if len(match.seats) > 2 and last and match.result is not None and code != ANEW:
        label = words("tournament-outcome-anew")
        items.append(AnewButton(button(f"t-anew:{custom_id}", label)))
    items.append(result_button(tournament, words, round_number))
    _add_more_time(panel, tournament, round_number, match, words)
    return panel.row(*items, back_button(tournament, words))


def _add_more_time(
    panel: Panel, tournament: Tournament, round_number: int, match: Match, words: Words
) -> None:
    """Add the deadline of an open match, and a menu to change it."""
    venue = tournament.venue(round_number, match.table)
    if match.result is not None or not tournament.active:
        return
    if venue is None or venue.source is not None or venue.due_at is None:
        return
    at, left = shown_time(venue.due_at), shown_time(venue.due_at, "R")
    panel.text(words("tournament-match-until", at=at, left=left))
    lines = [
        (str(hours), Choice(words("tournament-ends-in", time=hours_text(hours, words))))
        for hours in MORE_HOURS
    ]
    custom_id = f"t-match-time:{tournament.id}:{round_number}:{match.table}"
    placeholder = words("tournament-match-time-placeholder")
    add_plain_menu(panel, MatchTimeMenu, custom_id, lines, placeholder)


def _add_places(
    panel: Panel, tournament: Tournament, match: Match, custom_id: str, code: str, words: Words
) -> None:
    """Add a menu of places for each of the three or four at a table."""
    chosen = code if len(code) == len(match.seats) else "-" * len(match.seats)
    for seat, number in enumerate(match.seats):
        called = entrant_label(tournament, number)
        lines = [
            (str(place), Choice(words("tournament-place", name=called, place=place)))
            for place in range(1, len(match.seats) + 1)
        ]
        lines.append((ABSENT, Choice(words("tournament-place-absent", name=called))))
        add_plain_menu(
            panel,
            PlaceMenu,
            f"{custom_id}:{seat}:{chosen}",
            lines,
            words("tournament-place-placeholder", name=cut(called, 60)),
            chosen[seat],
        )


def _code_of(match: Match) -> str:
    """Return the code of the present result; hyphens while there is none."""
    if match.result is None:
        return "-" * len(match.seats)
    places, present = match.places, match.present
    return "".join(str(places[each]) if each in present else ABSENT for each in match.seats)


def _chosen(match: Match, code: str) -> Result:
    """Return the result that ``code`` stands for; hyphens count as absent."""
    if len(code) != len(match.seats):
        raise Refusal("tournament-match-changed")
    seats = dict(zip(match.seats, code, strict=True))
    places = {number: int(place) for number, place in seats.items() if place not in "-0"}
    return placed(match, places, [number for number in match.seats if number not in places])


@tournament_action("result", helpers=True, typed=False)
async def show_matches(
    interaction: Pressing, tournament: Tournament, round_number: int = 0, page: int = 0
) -> Panel:
    """Show the matches of a round."""
    return matches_panel(tournament, round_number, page, own_words(interaction))


def show_match(
    interaction: Pressing,
    tournament_id: int,
    round_number: int,
    table: int,
    code: str | None = None,
) -> Panel:
    """Show an organiser or helper a match. Refused: ``tournament-organise``."""
    tournament = helped_here(interaction, tournament_id)
    return match_panel(tournament, round_number, table, own_words(interaction), code)


class ResultButton(
    TournamentPress, template=r"t-result:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<page>\d{1,3})"
):
    """Show the matches of a round."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_matches(
            interaction, tournament, int(self.said["round"]), int(self.said["page"])
        )


class MatchPress(TournamentPress, template=r"(?!)"):
    """A button or menu of one match."""

    async def show(self, interaction: Pressing, code: str | None = None) -> Panel:
        """Show the match, with the choices so far."""
        table = int(self.said["table"])
        return show_match(interaction, self.tournament_id, int(self.said["round"]), table, code)


class MatchMenu(TournamentPress, template=r"t-match:(?P<tournament>\d+):(?P<round>\d{1,3})"):
    """Choose a match."""

    async def pressed(self, interaction: Pressing) -> Panel:
        round_number, table = int(self.said["round"]), int(self.values[0])
        return show_match(interaction, self.tournament_id, round_number, table)


class OutcomeMenu(
    MatchPress, template=r"t-outcome:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})"
):
    """Choose the outcome at a table of two."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await self.show(interaction, self.values[0])


class AnewButton(
    MatchPress, template=r"t-anew:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})"
):
    """Choose to have the match replayed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await self.show(interaction, ANEW)


class PlaceMenu(
    MatchPress,
    template=(
        r"t-place:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})"
        r":(?P<seat>[0-3]):(?P<code>[0-4-]{3,4})"
    ),
):
    """Choose the place of one entrant at a larger table."""

    async def pressed(self, interaction: Pressing) -> Panel:
        code, seat = self.said["code"], int(self.said["seat"])
        return await self.show(interaction, code[:seat] + self.values[0] + code[seat + 1 :])


class MatchTimeMenu(
    MatchPress, template=r"t-match-time:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})"
):
    """Choose when one match has to be over."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, tournament = interaction.client, tournament_here(interaction, self.tournament_id)
        until = bot.get(Tables).now() + timedelta(hours=int(self.values[0]))
        round_number, table = int(self.said["round"]), int(self.said["table"])
        changed = await bot.get(Editing).extend_match(
            tournament.id, as_organiser(interaction), round_number, table, until
        )
        players = changed.users(changed.contest.round(round_number).at(table).seats)
        await ping_in_thread(
            interaction, changed, round_number, table, players, "tournament-match-time"
        )
        return await self.show(interaction)


class SaveButton(
    MatchPress,
    template=(
        r"t-save:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<table>\d{1,3})"
        r":(?P<code>[0-4]{2,4}|anew)"
    ),
):
    """Save the result."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        round_number, table = int(self.said["round"]), int(self.said["table"])
        match = tournament.contest.round(round_number).at(table)
        places, absent = None, []
        if self.said["code"] != ANEW:
            result = _chosen(match, self.said["code"])
            seats = dict(zip(match.seats, result.places, strict=True))
            absent = list(result.absent)
            places = {number: place for number, place in seats.items() if number not in absent}
        changed = await interaction.client.get(Tournaments).correct(
            tournament.id, as_organiser(interaction), round_number, table, places, absent
        )
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(words("tournament-result-saved"))
        after = changed.contest.round(round_number).at(table)
        panel.text(match_line(changed, round_number, after, words))
        panel.row(result_button(changed, words, round_number), back_button(changed, words))
        return panel
