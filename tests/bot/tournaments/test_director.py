"""Tournaments run by themselves, whatever comes between: time, vanished people, a dying bot."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import pytest

from bot.tournaments import formats
from tests.bot.dealt import draw_dots
from tests.bot.tournaments.hall import Hall, Mortal, deal_short
from tests.bot.world import World


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_dots(monkeypatch)
    deal_short(monkeypatch)


def messages_sent(world: World) -> Counter[str]:
    """What was sent, by the nonce by which Discord tells two messages from one sent twice."""
    bodies = world.requests("POST", "/channels/*/messages")
    return Counter(body["nonce"] for body in bodies if body.get("nonce"))


@pytest.mark.parametrize("before_noting", [False, True], ids=["after", "before"])
async def test_a_bot_that_dies_at_every_step(world: World, before_noting: bool) -> None:
    """It dies after each step that it notes, or just before it can note the next one."""
    hall = Hall(world, 4)
    mortal = Mortal(before_noting=before_noting)
    await hall.create("elimination", third_place=True)
    await hall.sign_up()
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await hall.start()
    lives = 0
    while hall.now.active or mortal.dead:
        lives += 1
        assert lives < 60
        await hall.restart(mortal)
        await world.env.settle()
        if not mortal.dead and (waiting := list(hall.now.open_matches())):
            await hall.play(waiting[:1])
    assert lives > 20

    tournament = hall.now
    assert [len(each.matches) for each in tournament.contest.rounds] == [2, 2]
    assert len(hall.threads()) == len(tournament.venues) == 4
    tables = [venue.table_id for venue in tournament.venues]
    assert sorted(world.bot.tables.store.tables.of_guild(world.guild.id)) == []
    assert sorted(tables) == [1, 2, 3, 4]
    assert {venue.source for venue in tournament.venues} == {"played"}
    assert [act.kind for act in world.bot.tournaments.log(hall.id)] == ["start", "create"]
    # Whatever was sent again had the same nonce, so that nobody sees it twice.
    said = world.bot.tournaments.said(hall.id)
    assert len(said) == len({each.message_id for each in said.values()})
    matches = [f"match:{table}" for table in tables]
    assert sorted(said) == sorted(
        ["signup", "round:1", "standings:1", "round:2", "podium", *matches]
    )
    assert sum(nonce.startswith("t1.") for nonce in messages_sent(world)) == len(said)
    assert formats.over(tournament.contest)
