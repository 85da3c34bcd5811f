"""Half-point byes that players ask for before a Swiss round."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.features.tournaments.contest import formats
from bot.features.tournaments.guards import participant_number
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.model import Contest
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Tournament


class Byes:
    """Takes the requests of players for half-point byes, and their withdrawals."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def ask(self, tournament_id: int, user_id: int, rounds: Collection[int]) -> Tournament:
        """Ask for byes in these coming rounds instead of those asked for before.

        Refused: ``tournament-not-in-it``, ``tournament-dropped-already``,
        ``tournament-no-byes`` if the tournament has none, ``tournament-bye-round`` (``round``) for
        a round that is paired, or the last one, ``tournament-byes-used`` (``max``: the number that
        one may have).
        """
        async with self._tournaments.locked(tournament_id) as before:
            number = participant_number(before, user_id)
            contest = before.contest
            if not contest.entrant(number).active:
                raise Refusal("tournament-dropped-already")
            if not contest.settings.byes:
                raise Refusal("tournament-no-byes")
            possible, taken = formats.bye_rounds(contest), formats.byes_taken(contest, number)
            away = tuple(sorted({*taken, *rounds}))
            for each in away:
                if each not in possible and each not in taken:
                    raise Refusal("tournament-bye-round", round=each)
            if len(away) > contest.settings.byes:
                raise Refusal("tournament-byes-used", max=contest.settings.byes)
            return await self._tournaments.commit(before, before.with_entrant(number, away=away))


def asked_for(contest: Contest, number: int) -> tuple[int, ...]:
    """Return the coming rounds for which an entrant has asked for a bye."""
    possible = formats.bye_rounds(contest)
    return tuple(each for each in contest.entrant(number).away if each in possible)


def left_to(contest: Contest, number: int) -> int:
    """Return how many byes an entrant may have in the coming rounds."""
    taken = len(formats.byes_taken(contest, number))
    return max(0, min(contest.settings.byes - taken, len(formats.bye_rounds(contest))))
