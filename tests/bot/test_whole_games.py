"""A whole game of each kind, played once, and all that is told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.features.ratings.service import Ratings
from engine.__main__ import main as engine
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.test_history import agreed_to_reveal, file_of
from tests.bot.world import World

LABELS = {
    "innovation": ["Rematch", "Log", "Replay", "Analysis", "Record as a file", "Zoom"],
    "civ": ["Rematch", "Log", "Replay", "Analysis", "Record as a file", "Discard pile", "Zoom"],
}
REASONS = {
    "innovation": ("achievements", "score", "dogma"),
    "civ": ("hegemony", "majority"),
}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_a_whole_game_to_the_winner_and_what_is_told_of_it(
    world: World,
    game: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    subtests: pytest.Subtests,
) -> None:
    people = [world.ann, world.bob]
    table_id = await begin(world, *people, game=game)
    await Autoplay(world, people, seed=2).play()
    with subtests.test("the winner"):
        is_won(world, table_id, game)
    with subtests.test("the rating"):
        is_rated(world, table_id)
    with subtests.test("the recap"):
        await is_told_in_brief(world)
    with subtests.test("the record"):
        await is_given_in_full(world, table_id, tmp_path, capsys)


def is_won(world: World, table_id: int, game: str) -> None:
    """Check that the last message names the winners and only offers to look back."""
    table = world.bot.tables.get(table_id)
    assert (table.status, table.options) == ("over", {"strict": True})
    assert table.reason in REASONS[game]
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    assert world.last.labels == LABELS[game]
    pressable = [label for message in world.messages() for label in message.labels]
    assert sorted(pressable) == sorted(LABELS[game])


def is_rated(world: World, table_id: int) -> None:
    """Check that the game counts, and that only its end speaks of ratings."""
    result = world.bot.get(Ratings).result(table_id)
    assert result is not None
    assert result.uncounted is None
    assert "📈" in world.board.text
    for shown in world.messages():
        assert "rating" not in shown.everything or "📈" in shown.text


async def is_told_in_brief(world: World) -> None:
    """Check that the recap fits into its message, and that the replay has it to copy."""
    assert "**The game in brief**\nAnn and Bob played" in world.last.text
    assert len(world.last.text) <= 4000
    replay = (await world.cat.slash("game replay")).text
    recap = world.last.text.partition("**The game in brief**\n")[2]
    assert f"```\n{recap}\n```" in replay
    assert "\\" not in replay


async def is_given_in_full(
    world: World, table_id: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Check that the engine plays the record, which has no names, to the same end."""
    await agreed_to_reveal(world, table_id)
    reply = await world.cat.slash("game export")
    assert reply.private
    (name, page) = [*reply.message.pictures.items()][1]
    assert name.endswith(".html")
    assert page.startswith(b"<!doctype html>")
    file = folder / "game.json"
    file.write_text(json.dumps(file_of(reply.message)))
    assert engine(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "lead to the same end" in told
    assert " won by " in told
    for person in world.people:
        assert person.name not in file.read_text()
        assert str(person.id) not in file.read_text()
