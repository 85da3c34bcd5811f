"""Missing translations: ``python -m tests.bot.lacking [LANGUAGE …]``."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from bot.core.glossary import PLAY, glossary
from bot.core.words import DEFAULT, LOCALES, NAMES, languages
from tests.bot.test_words import entries

ROOM = 100  # maximum characters of a line


def lacking(language: str) -> Iterator[str]:
    """Yield the keys missing in ``language`` and those unknown in English.

    A line has file, key and text.
    """
    here, english = _messages(language), _messages(DEFAULT)
    for key, (file, message) in english.items():
        if key not in here:
            yield _line(file, message)
    for key, (file, _) in here.items():
        if key not in english:
            yield f"{file}: {key} is not known in English"
    for game, names in NAMES.items():
        for thing, called in names.items():
            if language not in called:
                yield f"{game}/cards.json: {thing} = {called[DEFAULT]}"
    own = {(term.game, term.name) for term in glossary(language)}
    for term in glossary(DEFAULT):
        if term.game != PLAY and (term.game, term.name) not in own:
            yield f"glossary-{term.game}.toml: {term.name} = {term.say}"


def _messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    return {
        entry.id.name: (file, entry)
        for file, entry in sorted(entries(language), key=lambda each: each[0])
        if isinstance(entry, ftl.Message)
    }


def _line(file: str, message: ftl.Message) -> str:
    """Return a message as one line, without the comment above it, and cut."""
    bare = ftl.Message(message.id, message.value)
    text = " ".join(FluentSerializer().serialize_entry(bare).split())
    return f"{file}: {text if len(text) <= ROOM else text[:ROOM] + '…'}"


def main(wanted: Sequence[str]) -> int:
    """Print the missing keys of each language; return 1 for an unknown language."""
    if unknown := {*wanted} - {*languages()}:
        print(f"There is no folder {LOCALES.joinpath(min(unknown))}", file=sys.stderr)
        return 1
    for language in wanted or languages():
        found = [*lacking(language)]
        print(f"{language}: {len(found) or 'nothing'} lacking")
        for line in found:
            print(f"  {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
