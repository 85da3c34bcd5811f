"""Modules and texts preloaded in the processes of ``tests.bot.processes``."""

from __future__ import annotations

import gc

from bot.host import worker_initialisation
from tests.bot import kill_bot, multiprocess
from tests.chaos import process

__all__ = ["kill_bot", "multiprocess", "process", "worker_initialisation"]

gc.freeze()
