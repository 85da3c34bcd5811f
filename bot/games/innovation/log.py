"""A log formatter for Innovation, with lines that suit a phone.

Each turn has a heading. Events that belong together become one phrase, the phrases of one player
one sentence, and the outcome of a dogma is a list beneath the line with the players that share it
or face its demand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from bot.games import telling
from bot.games.telling import Cast, Formatter, Line, then
from engine.event import Event
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

# Actions of a player, shown as phrases of a sentence. Other kinds have lines of their own.
DEEDS = {"draw", "show", "meld", "tuck", "score", "return", "transfer", "splay", "reorder", "name"}

# Events that form one phrase with a preceding draw, or draw and show, of the same card.
FOLLOWS = {
    "draw": {"show", "meld", "tuck", "score"},
    "draw-show": {"meld", "score"},
}

# Shared effects by which a player takes cards of others.
TAKING = {"classification", "specialization", "bioengineering", "socialism"}

# The cards that give a special achievement.
GIVEN_BY = {
    "empire": "construction",
    "monument": "masonry",
    "wonder": "invention",
    "world": "translation",
    "universe": "astronomy",
}


@dataclass(frozen=True, slots=True)
class _Deed:
    """An action of ``player``; ``kind`` names the phrase, ``event`` has its facts.

    ``other`` is the other player of a transfer.
    """

    kind: str
    event: Event
    player: str | None
    other: str | None

    @property
    def likeness(self) -> tuple[object, ...]:
        """The key by which similar deeds are joined: "draws two 3s"."""
        event = self.event
        if event.card is None and event.age is None:
            return (id(event),)
        origin = event.origin if self.kind in ("take", event.kind) else None
        return (self.kind, self.other, origin, event.goal)


class InnovationLog(Formatter):
    """A log: its lines so far, and the events that are not part of a line yet."""

    def __init__(self, cast: Cast, path: Iterable[str] = (), active: str | None = None) -> None:
        super().__init__(cast)
        self.deeds: list[_Deed] = []  # of one player by one cause
        self.coming: list[Line] = []  # lines about the outcome of the next deed
        self.notes: list[Line] = []  # lines to add after the sentence
        self.nothing: list[Event] = []  # effects without result, to be shown together
        self.bonus: str | None = None  # the player about to draw for sharing
        self.path: list[str] = [*path]  # the cards being carried out, outermost first
        self.active = active  # the player whose turn it is, if known

    def hear(self, event: Event) -> None:
        """Add the next event."""
        if event.kind == "draw" and self.bonus == event.player:
            self._free_draw(event)
        elif event.kind in DEEDS:
            self._deed(event)
        elif event.kind == "unsplay":
            # It comes just before the move that leaves the pile with one card.
            color = self.words(f"color-{event.facts['color']}")
            text = self.cast.sentence("log-unsplay", event.player, color=color)
            self.coming.append(self._about(text, event.player))
        elif event.kind == "claim" and self.deeds:
            self.notes.append(self._achievement(event))
        elif event.kind == "nothing":
            self._complete_sentence()
            self._follow(event.card)
            self.nothing.append(event)
        else:
            self._complete()
            self._line(event)

    def finish(self) -> list[Line]:
        """Return the lines."""
        self._complete()
        self._tell(*self.coming)
        return self.lines

    # Events

    def _deed(self, event: Event) -> None:
        player, other, kind = self._actor(event)
        last = self.deeds[-1] if self.deeds else None
        if self.nothing or (last and (last.player, last.event.cause) != (player, event.cause)):
            self._complete()
        self._complete_bonus()
        self._follow(event.cause)
        if self._continues(event):
            drawn = self.deeds.pop()
            self.deeds.append(_Deed(f"{drawn.kind}-{kind}", event, player, other))
        else:
            self.deeds.append(_Deed(kind, event, player, other))
        self.notes += self.coming
        self.coming = []

    def _actor(self, event: Event) -> tuple[str | None, str | None, str]:
        """Return the player who acts, the other one, and the kind of the deed.

        The player of a transfer is the owner of the card; by some effects it is taken from them.
        """
        owner, other = event.player, event.other
        if event.kind == "transfer" and other == owner:
            return owner, None, "transfer-own"
        if event.kind == "return" and other:
            return owner, other, "return-of"
        if event.kind == "transfer" and event.cause is not None:
            green = event.card is not None and CARDS[event.card].color == "green"
            swapped = event.cause == "road-building" and green
            # The victim of a demand acts, also where a card of the active player moves.
            back = owner == self.active and CARDS[event.cause].effects[0] == "demand"
            if event.cause in TAKING or swapped or back:
                return other, owner, "take"
        return owner, other, event.kind

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
        cast, player = self.cast, event.player
        if event.kind == "dogma":
            self.path = []
            self.active = player
            self._tell(self._dogma(event))
            self.path = [event.card or ""]
        elif event.kind == "carry-out":
            self._follow(event.cause)
            card = event.card or ""
            key = "log-carry-out" if "coop" in CARDS[card].effects else "log-carry-out-nothing"
            told = cast.sentence(key, player, card=self.words.card(card))
            self._tell(Line(told, player=player))
            self.path.append(card)
        elif event.kind == "bonus":
            self.bonus = player
        elif event.kind == "turn":
            self._turn(event)
        elif event.kind in ("achieve", "claim"):
            self._follow(event.cause)
            self._tell(self._achievement(event))
        elif event.kind == "undone":
            self._undone(event, InnovationLog(self.cast, self.path, self.active))
        elif event.kind == "over":
            self.path = []
            self._tell(Line(self._over(event), end=True))
        else:
            self._tell(Line(self.words(f"log-{event.kind}"), player=player))

    def _turn(self, event: Event) -> None:
        self.path = []
        self.active = event.player
        self._heading(event)
        if event.facts.get("actions") == 1:
            self._tell(Line(self.cast.sentence("log-first-turn", event.player)))

    def _free_draw(self, event: Event) -> None:
        self.bonus = None
        cards = self._cards([event])
        told = self.cast.sentence("log-free-draw", event.player, cards=cards)
        self._tell_beneath(self._about(told, event.player))

    def _complete_bonus(self) -> None:
        if self.bonus:
            told = self.cast.sentence("log-free-draw-due", self.bonus)
            self.bonus = None
            self._tell_beneath(Line(told))

    # From events to lines

    def _complete(self) -> None:
        self._complete_sentence()
        self._complete_nothing()
        self._complete_bonus()

    def _complete_sentence(self) -> None:
        """Write the player's actions, then their outcome."""
        if not self.deeds:
            return
        player = self.deeds[0].player
        groups = [[*group] for _, group in groupby(self.deeds, key=lambda deed: deed.likeness)]
        phrases = tuple(
            self._phrase(alike, before) for before, alike in pairwise([list[_Deed](), *groups])
        )
        told = self.cast.sentence("log-sentence", player, deeds=then(phrases, self.words))
        touched = {deed.player for deed in self.deeds} | {deed.other for deed in self.deeds}
        by_action = self.deeds[0].event.cause is None
        self._tell(
            Line(
                told,
                player=player,
                touched=frozenset(each for each in touched if each),
                phrases=phrases if by_action else (),
                source=self._source(),
            ),
            *self.notes,
        )
        self.deeds, self.notes = [], []

    def _complete_nothing(self) -> None:
        """Report effects without result, by player, in as few lines as possible."""
        told, self.nothing = self.nothing, []
        by_effect: dict[int, list[str]] = {}
        for event in told:
            by_effect.setdefault(event.facts["effect"], []).append(event.player or "")
        alike = groupby(by_effect, key=lambda effect: (told[0].card, by_effect[effect]))
        for (card, players), effects in alike:
            self._tell_nothing(card or "", [*effects], self.cast.list(players))

    def _tell_nothing(self, card: str, effects: list[int], players: str) -> None:
        kinds = CARDS[card].effects
        if kinds[effects[0]] == "demand":
            self._tell(Line(self.words("log-nothing-demand", players=players)))
            effects = effects[1:]
        if not effects:
            return
        if kinds.count("coop") == 1:
            self._tell(Line(self.words("log-nothing", players=players)))
            return
        numbers = self.words.list(str(effect + 1) for effect in effects)
        self._tell(
            Line(
                self.words(
                    "log-nothing-effects", effects=numbers, count=len(effects), players=players
                )
            )
        )

    def _about(self, text: str, player: str | None) -> Line:
        """Return a line that concerns the cards of ``player``."""
        touched = frozenset([player] if player else [])
        return Line(text, player=player, touched=touched, source=self._source())

    def _source(self) -> str:
        """Return the dogma in progress and its player, to be told with its outcome."""
        if not self.path:
            return ""
        card = self.words.card(self.path[0])
        if self.active is None:
            return self.words("log-source-card", card=card)
        active = self.cast.name(self.active, "subject")
        return self.words("log-source", card=card, player=active)

    # Phrases

    def _phrase(self, deeds: list[_Deed], before: list[_Deed]) -> str:
        """Return similar ``deeds`` as a phrase that follows the one about ``before``."""
        deed = deeds[0]
        event, kind, facts = deed.event, deed.kind, deed.event.facts
        who = self.cast.who(deed.player)
        if kind == "name":
            return self._named(who, facts)
        if kind in ("splay", "reorder"):
            way = self.words(f"splay-{facts['way']}") if kind == "splay" else ""
            color = self.words(f"color-{facts['color']}")
            return self.words(f"log-deed-{kind}", who=who, color=color, way=way)
        key = f"log-deed-{kind}"
        if _same_card(before, deeds) and self.words.has_own(f"{key}-it"):
            key += "-it"
        return self.words(
            key,
            who=who,
            cards=self._cards([deed.event for deed in deeds]),
            origin=event.origin or "",
            goal="same"
            if key == "log-deed-transfer" and event.goal == event.origin
            else event.goal or "",
            whose=self.cast.who(deed.other),
            other=self.cast.name(deed.other),
        )

    def _named(self, who: str, facts: Mapping[str, object]) -> str:
        if "value" in facts:
            return self.words("log-deed-name-value", who=who, value=int(str(facts["value"])))
        if "player" in facts:
            other = self.cast.name(str(facts["player"]))
            return self.words("log-deed-name-player", who=who, other=other)
        named = facts.get("colors", facts.get("color"))
        colors = [named] if isinstance(named, str) else [*named]  # type: ignore[misc]
        joined = self.words.list(self.words(f"color-{color}") for color in colors)
        return self.words("log-deed-name-colors", who=who, colors=joined)

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

    def _dogma(self, event: Event) -> Line:
        words, facts = self.words, event.facts
        card = CARDS[event.card or ""]
        counts: Mapping[str, int] = facts["counts"]

        def counted(players: Sequence[str]) -> str:
            ordered = sorted(players, key=lambda player: player != self.cast.reader)
            return words.list(
                words("log-count", player=self.cast.name(player, "subject"), count=counts[player])
                for player in ordered
            )

        told = self.cast.sentence(
            "log-dogma",
            event.player,
            card=words.card(card.id),
            count=counts[event.player or ""],
            icon=words(f"icon-{facts['resource']}"),
            demands=len(facts["demands"]) if "demand" in card.effects else -1,
            demanded=counted(facts["demands"]),
            shares=len(facts["shares"]) if "coop" in card.effects else -1,
            sharing=counted(facts["shares"]),
        )
        who = self.cast.who(event.player)
        phrase = words("log-deed-dogma", who=who, card=words.card(card.id))
        return Line(told, player=event.player, phrases=(phrase,))

    def _achievement(self, event: Event) -> Line:
        which = str(event.facts["achievement"])
        facts = {"achievement": achievement_name(which, self.words)}
        if event.kind == "achieve":
            facts["age"] = self.words(f"age-name-{which}")
        elif event.cause == GIVEN_BY[which]:
            facts["how"] = self.words("log-claimed-by", card=self.words.card(event.cause))
        else:
            facts["how"] = self.words(f"log-claimed-{which}")
        told = self.cast.sentence(f"log-{event.kind}", event.player, **facts)
        touched = frozenset([event.player] if event.player else [])
        return Line(told, player=event.player, touched=touched, feat=True)

    def _over(self, event: Event) -> str:
        """Return how the game ended, with the scores if they are on record."""
        winners, reason, facts = event.facts["winners"], event.facts["reason"], event.facts
        points: Mapping[str, int] = facts.get("points", {})
        achieved: Mapping[str, int] = facts.get("achievements", {})
        if facts.get("teams"):
            points, achieved = telling.by_team(points), telling.by_team(achieved)
        by_points = telling.scores(points)
        if reason == "score" and by_points and [*points.values()].count(max(points.values())) > 1:
            # A tie on points is broken by achievements.
            tied = {name: achieved[name] for name in points if points[name] == max(points.values())}
            by_points = self.words(
                "log-scores-tied", points=by_points, achievements=telling.scores(tied)
            )
        scores = {"score": by_points, "achievements": telling.scores(achieved)}
        card = self.words.card(event.cause) if event.cause else ""
        return self.cast.group(
            f"log-over-{reason}",
            winners,
            scores=scores.get(reason) or "none",
            **({"card": card or "none"} if reason == "dogma" else {}),
        )

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
            self._tell(Line(self.words("log-goes-on", card=self.words.card(cause))))
            self.path = [cause]

    def _tell(self, *lines: Line) -> None:
        depth = len(self.path)
        self.lines += [replace(line, depth=depth) for line in lines]

    def _tell_beneath(self, line: Line) -> None:
        """Add ``line`` as an outcome of the whole dogma."""
        del self.path[1:]
        self._tell(line)


def _same_card(before: list[_Deed], deeds: list[_Deed]) -> bool:
    """Return whether both phrases are about one card, and the reader knows which."""
    cards = [deed.event.card for deed in (*before, *deeds)]
    return len(before) == len(deeds) == 1 and None not in cards and cards[0] == cards[1]
