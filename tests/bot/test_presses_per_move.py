"""The bound on presses from a ping to the finished action, in both games."""

from __future__ import annotations

import pytest

from tests.presses import PLAYERS, counted

# A dogma without any effect has to be confirmed.
MOST = {"dogma": 3}


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
async def test_two_presses_lead_from_a_ping_to_the_action(game: str) -> None:
    count = await counted(game, PLAYERS[game], seed=1, most=10)
    assert count.from_ping
    for action, presses in count.from_ping.items():
        assert max(presses) <= MOST.get(action, 2), action
    assert count.mid_turn == 0
    assert max(count.open) <= 2  # the panel, and one that says that it is old
