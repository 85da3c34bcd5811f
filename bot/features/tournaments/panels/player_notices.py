"""The notices to players: results, corrections, byes, and dropouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.features.tournaments.panels.entering import join_button
from bot.features.tournaments.panels.games import replay_buttons
from bot.features.tournaments.panels.lines import (
    OVER,
    STOPPED,
    TOURNAMENT,
    mention,
    organisers_text,
    result_text,
)
from bot.ui.panel import Panel

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.tournaments.model import Match
    from bot.features.tournaments.tournament import Act, Tournament


def result_panel(
    tournament: Tournament,
    round_number: int,
    match: Match,
    people: Iterable[int],
    words: Words,
    games: Sequence[Table] = (),
) -> Panel:
    """Return the result of a match for its players, with the next step and replays."""
    panel = Panel(OVER).text(
        words(
            "tournament-told-result",
            names=_mentions(people, words),
            result=result_text(tournament, match, words),
            next=_next(tournament, round_number),
            coming=round_number + 1,
            tournament=typed_text(tournament.name),
            channel=f"<#{tournament.channel_id}>",
            round=round_number,
            table=match.table,
        )
    )
    return panel.row(*replay_buttons(games, words))


def _next(tournament: Tournament, round_number: int) -> str:
    """Return the step after a round: a variant of the text for results."""
    if round_number >= tournament.planned_rounds:
        return "end"
    if tournament.contest.round(round_number).stage == "elimination":
        return "bracket"
    return "check-in" if tournament.plan.check_in == "each" else "table"


def corrected_panel(
    tournament: Tournament,
    round_number: int,
    match: Match,
    how: str,
    people: Iterable[int],
    words: Words,
    games: Sequence[Table] = (),
) -> Panel:
    """Return the notice of an organiser's correction to the players of a match.

    ``how``: ``entered``, ``changed`` or, if the match is played again, ``replay``. It offers the
    replays of the finished ``games`` of the match.
    """
    result = "" if match.result is None else result_text(tournament, match, words)
    panel = Panel(TOURNAMENT).text(
        words(
            "tournament-told-corrected",
            names=_mentions(people, words),
            how=how,
            result=result,
            tournament=typed_text(tournament.name),
            round=round_number,
            table=match.table,
        )
    )
    return panel.row(*replay_buttons(games, words))


def bye_panel(tournament: Tournament, people: Iterable[int], words: Words) -> Panel:
    """Return the notice to entrants that they have no opponent in the last round."""
    assert tournament.round is not None
    return Panel(TOURNAMENT).text(
        words(
            "tournament-told-bye",
            names=_mentions(people, words),
            stage=tournament.round.stage,
            tournament=typed_text(tournament.name),
            round=tournament.round.number,
        )
    )


def missed_check_in_panel(
    tournament: Tournament, people: Iterable[int], open_: bool, words: Words
) -> Panel:
    """Return the notice to players that they are out after a missed check-in.

    ``open_``: they may come back.
    """
    panel = Panel(STOPPED).text(
        words(
            "tournament-told-missed-check-in",
            names=_mentions(people, words),
            back="yes" if open_ else "no",
            tournament=typed_text(tournament.name),
            round=len(tournament.contest.rounds),
        )
    )
    return panel.row(join_button(tournament, words)) if open_ else panel


def penalty_panel(tournament: Tournament, act: Act, words: Words) -> Panel:
    """Return the notice of an organiser's penalty to an entrant, with the reason."""
    about = act.about
    panel = Panel(STOPPED).text(
        words(
            "tournament-told-penalty",
            tournament=typed_text(tournament.name),
            kind="undone" if act.kind == "take-back" else act.kind,
            points=words.number(Fraction(about.get("halves", 0), 2)),
            round=about.get("round", 0),
            table=about.get("table", 0),
        )
    )
    if reason := about.get("reason"):
        panel.text(words("tournament-told-reason", reason=typed_text(reason)))
    return panel.text(organisers_text(tournament, words))


def penalty_hint_panel(tournament: Tournament, person: int, words: Words) -> Panel:
    """Return the hint to a penalty for an entrant with closed direct messages."""
    return Panel(STOPPED).text(
        words(
            "tournament-told-penalty-hint",
            name=mention(person, words),
            tournament=typed_text(tournament.name),
        )
    )


def _mentions(people: Iterable[int], words: Words) -> str:
    return words.list(mention(person, words) for person in people)
