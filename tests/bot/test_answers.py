"""Every answer is shown: the result of a press, a form or a command is returned."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    """Return module and name of each function that returns an answer."""
    return {
        (name, each.name)
        for name, module in modules.items()
        for each in module.body
        if isinstance(each, Function)
        and each.returns is not None
        and ast.unparse(each.returns) in ANSWERS
    }


def dropped(name: str, module: ast.Module, known: set[tuple[str, str]]) -> Iterator[str]:
    """Yield the statements that call a function for its answer, and do not use it.

    Functions that are chosen first (``act = show if … else ask``) are recognised, too.
    """
    nodes = [*ast.walk(module)]
    imported = {
        alias.asname or alias.name: (statement.module or "", alias.name)
        for statement in nodes
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }

    def answers(called: str) -> bool:
        return imported.get(called, (name, called)) in known

    chosen = {
        target.id
        for statement in nodes
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
        and any(isinstance(e, ast.Name) and answers(e.id) for e in _chosen_from(statement.value))
    }
    for statement in nodes:
        if isinstance(statement, ast.Expr):
            call = statement.value
            call = call.value if isinstance(call, ast.Await) else call
            called = getattr(call.func, "id", "") if isinstance(call, ast.Call) else ""
            if answers(called) or called in chosen:
                yield f"{name}:{statement.lineno} {ast.unparse(statement)}"


def _chosen_from(value: ast.expr) -> list[ast.expr]:
    """Return the expressions of which ``value`` is one."""
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]


@pytest.mark.soak
def test_no_answer_is_dropped() -> None:
    modules = parsed()
    known = answering(modules)
    assert len(known) > 100
    assert [line for name, module in modules.items() for line in dropped(name, module, known)] == []


@pytest.mark.parametrize("call", ["show()", "act()"])
def test_a_dropped_answer_would_be_found(call: str) -> None:
    lines = ["from a import show", "async def pressed(me):", "    act = me.ask if me else show"]
    module = ast.parse("\n".join([*lines, f"    await {call}", ""]))
    assert [*dropped("b", module, {("a", "show")})] == [f"b:4 await {call}"]
