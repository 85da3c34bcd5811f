"""Writing systems: drawable names, joined Arabic letters, and visual order.

Pillow lays text out with libraries of the system (its wheels look for FriBiDi when they run:
https://pillow.readthedocs.io/en/stable/installation/building-from-source.html), which are not on
every machine, and a picture must be the same everywhere. A name is one short line, so the parts of
the bidirectional algorithm that matter for one line without embeddings are enough.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import regex

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
_MIRRORED = dict(zip("()[]{}<>«»", ")(][}{><»«", strict=True))


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
    return any(_direction(letter) == "R" for letter in text)


def visual(text: str) -> str:
    """Return ``text`` in visual order, left to right, with Arabic letters joined."""
    if not right_to_left(text):
        return text
    text = _join(text)
    kinds = _directions(text)
    base = next(kind for kind in kinds if kind in "LR")
    levels = _levels(kinds, base)
    letters = [
        _MIRRORED.get(letter, letter) if level % 2 else letter
        for letter, level in zip(text, levels, strict=True)
    ]
    for least in range(max(levels), 0, -1):
        start = 0
        while start < len(letters):
            end = start
            while end < len(letters) and levels[end] >= least:
                end += 1
            letters[start:end] = letters[start:end][::-1]
            levels[start:end] = levels[start:end][::-1]
            start = end + 1
    return "".join(letters)


def left_to_right(sentence: str) -> str:
    """Return ``sentence``, marked as left-to-right if it has right-to-left names.

    The mark is invisible.
    """
    return LEFT_TO_RIGHT + sentence if right_to_left(sentence) else sentence


def _directions(text: str) -> list[str]:
    """Return the direction of each letter; a mark has that of its letter."""
    kinds: list[str] = []
    for letter in text:
        mark = unicodedata.bidirectional(letter) == "NSM"
        kinds.append(kinds[-1] if mark and kinds else _direction(letter))
    return kinds


def _direction(letter: str) -> str:
    """Return ``L``, ``R``, ``N`` for a digit, or a blank for a neutral character."""
    kind = unicodedata.bidirectional(letter)
    if kind in ("R", "AL"):
        return "R"
    if kind in ("EN", "AN"):
        return "N"
    return "L" if kind == "L" else " "


def _levels(kinds: list[str], base: str) -> list[int]:
    """Return the embedding level of each letter, by its and the base direction."""
    strong = base
    resolved = []
    for kind in kinds:
        if kind in "LR":
            strong = kind
        resolved.append(strong if kind == "N" and strong == "L" else kind)
    # A neutral between two of the same direction takes it, otherwise the base direction.
    for place, kind in enumerate(resolved):
        if kind == " ":
            before = resolved[place - 1] if place else base
            after = next((other for other in resolved[place:] if other != " "), base)
            before, after = ("R" if side == "N" else side for side in (before, after))
            resolved[place] = before if before == after else base
    outside = {"L": 0, "R": 1, "N": 2} if base == "L" else {"L": 2, "R": 1, "N": 2}
    return [outside[kind] for kind in resolved]


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Return the isolated, initial, medial and final form of each Arabic letter.

    They are derived from Unicode's decompositions.
    """
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD)):
        name, _, letters = unicodedata.decomposition(chr(code)).partition(" ")
        letter = "".join(chr(int(part, 16)) for part in letters.split())
        if letter:
            forms.setdefault(letter, {}).setdefault(name.strip("<>"), chr(code))
    return forms


def _join(text: str) -> str:
    """Return ``text``, in logical order, with its Arabic letters in joining forms."""
    forms = _forms()
    text = text.replace("ـ", "")
    letters = []
    place = 0
    while place < len(text):
        pair = text[place : place + 2]
        letters.append(pair if len(pair) == 2 and pair in forms else text[place])
        place += len(letters[-1])
    shaped = []
    for place, letter in enumerate(letters):
        shapes = forms.get(letter)
        if not shapes:
            shaped.append(letter)
            continue
        before = place > 0 and "initial" in forms.get(letters[place - 1], {})
        after = (
            "initial" in shapes
            and place + 1 < len(letters)
            and "final" in forms.get(letters[place + 1], {})
        )
        wanted = {
            (False, False): "isolated",
            (False, True): "initial",
            (True, False): "final",
            (True, True): "medial",
        }[before and "final" in shapes, after]
        shaped.append(shapes.get(wanted) or shapes.get("isolated", letter))
    return "".join(shaped)
