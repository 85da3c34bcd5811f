"""Private views of a tournament: overview, pairings, standings, explanations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bot.core.names import typed_text
from bot.core.workers import Workers
from bot.features.board.pictures import Pictures
from bot.features.tournaments.contest import formats
from bot.features.tournaments.guards import may_enter
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.byes import bye_buttons
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    organise_button,
    tournament_here,
    webhook_line,
)
from bot.features.tournaments.panels.entering import check_in_button, join_button, leave_button
from bot.features.tournaments.panels.explained import explained_text
from bot.features.tournaments.panels.featured import featured_text, follow_buttons
from bot.features.tournaments.panels.games import games_buttons
from bot.features.tournaments.panels.lines import (
    OVER,
    STOPPED,
    TOURNAMENT,
    as_fit,
    away_text,
    entrant_label,
    match_line,
    match_title,
    name,
    organisers_text,
    people_text,
    rules_text,
    singles_text,
    stage_text,
    state_of,
    title_text,
)
from bot.features.tournaments.panels.penalties import deductions_text, penalties_text
from bot.features.tournaments.panels.pictures import bracket_parts, page_now, standings_pages
from bot.features.tournaments.penalties import penalties_of
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.messages import own_team_buttons, own_team_text
from bot.features.tournaments.tournament import CANCELLED, CHECK_IN
from bot.features.tournaments.tournament import OVER as IS_OVER
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal
from render.tournament.table import ON_A_PAGE

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.contest.standings import Standing
    from bot.features.tournaments.model import Contest, Match
    from bot.features.tournaments.tournament import Act, Tournament
    from render.tournament.table import Standings

T = TypeVar("T")

MATCHES_ON_A_PAGE = 25


def accent(tournament: Tournament) -> int:
    """Return the colour of messages about a tournament, by its stage."""
    if tournament.status == CANCELLED:
        return STOPPED
    return OVER if tournament.status == IS_OVER else TOURNAMENT


def look_buttons(tournament: Tournament, words: Words, round_number: int = 0) -> list[Press]:
    """Return the buttons to pairings, standings, bracket and replays, if any.

    ``round_number``: the round of the replays; 0 is the last one with any.
    """
    if not tournament.contest.rounds:
        return []
    items: list[Press] = [
        PairingsButton(
            button(f"t-pairings:{tournament.id}:0:0", words("tournament-pairings-button"))
        ),
        StandingsButton(
            button(f"t-standings:{tournament.id}:own", words("tournament-standings-button"))
        ),
    ]
    if formats.bracket(tournament.contest):
        label = words("tournament-bracket-button")
        items.append(BracketButton(button(f"t-bracket:{tournament.id}:own", label)))
    return [*items, *games_buttons(tournament, words, round_number)]


# ------------------------------------------------------------------------------------------------
# Overview
# ------------------------------------------------------------------------------------------------


def overview_panel(
    tournament: Tournament,
    user_id: int,
    words: Words,
    *,
    organiser: bool,
    standings: Sequence[Standing] = (),
    penalties: Sequence[Act] = (),
) -> Panel:
    """Return an overview: rules, stage, the user's own match, and their options.

    ``standings`` are the overall ones; without them, the user's place is left out. ``penalties``
    are the user's.
    """
    panel = Panel(accent(tournament)).text(title_text(tournament, words))
    panel.text(stage_text(tournament, words))
    panel.text(_own_text(tournament, user_id, standings, words))
    panel.text(own_team_text(tournament, user_id, words))
    panel.text(penalties_text(penalties, words))
    panel.text(rules_text(tournament, words)).text(tournament.plan.about)
    panel.text(organisers_text(tournament, words))
    count, teams = len(tournament.active_entrants), tournament.teams
    key = "team-people" if teams else "tournament-people"
    panel.text(words(key, count=count, max=tournament.plan.max_people))
    panel.text(people_text(tournament, words, 1200))
    panel.text(singles_text(tournament, words))
    if dropped := len(tournament.contest.entrants) - count:
        panel.text(words("team-out-count" if teams else "tournament-out-count", count=dropped))
    me = tournament.entrant_of(user_id)
    items: list[Press] = []
    if may_enter(tournament, user_id):
        items.append(join_button(tournament, words))
    items += own_team_buttons(tournament, user_id, words)
    if tournament.status == CHECK_IN and me is not None:
        items.append(check_in_button(tournament, words))
    taking_part = me is not None and me.active
    waits = tournament.place_in_line(user_id) or tournament.single(user_id)
    if tournament.active and (taking_part or waits):
        items.append(leave_button(tournament, words))
    items += bye_buttons(tournament, user_id, words)
    panel.row(*items, *look_buttons(tournament, words))
    return panel.row(organise_button(tournament, words)) if organiser else panel


def _own_text(
    tournament: Tournament, user_id: int, standings: Sequence[Standing], words: Words
) -> str:
    """Return the current match of a user, and their place."""
    entrant = tournament.entrant_of(user_id)
    if place := tournament.place_in_line(user_id):
        return words("tournament-own-waiting", place=place, count=len(tournament.waiting))
    if entrant is None:
        barred = tournament.bars(user_id)
        return words("tournament-own-out", state="disqualified") if barred else ""
    if not entrant.active:
        return words("tournament-own-out", state=state_of(tournament, entrant.number))
    lines = []
    match = tournament.match_of(user_id)
    if match is not None and match.result is None and tournament.active:
        line = match_line(tournament, len(tournament.contest.rounds), match, words)
        lines.append(words("tournament-own-match", match=line))
    elif tournament.round is not None and entrant.number in tournament.round.byes:
        lines.append(words("tournament-own-bye"))
    elif tournament.round is not None and entrant.number in tournament.round.away:
        lines.append(words("tournament-own-away"))
    mine = next((each for each in standings if each.entrant == entrant.number), None)
    if mine is not None and mine.place:
        lines.append(words("tournament-own-place", place=mine.place, count=len(standings)))
    return "\n".join(lines) or words("tournament-own-in")


# ------------------------------------------------------------------------------------------------
# Pairings
# ------------------------------------------------------------------------------------------------


def pairings_panel(
    tournament: Tournament, round_number: int, page: int, user_id: int, words: Words
) -> Panel:
    """Return a page of a round's matches, the user's own first; round 0 is the last.

    Refused: ``tournament-no-such-round``, ``tournament-not-begun-yet``.
    """
    if not tournament.contest.rounds:
        raise Refusal("tournament-not-begun-yet")
    round_ = tournament.contest.round(round_number or len(tournament.contest.rounds))
    pages = max(1, -(-len(round_.matches) // MATCHES_ON_A_PAGE))
    page = min(page, pages - 1)
    first = page * MATCHES_ON_A_PAGE
    shown = round_.matches[first : first + MATCHES_ON_A_PAGE]
    panel = Panel(accent(tournament))
    panel.text(
        words(
            "tournament-pairings-title",
            name=typed_text(tournament.name),
            round=round_.number,
            rounds=tournament.planned_rounds,
            page=page + 1,
            pages=pages,
        )
    )
    entrant = tournament.entrant_of(user_id)
    mine = None if entrant is None else round_.match_of(entrant.number)
    if mine is not None and mine not in shown:
        line = match_line(tournament, round_.number, mine, words)
        panel.text(words("tournament-own-match", match=line))
    panel.text(featured_text(tournament, round_, words))
    others = tuple(match for match in shown if match.table != round_.featured)
    panel.text(matches_text(tournament, round_.number, others, 2800, words))
    if round_.byes and page == pages - 1:
        byes = words.list(name(tournament, number) for number in round_.byes[:40])
        panel.text(words("tournament-byes", names=byes))
    if page == pages - 1:
        panel.text(away_text(tournament, round_, words))

    def there(label: str, number: int, of_page: int) -> Press:
        return PairingsButton(button(f"t-pairings:{tournament.id}:{number}:{of_page}", label))

    items = []
    if page > 0:
        items.append(there(words("page-before"), round_.number, page - 1))
    if page < pages - 1:
        items.append(there(words("page-after"), round_.number, page + 1))
    items += [
        there(words("tournament-round-button", round=other), other, 0)
        for other in (round_.number - 1, round_.number + 1)
        if 1 <= other <= len(tournament.contest.rounds)
    ]
    follow = follow_buttons(tournament, round_, words)
    return panel.row(*follow, *items, *games_buttons(tournament, words, round_.number))


def matches_text(
    tournament: Tournament, round_number: int, matches: tuple[Match, ...], room: int, words: Words
) -> str:
    """Return the matches, line by line, as many as fit; each kind under its title."""
    lines = []
    titled: dict[str, list[Match]] = {}
    for match in matches:
        titled.setdefault(match_title(tournament, match, words), []).append(match)
    for title, those in titled.items():
        if title:
            lines.append(words("tournament-subtitle", title=title))
        lines += [match_line(tournament, round_number, match, words) for match in those]
    return as_fit(lines, room, words)


@tournament_action("pairings")
async def show_pairings(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the pairings, at first those of the last round."""
    return pairings_panel(tournament, 0, 0, interaction.user.id, own_words(interaction))


class PairingsButton(
    TournamentPress, template=r"t-pairings:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<page>\d{1,3})"
):
    """Show the pairings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return pairings_panel(
            tournament,
            int(self.said["round"]),
            int(self.said["page"]),
            interaction.user.id,
            own_words(interaction),
        )


# ------------------------------------------------------------------------------------------------
# Standings and bracket
# ------------------------------------------------------------------------------------------------


async def _worked_out(
    interaction: Pressing,
    what: str,
    work: Callable[[Tournament, Words], T],
    tournament: Tournament,
    words: Words,
) -> T:
    """Return the result of ``work``, off the loop. Refused: as by ``Workers.once``."""
    key = (what, *tournament.shown_state, words.language)
    workers, user_id = interaction.client.get(Workers), interaction.user.id
    return await workers.run(key, work, tournament, words, user_id=user_id, heavy=True)


async def _standings(
    interaction: Pressing, what: str, work: Callable[[Contest], T], tournament: Tournament
) -> T:
    """Return the result of ``work`` on the contest. Refused: as by ``Workers.once``."""
    key = (what, tournament.id, tournament.version)
    workers, user_id = interaction.client.get(Workers), interaction.user.id
    return await workers.run(key, work, tournament.contest, user_id=user_id, heavy=True)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The standings as they are shown.

    ``pages``      the contents of the pictures
    ``order``      all entrants, first place first
    ``tiebreaks``  the criteria of their order, in words
    """

    pages: list[Standings]
    order: list[int]
    tiebreaks: str


def _ranking(tournament: Tournament, words: Words) -> Ranking | None:
    """Return the ranking; ``None`` before the first round."""
    pages = standings_pages(tournament, words)
    if not tournament.contest.rounds or not pages:
        return None
    order = [each.entrant for each in formats.standings(tournament.contest)]
    return Ranking(pages, order, _tiebreaks(tournament, words))


@tournament_action("standings", typed=False)
async def show_standings(
    interaction: Pressing, tournament: Tournament, page: int | None = None
) -> Panel:
    """Show a page of the standings, by default the one with the user.

    Refused: ``tournament-not-begun-yet``.
    """
    words = own_words(interaction)
    ranking = await _worked_out(interaction, "standings", _ranking, tournament, words)
    if ranking is None:
        raise Refusal("tournament-not-begun-yet")
    pages, entrant = ranking.pages, tournament.entrant_of(interaction.user.id)
    if page is None:
        grouped = tournament.contest.settings.format == "groups"
        page = 0
        if entrant is not None and not grouped:
            page = ranking.order.index(entrant.number) // ON_A_PAGE
    page = min(page, len(pages) - 1)
    pictures, guild_id = interaction.client.get(Pictures), tournament.guild_id
    user_id = interaction.user.id
    picture = await pictures.standings(pages[page], words, guild_id, user_id)
    panel = Panel(accent(tournament)).text(stage_text(tournament, words)).picture(picture)
    panel.text(words("tournament-tiebreaks", names=ranking.tiebreaks))
    panel.text(deductions_text(tournament, words))

    def there(label: str, at: int) -> Press:
        return StandingsButton(button(f"t-standings:{tournament.id}:{at}", label))

    items: list[Press] = []
    if page > 0:
        items.append(there(words("page-before"), page - 1))
    if page < len(pages) - 1:
        items.append(there(words("page-after"), page + 1))
    if tournament.contest.placed:
        label = words("tournament-explain-button")
        items.append(ExplainButton(button(f"t-explain:{tournament.id}:own:0", label)))
    panel.row(*items)
    return panel


def _by_reach(tournament: Tournament) -> bool:
    """Return whether places depend on the last round reached, not on earlier wins."""
    return tournament.contest.settings.format in ("elimination", "double-elimination")


def _tiebreaks(tournament: Tournament, words: Words) -> str:
    """Return the names of the tiebreaks, in order."""
    if _by_reach(tournament):
        return words("tournament-tiebreak-reach")
    standings = formats.group_standings(tournament.contest)[0]
    keys = [standings[0].points.key, *(each.key for each in standings[0].tiebreaks)]
    if standings[0].reach is not None:
        keys.insert(0, "final")
    return words.list(words(f"tournament-tiebreak-{key}") for key in keys)


@tournament_action("bracket")
async def show_bracket(
    interaction: Pressing, tournament: Tournament, page: int | None = None
) -> Panel:
    """Show a page of the bracket, by default with the user's match, or the latest.

    Refused: ``tournament-no-bracket``, ``tournament-not-begun-yet``.
    """
    words = own_words(interaction)
    parts = await _worked_out(interaction, "bracket", bracket_parts, tournament, words)
    if not parts:
        settings = tournament.contest.settings
        later = settings.format in ("elimination", "double-elimination", "groups") or settings.cut
        few = settings.seats == 2
        raise Refusal("tournament-not-begun-yet" if later and few else "tournament-no-bracket")
    if page is None:
        entrant = tournament.entrant_of(interaction.user.id)
        page = page_now(parts, None if entrant is None else entrant.number)
    page = min(page, len(parts) - 1)
    pictures, guild_id = interaction.client.get(Pictures), tournament.guild_id
    user_id = interaction.user.id
    picture = await pictures.bracket(parts[page].bracket, words, guild_id, user_id)
    panel = Panel(accent(tournament)).text(stage_text(tournament, words)).picture(picture)

    def there(label: str, at: int) -> Press:
        return BracketButton(button(f"t-bracket:{tournament.id}:{at}", label))

    items = []
    if page > 0:
        items.append(there(words("page-before"), page - 1))
    if page < len(parts) - 1:
        items.append(there(words("page-after"), page + 1))
    panel.row(*items)
    return panel


class StandingsButton(
    TournamentPress, template=r"t-standings:(?P<tournament>\d+):(?P<page>own|\d{1,3})"
):
    """Show the standings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_standings(interaction, tournament, _page(self.said["page"]))


class BracketButton(
    TournamentPress, template=r"t-bracket:(?P<tournament>\d+):(?P<page>own|\d{1,3})"
):
    """Show the bracket."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_bracket(interaction, tournament, _page(self.said["page"]))


def _page(said: str) -> int | None:
    return None if said == "own" else int(said)


# ------------------------------------------------------------------------------------------------
# Explanations of places
# ------------------------------------------------------------------------------------------------


def explain_panel(
    tournament: Tournament,
    groups: Sequence[tuple[Standing, ...]],
    number: int | None,
    page: int,
    words: Words,
) -> Panel:
    """Return the explanation of an entrant's place, with a menu of the others.

    ``groups`` are the standings. Without ``number`` it is of the first place.
    Refused: ``tournament-not-begun-yet``, ``tournament-nothing-played``.
    """
    if not tournament.contest.rounds or not groups or not groups[0]:
        raise Refusal("tournament-not-begun-yet")
    if not tournament.contest.placed:
        raise Refusal("tournament-nothing-played")
    everybody = [each for group in groups for each in group]
    mine = next((each for each in everybody if each.entrant == number), everybody[0])
    panel = Panel(accent(tournament))
    panel.text(
        words(
            "tournament-explain-title",
            name=name(tournament, mine.entrant),
            place=mine.place,
            tournament=typed_text(tournament.name),
        )
    )
    group = next(number for number, group in enumerate(groups) if mine in group)
    if tournament.contest.settings.format == "groups":
        panel.text(f"**{words('picture-group', number=group + 1)}**")
    if mine.reach is not None:
        panel.text(words("tournament-explained-final"))
    for each in (mine.points, *mine.tiebreaks):
        panel.text(explained_text(tournament, each, words))
    panel.text(_rivals(mine, groups[group], tournament, words))
    lines = [
        (each.entrant, Choice(f"{each.place}. {entrant_label(tournament, each.entrant)}"))
        for each in everybody
    ]

    def turn(at: int, label: str) -> Press:
        return ExplainButton(button(f"t-explain:{tournament.id}:{mine.entrant}:{at}", label))

    add_menu(
        panel,
        ExplainMenu,
        f"t-explain-whom:{tournament.id}:{page}",
        lines,
        words("tournament-explain-placeholder"),
        words,
        page=page,
        page_button=turn,
    )
    return panel


def _rivals(
    mine: Standing, group: tuple[Standing, ...], tournament: Tournament, words: Words
) -> str:
    """Return the entrants next to this one, and the number that decides between them."""
    place = group.index(mine)
    lines = []
    for other, key in ((place - 1, "behind"), (place + 1, "ahead")):
        if not 0 <= other < len(group):
            continue
        theirs = group[other]
        called = name(tournament, theirs.entrant)
        pairs = zip((mine.points, *mine.tiebreaks), (theirs.points, *theirs.tiebreaks), strict=True)
        decisive = next((own.key for own, their in pairs if own.value != their.value), None)
        if mine.reach != theirs.reach:
            decisive = "final"
        if _by_reach(tournament):
            decisive = "reach" if mine.place != theirs.place else None
        if decisive is None:
            lines.append(words("tournament-explain-equal", name=called))
        else:
            what = words(f"tournament-tiebreak-{decisive}")
            lines.append(words(f"tournament-explain-{key}", name=called, what=what))
    return "\n".join(lines)


async def show_explained(
    interaction: Pressing, tournament: Tournament, number: int | None, page: int = 0
) -> Panel:
    """Explain the place of an entrant.

    Refused: ``tournament-not-begun-yet``, and as by ``Workers.once``.
    """
    groups = await _standings(interaction, "groups", formats.group_standings, tournament)
    return explain_panel(tournament, groups, number, page, own_words(interaction))


@tournament_action("explain", typed=False)
async def explain_own(interaction: Pressing, tournament: Tournament, page: int = 0) -> Panel:
    """Explain the user's own place. Refused: as by ``show_explained``."""
    entrant = tournament.entrant_of(interaction.user.id)
    number = None if entrant is None else entrant.number
    return await show_explained(interaction, tournament, number, page)


class ExplainButton(
    TournamentPress, template=r"t-explain:(?P<tournament>\d+):(?P<number>own|\d+):(?P<page>\d{1,3})"
):
    """Explain one's own place, or that of another entrant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        page = int(self.said["page"])
        if self.said["number"] == "own":
            return await explain_own(interaction, tournament, page)
        return await show_explained(interaction, tournament, int(self.said["number"]), page)


class ExplainMenu(
    TournamentPress, template=r"t-explain-whom:(?P<tournament>\d+):(?P<page>\d{1,3})"
):
    """Choose the entrant whose place is explained."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        page = int(self.said["page"])
        return await show_explained(interaction, tournament, int(self.values[0]), page)


@tournament_action("info")
async def show_overview(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show all about a tournament, and to organisers their menu.

    Refused: as by ``Workers.once``, to its players.
    """
    entrant, standings = tournament.entrant_of(interaction.user.id), None
    if tournament.contest.rounds and entrant is not None and entrant.active:
        standings = await _standings(interaction, "overall", formats.standings, tournament)
    words = own_words(interaction)
    panel = overview_panel(
        tournament,
        interaction.user.id,
        words,
        organiser=as_organiser(interaction).may_help(tournament),
        standings=standings or (),
        penalties=penalties_of(
            interaction.client.get(Tournaments).log(tournament.id), [interaction.user.id]
        ),
    )
    return panel.text(webhook_line(interaction.client, tournament, words))
