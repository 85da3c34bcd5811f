"""Writing systems: drawable names, and visual order.

Pillow lays text out with libraries of the system (its wheels look for FriBiDi when they run:
https://pillow.readthedocs.io/en/stable/installation/building-from-source.html), which are not on
every machine, and a picture must be the same everywhere. So letters are ordered here.
"""

from __future__ import annotations

import re
import unicodedata

import regex
from bidi.algorithm import get_display

# An emoji is kept; characters joined to it and its modifiers (skin, hair, presentation) are not.
_JOINED = regex.compile(
    r"\u200d\p{Extended_Pictographic}|[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff]"
    # A tag sequence, as in the flag of Scotland.
    r"|[\U000e0020-\U000e007f]"
)
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]")
LEFT_TO_RIGHT = "\u200e"
ISOLATE, END = "\u2068", "\u2069"  # around text with a direction of its own
JOINERS = "\u200c\u200d"  # control within a word whether two letters combine
# Marks without which a word of these scripts cannot be read. Others, as in Zalgo, are left out.
_MARKS = regex.compile(
    r"[\p{M}--\p{Default_Ignorable_Code_Point}&&[\p{Thaana}\p{Nko}\p{Adlam}\p{Devanagari}"
    r"\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}\p{Malayalam}"
    r"\p{Sinhala}\p{Thai}\p{Lao}\p{Tibetan}\p{Myanmar}\p{Ethiopic}\p{Khmer}]]",
    regex.V1,
)
_WITHIN = regex.compile(r"(?<=[\p{L}\p{M}])[\u200c\u200d]+(?=[\p{L}\p{M}])")
_GRAPHEME = regex.compile(r"\X")


def plain(text: str) -> str:
    """Return ``text`` on one line, without invisible or fancy letters."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = _FLAG.sub(lambda flag: chr(ord(flag[0]) - 0x1F1E6 + ord("A")), _JOINED.sub("", text))
    text = unicodedata.normalize("NFKC", text)
    joiners = {match.start(): match[0][0] for match in _WITHIN.finditer(text)}
    kept = []
    for place, letter in enumerate(text):
        if place in joiners:
            kept.append(letter)
            continue
        category = unicodedata.category(letter)
        if category.startswith("Z") or letter in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and (category[0] != "M" or _MARKS.match(letter)):
            kept.append(letter)
    return " ".join("".join(kept).split())


def isolated(name: str) -> str:
    """Return ``name`` isolated, so that it cannot reverse the sentence around it.

    A name without right-to-left letters needs no isolation.
    """
    if name.startswith(ISOLATE) or not any(
        unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name
    ):
        return name
    return f"{ISOLATE}{name}{END}"


def graphemes(text: str) -> list[str]:
    """Return the grapheme clusters of ``text``: a letter with its marks is one."""
    return list(text) if text.isascii() else _GRAPHEME.findall(text)


def right_to_left(text: str) -> bool:
    """Return whether ``text``, all of one script, runs from right to left."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


def is_number(letter: str) -> bool:
    """Return whether this is an Arabic digit: numbers run from left to right."""
    return unicodedata.bidirectional(letter) == "AN"


def visual(text: str) -> str:
    """Return ``text`` in visual order, left to right, with brackets mirrored."""
    return str(get_display(text)) if right_to_left(text) else text


def left_to_right(sentence: str) -> str:
    """Return ``sentence``, marked as left-to-right if it has right-to-left names.

    The mark is invisible.
    """
    return LEFT_TO_RIGHT + sentence if right_to_left(sentence) else sentence
