"""Guards: the preconditions of actions at a table, as to caller and state.

An action lists its guards in the order in which their refusals take precedence. A guard raises
``Refusal`` or returns; it has no side effects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.core.table import LOBBY, PLAYING, Table, TableKind
from engine import Refusal


@dataclass(frozen=True, slots=True)
class Caller:
    """A user at a table; a ``moderator`` may manage the channels of its server."""

    table: Table
    user_id: int
    moderator: bool = False

    @property
    def in_play(self) -> bool:
        """True if the user owns a seat here, and has not resigned."""
        seat = self.table.seat_of(self.user_id)
        return seat is not None and not seat.resigned


Guard = Callable[[Caller], None]


def check(caller: Caller, *guards: Guard) -> None:
    """Raise the refusal of the first guard that fails."""
    for guard in guards:
        guard(caller)


def passes(caller: Caller, *guards: Guard) -> bool:
    """Return whether all guards pass."""
    try:
        check(caller, *guards)
    except Refusal:
        return False
    return True


def seated(caller: Caller) -> None:
    """Require a seat of one's own. Refused: ``not-seated``."""
    if caller.table.seat_of(caller.user_id) is None:
        raise Refusal("not-seated")


def seated_or_sitting_in(caller: Caller) -> None:
    """Require a seat, also one that the user sits in at. Refused: ``not-seated``."""
    if caller.table.played_by(caller.user_id) is None:
        raise Refusal("not-seated")


def not_resigned(caller: Caller) -> None:
    """Refuse users who have resigned: ``resigned``."""
    seat = caller.table.played_by(caller.user_id)
    if seat is not None and seat.resigned:
        raise Refusal("resigned")


def in_play_or_moderator(reason: str) -> Guard:
    """Return a guard for players and moderators; it refuses others with ``reason``."""

    def guard(caller: Caller) -> None:
        if not caller.in_play and not caller.moderator:
            raise Refusal(reason)

    return guard


def moderator(reason: str) -> Guard:
    """Return a guard for moderators; it refuses others with ``reason``."""

    def guard(caller: Caller) -> None:
        if not caller.moderator:
            raise Refusal(reason)

    return guard


def active(caller: Caller) -> None:
    """Require that players are gathering or playing. Refused: ``game-over``."""
    if not caller.table.active:
        raise Refusal("game-over")


def begun(caller: Caller) -> None:
    """Require that a game has begun; it may be over. Refused: ``not-started``."""
    if caller.table.game is None:
        raise Refusal("not-started")


def ended(caller: Caller) -> None:
    """Require that the game is over. Refused: ``still-playing``."""
    if caller.table.active:
        raise Refusal("still-playing")


def gathering(caller: Caller) -> None:
    """Require a lobby. Refused: ``already-started``, ``game-over``."""
    if caller.table.status != LOBBY:
        raise Refusal("already-started" if caller.table.active else "game-over")


def joined(caller: Caller) -> None:
    """Require a seat in the lobby. Refused: ``not-joined``."""
    if caller.table.seat_of(caller.user_id) is None:
        raise Refusal("not-joined")


def host(reason: str) -> Guard:
    """Return a guard for the host of a table; it refuses others with ``reason``."""

    def guard(caller: Caller) -> None:
        if caller.user_id != caller.table.host_id:
            raise Refusal(reason)

    return guard


def host_or_moderator(reason: str) -> Guard:
    """Return a guard for hosts and moderators; it refuses others with ``reason``."""

    def guard(caller: Caller) -> None:
        if caller.user_id != caller.table.host_id and not caller.moderator:
            raise Refusal(reason)

    return guard


def playing(caller: Caller) -> None:
    """Require a game in progress. Refused: as by ``check_playing``."""
    check_playing(caller.table)


def check_playing(table: Table) -> None:
    """Require a game in progress. Refused: ``not-started``, ``game-over``."""
    if table.status != PLAYING:
        raise Refusal("not-started" if table.active else "game-over")


def among_others(caller: Caller) -> None:
    """Refuse tutorials, where there are no other players: ``tutorial-stays``."""
    if caller.table.kind is TableKind.TUTORIAL:
        raise Refusal("tutorial-stays")


def outside_tournaments(caller: Caller) -> None:
    """Refuse tables of tournaments: ``seat-of-a-tournament``."""
    if caller.table.kind is TableKind.TOURNAMENT:
        raise Refusal("seat-of-a-tournament")
