"""``python -m tests.preview FILE``: every text with example values, as HTML.

For translators: the languages side by side, the comment above a text, its room, the glossary's
terms in it, and the findings of ``python -m tests.words``.
"""

from __future__ import annotations

import itertools
import sys
from collections import defaultdict
from collections.abc import Sequence
from html import escape
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.core.glossary import glossary, pattern
from bot.core.words import DEFAULT, language_name, languages, words_for
from tests.bot.test_languages import NUMBERS, messages, variables
from tests.bot.test_lengths import limits
from tests.bot.test_words import entries
from tests.words import Kind, findings, kind_of

# Variants of a text to show; the rest differ in the same way.
SHOWN = 6
EXAMPLES: dict[str, str] = {
    **dict.fromkeys(("name", "player", "other", "host", "person", "before", "winner"), "Ann"),
    **dict.fromkeys(("names", "players", "others", "winners", "awaited"), "Ann, Bob"),
    **dict.fromkeys(("card", "cause"), "Agriculture"),
    "channel": "#agora",
    "game": "Innovation",
    "time": "12 h",
    "link": "https://example.org",
}

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #bbb; padding: .4rem .6rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { position: sticky; top: 0; background: Canvas; }
td div { white-space: pre-line; } td div + div { border-top: 1px dotted #bbb; }
small { color: GrayText; } .bad { color: #b00020; } .none { color: GrayText; font-style: italic; }
"""


def page() -> str:
    """Return the page, as HTML without external resources."""
    bad = {language: _by_key(language) for language in languages()}
    order = [DEFAULT, *(language for language in languages() if language != DEFAULT)]
    columns = "".join(f"<th lang='{each}'>{escape(language_name(each))}</th>" for each in order)
    parts = [
        "<!doctype html><meta charset='utf-8'><title>Texts</title>",
        f"<style>{STYLE}</style><h1>Texts</h1>",
    ]
    files: dict[str, list[str]] = defaultdict(list)
    contexts = _contexts()
    for key, (file, _) in messages(DEFAULT).items():
        cells = "".join(_cell(language, key, bad[language].get(key, ())) for language in order)
        about = escape(contexts.get(key, ""))
        files[file].append(
            f"<tr id='{key}'><td><code>{key}</code><br><small>{about}<br>{_room(key)}"
            f"<br>{escape(_terms(key))}</small></td>{cells}</tr>"
        )
    for file, rows in sorted(files.items()):
        parts += [f"<h2>{file}</h2><table><tr><th>key</th>{columns}</tr>", *rows, "</table>"]
    return "\n".join(parts)


def _by_key(language: str) -> dict[str, list[str]]:
    found = defaultdict(list)
    for each in findings(language):
        found[each.key].append(each.told)
    return found


def _contexts() -> dict[str, str]:
    """Return the comments that belong to each text: of its section, and above it."""
    found, section, before = {}, "", ""
    for file, entry in entries(DEFAULT):
        if file != before:
            section, before = "", file
        if isinstance(entry, ftl.GroupComment | ftl.ResourceComment):
            section = entry.content or ""
        elif isinstance(entry, ftl.Message):
            own = entry.comment.content if entry.comment else None
            found[entry.id.name] = " · ".join(filter(None, [section, own]))
    return found


def _room(key: str) -> str:
    """Return the limits of a text: of its kind, and Discord's own."""
    told = []
    if kind := kind_of(key):
        told.append(f"{kind.name}: {_limit(kind)}")
    if room := limits().get(key):
        told.append(f"Discord: {room} characters")
    return " · ".join(told)


def _limit(kind: Kind) -> str:
    limit = {"characters": kind.characters, "words": kind.words, "sentences": kind.sentences}
    return ", ".join(f"{most} {unit}" for unit, most in limit.items() if most)


def _terms(key: str) -> str:
    """Return the terms of the glossary in the English text."""
    text = "\n".join(examples(DEFAULT, key))
    found = [
        term.say
        for term in glossary(DEFAULT)
        if any(pattern(form).search(text) for form in term.find)
    ]
    return ", ".join(found)


def _cell(language: str, key: str, bad: Sequence[str]) -> str:
    if key not in messages(language):
        return "<td class='none'>–</td>"
    told = "".join(f"<div>{escape(text)}</div>" for text in examples(language, key))
    told += "".join(f"<div class='bad'>{escape(each)}</div>" for each in bad)
    return f"<td lang='{language}'>{told}</td>"


def examples(language: str, key: str) -> list[str]:
    """Return a message with example values, in its different variants."""
    facts = variables(language, key)
    names = sorted(facts)
    choices = [sorted(facts[name], key=str) or [_example(name)] for name in names]
    found = dict.fromkeys(
        words_for(language)(key, **dict(zip(names, chosen, strict=True)))
        for chosen in itertools.islice(itertools.product(*choices), SHOWN * SHOWN)
    )
    return list(found)[:SHOWN]


def _example(name: str) -> str | int:
    return 3 if name in NUMBERS else EXAMPLES.get(name, f"‹{name}›")


def main(arguments: Sequence[str]) -> int:
    """Write the page to the given file."""
    (name,) = arguments
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(), encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
