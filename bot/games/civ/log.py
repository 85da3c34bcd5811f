"""A log formatter for Carta Impera Victoria, with lines that suit a phone.

Each turn has a heading. All that one player does becomes one sentence. An effect begins a line with
its outcome; its consequences for others are a list beneath.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.games import telling
from bot.games.civ.cards import permanent_effect
from bot.games.telling import Cast, Formatter, Line, then
from engine.event import Event

# Actions of a player, shown as phrases of a sentence. Other kinds have lines of their own.
DEEDS = {"play", "draw", "discard", "take", "give", "embargo", "block"}

# Effects recognised by their outcome, as ``events`` may begin after the effect did.
TOLD_BY = {"embargo": "embargo", "block": "democracy"}

# Effects that begin by discarding the card that they cost.
PAID = {"attack", "inquisition", "breakthrough"}


@dataclass(slots=True)
class _Effect:
    """The effect in progress."""

    player: str
    id: str
    owner: str | None = None  # the player from whom it is copied, if any
    paid: Event | None = None  # the card discarded for it
    announced: bool = False  # its line has been written
    resolved: bool = False  # of Breakthrough: its draw is over


class CivLog(Formatter):
    """A log: its lines so far, and the events that are not part of a line yet."""

    def __init__(self, cast: Cast) -> None:
        super().__init__(cast)
        self.effect: _Effect | None = None
        self.deeds: list[Event] = []  # of one player
        self.hit: list[Event] = []  # cards that others lose by an attack
        self.notes: list[Line] = []  # lines to add after the sentence
        self.dealing = False
        self.together: list[Event] = []  # similar, of several players: dealt, kept, picked, over

    def hear(self, event: Event) -> None:
        """Add the next event."""
        kind = event.kind
        if kind == "draw" and self.dealing:
            self._gather(event)
        elif kind in DEEDS:
            self._complete_together()
            self._deed(event)
        elif kind in ("keep", "pick", "embargo-over"):
            self._gather(event)
        elif kind in ("pass", "middle"):
            self._kept(event)
        elif kind == "coin-back":
            told = self.cast.sentence("log-civ-coin-back", event.player)
            self.notes.append(Line(told, touched=frozenset([event.player or ""])))
        elif kind == "deck-empty":
            self.notes.append(Line(self.words("log-civ-deck-empty"), feat=True))
        elif kind == "copy":
            self._complete()
            effect = permanent_effect(event.facts["domain"], event.facts["level"])
            self.effect = _Effect(event.player or "", effect.id, owner=event.other)
        elif kind == "effect":
            self._begin(event)
        else:
            self._complete()
            self.effect = None
            self._line(event)

    def finish(self) -> list[Line]:
        """Return the lines."""
        self._complete()
        return self.lines

    # Events

    def _begin(self, event: Event) -> None:
        """Begin an effect, unless it is a copied one that the previous event began."""
        name, going = event.facts["effect"], self.effect
        if going and going.owner and going.id == name and not (going.announced or self.deeds):
            return
        self._complete()
        self.effect = _Effect(event.player or "", name)

    def _deed(self, event: Event) -> None:
        if self._strikes(event):
            self.hit.append(event)
            return
        if self.hit or (self.deeds and self.deeds[-1].player != event.player):
            self._complete()
        told_by = TOLD_BY.get(event.kind)
        if told_by and (self.effect is None or self.effect.id != told_by):
            self._complete()
            self.effect = _Effect(event.player or "", told_by)
        effect = self.effect
        if effect and event.kind == "draw":
            if effect.id != "breakthrough" or effect.resolved:
                # The draw at the end of the turn belongs to no effect.
                self._complete()
                self.effect = None
        elif effect and event.kind == "discard":
            if self._pays(effect, event):
                effect.paid = event
                return
            effect.resolved = True
        self.deeds.append(event)

    def _strikes(self, event: Event) -> bool:
        """Return whether another player loses this card along with the attacker."""
        if event.kind != "discard" or event.origin != "area" or not self.deeds:
            return False
        last = self.deeds[-1]
        return (
            last.kind == "discard"
            and (last.origin, last.card) == (event.origin, event.card)
            and last.player != event.player
        )

    def _pays(self, effect: _Effect, event: Event) -> bool:
        begins = not (self.deeds or effect.paid or effect.announced)
        return begins and effect.id in PAID and event.origin == "area"

    def _gather(self, event: Event) -> None:
        """Keep ``event`` to be shown together with others of its kind."""
        before = self.together[-1] if self.together else None
        if before is None or before.kind != event.kind:
            self._complete()
            self.effect = None
        self.together.append(event)

    # From events to lines

    def _line(self, event: Event) -> None:
        """Add an event that has a line of its own."""
        self.dealing = event.kind == "first"
        if event.kind == "over":
            self.lines.append(Line(self._over(event), end=True))
        elif event.kind == "restarted":
            self.lines.append(Line(self.words("log-restarted")))
        elif event.kind == "undone":
            self._undone(event, CivLog(self.cast))
        elif event.kind == "turn":
            self._heading(event)
        else:
            told = self.cast.sentence(f"log-civ-{event.kind}", event.player)
            self.lines.append(Line(told, player=event.player))

    def _over(self, event: Event) -> str:
        """Return how the game ended, with the scores if they are on record."""
        facts = event.facts
        told: dict[str, str | int] = {}
        if facts["reason"] == "hegemony":
            domain = facts.get("domain")
            told["cards"] = facts.get("count", 0)
            told["domain"] = self.words.card(domain) if domain else ""
        else:
            points: Mapping[str, int] = facts.get("points", {})
            if facts.get("teams"):  # partners have the same points: one result for each team
                first, second = [*points][:2]
                points = {first: points[first], second: points[second]}
            told["scores"] = telling.scores(points) or "none"
        return self.cast.group(f"log-over-{facts['reason']}", facts["winners"], **told)

    def _complete(self) -> None:
        """Write the effect in progress, the player's actions, and their outcome."""
        self._complete_together()
        effect = self.effect
        if effect and not effect.announced:
            effect.announced = True
            own = bool(self.deeds) and self.deeds[0].player == effect.player
            self._tell_effect(effect, self.deeds if own else [])
            if own:
                self.deeds = []
        if self.deeds:
            player, phrases = self.deeds[0].player, self._phrases(self.deeds)
            told = self.cast.sentence("log-sentence", player, deeds=then(phrases, self.words))
            by_action = () if self.effect else tuple(phrases)
            self._tell(Line(told, player=player, touched=_touched(self.deeds), phrases=by_action))
        if self.hit:
            players = [event.player or "" for event in self.hit]
            told = self.cast.group("log-civ-hit", players, cards=self._cards(self.hit[:1]))
            self._tell(Line(told, touched=frozenset(players)))
        for note in self.notes:
            self._tell(note)
        self.deeds, self.hit, self.notes = [], [], []

    def _tell_effect(self, effect: _Effect, deeds: list[Event]) -> None:
        kind = "head"
        if effect.owner:
            kind = "head-copied-own" if effect.owner == effect.player else "head-copied"
        elif effect.paid:
            kind = "head-paid"
        facts = {
            "effect": self.words.card(effect.id),
            "whose": self.cast.who(effect.owner),
            "other": self.cast.name(effect.owner),
            "cards": self._cards([effect.paid]) if effect.paid else "",
            "inspiration": self.words.card("inspiration"),
        }
        head = self.cast.sentence(f"log-civ-{kind}", effect.player, **facts)
        who = self.cast.who(effect.player)
        used = self.words("log-civ-deed-use", who=who, effect=self.words.card(effect.id))
        standing = f"log-civ-result-{effect.id}"  # an effect that moves no cards
        speaks_for_itself = standing in self.words and effect.id not in TOLD_BY.values()
        if deeds:
            result = then(self._phrases(deeds), self.words)
            # The result of an embargo or a block has a subject of its own.
            key = "result" if deeds[0].kind in TOLD_BY else "deeds"
            told = self.words(f"log-civ-effect-{key}", head=head, result=result, who=who)
        elif speaks_for_itself:
            told = self.words("log-civ-effect-result", head=head, result=self.words(standing))
        else:
            told = self.words("log-civ-effect", head=head)
        touched = _touched(deeds) | frozenset(each for each in [effect.owner] if each)
        self.lines.append(Line(told, player=effect.player, touched=touched, phrases=(used,)))

    def _tell(self, line: Line) -> None:
        """Add ``line``, beneath the effect in progress."""
        if not self.effect:
            self.lines.append(line)
            return
        source = self.words("log-source", card=self.words.card(self.effect.id),
                            player=self.cast.name(self.effect.player, "subject"))  # fmt: skip
        self.lines.append(replace(line, depth=1, source=source))

    # Simultaneous events of several players

    def _complete_together(self) -> None:
        events, self.together = self.together, []
        if not events:
            return
        if events[0].kind == "draw":
            self._tell_dealt(events)
        elif events[0].kind == "keep":
            self.lines.append(Line(self.words("log-civ-keep")))
            self._tell_kept(events)
        elif events[0].kind == "pick":
            picks = [
                self.words(
                    "log-civ-pick",
                    who=self.cast.who(event.player),
                    player=self.cast.name(event.player),
                    cards=self._cards([event]),
                )
                for event in events
            ]
            self.lines.append(Line(self.words("log-civ-picks", picks=self.words.list(picks))))
        else:
            self._tell_embargoes_over(events)

    def _tell_dealt(self, events: list[Event]) -> None:
        hands: dict[str, list[str]] = {}
        for player, cards in groupby(events, key=lambda event: event.player):
            hands.setdefault(self._cards([*cards]), []).append(player or "")
        self.lines += [
            Line(self.cast.group("log-civ-dealt", players, cards=cards))
            for cards, players in hands.items()
        ]

    def _kept(self, event: Event) -> None:
        """End a step of the draft: all have kept a card."""
        kept, self.together = self.together, []
        self._complete()
        cards = self._named(Counter(event.facts.get("cards", ())))
        told = self.words(f"log-civ-{event.kind}", cards=self.words.list(cards))
        self.lines.append(Line(told))
        self._tell_kept(kept)

    def _tell_kept(self, events: list[Event]) -> None:
        self.lines += [
            Line(self.cast.sentence("log-civ-kept", event.player, cards=self._cards([event])))
            for event in events
            if event.card is not None
        ]

    def _tell_embargoes_over(self, events: list[Event]) -> None:
        domains = Counter(str(event.facts["domain"]) for event in events)
        player, cards = events[0].player, self.words.list(self._named(domains))
        told = self.cast.sentence("log-civ-embargo-over", player, count=len(events), cards=cards)
        self.lines.append(Line(told, touched=frozenset([player or ""])))

    # Phrases

    def _phrases(self, events: list[Event]) -> list[str]:
        alike = groupby(events, key=lambda event: (event.kind, event.origin, event.other))
        return [self._phrase([*group]) for _, group in alike]

    def _phrase(self, events: list[Event]) -> str:
        event = events[0]
        facts = {
            "who": self.cast.who(event.player),
            "whose": self.cast.who(event.other),
            "other": self.cast.name(event.other),
        }
        if event.kind in TOLD_BY:
            domain = self.words.list(self._named(Counter([str(event.facts["domain"])])))
            return self.words(f"log-civ-result-{event.kind}", cards=domain, **facts)
        return self.words(
            f"log-civ-deed-{event.kind}",
            cards=self._cards(events),
            origin=event.origin or "",
            **facts,
        )

    def _cards(self, events: list[Event]) -> str:
        """Return the cards of ``events``: known ones by name, hidden ones counted."""
        known = Counter(event.card for event in events if event.card is not None)
        hidden = sum(event.card is None for event in events)
        parts = self._named(known)
        if hidden:
            parts.append(self.words("log-civ-cards-hidden", count=hidden))
        return self.words.list(parts)

    def _named(self, domains: Mapping[str, int]) -> list[str]:
        return [
            self.words(
                "log-civ-card" if count == 1 else "log-civ-cards",
                icon=self.words(f"domain-icon-{domain}"),
                name=self.words.card(domain),
                count=count,
            )
            for domain, count in domains.items()
        ]


def _touched(deeds: Sequence[Event]) -> frozenset[str]:
    """Return the owners of the cards that ``deeds`` move."""
    return frozenset(each for deed in deeds for each in (deed.player, deed.other) if each)
