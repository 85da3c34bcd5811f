"""No user is sent a message that depends on information hidden from them.

Twin games, which a given viewer cannot tell apart, are played through the bot. All that the viewer,
the public and an onlooker are sent in one is compared with the other: every text, label, custom_id,
nonce, alt text, file name, file and picture, and the bot's log.

``make audit`` plays more of them: ``AUDIT_GAMES`` pairs, beginning with number ``AUDIT_FIRST``.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.orders.service import Orders
from engine.event import Event
from tests.bot.audit.harness import Harness, Received, played
from tests.bot.audit.noninterference import GamePair, game_pair

FIRST = int(os.environ.get("AUDIT_FIRST", "0"))
GAMES = int(os.environ.get("AUDIT_GAMES", "5"))
MOST = 40 if GAMES > 20 else 8
DRAWN_EVERY = 25  # drawing dominates the time; otherwise the pictures' input is compared


@pytest.fixture(scope="module")
def compared() -> Iterator[Counter[str]]:
    """Count the comparisons; ``pytest -s`` prints the totals at the end."""
    counted: Counter[str] = Counter()
    yield counted
    print("\ncompared:", ", ".join(f"{number} {what}" for what, number in counted.items()))


async def both(
    pair: GamePair, folder: Path, monkeypatch: pytest.MonkeyPatch, *, drawn: bool = False
) -> tuple[Harness, Harness]:
    """Both sides of ``pair``, played."""
    one, other = [
        await played(pair, side, folder / f"{pair.number}-{side}.sqlite3", monkeypatch, drawn=drawn)
        for side in (0, 1)
    ]
    return one, other


def difference(one: Harness, other: Harness) -> str | None:
    """Return the first difference between the two sides, or ``None``."""
    for here, there in zip_longest(_by_reader(one), _by_reader(other)):
        if here is None or there is None or here.what != there.what:
            return f"{_about(one.pair)}:\n{here}\n{there}"
        if here.body != there.body:
            characters = enumerate(zip_longest(here.body, there.body))
            at = next(at for at, (one_, other_) in characters if one_ != other_)
            parts = (each.body[max(0, at - 300) : at + 300] for each in (here, there))
            return "\n".join([f"{_about(one.pair)}, {here.who}: {here.what}", *parts])
    return None


def _by_reader(harness: Harness) -> list[Received]:
    """Return messages by reader and request, in order of arrival.

    Between readers the order is random. So is that of a response to a press, a reminder and the
    board's message: different workers send them.
    """

    def order(each: Received) -> tuple[str, int, str]:
        return each.who, each.after, each.what

    return sorted(harness.received, key=order)


def _about(pair: GamePair) -> str:
    return f"{pair.name} {pair.number}, seen by {pair.viewer}; {pair.acts}"


@pytest.mark.soak
@pytest.mark.parametrize("number", range(FIRST, FIRST + GAMES))
async def test_what_somebody_is_sent_is_the_same_whatever_is_hidden_from_them(
    number: int, compared: Counter[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = game_pair(number, most=MOST)
    one, other = await both(pair, tmp_path, monkeypatch, drawn=number % DRAWN_EVERY == 0)
    found = difference(one, other)
    assert found is None, f"\n{found}"
    otherwise = sum(len({*act.answers}) > 1 for act in pair.acts if act.answers)
    compared.update(
        {"pairs": 1, "acts": one.acted, "answered otherwise": otherwise, f"of {pair.name}": 1},
    )
    compared.update(
        {
            "tutorials": pair.lesson,
            "in teams": pair.options.get("teams", False),
            "times up": one.late,
            "planned acts": one.planned,
            "plans in vain": one.mused,
            "undone moves": sum(act.moves for act in pair.acts if act.answers is None),
        }
    )
    compared.update(f"requests and log records for {each.who}" for each in one.received)


@pytest.mark.soak
async def test_what_is_not_masked_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The audit itself: a public log with all cards in it does not pass."""
    pairs = (
        pair
        for pair in (game_pair(number, most=6) for number in range(100))
        if pair.name == "innovation"
        and pair.viewer is None
        and any(act.answers and act.answers[0] == ("draw",) for act in pair.acts)
    )
    drawing = list(islice(pairs, 3))  # in some of them the card that is drawn differs
    monkeypatch.setattr(Event, "for_viewer", lambda event, viewer: event)
    found = [difference(*await both(pair, tmp_path, monkeypatch)) for pair in drawing]
    assert any(found)


@pytest.mark.soak
async def test_a_plan_that_is_told_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The audit itself: a plan in vain, on one side only, would be noticed."""
    give = Orders.give

    async def told(orders: Orders, table_id: int, *about: Any) -> Table:
        logging.getLogger("bot").info("a plan at table %s", table_id)
        return await give(orders, table_id, *about)

    monkeypatch.setattr(Orders, "give", told)
    for number in range(100):
        pair = game_pair(number, most=8)
        if pair.name == "innovation" and len(pair.seats) - len(pair.computers) > 1:
            one, other = await both(pair, tmp_path, monkeypatch)
            if one.mused:
                assert difference(one, other) is not None
                return
    pytest.fail("nobody planned in vain")
