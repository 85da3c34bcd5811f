"""Text and components of a message, as a user sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.discord_api import BUTTON, SELECTS, TEXT_DISPLAY, walk
from tests.wire.state import Json, Message

LINK = 5

# Prefixes of the custom_ids by which a decision is made.
DECIDING = (
    "act:", "menu:", "dogma:", "turn:", "one:", "pick-one:", "none:", "pick:", "page:", "done:",
    "next:", "pick-next:", "civ-at:", "civ-draw:",
)  # fmt: skip


@dataclass(frozen=True)
class Menu:
    """A menu: the values of its options, and how many are to be chosen."""

    custom_id: str
    type: int
    options: dict[str, str]  # label by value
    min: int
    max: int


def text(message: Message) -> str:
    """The text of a message, without that of buttons and menus."""
    parts = [part["content"] for part in walk(message.components) if part["type"] == TEXT_DISPLAY]
    return "\n".join(filter(None, [message.content, *parts]))


def buttons(message: Message) -> dict[str, str]:
    """The buttons that can be pressed: custom_id by label."""
    found = {}
    for part in walk(message.components):
        if part["type"] == BUTTON and not part.get("disabled") and part["style"] != LINK:
            label = part.get("label") or (part.get("emoji") or {}).get("name", "")
            found[part["custom_id"]] = label
    return found


def menus(message: Message) -> list[Menu]:
    """The menus that can be used."""
    return [
        Menu(
            part["custom_id"],
            part["type"],
            {option["value"]: option["label"] for option in part.get("options") or []},
            part["min_values"],
            part["max_values"],
        )
        for part in walk(message.components)
        if part["type"] in SELECTS and not part.get("disabled")
    ]


def pictures(message: Message) -> dict[str, bytes]:
    """The files by name."""
    return {attachment.filename: attachment.content for attachment in message.attachments}


def component(message: Message, wanted: str) -> Json | None:
    """The button or menu with this custom_id or label, if it can be used."""
    for part in walk(message.components):
        if wanted in (part.get("custom_id"), part.get("label")) and not part.get("disabled"):
            return dict(part)
    return None


def fields(modal: Any) -> list[str]:
    """The custom_ids of a form's inputs."""
    return [part["custom_id"] for part in walk(modal["components"]) if part["type"] == 4]


def deciding(message: Message) -> tuple[list[str], list[Menu]]:
    """The buttons and menus of a message by which a decision is made or prepared."""
    pressed = [custom_id for custom_id in buttons(message) if custom_id.startswith(DECIDING)]
    chosen = [menu for menu in menus(message) if menu.custom_id.startswith(DECIDING)]
    return pressed, chosen


def asks(message: Message) -> bool:
    """Return whether a private panel has a question for its reader."""
    return any(deciding(message))
