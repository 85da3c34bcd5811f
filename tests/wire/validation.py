"""Requests and responses, validated against Discord's published API description."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import jsonschema_rs

from tests.discord_api import PUBLISHED, _told, discord_api
from tests.wire.routing import Call

MISSING = (
    "Discord's API description (../shared/discord/openapi.json) is missing: requests are checked"
    " against Discord's limits only"
)


def complaints(call: Call, path: str) -> list[str]:
    """The reasons for which Discord would refuse this request, for a developer."""
    return discord_api().complaints(call.method, path, call.body, call.params, call.files)


def own_mistakes(method: str, template: str, status: int, answer: Any) -> list[str]:
    """The deviations of this server's ``answer`` from Discord's description.

    Required fields have to be there; fields that are not described are no mistake.
    """
    validator = _answers(method, template, status)
    if validator is None:
        return []
    return [
        f"the answer to {method} {template}: {_told(error)}"
        for error in validator.iter_errors(answer)
    ]


@cache
def _description() -> Mapping[str, Any] | None:
    return json.loads(PUBLISHED.read_text(encoding="utf-8")) if PUBLISHED.exists() else None


@cache
def _answers(method: str, template: str, status: int) -> Any:
    """A validator of the responses to such requests; ``None`` if none is described."""
    description = _description()
    if description is None:
        return None
    operations = _operations(description["paths"], template)
    contents: Sequence[Any] = [
        operation[method.lower()]["responses"][str(status)]["content"]["application/json"]["schema"]
        for operation in operations
        if "content" in operation.get(method.lower(), {}).get("responses", {}).get(str(status), {})
    ]
    if not contents:
        return None
    return jsonschema_rs.Draft202012Validator(
        {**contents[0], "components": description["components"]}
    )


def _operations(paths: Mapping[str, Any], template: str) -> list[Mapping[str, Any]]:
    """The operations of a path, with parameters of other names in discord.py."""

    def shape(path: str) -> list[str]:
        return ["{}" if part.startswith("{") else part for part in path.split("/")]

    return [operation for path, operation in paths.items() if shape(path) == shape(template)]
