"""The tutorial: choosing a game, resuming its tutorial, and ending it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called
from bot.core.updates import Updates
from bot.features.computers.driver import Computers
from bot.features.tutorial.delivery import TutorialMessages
from bot.features.tutorial.service import Tutorials
from bot.games.registry import GAMES
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.navigation import HandButton
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer
from bot.ui.slot import DmsClosed
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

LEARN = 0x4E9A55


def learn_buttons(words: Words) -> list[LearnButton]:
    """Return a button for each game that can be learnt."""
    return [
        LearnButton(
            button(
                f"learn:{game}",
                words("tutorial-learn-button", game=words(f"game-{game}")),
                Style.primary,
            )
        )
        for game in GAMES
    ]


def choose_panel(words: Words) -> Panel:
    """Return the question which game to learn."""
    return Panel(LEARN).text(words("tutorial-choose")).row(*learn_buttons(words))


def under_way_panel(table: Table, game: str, words: Words) -> Panel:
    """Ask whether to resume another tutorial or to learn ``game`` instead."""
    old, new = words(f"game-{table.game_name}"), words(f"game-{game}")
    panel = Panel(LEARN).text(words("tutorial-under-way", old=old, new=new))
    go_on = button(f"learn:{table.game_name}", words("tutorial-go-on-button", game=old))
    label = words("tutorial-instead-button", game=new)
    instead = button(f"learn-instead:{table.id}:{game}", label, Style.danger)
    return panel.row(LearnButton(go_on), InsteadButton(instead))


def end_tutorial_panel(table: Table, words: Words) -> Panel:
    """Return the confirmation of ending a tutorial, which cannot be resumed then."""
    panel = Panel(LEARN).text(words("tutorial-end-ask", game=words(f"game-{table.game_name}")))
    end = button(f"tutorial-end:{table.id}", words("tutorial-end-button"), Style.danger)
    go_on = button(f"hand:{table.id}", words("tutorial-keep-button"), Style.primary)
    return panel.row(EndButton(end), HandButton(go_on))


async def learn(interaction: Pressing, game: str) -> Answer:
    """Begin the tutorial of ``game`` for the user, or resume it.

    It is played in their direct messages, or if these are closed, in an ephemeral reply.
    """
    bot, user, words = interaction.client, interaction.user, own_words(interaction)
    if game not in GAMES:
        raise Refusal("unknown-game", game=game[:40])
    table = bot.get(Tutorials).under_way(user.id)
    if table is not None and table.game_name != game:
        return under_way_panel(table, game, words)
    begun = table is None
    if table is None:
        try:
            channel_id = await bot.get(DirectMessages).open(user.id)
        except (DmsClosed, *DISCORD_FAILS):
            channel_id = user.id  # not a channel: it is played in the reply to their interaction
        name = called(user)
        table = await bot.get(Tutorials).begin(user.id, name, channel_id, game, words.language)
    table = await bot.get(Tutorials).deal(table)
    await bot.get(Computers).done_at(table.id)
    if not await bot.get(TutorialMessages).show(table, anew=not begun):
        await bot.get(PrivateView).show(interaction, table.id)
        return None
    seat = bot.get(Tables).get(table.id).seats[0]
    link = f"https://discord.com/channels/@me/{seat.delivery.dm_channel_id}/{seat.delivery.dm_message_id}"
    key = "tutorial-begun" if begun else "tutorial-goes-on"
    return Panel(LEARN).text(words(key, game=words(f"game-{game}"), link=link))


class LearnButton(Press, template=r"learn:(?P<game>\w+)"):
    """Learn this game."""

    async def pressed(self, interaction: Pressing) -> Answer:
        return await learn(interaction, self.said["game"])


class InsteadButton(Press, template=r"learn-instead:(?P<table>\d+):(?P<game>\w+)"):
    """End the tutorial under way, and learn this game."""

    async def pressed(self, interaction: Pressing) -> Answer:
        await interaction.client.get(Tutorials).stop(self.table_id, interaction.user.id)
        interaction.client.get(Updates).tell(self.table_id)
        return await learn(interaction, self.said["game"])


class EndButton(Press, template=r"tutorial-end:(?P<table>\d+)"):
    """End the tutorial, confirmed."""

    async def pressed(self, interaction: Pressing) -> None:
        await interaction.client.get(Tutorials).stop(self.table_id, interaction.user.id)
        interaction.client.get(Updates).tell(self.table_id)
        await interaction.client.get(PrivateView).show(interaction, self.table_id)
