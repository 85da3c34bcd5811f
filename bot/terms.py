"""What the people of a table have agreed on beside the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass

# What may happen when somebody exceeds the time: nothing but a nudge, the others may vote to skip,
# a computer player takes this decision, or the seat is given up.
OVERDUE = ("nudge", "vote", "computer", "forfeit")

# The hours for a decision that can be chosen; 0 is no limit.
PACES = (0, 12, 24, 48, 72, 120, 168, 336)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreements of a table.

    ``pace``      hours that everybody has for a decision; ``None``: as long as they like
    ``overdue``   what happens to whoever takes longer: one of ``OVERDUE``
    ``revealed``  whether everything hidden is revealed when the game is over
    ``rated``     whether the result counts for the ratings of the server
    ``careful``   whether choices are asked even where there is only one answer, or none, if silence
                  would tell what a hand lacks; ``None``: if two people or more play
    ``strict``    whether nothing may be taken back but what has shown nobody anything
    ``holidays``  on how many days a month a clock stands still for somebody who is away. A number
                  is for tournaments, where quiet hours stop no clock; ``None``: as many as wanted
    ``amended``   whether the host changed them when others had sat down already
    """

    pace: int | None = None
    overdue: str = "nudge"
    revealed: bool = False
    rated: bool = True
    careful: bool | None = None
    strict: bool = False
    holidays: int | None = None
    amended: bool = False

    @property
    def of_tournament(self) -> bool:
        """Whether a table with these terms is one of a tournament."""
        return self.holidays is not None
