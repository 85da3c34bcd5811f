"""Every answer is shown: what a press, a form or a command makes is returned."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ANSWERS = {"Panel", "Answer", "ReportForm", "AnnouncementForm"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def parsed() -> dict[str, ast.Module]:
    """Return all modules of features, games and Discord's building blocks, by name."""
    files = [
        file
        for folder in ("features", "games", "ui")
        for file in sorted((ROOT / "bot" / folder).rglob("*.py"))
    ]
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): ast.parse(file.read_text("utf-8"))
        for file in files
    }


def answering(modules: dict[str, ast.Module]) -> set[tuple[str, str]]:
    """Return module and name of each function whose result is an answer."""
    return {
        (name, each.name)
        for name, module in modules.items()
        for each in module.body
        if isinstance(each, Function)
        and each.returns is not None
        and ast.unparse(each.returns) in ANSWERS
    }


def dropped(name: str, module: ast.Module, known: set[tuple[str, str]]) -> Iterator[str]:
    """Yield the statements that call a function for its answer, and do not use it."""
    imported = {
        alias.asname or alias.name: (statement.module or "", alias.name)
        for statement in ast.walk(module)
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }
    for statement in ast.walk(module):
        if isinstance(statement, ast.Expr):
            call = statement.value
            call = call.value if isinstance(call, ast.Await) else call
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                called = call.func.id
                if imported.get(called, (name, called)) in known:
                    yield f"{name}:{statement.lineno} {ast.unparse(statement)}"


def test_no_answer_is_dropped() -> None:
    modules = parsed()
    known = answering(modules)
    assert len(known) > 100
    assert [line for name, module in modules.items() for line in dropped(name, module, known)] == []


def test_a_dropped_answer_would_be_found() -> None:
    module = ast.parse("from a import show\nasync def pressed():\n    await show()\n")
    assert [*dropped("b", module, {("a", "show")})] == ["b:3 await show()"]
