"""The host's note is shown once in the channel of each table, until withdrawn."""

from __future__ import annotations

import pytest

from bot import __main__ as command_line
from bot.core.settings import settings_from
from bot.features.maintenance.storage import StoredMaintenance
from bot.storage import Store
from tests.bot.dealt import begin
from tests.bot.world import World


def notes(world: World) -> list[str]:
    """Return the notes in the channel."""
    return [each.text for each in world.messages() if "who run this bot" in each.text]


async def put(world: World, text: str) -> None:
    """Store a note as the command line does, from another process."""
    store = Store(world.store_path)
    store.section(StoredMaintenance).put(text, world.bot.tables.now())
    store.close()
    await world.later(minutes=11)


async def test_a_note_at_all_tables(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await put(world, "Back at **six**.")
    (shown,) = notes(world)
    assert "Back at **six**." in shown
    await world.restart(killed=True)
    await world.later(minutes=11)
    assert len(notes(world)) == 1, "once, also after a restart"
    other = world.guild.create_text_channel("other")
    await world.ann.slash("game new", at=other)
    await world.later(minutes=11)
    assert any("Back at" in each.text for each in world.messages(other)), "opened since"
    await put(world, "Back at seven.")
    (shown,) = notes(world)
    assert "seven" in shown
    await put(world, "")
    assert notes(world) == []


async def test_where_no_message_can_be_posted_it_is_not_tried_again(world: World) -> None:
    await begin(world, world.ann, world.bob)
    path = f"/channels/{world.channel.id}/messages"
    world.fails("POST", path, status=403, code=50001, message="Missing Access", times=None)
    before = len(world.requests("POST", path))
    await put(world, "Back at six.")
    await world.later(minutes=15)
    assert len(world.requests("POST", path)) == before + 1


def test_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("CIVITAS_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert command_line.main(["maintenance", " Back  at six. "]) == 0
    store = Store(settings_from({"CIVITAS_DATA": str(tmp_path)}).games)
    note = store.section(StoredMaintenance).note()
    assert note is not None
    assert note.text == "Back at six."
    assert command_line.main(["maintenance", ""]) == 0
    assert store.section(StoredMaintenance).note() is None
    store.close()
    assert command_line.main(["maintenance", "x" * 501]) == 1
    assert "500" in capsys.readouterr().err
