"""Reading a player list: text or CSV, a player and perhaps a seed a line. Pure."""

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
    """

    number: int
    who: str
    user_id: int | None = None
    seed: int = 0


def read(content: bytes) -> list[Line]:
    """Return the lines of a file.

    Refused: ``import-too-large`` (``max``: kilobytes), ``import-not-text``, ``import-empty``,
    ``import-too-many`` (``max``: lines).
    """
    if len(content) > LARGEST:
        raise Refusal("import-too-large", max=LARGEST // 1000)
    lines = list(_lines(_decoded(content)))
    if not lines:
        raise Refusal("import-empty")
    if len(lines) > MOST_LINES:
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


def _lines(text: str) -> Iterator[Line]:
    delimiter = next((each for each in "\t;," if each in text), ",")
    columns: tuple[int, int | None] | None = None
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
            who, seed = _split(cells, columns, delimiter)
            if who:
                yield _line(rows.line_num, who, seed)
    except csv.Error as error:
        raise Refusal("import-not-text") from error


def _columns(cells: Sequence[str]) -> tuple[int, int | None] | None:
    """Return the columns of player and seed, if this is a line of titles."""
    titles = [re.sub(r"[\W_]+", "", cell.casefold()) for cell in cells]
    who = next((title for title in (*IDS, *NAMES) if title in titles), None)
    if who is None:
        return None
    seed = next((title for title in SEEDS if title in titles), None)
    return titles.index(who), None if seed is None else titles.index(seed)


def _split(
    cells: Sequence[str], columns: tuple[int, int | None] | None, delimiter: str
) -> tuple[str, str]:
    """Return player and seed of a line; a name may contain the delimiter."""
    if columns is not None:
        who, seed = columns
        return _cell(cells, who), "" if seed is None else _cell(cells, seed)
    filled = [*cells]
    while len(filled) > 1 and not filled[-1]:
        filled.pop()
    if len(filled) > 1 and filled[-1].isdecimal() and len(filled[-1]) < 4:
        return f"{delimiter} ".join(filled[:-1]), filled[-1]
    return f"{delimiter} ".join(filled), ""


def _cell(cells: Sequence[str], column: int) -> str:
    return cells[column] if column < len(cells) else ""


def _line(number: int, who: str, seed: str) -> Line:
    found = _MENTION.fullmatch(who)
    user_id = int(found[1] or found[2]) if found else None
    ranked = int(seed) if seed.isdecimal() and len(seed) < 4 else 0
    return Line(number, _FORMULA.sub("", who, count=1).removeprefix("@").strip(), user_id, ranked)
