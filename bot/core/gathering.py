"""The state of a lobby: its roll call, and notices not yet delivered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime


@dataclass(frozen=True, slots=True)
class RollCall:
    """The question before a start whether some players are still there.

    ``by``       the Discord id of the player who pressed **Start**
    ``until``    when the start no longer waits for replies
    ``awaited``  the Discord ids of players yet to reply
    ``over``     the wait is over: the host may start without them
    ``called``   they were asked, by the message ``message_id`` in ``channel_id``
    """

    by: int
    until: datetime
    awaited: tuple[int, ...]
    over: bool = False
    called: bool = False
    channel_id: int | None = None
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class News:
    """A message to a user about a lobby.

    ``kind``    its message is ``lobby-news-<kind>``
    ``to``      the Discord id of the user
    ``about``   the Discord ids of the users named in it
    ``number``  the version of the table at which it came about
    """

    kind: str
    to: int
    about: tuple[int, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Gathering:
    """The state of a lobby apart from its seats and guests.

    ``roll_call``  the pending question whether players are still there
    ``host_away``  the host has been idle for ``HOST_AWAY``
    ``removed``    the Discord ids of users removed by the host
    ``news``       messages yet to be sent to users
    """

    roll_call: RollCall | None = None
    host_away: bool = False
    removed: tuple[int, ...] = ()
    news: tuple[News, ...] = ()

    def without(self, user_id: int) -> Gathering:
        """Return this state after a user has left: their reply is no longer awaited."""
        call = self.roll_call
        if call is not None:
            awaited = tuple(each for each in call.awaited if each != user_id)
            dropped = call.by == user_id or not awaited
            call = None if dropped else replace(call, awaited=awaited)
        return replace(self, roll_call=call)

    def forgetting(self, user_id: int) -> Gathering:
        """Return this state without any mention of a user."""
        news = (
            replace(each, about=tuple(one for one in each.about if one != user_id))
            for each in self.news
            if each.to != user_id
        )
        removed = tuple(each for each in self.removed if each != user_id)
        return replace(self.without(user_id), removed=removed, news=tuple(news))


NOBODY_ASKED = Gathering()
