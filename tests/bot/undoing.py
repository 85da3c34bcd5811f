"""First turns, and games compared before and after an undo."""

from __future__ import annotations

from dataclasses import replace

from engine import Game
from tests.bot.dealt import begin
from tests.bot.world import Person, Shown, World


async def choose_first(person: Person) -> Shown:
    """Choose the first option of a decision in private; return the panel that follows."""
    panel = (await person.slash("game hand")).message
    label = next(each.label for each in panel.buttons if each.custom_id.startswith("one:"))
    return (await person.click(label, on=panel)).message


async def first_turn(world: World, *people: Person) -> tuple[int, list[Person]]:
    """Start a table in its first turn; return it and the people in turn order."""
    table_id = await begin(world, *people)
    for person in people:
        await choose_first(person)
    (acting,) = world.bot.tables.get(table_id).awaited
    first = world.person(acting.user_id)
    place = people.index(first)
    return table_id, [*people[place:], *people[:place]]


def seen_by_all(game: Game) -> list[object]:
    """Return each viewer's view, without the numbers of decisions."""
    views = [game.view(viewer) for viewer in (None, *game.players)]
    return [
        replace(view, awaited=tuple(replace(each, number=0) for each in view.awaited))
        for view in views
    ]


def asked(game: Game) -> dict[str, object]:
    return {player: replace(each, number=0) for player, each in game.pending.items()}


def assert_same(now: Game, before: Game) -> None:
    assert seen_by_all(now) == seen_by_all(before)
    assert asked(now) == asked(before)
    assert now.dump()["state"] == before.dump()["state"]


def board(world: World) -> Shown:
    """Return the message that shows the table."""
    return next(shown for shown in reversed(world.messages()) if shown.offers("Draw"))


async def alone_with_a_computer(world: World) -> int:
    """Let Ann draw and end her turn against a computer, which plays; return the table."""
    await world.ann.slash("game new", game="civ", seats=2, computers="easy")
    await world.ann.click("Start", on=world.last)
    await choose_first(world.ann)
    if world.ann.finds(lambda shown: shown.offers("Refresh")).offers("Draw, end turn"):
        await world.ann.click("Draw, end turn")
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table.id


async def asked_to_go_back(world: World, *people: Person) -> tuple[int, list[Person], Game]:
    """Let the first player draw and ask to undo it.

    Returns the table, the people, and the game before.
    """
    table_id, order = await first_turn(world, *people)
    before = world.game(table_id)
    await order[0].click("Draw", on=board(world))
    await order[0].slash("game undo")
    reply = await order[0].click("Ask the others")
    assert "I’ve asked the others" in reply.text
    return table_id, order, before
