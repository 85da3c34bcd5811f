"""A recap of a game of Carta Impera Victoria in prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.core.words import Words
from bot.games.recap import Names, Story, standing
from engine.civ.domains import DOMAINS
from engine.event import Event

# Smaller attacks and domains are not worth a sentence.
GREAT_ATTACK = 2
GREAT_DOMAIN = 3

# The card of its own that an effect puts face down on a domain.
FACE_DOWN = {"embargo": "economy", "block": "utopia"}


class CivStory(Story):
    """The course of a game of Carta Impera Victoria."""

    game = "civ"

    def __init__(self, players: Iterable[str]) -> None:
        super().__init__(players)
        self.areas: dict[str, Counter[str]] = {player: Counter() for player in self.players}
        self.used: Counter[tuple[str, str]] = Counter()  # effect, player
        self.largest = (0, "", "", 0)  # cards, player, domain, turn
        self.attack = (0, "", 0)  # cards of others, attacker, turn
        self.attacker: str | None = None
        self.struck = 0
        self.emptied = 0  # the turn in which the deck ran out

    def hear(self, event: Event) -> None:
        """Add the next event."""
        super().hear(event)
        player = event.player or ""
        if event.kind == "turn":
            self.attacker = None
        elif event.kind == "effect":
            self.used[event.facts["effect"], player] += 1
            self.attacker = player if event.facts["effect"] == "attack" else None
            self.struck = 0
        elif event.kind == "deck-empty":
            self.emptied = self.turn
        elif event.kind in FACE_DOWN:
            self.areas[player][FACE_DOWN[event.kind]] -= 1
        elif event.card is not None:
            self._move(event, player, event.card)

    def results(self) -> dict[str, int]:
        """Return by player the number of domains in which no other has more cards."""
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

    def sentences(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the first player, the largest domain, the lead, and the favourite effect."""
        if self.beginner is not None:
            yield words("recap-civ-first", player=names[self.beginner])
        cards, player, domain, turn = self.largest
        if cards >= GREAT_DOMAIN:
            yield words("recap-civ-domain", player=names[player], count=cards,
                        domain=words.card(domain), turn=turn)  # fmt: skip
        yield self.race.told(words, names)
        if self.used:
            yield self._favourite(words, names)
        struck, attacker, turn = self.attack
        if struck >= GREAT_ATTACK:
            yield words("recap-civ-attack", player=names[attacker], count=struck, turn=turn)
        if self.emptied:
            yield words("recap-civ-deck", turn=self.emptied)

    def _favourite(self, words: Words, names: Names) -> str:
        """Return the effect used most, and the player who used it most."""
        by_effect: Counter[str] = Counter()
        for (effect, _), times in self.used.items():
            by_effect[effect] += times
        ((effect, times),) = by_effect.most_common(1)
        player = max(names, key=lambda each: self.used[effect, each])
        return words("recap-civ-effect", effect=words.card(effect), count=times,
                     player=names[player])  # fmt: skip

    def end(self, over: Event, words: Words, **facts: str | int) -> str:
        """Return the sentence about hegemony or majorities."""
        if over.facts["reason"] != "hegemony":
            return words("recap-civ-over-majority", **facts)
        domain = over.facts.get("domain")
        return words(
            "recap-civ-over-hegemony",
            cards=over.facts.get("count", 0),
            domain=words.card(domain) if domain else "",
            **facts,
        )

    def standings(self, words: Words, names: Names) -> Iterable[str]:
        """Yield the majorities at the end, unless the game stopped early."""
        if self.over is not None:
            majorities = self.over.facts.get("points") or self.results()
            yield words("recap-civ-majorities", results=standing(majorities, words, names))
