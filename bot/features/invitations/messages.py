"""The message that notifies users of an invitation to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import in_text
from bot.features.invitations.inviting import DeclineInvitationButton
from bot.features.lobby.joining import JoinButton
from bot.ui.navigation import board_link, where
from bot.ui.notification import Notification
from bot.ui.press import Style, button

if TYPE_CHECKING:
    from bot.core.offers import Guest
    from bot.core.table import Table
    from bot.core.words import Words


def invitation(table: Table, guests: Sequence[Guest], words: Words) -> Notification:
    """Return the message that notifies the invited users."""
    hosts = [
        in_text(table.names[seat.player]) for seat in table.seats if seat.user_id == table.host_id
    ]
    text = words(
        "invited",
        game=words(f"game-{table.game_name}"),
        host=words.list(hosts),
        names=words.list(f"<@{guest.user_id}>" for guest in guests),
    )
    items: list[ui.Item] = [
        JoinButton(button(f"join:{table.id}", words("invited-accept"), Style.success)),
        DeclineInvitationButton(button(f"decline:{table.id}", words("invited-decline"))),
    ]
    if table.board_message_id is not None:
        items.append(ui.Button(label=words("go-to-table"), url=board_link(table)))
    return Notification(text, where(table, words), buttons=items)
