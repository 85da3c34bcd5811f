"""The glossary of a language: the terms of the games, and their forms in texts.

It is in ``assets/locales/<language>``: ``glossary.toml``, and ``glossary-<game>.toml`` with the
terms of a game. A term's definition for players is the message ``define-<term>``. A language
without a glossary has the English one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from typing import Any

from bot.core.words import DEFAULT, LOCALES

FILES = "glossary*.toml"
# Words of every game and of the bot itself; the other tables are named after games.
PLAY = "play"


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the glossary; see the comment in the file.

    ``find`` and ``never`` are patterns of words, as ``pattern`` reads them.
    """

    game: str
    name: str
    say: str = ""
    english: str = ""
    where: str = ""
    find: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    exceptions: tuple[str, ...] = ()
    loose: bool = False

    @property
    def definition(self) -> str:
        """The key of its definition."""
        return f"define-{self.name}"


@cache
def glossary(language: str) -> tuple[Term, ...]:
    """Return the terms of a language in the order of its files, which may be missing."""
    paths = (path for path in LOCALES.joinpath(language).iterdir() if fnmatch(path.name, FILES))
    tables: dict[str, dict[str, Any]] = {}
    for path in sorted(paths, key=lambda path: path.name):
        tables |= tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Term(
            game,
            name,
            say=term.get("say", ""),
            english=term.get("english", ""),
            where=term.get("where", ""),
            find=tuple(term.get("find", ())),
            never=tuple(term.get("never", ())),
            exceptions=tuple(term.get("except", ())),
            loose=term.get("loose", False),
        )
        for game, terms in tables.items()
        for name, term in terms.items()
    )


def defined(game: str, language: str) -> list[Term]:
    """Return the terms of a game that have a definition.

    Terms that a language lacks are the English ones, as its texts are.
    """
    own = {term.name: term for term in glossary(language) if term.game == game}
    terms = [own.get(term.name, term) for term in glossary(DEFAULT) if term.game == game]
    return [term for term in terms if term.find]


def terms_in(text: str, game: str, language: str) -> list[Term]:
    """Return the defined terms of ``game`` in ``text``, in the glossary's order.

    A longer form takes precedence over a shorter one in it: "score pile" is not "score".
    """
    terms = defined(game, language)
    found = set()
    for form, term in sorted(_forms(terms), key=lambda each: -len(each[0])):
        text, times = pattern(form).subn("\n", text)
        if times:
            found.add(term.name)
    return [term for term in terms if term.name in found]


def _forms(terms: Iterable[Term]) -> list[tuple[str, Term]]:
    return [(form, term) for term in terms for form in term.find]


@cache
def pattern(words: str) -> re.Pattern[str]:
    """Return the pattern of ``words`` in any case: ``*`` is any ending of a word.

    A regular expression begins with ``re:``; its case counts.
    """
    if words.startswith("re:"):
        return re.compile(words.removeprefix("re:"))
    literal = re.escape(words).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    begin, end = (r"(?<!\w)" if words[0].isalnum() else ""), r"(?!\w)"
    return re.compile(f"{begin}{literal}{end if words[-1].isalnum() else ''}", re.IGNORECASE)
