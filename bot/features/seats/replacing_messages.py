"""Replacing an absent player: by a moderator, or by vote of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import called, in_labels, in_text
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.actions.command_context import tables_of_moderators
from bot.features.actions.declaring import table_action
from bot.features.computers.driver import Computers
from bot.features.seats.service import Seating, may_replace
from bot.features.votes.service import Votes
from bot.tables.guards import among_others
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.membership import record_departed
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, button
from engine import Refusal
from engine.players import levels

if TYPE_CHECKING:
    from bot.core.table import Seat, Table

SEAT = 0x4E7FB8


def replace_panel(table: Table, user_id: int, words: Words, *, moderator: bool) -> Panel:
    """Return the menu of seats to replace: all but the user's own."""
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    panel = Panel(SEAT).text(words("replace-whom", game=game, channel=channel))
    panel.text(words("replace-at-once" if moderator else "replace-by-vote"))
    others = [seat for seat in table.seats if seat.user_id != user_id]
    names = in_labels(table.names)
    return panel.row(
        *(
            VacateButton(button(f"vacate:{table.id}:{seat.player}", names[seat.player]))
            for seat in others
        )
    )


def filling_panel(
    table: Table, seat: Seat, words: Words, *, moderator: bool, in_server: bool
) -> Panel:
    """Return the menu of replacements for ``seat``."""
    panel = Panel(SEAT).text(words("replace-by-whom", name=in_text(table.names[seat.player])))
    panel.text(words("replace-at-once" if moderator else "replace-by-vote"))
    at = f"{table.id}:{seat.player}"
    if in_server:
        panel.row(FillMenu(user_menu(f"fill:{at}", words("replace-placeholder"))))
    items: list[ui.Item] = [FillButton(button(f"fill:{at}:anybody", words("replace-anybody")))]
    if seat.level is None:
        items += [
            FillButton(button(f"fill:{at}:{level}", words(f"replace-computer-{level}")))
            for level in levels(table.game_name)
        ]
    return panel.row(*items)


@table_action("replace", among_others, may_replace, find=tables_of_moderators, place=100)
async def show_replacing(interaction: Pressing, table: Table) -> Panel:
    """Ask which seat to fill."""
    table = await record_departed(interaction.client, table)
    moderator = caller_at(interaction, table).moderator
    return replace_panel(table, interaction.user.id, own_words(interaction), moderator=moderator)


class FillPress(Press, template=r"(?!)"):
    """A choice of a replacement for a seat."""

    among_others = True

    async def fill(
        self, interaction: Pressing, to: int | None, name: str, level: str | None = None
    ) -> Panel:
        """Replace the player as a moderator, or ask the others."""
        bot, player, words = interaction.client, self.said["player"], own_words(interaction)
        table = bot.get(Tables).get(self.table_id)
        caller, done = caller_at(interaction, table), True
        bot.get(Seating).replaceable(caller, player)
        if not caller.moderator:
            about = {"player": player, "to": to, "name": name, "level": level}
            vote = await bot.get(Votes).propose(table.id, "replace", interaction.user.id, about)
            done = not vote.open
        elif level is not None:
            await bot.get(Computers).take_over(table.id, player, level)
        else:
            await bot.get(Seating).replace(table.id, player, interaction.user.id, to, name)
        bot.get(Updates).tell(table.id)
        key = "replace-done" if done else "replace-asked"
        return Panel(SEAT).text(words(key, name=in_text(table.names[player])))


class VacateButton(Press, template=r"vacate:(?P<table>\d+):(?P<player>p\d+)"):
    """Choose the seat to fill."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        table = bot.get(Tables).get(self.table_id)
        caller = caller_at(interaction, table)
        seat = bot.get(Seating).replaceable(caller, self.said["player"])
        return filling_panel(
            table,
            seat,
            own_words(interaction),
            moderator=caller.moderator,
            in_server=interaction.guild_id == table.guild_id,
        )


class FillMenu(FillPress, template=r"fill:(?P<table>\d+):(?P<player>p\d+)"):
    """Choose this user as the replacement."""

    async def pressed(self, interaction: Pressing) -> Panel:
        guild_id = interaction.client.get(Tables).get(self.table_id).guild_id
        to = await chosen_person(self, interaction, guild_id)
        return await self.fill(interaction, to.id, called(to))


class FillButton(
    FillPress, template=r"fill:(?P<table>\d+):(?P<player>p\d+):(?P<by>anybody|[a-z]+)"
):
    """Choose any user as the replacement, or a computer of this level."""

    async def pressed(self, interaction: Pressing) -> Panel:
        by, game = self.said["by"], interaction.client.get(Tables).get(self.table_id).game_name
        if by == "anybody":
            return await self.fill(interaction, None, "")
        elif by in levels(game):
            return await self.fill(interaction, None, "", by)
        else:
            raise Refusal("unknown-action")
