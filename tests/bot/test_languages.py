"""Every language fits English: keys, variables, cases, signs, commands, limits.

A language in ``tests.languages.COMPLETE`` has all keys; any other is held to those it has.
"""

from __future__ import annotations

import itertools
import re
from fnmatch import fnmatch
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core.words import DEFAULT, command_key, language_name, languages, words_for
from tests.bot.test_words import Variables, entries
from tests.bot.world import World
from tests.languages import COMPLETE

OTHERS = [language for language in languages() if language != DEFAULT]
every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)

# Maximum length by key; the first pattern that fits counts. Texts of buttons, menus and forms are
# measured in test_lengths.py.
LIMITS = {
    # Descriptions of commands and options; choices.
    "command-*": 100,
    "game-*": 100,
    "language-name": 100,
    "help-topic-*": 100,
    "computer-level-*": 100,
    # Options that may be buttons.
    "action-*": 80,
    "option-*-about": 100,
    "option-*": 80,
    "choice-card-about": 2000,  # cut to the limit of a menu
    "choice-*": 80,
    # Texts that a phone should show without scrolling.
    "*-effect-*-short": 60,
    "*-summary": 60,
    "*-effect-*": 250,
    "help-text-*": 600,
    "*": 2000,
}
# The longest names of a person and a card; of a domain.
LONG_NAME = "W" * 32
LONG_NAMES = {"domain": "W" * 12}
PLURAL = {1, 7}  # the facts for "one" and "other"
NUMBERS = {"age", "count", "have", "level", "limit", "max", "min", "needed", "number", "value"}


class References(Visitor):
    """The references of a message to other messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Return the messages of a language by key, each with its file."""
    return {
        entry.id.name: (file, entry)
        for file, entry in entries(language)
        if isinstance(entry, ftl.Message)
    }


@cache
def variables(language: str, key: str) -> dict[str, set[str | int]]:
    """Return a message's variables, each with facts for all variants of this language."""
    visitor = Variables()
    visitor.visit(messages(language)[key][1])
    return visitor.found


@cache
def renderings(language: str, key: str) -> tuple[str, ...]:
    """Return the message with facts for all variants of this language and English."""
    names = sorted(variables(language, key))
    choices = []
    for name in names:
        facts = variables(language, key)[name] | variables(DEFAULT, key).get(name, set())
        if 1 in facts or 7 in facts:  # a number: the singular forms depend on the language
            facts |= {0, 1, 2, 5}
        anything = 12 if name in NUMBERS else LONG_NAMES.get(name, LONG_NAME)
        choices.append(sorted(facts, key=str) or [anything])
    say = words_for(language)
    return tuple(
        say(key, **dict(zip(names, facts_of_one, strict=True)))
        for facts_of_one in itertools.product(*choices)
    )


@every_other_language
def test_every_key_is_there_in_the_same_file(language: str) -> None:
    here = {f"{file}: {key}" for key, (file, _) in messages(language).items()}
    english = {f"{file}: {key}" for key, (file, _) in messages(DEFAULT).items()}
    if language in COMPLETE:
        assert sorted(english - here) == [], "missing"
    assert sorted(here - english) == [], "not known in English"


@every_other_language
def test_every_message_has_the_same_variables(language: str) -> None:
    differing = {
        key: (sorted(variables(language, key)), sorted(variables(DEFAULT, key)))
        for key in messages(language).keys() & messages(DEFAULT).keys()
        if variables(language, key).keys() != variables(DEFAULT, key).keys()
    }
    assert differing == {}


@every_other_language
def test_every_case_of_a_message_is_told(language: str) -> None:
    forgotten = {}
    for key in messages(language).keys() & messages(DEFAULT).keys():
        for name, cases in variables(DEFAULT, key).items():
            # English numbers may read in their own way ("an 8"), and plurals differ.
            needed = {case for case in cases if isinstance(case, str) or name not in NUMBERS}
            missing = needed - PLURAL - variables(language, key).get(name, set())
            if missing:
                forgotten[key, name] = missing
    assert forgotten == {}


@every_other_language
def test_every_message_takes_the_same_from_others(language: str) -> None:
    differing = {}
    for key in messages(language).keys() & messages(DEFAULT).keys():
        here, english = References(), References()
        here.visit(messages(language)[key][1])
        english.visit(messages(DEFAULT)[key][1])
        if here.found != english.found:
            differing[key] = (here.found, english.found)
    assert differing == {}


@every_other_language
def test_every_message_renders_for_all_facts(language: str) -> None:
    for key in messages(language):
        for text in renderings(language, key):
            assert text.strip(), key
            assert "{" not in text, key
            assert text.count("**") % 2 == 0, f"{key}: bold that does not end: {text}"


@every_other_language
def test_signs_are_the_same(language: str) -> None:
    for key in messages(language).keys() & messages(DEFAULT).keys():
        if key.endswith(("-sign", "-icon")) or re.match("((color|domain)-)?icon-", key):
            assert words_for(language)(key) == words_for(DEFAULT)(key), key


class Commands(Visitor):
    """The commands that a message mentions, and its literal text."""

    def __init__(self) -> None:
        self.spoken_of: list[str] = []
        self.literal = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.literal += node.value

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "COMMAND":
            (name,) = node.arguments.positional
            assert isinstance(name, ftl.StringLiteral)
            self.spoken_of.append(name.value)


@every_language
def test_texts_speak_of_commands_that_there_are(language: str) -> None:
    """``{ COMMAND("game hand") }`` is a clickable mention with the localised name."""
    there_are = [key for key in messages(DEFAULT) if key.startswith("cmd-")]
    literally = re.compile(rf"(?<![\w/])/({'|'.join(key[4:] for key in there_are)})\b")
    for key, (file, message) in messages(language).items():
        here, english = Commands(), Commands()
        here.visit(message)
        english.visit(messages(DEFAULT)[key][1])
        assert sorted(here.spoken_of) == sorted(english.spoken_of), key
        assert {command_key(name) for name in here.spoken_of} <= {*there_are}, key
        if file != "console.ftl":  # no clickable mentions here
            assert not literally.search(here.literal), f"{key}: write {{ COMMAND(…) }}"


@every_language
def test_texts_are_as_short_as_discord_wants_them(language: str) -> None:
    too_long = []
    for key in messages(language):
        limit = next(limit for pattern, limit in LIMITS.items() if fnmatch(key, pattern))
        too_long += [
            f"{key}: {len(text)} of {limit}"
            for text in renderings(language, key)
            if len(text) > limit
        ]
    assert too_long == []


def test_each_language_has_a_name_of_its_own() -> None:
    names = {language_name(each) for each in languages()}
    assert len(names) == len(languages())


# French puts a narrow space, at which no line breaks, before these and within quotation marks.
TALL = re.compile(r"(?<!\u202f)[;:!?»](?!//|\d)|«(?!\u202f)")


@pytest.mark.skipif("fr" not in OTHERS, reason="there is no French")
def test_french_spaces_before_tall_signs() -> None:
    for key in messages("fr"):
        for text in renderings("fr", key):
            assert not TALL.search(text), f"{key}: {text}"
            assert "'" not in text, f"{key}: {text}"


# The pattern of the names of commands and options.
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


async def test_commands_and_their_options_have_names_in_every_language(world: World) -> None:
    registered = world.requests("PUT", "/applications/*/commands")[-1]

    def check(things: list[Any]) -> None:
        for language in OTHERS:
            names = [thing["name_localizations"][language] for thing in things]
            assert len(set(names)) == len(names), f"two of {names} are called alike"
            for name in names:
                assert COMMAND_NAME.fullmatch(name), name
                assert name == name.lower()
        for thing in things:
            check(thing.get("options") or [])

    check(registered)
    for thing in (*messages(DEFAULT),):
        if thing.startswith("cmd-"):
            assert words_for(DEFAULT)(thing) == thing.rpartition("-")[2]
        elif thing.startswith("param-"):
            assert words_for(DEFAULT)(thing) == thing.removeprefix("param-")


@every_language
def test_a_command_without_an_id_is_called_by_its_name(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("bot.core.words.COMMANDS", {})
    spoken = {"en": "/game hand", "fr": "/partie main", "it": "/partita mano"}
    assert spoken.get(language, "/") in words_for(language)("dm-closed")
    monkeypatch.setattr("bot.core.words.COMMANDS", {"game": 7})
    assert "</game hand:7>" in words_for(language)("dm-closed")


@every_language
def test_each_button_has_a_word(language: str) -> None:
    """Screen readers read a sign by its Unicode name, or skip it."""
    for key in messages(language):
        if key.endswith("-button") or key in ("page-before", "page-after"):
            facts = dict.fromkeys(variables(language, key), "x")
            assert any(map(str.isalpha, words_for(language)(key, **facts))), key
