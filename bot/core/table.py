"""A table, which is a game in a channel, as an immutable snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from hashlib import blake2b
from typing import Any

from bot.core.clock import Clock
from bot.core.gathering import NOBODY_ASKED, Gathering
from bot.core.names import Called, distinct
from bot.core.offers import Guest, Offered
from bot.core.terms import Terms
from bot.core.words import words_for
from engine import Game, Refusal, restore

# The server of a table that is on none.
NOWHERE = 0
# Replaces the Discord id of a forgotten user in records of their actions.
NOBODY = 0

LOBBY, PLAYING, OVER, ENDED = "lobby", "playing", "over", "ended"

LEVEL_OF_THE_RESIGNED = "easy"


class TableKind(StrEnum):
    """The kind of a table, which decides the actions available besides playing.

    A tutorial is on no server, and only its player knows of it; a match of a tournament is managed
    by the tournament.
    """

    ORDINARY = "ordinary"
    TUTORIAL = "tutorial"
    TOURNAMENT = "tournament"


class StoredGame:
    """A game in its stored form; the game itself is restored on first access."""

    __slots__ = ("_game", "text")

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.text = text
        self._game = game

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the text alone."""
        return StoredGame, (self.text,)

    @classmethod
    def of(cls, game: Game) -> StoredGame:
        """Return the stored form of ``game``, which must not be changed from now on."""
        return cls(json.dumps(game.dump(), ensure_ascii=False, separators=(",", ":")), game)

    @property
    def game(self) -> Game:
        """The game, read-only; play on with a ``copy``."""
        if self._game is None:
            self._game = self.copy()
        return self._game

    def copy(self) -> Game:
        """Return another game in the same state, restored as after a restart of the bot.

        Raises ``Refusal`` if the current rules cannot read it.
        """
        try:
            return restore(json.loads(self.text))
        except Refusal:
            raise
        except Exception as error:  # no error in the rules may leave the table stuck
            raise Refusal("unreadable") from error


@dataclass(frozen=True, slots=True)
class Waiting:
    """A wait for a player, through consecutive decisions.

    ``number``    the number of the decision that began it
    ``since``     the moment at which it began, as far as known
    ``stand_in``  the number of a decision that a computer makes for the user, just once
    ``clock``     the time left to the user
    """

    number: int
    since: datetime | None = None
    stand_in: int | None = None
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """The messages that reached a player in private, or notified them.

    ``pinged``      the last wait for which they were pinged
    ``dm_version``  the version of the table that their direct message shows
    ``dm_closed``   Discord refused to send them direct messages
    ``dm_news``     they are still to be told of that
    ``call_…``      the message that notified them within a turn, until it is deleted
    """

    pinged: int | None = None
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    dm_version: int | None = None
    dm_closed: bool = False
    dm_news: bool = False
    call_channel_id: int | None = None
    call_message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table.

    ``player``         the engine's name of the player: ``p1``, clockwise to ``p4``
    ``user_id``        the Discord id of the user; ``None`` for a computer player, and for a
                       forgotten user, whose seat then has resigned
    ``name``           the user's name when they sat down, or a computer's; only ``Table.names`` is
                       shown
    ``computer``       the level of the computer that plays here; beside a ``user_id``: until the
                       user is back. ``None`` where a person plays
    ``resigned_after`` the number of events when they resigned
    ``agreed``         they want to end the game
    ``waiting``        the wait for them, while they are awaited
    ``lapses``         how often in a row their time ran out before they answered
    ``delivery``       the messages that they were sent
    ``sitter_…``       the stand-in, and until when: sees the hand, is notified and may answer, but
                       owns nothing here
    ``offer``          the seat is offered to another user
    ``gone``           the user has left the server; cleared when they play on
    ``seen_at``        the time of the user's last press in the lobby
    """

    player: str
    user_id: int | None
    name: str
    computer: str | None = None
    resigned_after: int | None = None
    agreed: bool = False
    waiting: Waiting | None = None
    lapses: int = 0
    delivery: Delivery = Delivery()
    sitter_id: int | None = None
    sitter_name: str | None = None
    sitter_until: datetime | None = None
    offer: Offered | None = None
    gone: bool = False
    seen_at: datetime | None = None

    @property
    def resigned(self) -> bool:
        """True if this player has given up; a computer then plays the seat to the end."""
        return self.resigned_after is not None

    @property
    def level(self) -> str | None:
        """The level of the computer that decides here; ``None`` where a person does."""
        return LEVEL_OF_THE_RESIGNED if self.resigned else self.computer

    @property
    def taken_over(self) -> bool:
        """True if a computer plays here until the seat's owner comes back."""
        return self.user_id is not None and self.computer is not None and not self.resigned

    @property
    def wait(self) -> int | None:
        """The number of the wait for this player; ``None`` if they are not awaited."""
        return None if self.waiting is None else self.waiting.number

    @property
    def clock(self) -> Clock | None:
        """The time left to this player, if they are awaited and have a clock."""
        return None if self.waiting is None else self.waiting.clock

    def with_waiting(self, **changes: Any) -> Seat:
        """Return this seat with the wait changed; unchanged unless its player is awaited."""
        if self.waiting is None:
            return self
        return replace(self, waiting=replace(self.waiting, **changes))

    def with_delivery(self, **changes: Any) -> Seat:
        """Return this seat with the state of its messages changed."""
        return replace(self, delivery=replace(self.delivery, **changes))

    @property
    def ping_due(self) -> bool:
        """True if this player is awaited and has not been pinged for it."""
        return self.played_by_person and self.wait is not None and self.wait != self.delivery.pinged

    @property
    def person(self) -> int:
        """The Discord id of the seat's owner; not to be asked of a computer's seat."""
        assert self.user_id is not None, f"a computer plays {self.player}"
        return self.user_id

    @property
    def called(self) -> int:
        """The Discord id of the user to ping and show the hand: the sitter, or the owner."""
        return self.sitter_id or self.person

    @property
    def played_by_person(self) -> bool:
        """True if a person makes the decisions of this seat."""
        return self.user_id is not None and self.level is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment. It is immutable: every change makes another ``Table``.

    ``kind``        an ordinary table, a tutorial, or a match of a tournament
    ``status``      ``lobby``, ``playing``, ``over`` (with winners) or ``ended`` (without)
    ``terms``       the agreements of the players in addition to the rules
    ``winners``     the winning players (``p1`` …); several share the victory
    ``reason``      why it is over: the engine's reason, or ``resigned``;
                    why it has ended: ``agreed``, ``moderator``, ``empty`` (no players),
                    ``closed`` (by the host, before it began),
                    ``forgotten`` (not begun for long) or
                    ``deserted`` (only computers were left)
    ``version``     rises with every change to be shown; ``shown`` is the last version shown
    ``event_count`` the number of events so far; ``told``: how many of them have been shown
    ``board_…``     the newest message that shows this table, and the turn for which it was posted
    ``rewound``     how often answers were taken back
    ``guests``      invited users with a reserved seat, while players gather
    ``places``      the Discord ids of people in seating order, regardless of the joining order
    ``rematch_of``  the table of which this one is the rematch
    ``gathering``   the state of the lobby
    ``lost_told``   the players were told that it can no longer be shown in its channel
    ``called``      the current names of users on its server, by Discord id, as far as known
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    game_name: str
    language: str
    max_seats: int
    opened_at: datetime
    kind: TableKind = TableKind.ORDINARY
    options: dict[str, Any] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)
    status: str = LOBBY
    seats: tuple[Seat, ...] = ()
    seed: int | None = field(default=None, repr=False)
    winners: tuple[str, ...] = ()
    reason: str | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    version: int = 1
    answer_count: int = 0
    event_count: int = 0
    board_channel_id: int | None = None
    board_message_id: int | None = None
    board_turn: int | None = None
    shown: int = 0
    told: int = 0
    rewound: int = 0
    guests: tuple[Guest, ...] = ()
    places: tuple[int, ...] = ()
    rematch_of: int | None = None
    gathering: Gathering = NOBODY_ASKED
    lost_told: bool = False
    stored: StoredGame | None = field(default=None, repr=False, compare=False)
    called: Mapping[int, Called] = field(default_factory=dict, repr=False, compare=False)
    _names: dict[int | str, str] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def game(self) -> Game | None:
        """The game, read-only; ``None`` in the lobby.

        May have to be restored first, which takes some milliseconds. Raises ``Refusal`` if the
        current rules cannot read it.
        """
        return None if self.stored is None else self.stored.game

    @property
    def public_view(self) -> Any:
        """The public view of the table; over, even if the players ended it early."""
        assert self.game is not None
        return self.as_ended(self.game.view(None))

    def as_ended(self, view: Any) -> Any:
        """Return the newest ``view``; over, even if the players ended the game early."""
        if self.active or view.over:
            return view
        return replace(view, over=True, winners=self.winners, reason=self.reason, awaited=())

    @property
    def active(self) -> bool:
        """True if players are gathering or playing: the table occupies its channel."""
        return self.status in (LOBBY, PLAYING)

    @property
    def names(self) -> dict[str, str]:
        """The players' current names by seat: plain, and no two of them look alike."""
        names = self._names_of_all()
        return {seat.player: names[_whose(seat)] for seat in self.seats}

    def name_of(self, user_id: int | None) -> str:
        """Return the name of a player, a stand-in, or a guest of this table.

        Empty if the user is none of these.
        """
        return "" if user_id is None else self._names_of_all().get(user_id, "")

    @property
    def people(self) -> list[int]:
        """The Discord ids of owners of seats, stand-ins, guests, and users offered a seat."""
        return [person for person in self._stored_names() if isinstance(person, int)]

    def _names_of_all(self) -> dict[int | str, str]:
        if not self._names:
            stored, words = self._stored_names(), words_for(self.language)
            people = [
                self.called.get(who, name) if isinstance(who, int) else name
                for who, name in stored.items()
            ]
            unseen = [
                words("picture-player", number=number) for number in range(1, len(stored) + 1)
            ]
            self._names.update(zip(stored, distinct(people, unseen), strict=True))
        return self._names

    def _stored_names(self) -> dict[int | str, Called]:
        """Return the stored names in messages of this table, of users with a seat first."""
        found: dict[int | str, Called] = {_whose(seat): Called(seat.name) for seat in self.seats}
        for seat in self.seats:
            if seat.sitter_id is not None:
                found.setdefault(seat.sitter_id, Called(seat.sitter_name or ""))
            if seat.offer is not None and seat.offer.to is not None:
                found.setdefault(seat.offer.to, Called(seat.offer.to_name))
        for guest in self.guests:
            found.setdefault(guest.user_id, Called(guest.name))
        return found

    @property
    def remaining(self) -> tuple[Seat, ...]:
        """The seats with a say: of people who have neither resigned nor left the server."""
        return tuple(seat for seat in self.seats if seat.played_by_person and not seat.gone)

    @property
    def free(self) -> int:
        """The number of seats that are neither taken nor reserved."""
        return self.max_seats - len(self.seats) - len(self.guests)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of computer players, not counting those of resigned users."""
        return tuple(seat for seat in self.seats if seat.computer is not None)

    @property
    def thinking(self) -> bool:
        """True if this table waits for computers alone, and will soon change."""
        awaited = self.awaited
        return bool(awaited) and all(seat.level is not None for seat in awaited)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of the awaited players."""
        return tuple(seat for seat in self.seats if seat.wait is not None)

    @property
    def untold(self) -> bool:
        """True if a change has not been shown yet, or a ping is due."""
        return self.shown < self.version or any(seat.ping_due for seat in self.seats)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides: alternate seats with the option ``teams``, else each seat alone."""
        if self.options.get("teams"):
            return self.seats[::2], self.seats[1::2]
        return tuple((seat,) for seat in self.seats)

    def survivors(self, resigning: int | None = None) -> tuple[Seat, ...]:
        """Return the seats of the side that wins because all others have resigned, if any.

        Computers never resign, nor do they win that way. ``resigning``: a user to count as
        resigned.
        """
        left = [
            tuple(
                seat
                for seat in side
                if not seat.resigned and (seat.user_id is None or seat.user_id != resigning)
            )
            for side in self.sides
        ]
        standing = [side for side in left if side]
        if len(standing) != 1 or all(seat.user_id is None for seat in standing[0]):
            return ()
        return standing[0]

    def seat(self, player: str) -> Seat:
        """Return the seat called ``player``; raise ``KeyError`` if there is none."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(player)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat that this user owns, if any."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def played_by(self, user_id: int) -> Seat | None:
        """Return the seat for which this user sees and answers: their own, or as a sitter."""
        sat_in = (seat for seat in self.seats if seat.sitter_id == user_id)
        return self.seat_of(user_id) or next(sat_in, None)

    def player_of(self, user_id: int) -> str | None:
        """Return the engine's name for a player or a stand-in; ``None`` for other users.

        Users who have resigned count as others until the game is over: their hand is played on, and
        they see the public view.
        """
        seat = self.played_by(user_id)
        if seat is None or (seat.resigned and self.active):
            return None
        return seat.player

    def disguise(self, user_id: int) -> int:
        """Return a pseudonym under which to record that this user has seen a hand.

        It is unique per user at this table only. Once the table is over, it is ``NOBODY`` for all.
        """
        if not self.active:
            return NOBODY
        key = f"{self.id} {self.seed}".encode()
        return -int.from_bytes(blake2b(str(user_id).encode(), key=key, digest_size=7).digest()) - 1

    def with_seat(self, player: str, **changes: Any) -> tuple[Seat, ...]:
        """Return the seats, with that of ``player`` changed."""
        return tuple(
            replace(seat, **changes) if seat.player == player else seat for seat in self.seats
        )

    def with_new_seat(self, new: Seat) -> tuple[Seat, ...]:
        """Return the seats, with ``new`` in place of the one of the same player."""
        return tuple(new if seat.player == new.player else seat for seat in self.seats)


def waiting_since(table: Table, seat: Seat) -> datetime:
    """Return when the wait for ``seat`` began; by default, when the table was opened."""
    return (seat.waiting and seat.waiting.since) or table.opened_at


def _whose(seat: Seat) -> int | str:
    """Return the user's id, or the player's name for a seat without a user."""
    return seat.player if seat.user_id is None else seat.user_id


def clockwise(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats with the players renamed to ``p1``, ``p2`` … in this order."""
    return tuple(replace(seat, player=f"p{place}") for place, seat in enumerate(seats, 1))


# The fields to replace in a ``Table`` without a board message.
NO_BOARD: dict[str, Any] = {"board_channel_id": None, "board_message_id": None, "board_turn": None}
