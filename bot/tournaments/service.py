"""What people and organisers do in tournaments. It knows nothing of Discord but ids.

What happens by itself, as time passes and games end, is done by the director.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from bot.ledger import Ledger
from bot.ratings.service import Ratings
from bot.terms import Terms
from bot.tournaments.model import Settings
from bot.tournaments.tournament import Act, Plan, Tournament


class Tournaments:
    """All tournaments of one store. What each method refuses is named there.

    All that take a tournament's id may refuse ``no-such-tournament``; all that change one may
    refuse ``not-saved``, and ``tournament-over`` or ``tournament-cancelled`` where it is too late.
    Whether somebody may do what organisers do is checked before, by ``may_organise``; ``by`` is
    for the log.
    """

    def __init__(self, ledger: Ledger, ratings: Ratings) -> None:
        raise NotImplementedError

    # Looking: at once, as it was last committed

    def get(self, tournament_id: int) -> Tournament:
        """The tournament with this id. Refused: ``no-such-tournament``."""
        raise NotImplementedError

    def of_guild(self, guild_id: int, *, active: bool = True) -> list[Tournament]:
        """The tournaments of a server, the newest first; also finished ones unless ``active``."""
        raise NotImplementedError

    def of_user(self, user_id: int) -> list[Tournament]:
        """The active tournaments in which this person takes part, the oldest first."""
        raise NotImplementedError

    def of_table(self, table_id: int) -> Tournament | None:
        """The tournament to which a table belongs; ``match_at`` says which match it is."""
        raise NotImplementedError

    def log(self, tournament_id: int) -> list[Act]:
        """What organisers did, the newest first."""
        raise NotImplementedError

    # Taking part

    async def join(
        self, tournament_id: int, user_id: int, name: str, role_ids: Collection[int] = ()
    ) -> Tournament:
        """Sign up, or join late where the format allows it.

        Refused: ``tournament-joined-already``, ``tournament-role-needed`` (``role``: its id),
        ``tournament-full``, ``tournament-joining-over``, ``tournament-joined-too-late``.
        """
        raise NotImplementedError

    async def leave(self, tournament_id: int, user_id: int) -> Tournament:
        """Leave: before the first round without a trace, after that as ``drop``.

        Refused: ``tournament-not-in-it``, ``tournament-dropped-already``.
        """
        raise NotImplementedError

    async def check_in(self, tournament_id: int, user_id: int) -> Tournament:
        """Say that one is there for the coming round; twice changes nothing.

        Who had dropped out is back by this. Refused: ``tournament-not-in-it``,
        ``tournament-no-check-in``.
        """
        raise NotImplementedError

    async def drop(self, tournament_id: int, user_id: int) -> Tournament:
        """Drop out after the first round was paired; a game that goes on is given up.

        Refused: ``tournament-not-in-it``, ``tournament-dropped-already``,
        ``tournament-not-begun``.
        """
        raise NotImplementedError

    async def come_back(self, tournament_id: int, user_id: int) -> Tournament:
        """Be paired again from the next round on. Refused: ``tournament-not-in-it``,
        ``tournament-not-dropped``, ``tournament-out`` in a bracket that is lost."""
        raise NotImplementedError

    # Organising: all of this is logged

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        by: int,
        name: str,
        game: str,
        language: str,
        options: Mapping[str, Any],
        settings: Settings,
        plan: Plan,
        terms: Terms,
    ) -> Tournament:
        """Open a tournament for sign-up. ``options`` are the game's; ``strict`` is added.

        Refused: ``tournament-name`` (empty, or longer than ``max``), ``tournament-name-taken`` by
        an active one of this server, ``unknown-game``, ``wrong-seats``, what the game's rules and
        ``formats.check`` refuse, ``tournament-people`` (``min``, ``max``: how many there can be),
        ``tournament-deadline-past``, ``tournament-round-too-short``.
        """
        raise NotImplementedError

    async def start(self, tournament_id: int, by: int) -> Tournament:
        """Close sign-up, or check-in, now: what follows at its deadline follows at once.

        Refused: ``tournament-begun``, ``tournament-too-few``.
        """
        raise NotImplementedError

    async def pause(self, tournament_id: int, by: int) -> Tournament:
        """Let nothing new begin and nobody's time run out. Refused: ``tournament-paused``."""
        raise NotImplementedError

    async def resume(self, tournament_id: int, by: int) -> Tournament:
        """Go on: all deadlines are later by as long as it was paused.

        Refused: ``tournament-not-paused``.
        """
        raise NotImplementedError

    async def cancel(self, tournament_id: int, by: int) -> Tournament:
        """Call it off; games that go on are ended and count for nobody."""
        raise NotImplementedError

    async def extend(self, tournament_id: int, by: int, until: datetime) -> Tournament:
        """Let sign-up, check-in or the round, whatever it is now, end at another moment.

        Refused: ``tournament-deadline-past``, ``tournament-no-deadline``.
        """
        raise NotImplementedError

    async def move(self, tournament_id: int, by: int, channel_id: int) -> Tournament:
        """Announce everything in another channel from now on, and open tables there."""
        raise NotImplementedError

    async def drop_other(self, tournament_id: int, by: int, number: int) -> Tournament:
        """Let an entrant drop out: before the first round without a trace.

        Refused: ``tournament-no-such-entrant``, ``tournament-dropped-already``.
        """
        raise NotImplementedError

    async def bring_back(self, tournament_id: int, by: int, number: int) -> Tournament:
        """Let an entrant who dropped out be paired again from the next round on.

        Refused: ``tournament-no-such-entrant``, ``tournament-not-dropped``.
        """
        raise NotImplementedError

    async def replace(
        self, tournament_id: int, by: int, number: int, user_id: int, name: str
    ) -> Tournament:
        """Let somebody else play on for an entrant, with place and points, also at the table.

        Refused: ``tournament-no-such-entrant``, ``tournament-joined-already``.
        """
        raise NotImplementedError

    async def correct(
        self,
        tournament_id: int,
        by: int,
        round_number: int,
        table: int,
        places: Mapping[int, int] | None,
        absent: Collection[int] = (),
    ) -> Tournament:
        """Enter or correct a result: the place of each entrant by number, and who did not come.

        ``None``: the match counts no more and is played anew, in the last round. A game that goes
        on is ended. Refused: what ``corrections.corrected`` and ``model.placed`` refuse.
        """
        raise NotImplementedError

    async def announce(self, tournament_id: int, by: int, text: str) -> Tournament:
        """Log that something was announced; to say it is not done here."""
        raise NotImplementedError

    async def add_organiser(self, tournament_id: int, by: int, user_id: int) -> Tournament:
        """Let somebody help to organise. Refused: ``tournament-organiser-already``."""
        raise NotImplementedError

    async def remove_organiser(self, tournament_id: int, by: int, user_id: int) -> Tournament:
        """Let somebody no longer organise. Refused: ``tournament-no-organiser``."""
        raise NotImplementedError

    async def take_back(self, tournament_id: int, by: int) -> tuple[Tournament, Act]:
        """Take back the last act of an organiser that can be; and which one that was.

        Refused: ``tournament-nothing-to-take-back``, and what stands in the way now.
        """
        raise NotImplementedError
