"""Puzzles to post in tests: positions with a provable best action, and their days."""

from __future__ import annotations

import json
import random
from datetime import timedelta
from functools import cache, partial
from pathlib import Path

from simcord.builders import ChannelHandle

from bot.features.puzzles.service import Puzzles
from engine.players.positions import load
from engine.players.puzzles import Position, Puzzle, imagined
from tests.bot.audit.pressing import CHANNELS, press
from tests.bot.choosing import manages
from tests.bot.world import Person, Reply, Shown, World

POSITIONS = Path(__file__).parents[1] / "positions"
INNOVATION, CIV = "innovation-empiricism-wins", "civ-ends-it-when-ahead"


@cache
def puzzle(name: str = INNOVATION, best: str | None = None) -> Puzzle:
    """Return the puzzle of a position, perhaps with another ``best``."""
    known = load(POSITIONS / f"{name}.json")
    table = imagined(known.game, known.player, random.Random(1)).dump()
    right = known.best[0][0] if best is None else best
    actions = dict.fromkeys(known.decision.options)
    offered = [each for each in actions if each == right]
    offered += [each for each in actions if each != right][:4]
    chances = {each: 0.9 if each == right else 0.5 for each in actions if each in offered}
    return Puzzle(Position(json.loads(json.dumps(table)), known.player, None), right, chances)


async def stocked(world: World, *puzzles: Puzzle, table_id: int | None = None) -> None:
    """Put puzzles in stock, as if they were found in a game."""
    tables, stored = world.bot.tables, world.bot.get(Puzzles).stored
    for each in puzzles:
        await tables.write(partial(stored.add, each.position.table["game"], [each], table_id))


async def chosen(world: World, who: Person, channel: ChannelHandle) -> Reply:
    """Choose the channel of puzzles in the settings, with Manage Server."""
    manages(world, who)
    await who.slash("settings")
    await who.click("This server…")
    shown = await who.click("Puzzle of the day…")
    (menu,) = [each for each in shown.message.selects if each.custom_id == "puzzle-channel"]
    return await press(
        world, who, menu.custom_id, on=shown.message, values=[str(channel.id)], kind=CHANNELS
    )


async def due(world: World) -> None:
    """Let time pass until the next puzzle is due, and a minute more."""
    channel = world.bot.get(Puzzles).channel(world.guild.id)
    assert channel is not None
    wait = channel.due - world.bot.tables.now() + timedelta(minutes=1)
    await world.later(seconds=wait.total_seconds())


def posted(world: World, channel: ChannelHandle) -> list[Shown]:
    """Return the puzzles in a channel, oldest first."""
    return [shown for shown in world.messages(channel) if "🧩" in shown.text]
