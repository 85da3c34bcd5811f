"""Puzzles to post in tests: positions with a provable best action, and their days."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path

from simcord.builders import ChannelHandle

from bot.features.puzzles.service import Puzzles
from engine.players.positions import load
from engine.players.puzzles import Position, Puzzle, determinized
from tests.bot.audit.pressing import CHANNELS, press
from tests.bot.choosing import manages
from tests.bot.world import Person, Reply, Shown, World

POSITIONS = Path(__file__).parents[1] / "positions"
INNOVATION, CIV = "innovation-empiricism-wins", "civ-ends-it-when-ahead"


@cache
def puzzle(name: str = INNOVATION, best: str | None = None) -> Puzzle:
    """Return the puzzle of a position in ``tests/positions``; with another ``best``."""
    known = load(POSITIONS / f"{name}.json")
    table = determinized(known.game, known.player, random.Random(1)).dump()
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
    """Choose the channel of the puzzles in the settings of the server."""
    manages(world, who)
    await who.slash("settings")
    await who.click("This server…")
    shown = await who.click("Puzzle of the day…")
    (menu,) = [each for each in shown.message.selects if each.custom_id == "puzzle-channel"]
    return await press(
        world, who, menu.custom_id, on=shown.message, values=[str(channel.id)], kind=CHANNELS
    )


async def due(world: World) -> None:
    """Let a puzzle be due, as if its day had come, and the bot notice it.

    A day of simulated time takes minutes where the database is shared.
    """
    bot, guild_id = world.bot, world.guild.id
    stored = bot.get(Puzzles).stored
    channel = stored.channel(guild_id)
    assert channel is not None
    connection, today = stored._connection, replace(channel, due=bot.tables.now())

    def pass_a_day() -> None:
        with connection.transaction():
            for row in connection.written("SELECT id, day FROM puzzle_posts ORDER BY day"):
                day = date.fromisoformat(row["day"]) - timedelta(days=1)
                connection.write(
                    "UPDATE puzzle_posts SET day = ? WHERE id = ?", [day.isoformat(), row["id"]]
                )
            stored.put_channel(today)

    await bot.tables.write(pass_a_day)
    bot.get(Puzzles)._tell(guild_id)
    await world.later(minutes=1)


def posted(world: World, channel: ChannelHandle) -> list[Shown]:
    """Return the puzzles in a channel, oldest first."""
    return [shown for shown in world.messages(channel) if "🧩" in shown.text]
