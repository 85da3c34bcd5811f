"""Deadlines of interactions, and apps that are installed to a user."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.acknowledging import Acknowledgements
from tests.bot.behaviour.conftest import Discord


async def test_a_press_is_acknowledged_in_time(at_discord: Discord) -> None:
    async def at_once(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        for _ in range(50):
            await interaction.channel.fetch_message(message.id)  # type: ignore[union-attr]
        await interaction.followup.send("done")

    message = await at_discord.does(at_discord.channel().send("something to fetch"))
    assert (await at_discord.press(at_once)).acknowledged
    assert at_discord.behaviour.log.refused == {}


async def test_a_press_that_waits_for_other_requests_is_acknowledged_too_late(
    at_discord: Discord, acknowledged: Acknowledgements
) -> None:
    at_discord.behaviour.latency.seconds = 1.0

    async def too_late(interaction: discord.Interaction[Any]) -> None:
        for _ in range(2):
            await at_discord.channel().send("first this")
        with pytest.raises(discord.NotFound) as refused:
            await interaction.response.defer()
        assert refused.value.code == 10062

    assert not (await at_discord.press(too_late)).acknowledged
    assert at_discord.behaviour.log.refused == {(404, 10062): 1}
    assert acknowledged.early
    acknowledged.early.clear()


async def test_a_token_lives_for_fifteen_minutes(at_discord: Discord) -> None:
    kept: list[discord.Interaction[Any]] = []

    async def keep(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("hello")
        kept.append(interaction)

    await at_discord.press(keep)
    await at_discord.advance_time(14 * 60)
    await at_discord.does(kept[0].edit_original_response(content="still there"))
    await at_discord.advance_time(60)
    late = kept[0].edit_original_response(content="too late")
    assert await at_discord.refusal(late) == (401, 50027)


async def test_what_an_app_may_where_it_is_a_member(at_discord: Discord) -> None:
    async def look(interaction: discord.Interaction[Any]) -> None:
        assert interaction.is_guild_integration()
        assert not interaction.is_user_integration()
        assert interaction.app_permissions.send_messages
        await interaction.response.defer()

    await at_discord.press(look)


async def test_what_an_app_may_that_a_user_has_brought_along(at_discord: Discord) -> None:
    at_discord.behaviour.interactions.install_for_users(at_discord.server.id)
    at_discord.backend.guilds[at_discord.server.id].everyone_role.permissions = discord.Permissions(
        view_channel=True, use_application_commands=True
    ).value

    async def look(interaction: discord.Interaction[Any]) -> None:
        assert not interaction.is_guild_integration()
        assert interaction.is_user_integration()
        assert interaction.app_permissions.embed_links
        assert interaction.app_permissions.attach_files
        assert not interaction.app_permissions.send_messages
        await interaction.response.defer(ephemeral=True)
        for _ in range(5):
            await interaction.followup.send("up to five", ephemeral=True)
        with pytest.raises(discord.HTTPException):
            await interaction.followup.send("one too many", ephemeral=True)

    assert (await at_discord.press(look)).acknowledged
    assert await at_discord.refusal(at_discord.channel().send("hello")) == (403, 50001)
