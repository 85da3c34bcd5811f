"""Benchmarks of pictures (``make bench``); no test fails by a time."""

from __future__ import annotations

import pytest

from bot.core.words import words_for
from render.hand import hand_picture
from render.table import table_picture
from tests.render.civ.gallery import hands, played
from tests.render.names import NAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_table(benchmark, players: int) -> None:
    view = played(players, seed=40 + players, answers=20).view(None)
    picture = benchmark(table_picture, view, words_for("en"), NAMES)
    benchmark.extra_info["bytes"] = len(picture.png)


@pytest.mark.parametrize("name", ["three", "nine"])
def test_hand(benchmark, name: str) -> None:
    picture = benchmark(hand_picture, hands()[name], "p1", words_for("en"), NAMES)
    benchmark.extra_info["bytes"] = len(picture.png)
