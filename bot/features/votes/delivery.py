"""The public messages of votes, updated with the other messages of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.board.notifier import Notifier
from bot.features.votes.messages import vote_notification, vote_panel
from bot.features.votes.service import Votes
from bot.ui.slot import Edited, MessageSlot

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import Vote
    from bot.ui.client import Client


class VoteMessages:
    """Posts and edits these messages."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def tell(self, table: Table) -> None:
        """Bring the messages of a table's votes up to date, and close lapsed votes."""
        for vote in await self._bot.get(Votes).settle(table):
            if vote.shown < vote.version:
                await self._show(table, vote)

    async def _show(self, table: Table, vote: Vote) -> None:
        """Show ``vote`` as it stands: in its message, in a new one, or by DM."""
        notifier, key = self._bot.get(Notifier), f"vote {vote.id}"
        votes = self._bot.get(Votes)
        facts = votes.facts(table, vote)
        notification = vote_notification(table, vote, **facts)
        asked = [] if vote.shown else facts["undecided"]
        message, finish = None, None
        if vote.channel_id is not None and vote.message_id is not None:
            slot = MessageSlot(
                self._bot, key, vote.channel_id, vote.message_id, guild_id=table.guild_id
            )
            if await slot.edit(vote_panel(table, vote, **facts)) is Edited.DONE or not vote.open:
                message = vote.channel_id, vote.message_id
            elif posted := await notifier.ask_all(table, key, notification):
                message, finish = posted.ids, posted.finish
        elif vote.shown:  # it was asked by DM: its outcome is told there as well
            if not vote.open:
                await notifier.write_to_all(table, key, notification)
        elif vote.open:
            posted = await notifier.ask_all(table, key, notification, asked)
            if posted is not None:
                message, finish = posted.ids, posted.finish
        await votes.set_shown(vote, message, finish)
