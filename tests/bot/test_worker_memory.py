"""Memory of worker processes: their jobs import no ``discord``."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.soak

# The modules of the jobs that workers run at most tables: pictures, forecasts, hints, computers.
OFTEN = (
    "bot.core.painter",
    "bot.features.board.pictures",
    "bot.features.hand.tryouts",
    "bot.features.hints.service",
    "bot.features.computers.thinking",
)


def test_what_workers_run_often_imports_no_discord() -> None:
    code = f"import sys, {', '.join(OFTEN)}; print('discord' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
