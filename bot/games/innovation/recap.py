"""A recap of a game of Innovation in prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.core.words import Words
from bot.games.recap import Race, standing
from bot.games.telling import scores
from engine.event import Event
from render.innovation.names import achievement_name

Names = Mapping[str, str]

# Fewer cards taken from others are not worth a sentence.
MANY_TAKEN = 3


def recap(events: Iterable[Event], words: Words, names: Names) -> str:
    """Return the game with these events as a few sentences without markup.

    Only what everybody saw is told. ``names`` are the players' names. Empty before the first turn.
    """
    story = _Story(Counter(dict.fromkeys(names, 0)))
    for event in events:
        story.hear(event.for_viewer(None))
    return " ".join(filter(None, _sentences(story, words, names))) if story.turn else ""


@dataclass(slots=True)
class _Haul:
    """The points that a player gained by a dogma."""

    points: int = 0
    player: str = ""
    card: str = ""
    turn: int = 0


@dataclass(slots=True)
class _Story:
    """What is told of a game; ``points`` are those of the score piles now."""

    points: Counter[str]
    turn: int = 0
    beginner: str | None = None
    melded: dict[str, str] = field(default_factory=dict)  # the first cards
    ages: list[tuple[int, str, int]] = field(default_factory=list)  # age, first player, turn
    achieved: list[tuple[str, str, int]] = field(default_factory=list)  # which, player, turn
    taken: Counter[str] = field(default_factory=Counter)
    race: Race = field(default_factory=Race)
    haul: _Haul = field(default_factory=_Haul)
    over: Event | None = None
    card: str | None = None  # the dogma in progress
    before: Counter[str] = field(default_factory=Counter)  # the points before it

    def hear(self, event: Event) -> None:
        """Add the next event."""
        if event.kind in ("dogma", "turn", "over"):
            self._weigh()
        if event.kind == "dogma":
            self.card, self.before = event.card, self.points.copy()
        elif event.kind == "turn":
            self._turn(event)
        elif event.kind in ("achieve", "claim"):
            player = event.player or ""
            self.achieved.append((str(event.facts["achievement"]), player, self.turn))
        elif event.kind == "remove-all":
            self.points = Counter(dict.fromkeys(self.points, 0))
        elif event.kind == "over":
            self.race.note(self.points)
            self.over = event
        else:
            self._move(event)

    def _turn(self, event: Event) -> None:
        if self.turn:
            self.race.note(self.points)
        else:
            self.beginner = event.player
        self.turn += 1

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
        """Compare what the dogma in progress has brought with the biggest haul so far."""
        if self.card is None:
            return
        for player, points in self.points.items():
            if points - self.before[player] > self.haul.points:
                self.haul = _Haul(points - self.before[player], player, self.card, self.turn)
        self.card = None


def _sentences(story: _Story, words: Words, names: Names) -> Iterable[str]:
    turns = words("recap-turns", count=story.turn)
    yield words("recap-opening", players=words.list(names.values()), count=len(names),
                game=words("game-innovation"), turns=turns)  # fmt: skip
    if story.beginner in story.melded:
        yield words("recap-innovation-first", player=names[story.beginner],
                    card=words.card(story.melded[story.beginner]))  # fmt: skip
    if story.ages:
        ((player, count),) = Counter(first for _, first, _ in story.ages).most_common(1)
        age, last, turn = story.ages[-1]
        yield words("recap-innovation-ages", player=names[player], count=count,
                    same="yes" if last == player else "no", last=names[last],
                    age=words(f"age-name-{age}"), turn=turn)  # fmt: skip
    yield story.race.told(words, names)
    if story.haul.points:
        yield words("recap-innovation-haul", player=names[story.haul.player],
                    points=story.haul.points, card=words.card(story.haul.card),
                    turn=story.haul.turn)  # fmt: skip
    if story.taken and max(story.taken.values()) >= MANY_TAKEN:
        ((player, count),) = story.taken.most_common(1)
        yield words("recap-innovation-taken", player=names[player], count=count)
    yield from _end(story, words, names)


def _end(story: _Story, words: Words, names: Names) -> Iterable[str]:
    """Yield how it ended, and where everybody stood."""
    achieved = Counter(dict.fromkeys(names, 0))
    achieved.update(player for _, player, _ in story.achieved)
    over = story.over
    if over is None:
        yield words("recap-stopped", turn=story.turn)
    else:
        winners = [names[winner] for winner in over.facts["winners"]]
        which = achievement_name(story.achieved[-1][0], words) if story.achieved else ""
        yield words(
            f"recap-innovation-over-{over.facts['reason']}",
            winners=words.list(winners),
            count=len(winners),
            turn=story.turn,
            **_how(over, which, story, words),
        )
    if any(achieved.values()):
        yield words("recap-innovation-achieved", results=standing(achieved, words, names))
    if any(story.points.values()) and (over is None or over.facts["reason"] != "score"):
        yield words("recap-innovation-points", results=standing(story.points, words, names))


def _how(over: Event, which: str, story: _Story, words: Words) -> dict[str, str]:
    """Return the facts of the sentence about the end that depend on how it came."""
    if over.facts["reason"] == "achievements":
        return {"achievement": which}
    if over.facts["reason"] == "dogma":
        return {"card": words.card(over.cause) if over.cause else "none"}
    return {"scores": scores(story.points)}
