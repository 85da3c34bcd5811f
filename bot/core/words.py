"""Everything that people read, in one language: sentences by key, card names, effect texts, lists.

Words live in ``assets/locales/<language>/*.ftl`` (Fluent). A language is a folder there; what it
lacks is said in English. Nothing here knows of a game's state or of Discord.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from bot.games.civ.cards import NAMES as CIV_NAMES
from engine import Refusal
from engine.innovation.cards import CARDS, LANGUAGES

log = logging.getLogger(__name__)

LOCALES = files("assets").joinpath("locales")
DEFAULT = "en"

Fact = str | int | float
REMEMBERED = 4096  # texts of each language

# What has a name in every language, by game: cards, and for Carta Impera Victoria, whose cards are
# nothing but domains, the effects too.
NAMES: dict[str, dict[str, dict[str, str]]] = {
    "innovation": {card.id: card.names for card in CARDS.values()},
    "civ": CIV_NAMES,
}
# Democracy is an id of both games, and the same word in each.
_ALL_NAMES = {thing: names for game in NAMES.values() for thing, names in game.items()}


class Words:
    """The words of one language. Call it: ``words("achievement-age", age=3)``.

    A key or a fact that is missing is logged, and the player sees the key or a gap instead of
    nothing at all. With ``strict`` (tests set it) it raises ``KeyError``.
    """

    strict = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)
        self._bundles = [_bundle(language)]
        if language != DEFAULT:
            self._bundles.append(_bundle(DEFAULT))

    def __call__(self, key: str, **facts: Fact) -> str:
        """The sentence ``key`` with ``facts`` in their places."""
        text = self._said(key, tuple(facts.items()))
        return _GAP.sub(self._command, text) if MENTION in text else text

    def _say(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        """The sentence, but for how the commands are called that it speaks of."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                break
        else:
            return self._missing(key, f"no words for {key!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._missing(key, f"{key!r} has no text of its own")
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            self._missing(key, f"{key!r} in {self.language!r} lacks something: {errors}")
        return str(text)

    def _command(self, gap: re.Match[str]) -> str:
        return _command(self.language, gap[1])

    def __reduce__(self) -> tuple[Any, ...]:
        return words_for, (self.language,)  # another process has them, too

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _missing(self, key: str, complaint: str) -> str:
        if self.strict:
            raise KeyError(complaint)
        log.error(complaint)
        return key

    def card(self, card: str) -> str:
        """The name of the card, or of the effect of Carta Impera Victoria, with this id."""
        names = _ALL_NAMES[card]
        return names.get(self.language, names[DEFAULT])

    def domain(self, domain: str) -> str:
        """The name of a domain of Carta Impera Victoria."""
        return self.card(domain)

    def domain_icon(self, domain: str) -> str:
        """The sign that stands beside the name of a domain."""
        return self(f"domain-icon-{domain}")

    def effects(self, card: str) -> list[str]:
        """What each effect of the card says, in printed order."""
        count = len(CARDS[card].effects)
        return [self(f"{card}-{number}") for number in range(1, count + 1)]

    def achievement(self, achievement: str) -> str:
        """The name of an achievement: of a special one by its id, of an age's by the age."""
        if achievement.isdigit():
            return self("achievement-age", age=int(achievement))
        return self(f"achievement-{achievement}")

    def color(self, color: str) -> str:
        """The name of a colour."""
        return self(f"color-{color}")

    def resource(self, resource: str) -> str:
        """The name of a resource."""
        return self(f"resource-{resource}")

    def icon(self, resource: str) -> str:
        """The sign that stands for a resource in a text."""
        return self(f"icon-{resource}")

    def splay(self, way: str) -> str:
        """The name of a direction in which a pile is splayed."""
        return self(f"splay-{way}")

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, and what can be done instead."""
        facts: dict[str, Fact] = {"awaited": "nobody"}
        for key, fact in refusal.facts.items():
            facts[key] = self.list(fact) if isinstance(fact, tuple) else fact
        for key in ("card", "domain"):
            if facts.get(key) in _ALL_NAMES:
                facts[key] = self.card(str(facts[key]))
        return self(f"refused-{refusal.reason}", **facts)

    def list(self, parts: Iterable[str], style: str = "standard") -> str:
        """Several things in a row as this language joins them.

        ``style``: ``or`` for a choice, ``unit`` for counts and the like, shorter in some languages.
        """
        known: Any = Locale.parse(self._locale).list_patterns
        if "start" not in known.get(style, ()):  # not every language has a way of its own
            style = "standard"
        joined: str = format_list([*parts], style, locale=self._locale)  # type: ignore[arg-type]
        return joined

    def day(self, day: date) -> str:
        """A day with its year, short."""
        return format_date(day, "medium", locale=self._locale)

    def number(self, number: Fraction) -> str:
        """A number of points: halves as ½, else with at most two decimals."""
        whole, part = divmod(number, 1)
        if part == Fraction(1, 2):
            return f"{whole or ''}½"
        decimal: str = format_decimal(float(number), "0.##", locale=self._locale)
        return decimal

    @property
    def _locale(self) -> str:
        # British, as American English puts a comma before the "and".
        return "en_GB" if self.language == "en" else self.language


def alphabet(language: str) -> str:
    """In which language's alphabet cards stand where ``language`` is spoken.

    English, like the names of the cards, as long as not all of them have one in that language.
    """
    return language if language in LANGUAGES else DEFAULT


def languages() -> tuple[str, ...]:
    """The languages that there are words for."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def words_for(locale: str) -> Words:
    """The words for a language or a locale such as ``fr-FR``; English if there are none."""
    language = locale.replace("_", "-").split("-")[0].lower()
    return _words(language if language in languages() else DEFAULT)


@cache
def _words(language: str) -> Words:
    return Words(language)


# The ids of the slash commands at Discord, by name, once they are registered there.
COMMANDS: dict[str, int] = {}


def command_key(name: str) -> str:
    """The words that the last part of a command such as ``game new`` is called by."""
    return f"cmd-{name.replace(' ', '-')}"


MENTION = "\0"  # stands in a text around the name of a command, until somebody is told it
_GAP = re.compile(f"{MENTION}(.*?){MENTION}")


def _command(language: str, name: str) -> str:
    """How a text speaks of a command: Discord makes a mention of it something to press.

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
    """``word`` as it stands before another: "de " or "d’", if that one begins with a vowel.

    Fluent texts call it right before a name, as ``{ ELIDE("de", $name) }{ $name }``.
    """
    letters = _letters(str(following))
    vowel = letters[:1] in VOWELS or (letters[:1] == "y" and letters[1:2] not in VOWELS)
    return f"{str(word)[:-1]}’" if vowel else f"{word} "


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {
        "COMMAND": lambda name: f"{MENTION}{name}{MENTION}",
        "ELIDE": _elided,
    }
    # Isolating marks around facts would show as boxes on some phones.
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for path in sorted(LOCALES.joinpath(language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def find(
    typed: str,
    language: str = DEFAULT,
    limit: int = 25,
    games: Iterable[str] = tuple(NAMES),
) -> list[tuple[str, str]]:
    """What somebody who types ``typed`` may mean, the likeliest first: its game and its id.

    Names of every language count, whatever their accents and case: first those that begin so, then
    those with a word that does, then those that hold it anywhere; in each group in the alphabet of
    ``language``.
    """
    sought, words = _letters(typed), words_for(language)
    found = []
    for game in games:
        for thing in NAMES[game]:
            names = _names(game, thing)
            ranks = [rank for name in names if (rank := _rank(sought, name)) is not None]
            if ranks:
                found.append((min(ranks), _letters(words.card(thing)), game, thing))
    return [(game, thing) for _, _, game, thing in sorted(found)[:limit]]


def _rank(sought: str, name: str) -> int | None:
    if name.startswith(sought):
        return 0
    if f" {sought}" in name:
        return 1
    return 2 if sought in name else None


@cache
def _names(game: str, thing: str) -> tuple[str, ...]:
    return tuple(_letters(name) for name in NAMES[game][thing].values())


def _letters(text: str) -> str:
    """``text`` as it is compared: no accents, case or dots (A.I. is ai), single spaces."""
    bare = unicodedata.normalize("NFKD", text).casefold().replace(".", "")
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())
