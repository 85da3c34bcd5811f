"""Texts are parsed one by one, and read like those of a bundle parsed at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.core import bundle as parsing
from bot.core.bundle import LazyBundle
from bot.core.words import LOCALES, languages

TEXTS = """
### A comment, with a key = in it
-city = Rome
    .gender = feminine
# Another one.
to-city = to { -city }
from-to = from { $place } { to-city }
counted =
    { $count ->
[one] one = city
       *[other] { $count } cities
}
circle = round { circle }
bare =
    .label = only a label
broken = { $
after = still here
"""


@pytest.fixture
def texts() -> LazyBundle:
    found = LazyBundle("en", {})
    found.add(TEXTS)
    return found


@pytest.mark.parametrize(
    ("key", "facts", "text"),
    [
        ("to-city", {}, "to Rome"),
        ("from-to", {"place": "Ostia"}, "from Ostia to Rome"),
        ("counted", {"count": 1}, "one = city"),
        ("counted", {"count": 2}, "2 cities"),
        ("after", {}, "still here"),
        ("bare", {}, None),
    ],
)
def test_a_text_is_formatted_with_all_that_it_refers_to(
    texts: LazyBundle, key: str, facts: dict[str, object], text: str | None
) -> None:
    assert key in texts
    assert texts.format(key, facts) == (text, [])
    assert texts.format(key, facts) == (text, [])


def test_errors_are_returned_beside_the_text(texts: LazyBundle) -> None:
    assert texts.format("from-to", {})[1]
    assert texts.format("circle", {})[1]


@pytest.mark.parametrize("key", ["nowhere", "broken", "label"])
def test_a_text_that_is_not_there_raises(texts: LazyBundle, key: str) -> None:
    with pytest.raises(KeyError):
        texts.format(key, {})


def test_a_key_given_twice_keeps_its_first_text(texts: LazyBundle) -> None:
    texts.add("after = changed\nlater = added\n")
    assert texts.format("after", {}) == ("still here", [])
    assert texts.format("later", {}) == ("added", [])


def test_a_text_is_parsed_when_it_is_first_formatted(
    texts: LazyBundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []

    def noted(source: str) -> ast.Resource:
        parsed.append(source.split()[0])
        return FluentResource(source)

    monkeypatch.setattr(parsing, "FluentResource", noted)
    texts.format("from-to", {"place": "Ostia"})
    texts.format("to-city", {})
    assert sorted(parsed) == ["-city", "from-to", "to-city"]


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_the_entries_are_those_of_the_fluent_parser(language: str) -> None:
    for path in Path(str(LOCALES.joinpath(language))).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        entries = [
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            for entry in FluentResource(text).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        assert [name for name, _ in parsing.entries(text)] == entries
