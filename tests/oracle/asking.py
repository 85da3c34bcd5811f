"""Choices of a model's players, in the tokens of the rules cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

Playing = Generator["list[Ask]", "dict[str, list[str]]", Any]


@dataclass(frozen=True)
class Ask:
    """A choice of ``player``; ``whole``: either all of ``high`` or none.

    With ``groups``, an answer is empty, or all of one group.
    """

    player: str
    kind: str
    options: tuple[str, ...]
    low: int = 1
    high: int = 1
    whole: bool = False
    groups: tuple[tuple[str, ...], ...] = ()

    def key(self) -> tuple[Any, ...]:
        """A key on which two engines have to agree, regardless of the order of options."""
        return (
            self.player,
            self.kind,
            tuple(sorted(Counter(self.options).items())),
            self.low,
            self.high,
            self.whole,
            tuple(sorted(tuple(sorted(group)) for group in self.groups)),
        )


class Ended(Exception):
    """The game is over: its winners and the reason."""

    def __init__(self, winners: list[str], reason: str) -> None:
        super().__init__(reason)
        self.winners = winners
        self.reason = reason


def ask(
    player: str,
    kind: str,
    options: list[str],
    low: int = 1,
    high: int = 1,
    *,
    whole: bool = False,
    groups: tuple[tuple[str, ...], ...] = (),
) -> Playing:
    """Ask one player; return the tokens of the answer."""
    answers = yield [Ask(player, kind, tuple(options), low, high, whole, groups)]
    return answers[player]
