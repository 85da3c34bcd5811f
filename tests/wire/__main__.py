"""Start the server for use by hand: ``python -m tests.wire [--port 8400]``.

It prints the environment for a bot that connects to it, and then takes lines such as

    ann /game new seats=2 game=civ
    bob press Join
    bob choose pick-one:1:3:0 2
    ann sees
"""

from __future__ import annotations

import argparse
import asyncio
import shlex
import sys
from typing import Any

from tests.discord_api import PUBLISHED
from tests.wire.interactions import Interaction
from tests.wire.player import Player
from tests.wire.reading import buttons, menus, text
from tests.wire.server import WireDiscord
from tests.wire.state import Message
from tests.wire.validation import MISSING

PORT = 8400
SEEN = 3  # messages shown per channel
LATENCY = 0.08


def shown(message: Message) -> str:
    """A message as lines of text: its text, its pictures, and its components."""
    where = "direct message" if message.channel.guild_id is None else f"#{message.channel.name}"
    lines = [f"--- {where}" + (", for you alone" if message.only_for else ""), text(message)]
    lines += [f"    picture {attachment.url}" for attachment in message.attachments]
    lines += [f"    [{label}] {custom_id}" for custom_id, label in buttons(message).items()]
    for menu in menus(message):
        lines.append(f"    choose {menu.custom_id} ({menu.min} to {menu.max})")
        lines += [f"        {value}: {label}" for value, label in menu.options.items()]
    return "\n".join(lines)


async def act(player: Player, words: list[str]) -> list[Message]:
    """Do the action of a line; return the messages that show the outcome."""
    what, *rest = words
    done: Interaction | None = None
    if what.startswith("/"):
        options = dict(word.split("=", 1) for word in rest if "=" in word)
        path = " ".join([what[1:], *(word for word in rest if "=" not in word)])
        values: Any = {k: int(v) if v.isdecimal() else v for k, v in options.items()}
        done = await player.slash(path, **values)
    elif what == "press":
        done = await player.click(" ".join(rest))
    elif what == "choose":
        on = player.finds(rest[0])
        assert on is not None, "there is no such menu"
        done = await player.select(rest[0], rest[1:], on)
    elif what != "sees":
        raise AssertionError("/command, press, choose or sees")
    if done is not None and done.original is not None:
        return [done.original]
    return [*player.sees()[-SEEN:], *player.dms[-SEEN:]]


async def look(discord: WireDiscord) -> None:
    """Take lines until there are no more."""
    guild = discord.guild()
    channel = discord.channel(guild)
    people = {name: Player(discord, name, guild, channel) for name in ("ann", "bob", "cat", "dan")}
    if not PUBLISHED.exists():
        print(MISSING, file=sys.stderr)
    print(f"export CIVITAS_DISCORD_API={discord.api}")
    print(f"export DISCORD_TOKEN={discord.token}")
    print("export CIVITAS_DATA=$(mktemp -d)")
    print("python -m bot run", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, *words = shlex.split(line) or [""]
        try:
            assert name in people, f"a line begins with one of {', '.join(people)}"
            for message in await act(people[name], words or ["sees"]):
                print(shown(message), flush=True)
        except (AssertionError, StopIteration, ValueError) as error:
            print(error, flush=True)
        for complaint in discord.complaints:
            print("Discord would refuse:", complaint, flush=True)
        discord.complaints.clear()


async def main() -> None:
    """Read the command line, and serve until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--latency", type=float, default=LATENCY, help="seconds of each request")
    chosen = parser.parse_args()
    async with WireDiscord(**vars(chosen)) as discord:
        await look(discord)


if __name__ == "__main__":
    asyncio.run(main())
