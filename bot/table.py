"""A table, which is a game in a channel: what is known of it at one moment."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.terms import Terms
from engine import Game, Refusal, restore

LOBBY, PLAYING, OVER, ENDED = "lobby", "playing", "over", "ended"


class StoredGame:
    """A game as the store keeps it. The game itself is restored when somebody asks for it."""

    __slots__ = ("_game", "text")

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.text = text
        self._game = game

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

    ``player``         what the engine calls whoever sits here: ``p1``, clockwise to ``p4``
    ``user_id``        the Discord id of this person; ``None`` for a computer player
    ``name``           what this person was called when they sat down; escape it before showing it
    ``computer``       the level at which a computer plays here; ``None`` where a person does
    ``resigned_after`` how many events there had been when they resigned
    ``agreed``         whether they want to end the game
    ``wait``           while they are awaited: the number of the decision with which the wait began.
                       It stays the same for as long as they are asked one thing after another
    ``pinged``         the last wait for which they were pinged
    ``dm_version``     the version of the table that their direct message shows
    ``dm_closed``      whether Discord refused to send them direct messages
    ``dm_news``        whether they are still to be told of that
    ``call_…``         the message that called them within a turn, until it is taken back
    """

    player: str
    user_id: int | None
    name: str
    computer: str | None = None
    resigned_after: int | None = None
    agreed: bool = False
    wait: int | None = None
    waiting_since: datetime | None = None
    pinged: int | None = None
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    dm_version: int | None = None
    dm_closed: bool = False
    dm_news: bool = False
    call_channel_id: int | None = None
    call_message_id: int | None = None

    @property
    def resigned(self) -> bool:
        """Whether this player has given up; the seat is then played automatically."""
        return self.resigned_after is not None

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
    def played_by_person(self) -> bool:
        """Whether somebody sits here who makes the choices of this seat."""
        return self.user_id is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Table:
    """One moment of a table. It never changes: every change gives another ``Table``.

    ``status``      ``lobby``, ``playing``, ``over`` (somebody won) or ``ended`` (nobody did)
    ``terms``       what those who play have agreed on beside the rules
    ``winners``     players (``p1`` …) who won; several share the victory
    ``reason``      why it is over: the engine's reason, or ``resigned``;
                    why it has ended: ``agreed``, ``moderator`` or ``empty``
    ``version``     rises with every change that people should see; ``shown`` is what they have seen
    ``event_count`` events so far; ``told`` how many of them people have seen
    ``board_…``     the newest message that shows this table, and the turn for which it was posted
    ``rewound``     how often answers were taken back
    ``lost_told``   whether those seated were told that it can no longer be shown in its channel
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
    lost_told: bool = False
    stored: StoredGame | None = field(default=None, repr=False, compare=False)

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
    def names(self) -> dict[str, str]:
        """What the players are called, by seat."""
        return {seat.player: seat.name for seat in self.seats}

    @property
    def remaining(self) -> tuple[Seat, ...]:
        """The seats of the people who have not resigned."""
        return tuple(seat for seat in self.seats if seat.played_by_person)

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

        ``resigning``: somebody of whom it is asked what if they did now.
        """
        left = [
            tuple(seat for seat in side if not seat.resigned and seat.user_id != resigning)
            for side in self.sides
        ]
        standing = [side for side in left if side]
        return standing[0] if len(standing) == 1 else ()

    def seat(self, player: str) -> Seat:
        """The seat called ``player``; raises ``KeyError`` if there is none."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(player)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of this person, if they have one."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def player_of(self, user_id: int) -> str | None:
        """What the engine calls this person, if they have a seat."""
        seat = self.seat_of(user_id)
        return None if seat is None else seat.player

    def with_seat(self, player: str, **changes: Any) -> tuple[Seat, ...]:
        """The seats, with that of ``player`` changed."""
        return tuple(
            replace(seat, **changes) if seat.player == player else seat for seat in self.seats
        )


# What to replace in a ``Table`` of which no message is there.
NO_BOARD: dict[str, Any] = {"board_channel_id": None, "board_message_id": None, "board_turn": None}
