"""A validator of requests by Discord's published API description and its limits.

The description is OpenAPI 3.1, with JSON Schema. It lies beside the checkout
(``../shared/discord/openapi.json``); without it only the limits are checked.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs

PUBLISHED = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"

COMPONENTS_IN_A_MESSAGE = 40
ROWS_WITHOUT_LAYOUT = 5
CONTENT_OF_A_MESSAGE = 2000
TEXT_IN_A_MESSAGE = 4000
COMMAND_SIZE = 8000
FILE_SIZE = 10 * 1024 * 1024
DESCRIPTION_LENGTH = 1024
LENGTHS = {"custom_id": 100, "label": 80, "placeholder": 100}
OPTION_LENGTHS = {"label": 100, "value": 100, "description": 100}

ACTION_ROW, BUTTON, TEXT_DISPLAY, MEDIA_GALLERY = 1, 2, 10, 12
SELECTS = (3, 5, 6, 7, 8)


class DiscordApi:
    """A validator of requests. Created once for a whole run: the description is large."""

    def __init__(self, description: Mapping[str, Any] | None) -> None:
        self.known = description is not None
        self._description = description or {"paths": {}}
        # By their first segment and the number of segments, as each request looks for its own.
        self._templates: dict[tuple[str, int], list[tuple[str, list[str]]]] = defaultdict(list)
        for template in self._description["paths"]:
            parts = template.strip("/").split("/")
            self._templates[parts[0], len(parts)].append((template, parts))
        self._validators: dict[tuple[str, str], Any] = {}
        self._parameters: dict[tuple[str, str], set[str]] = {}
        self._template = lru_cache(maxsize=4096)(self._best_template)

    def complaints(
        self,
        method: str,
        path: str,
        body: Any = None,
        params: Mapping[str, Any] | None = None,
        files: Sequence[Any] = (),
    ) -> list[str]:
        """Return all that Discord would refuse or cut in this request, for a developer."""
        found = list(self._unlike_description(method, path, body, params or {}))
        if found:
            pass  # malformed parts cannot be counted
        elif isinstance(body, list):
            found += [wrong for command in body for wrong in command_limits(command)]
        elif isinstance(body, dict):
            interaction_reply = path.startswith("/interactions/") and path.endswith("/callback")
            message = (body.get("data") or {}) if interaction_reply else body
            found += message_limits(message, files)
        return [f"{method} {path}: {complaint}" for complaint in found]

    def _unlike_description(
        self, method: str, path: str, body: Any, params: Mapping[str, Any]
    ) -> Iterator[str]:
        if not self.known:
            return
        template = self._template(path)
        operation = self._description["paths"].get(template, {}).get(method.lower())
        if operation is None:
            yield "Discord has no such method and path"
            return
        allowed = self._allowed(template, method)
        yield from (f"unknown parameter {name!r}" for name in params if name not in allowed)
        contents = operation.get("requestBody", {}).get("content", {})
        if body is None:
            if operation.get("requestBody", {}).get("required"):
                yield "the body is missing"
        elif "application/json" not in contents:
            yield "this request takes no body"
        else:
            validator = self._validator(template, method, contents["application/json"]["schema"])
            if not validator.is_valid(body):  # quicker than a search for all errors
                yield from (_told(error) for error in validator.iter_errors(body))

    def _allowed(self, template: str, method: str) -> set[str]:
        """Return the names of the parameters that a request may have in its query."""
        key = (template, method)
        if key not in self._parameters:
            item = self._description["paths"][template]
            parameters = [*item[method.lower()].get("parameters", []), *item.get("parameters", [])]
            names = {parameter["name"] for parameter in parameters if parameter["in"] == "query"}
            if template == "/channels/{channel_id}/threads":
                names.add("use_nested_fields")  # discord.py sends it with a forum's posts
            self._parameters[key] = names
        return self._parameters[key]

    def _best_template(self, path: str) -> str:
        """Return the path template that fits best: that with the most literal segments."""
        segments = path.strip("/").split("/")
        fitting = [
            (sum(part == segment for part, segment in zip(parts, segments, strict=True)), template)
            for template, parts in self._templates[segments[0], len(segments)]
            if all(
                part.startswith("{") or part == segment
                for part, segment in zip(parts, segments, strict=True)
            )
        ]
        return max(fitting)[1] if fitting else ""

    def _validator(self, template: str, method: str, schema: Mapping[str, Any]) -> Any:
        key = (template, method)
        if key not in self._validators:
            components = self._description["components"]
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                {**schema, "components": components}
            )
        return self._validators[key]


@cache
def discord_api() -> DiscordApi:
    """Return the shared validator of this run."""
    if not PUBLISHED.exists():
        return DiscordApi(None)
    description = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    # Discord takes ids as numbers, too; discord.py numbers new attachments 0, 1, 2 …
    snowflake = description["components"]["schemas"]["SnowflakeType"]
    snowflake["type"] = ["string", "integer"]
    return DiscordApi(description)


def _told(error: Any) -> str:
    """Return the relevant error: of alternatives, of the branch that got furthest."""
    while branches := [branch for branch in getattr(error.kind, "context", []) if branch]:
        error = max((e for branch in branches for e in branch), key=_depth)
    place = ".".join(str(part) for part in error.instance_path)
    # A long message is the refused data with the reason at its end.
    message = error.message if len(error.message) < 300 else f"…{error.message[-200:]}"
    return f"{place or 'body'}: {message}"


def _depth(error: Any) -> int:
    """Return the depth of an error in the data, to pick the most specific one.

    A wrong ``type`` means that another branch was meant, and counts less.
    """
    path = list(error.instance_path)
    inner = [_depth(e) for branch in getattr(error.kind, "context", []) for e in branch]
    return max([len(path) - (2 if path[-1:] == ["type"] else 0), *inner])


def message_limits(message: Mapping[str, Any], files: Sequence[Any] = ()) -> Iterator[str]:
    """Yield the exceeded limits of a message, and faults that the description omits."""
    components = list(walk(message.get("components") or []))
    if len(components) > COMPONENTS_IN_A_MESSAGE:
        yield f"{len(components)} components, at most {COMPONENTS_IN_A_MESSAGE}"
    if (length := len(message.get("content") or "")) > CONTENT_OF_A_MESSAGE:
        yield f"{length} characters of content, at most {CONTENT_OF_A_MESSAGE}"
    texts = [part.get("content", "") for part in components if part.get("type") == TEXT_DISPLAY]
    if (length := sum(map(len, texts))) > TEXT_IN_A_MESSAGE:
        yield f"{length} characters of text, at most {TEXT_IN_A_MESSAGE}"
    rows = message.get("components") or []
    if all(row.get("type") == ACTION_ROW for row in rows) and len(rows) > ROWS_WITHOUT_LAYOUT:
        yield f"{len(rows)} action rows, at most {ROWS_WITHOUT_LAYOUT}"
    ids = [part["custom_id"] for part in components if part.get("custom_id")]
    yield from (
        f"custom_id {twice!r} twice" for twice in sorted({i for i in ids if ids.count(i) > 1})
    )
    for part in components:
        yield from _component_limits(part)
    yield from _picture_limits(message, components, files)


def _component_limits(part: Mapping[str, Any]) -> Iterator[str]:
    if part.get("type") == BUTTON and not (part.get("label") or part.get("emoji")):
        yield f"button {part.get('custom_id')!r} has neither label nor emoji"
    options = part.get("options") or []
    yield from _lengths(part, LENGTHS)
    for option in options:
        yield from _lengths(option, OPTION_LENGTHS)
    if part.get("type") in SELECTS:
        values = [option["value"] for option in options]
        if len(values) != len(set(values)):
            yield f"select {part.get('custom_id')!r} has one value twice"
        if options and (part.get("max_values") or 1) > len(options):
            yield f"select {part.get('custom_id')!r} asks for more than there is"


def _lengths(thing: Mapping[str, Any], lengths: Mapping[str, int]) -> Iterator[str]:
    for name, longest in lengths.items():
        text = thing.get(name) or ""
        if len(text) > longest:
            yield f"{name} of {len(text)} characters, at most {longest}: {text!r}"


def _picture_limits(
    message: Mapping[str, Any], components: Iterable[Mapping[str, Any]], files: Sequence[Any]
) -> Iterator[str]:
    items = [
        item for part in components if part.get("type") == MEDIA_GALLERY for item in part["items"]
    ]
    told = {item["media"]["url"] for item in items if item.get("description")}
    for item in items:
        if len(item.get("description") or "") > DESCRIPTION_LENGTH:
            yield f"picture description of {len(item['description'])} characters"
    for attachment in message.get("attachments") or []:
        name = attachment.get("filename")
        description = attachment.get("description") or ""
        if len(description) > DESCRIPTION_LENGTH:
            yield f"attachment description of {len(description)} characters"
        pictured = name and name.endswith((".png", ".gif"))
        if pictured and not description and f"attachment://{name}" not in told:
            yield f"{name} has no description for those who cannot see it"
    for file in files:
        size = file.fp.seek(0, 2)
        file.fp.seek(0)
        if size > FILE_SIZE:
            yield f"{file.filename} has {size} bytes, at most {FILE_SIZE}"


def command_limits(command: Mapping[str, Any]) -> Iterator[str]:
    """Yield the exceeded limit of a command: total of names, descriptions and values.

    Of localised texts Discord counts the longest.
    """
    size = _command_size(command)
    if size > COMMAND_SIZE:
        yield f"/{command.get('name')} has {size} characters, at most {COMMAND_SIZE}"


def _command_size(node: Mapping[str, Any]) -> int:
    def longest(key: str) -> int:
        localised = (node.get(f"{key}_localizations") or {}).values()
        return max(len(text) for text in (node.get(key) or "", *localised))

    parts = [*(node.get("options") or []), *(node.get("choices") or [])]
    value = node.get("value")
    return (
        longest("name")
        + longest("description")
        + (len(value) if isinstance(value, str) else 0)
        + sum(map(_command_size, parts))
    )


def walk(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield all components, including nested ones, in the order they are shown in."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for single in ("accessory", "component"):
            if inner := component.get(single):
                yield from walk([inner])
