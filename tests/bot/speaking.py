"""Users with a Discord language, and the bot's texts by recipient."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
import simcord.interactions
from fluent.syntax import ast as ftl
from simcord.http import router

from bot.core.words import DEFAULT, NAMES, language_name, languages
from tests.bot.test_words import entries
from tests.bot.world import World
from tests.discord_api import walk

WORD = re.compile(r"[^\W\d_]{4,}")
# Not words of any language: mentions, times, links, emoji, and words cut in the middle.
SIGNS = re.compile(r"<[^<>]*>|\]\([^)]*\)|https?://\S+|:\w+:|\w+…")


def people_speak(monkeypatch: pytest.MonkeyPatch, private: str, public: str) -> None:
    """Set users' language to ``private``, on a server with the language ``public``."""
    make = simcord.interactions.base_payload

    def spoken(*args: Any, **facts: Any) -> Any:
        record, payload = make(*args, **facts)
        payload["locale"] = private
        if "guild_locale" in payload:
            payload["guild_locale"] = public
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", spoken)


class Said:
    """The texts that the bot sends from now on, public and private."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.publicly: list[str] = []
        self.privately: list[str] = []
        dms = {str(person.dm.id) for person in world.people}
        carry_out = router.dispatch

        def heard(backend: Any, method: str, path: str, **request: Any) -> Any:
            body = request.get("json")
            if isinstance(body, dict) and ("messages" in path or path.endswith("/callback")):
                private = "/channels/" not in path or path.split("/")[2] in dms
                (self.privately if private else self.publicly).extend(texts(body))
            elif isinstance(body, dict) and "/webhooks/" in path:
                self.privately.extend(texts(body))
            return carry_out(backend, method, path, **request)

        monkeypatch.setattr(router, "dispatch", heard)


def texts(body: dict[str, Any]) -> Iterator[str]:
    """Yield the readable texts of a request: forms, menus, suggestions, alt texts."""
    message = body.get("data") or body
    yield from (choice["name"] for choice in message.get("choices") or [])
    yield message.get("title") or ""
    components = list(walk(message.get("components") or []))
    options = [option for menu in components for option in menu.get("options") or []]
    for part in (*components, *options):
        yield from filter(None, (part.get(key) for key in ("content", "label", "description")))
        yield part.get("placeholder") or ""
    for thing in message.get("attachments") or []:
        yield thing.get("description") or ""
    yield message.get("content") or ""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return the words that occur in any text of ``language``."""
    said = [pattern for _, pattern in _patterns(language)]
    said += [
        names.get(language, names[DEFAULT]) for game in NAMES.values() for names in game.values()
    ]
    said += [language_name(each) for each in languages()]  # the languages' own names
    return frozenset(word for text in said for word in words_in(text))


def words_in(text: str) -> Iterable[str]:
    """Return the words of a text, in lower case."""
    return (word.casefold() for word in WORD.findall(SIGNS.sub(" ", text)))


def foreign(said: Iterable[str], language: str) -> dict[str, str]:
    """Return by word of another language the text in ``said`` in which it occurs.

    Words that ``language`` has too are ignored.
    """
    own = vocabulary(language)
    others = frozenset().union(*(vocabulary(other) for other in languages())) - own
    return {word: text for text in {*said} for word in words_in(text) if word in others}


def _patterns(language: str) -> Iterator[tuple[str, str]]:
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
            yield entry.id.name, _literal(entry.value)


def _literal(pattern: Any) -> str:
    """Return the letters of a Fluent pattern, including those of all its variants."""
    found = []
    for element in pattern.elements:
        if hasattr(element, "value") and isinstance(element.value, str):
            found.append(element.value)
        variants = getattr(getattr(element, "expression", None), "variants", None) or []
        found += [_literal(variant.value) for variant in variants]
    return " ".join(found)
