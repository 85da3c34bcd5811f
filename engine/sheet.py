"""Sheets: the facts about a card, for developers who change it."""

from __future__ import annotations

import inspect
import json
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card, or an effect that has a name of its own.

    ``names``   by language
    ``facts``   the printed facts besides the text, in one line
    ``texts``   the pattern of the keys of its texts, in ``assets/locales/*/cards-<game>.ftl``
    ``effects`` the functions that carry it out
    ``cases``   the pattern by which rules cases about it are found
    """

    id: str
    game: str
    names: Mapping[str, str]
    facts: str
    texts: str
    effects: Sequence[Callable[..., Any]]
    cases: str

    def named(self, name: str) -> bool:
        """Return whether ``name`` is its id or a name, ignoring case and accents."""
        return _plain(name) in map(_plain, (self.id, *self.names.values()))


def main(sheets: Iterable[Sheet], name: str, cases: Sequence[Path]) -> int:
    """Print the sheets named ``name`` and their rules ``cases``; return the exit code."""
    found = [sheet for sheet in sheets if sheet.named(name)]
    for sheet in found:
        print("\n".join(_lines(sheet, cases)))
    if not found:
        print(f"no card is called {name}", file=sys.stderr)
    return 0 if found else 2


def _lines(sheet: Sheet, cases: Sequence[Path]) -> Iterator[str]:
    yield f"{sheet.id} ({sheet.game}): {' · '.join(sheet.names.values())}"
    yield sheet.facts
    for language, text in _texts(sheet):
        yield f"\n[{language}] {text}"
    for effect in sheet.effects:
        source, line = inspect.getsourcelines(effect)
        yield f"\n{inspect.getsourcefile(effect)}:{line}"
        yield "".join(source).rstrip()
    yield "\nRules cases:"
    about = re.compile(sheet.cases)
    for path in cases:
        if about.search(text := path.read_text(encoding="utf-8")):
            yield f"  {path}: {json.loads(text)['title']}"


def _texts(sheet: Sheet) -> Iterator[tuple[str, str]]:
    key = re.compile(rf"^{sheet.texts} = (.+)$", re.MULTILINE)
    folders = [each for each in files("assets").joinpath("locales").iterdir() if each.is_dir()]
    for folder in sorted(folders, key=lambda folder: folder.name):
        file = folder.joinpath(f"cards-{sheet.game}.ftl")
        if file.is_file():
            for text in key.findall(file.read_text(encoding="utf-8")):
                yield folder.name, text


def _plain(name: str) -> str:
    """Return the letters and digits of ``name``, without case and accents."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(each for each in letters if each.isalnum())
