"""The only setting of the engine, which has to be known before its rules are imported."""

from __future__ import annotations

import os

COMPILED = "CIVITAS_COMPILED"


def wants_compiled() -> bool:
    """Return whether the environment asks for the compiled rules."""
    return os.environ.get(COMPILED, "") not in ("", "0")
