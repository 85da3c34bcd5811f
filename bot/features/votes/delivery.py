"""The public messages of votes, brought up to date with the other messages of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.board.notifier import Notifier
from bot.features.votes.messages import motion_notification, motion_panel
from bot.features.votes.service import Motions
from bot.ui.slot import Edited, MessageSlot

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import Motion
    from bot.ui.client import Client


class VoteMessages:
    """Posts and edits these messages."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def tell(self, table: Table) -> None:
        """Bring the messages of a table's votes up to date, and close what has lapsed."""
        for motion in await self._bot.get(Motions).settle(table):
            if motion.shown < motion.version:
                await self._show(table, motion)

    async def _show(self, table: Table, motion: Motion) -> None:
        """Show ``motion`` as it stands: in its message, in a new one, or by DM."""
        notifier, key = self._bot.get(Notifier), f"vote {motion.id}"
        votes = self._bot.get(Motions)
        facts = votes.facts(table, motion)
        notification = motion_notification(table, motion, **facts)
        asked = [] if motion.shown else facts["undecided"]
        message, finish = None, None
        if motion.channel_id is not None and motion.message_id is not None:
            slot = MessageSlot(
                self._bot, key, motion.channel_id, motion.message_id, guild_id=table.guild_id
            )
            if (
                await slot.edit(motion_panel(table, motion, **facts)) is Edited.DONE
                or not motion.open
            ):
                message = motion.channel_id, motion.message_id
            elif posted := await notifier.ask_all(table, key, notification):
                message, finish = posted.ids, posted.finish
        elif motion.shown:  # it was asked by DM: its outcome is told there as well
            if not motion.open:
                await notifier.write_to_all(table, key, notification)
        elif motion.open:
            posted = await notifier.ask_all(table, key, notification, asked)
            if posted is not None:
                message, finish = posted.ids, posted.finish
        await votes.set_shown(motion, message, finish)
