"""A table, which is a game in a channel: what is known of it at one moment."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from typing import Any

from bot.core.clock import Clock
from bot.core.names import Called, distinct
from bot.core.offers import Guest, Offered
from bot.core.terms import Terms
from bot.core.words import words_for
from engine import Game, Refusal, restore

# The server of a table that is on none.
NOWHERE = 0
# The Discord id of somebody who was forgotten, where it stands for what a person did.
NOBODY = 0

LOBBY, PLAYING, OVER, ENDED = "lobby", "playing", "over", "ended"

LEVEL_OF_THE_RESIGNED = "easy"


class StoredGame:
    """A game as the store keeps it. The game itself is restored when somebody asks for it."""

    __slots__ = ("_game", "text")

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.text = text
        self._game = game

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the text alone."""
        return StoredGame, (self.text,)

    @classmethod
    def of(cls, game: Game) -> StoredGame:
        """The stored form of ``game``, which from now on is only looked at."""
        return cls(json.dumps(game.dump(), ensure_ascii=False, separators=(",", ":")), game)

    @property
    def game(self) -> Game:
        """The game, to look at: whoever wants to play on takes a ``copy``."""
        if self._game is None:
            self._game = self.copy()
        return self._game

    def copy(self) -> Game:
        """Another game in the same state, restored as after a restart of the bot.

        Raises ``Refusal`` if today's rules cannot read it.
        """
        try:
            return restore(json.loads(self.text))
        except Refusal:
            raise
        except Exception as error:  # whatever the rules stumble over, the table must not be stuck
            raise Refusal("unreadable") from error


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table.

    ``player``         the engine's name of the player: ``p1``, clockwise to ``p4``
    ``user_id``        the Discord id of the user; ``None`` for a computer player, and for a
                       forgotten user, who then has resigned
    ``name``           the user's name when they sat down, or a computer's; only ``Table.names`` is
                       shown
    ``computer``       the level of the computer that plays here; beside a ``user_id``: until the
                       user is back. ``None`` where a person plays
    ``resigned_after`` the number of events when they resigned
    ``agreed``         whether they want to end the game
    ``wait``           while they are awaited: the number of the decision that began the wait. It
                       stays the same while they are asked one thing after another
    ``stand_in``       the number of a decision that a computer makes for the user, just once
    ``clock``          the time left to the awaited user
    ``lapses``         how often in a row their time ran out before they answered
    ``pinged``         the last wait for which they were pinged
    ``dm_version``     the version of the table that their direct message shows
    ``dm_closed``      whether Discord refused to send them direct messages
    ``dm_news``        whether they are still to be told of that
    ``call_…``         the message that notified them within a turn, until it is deleted
    ``sitter_…``       the stand-in, and until when: sees the hand, is notified and may answer, but
                       owns nothing here
    ``offer``          the seat is offered to another user
    ``gone``           the user has left the server; cleared when they play on
    """

    player: str
    user_id: int | None
    name: str
    computer: str | None = None
    resigned_after: int | None = None
    agreed: bool = False
    wait: int | None = None
    waiting_since: datetime | None = None
    stand_in: int | None = None
    clock: Clock | None = None
    lapses: int = 0
    pinged: int | None = None
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    dm_version: int | None = None
    dm_closed: bool = False
    dm_news: bool = False
    call_channel_id: int | None = None
    call_message_id: int | None = None
    sitter_id: int | None = None
    sitter_name: str | None = None
    sitter_until: datetime | None = None
    offer: Offered | None = None
    gone: bool = False

    @property
    def resigned(self) -> bool:
        """Whether this player has given up; a computer then plays the seat to the end."""
        return self.resigned_after is not None

    @property
    def level(self) -> str | None:
        """The level at which a computer makes the choices here; ``None`` where a person does."""
        return LEVEL_OF_THE_RESIGNED if self.resigned else self.computer

    @property
    def taken_over(self) -> bool:
        """Whether a computer plays here until the person whose seat this is comes back."""
        return self.user_id is not None and self.computer is not None and not self.resigned

    @property
    def ping_due(self) -> bool:
        """Whether this player is awaited and has not been pinged for it."""
        return self.played_by_person and self.wait is not None and self.wait != self.pinged

    @property
    def person(self) -> int:
        """The Discord id of the person who sits here; not to be asked of a computer's seat."""
        assert self.user_id is not None, f"a computer plays {self.player}"
        return self.user_id

    @property
    def called(self) -> int:
        """The Discord id of whom the bot calls and shows the hand: the sitter, if there is one."""
        return self.sitter_id or self.person

    @property
    def played_by_person(self) -> bool:
        """Whether somebody sits here who makes the choices of this seat."""
        return self.user_id is not None and self.level is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment. It is immutable: every change makes another ``Table``.

    ``status``      ``lobby``, ``playing``, ``over`` (with winners) or ``ended`` (without)
    ``terms``       the agreements of the players beside the rules
    ``winners``     players (``p1`` …) who won; several share the victory
    ``reason``      why it is over: the engine's reason, or ``resigned``;
                    why it has ended: ``agreed``, ``moderator``, ``empty`` (no players),
                    ``forgotten`` (not begun for long) or
                    ``deserted`` (only computers were left)
    ``version``     rises with every change that people should see; ``shown`` is the last one shown
    ``event_count`` events so far; ``told``: how many of them people have seen
    ``board_…``     the newest message that shows this table, and the turn for which it was posted
    ``rewound``     how often answers were taken back
    ``guests``      invited users with a reserved seat, while players gather
    ``places``      the Discord ids of people in seating order, however they join
    ``rematch_of``  the table of which this one is the rematch
    ``lost_told``   whether the players were told that it can no longer be shown in its channel
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
    lost_told: bool = False
    stored: StoredGame | None = field(default=None, repr=False, compare=False)
    called: Mapping[int, Called] = field(default_factory=dict, repr=False, compare=False)
    _names: dict[int | str, str] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def game(self) -> Game | None:
        """The game, to look at only; ``None`` in the lobby.

        May have to be restored first, which takes some milliseconds. Raises ``Refusal`` if today's
        rules cannot read it.
        """
        return None if self.stored is None else self.stored.game

    @property
    def public_view(self) -> Any:
        """The table as everybody sees it, also that it is over if people ended it."""
        assert self.game is not None
        view = self.game.view(None)
        if self.active or view.over:
            return view
        return replace(view, over=True, winners=self.winners, reason=self.reason, awaited=())

    @property
    def active(self) -> bool:
        """Whether people are gathering or playing: whether this table occupies its channel."""
        return self.status in (LOBBY, PLAYING)

    @property
    def private(self) -> bool:
        """Whether this is a tutorial: nobody but the one who plays here knows of it."""
        return self.guild_id == NOWHERE

    @property
    def names(self) -> dict[str, str]:
        """The players' current names by seat: plain, and no two of them look alike."""
        names = self._names_of_all()
        return {seat.player: names[_whose(seat)] for seat in self.seats}

    def name_of(self, user_id: int | None) -> str:
        """The name of a user with a seat, a stand-in, or a guest of this table.

        Empty if the user has nothing to do with the table.
        """
        return "" if user_id is None else self._names_of_all().get(user_id, "")

    @property
    def people(self) -> list[int]:
        """The Discord ids of all with a seat, stand-ins, guests, and users offered a seat."""
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
        """The stored names in messages of this table, of users with a seat first."""
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
        """The seats of the people who have a say: they have not resigned, nor left the server."""
        return tuple(seat for seat in self.seats if seat.played_by_person and not seat.gone)

    @property
    def free(self) -> int:
        """How many seats are neither taken nor reserved before the game begins."""
        return self.max_seats - len(self.seats) - len(self.guests)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats at which a computer plays, but for those of people who have resigned."""
        return tuple(seat for seat in self.seats if seat.computer is not None)

    @property
    def thinking(self) -> bool:
        """Whether this table waits for computers alone: it will soon be another."""
        awaited = self.awaited
        return bool(awaited) and all(seat.level is not None for seat in awaited)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of those for whom the table waits."""
        return tuple(seat for seat in self.seats if seat.wait is not None)

    @property
    def untold(self) -> bool:
        """Whether something has happened that people have not seen yet, or a ping is due."""
        return self.shown < self.version or any(seat.ping_due for seat in self.seats)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together: every other seat with the option ``teams``, else each one alone."""
        if self.options.get("teams"):
            return self.seats[::2], self.seats[1::2]
        return tuple((seat,) for seat in self.seats)

    def survivors(self, resigning: int | None = None) -> tuple[Seat, ...]:
        """Those who win because all others have resigned, if that is so; else nobody.

        Computers never resign, and do not win by it either.
        ``resigning``: somebody of whom it is asked what if they did now.
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
        """The seat called ``player``; raises ``KeyError`` if there is none."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(player)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat that this person owns, if they have one."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def played_by(self, user_id: int) -> Seat | None:
        """The seat for which this person sees and answers: their own, or as a sitter."""
        sat_in = (seat for seat in self.seats if seat.sitter_id == user_id)
        return self.seat_of(user_id) or next(sat_in, None)

    def player_of(self, user_id: int) -> str | None:
        """What the engine calls this person, who has a seat or sits in at one."""
        seat = self.played_by(user_id)
        return None if seat is None else seat.player

    def disguise(self, user_id: int) -> int:
        """What stands for this person where it must be known that they have seen a hand.

        It is the same person again at this table only; nothing is left of them once it is over.
        """
        if not self.active:
            return NOBODY
        key = f"{self.id} {self.seed}".encode()
        return -int.from_bytes(blake2b(str(user_id).encode(), key=key, digest_size=7).digest()) - 1

    def with_seat(self, player: str, **changes: Any) -> tuple[Seat, ...]:
        """The seats, with that of ``player`` changed."""
        return tuple(
            replace(seat, **changes) if seat.player == player else seat for seat in self.seats
        )


def _whose(seat: Seat) -> int | str:
    """The occupant of ``seat``: a user, or just this player."""
    return seat.player if seat.user_id is None else seat.user_id


def clockwise(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats with the players called ``p1``, ``p2`` … in this order."""
    return tuple(replace(seat, player=f"p{place}") for place, seat in enumerate(seats, 1))


# What to replace in a ``Table`` of which no message is there.
NO_BOARD: dict[str, Any] = {"board_channel_id": None, "board_message_id": None, "board_turn": None}
