"""The stored data of a user: shown, exported, and deleted on request.

A forgotten user resigns from their games, and becomes a former player without a name wherever
others have played with them; all games can be played on and viewed as before. A request to be
forgotten is stored first, and deleted only when it is fulfilled: an interrupted one is repeated
(``delivery.py``), which is idempotent.
"""

from __future__ import annotations

import gzip
import json
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bot.core.offers import Guest
from bot.core.table import LOBBY, NOBODY, PLAYING, Seat, Table
from bot.core.words import Words, words_for
from bot.core.workers import Workers
from bot.features.people.service import People
from bot.features.ratings.service import Ratings
from bot.features.seats.service import NO_DM, NO_SITTER
from bot.features.tournaments.changes import with_team_name, without_user
from bot.features.tournaments.helpers import without_helper
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Participant, Tournament
from bot.storage import Former, StaleMessage, reading
from bot.tables.play import deserted
from bot.tables.service import Tables, left_by
from bot.tables.stale_messages import hand_message, invitation_messages, leave, offer_message
from engine import Refusal

if TYPE_CHECKING:
    from bot.storage.privacy import Wish

log = logging.getLogger(__name__)

T = TypeVar("T")

# Discord takes files up to 10 MB; a longer copy is compressed.
LONGEST_PLAIN = 5_000_000


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The extent of a deletion: tables without the user now, and games given up."""

    tables: int
    given_up: int


@dataclass(frozen=True, slots=True)
class Stored:
    """The rows stored about a user, counted by section, and the games being played."""

    counts: dict[str, int]
    playing: int


class Privacy:
    """Shows, exports and deletes the stored data of users."""

    def __init__(
        self,
        tables: Tables,
        tell: Callable[[int], None],
        workers: Workers,
        people: People,
        ratings: Ratings,
        tournaments: Tournaments,
    ) -> None:
        """``tell`` requests that a table's messages be brought up to date."""
        self._tables = tables
        self._stored = tables.store.privacy
        self._tell = tell
        self._workers = workers
        self._people = people
        self._ratings = ratings
        self._tournaments = tournaments
        tables.consequences.append(self._follow)

    # Export

    async def stored(self, user_id: int) -> Stored:
        """Return how much is stored about a user. Refused: as by ``Workers.once``."""
        return await self._looked_up("stored", _counted, user_id)

    async def copy(self, user_id: int) -> tuple[str, bytes]:
        """Return all that is stored about a user, as a file: its name and content.

        Refused: as by ``Workers.once``.
        """
        return await self._looked_up("copy", _copied, user_id, self._tables.now().isoformat())

    async def _looked_up(self, what: str, work: Callable[..., T], user_id: int, *about: str) -> T:
        """Return the result of ``work`` in a worker: thousands of games take seconds."""
        where = self._tables.store.where
        key = ("privacy", what, user_id)
        return await self._workers.run(
            key, work, where, user_id, *about, user_id=user_id, cached=False
        )

    # Deletion

    async def wish(self, user_id: int, locale: str | None) -> None:
        """Store a user's request to be forgotten, so that it survives a restart."""
        await self._tables.write(partial(self._stored.wish, user_id, locale, self._tables.now()))

    async def forget(self, user_id: int) -> Forgotten:
        """Fulfil a user's request to be forgotten; steps done already are not repeated."""
        async with self.locked(user_id):
            return await self.forget_locked(user_id)

    def locked(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Lock the deletion of a user's data, so that it is done by one at a time."""
        return self._tables.locks("forget", user_id)

    def wishes(self) -> list[Wish]:
        """Return the requests to be forgotten that are not fulfilled yet."""
        return self._stored.wishes()

    async def forget_locked(self, user_id: int) -> Forgotten:
        """Do as ``forget`` does, with the lock taken by the caller."""
        for tournament_id in await self._read(self._stored.tournaments_of, user_id):
            await self._forget_in_tournament(tournament_id, user_id)
        for table_id in await self._read(self._stored.tutorials_of, user_id):
            await self._tables.remove(table_id)
        given_up = 0
        tables = await self._read(self._stored.tables_of, user_id)
        for table_id in tables:
            given_up += await self._forget_at_table(table_id, user_id)
        await self._ratings.forget(user_id)
        await self._people.forget(user_id)
        return Forgotten(len(tables), given_up)

    async def _read(self, read: Callable[[int], list[int]], user_id: int) -> list[int]:
        # It may take a while: read where the store is written, off the event loop.
        return await self._tables.write(partial(read, user_id))

    async def _forget_at_table(self, table_id: int, user_id: int) -> bool:
        """Forget a user at a table; return whether they gave up a game by it."""
        async with self._tables.locked(table_id) as table:
            after, left = _without(table, user_id, self._tables.now())
            formers = [
                Former(table.id, player, user_id, "", None, self._tables.now())
                for player in _hands_known(table, user_id)
            ]
            neutral = neutral_name(table, words_for(table.language))
            names = _names(table, user_id)
            held = [seat.player for seat in table.seats if seat.user_id == user_id]

            def also() -> None:
                if table.active:  # the last message of a finished game stays as it is
                    leave(self._tables.store, left)
                for former in formers:
                    self._tables.store.seating.add_former(former)
                called = names | self._stored.names_at(table_id, user_id)
                self._stored.forget_successor(table_id, user_id, held, neutral)
                disguise = after.disguise(user_id)
                self._stored.forget_at(table_id, user_id, disguise, called, neutral)

            given_up = table.status == PLAYING and _plays(table, user_id)
            await self._tables.commit(table, _unseen(table, after), also=also)
        if table.active:
            self._tell(table_id)
        return given_up

    async def _forget_in_tournament(self, tournament_id: int, user_id: int) -> None:
        tournaments = self._tournaments
        try:
            await tournaments.leave(tournament_id, user_id)
        except Refusal as refusal:
            log.debug("tournament %s needs not be left: %s", tournament_id, refusal)
        async with tournaments.locked(tournament_id) as before:
            neutral = _neutral_entrant(before)
            me = before.participant(user_id)
            names = set()
            if me is not None:
                names = {before.contest.entrant(me.number).name, before.stored_name(me)}
            after = _tournament_without(before, user_id, neutral)
            also = partial(self._stored.forget_acts, tournament_id, user_id, names, neutral)
            await tournaments.commit(before, after, also=also)

    def _follow(self, before: Table, after: Table) -> None:
        if before.active and not after.active:
            self._stored.forget_disguises(after.id)


def _counted(where: Path | str, user_id: int) -> Stored:
    stored = _all_of(where, user_id)
    seats = stored.get("seats", ())
    playing = sum(seat["status"] == PLAYING and not seat["resigned"] for seat in seats)
    return Stored({section: len(rows) for section, rows in stored.items()}, playing)


def _copied(where: Path | str, user_id: int, at: str) -> tuple[str, bytes]:
    """Return a file with all rows about a user, and none about others."""
    content = {"user_id": user_id, "at": at, **_all_of(where, user_id)}
    text = json.dumps(content, ensure_ascii=False, indent=1).encode()
    if len(text) <= LONGEST_PLAIN:
        return "civitas-about-me.json", text
    return "civitas-about-me.json.gz", gzip.compress(text)


def _all_of(where: Path | str, user_id: int) -> dict[str, list[dict[str, Any]]]:
    with reading(where) as store:
        return store.privacy.stored(user_id)


def neutral_name(table: Table, words: Words) -> str:
    """Return the name for a forgotten user of ``table``."""
    before = sum(seat.user_id is None and seat.computer is None for seat in table.seats)
    return words("former-player-name", number=before + 1)


def _plays(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return seat is not None and not seat.resigned


def _names(table: Table, user_id: int) -> set[str]:
    """Return the names of this user at ``table``, wherever they are stored there."""
    names = {guest.name for guest in table.guests if guest.user_id == user_id}
    for seat in table.seats:
        if seat.user_id == user_id:
            names.add(seat.name)
        if seat.sitter_id == user_id and seat.sitter_name:
            names.add(seat.sitter_name)
        if seat.offer is not None and seat.offer.to == user_id:
            names.add(seat.offer.to_name)
    return names


def _hands_known(table: Table, user_id: int) -> list[str]:
    """Return the seats with hands that this user knows, while it matters."""
    if table.status != PLAYING:
        return []
    return [seat.player for seat in table.seats if user_id in (seat.user_id, seat.sitter_id)]


def _without(table: Table, user_id: int, now: datetime) -> tuple[Table, list[StaleMessage]]:
    """Return ``table`` without this user, and the messages to delete or edit for it."""
    neutral = neutral_name(table, words_for(table.language))
    left: list[StaleMessage] = []
    guests = [guest for guest in table.guests if guest.user_id == user_id]
    if guests:
        left += invitation_messages(table, guests)
        table = replace(table, guests=tuple(each for each in table.guests if each not in guests))
    if table.status == LOBBY and table.seat_of(user_id) is not None:
        table = left_by(table, user_id, now)
    if table.status == PLAYING and _plays(table, user_id):
        player = table.player_of(user_id) or ""
        seats = table.with_seat(player, resigned_after=table.event_count, agreed=False)
        table = deserted(replace(table, seats=seats), now)
    changed = [_seat_without(table, seat, user_id, neutral) for seat in table.seats]
    seats = tuple(seat for seat, _ in changed)
    left += [message for _, messages in changed for message in messages]
    places = tuple(NOBODY if each == user_id else each for each in table.places)
    state = table.gathering.forgetting(user_id)
    still = tuple(_invited_by_another(each, user_id) for each in table.guests)
    after = replace(table, seats=seats, places=places, guests=still, gathering=state)
    if table.host_id == user_id:
        people = [seat.user_id for seat in seats if seat.user_id is not None and not seat.resigned]
        after = replace(after, host_id=people[0] if people else NOBODY)
    return after, left


def _invited_by_another(guest: Guest, user_id: int) -> Guest:
    """Return ``guest`` without a record of the inviting user, if that is this user."""
    return replace(guest, by=None) if guest.by == user_id else guest


def _seat_without(
    table: Table, seat: Seat, user_id: int, neutral: str
) -> tuple[Seat, list[StaleMessage]]:
    """Return ``seat`` without this user, as owner, sitter, or recipient of an offer."""
    left: list[StaleMessage] = []
    offer = seat.offer
    if offer is not None and (offer.to == user_id or seat.user_id == user_id):
        left += offer_message(table, seat, "offer-withdrawn")
        seat = replace(seat, offer=None)
    elif offer is not None and offer.by == user_id:
        seat = replace(seat, offer=replace(offer, by=NOBODY))
    if seat.sitter_id == user_id:
        left += hand_message(table, seat, "sitter-ended", owner=seat.name)
        seat = replace(seat.with_delivery(**NO_DM, pinged=None), **NO_SITTER)
    if seat.user_id == user_id:
        if seat.sitter_id is None:  # otherwise it is the sitter's, and taken away as theirs
            left += hand_message(table, seat, "forgotten-seat")
            seat = seat.with_delivery(**NO_DM)
        seat = seat.with_delivery(call_channel_id=None, call_message_id=None)
        seat = seat.with_waiting(clock=None)
        seat = replace(seat, user_id=None, name=neutral, computer=None, lapses=0, gone=False)
    return seat, left


def _unseen(before: Table, after: Table) -> Table:
    """Return ``after``, marked as shown if it had ended and been shown ``before``."""
    if before.active or before.shown < before.version:
        return after
    return replace(after, shown=before.version + 1)


def _neutral_entrant(tournament: Tournament) -> str:
    before = sum(each.user_id == NOBODY for each in tournament.people)
    return words_for(tournament.language)("former-player-name", number=before + 1)


def _entrant_without(tournament: Tournament, me: Participant, neutral: str) -> Tournament:
    """Return ``tournament`` with an entrant, or a member of a team, forgotten.

    The team loses a name of its own, which may contain the member's.
    """
    if not tournament.teams:
        tournament = tournament.with_entrant(me.number, name=neutral)
        return tournament.with_members(me.number, user_id=NOBODY)
    tournament = tournament.with_entrant(me.number, named=False)
    after = tournament.with_members(me.number, me.member, user_id=NOBODY, name=neutral)
    return with_team_name(after, me.number)


def _tournament_without(tournament: Tournament, user_id: int, neutral: str) -> Tournament:
    """Return ``tournament`` without this user; their results stay."""
    me = tournament.participant(user_id)
    if me is not None:
        tournament = _entrant_without(tournament, me, neutral)
    for each in tournament.people:
        if each.instead_of == user_id:
            tournament = tournament.with_members(each.number, each.member, instead_of=None)
    barred = tuple(each for each in tournament.disqualified if each != user_id)
    if tournament.active and user_id in tournament.disqualified:
        barred = (*barred, tournament.disguise(user_id))
    tournament = replace(without_user(tournament, user_id), disqualified=barred)
    tournament = without_helper(tournament, user_id)
    if tournament.created_by != user_id:
        return tournament
    # The first helper with all rights takes over; without any, the server's moderators.
    _, *helpers = tournament.full_organisers
    first = helpers[0] if helpers else NOBODY
    return replace(without_helper(tournament, first), created_by=first)
