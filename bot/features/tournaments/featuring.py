"""The featured match of a round, which organisers mark for spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tournaments import changes
from bot.features.tournaments.guards import check_active
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.features.tournaments.model import Match, Round
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Act, Organiser, Tournament


class Featuring:
    """Marks one match of the last round as featured, until it is over.

    All methods refuse as ``Tournaments.locked_for_organiser`` and ``guards.check_active``,
    ``tournament-not-begun-yet`` before the first round, and ``tournament-featured-stays`` once the
    featured match is over.
    """

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def feature(self, tournament_id: int, by: Organiser, table: int) -> Tournament:
        """Feature the match at this table, in place of another.

        Refused: ``tournament-no-such-table``, ``tournament-featured-over`` if it has a result,
        ``tournament-featured-already``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            round_ = _last_round(before)
            if round_.at(table).result is not None:
                raise Refusal("tournament-featured-over")
            if round_.featured == table:
                raise Refusal("tournament-featured-already")
            facts = {"round": round_.number, "table": table, "before": round_.featured}
            after = changes.featured(before, table)
            return await self._tournaments.act(before, after, by.user_id, "feature", facts)

    async def unfeature(self, tournament_id: int, by: Organiser) -> Tournament:
        """Feature no match any more. Refused: ``tournament-not-featured``."""
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            round_ = _last_round(before)
            match = _featured(round_)
            facts = {"round": round_.number, "table": match.table, "before": match.table}
            after = changes.featured(before, None)
            return await self._tournaments.act(before, after, by.user_id, "unfeature", facts)

    async def announce(self, tournament_id: int, by: Organiser) -> Tournament:
        """Announce the featured match in the channel, once its table is open.

        Refused: ``tournament-not-featured``, ``tournament-featured-announced``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            round_ = _last_round(before)
            match = _featured(round_)
            if is_announced(round_, self._tournaments.log(tournament_id)):
                raise Refusal("tournament-featured-announced")
            facts = {"round": round_.number, "table": match.table}
            return await self._tournaments.act(
                before, before, by.user_id, "announce-featured", facts
            )


def is_announced(round_: Round, acts: Iterable[Act]) -> bool:
    """Return whether a featured match has been announced since it was chosen.

    ``acts`` are newest first. A match of the same number in a round that was removed does not
    count.
    """
    match = round_.number, round_.featured
    for act in acts:
        if act.kind == "announce-featured" and (act.about["round"], act.about["table"]) == match:
            return True
        if act.kind in ("feature", "unfeature") and act.taken_back_by is None:
            return False
    return False


def _last_round(tournament: Tournament) -> Round:
    """Return the last round, unless its featured match is over."""
    check_active(tournament)
    round_ = tournament.round
    if round_ is None:
        raise Refusal("tournament-not-begun-yet")
    match = round_.featured_match
    if match is not None and match.result is not None:
        raise Refusal("tournament-featured-stays")
    return round_


def _featured(round_: Round) -> Match:
    match = round_.featured_match
    if match is None:
        raise Refusal("tournament-not-featured")
    return match
