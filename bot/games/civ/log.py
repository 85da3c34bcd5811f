"""A log formatter for Carta Impera Victoria, with lines that suit a phone.

All that one player does becomes one sentence. An effect begins a line with its outcome; its
consequences for others are a list beneath.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from bot.core.words import Words
from bot.games.civ.cards import permanent_effect
from engine.event import Event

Names = Mapping[str, str]


def log_lines(
    events: Iterable[Event], words: Words, names: Names, viewer: str | None = None
) -> list[str]:
    """Return the log lines of ``events`` for ``viewer``, or for the public (``None``).

    ``names`` are the players' names or mentions, Markdown escaped. ``events`` may begin and end
    anywhere, also in the middle of an effect.
    """
    telling = _Telling(words, names)
    for event in events:
        telling.hear(event.for_viewer(viewer))
    return telling.finish()


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


class _Telling:
    """The lines so far, and the events that are not part of a line yet."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names
        self.lines: list[str] = []
        self.effect: _Effect | None = None
        self.deeds: list[Event] = []  # of one player
        self.hit: list[Event] = []  # cards that others lose by an attack
        self.notes: list[str] = []  # lines to add after the sentence
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
        elif kind in ("coin-back", "deck-empty"):
            note = self.words(f"log-civ-{kind}", player=self._name(event.player))
            self.notes.append(note)
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

    def finish(self) -> list[str]:
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
        player = self._name(event.player)
        self.dealing = event.kind == "first"
        if event.kind == "over":
            winners = event.facts["winners"]
            self.lines.append(
                self.words(
                    f"log-over-{event.facts['reason']}",
                    winners=self.words.list(self._name(winner) for winner in winners),
                    count=len(winners),
                )
            )
        elif event.kind == "restarted":
            self.lines.append(self.words("log-restarted"))
        elif event.kind == "undone":
            self.lines.append(self.words("log-undone", player=player))
        elif event.kind != "turn":
            self.lines.append(self.words(f"log-civ-{event.kind}", player=player))

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
            player = self._name(self.deeds[0].player)
            self._tell(self.words("log-sentence", player=player, deeds=self._phrases(self.deeds)))
        if self.hit:
            players = self.words.list(self._name(event.player) for event in self.hit)
            cards = self._cards(self.hit[:1])
            self._tell(self.words("log-civ-hit", players=players, count=len(self.hit), cards=cards))
        for note in self.notes:
            self._tell(note)
        self.deeds, self.hit, self.notes = [], [], []

    def _tell_effect(self, effect: _Effect, deeds: list[Event]) -> None:
        facts = {
            "player": self._name(effect.player),
            "effect": self.words.card(effect.id),
            "other": self._name(effect.owner),
            "cards": self._cards([effect.paid]) if effect.paid else "",
            "inspiration": self.words.card("inspiration"),
        }
        if effect.owner:
            kind = "copied-own" if effect.owner == effect.player else "copied"
            head = self.words(f"log-civ-head-{kind}", **facts)
        else:
            head = self.words("log-civ-head-paid" if effect.paid else "log-civ-head", **facts)
        standing = f"log-civ-result-{effect.id}"  # an effect that moves nothing
        speaks_for_itself = standing in self.words and effect.id not in TOLD_BY.values()
        if deeds or speaks_for_itself:
            result = self._phrases(deeds) if deeds else self.words(standing)
            self.lines.append(self.words("log-civ-effect-result", head=head, result=result))
        else:
            self.lines.append(self.words("log-civ-effect", head=head))

    def _tell(self, line: str) -> None:
        """Add ``line``, beneath the effect in progress."""
        self.lines.append(f"- {line}" if self.effect else line)

    # Simultaneous events of several players

    def _complete_together(self) -> None:
        events, self.together = self.together, []
        if not events:
            return
        if events[0].kind == "draw":
            self._tell_dealt(events)
        elif events[0].kind == "keep":
            self.lines.append(self.words("log-civ-keep"))
            self._tell_kept(events)
        elif events[0].kind == "pick":
            picks = [
                self.words(
                    "log-civ-pick", player=self._name(event.player), cards=self._cards([event])
                )
                for event in events
            ]
            self.lines.append(self.words("log-civ-picks", picks=self.words.list(picks)))
        else:
            self._tell_embargoes_over(events)

    def _tell_dealt(self, events: list[Event]) -> None:
        hands: dict[str, list[str]] = {}
        for player, cards in groupby(events, key=lambda event: event.player):
            hands.setdefault(self._cards([*cards]), []).append(self._name(player))
        self.lines += [
            self.words(
                "log-civ-dealt", players=self.words.list(players), count=len(players), cards=cards
            )
            for cards, players in hands.items()
        ]

    def _kept(self, event: Event) -> None:
        """End a step of the draft: all have kept a card."""
        kept, self.together = self.together, []
        self._complete()
        cards = self._named(Counter(event.facts.get("cards", ())))
        self.lines.append(self.words(f"log-civ-{event.kind}", cards=self.words.list(cards)))
        self._tell_kept(kept)

    def _tell_kept(self, events: list[Event]) -> None:
        self.lines += [
            self.words("log-civ-kept", player=self._name(event.player), cards=self._cards([event]))
            for event in events
            if event.card is not None
        ]

    def _tell_embargoes_over(self, events: list[Event]) -> None:
        domains = Counter(str(event.facts["domain"]) for event in events)
        self.lines.append(
            self.words(
                "log-civ-embargo-over",
                player=self._name(events[0].player),
                count=len(events),
                cards=self.words.list(self._named(domains)),
            )
        )

    # Phrases

    def _phrases(self, events: list[Event]) -> str:
        alike = groupby(events, key=lambda event: (event.kind, event.origin, event.other))
        return self.words.list(self._phrase([*group]) for _, group in alike)

    def _phrase(self, events: list[Event]) -> str:
        event = events[0]
        other = self._name(event.other)
        if event.kind in TOLD_BY:
            domain = self.words.list(self._named(Counter([str(event.facts["domain"])])))
            return self.words(f"log-civ-result-{event.kind}", other=other, cards=domain)
        return self.words(
            f"log-civ-deed-{event.kind}",
            cards=self._cards(events),
            origin=event.origin or "",
            other=other,
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

    def _name(self, player: str | None) -> str:
        return self.names.get(player, player) if player else ""
