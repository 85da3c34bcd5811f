"""/game new and /game invite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.core.names import called
from bot.core.table import LOBBY
from bot.core.terms import OVERDUE, PACES
from bot.core.updates import Updates
from bot.features.actions.command_context import GAME_CHOICES, LANGUAGE_CHOICES, language_here
from bot.features.actions.declaring import GAME
from bot.features.computers.driver import Computers
from bot.features.computers.seats import check_level
from bot.features.invitations.inviting import invite
from bot.features.play.last_choices import MOST_SEATS, last_choices
from bot.features.play.moving import channel_for_a_table
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.command import Using, command
from bot.ui.command_words import named
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from engine import GAMES as RULES
from engine import Refusal
from engine.players import LEVELS

VARIANT_CHOICES = [
    app_commands.Choice(name=named(f"{name}-variant-{variant}"), value=variant)
    for name, game in RULES.items()
    for variant in game.options.get("variant", ())
]
LEVEL_CHOICES = [
    app_commands.Choice(name=named(f"computer-level-{level}"), value=level) for level in LEVELS
]
TIME_CHOICES = [app_commands.Choice(name=named(f"pace-{hours}"), value=hours) for hours in PACES]
OVERDUE_CHOICES = [
    app_commands.Choice(name=named(f"overdue-{what}"), value=what) for what in OVERDUE
]


@command(
    "new",
    GAME,
    game=GAME_CHOICES,
    language=LANGUAGE_CHOICES,
    variant=VARIANT_CHOICES,
    computers=LEVEL_CHOICES,
    overdue=OVERDUE_CHOICES,
    time=TIME_CHOICES,
)
async def new(
    interaction: Using,
    game: str | None = None,
    seats: app_commands.Range[int, 2, 4] | None = None,
    language: str | None = None,
    variant: str | None = None,
    teams: bool | None = None,
    longer: bool | None = None,
    computers: str | None = None,
    time: int | None = None,
    overdue: str | None = None,
    careful: bool | None = None,
) -> Panel:
    """Open a table in this channel, and seat the user there.

    Without ``seats`` and options of the game it is as their last one here.
    """
    bot, user = interaction.client, interaction.user
    language = language or language_here(interaction)
    channel_id, guild_id = channel_for_a_table(interaction)
    # Pass only the chosen options: a game without such an option refuses it.
    options = {
        "variant": variant, "teams": teams or None, "extra_achievement": longer or None,
    }  # fmt: skip
    chosen: dict[str, Any] = {
        option: value for option, value in options.items() if value is not None
    }
    last = last_choices(bot.get(Tables), guild_id, user.id, game, language)
    terms, as_before = last.terms, last.remembered and seats is None and not chosen
    if as_before:
        seats, chosen = last.seats, last.options
    if time is not None:
        terms = replace(terms, pace=time or None)
    if overdue is not None:
        terms = replace(terms, overdue=overdue)
    if careful is not None:
        terms = replace(terms, careful=careful)
    if computers is not None:
        check_level(last.game, computers)
    forgotten = bot.get(Tables).at_channel(channel_id)
    table = await bot.get(Tables).open(
        guild_id,
        channel_id,
        user.id,
        called(user),
        last.game,
        language,
        seats or MOST_SEATS,
        chosen,
        terms,
    )
    if computers is not None:
        await bot.get(Computers).add(table.id, user.id, computers, table.free)
    if forgotten is not None:
        bot.get(Updates).tell(forgotten.id)
    bot.get(Updates).tell(table.id)
    words = own_words(interaction)
    panel = Panel().text(words("table-opened" if computers is None else "table-opened-computers"))
    return panel.text(words("table-opened-as-before")) if as_before else panel


@command("invite", GAME)
async def invite_person(interaction: Using, person: discord.User) -> Panel:
    """Invite a user to the open table of this channel, or to one's own elsewhere."""
    here = interaction.client.get(Tables).at_channel(interaction.channel_id or 0)
    own = interaction.client.get(Tables).of_user(interaction.user.id)
    tables = [here] if here is not None else [t for t in own if t.status == LOBBY]
    if not tables:
        raise Refusal("no-table-invite")
    table = await check_reach(interaction, tables[0].id, among_others=True)
    return await invite(interaction, table.id, person)
