"""Taking back an answer: at once where it has shown nothing, else if the others agree."""

from __future__ import annotations

import pytest

from tests.bot.dealt import begin, deal, draw_dots
from tests.bot.world import Person, World

ACHIEVING = {
    "turn": "p1",
    "actions": 2,
    "p1": {"board": {"red": ["archery"]}, "score": ["tools", "clothing", "pottery", "oars", "sailing"]},
    "p2": {"board": {"blue": ["writing"]}, "hand": ["calendar"]},
}


@pytest.fixture(autouse=True)
def _dots(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_dots(monkeypatch)


async def choose_first(person: Person) -> str:
    """Choose a first card in secret; its name."""
    panel = (await person.click("My hand")).message
    label = next(each.label for each in panel.buttons if each.custom_id.startswith("one:"))
    await person.click(label, on=panel)
    return label


async def test_a_secret_choice_is_taken_back_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    before = world.bot.tables.get(table_id)
    await choose_first(world.ann)
    reply = await world.ann.click("Take back")
    assert reply.private
    assert "Taken back" in reply.text
    after = world.bot.tables.get(table_id)
    assert after.rewound == 1
    assert after.game.view("p1").seats == before.game.view("p1").seats
    assert {player: d.options for player, d in after.game.pending.items()} == {
        player: d.options for player, d in before.game.pending.items()
    }
    (given,) = world.bot.tables.answers(table_id)
    assert given.undone
    assert "Ann takes back an answer." in world.board.text
    await choose_first(world.ann)
    await choose_first(world.bob)
    assert world.bot.tables.get(table_id).game.view(None).turn_number == 1
