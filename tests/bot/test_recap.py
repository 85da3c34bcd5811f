"""The story of a game as its players read it: digest, own log, and recap."""

from __future__ import annotations

from typing import Any

from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, deal
from tests.bot.world import World

# Ann's Oars takes a crown from Bob, and ends her turn.
OARS: dict[str, Any] = {
    "p1": {"board": {"red": ["oars"]}, "hand": ["agriculture"]},
    "p2": {"board": {"blue": ["writing"]}, "hand": ["sailing", "tools"]},
    "decks": {"1": ["clothing", "pottery"]},
    "turn": "p1",
    "actions": 1,
}


async def test_ones_hand_begins_with_what_happened_to_oneself(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    forecast = await world.ann.click("Dogma", on=world.board)
    done = await world.ann.click("Activate", on=forecast.message)
    assert "You activate **Oars** (2 🏰). The demand hits Bob (0)." in done.text
    asked = await world.bob.click("My hand", on=world.board)
    done = await world.bob.click("Sailing", on=asked.message)
    given = (
        "You give **Sailing** (1) from your hand to Ann’s score pile, then draw **Clothing** (1)."
    )
    assert f"- {given}" in done.text
    hand = await world.bob.click("My hand", on=world.board)
    assert (
        f"-# Since your last turn\n- **Oars** (Ann): {given}\n- Ann activates **Oars**."
    ) in hand.text
    # Spectators read names, and no card that was hidden.
    log = (await world.cat.slash("game log")).text
    assert "Bob gives a 1 from their hand to Ann’s score pile, then draws a 1." in log
    assert "Sailing" not in world.board.everything
    own = (await world.bob.slash("game log")).text
    assert "You give **Sailing** (1)" in own


async def test_the_log_has_a_heading_for_each_turn(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], seed=3).play(8)
    log = (await world.cat.slash("game log")).text
    assert "**Turn 1 · " in log
    assert "**Turn 2 · " in log
    own = (await world.ann.slash("game log")).text
    assert own.count("· You**") in (log.count("· Ann**"), log.count("· Ann**") + 1)
    assert "· Ann**" not in own
