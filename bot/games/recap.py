"""The parts of the games' recaps that are the same.

A recap tells a finished game in a few sentences of plain text, which players like to share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping

from bot.core.words import Words
from engine.event import Event

Names = Mapping[str, str]


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

    def told(self, words: Words, names: Names) -> str:
        """Return the leader and the number of changes; empty if there never was a lead."""
        if not self.held:
            return ""
        ((player, turns),) = self.held.most_common(1)
        told = words("recap-turns", count=turns)
        return words("recap-lead", player=names[player], count=self.changes, turns=told)


class Story(ABC):
    """The course of a game by its public events.

    ``game``      the game's name
    ``players``   in the order of their seats
    ``turn``      the turn, counted from 1; 0 before the first
    ``beginner``  the player of the first turn
    ``over``      the end, once it has come
    """

    game: str

    def __init__(self, players: Iterable[str]) -> None:
        self.players = [*players]
        self.turn = 0
        self.beginner: str | None = None
        self.race = Race()
        self.over: Event | None = None

    @classmethod
    def recap(cls, events: Iterable[Event], words: Words, names: Names) -> str:
        """Return the game with these events as a few sentences without markup.

        Covers public events only. ``names`` are the players' names. Empty before the first turn.
        """
        story = cls(names)
        for event in events:
            story.hear(event.for_viewer(None))
        return " ".join(filter(None, story._told(words, names))) if story.turn else ""

    def hear(self, event: Event) -> None:
        """Add the next event."""
        if event.kind == "turn":
            if self.turn:
                self.race.note(self.results())
            else:
                self.beginner = event.player
            self.turn += 1
        elif event.kind == "over":
            self.race.note(self.results())
            self.over = event

    def _told(self, words: Words, names: Names) -> Iterable[str]:
        turns = words("recap-turns", count=self.turn)
        yield words("recap-opening", players=words.list(names.values()), count=len(names),
                    game=words(f"game-{self.game}"), turns=turns)  # fmt: skip
        yield from self.sentences(words, names)
        if self.over is None:
            yield words("recap-stopped", turn=self.turn)
        else:
            winners = [names[winner] for winner in self.over.facts["winners"]]
            yield self.end(self.over, words, winners=words.list(winners), count=len(winners),
                           turn=self.turn)  # fmt: skip
        yield from self.standings(words, names)

    @abstractmethod
    def results(self) -> Mapping[str, int]:
        """Return by player the number that decides the lead."""

    @abstractmethod
    def sentences(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the sentences between the opening and the end; empty ones are left out."""

    @abstractmethod
    def end(self, over: Event, words: Words, **facts: str | int) -> str:
        """Return how the game ended; ``facts`` are the winners, their number and the turn."""

    @abstractmethod
    def standings(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the final standings."""


def standing(results: Mapping[str, int], words: Words, names: Names) -> str:
    """Return the results of all players, the best first: "Ann 31 and Bob 27"."""
    ordered = sorted(results, key=lambda player: -results[player])
    return words.list(
        words("recap-result", player=names[player], result=results[player]) for player in ordered
    )
