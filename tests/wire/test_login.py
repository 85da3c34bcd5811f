"""Login with the token, registration of commands, and reported failures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.words import languages
from tests.wire.bot_process import BotProcess
from tests.wire.errors import ApiError
from tests.wire.gateway import WRONG_TOKEN
from tests.wire.server import WireDiscord
from tests.wire.world import World

pytestmark = pytest.mark.soak

COMMANDS = "/applications/{application_id}/commands"


async def test_it_logs_in_registers_its_commands_and_stops_when_its_token_is_withdrawn(
    world: World, tmp_path: Path
) -> None:
    discord = world.discord
    async with BotProcess(discord, tmp_path) as bot:
        await world.ready()
        (session,) = discord.gateway.sessions.values()
        assert session.intents == 1, "no intent but that for servers"
        commands = {c["name"]: c for c in discord.state.commands.values()}
        assert {"game", "card", "tutorial", "tournament", "privacy"} <= commands.keys()
        for command in commands.values():
            localised = {tag.partition("-")[0] for tag in command["description_localizations"]}
            assert {*languages()} - {"en"} <= localised
        assert (await world.ann.slash("about")).original

        discord.gateway.close(WRONG_TOKEN)
        assert await bot.ended() == 1
    assert bot.log[-1].startswith("Discord rejects this token")
    assert not [line for line in bot.log if discord.token in line]


@pytest.mark.parametrize(
    ("template", "error", "told"),
    [
        ("/users/@me", ApiError(401, 0, "401: Unauthorized"), "Discord rejects this token"),
        ("/gateway/bot", ApiError(403, 0, "Forbidden"), "Can't reach Discord"),
    ],
)
async def test_it_says_in_one_line_that_it_is_not_let_in(
    discord: WireDiscord, tmp_path: Path, template: str, error: ApiError, told: str
) -> None:
    discord.fails("GET", template, error)
    async with BotProcess(discord, tmp_path) as bot:
        assert await bot.ended() == 1
    assert bot.log[-1].startswith(told), bot.log
    assert not bot.errors
