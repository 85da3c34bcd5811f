"""Measurements and their limits."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """A measurement and its limit."""

    name: str
    measured: float
    limit: float
    unit: str

    @property
    def kept(self) -> bool:
        """True if the measurement is within its limit."""
        return self.measured <= self.limit


def percentile(numbers: Sequence[float], part: float) -> float:
    """Return the value below which ``part`` of the ``numbers`` lie; 0 if none."""
    ordered = sorted(numbers)
    return ordered[math.ceil(part * len(ordered)) - 1] if ordered else 0.0


def report(goals: Sequence[Goal]) -> int:
    """Print the goals and their grades; return 1 if any was missed."""
    for goal in goals:
        grade = "ok  " if goal.kept else "MISS"
        print(f"{grade} {goal.name:<36}{goal.measured:>9.1f} of {goal.limit:>6.0f} {goal.unit}")
    return 0 if all(goal.kept for goal in goals) else 1
