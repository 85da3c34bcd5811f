"""Names of users: the only place that sanitises a name for display. Pure.

A name is any text that a user typed into Discord: Markdown, addresses, marks that reverse a line,
invisible letters, or the name of another user. It is shown

- *plain* (``plain_name``): on one line, visible characters only, at most ``LONGEST``;
- *distinct* (``distinct``): with the user name, or a number, where two would look alike;
- in a text (``in_text``): without formatting, mentions or links, and isolated; or in text that
  Discord does not format, as labels, threads, alt texts (``isolated``): isolated only.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol

import regex

from render.script import isolated
from render.text import drawable, shortened

__all__ = [
    "LONGEST",
    "Called",
    "called",
    "distinct",
    "escaped",
    "in_labels",
    "in_text",
    "in_texts",
    "isolated",
    "plain_name",
    "stored_in_text",
    "typed_text",
    "unlinked",
]

# Discord allows 32 characters (https://discord.com/developers/docs/resources/user), which may be
# fewer graphemes, but not more.
LONGEST = 32
# No writing system has more marks on a letter: Unicode Technical Standard 39, section 5.4.
_MOST_MARKS = 4
# Joiners are allowed where letters or emoji combine, variation selectors after their base, tags
# after their flag; other invisible characters are not part of a name.
_KEPT = (
    r"(?<=[\p{M}\p{Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]"
    r"(?=[\p{L}\p{Extended_Pictographic}])|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=\U0001f3f4[\U000e0020-"
    r"\U000e007f]*)[\U000e0020-\U000e007f]"
)
_UNSEEN = regex.compile(
    rf"(?:{_KEPT})(*SKIP)(*FAIL)|[\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}\p{{Noncharacter_Code_Point}}"
    r"\p{Default_Ignorable_Code_Point}\ufffc]"
)
_IGNORED = regex.compile(r"\p{Default_Ignorable_Code_Point}")
# Including the Braille blank, which is no space by its category.
_SPACES = regex.compile(r"[\s\p{Z}\u2800]+")
_TOO_MANY_MARKS = regex.compile(rf"([\p{{Mn}}\p{{Me}}]{{{_MOST_MARKS}}})[\p{{Mn}}\p{{Me}}]+")
_MARKS_FIRST = regex.compile(r"^[\p{M}\s]+")

# Characters that change a text's direction, or end an isolation.
_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_CONTROLS = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
# Discord's Markdown, anywhere or at the beginning of a line, and the characters that make links:
# the colon of "https://" and the dot of a domain.
# https://support.discord.com/hc/en-us/articles/210298617
_FORMATTING = regex.compile(
    r"[\\*_~`|<\[\]]|^[>#+-]|(?<=^-)#|(?<=^\d+)\.|:(?=/)|(?<=[\w\p{N}])\.(?=[\w\p{N}])",
    regex.MULTILINE,
)
# The link characters alone, for places without Markdown.
_ADDRESS = regex.compile(r":(?=/)|(?<=[\w\p{N}])\.(?=[\w\p{N}])")
_ALIKE = {":": "\N{RATIO}", ".": "\N{ONE DOT LEADER}"}
_MENTION = re.compile("@(?=everyone|here|[!&]?[0-9])")


@dataclass(frozen=True, slots=True)
class Called:
    """A user's names on Discord.

    ``name``       the display name, as it was typed
    ``user_name``  the unique user name; empty where it is not known
    """

    name: str
    user_name: str = ""


class _User(Protocol):
    @property
    def display_name(self) -> str: ...
    @property
    def name(self) -> str: ...


def called(user: _User) -> str:
    """Return the display name of ``user``, or the user name if that is not visible."""
    return user.display_name if plain_name(user.display_name) else user.name


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """Return the visible characters of ``name`` on one line.

    At most ``LONGEST`` graphemes.

    Empty if there are none.
    """
    if name.isascii() and name.isprintable() and len(name) <= LONGEST:
        return " ".join(name.split())
    text, before = _SPACES.sub(" ", name), ""
    while text != before:  # removals may have moved the rest
        before = text
        text = _MARKS_FIRST.sub("", _UNSEEN.sub("", text))
        text = _TOO_MANY_MARKS.sub(r"\1", unicodedata.normalize("NFC", text))
        text = shortened(_SPACES.sub(" ", text).strip(), LONGEST)
    return text


def distinct(
    people: Sequence[Called], otherwise: Sequence[str], longest: int = LONGEST
) -> tuple[str, ...]:
    """Return the names of these users, all different, where they are shown together.

    Where two would look alike, all of them get their user name added, or a number where that does
    not help. ``otherwise`` has the names for users without visible characters in theirs;
    ``longest`` limits a name to so many characters, and an addition to half of that.
    """
    names = [
        shortened(plain_name(one.name) or plain_name(one.user_name) or instead, longest)
        for one, instead in zip(people, otherwise, strict=True)
    ]
    for _ in range(2):  # a name may equal another with its user name added
        for place in _alike(names):
            user_name = shortened(plain_name(people[place].user_name), longest // 2)
            added = user_name, f"({user_name})"
            if user_name and names[place] != added[0] and not names[place].endswith(added[1]):
                names[place] = f"{names[place]} ({user_name})"
    taken = Counter(look for name in names for look in _looks(name))
    numbers: Counter[str] = Counter()
    for place in _alike(names):
        name = names[place]
        while any(taken[look] for look in _looks(names[place])):
            numbers[name] += 1
            names[place] = f"{name} ({numbers[name]})"
        taken.update(_looks(names[place]))
    return tuple(names)


def _alike(names: Sequence[str]) -> list[int]:
    """Return the indices of those of ``names`` that look like another one."""
    looks = Counter(look for name in names for look in _looks(name))
    return [
        place for place, name in enumerate(names) if any(looks[look] > 1 for look in _looks(name))
    ]


@lru_cache(maxsize=8192)
def _looks(name: str) -> frozenset[tuple[str, str]]:
    """Return the skeletons of a name: names that share one are confusable.

    They are the skeleton of Unicode Technical Standard 39, section 4
    (https://www.unicode.org/reports/tr39), which maps characters that are drawn alike to one, such
    as Latin A and Cyrillic А, with case folded either before or after it, as capitals look like
    other letters than small ones do; and the name as it appears in pictures.
    """
    text = _IGNORED.sub("", unicodedata.normalize("NFKC", name))
    drawn = drawable(name).casefold()
    return frozenset(
        [
            ("written", _skeleton(text).casefold()),
            ("small", _skeleton(text.casefold()).casefold()),
            ("drawn", drawn or name),
        ]
    )


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFD", text)
    return "".join(prototypes.get(letter, letter) for letter in letters)


@cache
def _prototypes() -> Mapping[str, str]:
    """Return the prototype of each group of characters that look alike.

    The package's table, which is Unicode's, lists confusables in both directions, with direction
    marks around right-to-left letters. A character may look like several in a row, as m does like
    rn. Only the table is read, as the package would keep all of it in memory.
    """
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    groups: dict[str, list[str]] = {}
    for one, others in json.loads(table).items():
        for other in others:
            first, second = (
                groups.setdefault(each, [each])
                for each in (_DIRECTIONS.sub("", one), _DIRECTIONS.sub("", other["c"]))
            )
            if first is not second:
                small, large = sorted((first, second), key=len)
                large += small
                groups.update(dict.fromkeys(small, large))
    prototypes: dict[str, str] = {}
    for group in {id(group): group for group in groups.values()}.values():
        stands = min(group, key=lambda each: (len(each) == 1, not each.isascii(), len(each), each))
        prototypes |= {each: stands for each in group if len(each) == 1}
    return prototypes


def in_text(name: str) -> str:
    """Return a plain ``name`` for a sentence of a message."""
    return isolated(escaped(name))


def stored_in_text(name: str) -> str:
    """Return a stored ``name``, of an otherwise unknown user, for a sentence."""
    return in_text(plain_name(name) or "?")


def in_texts(names: Mapping[str, str]) -> dict[str, str]:
    """Return plain names, by any key, for sentences of a message."""
    return {key: in_text(name) for key, name in names.items()}


def in_labels(names: Mapping[str, str]) -> dict[str, str]:
    """Return plain names, by any key, for places that Discord does not format."""
    return {key: isolated(name) for key, name in names.items()}


def escaped(text: str) -> str:
    """Return ``text`` with Markdown, mentions and links escaped."""
    return _MENTION.sub("@\u200b", _FORMATTING.sub(r"\\\g<0>", text))


def unlinked(name: str) -> str:
    """Return a plain ``name`` without links, for texts without an escape syntax.

    Colons and dots in addresses are replaced by characters that look the same.
    """
    return isolated(_ADDRESS.sub(lambda sign: _ALIKE[sign[0]], name))


def typed_text(text: str) -> str:
    """Return a text typed by a user, with its line breaks, escaped for a message."""
    return in_text(_CONTROLS.sub("", _DIRECTIONS.sub("", text)))
