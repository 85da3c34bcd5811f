"""Texts in one language: sentences by key, card names, effects, lists.

Texts are in ``assets/locales/<language>/*.ftl`` (Fluent). A language is a folder there; missing
texts fall back to English. This module knows neither the state of games nor Discord.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import count, takewhile
from typing import Any

from babel import Locale
from babel.dates import format_date, get_day_names
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.core.bundle import LazyBundle
from engine import GAMES, Refusal
from engine.manifest import Names

log = logging.getLogger(__name__)

LOCALES = files("assets").joinpath("locales")
DEFAULT = "en"

Fact = str | int | float
REMEMBERED = 4096  # texts cached for each language

# Before such a word, also behind a sign or bold, Italian writes "ed" instead of "e".
_BEGINS_WITH_E = re.compile(r"\W*[eèé]", re.IGNORECASE)

# All objects with a translated name, by game: cards, and other terms that can be looked up.
NAMES: dict[str, Names] = {game: manifest.names for game, manifest in GAMES.items()}
# An id of several games, such as Democracy, is the same word in each.
_ALL_NAMES = {thing: names for game in NAMES.values() for thing, names in game.items()}


class Words:
    """The texts of one language. Call it: ``words("achievement-age", age=3)``.

    A missing key or fact is logged, and the user sees the key or a gap in its place.
    With ``strict`` (set by tests) it raises ``KeyError``.
    """

    strict = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)
        self._bundles = [_bundle(language)]
        if language != DEFAULT:
            self._bundles.append(_bundle(DEFAULT))

    def __call__(self, key: str, **facts: Fact) -> str:
        """Return the sentence ``key`` with ``facts`` in their places."""
        text = self._said(key, tuple(facts.items()))
        return _GAP.sub(self._command, text) if MENTION in text else text

    def _say(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        """Return the sentence, with placeholders for the names of commands."""
        bundle = next((bundle for bundle in self._bundles if key in bundle), None)
        if bundle is None:
            return self._missing(key, f"no words for {key!r}")
        text, errors = bundle.format(key, dict(facts))
        if text is None:
            return self._missing(key, f"{key!r} has no text of its own")
        if errors:
            self._missing(key, f"{key!r} in {self.language!r} lacks something: {errors}")
        return text

    def _command(self, gap: re.Match[str]) -> str:
        return _command(self.language, gap[1])

    def __reduce__(self) -> tuple[Any, ...]:
        return words_for, (self.language,)  # another process has its own

    def __contains__(self, key: str) -> bool:
        return any(key in bundle for bundle in self._bundles)

    def has_own(self, key: str) -> bool:
        """Return whether this language itself has the sentence, and not only English."""
        return key in self._bundles[0]

    def _missing(self, key: str, complaint: str) -> str:
        if self.strict:
            raise KeyError(complaint)
        log.error(complaint)
        return key

    def card(self, card: str) -> str:
        """Return the name of a card, or of another named object of a game, by its id."""
        names = _ALL_NAMES[card]
        return names.get(self.language, names[DEFAULT])

    def effects(self, card: str) -> list[str]:
        """Return the texts of the card's effects, ``<card>-1`` …, in printed order."""
        keys = takewhile(self.__contains__, (f"{card}-{number}" for number in count(1)))
        return [self(key) for key in keys]

    def refusal(self, refusal: Refusal) -> str:
        """Return the text that explains a refusal and suggests an alternative."""
        facts: dict[str, Fact] = {"awaited": "nobody"}
        for key, fact in refusal.facts.items():
            facts[key] = self.list(fact) if isinstance(fact, tuple) else fact
        for key in ("card", "domain"):
            if facts.get(key) in _ALL_NAMES:
                facts[key] = self.card(str(facts[key]))
        return self(f"refused-{refusal.reason}", **facts)

    def list(self, parts: Iterable[str], style: str = "standard") -> str:
        """Return the parts joined into a list as this language does.

        ``style``: ``or`` for a choice, ``unit`` for counts and the like, shorter in some languages.
        """
        if "start" not in self._locale.list_patterns.get(style, ()):  # not in every language
            style = "standard"
        told = [*parts]
        joined: str = format_list(told, style, locale=self._locale)  # type: ignore[arg-type]
        if self.language == "it" and len(told) > 1 and _BEGINS_WITH_E.match(told[-1]):
            before = joined.removesuffix(f" e {told[-1]}")
            joined = joined if before == joined else f"{before} ed {told[-1]}"
        return joined

    def weekday(self, day: int) -> str:
        """Return the name of a weekday; 0 is Monday."""
        return str(get_day_names("wide", locale=self._locale)[day])

    def day(self, day: date) -> str:
        """Return a day with its year in short form."""
        return format_date(day, "medium", locale=self._locale)

    def number(self, number: Fraction) -> str:
        """Return a number of points: halves as ½, else at most two decimals."""
        whole, part = divmod(number, 1)
        if part == Fraction(1, 2):
            return f"{whole or ''}½"
        decimal: str = format_decimal(float(number), "0.##", locale=self._locale)
        return decimal

    @cached_property
    def _locale(self) -> Locale:
        # British, as American English puts a comma before the "and".
        return Locale.parse("en_GB" if self.language == "en" else self.language)


@cache
def alphabet(game: str, language: str) -> str:
    """Return the language whose alphabet sorts the cards of ``game`` in ``language``.

    English, as long as not all of them have a name in this language.
    """
    complete = all(language in names for names in NAMES.get(game, {}).values())
    return language if complete else DEFAULT


def language_name(language: str) -> str:
    """Return the name of a language in itself: ``language-name``, or the usual one."""
    words = words_for(language)
    if words.has_own("language-name"):
        return words("language-name")
    usual: str = Locale.parse(language).get_display_name(language) or language
    return usual[:1].upper() + usual[1:]


def languages() -> tuple[str, ...]:
    """Return the available languages."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def words_for(locale: str) -> Words:
    """Return the texts for a language or a locale (``fr-FR``); English if unknown."""
    language = locale.replace("_", "-").split("-")[0].lower()
    return _words(language if language in languages() else DEFAULT)


@cache
def _words(language: str) -> Words:
    return Words(language)


# The ids of the registered slash commands, by name.
COMMANDS: dict[str, int] = {}


def command_key(name: str) -> str:
    """Return the key for the last part of a command's name, such as ``game new``."""
    return f"cmd-{name.replace(' ', '-')}"


MENTION = "\0"  # around a command's name in a text, until the text is shown
_GAP = re.compile(f"{MENTION}(.*?){MENTION}")


def _command(language: str, name: str) -> str:
    """Return the mention of a command, or its plain name before it is registered.

    Fluent texts call it, as ``COMMAND("game new")``.
    """
    parts = name.split()
    if (command_id := COMMANDS.get(parts[0])) is not None:
        return f"</{name}:{command_id}>"
    words = words_for(language)
    called = (words(command_key(" ".join(parts[:end]))) for end in range(1, len(parts) + 1))
    return "/" + " ".join(called)


VOWELS = tuple("aeiou")


def _elided(word: object, following: object) -> str:
    """Return ``word``, such as "de", with its ending elided ("d’") before a vowel.

    Fluent texts call it right before a name, as ``{ ELIDE("de", $name) }{ $name }``.
    """
    letters = folded(str(following))
    vowel = letters[:1] in VOWELS or (letters[:1] == "y" and letters[1:2] not in VOWELS)
    return f"{str(word)[:-1]}’" if vowel else f"{word} "


@cache
def _bundle(language: str) -> LazyBundle:
    functions: dict[str, Any] = {
        "COMMAND": lambda name: f"{MENTION}{name}{MENTION}",
        "ELIDE": _elided,
    }
    bundle = LazyBundle(language, functions)
    for path in sorted(LOCALES.joinpath(language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add(path.read_text(encoding="utf-8"))
    return bundle


def find(
    typed: str,
    language: str = DEFAULT,
    limit: int = 25,
    games: Iterable[str] = tuple(NAMES),
) -> list[tuple[str, str]]:
    """Return the cards that match ``typed``, best first, as pairs of game and id.

    Names in all languages match, regardless of accents and case: first those that begin with it,
    then those with a word that does, then those that contain it anywhere; each group in the
    alphabetical order of ``language``.
    """
    sought, words = folded(typed), words_for(language)
    found = []
    for game in games:
        for thing in NAMES[game]:
            names = _names(game, thing)
            ranks = [rank for name in names if (rank := _rank(sought, name)) is not None]
            if ranks:
                found.append((min(ranks), folded(words.card(thing)), game, thing))
    return [(game, thing) for _, _, game, thing in sorted(found)[:limit]]


def _rank(sought: str, name: str) -> int | None:
    if name.startswith(sought):
        return 0
    if f" {sought}" in name:
        return 1
    return 2 if sought in name else None


@cache
def _names(game: str, thing: str) -> tuple[str, ...]:
    return tuple(folded(name) for name in NAMES[game][thing].values())


def folded(text: str) -> str:
    """Return ``text`` normalized for comparison.

    Without accents, case or dots (A.I. is ai), with single spaces.
    """
    bare = unicodedata.normalize("NFKD", text).casefold().replace(".", "")
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())
