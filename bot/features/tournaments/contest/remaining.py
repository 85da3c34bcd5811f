"""The entrants still in a tournament, and those due in the coming round. Pure."""

from __future__ import annotations

from functools import lru_cache

from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.elimination import THIRD, Filled
from bot.features.tournaments.model import Contest

# Results are kept for a few contests: messages ask for them again and again.
KEPT = 16


def is_out(contest: Contest, number: int) -> bool:
    """Return whether an entrant has lost for good, with no round to come back to."""
    return number in out(contest)


@lru_cache(maxsize=KEPT)
def out(contest: Contest) -> frozenset[int]:
    """Return the entrants who have lost for good; empty before an elimination begins."""
    played = [each for each in contest.rounds if each.stage == "elimination"]
    if not played:
        return frozenset()
    everybody = frozenset(each.number for each in contest.entrants)
    if contest.settings.seats > 2:
        return everybody - {number for match in played[-1].matches for number in match.seats}
    places = formats.bracket(contest)
    lives = 2 if contest.settings.format == "double-elimination" else 1
    lost = {number for number in played[0].seeds if _has_lost(places, number, lives)}
    return everybody.difference(played[0].seeds) | lost


def _has_lost(places: tuple[Filled, ...], number: int, lives: int) -> bool:
    lost = {
        each.slot.name
        for each in places
        if each.over and number in each.seats and each.winner != number
    }
    if any(each.slot.name in lost and each.winner is None for each in places):
        return True  # neither came
    # The loser of a semi-final may have a match for third place to come.
    to_come = {
        source.slot for each in places if each.slot.name == THIRD and not each.over
        for source in each.slot.sources
    }  # fmt: skip
    return len(lost - to_come) >= lives


@lru_cache(maxsize=KEPT)
def due(contest: Contest) -> frozenset[int]:
    """Return the entrants of the coming round, as far as they are known.

    Left out are those out for good, those with a half-point bye, and those outside the final after
    Swiss rounds.
    """
    if contest.settings.format == "swiss" and formats.swiss_over(contest):
        playing = {each.number for each in formats.finalists(contest)}
    else:
        playing = {each.number for each in contest.active}
    gone = out(contest)
    return frozenset(
        each.number
        for each in contest.active
        if each.number in playing and each.number not in gone and not formats.is_away(contest, each)
    )
