"""SIGTERM during presses: acknowledged users get an answer and see the table."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Store
from tests.bot.record import assert_replayed

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_that_is_told_to_stop_finishes_what_it_has_acknowledged(
    store_path: Path | str, seed: int
) -> None:
    command = [sys.executable, "-m", "tests.bot.sigterm_bot", str(store_path), str(seed)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdout is not None
        lines = [bot.stdout.readline() for _ in range(random.Random(seed).randint(3, 25))]
        while not lines[-1].startswith("acknowledged"):
            assert lines[-1], "it has stopped by itself"
            lines.append(bot.stdout.readline())
        bot.send_signal(signal.SIGTERM)
        # communicate() would leave out lines that readline() has buffered.
        lines.extend(bot.stdout)
        _, errors = bot.communicate(timeout=60)
    assert (bot.returncode, errors) == (0, "")
    told = [line.split() for line in lines]

    acknowledged = {each for state, each, _ in told if state == "acknowledged"}
    assert acknowledged == {each for state, each, _ in told if state == "answered"} & acknowledged
    store = Store(store_path)
    (table_id,) = store.tables.active()
    table, answers = store.tables.load(table_id), store.tables.answers(table_id)
    assert table is not None
    assert_replayed(table, answers, store.tables.events(table_id))
    assert len(answers) >= max(int(count) for *_, count in told)
    assert table.shown == table.version, "the table's message shows the last answer"
    store.close()
