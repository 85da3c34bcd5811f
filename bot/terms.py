"""What the people of a table have agreed on beside the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass

# What may happen when somebody exceeds the time: nothing but a nudge, the others may vote to skip,
# a computer player takes this decision, or the seat is given up.
OVERDUE = ("nudge", "vote", "computer", "forfeit")


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreements of a table.

    ``pace``      hours that everybody has for a decision; ``None``: as long as they like
    ``overdue``   what happens to whoever takes longer: one of ``OVERDUE``
    ``revealed``  whether everything hidden is revealed when the game is over
    ``rated``     whether the result counts for the ratings of the server
    ``holidays``  on how many days a month a clock stands still for somebody who is away. A number
                  is for tournaments, where quiet hours stop no clock; ``None``: as many as they like
    """

    pace: int | None = None
    overdue: str = "nudge"
    revealed: bool = False
    rated: bool = True
    holidays: int | None = None
