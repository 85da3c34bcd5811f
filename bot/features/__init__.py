"""The bot's features, one package per subject.

Message components, forms and table actions register themselves when they are defined, so all
modules are imported before the bot starts.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module


def load() -> None:
    """Import every module of every feature."""
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
