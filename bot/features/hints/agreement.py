"""The vote on advice after the start: whether hints name the strongest options.

Before the start the host chooses, and players agree by sitting down. The game stays rated, as if
the host had allowed it. Tables of tournaments have no such vote: they are strict.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.table import NOBODY, PLAYING, TableKind
from bot.features.hints.service import counts
from bot.features.votes.ballot import Change, VoteKind

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote


def can_be_asked(table: Table, user_id: int) -> bool:
    """Return whether a user may ask the others at ``table`` now."""
    seat = table.seat_of(user_id)
    return seat in table.remaining and _is_open_to_it(table)


def _is_open_to_it(table: Table) -> bool:
    """Return whether advice can be voted on: the game is rated and being played."""
    ordinary = table.kind is TableKind.ORDINARY and not table.terms.strict
    return ordinary and table.status == PLAYING and counts(table)


class AdviceVote(VoteKind):
    """A vote to allow advice from now on, or no longer (``about["advice"]``).

    Every remaining player has to agree: the owners of seats, never their stand-ins.
    """

    def asked(self, table: Table, vote: Vote) -> list[int]:
        """The owners of the seats that are played."""
        owners = (seat.user_id for seat in self.voters(table, vote))
        return [user_id for user_id in owners if user_id not in (None, NOBODY)]

    def holds(self, table: Table, vote: Vote) -> bool:
        """Return whether the vote would still change the terms."""
        return _is_open_to_it(table) and table.terms.advice != vote.about["advice"]

    async def carry_out(self, table: Table, vote: Vote) -> Change:
        """Change the terms, and note in which turn."""
        changes = (*table.terms.advice_changes, table.public_view.turn_number)
        terms = replace(table.terms, advice=vote.about["advice"], advice_changes=changes)
        return Change(replace(table, terms=terms))

    def facts(self, table: Table, vote: Vote, words: Words) -> dict[str, Fact]:
        """The choice asked for."""
        return {"on": "yes" if vote.about["advice"] else "no"}


def advice_lines(table: Table, words: Words) -> dict[int, list[str]]:
    """Return the lines of the log about advice agreed on after the start, by turn."""
    lines: dict[int, list[str]] = {}
    on = table.terms.advice_at_start
    for turn in table.terms.advice_changes:
        on = not on
        lines.setdefault(turn, []).append(words("log-advice", on="yes" if on else "no"))
    return lines
