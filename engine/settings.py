"""The setting that the engine has to know before its rules are imported."""

from __future__ import annotations

import os

COMPILED = "CIVITAS_COMPILED"


def wants_compiled() -> bool:
    """Return whether the compiled rules are wanted."""
    return os.environ.get(COMPILED, "") not in ("", "0")
