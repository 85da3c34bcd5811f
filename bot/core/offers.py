"""Offers of a seat and invitations, which users can accept or decline."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

# Reasons for which a seat is offered: its owner wants to leave, a moderator or a vote of the others
# replaces its owner, or its owner needs a stand-in for a while.
SUBSTITUTE, MODERATOR, VOTE, SITTER = OFFERS = ("substitute", "moderator", "vote", "sitter")


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat that is offered, to be taken by one press.

    ``number``  the version of the table at which it was offered, so that each offer has its own
    ``kind``    the reason for the offer, one of ``OFFERS``
    ``by``      the Discord id of the user who offers it
    ``to``      the Discord id of the recipient; ``None``: any user
    ``to_name`` the name of the recipient
    ``days``    the number of days for a stand-in
    ``channel_id``, ``message_id``  the message with the buttons, once it is there
    """

    number: int
    kind: str
    by: int
    to: int | None = None
    to_name: str = ""
    days: int = 0
    channel_id: int | None = None
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """A user invited to a table that has not begun, with a reserved seat.

    ``called`` is whether they were pinged for it; ``channel_id`` and ``message_id`` are the message
    that only pinged them, if there was one. ``by`` is the Discord id of the inviting user, and
    ``at`` the time; unknown for those invited by an earlier version.
    """

    user_id: int
    name: str
    called: bool = False
    channel_id: int | None = None
    message_id: int | None = None
    by: int | None = None
    at: datetime | None = None
