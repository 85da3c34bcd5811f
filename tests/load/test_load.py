"""Ten seconds of the load run: no loss, and correct measurements."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]


def test_a_few_tables_for_ten_seconds() -> None:
    command = [sys.executable, "-m", "tests.load", "--minutes", "0.17", "--rate", "2"]
    done = subprocess.run(
        [*command, "--tables", "3"], cwd=ROOT, capture_output=True, text=True, timeout=200
    )
    assert "none lost" in done.stdout, done.stdout + done.stderr
    assert "table shows it, p99" in done.stdout
    assert not done.stderr
