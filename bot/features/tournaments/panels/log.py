"""The lines of the log: each action, its user, and the values before and after."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from bot.core.names import stored_in_text, typed_text
from bot.features.tournaments.model import Match, load_result
from bot.features.tournaments.panels.editing import shown_value
from bot.features.tournaments.panels.lines import mention, result_text
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Act, Tournament


def act_text(tournament: Tournament, act: Act, words: Words) -> str:
    """Return the log line of an action, its changes, and the user who undid it."""
    about = act.about
    in_team = act.kind in ("replace", "disqualify") and "members" in about
    line = words(
        f"team-act-{act.kind}" if in_team else f"tournament-act-{act.kind}",
        by=mention(act.by, words),
        itself="yes" if act.by is None else "no",
        cause=about.get("cause", "organiser"),
        reason=typed_text(about.get("reason", "")),
        when=shown_time(act.at, "R"),
        name=stored_in_text(about.get("name", "")),
        other=stored_in_text(about.get("to_name", "")),
        round=about.get("round", 0),
        table=about.get("table", 0),
        seed=about.get("seed", 0),
        points=words.number(Fraction(about.get("halves", 0), 2)),
        count=about.get("count", 0),
        results="yes" if about.get("results_only") else "no",
        joined="yes" if about.get("joined") else "no",
        on="yes" if about.get("on") else "no",
        series=typed_text(about.get("title", "")),
        channel=f"<#{about.get('channel', 0)}>",
        person=mention(about.get("user_id"), words),
        how=about.get("how", ""),
        waits="place" if "place" in about else "partner",
        member=stored_in_text(about.get("barred_name") or about.get("replaced") or ""),
    )
    if change := _change(tournament, act, words):
        before, after = change
        line = words("tournament-act-changed", act=line, before=before, after=after)
    if act.taken_back_by is None:
        return line
    return words("tournament-act-taken-back", act=line, by=mention(act.taken_back_by, words))


def _change(tournament: Tournament, act: Act, words: Words) -> tuple[str, str] | None:
    """Return the values before and after an action, as far as they are known."""
    about = act.about
    match act.kind:
        case "correct" | "lose" if "seats" in about:
            before = _result(tournament, about, about["before"], words)
            return before, _result(tournament, about, about["after"], words)
        case "extend" | "extend-match":
            return _moment(about["before"], words), _moment(about["until"], words)
        case "edit":
            before, after = (
                shown_value(tournament, about["field"], about[when], words)
                for when in ("before", "after")
            )
            return before, after
        case "move":
            return f"<#{about['before']}>", f"<#{about['channel']}>"
    return None


def _result(
    tournament: Tournament, about: dict[str, Any], result: dict[str, Any] | None, words: Words
) -> str:
    if result is None:
        return words("tournament-result-none")
    match = Match(about["table"], tuple(about["seats"]), load_result(result))
    known = {each.number for each in tournament.contest.entrants}
    if not known.issuperset(match.seats):
        return "–".join(str(place) for place in result["places"])
    return result_text(tournament, match, words)


def _moment(moment: str | None, words: Words) -> str:
    if moment is None:
        return words("tournament-no-deadline")
    return shown_time(datetime.fromisoformat(moment))
