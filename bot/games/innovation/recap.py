"""A recap of a game of Innovation in prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.core.words import Words
from bot.games.recap import Names, Story, standing
from bot.games.telling import by_team, scores
from engine.event import Event
from render.innovation.names import achievement_name

# Fewer cards taken from others are not worth a sentence.
MANY_TAKEN = 3


@dataclass(slots=True)
class _Haul:
    """The points that a player gained by a dogma."""

    points: int = 0
    player: str = ""
    card: str = ""
    turn: int = 0


class InnovationStory(Story):
    """The course of a game of Innovation."""

    game = "innovation"

    def __init__(self, players: Iterable[str]) -> None:
        super().__init__(players)
        self.points = Counter(dict.fromkeys(self.players, 0))  # in the score piles
        self.melded: dict[str, str] = {}  # the first cards
        self.ages: list[tuple[int, str, int]] = []  # age, first player, turn
        self.achieved: list[tuple[str, str, int]] = []  # which, player, turn
        self.taken: Counter[str] = Counter()
        self.haul = _Haul()
        self.card: str | None = None  # the dogma in progress
        self.before: Counter[str] = Counter()  # the points before it

    def hear(self, event: Event) -> None:
        """Add the next event."""
        if event.kind in ("dogma", "turn", "over"):
            self._weigh()
        super().hear(event)
        if event.kind == "dogma":
            self.card, self.before = event.card, self.points.copy()
        elif event.kind in ("achieve", "claim"):
            player = event.player or ""
            self.achieved.append((str(event.facts["achievement"]), player, self.turn))
        elif event.kind == "remove-all":
            self.points = Counter(dict.fromkeys(self.points, 0))
        else:
            self._move(event)

    def results(self) -> Counter[str]:
        """Return the points of each player."""
        return self.points

    def _move(self, event: Event) -> None:
        player, age = event.player or "", event.age or 0
        if event.kind == "score":
            self.points[player] += age
        elif event.kind == "transfer":
            other = event.other or ""
            self.points[player] -= age if event.origin == "score" else 0
            self.points[other] += age if event.goal == "score" else 0
            self.taken[other] += other != player
        elif event.origin == "score":  # melded, tucked or returned
            self.points[event.other or player] -= age
        if event.kind == "meld":
            if self.turn == 0 and event.card:
                self.melded[player] = event.card
            elif age > max((age for age, _, _ in self.ages), default=1):
                self.ages.append((age, player, self.turn))

    def _weigh(self) -> None:
        """Compare the points from the dogma in progress with the biggest haul so far."""
        if self.card is None:
            return
        for player, points in self.points.items():
            if points - self.before[player] > self.haul.points:
                self.haul = _Haul(points - self.before[player], player, self.card, self.turn)
        self.card = None

    def sentences(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the first card, the new ages, the lead, and the biggest gains."""
        if self.beginner in self.melded:
            yield words("recap-innovation-first", player=names[self.beginner],
                        card=words.card(self.melded[self.beginner]))  # fmt: skip
        if self.ages:
            ((player, count),) = Counter(first for _, first, _ in self.ages).most_common(1)
            age, last, turn = self.ages[-1]
            yield words("recap-innovation-ages", player=names[player], count=count,
                        same="yes" if last == player else "no", last=names[last],
                        age=words(f"age-name-{age}"), turn=turn)  # fmt: skip
        yield self.race.told(words, names)
        if self.haul.points:
            yield words("recap-innovation-haul", player=names[self.haul.player],
                        points=self.haul.points, card=words.card(self.haul.card),
                        turn=self.haul.turn)  # fmt: skip
        if self.taken and max(self.taken.values()) >= MANY_TAKEN:
            ((player, count),) = self.taken.most_common(1)
            yield words("recap-innovation-taken", player=names[player], count=count)

    def end(self, over: Event, words: Words, **facts: str | int) -> str:
        """Return the sentence about the achievement, points or dogma that won."""
        reason = over.facts["reason"]
        if reason == "achievements":
            last = self.achieved[-1][0] if self.achieved else ""
            facts["achievement"] = achievement_name(last, words) if last else ""
        elif reason == "dogma":
            facts["card"] = words.card(over.cause) if over.cause else "none"
        else:
            teams = over.facts.get("teams")
            facts["scores"] = scores(by_team(self.points) if teams else self.points)
        return words(f"recap-innovation-over-{reason}", **facts)

    def standings(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the achievements, and the points unless the end has told them."""
        achieved = Counter(dict.fromkeys(self.players, 0))
        achieved.update(player for _, player, _ in self.achieved)
        if any(achieved.values()):
            yield words("recap-innovation-achieved", results=standing(achieved, words, names))
        told = self.over is not None and self.over.facts["reason"] == "score"
        if any(self.points.values()) and not told:
            yield words("recap-innovation-points", results=standing(self.points, words, names))
