"""The public messages of a tournament, in its channel and the threads of matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import typed_text
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.match_games import wins
from bot.features.tournaments.guards import late_entry
from bot.features.tournaments.panels.calendar import calendar_button
from bot.features.tournaments.panels.context import organise_button
from bot.features.tournaments.panels.entering import check_in_button, join_button, leave_button
from bot.features.tournaments.panels.featured import featured_text, follow_buttons
from bot.features.tournaments.panels.lines import (
    MEDALS,
    OVER,
    STOPPED,
    TOURNAMENT,
    as_fit,
    away_text,
    cut_text,
    entrant_mention,
    late_text,
    match_title,
    name,
    opponents_text,
    people_count,
    people_text,
    rules_text,
    signed_up_text,
    singles_text,
    standing_line,
    title_text,
    until_text,
    waiting_text,
)
from bot.features.tournaments.panels.penalties import deductions_text
from bot.features.tournaments.panels.views import accent, look_buttons, matches_text
from bot.features.tournaments.tournament import CHECK_IN, RUNNING, SIGN_UP
from bot.ui.panel import Panel, Picture
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.model import Match
    from bot.features.tournaments.tournament import Tournament

SHOWN_PLACES = 10
# Mentions beyond those that Discord pings at once are of no use.
SHOWN_MISSING = 40


def signup_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the sign-up message: participants, rules and deadline, or that it closed."""
    open_, late = tournament.status == SIGN_UP, late_entry(tournament)
    panel = Panel(TOURNAMENT if open_ else STOPPED).text(title_text(tournament, words))
    if open_ and not tournament.paused:
        panel.text(until_text(tournament, words))
    elif not open_:
        panel.text(words("tournament-sign-up-closed"))
        panel.text(late_text(tournament, words))
    panel.text(rules_text(tournament, words)).text(tournament.plan.about)
    panel.text(signed_up_text(tournament, words))
    panel.text(people_text(tournament, words, 1900 - len(tournament.plan.about)))
    if open_ or late is not None:
        panel.text(singles_text(tournament, words))
    if open_ or late is not None:
        panel.text(waiting_text(tournament, words))
    if not open_:
        return panel if late is None else panel.row(join_button(tournament, words))
    return panel.row(
        join_button(tournament, words),
        leave_button(tournament, words),
        organise_button(tournament, words),
    )


def check_in_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the check-in message: the entrants still to check in."""
    open_ = tournament.status == CHECK_IN
    panel = Panel(TOURNAMENT if open_ else STOPPED).text(title_text(tournament, words))
    if not open_:
        return panel.text(words("tournament-check-in-closed"))
    panel.text(words("tournament-check-in", coming=tournament.coming))
    if not tournament.paused:
        panel.text(until_text(tournament, words))
    missing = tournament.missing
    there = len(tournament.due_entrants) - len(missing)
    panel.text(words("tournament-checked-in-count", there=there, missing=len(missing)))
    if tournament.teams:
        panel.text(words("team-check-in"))
    names = [entrant_mention(tournament, each, words) for each in missing[:SHOWN_MISSING]]
    if len(missing) > SHOWN_MISSING:
        names.append(words("tournament-others", count=len(missing) - SHOWN_MISSING))
    panel.text(words.list(names))
    return panel.row(
        check_in_button(tournament, words),
        leave_button(tournament, words),
        organise_button(tournament, words),
    )


def round_panel(tournament: Tournament, round_number: int, words: Words) -> Panel:
    """Return the message of a round: its matches, and results as they come in."""
    round_ = tournament.contest.round(round_number)
    now = tournament.status == RUNNING and round_number == len(tournament.contest.rounds)
    panel = Panel(TOURNAMENT if now else STOPPED).text(title_text(tournament, words))
    done = sum(match.result is not None for match in round_.matches)
    panel.text(
        words(
            "tournament-round",
            round=round_number,
            rounds=tournament.planned_rounds,
            done=done,
            count=len(round_.matches),
        )
    )
    if now and tournament.opens_at is not None and tournament.unopened:
        at, left = shown_time(tournament.opens_at), shown_time(tournament.opens_at, "R")
        panel.text(words("tournament-opens", at=at, left=left))
    if now and tournament.due_at is not None and not tournament.paused:
        panel.text(until_text(tournament, words))
    panel.text(cut_text(tournament, round_, words))
    panel.text(featured_text(tournament, round_, words))
    others = tuple(match for match in round_.matches if match.table != round_.featured)
    panel.text(matches_text(tournament, round_number, others, 2400, words))
    if round_.byes:
        byes = [name(tournament, number) for number in round_.byes]
        panel.text(words("tournament-byes", names=words.list(byes[:SHOWN_MISSING])))
    panel.text(away_text(tournament, round_, words))
    items: list[ui.Item[Any]] = [
        *follow_buttons(tournament, round_, words),
        *look_buttons(tournament, words, round_number),
    ]
    if now:
        panel.text(late_text(tournament, words))
        if late_entry(tournament) is not None:
            items.append(join_button(tournament, words))
        items.append(calendar_button(tournament, words))
        items.append(organise_button(tournament, words))
    return panel.row(*items)


def standings_panel(
    tournament: Tournament, round_number: int, words: Words, picture: Picture | None = None
) -> Panel:
    """Return the standings after a round."""
    panel = Panel(TOURNAMENT)
    panel.text(
        words(
            "tournament-standings-after",
            name=typed_text(tournament.name),
            round=round_number,
            rounds=tournament.planned_rounds,
        )
    )
    panel.picture(picture)
    if picture is None:
        panel.text(_places_text(tournament, words))
    panel.text(deductions_text(tournament, words))
    return panel.row(*look_buttons(tournament, words))


def podium_panel(tournament: Tournament, words: Words, picture: Picture | None = None) -> Panel:
    """Return the winners, and the next places."""
    winners = _winners(tournament, words)
    panel = Panel(OVER).text(
        words(
            "tournament-podium",
            name=typed_text(tournament.name),
            names=words.list(winners),
            count=people_count(tournament, len(winners)),
        )
    )
    lines = []
    for each in formats.podium(tournament.contest):
        called = name(tournament, each.entrant)
        lines.append(words("tournament-podium-line", mark=MEDALS[each.place], name=called))
    panel.text(as_fit(lines, 600, words)).picture(picture)
    panel.text(
        words(
            "tournament-thanks",
            count=len(tournament.people),
            rounds=len(tournament.contest.rounds),
        )
    )
    return panel.row(*look_buttons(tournament, words), organise_button(tournament, words))


def _winners(tournament: Tournament, words: Words) -> list[str]:
    """Return the mentions of the winners."""
    winners = formats.winners(tournament.contest)
    return [entrant_mention(tournament, each, words) for each in winners]


def winners_panel(tournament: Tournament, words: Words) -> Panel:
    """Congratulate the winners."""
    winners = _winners(tournament, words)
    text = words(
        "notify-winners",
        names=words.list(winners),
        tournament=typed_text(tournament.name),
        count=len(winners),
    )
    return Panel(OVER).text(text)


def cancelled_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the notice that it was cancelled, and why."""
    panel = Panel(STOPPED).text(title_text(tournament, words))
    too_few = tournament.reason == "too-few"
    panel.text(
        words(
            "team-cancelled" if too_few and tournament.teams else "tournament-cancelled",
            reason=tournament.reason or "",
            count=len(tournament.active_entrants),
            min=tournament.plan.min_people,
        )
    )
    return panel.row(organise_button(tournament, words))


def thread_panel(tournament: Tournament, round_number: int, match: Match, words: Words) -> Panel:
    """Return the first message of a match's thread: opponents and deadline."""
    venue = tournament.venue(round_number, match.table)
    due = None if venue is None else venue.due_at
    panel = Panel(accent(tournament))
    games = () if venue is None else venue.games
    best_of = formats.games_of_match(tournament.contest, round_number)
    panel.text(
        words(
            "tournament-next-game" if games else "tournament-thread",
            tournament=typed_text(tournament.name),
            round=round_number,
            table=match.table,
            names=opponents_text(
                tournament,
                [entrant_mention(tournament, each, words) for each in match.seats],
                words,
            ),
            game=len(games) + 1,
            score="–".join(map(str, wins(match, games))),
        )
    )
    panel.text(match_title(tournament, match, words))
    if best_of > 1 and len(games) < best_of:
        panel.text(words("tournament-best-of", count=best_of, wins=best_of // 2 + 1))
    elif best_of > 1:
        panel.text(words("tournament-decider"))
    if due is not None:
        rule = words(f"tournament-deadline-{tournament.plan.at_deadline}")
        at, left = shown_time(due), shown_time(due, "R")
        panel.text(words("tournament-thread-until", at=at, left=left, rule=rule))
    return panel


def reminder_panel(
    tournament: Tournament, round_number: int, match: Match, awaited: Iterable[int], words: Words
) -> Panel:
    """Return the reminder to the awaited players of a match before its deadline."""
    venue = tournament.venue(round_number, match.table)
    assert venue is not None
    assert venue.due_at is not None
    names = [f"<@{person}>" for person in awaited]
    return Panel(TOURNAMENT).text(
        words(
            "tournament-reminder",
            tournament=typed_text(tournament.name),
            round=round_number,
            table=match.table,
            names=words.list(names) or words("tournament-all"),
            left=shown_time(venue.due_at, "R"),
            rule=words(f"tournament-deadline-{tournament.plan.at_deadline}"),
        )
    )


def _places_text(tournament: Tournament, words: Words) -> str:
    lines = [
        standing_line(tournament, each, words) for each in formats.standings(tournament.contest)
    ]
    return as_fit(lines[:SHOWN_PLACES], 1500, words)
