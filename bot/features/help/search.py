"""Full-text search in the rules: passages with the words of a query, ranked. Pure.

A passage is a line of a topic, or the definition of a term. Words match by their beginning, so
that "splaying" finds "splayed", and "décaler" finds "décalée"; rare words count for more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from math import log

from bot.core.glossary import Term, defined
from bot.core.words import Words, folded

# A word matches another that shares its first letters; endings may differ by this much.
SHORTEST_STEM = 4
LONGEST_ENDING = 3
# A typing error: how alike a word has to be to stand for an unknown one.
ALIKE = 0.7

_WORD = re.compile(r"\w+")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Passage:
    """A line of ``topic``, or a definition; ``also`` is more text to find it by."""

    topic: str
    text: str
    also: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search.

    ``passages``  the best ones, best first
    ``instead``   the words searched for instead of unknown ones
    """

    passages: tuple[Passage, ...] = ()
    instead: tuple[str, ...] = ()


def search(query: str, topics: Sequence[str], game: str, words: Words, limit: int = 5) -> Found:
    """Return the passages for ``query`` in ``topics`` and in the glossary of ``game``.

    If no word of the query occurs, the most similar words are searched for instead. Empty if
    there are none of these either.
    """
    passages = _passages(topics, game, words)
    asked = folded(query).split()
    if best := _ranked(asked, passages, limit):
        return Found(best)
    known = {folded(word): word for each in passages for word in _WORD.findall(each.text)}
    close = [match for word in asked for match in get_close_matches(word, known, 1, ALIKE)]
    instead = tuple(known[word] for word in close)
    return Found(_ranked(close, passages, limit), instead) if close else Found()


def closest(query: str, topics: Iterable[str], words: Words) -> list[str]:
    """Return the topics in the order in which their names are like ``query``."""
    sought = folded(query)

    def unlike(topic: str) -> float:
        return -SequenceMatcher(None, sought, folded(words(f"help-topic-{topic}"))).ratio()

    return sorted(topics, key=unlike)


def _passages(topics: Iterable[str], game: str, words: Words) -> list[Passage]:
    found = [
        Passage("", words(term.definition), _forms(term)) for term in defined(game, words.language)
    ]
    for topic in topics:
        lines = words(f"help-text-{topic}").splitlines()
        found += [Passage(topic, line.removeprefix("- ")) for line in lines]
    return found


def _forms(term: Term) -> str:
    return " ".join(each.rstrip("*") for each in (term.say, *term.find) if ":" not in each)


def _ranked(asked: Sequence[str], passages: Sequence[Passage], limit: int) -> tuple[Passage, ...]:
    scores = dict.fromkeys(range(len(passages)), 0.0)
    for word in asked:
        matches = {
            place: match
            for place, passage in enumerate(passages)
            if (match := _match(word, passage))
        }
        if matches:
            rarity = log(1 + len(passages) / len(matches))
            for place, match in matches.items():
                scores[place] += match * rarity
    best = sorted((place for place in scores if scores[place]), key=lambda place: -scores[place])
    if not best:
        return ()
    enough = scores[best[0]] / 3
    return tuple(passages[place] for place in best[:limit] if scores[place] >= enough)


def _match(word: str, passage: Passage) -> float:
    """Return how well ``word`` matches: a heading or a term counts double."""
    headings = {token for bold in _BOLD.findall(passage.text) for token in folded(bold).split()}
    headings |= set(folded(passage.also).split())
    plain = max((_alike(word, token) for token in _tokens(passage)), default=0)
    return plain + max((_alike(word, token) for token in headings), default=0)


def _alike(sought: str, word: str) -> float:
    if sought == word:
        return 1
    if len(sought) >= SHORTEST_STEM - 1 and word.startswith(sought):
        return 0.8
    shared = next(
        (n for n, (one, other) in enumerate(zip(sought, word, strict=False)) if one != other),
        min(len(sought), len(word)),
    )
    ending = max(len(sought), len(word)) - shared
    return 0.6 if shared >= SHORTEST_STEM and ending <= LONGEST_ENDING else 0


@lru_cache(maxsize=1024)
def _tokens(passage: Passage) -> frozenset[str]:
    return frozenset(folded(f"{passage.text} {passage.also}").split())
