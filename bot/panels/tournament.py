"""What is said about a tournament in its channel and in the threads of its matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.panels.panel import Panel, Picture, clean

if TYPE_CHECKING:
    from bot.tournaments.model import Match
    from bot.tournaments.tournament import Tournament
    from bot.words import Words


async def picture_of(tournament: Tournament, theme: str) -> Picture | None:
    return None


def _plain(tournament: Tournament, what: str = "") -> Panel:
    return Panel().text(f"{clean(tournament.name)} {what} {len(tournament.active_people)}")


def signup_panel(tournament: Tournament, words: Words) -> Panel:
    return _plain(tournament, tournament.status)


def check_in_panel(tournament: Tournament, words: Words) -> Panel:
    return _plain(
        tournament, "check-in " + " ".join(f"<@{each.user_id}>" for each in tournament.missing)
    )


def round_panel(tournament: Tournament, round_number: int, words: Words) -> Panel:
    done = sum(match.result is not None for match in tournament.contest.round(round_number).matches)
    return _plain(tournament, f"round {round_number}: {done}")


def standings_panel(
    tournament: Tournament, round_number: int, words: Words, picture: Picture | None = None
) -> Panel:
    return _plain(tournament, f"standings {round_number}").picture(picture)


def podium_panel(tournament: Tournament, words: Words, picture: Picture | None = None) -> Panel:
    return _plain(tournament, "podium").picture(picture)


def cancelled_panel(tournament: Tournament, words: Words) -> Panel:
    return _plain(tournament, "cancelled")


def thread_panel(tournament: Tournament, round_number: int, match: Match, words: Words) -> Panel:
    people = " ".join(f"<@{tournament.person(number).user_id}>" for number in match.seats)
    return _plain(tournament, f"match {round_number}.{match.table} {people}")


def reminder_panel(
    tournament: Tournament, round_number: int, match: Match, awaited: Iterable[int], words: Words
) -> Panel:
    people = " ".join(f"<@{person}>" for person in awaited)
    return _plain(tournament, f"remind {people}")
