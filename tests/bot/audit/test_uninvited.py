"""Commands on a server that the bot is no member of."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.permissions import invite_link
from tests.bot.audit.authority import PRESSED, TYPED
from tests.bot.audit.roles import gathered, nothing_is_written
from tests.bot.world import World

README = Path(__file__).parents[3] / "README.md"

# The commands may be authorised without the bot; players' presses work anyway.
PLAYS = ("ui.HandButton", "ui.AnswerButton", "history.LogButton", "play.ResignButton")


def uninvite(world: World) -> None:
    """Remove the bot from the server, where its commands remain."""
    for feed in world.env.backend.subscribers:
        feed("GUILD_DELETE", {"id": str(world.guild.id)})


async def test_commands_can_be_installed_on_servers_only(world: World) -> None:
    commands = world.requests("PUT", "/applications/*/commands")[-1]
    assert len(commands) == len(world.bot.tree.get_commands())
    assert all(command["integration_types"] == [0] for command in commands)


async def test_no_table_is_opened_where_the_bot_is_not(world: World) -> None:
    uninvite(world)
    reply = await world.ann.slash("game new")
    assert reply.private
    assert "invite me" in reply.text
    assert world.bot.tables.at_channel(world.channel.id) is None
    assert world.messages() == []


@pytest.mark.soak
async def test_every_command_asks_to_be_invited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await gathered(world)
    uninvite(world)
    with nothing_is_written(monkeypatch) as reasons:
        for name, typed in TYPED.items():
            reasons.clear()
            reply = await server.type("moderator", name, typed.at, **typed.options)
            assert reply is not None, name
            assert reasons == ["invite-first"], name
            assert reply.private, name
            assert invite_link(world.env.backend.application_id) in reply.message.everything, name


@pytest.mark.soak
async def test_what_is_pressed_there_asks_to_be_invited_unless_one_plays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await gathered(world)
    uninvite(world)
    with nothing_is_written(monkeypatch) as reasons:
        for name, row in PRESSED.items():
            reasons.clear()
            reply = await server.press("watching", row.custom_id, row.values)
            assert reply.modal is None, name
            assert reasons == ["invite-first"], name
            assert all(each.ephemeral or each in server.pressed_on for each in reply.messages), name
        for name in PLAYS:
            reasons.clear()
            await server.press("awaited", PRESSED[name].custom_id, PRESSED[name].values)
            assert reasons in ([], ["would-write"]), name


def test_the_readme_invites_with_what_the_bot_needs() -> None:
    link = invite_link(0).replace("client_id=0", "client_id=YOUR_APPLICATION_ID")
    assert link in README.read_text(encoding="utf-8")
