"""Reading a player list: text or CSV, a player and perhaps a seed a line. Pure.

In a list of teams a line has both members, in two columns or with ``&``, ``+`` or ``/`` between.
"""

from __future__ import annotations

import codecs
import csv
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import Refusal

LARGEST = 100_000  # bytes
MOST_LINES = 256

# The titles of columns, in the languages of the bot and as the bot itself exports them, without
# spaces and the like.
IDS = ("id", "userid", "discordid", "mention")
NAMES = (
    *("name", "player", "user", "username", "nom", "joueur", "joueuse", "utilisateur"),
    *("nome", "giocatore", "giocatrice", "utente"),
)
SEEDS = ("seed", "têtedesérie", "testadiserie")
# The column of the second member of a team.
MATES = (
    *("partner", "mate", "partenaire", "compagno", "compagna"),
    *(f"{title}2" for title in (*IDS, *NAMES)),
)

_BETWEEN = re.compile(r"\s+[&+]\s+|\s*/\s*|(?<=>)\s*(?=<@)|(?<=\d)\s+(?=\d)")
_MENTION = re.compile(r"<@!?(\d{15,20})>|(\d{15,20})")
# Exports put it before a name that a spreadsheet would take for a formula.
_FORMULA = re.compile(r"'(?=[=+\-@＝＋－＠])")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a player list.

    ``number``   in the file, from 1
    ``who``      the player as typed: a mention, an id or a name
    ``user_id``  the Discord id, where that says it; ``None``: it is a name
    ``seed``     from 1; 0: none
    ``team``     the number, if the line names both members of a team; 0 without teams
    """

    number: int
    who: str
    user_id: int | None = None
    seed: int = 0
    team: int = 0


def read(content: bytes, *, teams: bool = False) -> list[Line]:
    """Return the lines of a file; of ``teams``, a line for each member.

    Refused: ``import-too-large`` (``max``: kilobytes), ``import-not-text``, ``import-empty``,
    ``import-too-many`` (``max``: lines).
    """
    if len(content) > LARGEST:
        raise Refusal("import-too-large", max=LARGEST // 1000)
    lines = list(_lines(_decoded(content), teams))
    if not lines:
        raise Refusal("import-empty")
    if len({each.number for each in lines}) > MOST_LINES:
        raise Refusal("import-too-many", max=MOST_LINES)
    return lines


def _decoded(content: bytes) -> str:
    """Return the text of a file in UTF-8, in UTF-16 with its mark, or in cp1252."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Refusal("import-not-text")


def _lines(text: str, teams: bool) -> Iterator[Line]:
    delimiter = next((each for each in "\t;," if each in text), ",")
    columns: _Columns | None = None
    rows = csv.reader(text.splitlines(), delimiter=delimiter, skipinitialspace=True)
    first = True
    try:
        for cells in rows:
            cells = [cell.strip() for cell in cells]
            if not any(cells) or cells[0].startswith("#"):
                continue
            if first:
                first, columns = False, _columns(cells)
                if columns is not None:
                    continue
            people, seed = _split(cells, columns)
            if not teams:
                people = [f"{delimiter} ".join(people)]
            elif len(people) == 1:
                people = _BETWEEN.split(people[0])
            for who in filter(None, (each.strip() for each in people)):
                yield _line(rows.line_num, who, seed, teams)
    except csv.Error as error:
        raise Refusal("import-not-text") from error


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of player, mate and seed; ``None``: there is none."""

    who: int
    mate: int | None
    seed: int | None


def _columns(cells: Sequence[str]) -> _Columns | None:
    """Return the columns, if this is a line of titles."""
    titles = [re.sub(r"[\W_]+", "", cell.casefold()) for cell in cells]
    # The first of two members may have a number, too.
    titles = [title.removesuffix("1") for title in titles]

    def found(names: Sequence[str]) -> int | None:
        return next((titles.index(name) for name in names if name in titles), None)

    who = found((*IDS, *NAMES))
    return None if who is None else _Columns(who, found(MATES), found(SEEDS))


def _split(cells: Sequence[str], columns: _Columns | None) -> tuple[list[str], str]:
    """Return the cells of a line with names, and the seed.

    Without titles that is all but the seed: without teams, a name may contain the delimiter.
    """
    if columns is not None:
        people = [_cell(cells, columns.who)]
        if columns.mate is not None:
            people.append(_cell(cells, columns.mate))
        return people, "" if columns.seed is None else _cell(cells, columns.seed)
    filled = [*cells]
    while len(filled) > 1 and not filled[-1]:
        filled.pop()
    if len(filled) > 1 and filled[-1].isdecimal() and len(filled[-1]) < 4:
        return filled[:-1], filled[-1]
    return filled, ""


def _cell(cells: Sequence[str], column: int) -> str:
    return cells[column] if column < len(cells) else ""


def _line(number: int, who: str, seed: str, teams: bool) -> Line:
    found = _MENTION.fullmatch(who)
    user_id = int(found[1] or found[2]) if found else None
    ranked = int(seed) if seed.isdecimal() and len(seed) < 4 else 0
    called = _FORMULA.sub("", who, count=1).removeprefix("@").strip()
    return Line(number, called, user_id, ranked, number if teams else 0)
