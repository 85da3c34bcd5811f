"""Picks and tries, as custom_ids hold them to survive a restart.

Picks are places among the options of a decision, one character for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from engine import Decision

# The first character that stands for a place: letters, so that no field of a custom_id is split.
FIRST_SIGN = 0xC0

# The part of a custom_id that names a decision: table, number, and the tries that led to it, if
# any.
DECISION = r"(?P<table>\d+):(?P<number>\d+)(?P<tried>(?:~[^:]*)?)"

# The characters that tries may take up in a custom_id.
TRIES_LIMIT = 30

# The most that tries take up once full: an answer may have many picks. Every press of a tryout has
# room for as many, so that a forged one is not answered with longer ones.
LONGEST = 70

Picks = tuple[int, ...]


def signs(picked: Sequence[int]) -> str:
    """Return places among the options as they stand in a custom_id."""
    return "".join(chr(FIRST_SIGN + place) for place in picked)


def places(text: str) -> Picks:
    """Return the places that ``signs`` encoded."""
    return tuple(ord(sign) - FIRST_SIGN for sign in text)


@dataclass(frozen=True, slots=True)
class Tries:
    """Answers that a player tries out before giving any.

    ``number``   of the decision from which on they are tried
    ``rewound``  how often answers had been taken back at the table by then
    ``picks``    the answers, each by the places of its tokens among the options
    """

    number: int
    rewound: int
    picks: tuple[Picks, ...] = ()

    @property
    def custom_id(self) -> str:
        """The tries after the number in a custom_id; see ``DECISION``."""
        return f"~{self.rewound}" + "".join(f".{signs(each)}" for each in self.picks)

    @classmethod
    def read(cls, number: int, tried: str) -> Tries | None:
        """Return the tries after the number in a custom_id, if there are any.

        A forged one gives other tries, which do not fit.
        """
        if not tried:
            return None
        if len(tried) > LONGEST:
            return cls(number, -1)
        rewound, *picks = tried[1:].split(".")
        rewound = rewound if rewound.isdecimal() else "-1"
        return cls(number, int(rewound), tuple(places(each) for each in picks))

    def then(self, picked: Sequence[int]) -> Tries:
        """Return these tries with one more answer."""
        return replace(self, picks=(*self.picks, tuple(picked)))

    @property
    def before(self) -> Tries:
        """These tries without the last answer."""
        return replace(self, picks=self.picks[:-1])

    @property
    def full(self) -> bool:
        """True if a custom_id may have no room for another answer."""
        return len(self.custom_id) >= TRIES_LIMIT


@dataclass(slots=True)
class TriedDecision(Decision):
    """A decision that would come after ``tries``."""

    tries: Tries = Tries(0, 0)

    @classmethod
    def after(cls, tries: Tries, decision: Decision) -> TriedDecision:
        """Return ``decision`` as the one that comes after ``tries``."""
        return cls(**{each.name: getattr(decision, each.name) for each in fields(Decision)},
                   tries=tries)  # fmt: skip


def tries_of(decision: Decision) -> Tries | None:
    """Return the tries after which ``decision`` comes; ``None`` if it is really asked."""
    return decision.tries if isinstance(decision, TriedDecision) else None


def decision_id(table_id: int, decision: Decision) -> str:
    """Return the part of a custom_id that names ``decision``; see ``DECISION``."""
    tries = tries_of(decision)
    return tries_id(table_id, tries) if tries else f"{table_id}:{decision.number}"


def tries_id(table_id: int, tries: Tries) -> str:
    """Return the part of a custom_id that names the decision after ``tries``."""
    return f"{table_id}:{tries.number}{tries.custom_id}"
