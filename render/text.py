"""Text: fonts, their coverage, and lines that are fitted to a width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

import pyphen
import uharfbuzz as harfbuzz
from PIL import ImageFont

from render.script import JOINERS, graphemes, is_number, plain, right_to_left, visual

# In this order: the first font that has a letter draws it.
_SIMPLE = (
    "Archivo-latin.ttf",
    "Archivo-latin-ext.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansCJK-Bold.otf",
    "NotoEmoji-Bold.ttf",
)
_VARIABLE = 2  # the first of them, which have axes: weight and width
# Fonts of scripts whose letters combine, move or carry marks: HarfBuzz chooses and places their
# glyphs. Pillow draws text, not glyphs, so that each glyph is a private character of its font too:
# ``_GLYPHS`` plus its number.
_SHAPED = (
    "NotoSansArabic-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansBengali-Bold.ttf",
    "NotoSansTamil-Bold.ttf",
    "NotoSansTelugu-Bold.ttf",
    "NotoSansGurmukhi-Bold.ttf",
    "NotoSansGujarati-Bold.ttf",
    "NotoSansKannada-Bold.ttf",
    "NotoSansMalayalam-Bold.ttf",
    "NotoSansOriya-Bold.ttf",
    "NotoSansSinhala-Bold.ttf",
    "NotoSansKhmer-Bold.ttf",
    "NotoSansMyanmar-Bold.ttf",
    "NotoSansLao-Bold.ttf",
    "NotoSansEthiopic-Bold.ttf",
    "NotoSansCherokee-Bold.ttf",
    "NotoSansCanadianAboriginal-Bold.ttf",
    "NotoSansThaana-Bold.ttf",
    "NotoSansNKo-Regular.ttf",
    "NotoSansAdlam-Bold.ttf",
    "NotoSansTifinagh-Regular.ttf",
    "NotoSerifTibetan-Bold.ttf",
)
_FILES = _SIMPLE + _SHAPED
_GLYPHS = 0xF0000
# Most of these stack letters, which have to fit into a line of Latin letters.
_SHAPED_SIZE = 0.9
_FULL_SIZE = _FILES.index("NotoSansArabic-Bold.ttf")

CAP = 0.7  # height of a capital letter, as a part of the font size
LEAST = 39  # the smallest size of text, where space is short: see ``render.palette``
SMALL = 41  # the usual one: it is readable in landscape pictures, too
WIDTHS = (84, 76, 69, 62)  # letters get narrower, step by step, until a line fits
ELLIPSIS = "…"
_LIGHT = 500  # a weight with slightly narrower letters
_SPELLING = {"en": "en_US"}  # as the names of cards are spelled


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, ready to be drawn: parts from left to right, one font each."""

    text: str
    size: int
    parts: tuple[Part, ...]
    width: float


# Text, its font, and its offset to the right and up.
Part = tuple[str, ImageFont.FreeTypeFont, float, float]


def drawable(text: str, otherwise: str = "") -> str:
    """Return the drawable part of ``text``, or ``otherwise`` if it is too small."""
    wanted = plain(text)
    kept = "".join(
        letter for letter in wanted if letter in JOINERS or _font_for(letter) is not None
    )
    kept = " ".join(kept.split())
    return kept if len(kept) * 2 > len(wanted) else otherwise


def shortened(text: str, longest: int) -> str:
    """Return ``text`` with at most ``longest`` grapheme clusters."""
    if len(text) <= longest or len(letters := graphemes(text)) <= longest:
        return text
    return "".join(letters[: longest - 1]).rstrip() + ELLIPSIS


@lru_cache(maxsize=2048)
def fit(text: str, width: float, size: int, weight: int = 600) -> Line:
    """Return ``text`` as one line of at most ``width``, narrowed or cut if need be."""
    for axis in WIDTHS:
        line = _set(text, size, weight, axis)
        if line.width <= width:
            return line
    letters = graphemes(text)
    while letters:
        letters.pop()
        text = "".join(letters).rstrip()
        line = _set(text + ELLIPSIS, size, weight, WIDTHS[-1])
        if line.width <= width:
            return line
    return _set("", size, weight, WIDTHS[-1])


def largest(text: str, width: float, sizes: Sequence[int], weight: int = 600) -> Line:
    """Return ``text`` in the first of ``sizes``, large to small, in which it fits."""
    for size in sizes:
        line = fit(text, width, size, weight)
        if line.text == text:
            break
    return line


@lru_cache(maxsize=2048)
def whole(text: str, size: int, weight: int = 600) -> Line:
    """Return ``text`` as one line, however wide."""
    return _set(text, size, weight, WIDTHS[0])


@lru_cache(maxsize=1024)
def wrap(text: str, width: float, size: int, language: str, weight: int = 600) -> tuple[Line, ...]:
    """Return ``text`` on one or two lines of at most ``width``; hyphenate long words.

    If that does not suffice, there are three lines. ``language`` is that of the text.
    """
    for axis in WIDTHS:
        line = _set(text, size, weight, axis)
        if line.width <= width:
            return (line,)
        lines = _first_fitting(_halves(text), width, size, weight, axis)
        if lines:
            return lines
    narrow = WIDTHS[-1]
    return (
        _first_fitting(_divisions(text, language), width, size, weight, narrow)
        or _first_fitting(_halves(text), width, size, _LIGHT, narrow)
        or _first_fitting(_thirds(text, language), width, size, _LIGHT, narrow)
        or (fit(text, width, size, weight),)
    )


def _first_fitting(
    halves: Sequence[tuple[str, ...]], width: float, size: int, weight: int, axis: int
) -> tuple[Line, ...]:
    for half in halves:
        lines = tuple(_set(part, size, weight, axis) for part in half)
        if all(line.width <= width for line in lines):
            return lines
    return ()


def _halves(text: str) -> list[tuple[str, str]]:
    """Return the ways to break ``text`` between words, the most even one first."""
    places = [match.end() for match in re.finditer(r"[ -]|(?<=')", text)]
    halves = [(text[:place].rstrip(" "), text[place:]) for place in places if place < len(text)]
    return sorted(halves, key=lambda half: abs(len(half[0]) - len(half[1])))


def _divisions(text: str, language: str) -> list[tuple[str, str]]:
    """Return the ways to divide a word of ``text``, the best first.

    Divisions between syllables come first, then those near the middle.
    """
    syllables = _syllables(text, language)
    divisions = []
    for place in range(3, len(text) - 2):
        if text[place - 3 : place + 3].isalpha():
            uneven = abs(len(text) - 2 * place)
            divisions.append((place not in syllables, uneven, -place))
    places = [-place for _, _, place in sorted(divisions)]
    return [(text[:place] + "-", text[place:]) for place in places]


def _thirds(text: str, language: str) -> list[tuple[str, ...]]:
    """Return the ways to break ``text`` between words and divide the longer part."""
    thirds: list[tuple[str, ...]] = []
    for first, second in _halves(text):
        if len(first) < len(second):
            thirds += [(first, *parts) for parts in _divisions(second, language)]
        else:
            thirds += [(*parts, second) for parts in _divisions(first, language)]
    return thirds


def _syllables(text: str, language: str) -> set[int]:
    """Return the places where words may be divided; none without a dictionary."""
    known = hyphenator(language)
    if known is None:
        return set()
    words = re.finditer(r"[^\W\d_]+", text)
    return {word.start() + place for word in words for place in known.positions(word[0])}


@cache
def hyphenator(language: str) -> pyphen.Pyphen | None:
    """Return the hyphenator of a language; the first call reads its dictionary."""
    known = pyphen.language_fallback(_SPELLING.get(language, language))
    return None if known is None else pyphen.Pyphen(lang=known)


def _set(text: str, size: int, weight: int, axis: int) -> Line:
    parts: list[Part] = []
    offset = 0.0
    for run, number in _runs(visual(text)):
        if number >= len(_SIMPLE):
            glyphs, width = _shaped(run, number, size)
            parts += [(glyph, font, offset + x, y) for glyph, font, x, y in glyphs]
            offset += width
            continue
        font = _font(
            number, size, weight if number < _VARIABLE else 0, axis if number < _VARIABLE else 0
        )
        parts.append((run, font, offset, 0.0))
        offset += font.getlength(run)
    return Line(text, size, tuple(parts), offset)


def _runs(text: str) -> list[tuple[str, int]]:
    """Divide ``text``, in visual order, into runs of one font, given by number."""
    runs: list[tuple[str, int]] = []
    for letter in text:
        shaping = bool(runs) and runs[-1][1] >= len(_SIMPLE)
        number = runs[-1][1] if letter in JOINERS and shaping else _font_for(letter)
        if number is None:
            continue
        if runs and (
            (runs[-1][1] == number and is_number(runs[-1][0][-1]) == is_number(letter))
            or (letter == " " and runs[-1][1] < _VARIABLE)
        ):
            runs[-1] = runs[-1][0] + letter, runs[-1][1]
        else:
            runs.append((letter, number))
    return runs


def _shaped(run: str, number: int, size: int) -> tuple[list[Part], float]:
    """Return the glyphs of a ``run`` in visual order, and its width."""
    size = size if number == _FULL_SIZE else round(size * _SHAPED_SIZE)
    font, scale = _font(number, size, 0, 0), size / _shaper(number).face.upem
    buffer = harfbuzz.Buffer()
    backwards = right_to_left(run)
    buffer.add_str(run[::-1] if backwards else run)
    buffer.direction = "rtl" if backwards else "ltr"
    buffer.guess_segment_properties()
    harfbuzz.shape(_shaper(number), buffer)
    parts: list[Part] = []
    at = 0.0
    for glyph, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        left, up = at + place.x_offset * scale, place.y_offset * scale
        parts.append((chr(_GLYPHS + glyph.codepoint), font, left, up))
        at += place.x_advance * scale
    return parts, at


@cache
def _shaper(number: int) -> harfbuzz.Font:
    return harfbuzz.Font(_face(number))


@lru_cache(maxsize=256)
def _font(number: int, size: int, weight: int, axis: int) -> ImageFont.FreeTypeFont:
    # By path: of a font given as bytes, Pillow keeps two copies for each size.
    font = ImageFont.truetype(_path(number), size, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        font.set_variation_by_axes([weight, axis])
    return font


def _path(number: int) -> str:
    return str(files("assets").joinpath(f"fonts/{_FILES[number]}"))


@lru_cache(maxsize=4096)
def _font_for(letter: str) -> int | None:
    code = ord(letter)
    return next((n for n in range(len(_FILES)) if code in _coverage(n)), None)


@cache
def _coverage(number: int) -> frozenset[int]:
    """Return the characters of a font, without those that stand for its glyphs."""
    return frozenset(code for code in _face(number).unicodes if code < _GLYPHS)


def _face(number: int) -> harfbuzz.Face:
    return harfbuzz.Face(harfbuzz.Blob.from_file_path(_path(number)))
