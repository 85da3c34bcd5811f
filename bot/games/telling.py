"""Shared parts of the games' log formatters: the reader, lines, and the digest.

The reader of a log is "you". Undone events are struck out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.core.words import Fact, Words
from engine.event import Event
from engine.teams import team_of

DIGEST_LINES = 5

YOU = "you"
OTHER = "other"


class Cast:
    """The players of a log as ``reader`` sees them; ``None`` is the public.

    ``names`` are their names or mentions, Markdown escaped. Messages get ``who`` to choose a form
    of the verb: "you" or "other".
    """

    def __init__(self, words: Words, names: Mapping[str, str], reader: str | None = None) -> None:
        self.words = words
        self.names = names
        self.reader = reader

    def who(self, player: str | None) -> str:
        """Return the grammatical person of ``player``, by which messages choose a form."""
        return YOU if player is not None and player == self.reader else OTHER

    def whose(self, players: Iterable[str]) -> str:
        """Return the grammatical person of a group: "you" if the reader is in it."""
        return YOU if self.reader in [*players] else OTHER

    def name(self, player: str | None, form: str = "object") -> str:
        """Return the name of ``player``, or "you" as a ``subject`` or ``object``."""
        if player is None:
            return ""
        if player == self.reader:
            return self.words(f"log-you-{form}")
        return self.names.get(player, player)

    def list(self, players: Iterable[str], form: str = "object") -> str:
        """Return the names of ``players`` as a list, the reader first."""
        ordered = sorted(players, key=lambda player: player != self.reader)
        return self.words.list(self.name(player, form) for player in ordered)

    def sentence(self, key: str, player: str | None, **facts: Fact) -> str:
        """Return the sentence ``key`` about ``player``."""
        told = self.words(key, who=self.who(player), player=self.name(player, "subject"), **facts)
        return capitalised(told) if self.who(player) == YOU else told

    def group(self, key: str, players: Sequence[str], **facts: Fact) -> str:
        """Return the sentence ``key`` with ``players`` as its subject."""
        told = self.words(
            key,
            who=self.whose(players),
            count=len(players),
            players=self.list(players, "subject"),
            **facts,
        )
        return capitalised(told) if self.whose(players) == YOU else told


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a log.

    ``depth``    its level of indentation; ``None`` for the heading of a turn
    ``player``   the player who acts, ``touched`` the players whose cards or standing it concerns
    ``phrases``  the actions of a turn that it tells, as parts of a sentence
    ``feat``     whether it is an achievement or the like, of interest to all readers
    ``end``      whether it is the end of the game
    ``source``   the card and its player that caused it, to be told with it elsewhere
    """

    text: str
    depth: int | None = 0
    player: str | None = None
    touched: frozenset[str] = frozenset()
    phrases: tuple[str, ...] = ()
    feat: bool = False
    end: bool = False
    source: str = ""


class Formatter(ABC):
    """A log formatter: it hears the events of a game in their order and writes lines.

    A game has a subclass, with a constructor that takes the cast.
    """

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.words = cast.words
        self.lines: list[Line] = []

    @classmethod
    def log_lines(
        cls,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """Return the log lines of ``events`` for ``viewer``, or for the public (``None``).

        The viewer is "you". ``names`` are the players' names or mentions, Markdown escaped.
        ``events`` may begin and end anywhere, also in the middle of an effect.
        """
        return written(cls._told(events, Cast(words, names, viewer)))

    @classmethod
    def digest(
        cls, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        """Return ``events`` for ``viewer`` in a few lines, the most important ones first."""
        cast = Cast(words, names, viewer)
        return digest(cls._told(events, cast), cast)

    @classmethod
    def _told(cls, events: Iterable[Event], cast: Cast) -> list[Line]:
        log = cls(cast)
        for event in events:
            log.hear(event.for_viewer(cast.reader))
        return log.finish()

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Add the next event."""

    @abstractmethod
    def finish(self) -> list[Line]:
        """Return the lines, with those about the last events."""

    def _heading(self, event: Event) -> None:
        """Add the heading of a turn."""
        number = event.facts.get("turn", 0)
        heading = self.cast.sentence("log-turn", event.player, turn=number)
        self.lines.append(Line(heading, depth=None))

    def _undone(self, event: Event, gone: Formatter) -> None:
        """Add the undone events struck out, as far as public; ``gone`` formats them."""
        for each in event.facts.get("events", ()):
            gone.hear(Event.load(each))
        self.lines += struck(gone.finish())
        told = self.cast.sentence("log-take-back", event.player, count=event.facts.get("moves", 1))
        self.lines.append(Line(told))


def written(lines: Sequence[Line]) -> list[str]:
    """Return the lines as text; a heading joins the line below, or else is dropped."""
    texts: list[str] = []
    heading = ""
    for line in lines:
        if line.depth is None:
            heading = f"{line.text}\n"
            continue
        mark = "  " * (line.depth - 1) + "- " if line.depth else ""
        texts.append(f"{heading}{mark}{line.text}")
        heading = ""
    return texts


def struck(lines: Iterable[Line]) -> list[Line]:
    """Return ``lines`` struck out, without headings and without further fields."""
    return [Line(f"~~{line.text}~~", line.depth or 0) for line in lines if line.depth is not None]


def then(phrases: Sequence[str], words: Words) -> str:
    """Return actions in their order, as one phrase."""
    told = phrases[0]
    for place, phrase in enumerate(phrases[1:], 2):
        key = "log-then" if place == len(phrases) else "log-before"
        told = words(key, first=told, last=phrase)
    return told


def digest(lines: Sequence[Line], cast: Cast) -> list[str]:
    """Return the most relevant of ``lines``, at most ``DIGEST_LINES`` of them.

    First events that concern the reader, then the feats of others, then a line for each of them
    with their actions; last the end of the game, which is never cut.
    """
    words = cast.words
    own = [line for line in lines if cast.reader in line.touched]
    feats = [line for line in lines if line.feat and line not in own]
    actions: dict[str, list[str]] = {}
    for line in lines:
        if line.player is not None and line.phrases and line.player != cast.reader:
            actions.setdefault(line.player, []).extend(line.phrases)
    told = [
        words("log-digest-source", source=line.source, text=line.text) if line.source else line.text
        for line in own
    ]
    told += [line.text for line in feats]
    told += [
        cast.sentence("log-sentence", player, deeds=then(phrases, words))
        for player, phrases in actions.items()
    ]
    ends = [line.text for line in lines if line.end]
    room = DIGEST_LINES - len(ends)
    if len(told) > room:
        left = len(told) - room + 1
        told = [*told[: room - 1], words("log-digest-more", count=left)]
    return [f"- {text}" for text in (*told, *ends)]


def capitalised(sentence: str) -> str:
    """Capitalise ``sentence``, also after a sign or the mark of a list."""
    for place, letter in enumerate(sentence):
        if letter.isalpha():
            return sentence[:place] + letter.upper() + sentence[place + 1 :]
    return sentence


def by_team(by_player: Mapping[str, int]) -> dict[str, int]:
    """Return the results of two teams, by their first players, added up."""
    players = [*by_player]
    return {
        players[seat]: sum(by_player[mate] for mate in team_of(players, seat, teams=True))
        for seat in (0, 1)
    }


def scores(by_side: Mapping[str, int]) -> str:
    """Return results, the best one first: "31–27"; empty without any."""
    return "–".join(str(score) for score in sorted(by_side.values(), reverse=True))
