"""The weekly digest: its due time, its content, and that it arrives once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.digest.service import Digests, next_morning
from bot.features.digest.storage import Digest
from bot.features.people.service import People
from bot.features.ratings.places import FEWEST_DECISIONS
from tests.bot.dealt import begin, deal
from tests.bot.tournaments.driver import ShortGames
from tests.bot.waiting import ANNS_TURN, loud_dms, quiet_at_night, until_hour
from tests.bot.world import Person, Shown, World


def digests(person: Person) -> list[Shown]:
    """Return the digests in this person's direct messages."""
    return [shown for shown in person.dms if "Your week" in shown.text]


async def switch(person: Person, label: str = "Switch on") -> str:
    """Press the switch in the settings; return the text of the settings then."""
    await person.slash("settings")
    await person.click("Weekly digest…")
    return (await person.click(label)).text


async def week_over(world: World, *people: Person) -> None:
    """Let the week of these people's digests be over, and the bot notice it."""
    kept, now = world.bot.get(Digests), world.bot.tables.now()
    for person in people:
        past = Digest(person.id, now - timedelta(weeks=1, days=1), now - timedelta(days=1))
        assert await kept.save(past)
    await world.later(hours=1, minutes=1)


@pytest.mark.parametrize(
    ("after", "zone", "morning"),
    [
        ("2026-01-04T23:00", "UTC", "2026-01-05T09:00"),  # a Sunday
        ("2026-01-05T09:00", "UTC", "2026-01-12T09:00"),  # the very moment
        ("2026-01-05T08:30", "Europe/Paris", "2026-01-12T08:00"),  # it is half past nine there
        ("2026-03-27T12:00", "Europe/Paris", "2026-03-30T07:00"),  # clocks are put forward
        ("2026-01-04T22:00", "Pacific/Auckland", "2026-01-11T20:00"),  # Monday there
    ],
)
def test_it_is_due_on_monday_morning_where_its_reader_lives(
    after: str, zone: str, morning: str
) -> None:
    moment = datetime.fromisoformat(after).replace(tzinfo=UTC)
    assert next_morning(moment, zone) == datetime.fromisoformat(morning).replace(tzinfo=UTC)


async def test_nobody_gets_it_unless_they_want_it(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    assert "It’s **on**" in await switch(world.ann)
    await week_over(world, world.ann)
    (digest,) = digests(world.ann)
    assert "1 game in progress, 1 waiting for you" in digest.text
    assert "Innovation" in digest.text
    assert not digests(world.bob)
    assert "It’s **off**" in await switch(world.ann, "Switch off")
    assert world.bot.get(Digests).of(world.ann.id) is None


async def test_it_tells_of_results_ratings_and_open_tournaments(world: World) -> None:
    await switch(world.ann)
    await switch(world.bob)
    world.deals(ShortGames(deck=24))
    table_id = await begin(world, world.ann, world.bob, game="civ")
    play = world.game(table_id)
    while play.answered < 2 * FEWEST_DECISIONS:
        player, decision = next(iter(play.pending.items()))
        seat = world.bot.tables.get(table_id).seat(player)
        await world.bot.tables.answer(
            table_id, seat.person, decision.number, decision.options[: decision.min]
        )
        play = world.game(table_id)
    await world.bot.tables.resign(table_id, world.bob.id)
    await world.cat.slash("tournament create", name="Spring Cup", game="civ")
    await world.cat.click("Open sign-up")
    await week_over(world, world.ann, world.bob)
    (won,), (lost,) = digests(world.ann), digests(world.bob)
    assert "1 game finished, 1 won" in won.text
    assert "you won" in won.text
    assert "Alexandria" in won.text
    assert "more)" in won.text
    assert "1 game finished, 0 won" in lost.text
    assert "place 2 of 2" in lost.text
    assert "Spring Cup" in lost.text


async def test_it_arrives_once_though_the_bot_is_killed_and_missed_weeks(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    await switch(world.ann)
    before = world.bot.get(Digests).of(world.ann.id)
    assert before is not None
    past = before.since - timedelta(weeks=3)
    await world.bot.get(Digests).save(Digest(world.ann.id, past, next_morning(past, "UTC")))
    await world.restart(killed=True)
    await world.later(minutes=1)
    await world.restart(killed=True)
    await world.later(minutes=1)
    assert len(digests(world.ann)) == 1
    after = world.bot.get(Digests).of(world.ann.id)
    assert after is not None
    assert after.due == before.due > world.bot.tables.now()


async def test_it_is_sent_again_if_discord_fails(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    await switch(world.ann)
    path = f"/channels/{world.ann.dm.id}/messages"
    world.behaviour.refuses("POST", path, status=500, times=6)
    await week_over(world, world.ann)
    await world.later(hours=1)
    assert len(digests(world.ann)) == 1


async def test_it_waits_until_their_channel_can_be_opened(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await world.bot.get(Digests).switch(world.bob.id, True)
    path = "/users/@me/channels"
    world.behaviour.refuses("POST", path, status=403, code=40003, times=1)
    await week_over(world, world.bob)
    assert len(digests(world.bob)) == 1


async def test_who_moves_gets_it_on_the_monday_morning_there(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    people, kept = world.bot.get(People), world.bot.get(Digests)
    await people.set_zone(world.ann.id, "Asia/Tokyo")
    await kept.switch(world.ann.id, True)
    await people.set_zone(world.ann.id, "America/New_York")
    await kept.save(Digest(world.ann.id, world.bot.tables.now(), world.bot.tables.now()))
    await world.later(hours=1, minutes=1)
    assert not digests(world.ann)
    digest = kept.of(world.ann.id)
    assert digest is not None
    assert digest.due == next_morning(digest.since, "America/New_York")


async def test_it_makes_no_sound_in_quiet_hours(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    await switch(world.ann)
    await quiet_at_night(world.ann, 0, 12)
    await until_hour(world, 2)
    before = loud_dms(world, world.ann)
    await week_over(world, world.ann)
    assert len(digests(world.ann)) == 1
    assert loud_dms(world, world.ann) == before


async def test_it_reads_in_the_language_of_its_reader(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    await switch(world.ann)
    await world.bot.get(People).note_locale(world.ann.id, "it")
    await week_over(world, world.ann)
    assert any("La tua settimana" in shown.text for shown in world.ann.dms)


async def test_a_forgotten_user_gets_none(world: World) -> None:
    await switch(world.ann)
    await world.bot.get(People).forget(world.ann.id)
    assert world.bot.get(Digests).of(world.ann.id) is None
