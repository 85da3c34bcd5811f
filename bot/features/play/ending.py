"""Resigning, and ending a game that its players no longer want to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import in_text
from bot.core.table import TableKind
from bot.core.updates import Updates
from bot.core.words import Words, words_for
from bot.features.actions.command_context import tables_of_moderators
from bot.features.actions.declaring import table_action
from bot.features.board.notifier import Notifier
from bot.features.lobby.hosting import CloseButton
from bot.features.lobby.joining import LeaveButton
from bot.features.lobby.service import HOSTING
from bot.tables.guards import (
    active,
    among_others,
    begun,
    in_play_or_moderator,
    not_resigned,
    passes,
    seated,
)
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.membership import record_departed
from bot.ui.navigation import where
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table

GRAVE = 0xB5483A


def resign_panel(table: Table, user_id: int, words: Words) -> Panel:
    """Return the confirmation of resigning."""
    panel = Panel(GRAVE)
    panel.text(
        words(
            "resign-ask",
            game=words(f"game-{table.game_name}"),
            channel=f"<#{table.channel_id}>",
            then=_then(table, user_id),
        )
    )
    return panel.row(
        ResignButton(button(f"resign:{table.id}", words("resign-do"), Style.danger)),
    )


def _then(table: Table, user_id: int) -> str:
    """Return the effect of a resignation: a winner, or other players who play on."""
    if survivors := table.survivors(user_id):
        return "opponent" if len(survivors) == 1 else "team"
    others = any(seat.user_id != user_id for seat in table.remaining)
    return "others" if others else "nobody"


def end_panel(table: Table, words: Words, *, seated: bool, hosting: bool, moderator: bool) -> Panel:
    """Return the ways this user can end a game, or leave or close a lobby."""
    panel = Panel(GRAVE)
    game = words(f"game-{table.game_name}")
    panel.text(words("end-how", game=game, channel=f"<#{table.channel_id}>"))
    items: list[ui.Item] = []
    if seated and table.status == "playing":
        items.append(AskEndButton(button(f"ask-end:{table.id}", words("end-ask-others"))))
    elif seated:
        items.append(LeaveButton(button(f"leave:{table.id}", words("lobby-leave"))))
    if hosting:
        label = words("host-close-button")
        items.append(CloseButton(button(f"close:{table.id}", label, Style.danger)))
    elif moderator:
        items.append(EndNowButton(button(f"end-now:{table.id}", words("end-now"), Style.danger)))
    return panel.row(*items)


def agree_panel(table: Table) -> Panel:
    """Return the public question whether to end the game, and the players who agreed.

    In a tournament the players share the first place then.
    """
    words = words_for(table.language)
    if not table.active:
        return Panel(GRAVE).text(words("end-done"))
    return Panel(GRAVE).text(_agree_text(table, words)).row(_agree_button(table, words))


def agree_notification(table: Table) -> Notification:
    """Return the same question as a notification."""
    words = words_for(table.language)
    button_ = _agree_button(table, words)
    return Notification(_agree_text(table, words), where(table, words), buttons=[button_])


def _agree_text(table: Table, words: Words) -> str:
    agreed = [in_text(table.names[seat.player]) for seat in table.remaining if seat.agreed]
    missing = [f"<@{seat.user_id}>" for seat in table.remaining if not seat.agreed]
    return words(
        "end-ask",
        game=words(f"game-{table.game_name}"),
        agreed=words.list(agreed),
        missing=words.list(missing),
        shared="yes" if table.kind is TableKind.TOURNAMENT else "no",
    )


def _agree_button(table: Table, words: Words) -> AgreeButton:
    return AgreeButton(button(f"agree:{table.id}", words("end-agree"), Style.danger))


@table_action(
    "resign",
    seated,
    active,
    not_resigned,
    place=140,
    offered=(begun, among_others),
    style=Style.danger,
)
async def ask_to_resign(interaction: Pressing, table: Table) -> Panel:
    """Ask to confirm resigning; in the lobby, offer to leave."""
    if table.game is None:
        return await show_ending(interaction, table)
    return resign_panel(table, interaction.user.id, own_words(interaction))


@table_action(
    "end",
    active,
    in_play_or_moderator("end-not-allowed"),
    find=tables_of_moderators,
    place=130,
    offered=(begun, among_others),
)
async def show_ending(interaction: Pressing, table: Table) -> Panel:
    """Show the ways this user can end the game, or leave the lobby."""
    caller = caller_at(interaction, table)
    words = own_words(interaction)
    hosting = passes(caller, *HOSTING)
    return end_panel(
        table, words, seated=caller.in_play, hosting=hosting, moderator=caller.moderator
    )


class ResignButton(Press, template=r"resign:(?P<table>\d+)"):
    """Resign, confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        table = await bot.get(Tables).resign(self.table_id, interaction.user.id)
        bot.get(Updates).tell(table.id)
        return Panel(GRAVE).text(own_words(interaction)("resign-done"))


class AskEndButton(Press, template=r"ask-end:(?P<table>\d+)"):
    """Ask the others to agree to end the game."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await record_departed(bot, bot.get(Tables).get(self.table_id))
        table = await bot.get(Tables).agree_end(self.table_id, interaction.user.id)
        if table.active:
            key = f"end {table.id} {interaction.id}"
            asked = await bot.get(Notifier).ask_all(table, key, agree_notification(table))
            if asked is not None:
                await bot.get(Tables).write(asked.finish)
        bot.get(Updates).tell(table.id)
        key = "end-asked" if table.active else "end-done"
        return Panel(GRAVE).text(own_words(interaction)(key))


class EndNowButton(Press, template=r"end-now:(?P<table>\d+)"):
    """End the game at once, as a moderator."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        caller = caller_at(interaction, bot.get(Tables).get(self.table_id))
        table = await bot.get(Tables).end_now(caller)
        bot.get(Updates).tell(table.id)
        return Panel(GRAVE).text(own_words(interaction)("end-done"))


class AgreeButton(Press, template=r"agree:(?P<table>\d+)"):
    """Agree to end the game."""

    among_others = True
    in_place = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await record_departed(bot, bot.get(Tables).get(self.table_id))
        table = await bot.get(Tables).agree_end(self.table_id, interaction.user.id)
        bot.get(Updates).tell(table.id)
        return agree_panel(table)


def lost_notification(table: Table, words: Words) -> Notification:
    """Return the notification that the channel is lost, and the players' options now.

    A match of a tournament moves to another thread by itself.
    """
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    own = table.kind is not TableKind.TOURNAMENT
    key = "channel-lost" if own else "channel-lost-tournament"
    return Notification(words(key, game=game, channel=channel))
