"""Benchmarks of pictures (``make bench``); no test fails by a time.

Wanted, on one core: a table of four in 80 ms and 350 KB, a hand in 40 ms.
"""

from __future__ import annotations

import pytest

from bot.core.words import words_for
from render.card import card_picture
from render.ending import end_picture
from render.forecast import forecast_picture
from render.hand import hand_picture
from render.replay import replay_picture
from render.table import table_picture
from render.text_alternative import table_text
from tests.render.innovation.gallery import dogmas, endings, hands, played, turns
from tests.render.names import NAMES

EN = words_for("en")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_table(benchmark, players: int) -> None:
    before, view = (played(players, seed=40 + players, actions=n).view(None) for n in (38, 40))
    picture = benchmark(table_picture, view, EN, NAMES, before=before)
    benchmark.extra_info["bytes"] = len(picture.png)


def test_table_in_words(benchmark) -> None:
    benchmark(table_text, played(4, seed=44, actions=40).view(None), EN, NAMES)


@pytest.mark.parametrize("cards", [5, 9, 25])
def test_hand(benchmark, cards: int) -> None:
    view = hands()[f"{cards}-cards"]
    picture = benchmark(hand_picture, view, "p1", EN, NAMES)
    benchmark.extra_info["bytes"] = len(picture.png)


def test_card(benchmark) -> None:
    picture = benchmark(card_picture, "innovation", "the-pirate-code", EN)
    benchmark.extra_info["bytes"] = len(picture.png)


def test_dogma(benchmark) -> None:
    view, forecast, _ = dogmas()["both"]
    picture = benchmark(forecast_picture, view, forecast, EN, NAMES)
    benchmark.extra_info["bytes"] = len(picture.png)


def test_end(benchmark) -> None:
    view, history, _ = endings()["four"]
    picture = benchmark(end_picture, view, history, EN, NAMES)
    benchmark.extra_info["bytes"] = len(picture.png)


def test_replay(benchmark) -> None:
    picture = benchmark.pedantic(replay_picture, (turns(), EN, NAMES), rounds=1)
    benchmark.extra_info["bytes"] = len(picture.png)
