"""Game after game while everything goes wrong, and an audit after each.

python -m tests.chaos --runs 60 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

import discord
import simcord

from bot import pictures
from render.picture import Picture
from tests.bot.dealt import DOT
from tests.bot.world import Impatient, World, new_bot
from tests.chaos.game import Ordeal

DECISIONS = 25
ANSWERS = "answers that people were told are accepted"


async def run(seed: int, decisions: int) -> Counter[str]:
    """One game; what went wrong in it, by kind. Raises ``AssertionError`` if the audit fails."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "civitas.sqlite3"
        env: simcord.Env
        # Outside of the bot it would be the time on the wall: the audit asks by the bot's clock.
        setattr(discord.utils, "utcnow", lambda: env.now())  # noqa: B010
        env = Impatient(new_bot(path), settle_timeout=60.0, check_errors=False)
        await env.start()
        ordeal = Ordeal(World(env, path), seed)
        try:
            await ordeal.begin()
            await ordeal.play(decisions)
            await ordeal.audit()
        finally:
            await ordeal.troubles.heal()
            await ordeal.world.bot.close()
            await env.shutdown()
        return Counter({**Counter(ordeal.troubles.made), ANSWERS: len(ordeal.told)})


def main() -> int:
    """Read the options, play, say what happened; 1 if an audit failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--runs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="in each run")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    dot = Picture(DOT, "•", "picture.png")
    for kind in ("table", "hand", "card", "reveal", "affected", "end"):
        setattr(pictures, f"{kind}_picture", lambda *_, **__: dot)
    made: Counter[str] = Counter()
    failed = []
    for seed in range(options.seed, options.seed + options.runs):
        try:
            made += asyncio.run(run(seed, options.decisions))
        except Exception:
            failed.append(seed)
            print(f"seed {seed}:\n{traceback.format_exc()}", flush=True)
    print(f"{options.runs} games:", ", ".join(f"{n} x {what}" for what, n in made.most_common()))
    print("every audit passed" if not failed else f"failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
