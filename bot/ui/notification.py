"""Messages that notify users."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.ui.panel import QUIET, Panel, allowed, cut

CONTENT_LIMIT = 2000


class Notification:
    """An ordinary message: text, and below it at most one row of buttons.

    A ping in a message of components alone makes a push notification without any text:
    https://github.com/discord/discord-api-docs/issues/7854. So every message that is to notify
    users is one of these; its text names the game and the channel, and discloses no hidden
    information.
    """

    def __init__(
        self,
        *paragraphs: str,
        buttons: Iterable[ui.Item[Any]] = (),
        roles: Iterable[int] = (),
    ) -> None:
        """Notify the members of ``roles``, if they may be mentioned, whenever it is sent."""
        text = "\n".join(paragraph.strip() for paragraph in paragraphs if paragraph.strip())
        self.content = cut(text, CONTENT_LIMIT)
        self.buttons = tuple(buttons)
        self.roles = tuple(roles)

    @classmethod
    def of(cls, panel: Panel, *more: str) -> Notification:
        """Return a notification with the texts and buttons of ``panel`` and ``more``.

        The panel has only texts and one row of buttons.
        """
        texts, buttons = [], []
        for item in panel.walk_children():
            if isinstance(item, ui.TextDisplay):
                texts.append(item.content)
            elif isinstance(item, ui.Button | ui.DynamicItem):
                buttons.append(item)
            elif not isinstance(item, ui.Container | ui.ActionRow):
                raise ValueError(f"no notification can hold a {type(item).__name__}")
        return cls(*texts, *more, buttons=buttons)

    def sending(self, pinged: Iterable[int] = ()) -> dict[str, Any]:
        """Return the arguments to send it with, which notify ``pinged`` users and roles."""
        arguments: dict[str, Any] = {
            "content": self.content,
            "allowed_mentions": allowed(pinged, self.roles),
        }
        if self.buttons:
            arguments["view"] = self._view()
        return arguments

    def editing(self) -> dict[str, Any]:
        """Return the arguments that edit an ordinary message into this one, silently.

        A message that is or became a ``Panel`` can never be an ordinary message again:
        https://docs.discord.com/developers/resources/message#edit-message
        """
        view = self._view() if self.buttons else None
        return {"content": self.content, "view": view, "allowed_mentions": QUIET}

    def _view(self) -> ui.View:
        view = ui.View(timeout=None)
        # As with panels, components are dispatched by custom_id.
        view.stop()
        for button in self.buttons:
            view.add_item(button)
        return view
