"""The notices of the director: late players, missed matches, failing steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bot.core.names import plain_name, stored_in_text, typed_text, unlinked
from bot.features.tournaments.guards import stands
from bot.features.tournaments.panels.entering import (
    check_in_button,
    join_button,
    leave_button,
    there_button,
)
from bot.features.tournaments.panels.games import replay_buttons
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    entrant_mention,
    mention,
    mentions,
    opponents_text,
    result_text,
)
from bot.features.tournaments.tournament import CHECK_IN
from bot.ui.errors import refused
from bot.ui.panel import Panel, cut
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.tournaments.model import Match
    from bot.features.tournaments.running.attempts import Failing
    from bot.features.tournaments.tournament import Act, Tournament, Venue

CALL = 0x3F8F6B
LATE = 0xB5483A
NAME_LIMIT = 100
NAMED = 20


def thread_name(tournament: Tournament, round_number: int, match: Match, words: Words) -> str:
    """Return the name of a match's thread."""
    name = words(
        "tournament-thread-name",
        round=round_number,
        table=match.table,
        names=opponents_text(
            tournament, [unlinked(tournament.name_of(number)) for number in match.seats], words
        ),
        tournament=unlinked(plain_name(tournament.name)),
    )
    return cut(name, NAME_LIMIT)


def post_text(tournament: Tournament, round_number: int, match: Match, words: Words) -> str:
    """Return the first message of a match's post in a forum, which pings no one."""
    return words(
        "tournament-post",
        tournament=typed_text(tournament.name),
        round=round_number,
        table=match.table,
        names=opponents_text(
            tournament,
            [entrant_mention(tournament, number, words) for number in match.seats],
            words,
        ),
    )


def asked_panel(tournament: Tournament, people: Iterable[int], words: Words) -> Panel:
    """Return the ping of entrants still to check in."""
    assert tournament.due_at is not None
    names = words.list(f"<@{person}>" for person in people)
    until = shown_time(tournament.due_at, "R")
    panel = Panel(CALL).text(
        words("tournament-asked", names=names, tournament=typed_text(tournament.name), until=until)
    )
    return panel.row(check_in_button(tournament, words))


def late_panel(
    tournament: Tournament, round_number: int, late: Iterable[int], words: Words
) -> Panel:
    """Return the notice that the round is over, and its effect on ``late`` entrants."""
    names = mentions(tournament, late, words)
    rule = tournament.plan.at_deadline if names else "standing"
    return Panel(LATE).text(words("tournament-late", round=round_number, rule=rule, names=names))


def match_over_panel(
    tournament: Tournament, match: Match, games: Sequence[Table], words: Words
) -> Panel:
    """Return the notice that a match of several ``games`` is over: score and replays."""
    panel = Panel(TOURNAMENT).text(
        words("tournament-match-over", result=result_text(tournament, match, words))
    )
    return panel.row(*replay_buttons(games, words))


def missed_panel(
    tournament: Tournament, venue: Venue, absent: Iterable[int], last: bool, words: Words
) -> Panel:
    """Return the notice that entrants missed a match; the ``last`` time drops them."""
    names = mentions(tournament, absent, words)
    key = "tournament-missed-dropped" if last else "tournament-missed"
    return Panel(LATE).text(
        words(
            key,
            names=names,
            tournament=typed_text(tournament.name),
            round=venue.round,
            table=venue.table,
        )
    )


def threads_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the notice that the bot may not open threads, for which it waits."""
    channel, organiser = f"<#{tournament.tables_channel_id}>", f"<@{tournament.created_by}>"
    return Panel(LATE).text(words("tournament-no-threads", organiser=organiser, channel=channel))


def lost_panel(tournament: Tournament, channel_id: int, words: Words) -> Panel:
    """Return the notice to the organiser that a channel no longer takes messages."""
    channel = f"<#{channel_id}>"
    return Panel(LATE).text(
        words("tournament-lost", tournament=typed_text(tournament.name), channel=channel)
    )


def failing_panel(tournament: Tournament, failing: Failing, words: Words) -> Panel:
    """Return the notice of a failing step to the organiser: the cause and the remedy."""
    what, _, about = failing.step.partition(":")
    round_number, _, table = about.partition(".")
    error: Any = failing.error
    reason = refused(error, words) if isinstance(error, Refusal) else ""
    return Panel(LATE).text(
        words(
            "tournament-failing",
            tournament=typed_text(tournament.name),
            channel=f"<#{tournament.channel_id}>",
            what=what,
            round=round_number,
            table=table,
            count=failing.count,
            cause=failing.cause,
            code=str(getattr(error, "code", 0)),
            reason=reason,
        )
    )


def there_panel(
    tournament: Tournament, venue: Venue, number: int, until: datetime, words: Words
) -> Panel:
    """Return the question to the only entrant left of a match, unseen so far."""
    panel = Panel(CALL).text(
        words(
            "tournament-still-there",
            name=mentions(tournament, [number], words),
            tournament=typed_text(tournament.name),
            round=venue.round,
            table=venue.table,
            until=shown_time(until, "R"),
        )
    )
    return panel.row(there_button(tournament, venue, words))


def moved_up_panel(tournament: Tournament, people: Iterable[int], words: Words) -> Panel:
    """Return the notice to users from the waiting list that they have got a place."""
    panel = Panel(CALL).text(
        words(
            "tournament-moved-up",
            names=words.list(f"<@{person}>" for person in people),
            tournament=typed_text(tournament.name),
        )
    )
    checking_in = tournament.status == CHECK_IN
    buttons = [check_in_button(tournament, words)] if checking_in else []
    return panel.row(*buttons, leave_button(tournament, words))


def added_panel(tournament: Tournament, act: Act, people: Iterable[int], words: Words) -> Panel:
    """Return the notice to users that an organiser has entered them."""
    panel = Panel(CALL).text(
        words(
            "tournament-told-added",
            names=words.list(f"<@{person}>" for person in people),
            by=mention(act.by, words),
            tournament=typed_text(tournament.name),
        )
    )
    return panel.row(leave_button(tournament, words))


def invited_panel(
    tournament: Tournament, before: Tournament, people: Iterable[int], words: Words
) -> Panel:
    """Return the invitation of players of the tournament ``before`` to sign up again."""
    panel = Panel(CALL).text(
        words(
            "tournament-invited",
            names=words.list(f"<@{person}>" for person in people),
            tournament=typed_text(tournament.name),
            before=typed_text(before.name),
        )
    )
    return panel.row(join_button(tournament, words))


def left_panel(tournament: Tournament, left: Sequence[Act], words: Words) -> Panel:
    """Return the notice to the organiser of entrants dropped after leaving the server."""
    if not tournament.teams:
        return Panel(LATE).text(_left_text(tournament, left, "tournament-left-server", words))
    panel = Panel(LATE)
    there = [act for act in left if stands(tournament, act.about)]
    for key, some in (
        ("team-left-server", there),
        ("team-left-early", [act for act in left if act not in there]),
    ):
        if some:
            panel.text(_left_text(tournament, some, key, words))
    return panel


def _left_text(tournament: Tournament, left: Sequence[Act], key: str, words: Words) -> str:
    names = [_left_name(act, words) for act in left[:NAMED]]
    if len(left) > NAMED:
        names.append(words("tournament-others", count=len(left) - NAMED))
    tournament_name = typed_text(tournament.name)
    return words(key, tournament=tournament_name, names=words.list(names), count=len(left))


def _left_name(act: Act, words: Words) -> str:
    """Return the name of a dropped entrant; of a team, also its departed members."""
    name, gone = stored_in_text(act.about["name"]), act.about.get("gone", ())
    if not gone:
        return name
    people = words.list(stored_in_text(each["name"]) for each in gone)
    return words("team-left", names=people, team=name)


def works_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the notice to the organiser that the failing step works again."""
    return Panel(CALL).text(words("tournament-works-again", tournament=typed_text(tournament.name)))
