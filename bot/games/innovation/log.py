"""A log formatter for Innovation, with lines that suit a phone.

Events that belong together become one phrase, the phrases of one player one sentence, and the
outcome of a dogma is a list beneath the line that says who shares it and of whom it demands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from bot.core.words import Words
from engine.event import Event
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

Names = Mapping[str, str]


def log_lines(
    events: Iterable[Event], words: Words, names: Names, viewer: str | None = None
) -> list[str]:
    """Return the log lines of ``events`` for ``viewer``, or for the public (``None``).

    ``names`` are the players' names or mentions, Markdown escaped. ``events`` may begin and end
    anywhere, also in the middle of a dogma.
    """
    telling = _Telling(words, names)
    for event in events:
        telling.hear(event.for_viewer(viewer))
    return telling.finish()


# Actions of a player, shown as phrases of a sentence. Other kinds have lines of their own.
DEEDS = {"draw", "show", "meld", "tuck", "score", "return", "transfer", "splay", "reorder", "name"}

# Events that form one phrase with a preceding draw, or draw and show, of the same card.
FOLLOWS = {
    "draw": {"show", "meld", "tuck", "score"},
    "draw-show": {"meld", "score"},
}


@dataclass(frozen=True, slots=True)
class _Deed:
    """An action of a player; ``kind`` names the phrase, ``event`` has its facts."""

    kind: str
    event: Event

    @property
    def likeness(self) -> tuple[object, ...]:
        """The key by which similar deeds are joined: "draws two 3s"."""
        event = self.event
        if event.card is None and event.age is None:
            return (id(event),)
        origin = event.origin if self.kind == event.kind else None
        return (self.kind, event.other, origin, event.goal)


class _Telling:
    """The lines so far, and the events that are not part of a line yet."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names
        self.lines: list[str] = []
        self.deeds: list[_Deed] = []  # of one player by one cause
        self.coming: list[str] = []  # lines about the outcome of the next deed
        self.notes: list[str] = []  # lines to add after the sentence
        self.nothing: list[Event] = []  # effects without effect, to be shown together
        self.bonus: str | None = None  # the player about to draw for sharing
        self.path: list[str] = []  # the cards being carried out, outermost first

    def hear(self, event: Event) -> None:
        """Add the next event."""
        if event.kind == "draw" and self.bonus == event.player:
            self._free_draw(event)
        elif event.kind in DEEDS:
            self._deed(event)
        elif event.kind == "unsplay":
            # It comes just before the move that leaves the pile with one card.
            color = self.words(f"color-{event.facts['color']}")
            line = self.words("log-unsplay", player=self._name(event.player), color=color)
            self.coming.append(line)
        elif event.kind == "claim" and self.deeds:
            self.notes.append(self._achievement(event))
        elif event.kind == "nothing":
            self._complete_sentence()
            self._follow(event.card)
            self.nothing.append(event)
        else:
            self._complete()
            self._line(event)

    def finish(self) -> list[str]:
        """Return the lines."""
        self._complete()
        self._tell(*self.coming)
        return self.lines

    # Events

    def _deed(self, event: Event) -> None:
        last = self.deeds[-1].event if self.deeds else None
        if self.nothing or (last and (last.player, last.cause) != (event.player, event.cause)):
            self._complete()
        self._complete_bonus()
        self._follow(event.cause)
        if self._continues(event):
            drawn = self.deeds.pop()
            self.deeds.append(_Deed(f"{drawn.kind}-{event.kind}", event))
        else:
            self.deeds.append(_Deed(event.kind, event))
        self.notes += self.coming
        self.coming = []

    def _continues(self, event: Event) -> bool:
        """Return whether ``event`` moves or shows the card that has just been drawn.

        Viewers who did not see the draw know only the value. After several draws in a row the card
        could be any of them, and two actions are never one.
        """
        if not self.deeds or event.cause is None:
            return False
        last = self.deeds[-1]
        if event.kind not in FOLLOWS.get(last.kind, ()):
            return False
        if len(self.deeds) > 1 and last.kind == "draw" and self.deeds[-2].kind == "draw":
            return False
        if event.origin not in ("hand", None):
            return False
        drawn = last.event
        if drawn.card is not None and event.card is not None:
            return drawn.card == event.card
        return last.kind == "draw" and drawn.age == event.age

    def _line(self, event: Event) -> None:
        """Add an event that has a line of its own."""
        words, player = self.words, self._name(event.player)
        if event.kind == "dogma":
            self.path = []
            self._tell(self._dogma(event))
            self.path = [event.card or ""]
        elif event.kind == "carry-out":
            self._follow(event.cause)
            card = event.card or ""
            key = "log-carry-out" if "coop" in CARDS[card].effects else "log-carry-out-nothing"
            self._tell(words(key, player=player, card=words.card(card)))
            self.path.append(card)
        elif event.kind == "bonus":
            self.bonus = event.player
        elif event.kind == "turn":
            self.path = []
            if event.facts.get("actions") == 1:
                self._tell(words("log-first-turn", player=player))
        elif event.kind in ("achieve", "claim"):
            self._follow(event.cause)
            self._tell(self._achievement(event))
        elif event.kind == "over":
            self.path = []
            winners = event.facts["winners"]
            self._tell(
                words(
                    f"log-over-{event.facts['reason']}",
                    winners=words.list(self._name(winner) for winner in winners),
                    count=len(winners),
                )
            )
        else:
            self._tell(words(f"log-{event.kind}", player=player))

    def _free_draw(self, event: Event) -> None:
        self.bonus = None
        cards = self._cards([event])
        self._tell_beneath(
            self.words("log-free-draw", player=self._name(event.player), cards=cards)
        )

    def _complete_bonus(self) -> None:
        if self.bonus:
            line = self.words("log-free-draw-due", player=self._name(self.bonus))
            self.bonus = None
            self._tell_beneath(line)

    # From events to lines

    def _complete(self) -> None:
        self._complete_sentence()
        self._complete_nothing()
        self._complete_bonus()

    def _complete_sentence(self) -> None:
        """Write the player's actions, then their outcome."""
        if not self.deeds:
            return
        player = self._name(self.deeds[0].event.player)
        phrases = [
            self._phrase(likes[0], [deed.event for deed in likes])
            for _, group in groupby(self.deeds, key=lambda deed: deed.likeness)
            if (likes := [*group])
        ]
        self._tell(
            self.words("log-sentence", player=player, deeds=self.words.list(phrases)), *self.notes
        )
        self.deeds, self.notes = [], []

    def _complete_nothing(self) -> None:
        """Write which effects changed nothing for whom, in as few lines as possible."""
        told, self.nothing = self.nothing, []
        by_effect: dict[int, list[str]] = {}
        for event in told:
            by_effect.setdefault(event.facts["effect"], []).append(self._name(event.player))
        alike = groupby(by_effect, key=lambda effect: (told[0].card, by_effect[effect]))
        for (card, players), effects in alike:
            self._tell_nothing(card or "", [*effects], self.words.list(players))

    def _tell_nothing(self, card: str, effects: list[int], players: str) -> None:
        kinds = CARDS[card].effects
        if kinds[effects[0]] == "demand":
            self._tell(self.words("log-nothing-demand", players=players))
            effects = effects[1:]
        if not effects:
            return
        if kinds.count("coop") == 1:
            self._tell(self.words("log-nothing", players=players))
            return
        numbers = self.words.list(str(effect + 1) for effect in effects)
        self._tell(
            self.words("log-nothing-effects", effects=numbers, count=len(effects), players=players)
        )

    # Phrases

    def _phrase(self, deed: _Deed, events: list[Event]) -> str:
        event, kind, facts = deed.event, deed.kind, deed.event.facts
        if kind == "name":
            return self._named(facts)
        if kind in ("splay", "reorder"):
            way = self.words(f"splay-{facts['way']}") if kind == "splay" else ""
            color = self.words(f"color-{facts['color']}")
            return self.words(f"log-deed-{kind}", color=color, way=way)
        if kind == "transfer" and event.other == event.player:
            kind = "transfer-own"
        elif kind == "return" and event.other:
            kind = "return-of"
        return self.words(
            f"log-deed-{kind}",
            cards=self._cards(events),
            origin=event.origin or "",
            goal=event.goal or "",
            other=self._name(event.other),
        )

    def _named(self, facts: Mapping[str, object]) -> str:
        if "value" in facts:
            return self.words("log-deed-name-value", value=int(str(facts["value"])))
        if "player" in facts:
            return self.words("log-deed-name-player", other=self._name(str(facts["player"])))
        named = facts.get("colors", facts.get("color"))
        colors = [named] if isinstance(named, str) else [*named]  # type: ignore[misc]
        joined = self.words.list(self.words(f"color-{color}") for color in colors)
        return self.words("log-deed-name-colors", colors=joined)

    def _cards(self, events: list[Event]) -> str:
        """Return the cards of ``events``: by name where known, then counted by value."""
        known = [
            self.words("log-card", name=self.words.card(event.card), age=event.age or 0)
            for event in events
            if event.card is not None
        ]
        hidden = Counter(event.age or 0 for event in events if event.card is None)
        backs = [
            self.words("log-cards-hidden", count=count, age=age)
            for age, count in sorted(hidden.items())
        ]
        return self.words.list(known + backs)

    def _dogma(self, event: Event) -> str:
        words, facts = self.words, event.facts
        card = CARDS[event.card or ""]
        counts: Mapping[str, int] = facts["counts"]

        def counted(players: Iterable[str]) -> str:
            return words.list(
                words("log-count", player=self._name(player), count=counts[player])
                for player in players
            )

        return words(
            "log-dogma",
            player=self._name(event.player),
            card=words.card(card.id),
            count=counts[event.player or ""],
            icon=words(f"icon-{facts['resource']}"),
            demands=len(facts["demands"]) if "demand" in card.effects else -1,
            demanded=counted(facts["demands"]),
            shares=len(facts["shares"]) if "coop" in card.effects else -1,
            sharing=counted(facts["shares"]),
        )

    def _achievement(self, event: Event) -> str:
        name = achievement_name(str(event.facts["achievement"]), self.words)
        return self.words(f"log-{event.kind}", player=self._name(event.player), achievement=name)

    def _name(self, player: str | None) -> str:
        return self.names.get(player, player) if player else ""

    # Nesting of lines

    def _follow(self, cause: str | None) -> None:
        """Return to ``cause`` among the cards being carried out, or say that it goes on."""
        if cause is None:
            if self.path:
                self._complete()
                self.path = []
        elif cause in self.path:
            if self.path[-1] != cause:
                self._complete()
                del self.path[self.path.index(cause) + 1 :]
        else:
            self._complete()
            self.path = []
            self._tell(self.words("log-goes-on", card=self.words.card(cause)))
            self.path = [cause]

    def _tell(self, *lines: str) -> None:
        depth = len(self.path)
        mark = "  " * (depth - 1) + "- " if depth else ""
        self.lines += [mark + line for line in lines]

    def _tell_beneath(self, line: str) -> None:
        """Add ``line`` as an outcome of the whole dogma."""
        del self.path[1:]
        self._tell(line)
