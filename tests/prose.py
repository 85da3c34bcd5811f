"""``python -m tests.prose [PATH…]``: a lint of docstrings, comments and documents.

It prints its findings, one line each, and the share of docstrings that begin with a relative or
indefinite pronoun, which may be 3% at most. Exits with 1 if there are findings.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "engine", "render", "tests")
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs")

LONGEST_FIRST_LINE = 80
MOST_VAGUE = 0.03
VAGUE = re.compile(r"(what|who|whoever|whether|how|where|one|all|as|those)\b", re.IGNORECASE)
UNIDIOMATIC = re.compile(r"\b(somebody|whoever|whomever|anew|shall)\b", re.IGNORECASE)
CODE = re.compile(r"``[^`]*``|`[^`]*`|\"[^\"]*\"|“[^”]*”")


@dataclass(frozen=True, slots=True)
class Finding:
    """A necessary change at a line of a file."""

    path: Path
    line: int
    told: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.told}"


def main(arguments: Sequence[str]) -> int:
    """Check the given files and folders, or the whole project; return the exit code."""
    paths = [ROOT / each for each in arguments or (*FOLDERS, *DOCUMENTS)]
    files = [file for path in paths for file in _files(path)]
    docstrings = [each for file in files for each in _docstrings(file)]
    vague = [each for each in docstrings if VAGUE.match(each.told)]
    findings = [
        Finding(each.path, each.line, f"first line longer than {LONGEST_FIRST_LINE}: {first}")
        for each in docstrings
        if len(first := each.told.splitlines()[0]) > LONGEST_FIRST_LINE
    ]
    for file in files:
        findings += _unidiomatic(file)
    share = len(vague) / max(1, len(docstrings))
    if arguments or share > MOST_VAGUE:
        findings += [
            Finding(each.path, each.line, f"begins vaguely: {each.told.splitlines()[0]}")
            for each in vague
        ]
    for finding in sorted(findings, key=lambda each: (each.path, each.line)):
        print(finding)
    print(f"{len(docstrings)} docstrings, {share:.1%} of them begin with a pronoun")
    return int(bool(findings))


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    else:
        yield from sorted(each for each in path.rglob("*") if each.suffix in (".py", ".md"))


@cache
def _docstrings(file: Path) -> tuple[Finding, ...]:
    if file.suffix != ".py":
        return ()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found, nodes = [], deque[ast.AST]([tree])
    while nodes:
        node = nodes.popleft()
        if isinstance(node, kinds) and (text := ast.get_docstring(node)):
            found.append(Finding(file, node.body[0].lineno, text))
        # Nothing is defined within an expression, and most nodes are expressions.
        nodes += (each for each in ast.iter_child_nodes(node) if not isinstance(each, ast.expr))
    return tuple(found)


def _unidiomatic(file: Path) -> Iterator[Finding]:
    text = file.read_text(encoding="utf-8")
    if not UNIDIOMATIC.search(text):
        return
    if file.suffix == ".md":
        lines = list(enumerate(text.splitlines(), 1))
    else:
        with file.open("rb") as source:
            tokens = list(tokenize.tokenize(source.readline))
        lines = [(each.start[0], each.string) for each in tokens if each.type == tokenize.COMMENT]
        lines += [
            (each.line + number, line)
            for each in _docstrings(file)
            for number, line in enumerate(each.told.splitlines())
        ]
    for number, line in lines:
        for found in UNIDIOMATIC.finditer(CODE.sub("", line)):
            yield Finding(file, number, f"“{found[0]}”: {line.strip()}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
