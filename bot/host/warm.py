"""What takes time once is done before anybody waits for it; and memory is cleared when nobody does.

A garbage collection looks through everything that is not known to stay, and the bot stands still
meanwhile: for a fifth of a second, if that were all the rules, cards, words and tables. Almost
nothing here needs one: what is no longer used is gone at once, but for rings of things that know
each other, of which discord.py makes some for each press.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.core.processes import get_ready
from bot.core.rules_version import fingerprint
from bot.core.words import languages, words_for

if TYPE_CHECKING:
    from bot.app import Civitas

_OLDEST = 2  # the generation whose collection looks through everything
_HOUR = 720  # looks of ``tidy_up``


def warm_up() -> None:
    """Read the words of all languages and the rules. Whatever outlives a collection then stays.

    So each collection looks only through what is new since the one before.
    """
    get_ready()
    for language in languages():
        words_for(language)
    fingerprint()
    if _keep not in gc.callbacks:
        gc.callbacks.append(_keep)
    gc.collect()


def _keep(phase: str, told: dict[str, int]) -> None:
    if phase == "stop" and told["generation"] == _OLDEST:
        gc.freeze()


def tidy_up(bot: Civitas) -> tasks.Loop:
    """A loop, to be started, that frees once an hour what had stayed and was then a ring.

    It takes a quarter of a second, and waits for a moment in which nobody waits for ``bot``.
    """
    looked = 0

    @tasks.loop(seconds=5)
    async def look() -> None:
        nonlocal looked
        looked += 1
        if looked >= _HOUR and not bot.underway.busy:
            looked = 0
            collect_everything()

    return look


def collect_everything() -> None:
    """Free all rings, also of what has stayed until now."""
    gc.unfreeze()
    gc.collect()
