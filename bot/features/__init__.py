"""The bot's features, one package per subject.

A feature with services of its own has a module ``feature``, whose ``install`` adds them to the bot,
with their listeners and shutdown hooks. Message components, forms, commands and table actions
register themselves when they are defined, so all modules are imported before the bot starts.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ui.client import Client

Install = Callable[["Client"], None]


def load(names: Sequence[str]) -> tuple[Install, ...]:
    """Import every module of these features; return their ``install`` in this order."""
    installs: list[Install] = []
    for name in names:
        package = import_module(f"{__name__}.{name}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            found = import_module(module.name)
            if module.name == f"{package.__name__}.feature":
                installs.append(found.install)
    return tuple(installs)
