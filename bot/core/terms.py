"""The terms of a table, which its players agree on in addition to the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

# Consequences of exceeding the time: only a nudge, the others may vote to skip, a computer player
# takes this decision, or the seat is given up.
OVERDUE = ("nudge", "vote", "computer", "forfeit")

# The hours per decision to choose from; 0 is no limit.
PACES = (0, 12, 24, 48, 72, 120, 168, 336)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreements of a table.

    ``pace``      hours for each decision; ``None``: without limit
    ``overdue``   the consequence of taking longer: one of ``OVERDUE``
    ``revealed``  all hidden information is revealed when the game is over
    ``rated``     the result counts for the ratings of the server
    ``careful``   decisions are asked even where there is only one answer, or none, if skipping them
                  would disclose that a hand lacks something; ``None``: if two people or more play
    ``strict``    only answers that have disclosed nothing may be taken back
    ``holidays``  the days per month on which an absent player's clock stands still. With a
                  number, quiet hours stop no clock; ``None``: without limit
    ``amended``   the host changed them when others had sat down already
    ``practice``  a single player has undone moves that had disclosed hidden information: the
                  game does not count
    ``advice``    hints name the strongest options even though the game is rated
    ``advice_changes``  the turns in which the players agreed to change ``advice``
    """

    pace: int | None = None
    overdue: str = "nudge"
    revealed: bool = False
    rated: bool = True
    careful: bool | None = None
    strict: bool = False
    holidays: int | None = None
    amended: bool = False
    practice: bool = False
    advice: bool = False
    advice_changes: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Take ``advice_changes`` as they are stored, too."""
        object.__setattr__(self, "advice_changes", tuple(self.advice_changes))

    @property
    def advice_at_start(self) -> bool:
        """True if hints named the strongest options when the game began."""
        return self.advice != bool(len(self.advice_changes) % 2)

    @property
    def at_start(self) -> Terms:
        """The terms for another game, without the changes made during this one."""
        advice = self.advice_at_start
        return replace(self, amended=False, practice=False, advice=advice, advice_changes=())
