"""Results: recorded when they come in, and corrected by organisers later."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.features.tournaments.contest.formats import next_round
from bot.features.tournaments.contest.multi import qualified
from bot.features.tournaments.model import Contest, Match, Result, Round
from engine import Refusal


@dataclass(frozen=True, slots=True)
class Correction:
    """A contest after a correction, with the changes that follow from it.

    ``repaired``  matches of later rounds, by round and table, with other entrants than before;
                  their threads and tables are void. They have no result, or a new forfeit.
    ``removed``   rounds and tables that are no longer played; numbers as before the correction
    """

    contest: Contest
    repaired: tuple[tuple[int, int], ...] = ()
    removed: tuple[tuple[int, int], ...] = ()


def _still_featured(new: Round | None, old: Round) -> Round | None:
    """Return a round that was paired again; an unchanged featured match stays so."""
    match = old.featured_match
    if new is None or match is None:
        return new
    same = any((each.table, each.seats) == (match.table, match.seats) for each in new.matches)
    return replace(new, featured=match.table) if same else new


def recorded(contest: Contest, round_number: int, table: int, result: Result) -> Contest:
    """Return the contest with a first result for this table.

    Refused: ``tournament-result-known`` if it has one, which only ``corrected`` changes;
    ``tournament-no-such-round``, ``tournament-no-such-table``.
    """
    if contest.round(round_number).at(table).result is not None:
        raise Refusal("tournament-result-known", round=round_number, table=table)
    return _with_result(contest, round_number, table, result)


def corrected(
    contest: Contest,
    round_number: int,
    table: int,
    result: Result | None,
    begun: Collection[tuple[int, int]] = (),
) -> Correction:
    """Correct the result of a table; ``None`` removes it, in the last round only.

    Swiss and round-robin pairings stay as they are, only standings change. In a bracket the later
    matches are paired again as far as their entrants change. That is refused with
    ``tournament-next-match-played`` if one of those has been played, or is among ``begun`` (rounds
    and tables), or would have to be played although the round after it has been paired. Also
    refused: ``tournament-later-rounds-paired`` for ``None`` in an earlier round, and
    ``tournament-no-such-round``, ``tournament-no-such-table``.
    """
    if result is None and round_number < len(contest.rounds):
        raise Refusal("tournament-later-rounds-paired", round=round_number)
    rounds = _with_result(contest, round_number, table, result).rounds[:round_number]
    repaired: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    for old in contest.rounds[round_number:]:
        new: Round | None = old
        if old.stage == "elimination":
            new = _still_featured(_paired_anew(replace(contest, rounds=rounds), contest, old), old)
        _check_unplayed(old, new, begun)
        here = () if new is None else new.matches
        kept = {frozenset(match.seats) for match in old.matches}
        repaired += [
            (old.number, match.table) for match in here if frozenset(match.seats) not in kept
        ]
        tables = {match.table for match in here}
        removed += [(old.number, each.table) for each in old.matches if each.table not in tables]
        if new is not None:
            rounds = (*rounds, new)
    return Correction(replace(contest, rounds=rounds), tuple(repaired), tuple(removed))


def _with_result(contest: Contest, number: int, table: int, result: Result | None) -> Contest:
    round_ = contest.round(number)
    changed = round_.with_match(replace(round_.at(table), result=result))
    return replace(
        contest,
        rounds=tuple(changed if each.number == number else each for each in contest.rounds),
    )


def _paired_anew(before: Contest, contest: Contest, old: Round) -> Round | None:
    """Return the round after ``before``, with the unchanged matches of ``old``.

    ``contest`` is the contest before the correction. ``before`` may lack a round that was removed:
    then no round follows.
    """
    if len(before.rounds) != old.number - 1:
        return None
    for match in before.rounds[-1].matches:
        if match.result is None:
            raise Refusal("tournament-next-match-played", round=old.number - 1, table=match.table)
    # Entrants paired in a round stay in it, even if they have dropped out since.
    taking_part = {
        *old.seeds,
        *old.byes,
        *(number for each in old.matches for number in each.seats),
    }
    entrants = tuple(
        replace(each, active=each.active or each.number in taking_part) for each in before.entrants
    )
    there = replace(before, entrants=entrants)
    if before.settings.seats > 2 and before.settings.format == "elimination":
        new = _exchanged(before, contest, old)
    else:
        new = next_round(there if old.seeds else before)
    if new is None:
        return None
    known = {frozenset(match.seats): match for match in old.matches}
    matches = []
    for match in new.matches:
        same = known.get(frozenset(match.seats))
        if same is not None:
            match = replace(match, seats=same.seats, result=same.result)
        matches.append(match)
    return replace(new, matches=tuple(matches))


def _exchanged(before: Contest, contest: Contest, old: Round) -> Round | None:
    """Return ``old`` at larger tables, with the entrants who qualify now."""
    now = qualified(before)
    then = qualified(replace(contest, rounds=contest.rounds[: old.number - 1]))
    coming = [number for number in now if number not in then]
    going = [number for number in then if number not in now]
    if len(coming) != len(going) or any(old.match_of(number) is None for number in going):
        return next_round(before)
    instead = dict(zip(going, coming, strict=True))
    return replace(old, matches=tuple(_with_seats(match, instead) for match in old.matches))


def _with_seats(match: Match, instead: dict[int, int]) -> Match:
    """Return ``match`` with these seats replaced; without its result if any is."""
    seats = tuple(instead.get(number, number) for number in match.seats)
    return match if seats == match.seats else replace(match, seats=seats, result=None)


def _check_unplayed(old: Round, new: Round | None, begun: Collection[tuple[int, int]]) -> None:
    """Refuse if ``new`` lacks a match of ``old`` that has been played, or begun."""
    kept = set() if new is None else {frozenset(match.seats) for match in new.matches}
    for match in old.matches:
        fought = match.played or (match.result is None and (old.number, match.table) in begun)
        if fought and frozenset(match.seats) not in kept:
            raise Refusal("tournament-next-match-played", round=old.number, table=match.table)
