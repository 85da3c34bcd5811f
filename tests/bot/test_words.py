"""Words: every key renders, and every card, refusal and language is complete."""

from __future__ import annotations

import ast
import fnmatch
import itertools
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import engine
from bot.core.words import LOCALES, NAMES, Words, languages, words_for
from engine import Refusal

EN = words_for("en")


@cache
def entries(language: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    """Return all entries in the files of a language, with the file's name."""
    return tuple(
        (path.name, entry)
        for path in sorted(LOCALES.joinpath(language).iterdir(), key=lambda path: path.name)
        if path.name.endswith(".ftl")
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
    )


class Variables(Visitor):
    """The variables of a message, each with the variants that it selects."""

    def __init__(self) -> None:
        self.found: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            values = self.found.setdefault(node.selector.id.name, set())
            values |= {sample(variant.key) for variant in node.variants}
        self.generic_visit(node)


def sample(key: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    """Return a fact that selects the variant with this key."""
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 7}.get(key.name, key.name)


@pytest.mark.parametrize("language", languages())
def test_files_are_sound(language: str) -> None:
    broken = [
        (file, entry.content) for file, entry in entries(language) if isinstance(entry, ftl.Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("language", languages())
def test_every_message_renders_in_all_its_variants(language: str) -> None:
    words = words_for(language)
    for _, entry in entries(language):
        if not isinstance(entry, ftl.Message):
            continue
        variables = Variables()
        variables.visit(entry)
        names = list(variables.found)
        choices = [sorted(variables.found[name], key=str) or ["x"] for name in names]
        for facts in itertools.product(*choices):
            text = words(entry.id.name, **dict(zip(names, facts, strict=True)))
            assert text
            assert "{" not in text


def test_a_missing_key_or_fact_raises_in_tests() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        EN("no-such-key")
    with pytest.raises(KeyError, match="told-with"):
        EN("told-with")


def test_a_missing_key_is_logged_and_shown_to_players(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    logged_errors: list[logging.LogRecord],
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    assert EN("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text
    assert " (" in EN("told-with")  # with gaps, but said
    logged_errors.clear()


def test_a_locale_without_words_is_served_in_english() -> None:
    assert words_for("xx-YY") is EN
    assert words_for("en-GB") is EN
    assert words_for("en_US") is EN


def test_what_a_language_lacks_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "panels.ftl").write_text("lobby-join = Aliĝi\n", encoding="utf-8")
    monkeypatch.setattr("bot.core.words.LOCALES", tmp_path)
    esperanto = words_for("eo-XX")
    assert esperanto("lobby-join") == "Aliĝi"
    assert esperanto("lobby-start") == "Start"
    for things in NAMES.values():
        for thing, names in things.items():
            assert esperanto.card(thing) == names["en"]


def test_an_id_that_several_games_know_is_the_same_word_in_each() -> None:
    known = [thing for things in NAMES.values() for thing in things.items()]
    assert len(dict(known)) == len({(thing, *names.values()) for thing, names in known})


def test_lists_are_joined_as_the_language_does() -> None:
    assert EN.list([]) == ""
    assert EN.list(["a"]) == "a"
    assert EN.list(["a", "b", "c"]) == "a, b and c"
    assert EN.list(["a", "b"], "or") == "a or b"
    assert EN.list(["a", "b", "c"], "unit") == "a, b, c"


def test_italian_writes_ed_before_e() -> None:
    words = words_for("it")
    assert words.list(["Ruota", "**Edilizia** (1)"]) == "Ruota ed **Edilizia** (1)"
    assert words.list(["a", "b", "⚔️ **Esercito**"]) == "a, b ed ⚔️ **Esercito**"
    assert words.list(["Edilizia", "Ruota"]) == "Edilizia e Ruota"
    assert words.list(["Ruota", "2 × **Economia**"]) == "Ruota e 2 × **Economia**"
    assert words.list(["Ruota", "Edilizia"], "or") == "Ruota o Edilizia"
    assert words.list(["Edilizia"]) == "Edilizia"


@pytest.mark.skipif("fr" not in languages(), reason="there is no French")
@pytest.mark.parametrize(
    ("name", "seat"),
    [
        ("Ann", "la place d’**Ann**"),
        ("Élise", "la place d’**Élise**"),
        ("Yves", "la place d’**Yves**"),
        ("Yann", "la place de **Yann**"),
        ("Bob", "la place de **Bob**"),
        ("<@7>", "la place de **<@7>**"),
        ("🦊", "la place de **🦊**"),
    ],
)
def test_french_elides_before_a_vowel(name: str, seat: str) -> None:
    assert seat in words_for("fr")("log-seat-taken", name="Cat", before=name)


def test_topics_of_the_help_have_a_name_and_a_text() -> None:
    keys = {entry.id.name for _, entry in entries("en") if isinstance(entry, ftl.Message)}
    topics = {key.removeprefix("help-topic-") for key in keys if key.startswith("help-topic-")}
    texts = {key.removeprefix("help-text-") for key in keys if key.startswith("help-text-")}
    assert topics == texts
    # A name is a choice in a menu, a text one message.
    assert all(len(EN(f"help-topic-{topic}")) <= 100 for topic in topics)
    assert all(len(EN(f"help-text-{topic}")) <= 600 for topic in topics)


@cache
def reasons() -> set[str]:
    """Return every reason of a refusal; ``no-table-*`` stands for several."""
    found = set()
    for package in (engine, bot):
        root = Path(next(iter(package.__path__)))
        for path in root.rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(source)) if "Refusal(" in source else ():
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    found |= set(_texts(node.args[0]))
    return found


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
        )
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def test_every_refusal_says_why() -> None:
    keys = {entry.id.name for _, entry in entries("en") if isinstance(entry, ftl.Message)}
    assert {each for each in reasons() if not fnmatch.filter(keys, f"refused-{each}")} == set()
    assert len(reasons()) > 20


def test_a_refusal_says_who_is_awaited_if_that_is_known() -> None:
    assert "waiting for Ann" in EN.refusal(Refusal("not-awaited", awaited="Ann"))
    assert "waiting for Ann and Bob" in EN.refusal(Refusal("not-awaited", awaited=("Ann", "Bob")))
    assert EN.refusal(Refusal("not-awaited")) == "It’s not your turn."
