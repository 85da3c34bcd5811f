"""``python -m tests.words [LANGUAGE…]``: a lint of the texts that people read.

It holds each text to the glossary of its language (words that must not occur; terms where English
has them), to the room and the length of its kind, and to the typography of its language, and each
key to one file. Prints what it finds, one line each; exits with 1 if anything has to change.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core.glossary import PLAY, Term, glossary, pattern
from bot.core.words import DEFAULT, LOCALES, NAMES, languages
from bot.games.registry import GAMES
from tests.bot.test_languages import messages, renderings
from tests.bot.test_words import entries
from tests.languages import COMPLETE


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of text: its keys, and its limits in characters, words and sentences.

    ``whole``: it is measured with everything that it refers to, and the longest facts.
    """

    name: str
    keys: str
    characters: int = 0
    words: int = 0
    sentences: int = 0
    whole: bool = False


# The first kind that fits counts. Discord's own limits are in tests/bot/test_lengths.py; these are
# of style, so that a text is taken in at a glance.
KINDS = (
    Kind("refusal", "refused-*", words=25, sentences=2),
    Kind("help topic", "help-text-*", characters=600, whole=True),
    Kind("definition", "define-*", characters=250),
    Kind("card summary", "*-summary", characters=60),
    Kind("button", "*-button", characters=40),
    Kind("menu", "*-placeholder", characters=90),
    Kind("name of a topic", "help-topic-*", characters=40),
    Kind("description of a command", "command-*", characters=100),
)
# Texts of hosts, in a terminal, which has straight apostrophes; names of commands.
CONSOLE = "console.ftl"
COMMAND_NAMES = "command-names.ftl"

# Texts with so little room that each language says them in its own way.
PARAPHRASES = ("*-summary", "*-short")

FACT = "X"  # stands for a name, a number or another text
SENTENCE_END = re.compile(r"[.!?](?=[\s\n]|$)")
WORD = re.compile(r"[\w’'-]+")
# French puts a narrow space, at which no line breaks, before these and within quotation marks.
TALL = re.compile(r"(?<!\u202f)[;:!?»](?!//|\d)|«(?!\u202f)")
STRAIGHT = re.compile(r"(?<=\w)'(?=\w)|\"(?=\w)")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be changed in a text."""

    file: str
    key: str
    told: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.told}"


class _Literal(Visitor):
    """The literal text of a message, a line for each of its parts and variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        text = ""
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                text += element.value
            elif isinstance(getattr(element, "expression", None), ftl.SelectExpression):
                text += FACT
                self.generic_visit(element)
            else:
                text += _reference(element)
        self.parts.append(text)


def _reference(element: ftl.Placeable) -> str:
    expression = element.expression
    return expression.value if isinstance(expression, ftl.StringLiteral) else FACT


@cache
def literal(language: str, key: str) -> str:
    """Return the variants of a message, a line each, with ``X`` for facts."""
    visitor = _Literal()
    visitor.visit(messages(language)[key][1].value)
    return "\n".join(visitor.parts)


def unwanted(language: str) -> Iterator[Finding]:
    """Yield the words that must not occur in this language, as its glossary says."""
    texts = [
        (file, key, literal(language, key))
        for key, (file, _) in messages(language).items()
        if file != COMMAND_NAMES
    ]
    for term in glossary(language):
        for words in term.never:
            search = pattern(words).search
            for file, key, text in texts:
                if (found := search(text)) and not _excepted(key, term):
                    instead = f"; say: {term.say}" if term.say else ""
                    yield Finding(file, key, f"“{found[0]}” must not occur{instead}")


def missing_terms(language: str) -> Iterator[Finding]:
    """Yield the texts in which English has a term of a game and this language has not."""
    terms = {(term.game, term.name): term for term in glossary(language)}
    for english in glossary(DEFAULT):
        here = terms.get((english.game, english.name))
        if english.loose or not english.find or here is None or not here.find:
            continue
        for key, (file, _) in messages(language).items():
            if _is_paraphrase(key) or not _about(file, key, english.game) or _excepted(key, here):
                continue
            if key not in messages(DEFAULT) or not _has(literal(DEFAULT, key), english):
                continue
            if not _has(literal(language, key), here):
                yield Finding(file, key, f"“{english.say}” in English: say {here.say}")


def _has(text: str, term: Term) -> bool:
    return any(pattern(form).search(text) for form in term.find)


def _excepted(key: str, term: Term) -> bool:
    return any(fnmatch(key, each) for each in term.exceptions)


@cache
def _is_paraphrase(key: str) -> bool:
    return any(fnmatch(key, each) for each in PARAPHRASES)


@cache
def _about(file: str, key: str, game: str) -> bool:
    """Return whether a text is about ``game`` alone, or a topic of its rules."""
    if file.endswith(f"-{game}.ftl"):
        return True
    topics = GAMES[game].presenter.topics if game in GAMES else ()
    return key.removeprefix("help-text-") in topics


def repeated(language: str) -> Iterator[Finding]:
    """Yield the keys that occur more than once; only the first of them counts."""
    found = defaultdict(list)
    for file, entry in entries(language):
        if isinstance(entry, ftl.Message | ftl.Term):
            found[entry.id.name].append(file)
    for key, (first, *others) in found.items():
        for file in others:
            yield Finding(file, key, f"is in {first} as well")


def unknown_terms(language: str) -> Iterator[Finding]:
    """Yield what is missing in a glossary: terms of the games, and their definitions."""
    here = {(term.game, term.name) for term in glossary(language)}
    for term in glossary(DEFAULT):
        if language in COMPLETE and term.game != PLAY and (term.game, term.name) not in here:
            yield Finding(f"glossary-{term.game}.toml", term.name, "is missing")
    for term in glossary(language):
        if term.game != PLAY and term.definition not in messages(DEFAULT):
            yield Finding(f"glossary-{term.game}.ftl", term.definition, "is missing")


def kind_of(key: str) -> Kind | None:
    """Return the kind of the text ``key``."""
    return next((kind for kind in KINDS if fnmatch(key, kind.keys)), None)


def too_long(language: str) -> Iterator[Finding]:
    """Yield the texts that are longer than their kind may be, and by how much."""
    for key, (file, _) in messages(language).items():
        if kind := kind_of(key):
            # Facts in it are as long as they are: what counts is the text around them.
            whole = kind.whole and renderings(language, key)
            texts = whole or literal(language, key).split("\n")
            excess = {told for text in texts for told in _excess(text, kind)}
            for told in sorted(excess):
                yield Finding(file, key, f"{kind.name}: {told}")


def _excess(text: str, kind: Kind) -> Iterator[str]:
    if kind.characters and len(text) > kind.characters:
        yield f"{len(text)} of {kind.characters} characters"
    if kind.words:
        if (words := len(WORD.findall(text))) > kind.words:
            yield f"{words} of {kind.words} words"
        if (sentences := len(SENTENCE_END.findall(text))) > kind.sentences:
            yield f"{sentences} of {kind.sentences} sentences"


def untypographic(language: str) -> Iterator[Finding]:
    """Yield straight apostrophes and quotes, and French signs without their space."""
    for key, (file, _) in messages(language).items():
        text = literal(language, key)
        if file not in (CONSOLE, COMMAND_NAMES) and (found := STRAIGHT.search(text)):
            yield Finding(file, key, f"straight {found[0]}")
        if language == "fr" and file != COMMAND_NAMES and (found := TALL.search(text)):
            yield Finding(file, key, f"no narrow space at {found[0]}")


def straight_names() -> Iterator[Finding]:
    """Yield the straight apostrophes in the names of cards."""
    for game, names in NAMES.items():
        for thing, by_language in names.items():
            for name in by_language.values():
                if "'" in name:
                    yield Finding(game, thing, f"straight ' in {name}")


CHECKS = (repeated, unwanted, missing_terms, unknown_terms, too_long, untypographic)


def findings(language: str) -> list[Finding]:
    """Return everything to be changed in the texts of a language."""
    return [finding for check in CHECKS for finding in check(language)]


def main(wanted: Sequence[str]) -> int:
    """Check the given languages, or all; return the exit code."""
    if unknown := {*wanted} - {*languages()}:
        print(f"There is no folder {LOCALES.joinpath(min(unknown))}", file=sys.stderr)
        return 1
    bad = [*straight_names()]
    print(*bad, sep="\n", end="\n" if bad else "")
    for language in wanted or languages():
        found = findings(language)
        for finding in found:
            print(f"{language}/{finding}")
        print(f"{language}: {len(messages(language))} texts, {len(found)} to be changed")
        bad += found
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
