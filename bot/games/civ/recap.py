"""A recap of a game of Carta Impera Victoria in prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.core.words import Words
from bot.games.recap import Race, standing
from engine.civ.domains import DOMAINS
from engine.event import Event

Names = Mapping[str, str]

# Smaller attacks and domains are not worth a sentence.
GREAT_ATTACK = 2
GREAT_DOMAIN = 3

# The card of its own that an effect puts face down on a domain.
FACE_DOWN = {"embargo": "economy", "block": "utopia"}


def recap(events: Iterable[Event], words: Words, names: Names) -> str:
    """Return the game with these events as a few sentences without markup.

    Only what everybody saw is told. ``names`` are the players' names. Empty before the first turn.
    """
    story = _Story({player: Counter() for player in names})
    for event in events:
        story.hear(event.for_viewer(None))
    return " ".join(filter(None, _sentences(story, words, names))) if story.turn else ""


@dataclass(slots=True)
class _Story:
    """What is told of a game; ``areas`` are the players' cards by domain now."""

    areas: dict[str, Counter[str]]
    turn: int = 0
    beginner: str | None = None
    used: Counter[tuple[str, str]] = field(default_factory=Counter)  # effect, player
    largest: tuple[int, str, str, int] = (0, "", "", 0)  # cards, player, domain, turn
    attack: tuple[int, str, int] = (0, "", 0)  # cards of others, attacker, turn
    attacker: str | None = None
    struck: int = 0
    emptied: int = 0  # the turn in which the deck ran out
    race: Race = field(default_factory=Race)
    over: Event | None = None

    def hear(self, event: Event) -> None:
        """Add the next event."""
        player = event.player or ""
        if event.kind == "turn":
            if self.turn:
                self.race.note(self.majorities())
            else:
                self.beginner = event.player
            self.turn += 1
            self.attacker = None
        elif event.kind == "effect":
            self.used[event.facts["effect"], player] += 1
            self.attacker = player if event.facts["effect"] == "attack" else None
            self.struck = 0
        elif event.kind == "deck-empty":
            self.emptied = self.turn
        elif event.kind == "over":
            self.race.note(self.majorities())
            self.over = event
        elif event.kind in FACE_DOWN:
            self.areas[player][FACE_DOWN[event.kind]] -= 1
        elif event.card is not None:
            self._move(event, player, event.card)

    def majorities(self) -> dict[str, int]:
        """Return by player the domains in which nobody has more cards."""
        most = {domain: max(area[domain] for area in self.areas.values()) for domain in DOMAINS}
        return {
            player: sum(bool(most[domain]) and area[domain] == most[domain] for domain in DOMAINS)
            for player, area in self.areas.items()
        }

    def _move(self, event: Event, player: str, card: str) -> None:
        area = self.areas[player]
        if event.kind in ("play", "pick"):
            area[card] += 1
            self.largest = max(self.largest, (area[card], player, card, self.turn),
                               key=lambda each: each[0])  # fmt: skip
        elif event.origin == "area":
            area[card] -= 1
            if self.attacker not in (None, player):
                self.struck += 1
                self.attack = max(self.attack, (self.struck, self.attacker or "", self.turn),
                                  key=lambda each: each[0])  # fmt: skip


def _sentences(story: _Story, words: Words, names: Names) -> Iterable[str]:
    turns = words("recap-turns", count=story.turn)
    yield words("recap-opening", players=words.list(names.values()), count=len(names),
                game=words("game-civ"), turns=turns)  # fmt: skip
    if story.beginner is not None:
        yield words("recap-civ-first", player=names[story.beginner])
    cards, player, domain, turn = story.largest
    if cards >= GREAT_DOMAIN:
        yield words("recap-civ-domain", player=names[player], count=cards,
                    domain=words.card(domain), turn=turn)  # fmt: skip
    yield story.race.told(words, names)
    if story.used:
        yield _favourite(story, words, names)
    struck, attacker, turn = story.attack
    if struck >= GREAT_ATTACK:
        yield words("recap-civ-attack", player=names[attacker], count=struck, turn=turn)
    if story.emptied:
        yield words("recap-civ-deck", turn=story.emptied)
    yield from _end(story, words, names)


def _favourite(story: _Story, words: Words, names: Names) -> str:
    """Return the effect used most, and by whom above all."""
    by_effect: Counter[str] = Counter()
    for (effect, _), times in story.used.items():
        by_effect[effect] += times
    ((effect, times),) = by_effect.most_common(1)
    player = max(names, key=lambda each: story.used[effect, each])
    return words("recap-civ-effect", effect=words.card(effect), count=times, player=names[player])


def _end(story: _Story, words: Words, names: Names) -> Iterable[str]:
    """Yield how it ended, and where everybody stood."""
    over = story.over
    if over is None:
        yield words("recap-stopped", turn=story.turn)
        return
    winners = [names[winner] for winner in over.facts["winners"]]
    facts: dict[str, str | int] = {
        "winners": words.list(winners), "count": len(winners), "turn": story.turn
    }  # fmt: skip
    if over.facts["reason"] == "hegemony":
        domain = over.facts.get("domain")
        yield words(
            "recap-civ-over-hegemony",
            cards=over.facts.get("count", 0),
            domain=words.card(domain) if domain else "",
            **facts,
        )
    else:
        yield words("recap-civ-over-majority", **facts)
    majorities = over.facts.get("points") or story.majorities()
    yield words("recap-civ-majorities", results=standing(majorities, words, names))
