"""``python -m bot check`` as a process, on the wire: output, cleanup, recording."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.wire.bot_process import ROOT, environment
from tests.wire.server import WireDiscord
from tests.wire.world import World

pytestmark = pytest.mark.soak


async def checked(discord: WireDiscord, data: Path, *arguments: str) -> tuple[int | None, str]:
    """Run the check; return its exit code and output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "check",
        *arguments,
        cwd=ROOT,
        env=environment(discord, data),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode()


async def test_everything_works_and_nothing_is_left(world: World, tmp_path: Path) -> None:
    record = tmp_path / "discord.json"
    commands = dict(world.discord.state.commands)
    code, said = await checked(
        world.discord, tmp_path, str(world.channel.id), "--record", str(record)
    )
    assert code == 0, said
    assert "BAD" not in said
    for step in ("permissions", "gateway", "Posting", "thread", "direct message", "post "):
        assert step in said, (step, said)
    assert world.discord.token not in said
    assert not [m for m in world.channel.messages.values() if m.author.bot]
    assert not world.ann.dms
    assert world.discord.state.commands == commands

    recorded = record.read_text(encoding="utf-8")
    answers = json.loads(recorded)["answers"]
    assert {"/gateway/bot", "/channels/{id}/messages", "/channels/{id}/threads"} <= {
        each["path"] for each in answers
    }
    secrets = (world.discord.token, str(world.channel.id), str(world.guild.id), "ann", "Civitas")
    assert not [secret for secret in secrets if f'"{secret}' in recorded]


async def test_a_channel_that_is_none(world: World, tmp_path: Path) -> None:
    code, said = await checked(world.discord, tmp_path, "12345")
    assert code == 1
    assert "no such channel" in said
    assert "oauth2/authorize" in said
