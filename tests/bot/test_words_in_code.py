"""User-facing words are in the languages' folders, and all of these are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.core.words import NAMES, words_for
from tests.bot.test_languages import References, messages

ROOT = Path(__file__).parents[2]
# They name settings and migrations, and are not read by users.
TECHNICAL = {ROOT / "bot/core/settings.py", ROOT / "bot/core/errors.py"}
CODE = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "render").rglob("*.py")]
# Places for English: errors for developers, log messages, and text that is no prose.
SILENT_CALLS = {"compile", "fullmatch", "search", "sub", "write", "all", "one", "ids", "_missing"}
KEY = re.compile(r"[a-z0-9*-]+")  # with ``*`` for fields
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def strings(path: Path) -> frozenset[str]:
    """Return the strings in a file, with ``*`` for fields of f-strings."""
    return frozenset(_strings(path))


def _strings(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
            )


def test_every_key_is_used() -> None:
    found = {text for path in (*CODE, *(ROOT / "engine").rglob("*.py")) for text in strings(path)}
    pattern = re.compile(
        "|".join(
            re.escape(text).replace(r"\*", "[a-z0-9-]+")
            for text in found
            if "*" in text and re.search(r"[a-z]{2}", text) and KEY.fullmatch(text)
        )
    )
    used = {text for text in found if "*" not in text}
    used |= {f"command-{text}" for text in used}  # described("…")
    effects = words_for("en").effects
    used |= {
        f"{card}-{number}"
        for names in NAMES.values()
        for card in names
        for number, _ in enumerate(effects(card), 1)
    }
    references = References()
    for _, message in messages("en").values():
        references.visit(message)
    known = used | references.found
    unused = [
        key
        for key in messages("en")
        if key not in known
        and not (key.startswith("refused-") and key.removeprefix("refused-") in used)
        and not pattern.fullmatch(key)
    ]
    assert unused == []


class Sentences(ast.NodeVisitor):
    """The sentences in code that a user with another language might read."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # not a docstring
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Skip exceptions, which developers read; a ``Refusal`` has only a key."""

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func
        owner = function.value if isinstance(function, ast.Attribute) else None
        if isinstance(owner, ast.Name) and owner.id == "log":
            return
        if isinstance(function, ast.Attribute) and function.attr in SILENT_CALLS:
            return
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and SENTENCE.search(node.value):
            self.found.append(f"{node.lineno}: {node.value[:60]}")


def test_no_sentence_stands_in_code() -> None:
    found = []
    for path in CODE:
        # SQL; what monitors read; what the simulated Discord answers, in its words
        if {"storage", "behaviour"} & {*path.parts, path.stem} or path.name == "metrics.py":
            continue
        sentences = Sentences()
        sentences.visit(tree(path))
        found += [f"{path.relative_to(ROOT)}:{sentence}" for sentence in sentences.found]
    assert found == []


class Glue(Sentences):
    """Literal punctuation that joins words in code, which depends on the language."""

    PUNCTUATION = re.compile(r"[,:;]\s")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:
            if isinstance(part, ast.Constant) and self.PUNCTUATION.search(str(part.value)):
                self.found.append(f"{node.lineno}: {part.value!r}")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=ast.Constant(str(between)), attr="join"):
                if self.PUNCTUATION.search(between):
                    self.found.append(f"{node.lineno}: joined with {between!r}")
        super().visit_Call(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Skip a string without interpolation."""


def test_no_comma_and_no_colon_stands_between_words_in_code() -> None:
    found = []
    for path in CODE:
        # names and numbers
        if path.stem in ("settings", "errors", "storage") or {"storage", "host"} & {*path.parts}:
            continue
        glue = Glue()
        glue.visit(tree(path))
        found += [f"{path.relative_to(ROOT)}:{joint}" for joint in glue.found]
    assert found == []
