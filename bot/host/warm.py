"""Preloading before the first user waits, and garbage collection while none does.

A full collection traverses all objects that are not frozen and stops the bot meanwhile: for a fifth
of a second with all the rules, cards, texts and tables. It is hardly needed: reference counting
frees almost all objects, except reference cycles, some of which discord.py creates for each press.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.core.in_flight import InFlight
from bot.core.processes import get_ready
from bot.core.rules_version import fingerprint
from bot.core.words import languages, words_for

if TYPE_CHECKING:
    from bot.ui.client import Client

_OLDEST = 2  # the generation whose collection traverses all objects
_HOUR = 720  # rounds of ``tidy_up``


def warm_up() -> None:
    """Load the texts of all languages and the rules, and freeze survivors of the GC.

    So each full collection traverses only the objects created since the one before.
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


def tidy_up(bot: Client) -> tasks.Loop:
    """Return a loop, to be started, that collects garbage every few seconds.

    That takes milliseconds, as it traverses only new objects. Left to Python, it would be done
    after some thousand presses, and take long enough for users to notice. Once an hour frozen
    reference cycles are freed, too: a quarter of a second, when no user waits for ``bot``.
    """
    looked = 0

    @tasks.loop(seconds=5)
    async def look() -> None:
        nonlocal looked
        looked += 1
        if looked >= _HOUR and not bot.get(InFlight).busy:
            looked = 0
            collect_everything()
        else:
            gc.collect()

    return look


def collect_everything() -> None:
    """Free all reference cycles, including frozen ones."""
    gc.unfreeze()
    gc.collect()
