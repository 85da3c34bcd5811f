"""A bot on an in-memory Discord, which is stopped while people press.

    python -m tests.bot.sigterm_bot FILE-OR-URL SEED

It prints a line for each response of the bot: the interaction, whether it was only acknowledged,
and the number of responses so far.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from typing import Any

from simcord.http import router

from bot.__main__ import _until_stopped
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import Shuffled
from tests.bot.world import Impatient, World, new_bot

DEFERRED = (5, 6)


async def main(where: str, seed: int) -> None:
    """Play until stopped; then close the bot as ``python -m bot run`` does."""
    env = Impatient(new_bot(where, dealer=Shuffled(seed)), settle_timeout=60.0)
    await env.start()
    world = World(env, where)
    await world.ann.slash("game new", game="civ" if seed % 2 else "innovation", seats=2)
    await world.bob.click("Join")
    await world.ann.click("Start")
    _tell_what_is_answered(world)
    try:
        await Autoplay(world, [world.ann, world.bob], seed).play()
    finally:
        closing = asyncio.ensure_future(world.bot.close())
        await world.limits_over(closing)
        await closing


def _tell_what_is_answered(world: World) -> None:
    carry_out = router.dispatch
    (table,) = world.bot.tables.active()

    def told(backend: Any, method: str, path: str, **request: Any) -> Any:
        answered = carry_out(backend, method, path, **request)
        if found := re.search(r"simcord_interaction_(\d+)", path):
            kind = (request.get("json") or {}).get("type")
            state = "acknowledged" if kind in DEFERRED else "answered"
            print(state, found[1], world.bot.tables.get(table.id).answer_count, flush=True)
        return answered

    router.dispatch = told


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(_until_stopped(main(sys.argv[1], int(sys.argv[2]))))
