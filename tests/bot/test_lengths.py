"""Buttons, menus and forms are within Discord's limits in every language.

The position of each text is read from the code, so that no new text is forgotten here.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from bot.core.words import DEFAULT, languages
from tests.bot.test_languages import messages, renderings, variables
from tests.bot.test_words_in_code import CODE, strings, tree

# Functions that take a text, the argument with it, and the maximum length.
PLACES: dict[tuple[str, int | str], int] = {
    ("button", 1): 80,
    ("Button", "label"): 80,
    ("page_button", 1): 80,
    ("Choice", 0): 100,
    ("Choice", 1): 100,
    ("add_menu", 4): 100,
    ("add_plain_menu", 4): 100,
    ("user_menu", 1): 100,
    ("UserSelect", "placeholder"): 100,
    ("RoleSelect", "placeholder"): 100,
    ("ChannelSelect", "placeholder"): 100,
    ("TextInput", "placeholder"): 100,
    ("Label", "text"): 45,
    ("Label", "description"): 100,
    ("__init__", 1): 45,  # the title of a form
    ("__init__", 2): 45,  # and the label of its field
}
# Lists and texts of cards that are cut to the limit of a menu.
CUT = {"choice-card-about"}
Scope = Mapping[str, list[ast.expr]]


@cache
def limits() -> dict[str, int]:
    """Return the maximum length of each text with limited space, by key."""
    known = messages(DEFAULT)
    by_name = {"-button": 80, "-placeholder": 100}
    found = {key: room for key in known for end, room in by_name.items() if key.endswith(end)}
    found |= {key: 100 for key in known if key.startswith("command-")}
    literal = {text for path in CODE for text in strings(path)}
    for path in CODE:
        for pattern, facts, room in _patterns(tree(path)):
            dynamic = re.compile(re.escape(pattern).replace(r"\*", "[a-z0-9-]+"))
            for key in known if "*" in pattern else known.keys() & {pattern}:
                fits = dynamic.fullmatch(key) and variables(DEFAULT, key).keys() <= facts
                if key == pattern or (fits and key not in literal and pattern[0] != "*"):
                    found[key] = min(room, found.get(key, room))
    return {key: room for key, room in found.items() if key not in CUT}


def _patterns(module: ast.Module) -> Iterator[tuple[str, set[str], int]]:
    """Yield the keys used in such places, ``*`` for variable parts, and their facts."""
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        scope = _scope(function)
        for call in ast.walk(function):
            if not isinstance(call, ast.Call):
                continue
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            given: list[tuple[int | str | None, ast.expr]] = [*enumerate(call.args)]
            given += [(each.arg, each.value) for each in call.keywords]
            for place, argument in given:
                if room := PLACES.get((called, "" if place is None else place)):
                    yield from ((key, facts, room) for key, facts in _keys(argument, scope))


def _scope(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Scope:
    """Return the assignments to the names in a function."""
    scope = defaultdict(list)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names, values = [target], [node.value]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    names, values = target.elts, node.value.elts
                for name, value in zip(names, values, strict=True):
                    if isinstance(name, ast.Name):
                        scope[name.id].append(value)
    return scope


def _keys(node: ast.expr, scope: Scope) -> Iterator[tuple[str, set[str]]]:
    """Yield the keys of the texts that an expression gives, and their facts."""
    match node:
        case ast.Call(func=ast.Name("words"), args=[key], keywords=facts):
            yield from ((text, {str(fact.arg) for fact in facts}) for text in _texts(key, scope))
        case ast.IfExp(body=one, orelse=other):
            yield from (*_keys(one, scope), *_keys(other, scope))
        case ast.Name(name):
            for value in scope.get(name, ()):
                yield from _keys(value, {})


def _texts(node: ast.expr, scope: Scope) -> Iterator[str]:
    """Yield the possible values of a text."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one, scope), *_texts(other, scope))
        case ast.Name(name):
            for value in scope.get(name, ()):
                yield from _texts(value, {})


@pytest.mark.parametrize("language", languages())
def test_what_has_little_room_is_short(language: str) -> None:
    too_long = [
        f"{key}: {len(text)} of {room}: {text}"
        for key, room in limits().items()
        if key in messages(language)
        for text in renderings(language, key)
        if len(text) > room
    ]
    assert too_long == []


def test_the_places_of_texts_are_found_in_the_code() -> None:
    found = limits()
    assert found["go-to-table"] == found["lobby-join"] == found["rematch-button"] == 80
    assert found["order-plan-placeholder"] == found["command-new"] == 100
    assert found["report-title"] == found["report-what"] == 45
    assert len(found) > 200
