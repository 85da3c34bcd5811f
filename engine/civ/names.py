"""The names of the six domains and of their effects, by language."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def _facts() -> list[dict[str, Any]]:
    text = files("assets").joinpath("civ/cards.json").read_text(encoding="utf-8")
    domains: list[dict[str, Any]] = json.loads(text)
    return domains


FACTS = _facts()

NAMES: dict[str, dict[str, str]] = {
    each["id"]: each["name"] for domain in FACTS for each in (domain, *domain["effects"])
}
