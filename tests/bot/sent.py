"""The arguments of a message as they are sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def as_sent(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return content and components as Discord receives them."""
    view = arguments.get("view")
    components = [] if view is None else view.to_components()
    return {"content": arguments.get("content") or "", "components": components}
