"""The order of the controls on a message, as a screen reader reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import bot.app  # noqa: F401 - defines all presses
from bot.ui.press import PRESSES

BUTTON, TEXTS = 2, {10, 12}  # a picture has a text alternative
MENUS = {3, 5, 6, 7, 8}
# They turn the page of a list and stand right below it, wherever that is.
PAGES = re.compile(
    r"hand-page:|tryout-page:|page:|turn:|log:|mygames:|mine-page:|tables:|leaders:|replay:|order-page:"
)


def misplaced(message: Any) -> Iterator[str]:
    """Yield the errors in the order of the controls of a sent ``message``.

    Its first part is a text, that of the question or its subject; and navigation follows all
    controls that answer or change a state.
    """
    if isinstance(message, dict) and "data" in message:  # the response to an interaction
        message = message["data"]
    if not isinstance(message, dict) or not message.get("components"):
        return
    parts = [*_parts(message["components"])]
    controls = [part for part in parts if part["type"] not in TEXTS]
    if controls and not message.get("content") and parts[0]["type"] not in TEXTS:
        yield f"a control precedes the text: {_name(controls[0])}"
    left = ""
    for control in controls:
        if _leads_elsewhere(control):
            left = left or _name(control)
        elif left and not PAGES.match(control.get("custom_id", "")):
            yield f"{_name(control)} follows {left}, which leads elsewhere"


def _parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in components:
        if each["type"] in (BUTTON, *TEXTS, *MENUS):
            yield each
        yield from _parts(each.get("components", []))


def _leads_elsewhere(control: dict[str, Any]) -> bool:
    return "url" in control or _is_navigation(control["custom_id"])


@cache
def _is_navigation(custom_id: str) -> bool:
    kind = next(
        (each for each in PRESSES if each.__discord_ui_compiled_template__.fullmatch(custom_id)),
        None,
    )
    return kind is not None and kind.navigation


def _name(control: dict[str, Any]) -> str:
    return str(control.get("custom_id") or control.get("label"))
