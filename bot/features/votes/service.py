"""Votes at a table, which each player answers with one press.

Votes and answers are stored, so they survive a restart. When enough players have agreed, a vote is
carried out in the transaction that stores the last agreement. When it has become pointless, it
lapses. Its message is updated with all the others of the table, by ``MessageSync``.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.core.table import PLAYING, Table
from bot.core.words import words_for
from bot.features.votes.ballot import VoteKind
from bot.storage import Vote
from bot.tables.service import Tables
from engine import Refusal

log = logging.getLogger(__name__)


class Votes:
    """Opens, counts and carries out votes."""

    def __init__(
        self,
        tables: Tables,
        tell: Callable[[int], None],
        record_departed: Callable[[Table], Awaitable[Table]],
    ) -> None:
        """``tell`` requests that a table's messages be brought up to date.

        ``record_departed`` notes which of its players have left the server.
        """
        self._kinds: dict[str, VoteKind] = {}
        self._tables = tables
        self._tell = tell
        self._record_departed = record_departed
        self._stored = tables.store.votes

    def register(self, name: str, kind: VoteKind) -> None:
        """Take votes of this ``kind``, under a name by which they are stored."""
        self._kinds[name] = kind

    def get(self, vote_id: int) -> Vote:
        """Return the vote with this id. Refused: ``vote-closed`` if there is none."""
        vote = self._stored.load(vote_id)
        if vote is None:
            raise Refusal("vote-closed")
        return vote

    async def propose(
        self, table_id: int, kind: str, asker: int | None, about: dict[str, Any] | None = None
    ) -> Vote:
        """Open a vote, or agree to the same one if it is open; ``about`` is for the kind.

        Players who have left the server are not asked. Without voters, the vote is carried out at
        once. Without an ``asker`` it is the bot that asks.

        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``,
        ``vote-asked-already``, ``vote-lapsed``, and as by the kind.
        """
        about = about or {}
        await self._record_departed(self._tables.get(table_id))
        async with self._tables.locked(table_id) as table:
            if asker is not None:
                self._kinds[kind].check_asker(table, asker)
            for vote in self._stored.unsettled(table_id):
                if vote.open and (vote.kind, vote.about) == (kind, about):
                    if asker is None or asker in (vote.asker, *vote.agreed):
                        # Show it again: its message may have been deleted.
                        await self._set(table, vote, None)
                        self._tell(table_id)
                        raise Refusal("vote-asked-already")
                    return await self._say(table, vote, asker, yes=True)
            vote = Vote(0, table_id, kind, asker, self._tables.now(), about)
            if not self._holds(table, vote):
                raise Refusal("vote-lapsed")
            if asker in self._voters(table, vote):
                vote = vote.said(asker, yes=True)
            return await self._decide(table, vote)

    async def agree(self, vote_id: int, user_id: int) -> Vote:
        """Agree to a vote. The last agreement that is needed carries it out.

        Refused: ``vote-closed``, ``vote-lapsed``, ``vote-not-asked``, ``vote-own``,
        ``vote-said-already``, and as by the kind.
        """
        return await self._answer(vote_id, user_id, yes=True)

    async def refuse(self, vote_id: int, user_id: int) -> Vote:
        """Vote against it. Refused as ``agree`` is."""
        return await self._answer(vote_id, user_id, yes=False)

    async def withdraw(self, vote_id: int, user_id: int) -> Vote:
        """Withdraw a vote. Refused: ``vote-closed``, ``vote-not-yours``."""
        async with self._tables.locked(self.get(vote_id).table_id) as table:
            vote = self._open(vote_id)
            if vote.asker != user_id:
                raise Refusal("vote-not-yours")
            return await self._set(table, vote, "withdrawn")

    async def _answer(self, vote_id: int, user_id: int, yes: bool) -> Vote:
        async with self._tables.locked(self.get(vote_id).table_id) as table:
            return await self._say(table, self._open(vote_id), user_id, yes)

    async def _say(self, table: Table, vote: Vote, user_id: int, yes: bool) -> Vote:
        if user_id not in self._voters(table, vote):
            raise Refusal("vote-own" if user_id == vote.asker else "vote-not-asked")
        if not self._holds(table, vote):
            await self._set(table, vote, "lapsed")
            self._tell(table.id)
            raise Refusal("vote-lapsed")
        if user_id in (vote.agreed if yes else vote.refused):
            raise Refusal("vote-said-already")
        return await self._decide(table, vote.said(user_id, yes))

    def _open(self, vote_id: int) -> Vote:
        vote = self.get(vote_id)
        if not vote.open:
            raise Refusal("vote-closed")
        return vote

    def _holds(self, table: Table, vote: Vote) -> bool:
        kind = self._kinds[vote.kind]
        in_time = table.status == PLAYING or (kind.after_the_end and table.game is not None)
        return in_time and kind.holds(table, vote)

    async def _decide(self, table: Table, vote: Vote) -> Vote:
        """Store the answers, and carry out the vote if they suffice."""
        match self._standing(table, vote):
            case "passed":
                change = await self._kinds[vote.kind].carry_out(table, vote)
                passed = replace(vote, outcome="passed")

                def also() -> None:
                    self._keep(passed)
                    if change.also is not None:
                        change.also()

                await self._tables.commit(table, change.after, change.play, also=also)
                return self.get(vote.id) if vote.id else passed
            case outcome:
                return await self._set(table, vote, outcome)

    async def _set(self, table: Table, vote: Vote, outcome: str | None) -> Vote:
        """Store ``vote`` as it is, with this outcome; ``None`` leaves it open."""
        kept = replace(vote, outcome=outcome)
        ids: list[int] = []
        await self._tables.commit(table, table, also=lambda: ids.append(self._keep(kept)))
        return self.get(ids[0])

    def _keep(self, vote: Vote) -> int:
        if vote.id:
            self._stored.change(vote)
            return vote.id
        if vote.open:
            return self._stored.add(vote)
        return self._stored.add(replace(vote, shown=vote.version))  # there are no voters

    # For the messages of votes

    async def settle(self, table: Table) -> list[Vote]:
        """Close lapsed or decided votes; return those open or with outdated messages."""
        unsettled = self._stored.unsettled(table.id)
        return [
            await self._settle(vote) if vote.open and self._is_due(table, vote) else vote
            for vote in unsettled
        ]

    def _is_due(self, table: Table, vote: Vote) -> bool:
        return not self._holds(table, vote) or self._standing(table, vote) is not None

    async def _settle(self, vote: Vote) -> Vote:
        """Close a vote that has lapsed, or was decided because others left."""
        async with self._tables.locked(vote.table_id) as table:
            vote = self.get(vote.id)
            if not vote.open or not self._is_due(table, vote):
                return vote
            self._tell(table.id)
            if not self._holds(table, vote):
                return await self._set(table, vote, "lapsed")
            try:
                return await self._decide(table, vote)
            except Refusal as refusal:
                log.warning("vote %s can't be carried out: %s", vote.id, refusal)
                return await self._set(table, vote, "lapsed")

    async def set_shown(
        self,
        vote: Vote,
        message: tuple[int, int] | None,
        also: Callable[[], None] | None = None,
    ) -> None:
        """Note the message that shows ``vote`` as it is here.

        ``also`` is written in the same transaction.
        """

        def write() -> None:
            with self._tables.store.transaction():
                self._stored.set_shown(vote, message)
                if also is not None:
                    also()

        await self._tables.write(write)

    def facts(self, table: Table, vote: Vote) -> dict[str, Any]:
        """Return the facts that the public message of ``vote`` names now."""
        kind, words = self._kinds[vote.kind], words_for(table.language)
        voters = self._voters(table, vote)
        return {
            "facts": kind.facts(table, vote, words),
            "undecided": self._undecided(table, vote),
            "needed": (kind.needed(len(voters)), len(voters)),
        }

    def _voters(self, table: Table, vote: Vote) -> list[int]:
        """Return the Discord ids of the voters."""
        return self._kinds[vote.kind].asked(table, vote)

    def _undecided(self, table: Table, vote: Vote) -> list[int]:
        """Return the undecided voters."""
        said = {*vote.agreed, *vote.refused}
        return [user_id for user_id in self._voters(table, vote) if user_id not in said]

    def _standing(self, table: Table, vote: Vote) -> str | None:
        """Return the outcome of the answers so far: ``passed``, ``refused`` or ``None``."""
        voters = set(self._voters(table, vote))
        needed = self._kinds[vote.kind].needed(len(voters))
        if len(voters & {*vote.agreed}) >= needed:
            return "passed"
        return "refused" if len(voters - {*vote.refused}) < needed else None
