"""A game that waits for Ann, and the bot's actions as time passes."""

from __future__ import annotations

from datetime import datetime, timedelta

from tests.bot.world import Person, Shown, World

# Ann is to take two actions, and there is enough to draw.
ANNS_TURN = {
    "p1": {"board": {"red": ["oars"]}, "hand": ["agriculture"]},
    "p2": {"board": {"blue": ["writing"]}, "hand": ["currency", "sailing"]},
    "decks": {"1": ["clothing", "pottery", "tools"]},
    "turn": "p1",
    "actions": 2,
}
# Ann is to take two actions, with any choice.
TWO_ACTIONS = {
    "p1": {"hand": ["agriculture", "archery"]},
    "p2": {"board": {"blue": ["writing"]}},
    "decks": {"1": ["clothing", "pottery", "tools"]},
    "turn": "p1",
    "actions": 2,
}
# Rare enough for days to pass quickly, frequent enough to resolve hours.
ROUND = 600


async def restart(world: World) -> None:
    """Kill the bot and start it again."""
    await world.restart(killed=True)


def reminders(world: World) -> list[Shown]:
    """Return the reminders that are in the channel."""
    return [shown for shown in world.messages() if shown.offers("No more reminders")]


def sent_reminders(world: World) -> int:
    """Return the number of reminders ever sent to the channel."""
    path = f"*/channels/{world.channel.id}/messages"
    return sum("mute:" in str(body) for body in world.requests("POST", path))


def loud_dms(world: World, person: Person) -> int:
    """Return the number of direct messages sent with a notification sound."""
    path = f"*/channels/{person.dm.id}/messages"
    silent = 1 << 12
    return sum(not (body.get("flags") or 0) & silent for body in world.requests("POST", path))


def board(world: World) -> Shown:
    """Return the message that shows the table."""
    return next(shown for shown in reversed(world.messages()) if shown.offers("My hand"))


def now(world: World) -> datetime:
    """Return the bot's current time."""
    return world.bot.tables.now()


async def until_hour(world: World, hour: int) -> None:
    """Let time pass until this hour in UTC."""
    at = now(world)
    then = at.replace(hour=hour, minute=0, second=0, microsecond=0)
    then += timedelta(days=then <= at)
    await world.later(seconds=(then - at).total_seconds() + ROUND)


async def quiet_at_night(person: Person, begins: int = 22, ends: int = 8) -> None:
    """Choose quiet hours in UTC."""
    await person.slash("settings", zone="UTC")
    await person.select(f"Quiet from {begins:02}:00")
    await person.select(f"Quiet until {ends:02}:00")
