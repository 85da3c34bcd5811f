"""The page of a replay: one self-contained HTML file.

Its Content-Security-Policy allows its own script and style, and pictures that are part of it.

Pictures rather than a table drawn in HTML: players know them from the channel, every game has
them, and one place decides their content. All data in the page is visible to its reader: public
views, the log of ``disclosure``, and the hands that this allows.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template
from textwrap import dedent
from typing import Any

from markdown_it import MarkdownIt

from bot.core.html import element
from bot.core.names import in_labels
from bot.core.painter import MakeFilm
from bot.core.table import Table
from bot.core.words import Words
from bot.features.history.disclosure import is_open
from bot.features.history.replay_page.curve import curve_html, places
from bot.features.history.replay_page.moments import Moment, Reader, moments_of
from bot.storage import GivenAnswer
from render.curve import Curve
from render.film import Film

# Discord takes 10 MiB: https://discord.com/developers/docs/reference#uploading-files
LIMIT = 9_500_000
_MOST = 500  # pictures, which take a minute on a slow machine
# Pictures of every moment or turn by turn, and how far they are reduced: the first that fits.
_TRIES = (("moments", 1), ("turns", 1), ("turns", 2), ("turns", 4))
_OVERHEAD = 4 / 3  # of Base64


@dataclass(frozen=True, slots=True)
class _Shown:
    """The film of a page, and by moment the frame that is shown."""

    film: Film
    frames: Sequence[int]


def file_name(table: Table) -> str:
    """Return the name of the file."""
    return f"civitas-{table.game_name}-{table.id}.html"


def replay_page(
    make_film: MakeFilm,
    table: Table,
    answers: Iterable[GivenAnswer],
    player: str | None,
    words: Words,
    theme: str,
    curve: Curve = (),
) -> bytes | None:
    """Return the page of a begun ``table``, of at most ``LIMIT`` bytes.

    ``answers`` are its record; ``player`` is the seat of the reader, ``None`` for the public.
    ``theme`` is of the pictures; the page itself is dark or light as the browser is. ``curve``: the
    chances of the analysis, if there is one. ``None`` if the current rules play the record
    otherwise, or if no page fits. It takes seconds.
    """
    moments = moments_of(table, answers, Reader(player, words))
    if not moments:
        return None
    values = _values(table, moments, player, words)
    values["analysis"] = curve_html(table, moments[-1].view, curve, words) if curve else ""
    room = LIMIT - sum(len(value.encode()) for value in values.values()) - 1_000 * len(moments)
    shown = _filmed(make_film, table, moments, words, theme, int(room / _OVERHEAD))
    if shown is None:
        return None
    values["film"] = _film_data(shown, moments, table, words, curve)
    page = Template(_static("page.html")).substitute(values).encode()
    return page if len(page) <= LIMIT else None


def _filmed(
    make_film: MakeFilm,
    table: Table,
    moments: Sequence[Moment],
    words: Words,
    theme: str,
    limit: int,
) -> _Shown | None:
    for each, smaller in _TRIES:
        frames = _turn_numbers(moments) if each == "turns" else range(len(moments))
        # Of several moments of a frame, the last one is shown.
        views = dict(zip(frames, (moment.view for moment in moments), strict=True))
        if len(views) > _MOST and each == "moments":
            continue
        names = in_labels(table.names)
        film = make_film([*views.values()], words, names, theme=theme, smaller=smaller, limit=limit)
        if film is not None:
            return _Shown(film, frames)
    return None


def _turn_numbers(moments: Sequence[Moment]) -> list[int]:
    """Return by moment the number of its turn among those of ``moments``, from 0."""
    turns = groupby(moments, key=lambda moment: moment.turn)
    return [number for number, (_, group) in enumerate(turns) for _ in group]


def _values(
    table: Table, moments: Sequence[Moment], player: str | None, words: Words
) -> dict[str, str]:
    """Return the values of the page's template, as HTML, without the film."""
    game = words(f"game-{table.game_name}")
    names = in_labels(table.names)
    players = words.list(names.values())
    style, script = _static("page.css"), _static("page.js")
    known = "open" if is_open(table) else "player" if player else "public"
    steps = ("first", "turn-back", "back", "next", "turn-next", "last")
    texts = {
        "language": words.language,
        "title": words("replay-page-title", game=game, players=players),
        "about": words(f"replay-page-known-{known}", player=names.get(player or "", "")),
        "noscript": words("replay-page-noscript"),
        "keys": words("replay-page-keys"),
        "made": words("replay-page-made"),
        "last": str(len(moments) - 1),
        **{
            f"label_{what}": words(f"replay-page-{what}")
            for what in ("table", "log", "steps", "moment")
        },
        **{f"step_{step}".replace("-", "_"): words(f"replay-page-{step}") for step in steps},
    }
    return {
        **{key: escape(text) for key, text in texts.items()},
        "style": style,
        "style_hash": _hash(style),
        "script": script,
        "script_hash": _hash(script),
        "log": _log(moments, table, words),
        "hands": _hands(moments, table, words),
    }


def _log(moments: Sequence[Moment], table: Table, words: Words) -> str:
    """Return the log as HTML, a section for each turn."""
    parts = []
    places = groupby(enumerate(moments), key=lambda each: each[1].turn)
    for turn, group in places:
        found = [*group]
        told = [element("h3", escape(_title(found[0][1], table, words)))]
        told += [
            element("div", _html(moment.lines), klass="moment", data_moment=place)
            for place, moment in found
        ]
        parts.append(element("section", "\n".join(told), data_key=turn))
    return "\n".join(parts)


def _hands(moments: Sequence[Moment], table: Table, words: Words) -> str:
    """Return the hands as HTML; equal ones are written once, by number."""
    if not any(moment.hands for moment in moments):
        return ""
    names = in_labels(table.names)
    label = escape(words("replay-page-hands", count=len(moments[0].hands)))
    parts = {0: element("h2", label)}
    for number, moment in zip(_hand_numbers(moments), moments, strict=True):
        if number in parts:
            continue
        hands = "".join(
            (element("h3", escape(names[player])) if len(moment.hands) > 1 else "")
            + _html(hand.split("\n"))
            for player, hand in moment.hands.items()
        )
        parts[number] = element("div", hands, klass="hand", data_key=number)
    return element("section", "".join(parts.values()), aria_label=label)


def _hand_numbers(moments: Sequence[Moment]) -> list[int]:
    """Return by moment the number of its hands, from 1; equal ones have the same."""
    known: dict[tuple[str, ...], int] = {}
    return [known.setdefault(tuple(each.hands.values()), len(known) + 1) for each in moments]


def _film_data(
    shown: _Shown, moments: Sequence[Moment], table: Table, words: Words, curve: Curve
) -> str:
    """Return the data of the page's script as JSON, which cannot end its element."""
    hands = _hand_numbers(moments)
    data: dict[str, Any] = {
        "strips": [
            {
                "webp": base64.b64encode(strip.webp).decode(),
                "width": strip.width,
                "height": strip.height,
            }
            for strip in shown.film.strips
        ],
        "frames": [{"strips": frame.strips, "alt": frame.alt} for frame in shown.film.frames],
        "moments": [
            {
                "turn": moment.turn,
                "frame": shown.frames[place],
                "hand": hands[place],
                "title": _title(moment, table, words),
            }
            for place, moment in enumerate(moments)
        ],
    }
    if curve:
        data["curve"] = places(curve)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _title(moment: Moment, table: Table, words: Words) -> str:
    player = in_labels(table.names)[moment.player] if moment.player else ""
    return words("replay-page-turn", turn=moment.turn, player=player)


_MARKDOWN = MarkdownIt("zero", {"breaks": True, "html": False}).enable(
    ["emphasis", "strikethrough", "list", "escape", "newline"]
)
_SMALL = re.compile(r"^-# ", re.MULTILINE)


def _html(lines: Sequence[str]) -> str:
    """Return lines of Discord's Markdown as HTML, in which no name is markup."""
    return _MARKDOWN.render(_SMALL.sub("", dedent("\n".join(lines))))


@cache
def _static(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the hash by which the Content-Security-Policy allows a script or style."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
