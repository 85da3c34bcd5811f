"""What every message of ours is made of: texts, a picture, rows of things to press."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Protocol

import discord
from discord import ui

from render.script import END, ISOLATE

# What Discord allows in one message and in its parts.
TEXT_LIMIT = 4000
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
    """A file that a message carries, to be saved by whoever gets it."""

    name: str
    content: bytes


class _Content(BytesIO):
    """What a file contains. It is never closed, as it may be sent again, and then simply gone.

    discord.py would have it hold its own way to be closed: such a ring keeps a whole picture in
    memory until a garbage collection finds it.
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
    """One message: call ``text``, ``picture`` and ``row`` in the order from top to bottom."""

    def __init__(self, accent: int | None = None) -> None:
        super().__init__(timeout=None)
        # All that can be pressed is found again by its custom_id. Were this view kept by
        # discord.py, then with it the kinds of its dynamic items would be forgotten one day.
        self.stop()
        self.pictures: list[Picture] = []
        self.attached: list[Attached] = []
        self._room = TEXT_LIMIT
        self._body: ui.Container[Any] = ui.Container(accent_colour=accent)
        self.add_item(self._body)

    def text(self, content: str, at_most: int = TEXT_LIMIT) -> Panel:
        """A paragraph, cut after a whole line where it exceeds ``at_most`` or the room left."""
        content = cut(content.strip(), min(at_most, self._room))
        if content:
            self._room -= len(content)
            self._body.add_item(ui.TextDisplay(content))
        return self

    def picture(self, picture: Picture | None) -> Panel:
        """A picture with its alt text; nothing if there is none."""
        if picture is not None:
            self.pictures.append(picture)
            media = discord.MediaGalleryItem(
                f"attachment://{picture.filename}", description=picture.alt[:ALT_LIMIT]
            )
            self._body.add_item(ui.MediaGallery(media))
        return self

    def attach(self, file: Attached) -> Panel:
        """A file to be saved."""
        self.attached.append(file)
        self._body.add_item(ui.File(f"attachment://{file.name}"))
        return self

    def line(self) -> Panel:
        """A thin line."""
        self._body.add_item(ui.Separator())
        return self

    def row(self, *items: ui.Item[Any]) -> Panel:
        """What can be pressed, side by side; more than five buttons go into rows of five."""
        for first in range(0, len(items), BUTTONS_IN_A_ROW):
            self._body.add_item(ui.ActionRow(*items[first : first + BUTTONS_IN_A_ROW]))
        return self

    def sending(self, pinged: Iterable[int] = ()) -> dict[str, Any]:
        """The arguments with which this is sent; only the people in ``pinged`` are notified."""
        return {
            "view": self._loosened(),
            "files": self._files(),
            "allowed_mentions": allowed(pinged),
        }

    def editing(self) -> dict[str, Any]:
        """The arguments that turn any message into this one, without a notification."""
        return {
            "content": None,  # a notification's: Discord allows no content beside components
            "view": self._loosened(),
            "attachments": self._files(),
            "allowed_mentions": QUIET,
        }

    def _loosened(self) -> Panel:
        """This panel, whose parts know of it no more: so it is gone as soon as it has been sent.

        In rings of panels and their parts, pictures would stay until a garbage collection.
        """
        for item in self.walk_children():
            item._view = item._parent = None
        return self

    def _files(self) -> list[discord.File]:
        # A file can be read once only, so each sending has files of its own.
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


def allowed(pinged: Iterable[int]) -> discord.AllowedMentions:
    """Allowed mentions for the people in ``pinged`` only."""
    people = [discord.Object(person) for person in pinged]
    return discord.AllowedMentions(users=people, roles=False, everyone=False) if people else QUIET


def cut(text: str, limit: int) -> str:
    """``text``, or as many of its whole lines as fit into ``limit``; a single long line is cut."""
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
