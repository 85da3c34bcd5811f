"""/game: open a table, look at it, leave it, end it, move it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.names import called
from bot.core.table import LOBBY
from bot.core.terms import OVERDUE, PACES
from bot.core.updates import Updates
from bot.features.actions.command_context import language_here, tables_meant
from bot.features.actions.mine import mine_panel
from bot.features.actions.registry import carry_out
from bot.features.actions.service import channel_for_a_table
from bot.features.computers.driver import Computers
from bot.features.invitations.inviting import invite
from bot.features.settings.commands import LANGUAGE_CHOICES
from bot.features.settings.messages import terms_of
from bot.games.registry import GAMES
from bot.tables.options import DEFAULT_GAME
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.command_words import described, named
from bot.ui.errors import own_words, refusals_told
from bot.ui.panel import Panel
from engine import GAMES as RULES
from engine import Refusal
from engine.players import LEVELS

if TYPE_CHECKING:
    from bot.ui.client import Client

    Using = discord.Interaction[Client]
else:
    Using = discord.Interaction

GAME_CHOICES = [app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]
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


@app_commands.allowed_contexts(guilds=True, dms=True)
class GameCommands(app_commands.Group, name="game", description=described("game")):
    """Commands about one table: that of the channel, or one of the user's own."""

    @app_commands.command(name="new", description=described("new"))
    @app_commands.describe(
        game=described("new-game"),
        seats=described("new-seats"),
        language=described("new-language"),
        variant=described("new-variant"),
        teams=described("new-teams"),
        computers=described("new-computers"),
        time=described("new-time"),
        overdue=described("new-overdue"),
        careful=described("new-careful"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        language=LANGUAGE_CHOICES,
        variant=VARIANT_CHOICES,
        computers=LEVEL_CHOICES,
        overdue=OVERDUE_CHOICES,
    )
    @app_commands.choices(time=TIME_CHOICES)
    async def new(
        self,
        interaction: Using,
        game: str = DEFAULT_GAME,
        seats: app_commands.Range[int, 2, 4] = 4,
        language: str | None = None,
        variant: str | None = None,
        teams: bool | None = None,
        computers: str | None = None,
        time: int | None = None,
        overdue: str | None = None,
        careful: bool | None = None,
    ) -> None:
        """Open a table in this channel, and seat the user there."""
        bot, user = interaction.client, interaction.user
        language = language or language_here(interaction)
        async with refusals_told(interaction):
            channel_id, guild_id = channel_for_a_table(interaction)
            # Pass only the chosen options: a game without such an option refuses it.
            options = {"variant": variant, "teams": teams or None}
            chosen = {option: value for option, value in options.items() if value is not None}
            terms = terms_of(bot.get(Tables).server(guild_id))
            if time is not None:
                terms = replace(terms, pace=time or None)
            if overdue is not None:
                terms = replace(terms, overdue=overdue)
            if careful is not None:
                terms = replace(terms, careful=careful)
            forgotten = bot.get(Tables).at_channel(channel_id)
            table = await bot.get(Tables).open(
                guild_id,
                channel_id,
                user.id,
                called(user),
                game,
                language,
                seats,
                chosen,
                terms,
            )
            if computers is not None:
                await bot.get(Computers).add(table.id, user.id, computers, table.free)
            if forgotten is not None:
                bot.get(Updates).tell(forgotten.id)
            bot.get(Updates).tell(table.id)
            opened = "table-opened" if computers is None else "table-opened-computers"
            panel = Panel().text(own_words(interaction)(opened))
            await interaction.edit_original_response(**panel.editing())

    @app_commands.command(name="board", description=described("board"))
    @app_commands.describe(text=described("board-text"))
    async def board(self, interaction: Using, text: bool = False) -> None:
        """Show the table as it is now, as a picture or as text."""
        await self._about(interaction, "board-text" if text else "board")

    @app_commands.command(name="hand", description=described("hand"))
    async def hand(self, interaction: Using) -> None:
        """Show the user's own hand, and what they are asked."""
        await self._about(interaction, "hand")

    @app_commands.command(name="hint", description=described("hint"))
    async def hint(self, interaction: Using) -> None:
        """Show the user's options now."""
        await self._about(interaction, "hint")

    @app_commands.command(name="orders", description=described("orders"))
    async def orders(self, interaction: Using) -> None:
        """Show the user's standing orders."""
        await self._about(interaction, "orders")

    @app_commands.command(name="undo", description=described("undo"))
    async def undo(self, interaction: Using) -> None:
        """Take back one's last answer, or ask the others to agree."""
        await self._about(interaction, "undo")

    @app_commands.command(name="log", description=described("log"))
    async def log(self, interaction: Using) -> None:
        """Show the log."""
        await self._about(interaction, "log")

    @app_commands.command(name="replay", description=described("replay"))
    async def replay(self, interaction: Using) -> None:
        """Show the game as an animation."""
        await self._about(interaction, "replay")

    @app_commands.command(name="export", description=described("export"))
    async def export(self, interaction: Using) -> None:
        """Give the record of the game as a file."""
        await self._about(interaction, "export")

    @app_commands.command(name="resign", description=described("resign"))
    async def resign(self, interaction: Using) -> None:
        """Resign, after a confirmation."""
        await self._about(interaction, "resign")

    @app_commands.command(name="end", description=described("end"))
    async def end(self, interaction: Using) -> None:
        """End the game: together, or as a moderator."""
        await self._about(interaction, "end")

    @app_commands.command(name="move", description=described("move"))
    async def move(self, interaction: Using) -> None:
        """Move a game to this channel."""
        await self._about(interaction, "move")

    @app_commands.command(name="annul", description=described("annul"))
    async def annul(self, interaction: Using) -> None:
        """Take a finished game out of the ratings, as a moderator; or let it count again."""
        await self._about(interaction, "annul")

    @app_commands.command(name="seat", description=described("seat"))
    async def seat(self, interaction: Using) -> None:
        """Pass one's seat on, or let another user sit in."""
        await self._about(interaction, "seat")

    @app_commands.command(name="replace", description=described("replace"))
    async def replace(self, interaction: Using) -> None:
        """Seek a replacement for a player who is absent."""
        await self._about(interaction, "replace")

    @app_commands.command(name="invite", description=described("invite"))
    @app_commands.describe(person=described("invite-person"))
    async def invite(self, interaction: Using, person: discord.User) -> None:
        """Invite a user to the open table of this channel, or to one's own elsewhere."""
        async with refusals_told(interaction):
            here = interaction.client.get(Tables).at_channel(interaction.channel_id or 0)
            own = interaction.client.get(Tables).of_user(interaction.user.id)
            tables = [here] if here is not None else [t for t in own if t.status == LOBBY]
            if not tables:
                raise Refusal("no-table-invite")
            table = await check_reach(interaction, tables[0].id, among_others=True)
            await invite(interaction, table.id, person)

    async def _about(self, interaction: Using, wanted: str) -> None:
        """Find the table and carry out the action ``wanted``; ask if there are several."""
        async with refusals_told(interaction):
            tables = tables_meant(interaction, wanted)
            if not tables:
                raise Refusal(f"no-table-{wanted}")
            if len(tables) == 1:
                await carry_out(interaction, wanted, tables[0])
            else:
                panel = mine_panel(tables, own_words(interaction), wanted)
                await interaction.edit_original_response(**panel.editing())
