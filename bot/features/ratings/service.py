"""Ratings: updated when a game ends, and recomputed when one no longer counts."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.core.names import Called
from bot.core.table import LOBBY, OVER, PLAYING, Seat, Table, TableKind
from bot.features.ratings.arithmetic import NEWCOMER, fold, number_of
from bot.features.ratings.meetings import PERIOD, Meetings
from bot.features.ratings.places import beginners, result_of
from bot.features.ratings.result import ANNULLED, CASUAL, Outcome, Result
from bot.features.ratings.statistics import Statistics, of_server
from bot.features.ratings.storage import Rated, StoredRatings
from bot.tables.guards import Caller, check, moderator
from bot.tables.repository import TableRepository
from engine import Refusal

log = logging.getLogger(__name__)


class Ratings:
    """Results and ratings by server and game, updated by listening to table changes."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._store = tables.store.section(StoredRatings)
        tables.consequences.append(self._follow)

    # Queries

    def result(self, table_id: int) -> Result | None:
        """Return the result of a game and its ratings; ``None`` without a winner."""
        return self._store.result(table_id)

    def numbers(self, guild_id: int, game: str, people: Sequence[int]) -> dict[int, int]:
        """Return the ratings of these users, as displayed."""
        found = self._store.of(guild_id, game, people)
        return {person: number_of(rated.rating.mu) for person, rated in found.items()}

    def of(self, guild_id: int, game: str, person: int) -> Rated | None:
        """Return the rating of a user."""
        return self._store.of(guild_id, game, [person]).get(person)

    def place(self, guild_id: int, game: str, rated: Rated) -> int:
        """Return the place of ``rated`` among those that ``leaders`` lists with it."""
        return self._store.place(guild_id, game, rated)

    def leaders(
        self, guild_id: int, game: str, first: int, limit: int, *, new: bool = False
    ) -> list[Rated]:
        """Return settled ratings, or provisional ones, from the ``first``-th on."""
        return self._store.leaders(guild_id, game, first, limit, new=new)

    def count(self, guild_id: int, game: str, *, new: bool = False) -> int:
        """Return the number of ratings that ``leaders`` lists."""
        return self._store.count(guild_id, game, new=new)

    def called(self, guild_id: int, people: Mapping[int, str]) -> dict[int, Called]:
        """Return the current names of these users on a server, or the given ones."""
        known = self._tables.directory.of(guild_id, people)
        return {person: known.get(person, Called(name)) for person, name in people.items()}

    def of_server(self, guild_id: int, game: str) -> Statistics:
        """Return the statistics of all finished games of a server."""
        return of_server(self._store.kinds(guild_id, game))

    def busiest(self, guild_id: int, game: str, limit: int) -> list[Rated]:
        """Return the users with the most rated games here."""
        return self._store.busiest(guild_id, game, limit)

    def last_in_channel(self, channel_id: int, limit: int) -> list[Table]:
        """Return the last rated tables of a channel, including those annulled since."""
        return [self._tables.get(each) for each in self._store.last_in_channel(channel_id, limit)]

    # Changes

    async def annul(self, table_id: int, annulled: bool = True) -> Result:
        """Annul a game, or let it count again; recompute all ratings after it.

        It is idempotent. Refused: ``not-rated`` for a game that never counted.
        """
        return await self._tables.write(partial(self._annul, table_id, annulled))

    async def catch_up(self) -> None:
        """Record games that ended before results were recorded, for statistics only."""
        for table_id in self._store.without_result():
            table = self._tables.get(table_id)
            try:
                await self._tables.write(partial(self._note_old, table))
            except Refusal as refusal:
                log.warning("couldn't record the result of table %s: %s", table_id, refusal)

    def annullable(self, table: Table) -> Result:
        """Return the result that can be annulled, or restored.

        Refused: ``annul-too-early``, ``not-rated``.
        """
        if table.active:
            raise Refusal("annul-too-early")
        result = self.result(table.id)
        if result is None or result.uncounted not in (None, ANNULLED):
            raise Refusal("not-rated")
        return result

    async def annul_by(self, caller: Caller, annulled: bool) -> None:
        """Annul a finished game as a moderator, or let it count again.

        Refused: ``annul-not-allowed``, and as by ``annul``.
        """
        check(caller, moderator("annul-not-allowed"))
        await self.annul(caller.table.id, annulled)

    async def forget(self, user_id: int) -> None:
        """Replace a user by a former player without a name; others keep their games.

        The user has resigned from their games, and starts as a newcomer from now on.
        """
        await self._tables.write(partial(self._forget, user_id))

    # Within the writing transaction

    def _follow(self, before: Table, after: Table) -> None:
        """Record the consequences of a change of a table; a tutorial has none."""
        if after.kind is TableKind.TUTORIAL:
            return
        if before.status == LOBBY and after.started_at is not None:
            self._store.begin(after.id, beginners(after))
        elif PLAYING in (before.status, after.status) and before.seats != after.seats:
            self._follow_seats(before, after)
        if before.status == OVER != after.status:
            self._withdraw(after)
        elif after.status == OVER != before.status:
            self._finish(after)

    def _follow_seats(self, before: Table, after: Table) -> None:
        """Record resigned players, and the players who take over their seats."""
        for old, new in zip(before.seats, after.seats, strict=True):
            if _who_plays(old) == _who_plays(new):
                continue
            if (person := _who_plays(new)) is None:
                self._store.give_up(after.id, new.player, after.version)
            else:
                self._store.sit_down(after.id, new.player, person)

    def _finish(self, table: Table) -> None:
        result = result_of(table, self._began(table))
        number = self._store.finish(result)
        if result.uncounted is None:
            self._recount(result.guild_id, result.game_name, number)

    def _note_old(self, table: Table) -> None:
        with self._tables.store.transaction():
            result = result_of(table, self._began(table))
            casual = replace(result, uncounted=result.uncounted or CASUAL)
            self._store.finish(casual, before_all=True)

    def _began(self, table: Table) -> tuple[Outcome, ...]:
        began = self._store.began(table.id)
        if not began:  # it began before this was recorded
            began = beginners(table)
            self._store.begin(table.id, began)
        return began

    def _withdraw(self, table: Table) -> None:
        result = self._store.stored(table.id)
        if result is None:
            return
        self._store.withdraw(table.id)
        if result.uncounted is None:
            self._recount(result.guild_id, result.game_name, result.number, also=result)

    def _annul(self, table_id: int, annulled: bool) -> Result:
        with self._tables.store.transaction():
            result = self._store.stored(table_id)
            if result is None or result.uncounted not in (None, ANNULLED):
                raise Refusal("not-rated")
            if (result.uncounted == ANNULLED) != annulled:
                self._store.annul(table_id, annulled)
                self._recount(result.guild_id, result.game_name, result.number, also=result)
            changed = self._store.stored(table_id)
        assert changed is not None
        return changed

    def _forget(self, user_id: int) -> None:
        with self._tables.store.transaction():
            self._store.forget(user_id)

    def _recount(
        self, guild_id: int, game: str, number: int, *, also: Result | None = None
    ) -> None:
        """Recompute the ratings from result ``number`` on, which may not count any more.

        ``also``: a result with further players to include.
        """
        results = self._store.counted_since(guild_id, game, number)
        concerned = [*results, *([also] if also else [])]
        people = {each.person for result in concerned for each in result.outcomes}
        ratings = self._store.ratings_before(guild_id, game, number, people)
        for result in fold(results, ratings, self._meetings(results, people)):
            for each in result.outcomes:
                assert each.after is not None
                self._store.set_change(result.table_id, each)
                ratings[each.person] = each.after
        for person in people:
            self._store.set_rating(guild_id, game, person, ratings.get(person, NEWCOMER))

    def _meetings(self, results: Sequence[Result], people: Iterable[int]) -> Meetings:
        """Return the meetings of ``people`` before ``results``."""
        if not results:
            return Meetings()
        first = results[0]
        met = {person: self._store.opponents_before(first, person) for person in people}
        return Meetings(met, self._store.counted_before(first, first.ended_at - PERIOD))


def _who_plays(seat: Seat) -> int | None:
    """Return the user playing a seat; ``None`` for a resigned player or a computer."""
    return seat.user_id if seat.played_by_person else None
