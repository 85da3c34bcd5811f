"""The lint of the texts finds every kind of error, and the texts pass it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import tests.words as lint
from bot.core.glossary import glossary
from bot.core.words import DEFAULT, languages
from tests.preview import examples, page
from tests.words import findings, main, straight_names

Texts = Callable[[str, str, str], None]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Return a function that gives a language the texts of one file only."""
    known: dict[str, dict[str, tuple[str, ftl.Message]]] = {DEFAULT: {}}

    def give(language: str, file: str, source: str) -> None:
        lint.literal.cache_clear()
        entries = FluentResource(source).body
        known[language] = {
            entry.id.name: (file, entry) for entry in entries if isinstance(entry, ftl.Message)
        }

    monkeypatch.setattr(lint, "messages", lambda language: known[language])
    lint.literal.cache_clear()
    yield give
    lint.literal.cache_clear()


def told(language: str, check: Callable[[str], Iterator[lint.Finding]]) -> list[str]:
    return [f"{each.key}: {each.told.split(';')[0]}" for each in check(language)]


@pytest.mark.parametrize("language", languages())
def test_the_texts_pass(language: str) -> None:
    assert [*map(str, findings(language))] == []


def test_names_of_cards_have_no_straight_apostrophe() -> None:
    assert [*map(str, straight_names())] == []


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("en", "Somebody waits.", "Somebody"),
        ("en", "You do not have that.", "do not"),
        ("en", "It is your turn.", "It is"),
        ("en", "Play as many cards.", "as many"),
        ("en", "Return one hand card.", "hand card"),
        ("en", "{ $count ->\n    [one] a\n   *[other] Nobody else\n}", "Nobody"),
        ("fr", "Une icône de plus", "icône"),
        ("fr", "Quiconque est là", "Quiconque"),
        ("it", "Sei in vacanza", "vacanza"),
        ("it", "Qui ti si chiede", "ti si"),
    ],
)
def test_words_that_must_not_occur(texts: Texts, language: str, text: str, word: str) -> None:
    texts(language, "panels.ftl", f"a-key = {text}")
    assert told(language, lint.unwanted)[0] == f"a-key: “{word}” must not occur"


@pytest.mark.parametrize("language", languages())
def test_the_glossary_says_words_that_must_not_occur_as_data(language: str) -> None:
    for term in glossary(language):
        assert "not:" not in term.where, term.name


def test_words_that_may_occur(texts: Texts) -> None:
    texts("en", "panels.ftl", "a-key = Play it as it is, then the rest of your hand. It isn’t.")
    assert told("en", lint.unwanted) == []


def test_a_term_of_a_game_is_expected_where_english_has_it(texts: Texts) -> None:
    texts("en", "cards-innovation.ftl", "oars-1 = Tuck a card.\noars-summary = Tuck.")
    texts("fr", "cards-innovation.ftl", "oars-1 = Range une carte.\noars-summary = Range.")
    assert told("fr", lint.missing_terms) == ["oars-1: “tuck” in English: say archiver"]
    texts("fr", "cards-innovation.ftl", "oars-1 = Archive une carte.\noars-summary = Range.")
    assert told("fr", lint.missing_terms) == []


@pytest.mark.parametrize(
    ("key", "text", "excess"),
    [
        ("refused-x", "No. No. No.", "refusal: 3 of 2 sentences"),
        ("refused-x", "word " * 26, "refusal: 26 of 25 words"),
        ("archery-summary", "x" * 61, "card summary: 61 of 60 characters"),
        ("x-button", "x" * 41, "button: 41 of 40 characters"),
        ("x-placeholder", "x" * 91, "menu: 91 of 90 characters"),
        ("define-x", "x" * 251, "definition: 251 of 250 characters"),
    ],
)
def test_texts_longer_than_their_kind_may_be(
    texts: Texts, key: str, text: str, excess: str
) -> None:
    texts("en", "panels.ftl", f"{key} = {text}")
    assert told("en", lint.too_long) == [f"{key}: {excess}"]


@pytest.mark.parametrize(
    ("language", "text", "sign"),
    [
        ("en", "It's late", "straight '"),
        ("it", "l'arco", "straight '"),
        ("en", 'Press "Start"', 'straight "'),
        ("fr", "Prêt ?", "no narrow space at ?"),
        ("fr", "« Prêt\u202f»", "no narrow space at «"),
    ],
)
def test_signs_that_are_not_typographic(texts: Texts, language: str, text: str, sign: str) -> None:
    texts(language, "panels.ftl", f"a-key = {text}")
    assert told(language, lint.untypographic) == [f"a-key: {sign}"]
    texts(
        language, "panels.ftl", "a-key = It’s «\u202fPrêt\u202f»\u202f? https://example.org 12:30"
    )
    assert told(language, lint.untypographic) == []


def test_a_key_in_two_files_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"prompts-civ.ftl": "prompt-take = Take a card.", "prompts-nim.ftl": "prompt-take = …"}
    entries = [(file, each) for file, text in files.items() for each in FluentResource(text).body]
    monkeypatch.setattr(lint, "entries", lambda _: entries)
    (found,) = lint.repeated("en")
    assert str(found) == "prompts-nim.ftl: prompt-take: is in prompts-civ.ftl as well"


def test_a_straight_apostrophe_in_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lint, "NAMES", {"nim": {"stick": {"en": "A stick's end"}}})
    assert [*map(str, straight_names())] == ["nim: stick: straight ' in A stick's end"]


def test_a_term_without_a_definition_is_found(texts: Texts) -> None:
    texts("en", "glossary.ftl", "define-meld = **Meld**: …")
    missing = told("en", lint.unknown_terms)
    assert "define-tuck: is missing" in missing
    assert "define-meld: is missing" not in missing


def test_a_language_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nl"]) == 1
    assert "There is no folder" in capsys.readouterr().err


@pytest.mark.soak
def test_the_preview_has_every_text_in_every_language(tmp_path: Path) -> None:
    html = page()
    for key in ("lobby-join", "refused-not-awaited", "help-text-bot", "define-meld"):
        assert f"id='{key}'" in html
    assert "Rejoindre" in html
    assert "refusal: 25 words, 2 sentences" in html
    assert "Discord: 80 characters" in html
    assert "score pile" in html
    assert "src=" not in html


def test_examples_show_the_variants_of_a_text() -> None:
    assert len(examples("en", "resources-castle")) == 2
    assert examples("en", "achievement-age") == ["Age 3"]
