"""What is offered to people at a table, until they accept or decline: a seat, an invitation."""

from __future__ import annotations

from dataclasses import dataclass

# How a seat comes to be offered: its owner wants to leave, a moderator or the vote of the others
# replaces its owner, or its owner wants somebody to sit in for a while.
SUBSTITUTE, MODERATOR, VOTE, SITTER = OFFERS = ("substitute", "moderator", "vote", "sitter")


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat that is offered, to be taken by one press.

    ``number``  the version of the table at which it was offered, so that each offer has its own
    ``kind``    how it came to be offered, one of ``OFFERS``
    ``by``      the Discord id of whoever offers it
    ``to``      the Discord id of whom it is offered to; ``None``: to anybody
    ``to_name`` what this person is called
    ``days``    how long a sitter is to sit in
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
    """Somebody who was invited to a table that has not begun, and has a seat reserved there.

    ``called`` is whether they were pinged for it; ``channel_id`` and ``message_id`` are the message
    that did nothing but that, if there was one.
    """

    user_id: int
    name: str
    called: bool = False
    channel_id: int | None = None
    message_id: int | None = None
