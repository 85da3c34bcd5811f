"""Panels, the bot's messages: texts, a picture, rows of buttons and menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from typing import Any, Protocol

import discord
from discord import ui

from render.script import END, ISOLATE

# Discord's limits for a message and its parts.
TEXT_LIMIT = 4000
COMPONENTS_LIMIT = 40
LABEL_LIMIT = 80
OPTION_LIMIT = 100
OPTIONS_LIMIT = 25
BUTTONS_IN_A_ROW = 5
ALT_LIMIT = 1024

CUT = "…"

QUIET = discord.AllowedMentions.none()


class Picture(Protocol):
    """A drawn picture, as the renderer returns it."""

    @property
    def png(self) -> bytes: ...
    @property
    def alt(self) -> str: ...
    @property
    def filename(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Attached:
    """A file attached to a message."""

    name: str
    content: bytes


class _Content(BytesIO):
    """A file's content that survives ``close``, as it may be sent again.

    discord.py would store its own ``close`` in it: such a reference cycle keeps a whole picture in
    memory until a garbage collection.
    """

    @property
    def close(self) -> Callable[[], None]:
        return _nothing

    @close.setter
    def close(self, _: Callable[[], None]) -> None:
        pass


def _nothing() -> None:
    pass


class Panel(ui.LayoutView):
    """A message, built from top to bottom by ``text``, ``picture`` and ``row``."""

    def __init__(self, accent: int | None = None) -> None:
        super().__init__(timeout=None)
        # All components are found by their custom_id. If discord.py kept this view, it would also
        # forget the classes of its dynamic items when it drops the view.
        self.stop()
        self.pictures: list[Picture] = []
        self.attached: list[Attached] = []
        self._room = TEXT_LIMIT
        self._body: ui.Container[Any] = ui.Container(accent_colour=accent)
        self.add_item(self._body)

    def text(self, content: str, at_most: int = TEXT_LIMIT) -> Panel:
        """Add a paragraph, cut after a whole line at ``at_most`` or the room left."""
        content = cut(content.strip(), min(at_most, self._room))
        if content:
            self._room -= len(content) + 1  # with the end of its line, should it be joined
            self._add(ui.TextDisplay(content))
        return self

    def picture(self, picture: Picture | None) -> Panel:
        """Add a picture with its alt text, if there is one."""
        if picture is not None:
            self.pictures.append(picture)
            media = discord.MediaGalleryItem(
                f"attachment://{picture.filename}", description=picture.alt[:ALT_LIMIT]
            )
            self._add(ui.MediaGallery(media))
        return self

    def attach(self, file: Attached) -> Panel:
        """Attach a file."""
        self.attached.append(file)
        self._add(ui.File(f"attachment://{file.name}"))
        return self

    def line(self) -> Panel:
        """Add a separator."""
        self._add(ui.Separator())
        return self

    def row(self, *items: ui.Item[Any]) -> Panel:
        """Add components side by side; more than five buttons go into rows of five."""
        for first in range(0, len(items), BUTTONS_IN_A_ROW):
            beside = items[first : first + BUTTONS_IN_A_ROW]
            self._add(ui.ActionRow(*beside), 1 + len(beside))
        return self

    @property
    def components_left(self) -> int:
        """The number of components that can still be added."""
        joined = sum(
            isinstance(upper, ui.TextDisplay) and isinstance(lower, ui.TextDisplay)
            for upper, lower in pairwise(self._body.children)
        )
        return COMPONENTS_LIMIT - self.total_children_count + joined

    def _add(self, item: ui.Item[Any], count: int = 1) -> None:
        """Add an item of ``count`` components, joining paragraphs if it would not fit."""
        while self.total_children_count + count > COMPONENTS_LIMIT and self._join_paragraphs():
            pass
        self._body.add_item(item)

    def _join_paragraphs(self) -> bool:
        """Join the first two paragraphs that are adjacent; return whether there are any."""
        for upper, lower in pairwise(self._body.children):
            if isinstance(upper, ui.TextDisplay) and isinstance(lower, ui.TextDisplay):
                upper.content += f"\n{lower.content}"
                self._body.remove_item(lower)
                return True
        return False

    def sending(self, pinged: Iterable[int] = ()) -> dict[str, Any]:
        """Return the arguments to send this with; only ``pinged`` users are notified."""
        return {
            "view": self._loosened(),
            "files": self._files(),
            "allowed_mentions": allowed(pinged),
        }

    def editing(self) -> dict[str, Any]:
        """Return the arguments that edit any message into this one, silently."""
        return {
            "content": None,  # a notification's: Discord allows no content beside components
            "view": self._loosened(),
            "attachments": self._files(),
            "allowed_mentions": QUIET,
        }

    def _loosened(self) -> Panel:
        """Return this panel without its parts' references to it, to free it once sent.

        In reference cycles of panels and their parts, pictures would stay until a garbage
        collection.
        """
        for item in self.walk_children():
            item._view = item._parent = None
        return self

    def _files(self) -> list[discord.File]:
        # A file can be read only once, so each sending has its own files.
        pictures = [
            discord.File(
                _Content(picture.png),
                filename=picture.filename,
                description=picture.alt[:ALT_LIMIT],
            )
            for picture in self.pictures
        ]
        return pictures + [
            discord.File(_Content(file.content), filename=file.name) for file in self.attached
        ]


def allowed(pinged: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """Return allowed mentions for the people in ``pinged``, and these roles, only."""
    people = [discord.Object(person) for person in pinged]
    groups = [discord.Object(role) for role in roles]
    if not people and not groups:
        return QUIET
    return discord.AllowedMentions(users=people, roles=groups, everyone=False)


def cut(text: str, limit: int) -> str:
    """Return as many whole lines of ``text`` as fit; a single long line is cut."""
    if len(text) <= limit:
        return text
    if limit <= len(CUT):
        return ""
    shorter = text[: limit - len(CUT)]
    whole, newline, _ = shorter.rpartition("\n")
    if newline:
        return whole + newline + CUT
    if opened := shorter.count(ISOLATE) - shorter.count(END):  # isolations end with the line
        shorter = shorter[:-opened]
    return shorter + CUT + END * (shorter.count(ISOLATE) - shorter.count(END))
