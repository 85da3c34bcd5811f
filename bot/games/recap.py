"""The parts of the games' recaps that are the same.

A recap tells a finished game in a few sentences of plain text, which players like to share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.core.words import Words


class Race:
    """The lead of a game, from the results at the end of each turn."""

    def __init__(self) -> None:
        self.leader: str | None = None
        self.changes = 0
        self.held: Counter[str] = Counter()  # the turns of each leader

    def note(self, results: Mapping[str, int]) -> None:
        """Add the results after a turn. A tie leaves the lead where it was."""
        best = max(results.values(), default=0)
        ahead = [player for player, result in results.items() if result == best]
        if best and len(ahead) == 1 and ahead[0] != self.leader:
            self.changes += self.leader is not None
            self.leader = ahead[0]
        if self.leader is not None:
            self.held[self.leader] += 1

    def told(self, words: Words, names: Mapping[str, str]) -> str:
        """Return who led, and how often that changed; empty if nobody ever did."""
        if not self.held:
            return ""
        ((player, turns),) = self.held.most_common(1)
        told = words("recap-turns", count=turns)
        return words("recap-lead", player=names[player], count=self.changes, turns=told)


def standing(results: Mapping[str, int], words: Words, names: Mapping[str, str]) -> str:
    """Return the results of all players, the best first: "Ann 31 and Bob 27"."""
    ordered = sorted(results, key=lambda player: -results[player])
    return words.list(
        words("recap-result", player=names[player], result=results[player]) for player in ordered
    )
