"""Open private panels: the one ephemeral message of each user at a table.

Discord lets a bot edit or delete an ephemeral message by the token of an interaction alone, for a
quarter of an hour after it: https://docs.discord.com/developers/interactions/receiving-and-responding
So a panel is known from a press on it until the token expires. Deleting it by the token works since
October 2022: https://github.com/DisnakeDev/disnake/pull/816

All of this is in memory. After a restart a panel no longer updates by itself; a press on it still
works.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.ui.error_codes import DISCORD_FAILS

if TYPE_CHECKING:
    from bot.ui.panel import Panel
    from bot.ui.pressing import Pressing

log = logging.getLogger(__name__)

REMEMBERED = 2000
MARGIN = timedelta(minutes=1)  # two runs of a timer are half a minute apart

Place = tuple[int, int]  # the ids of a table and a user


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """An ephemeral message with the private panel of a user.

    ``interaction``  the last one on it; its token edits the message
    ``state``        the state shown, as its feature compares it
    """

    interaction: Pressing
    message_id: int
    state: Any

    @property
    def editable(self) -> bool:
        """True while the token of its interaction is valid."""
        return not self.interaction.is_expired()

    @property
    def old_at(self) -> datetime:
        """The last moment at which it is sure to be editable."""
        return self.interaction.expires_at - MARGIN

    async def edit(self, panel: Panel) -> bool:
        """Turn the message into ``panel``; return whether that was possible."""
        try:
            await self.interaction.edit_original_response(**panel.editing())
        except DISCORD_FAILS as error:  # dismissed, or the token has expired
            log.info("a private panel stays as it is: %s", error)
            return False
        return True

    async def delete(self) -> None:
        """Delete the message, where that is possible."""
        try:
            await self.interaction.delete_original_response()
        except DISCORD_FAILS as error:
            log.info("a private panel stays: %s", error)


class OpenPanels:
    """The open private panels, one for each user at a table."""

    def __init__(self) -> None:
        self._open: OrderedDict[Place, OpenPanel] = OrderedDict()

    def get(self, table_id: int, user_id: int) -> OpenPanel | None:
        """Return the open panel of a user at a table, if it can still be edited."""
        panel = self._open.get((table_id, user_id))
        if panel is not None and not panel.editable:
            del self._open[table_id, user_id]
            return None
        return panel

    async def opened(self, table_id: int, user_id: int, panel: OpenPanel) -> None:
        """Note the user's panel at this table, and delete the one before it."""
        self.left(panel.message_id)
        before = self.get(table_id, user_id)
        self._open[table_id, user_id] = panel
        self._open.move_to_end((table_id, user_id))
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if before is not None:
            await before.delete()

    def users(self, table_id: int) -> list[int]:
        """Return the users with an open panel at a table."""
        return [user_id for of_table, user_id in self._open if of_table == table_id]

    def old(self, now: datetime) -> list[tuple[Place, OpenPanel]]:
        """Return the panels with a token that expires soon, each with its place."""
        return [(place, panel) for place, panel in self._open.items() if panel.old_at <= now]

    def next_old(self) -> datetime | None:
        """Return when the next panel is old."""
        return min((panel.old_at for panel in self._open.values()), default=None)

    def left(self, message_id: int) -> None:
        """Forget a message that shows another panel now, or is gone."""
        for place, panel in list(self._open.items()):
            if panel.message_id == message_id:
                del self._open[place]

    def closed(self, table_id: int, user_id: int, panel: OpenPanel) -> None:
        """Note that ``panel`` is gone, unless it was pressed again since."""
        if self._open.get((table_id, user_id)) is panel:
            del self._open[table_id, user_id]

    def update(self, table_id: int, user_id: int, before: OpenPanel, state: Any) -> bool:
        """Note that ``before`` shows ``state`` now; return whether it is still open."""
        if self._open.get((table_id, user_id)) is not before:
            return False
        self._open[table_id, user_id] = replace(before, state=state)
        return True
