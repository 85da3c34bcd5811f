"""The entrants still in a tournament, and those due in the coming round. Pure."""

from __future__ import annotations

from bot.features.tournaments import formats
from bot.features.tournaments.elimination import THIRD
from bot.features.tournaments.model import Contest


def is_out(contest: Contest, number: int) -> bool:
    """Return whether an entrant has lost for good, with no round to come back to."""
    played = [each for each in contest.rounds if each.stage == "elimination"]
    if not played:
        return False
    if contest.settings.seats > 2:
        return played[-1].match_of(number) is None
    if number not in played[0].seeds:
        return True
    places = formats.bracket(contest)
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
    return len(lost - to_come) >= (2 if contest.settings.format == "double-elimination" else 1)


def due(contest: Contest) -> frozenset[int]:
    """Return the entrants who play in the coming round, as far as it is known.

    Left out are those who are out for good, those with a half-point bye, and those who have missed
    the final after Swiss rounds.
    """
    if contest.settings.format == "swiss" and formats.swiss_over(contest):
        playing = {each.number for each in formats.finalists(contest)}
    else:
        playing = {each.number for each in contest.active}
    return frozenset(
        each.number
        for each in contest.active
        if each.number in playing
        and not formats.is_away(contest, each)
        and not is_out(contest, each.number)
    )
