"""The effects of all cards, by age.

Importing this package registers them in ``dogma.EFFECTS``.
"""

from engine.innovation.effects import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
)

__all__ = [
    "age_01",
    "age_02",
    "age_03",
    "age_04",
    "age_05",
    "age_06",
    "age_07",
    "age_08",
    "age_09",
    "age_10",
]
