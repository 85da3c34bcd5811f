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

    ``pace``      hours for each decision; ``None``: without limit
    ``overdue``   what happens when a player takes longer: one of ``OVERDUE``
    ``revealed``  whether everything hidden is revealed when the game is over
    ``rated``     whether the result counts for the ratings of the server
    ``careful``   whether choices are asked even where there is only one answer, or none, if silence
                  would tell what a hand lacks; ``None``: if two people or more play
    ``strict``    whether only answers that have disclosed nothing may be taken back
    ``holidays``  the days per month on which an absent player's clock stands still. A number is for
                  tournaments, where quiet hours stop no clock; ``None``: without limit
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
