"""Users' preferences, servers' settings, and the list of one user's games."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.features.invitations.service import Invitations
from bot.features.people.service import People, find_zones, zones
from tests.bot.choosing import manages
from tests.bot.dealt import begin, deal
from tests.bot.waiting import ANNS_TURN
from tests.bot.world import Person, World

# One's own settings


async def test_settings_are_one_private_panel_that_changes_in_place(world: World) -> None:
    reply = await world.cat.slash("settings")
    assert reply.private
    assert "Ping in the channel" in reply.text
    assert "**Quiet hours:** none" in reply.text
    assert not reply.message.offers("This server…")
    await world.cat.select("DM", on=reply.message)
    await world.cat.select("Quiet from 23:00", on=reply.message)
    assert "23:00 to 07:00" in reply.text
    await world.cat.select("Quiet until 06:00", on=reply.message)
    await world.cat.select("Rome", on=reply.message)
    assert "DM" in reply.text
    assert "23:00 to 06:00 (Rome)" in reply.text
    await world.restart(killed=True)
    assert (await world.cat.slash("settings")).text == reply.text
    person = world.bot.get(People).get(world.cat.id)
    assert (person.notify, person.zone) == ("dm", "Europe/Rome")


async def test_settings_work_in_direct_messages_too(world: World) -> None:
    reply = await world.cat.slash("settings", at=world.cat.dm)
    await world.cat.select("Off", on=reply.message)
    assert world.bot.get(People).get(world.cat.id).notify == "neither"


async def test_quiet_hours_have_a_limit(world: World) -> None:
    reply = await world.cat.slash("settings")
    await world.cat.select("Quiet from 22:00", on=reply.message)
    refusal = await world.cat.select("Quiet until 21:00", on=reply.message)
    assert "12 hours" in refusal.text
    assert "22:00 to 06:00" in reply.text
    # A later beginning moves the end along, if need be.
    await world.cat.select("Quiet from 10:00", on=reply.message)
    assert "10:00 to 18:00" in reply.text


async def test_a_time_zone_is_found_by_its_city(world: World) -> None:
    suggested = await world.cat.types("settings", "zone", "new y")
    assert list(suggested.values()) == ["America/New_York"]
    assert len(await world.cat.types("settings", "zone", "")) <= 25
    await world.cat.slash("settings", zone="America/New_York")
    assert world.bot.get(People).zone(world.cat.id) == "America/New_York"
    refusal = await world.cat.slash("settings", zone="Atlantis")
    assert "no time zone" in refusal.text


@pytest.mark.parametrize("typed", ["", "par", "europe", "a", "ZZZ", "buenos aires"])
def test_suggested_zones_exist(typed: str) -> None:
    found = find_zones(typed)
    assert len(found) <= 25
    assert set(found) <= zones()


async def test_quiet_hours_stay_where_they_are_when_a_language_is_noted(world: World) -> None:
    people = world.bot.get(People)
    await people.note_locale(world.cat.id, "de")
    await people.set_quiet(world.cat.id, 22 * 60, 7 * 60)
    assert people.zone(world.cat.id) == "Europe/Berlin"
    await people.note_locale(world.cat.id, "ja")
    assert people.zone(world.cat.id) == "Europe/Berlin"


# The server's settings


async def test_a_server_chooses_what_its_new_tables_agree_on(world: World) -> None:
    manages(world, world.ann)
    await world.ann.slash("settings")
    reply = await world.ann.click("This server…")
    assert reply.private
    await world.ann.select("3 days", on=reply.message)
    await world.ann.select("A computer moves", on=reply.message)
    await world.ann.click("Don’t count it", on=reply.message)
    assert "**Time per move:** 3 days" in reply.text
    await world.restart()
    await world.bob.slash("game new")
    terms = world.bot.tables.of_user(world.bob.id)[0].terms
    assert (terms.pace, terms.overdue, terms.rated) == (72, "computer", False)
    assert "3 days per move" in world.board.text
    assert "Doesn’t count" in world.board.text
    await world.ann.click("My own settings", on=reply.message)
    assert "Your settings" in reply.text


async def test_others_cannot_choose_for_the_server(world: World) -> None:
    manages(world, world.ann)
    await world.ann.slash("settings")
    reply = await world.ann.click("This server…")
    role_ids = world.env.backend.guilds[world.guild.id].members[world.ann.id].role_ids
    role_ids.clear()
    refusal = await world.ann.select("light", on=reply.message)
    assert "Manage Server" in refusal.text
    refusal = await world.bob.slash("settings", theme="light")
    assert "Manage Server" in refusal.text
    assert world.bot.tables.server(world.guild.id).theme is None


# The terms of a table


async def test_a_table_is_opened_with_its_terms(world: World) -> None:
    await world.ann.slash("game new", time=48, overdue="forfeit")
    terms = world.bot.tables.of_user(world.ann.id)[0].terms
    assert (terms.pace, terms.overdue) == (48, "forfeit")
    assert "2 days per move, then: The seat is lost" in world.board.text


async def test_the_host_changes_the_terms_in_the_lobby(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    assert "No time limit" in world.board.text
    reply = await world.ann.click("Options…", on=world.board)
    assert reply.private
    await world.ann.select("12 hours", on=reply.message)
    await world.ann.select("The others vote", on=reply.message)
    await world.ann.click("Reveal cards afterwards", on=reply.message)
    await world.ann.click("Don’t count it", on=reply.message)
    terms = world.bot.tables.of_user(world.ann.id)[0].terms
    assert (terms.pace, terms.overdue, terms.revealed, terms.rated) == (12, "vote", True, False)
    assert "12 hours per move" in world.board.text
    await world.bob.click("Join", on=world.board)
    others = await world.bob.click("Options…", on=world.board)
    assert "Only the host" in others.text
    assert others.message.selects == []
    await world.ann.click("Start", on=world.board)
    refusal = await world.ann.select("1 day", on=reply.message)
    assert "already started" in refusal.text
    assert world.bot.tables.of_user(world.ann.id)[0].terms == terms


async def test_who_has_joined_sees_that_the_terms_are_new(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    reply = await world.ann.click("Options…", on=world.board)
    await world.ann.select("12 hours", on=reply.message)
    assert "has changed the options" not in world.board.text  # nobody has agreed to others yet
    await world.bob.click("Join", on=world.board)
    await world.ann.select("12 hours", on=reply.message)
    assert "has changed the options" not in world.board.text
    await world.ann.select("1 day", on=reply.message)
    assert "**Ann has changed the options** after others had joined. They’re now:" in (
        world.board.text
    )
    assert "1 day per move" in world.board.text
    await world.restart()
    await world.bob.click("Start", on=world.board)
    table = world.bot.tables.of_user(world.ann.id)[0]
    await world.bot.tables.end(table.id)
    rematch = await world.bot.get(Invitations).rematch(table.id, world.bob.id, "Bob")
    assert rematch.terms.pace == 24
    assert not rematch.terms.amended


@pytest.mark.parametrize(
    ("overdue", "then"),
    [
        ("nudge", ")."),
        ("vote", "); after that, the others may let a computer move."),
        ("computer", "); after that, a computer makes the move."),
        ("forfeit", "); after that, the seat is lost."),
    ],
)
async def test_beside_a_deadline_stands_what_happens_then(
    world: World, overdue: str, then: str
) -> None:
    await begin(world, world.ann, world.bob, time=24, overdue=overdue)
    line = next(line for line in world.board.text.splitlines() if "Ann has until" in line)
    assert line.endswith(then)


# Away


async def test_absences_are_listed_and_cancelled(world: World) -> None:
    reply = await world.ann.slash("away")
    assert "nothing’s planned" in reply.text
    await world.ann.click("7 days", on=reply.message)
    assert "Now" in reply.text
    await world.restart(killed=True)
    reply = await world.ann.slash("away", starting="2027-01-20", until="2027-01-21")
    assert "in the past" in reply.text or "too long" in reply.text
    today = world.bot.tables.now().date()
    first, last = today + timedelta(days=20), today + timedelta(days=25)
    reply = await world.ann.slash(
        "away", starting=first.isoformat(), until=f"{last.day}.{last.month}."
    )
    assert reply.message.labels[:2] == ["I’m back", "Cancel 2"]
    await world.ann.click("Cancel 2", on=reply.message)
    await world.ann.click("I’m back", on=reply.message)
    assert "nothing’s planned" in reply.text
    assert world.bot.get(People).may_be_called(world.ann.id)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"until": "yesterday"}, "as a date"),
        ({"until": "31.2."}, "as a date"),
        ({"until": "2020-01-01"}, "in the past"),
        ({"until": "2040-01-01"}, "too long"),
        ({"starting": "2026-06-01"}, "Until when"),
    ],
)
async def test_what_is_no_absence_is_refused(
    world: World, options: dict[str, Any], why: str
) -> None:
    assert why in (await world.ann.slash("away", **options)).text
    assert world.bot.get(People).absences(world.ann.id) == []


async def test_days_are_suggested_in_words(world: World) -> None:
    suggested = await world.ann.types("away", "until", "")
    assert len(suggested) == 14
    suggested = await world.ann.types("away", "until", "24.12.")
    ((name, value),) = suggested.items()
    assert name.endswith("24 December 2026")
    assert value == "2026-12-24"
    assert await world.ann.types("away", "until", "soon") == {}


# All one's games


async def test_my_games_begin_with_those_that_wait(world: World) -> None:
    reply = await world.ann.slash("mygames")
    assert "not in any game" in reply.text
    await world.ann.slash("game new", at=world.guild.create_text_channel("later"))
    await world.later(minutes=1)
    deal(world, {**ANNS_TURN, "turn": "p2"})
    theirs = await open_in(world, "theirs", world.ann, world.bob)
    deal(world, ANNS_TURN)
    mine = await open_in(world, "mine", world.ann, world.bob, time=24)
    reply = await world.ann.slash("mygames")
    assert reply.private
    assert "🔔 1" in reply.text
    lines = reply.text
    assert lines.index("Your move") < lines.index("Waiting for Bob") < lines.index("Not started")
    clock = world.bot.tables.get(mine).seats[0].clock
    assert clock is not None
    assert clock.deadline is not None
    assert f"<t:{int(clock.deadline.timestamp())}:R>" in lines
    hand = await world.ann.click("My hand 1", on=reply.message)
    assert "Your turn" in hand.text
    assert hand.message == reply.message
    assert [table.id for table in world.bot.tables.of_user(world.ann.id)][1:] == [theirs, mine]


async def open_in(world: World, name: str, *people: Person, **terms: object) -> int:
    """Open and begin a game in a channel of its own."""
    channel = world.guild.create_text_channel(name)
    first, *others = people
    await first.slash("game new", at=channel, seats=len(people), **terms)
    lobby = world.messages(channel)[-1]
    for person in others:
        await person.click("Join", on=lobby)
    await first.click("Start", on=lobby)
    table = world.bot.tables.at_channel(channel.id)
    assert table is not None
    return table.id


async def test_many_games_have_pages(world: World) -> None:
    tables = world.bot.tables
    for number in range(28):
        await tables.open(world.guild.id, 1000 + number, world.ann.id, "Ann")
    reply = await world.ann.slash("mygames")
    assert "(28)" in reply.text
    await world.ann.click("More", on=reply.message)
    assert "**9. " in reply.text
    for _ in range(2):
        await world.ann.click("More", on=reply.message)
    assert "**28. " in reply.text
    assert not reply.message.offers("More")
    await world.ann.click("Back", on=reply.message)
    assert "**17. " in reply.text


async def test_a_command_may_mean_more_than_25_tables(world: World) -> None:
    tables = world.bot.tables
    for number in range(28):
        await tables.open(world.guild.id, 1000 + number, world.ann.id, "Ann")
    last = tables.of_user(world.ann.id)[-1]
    reply = await world.ann.slash("game end", at=world.ann.dm)
    assert str(last.id) not in reply.message.selects[0].options
    await world.ann.click("More", on=reply.message)
    await world.ann.select(str(last.id), on=reply.message)
    assert "How should" in reply.text


async def test_after_an_answer_the_next_table_is_one_press_away(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    first_dm = world.ann.last_dm
    second = await open_in(world, "forum", world.ann, world.bob)
    reply = await world.ann.click("Draw", on=first_dm)
    assert not reply.message.offers("Next game")
    reply = await world.ann.click("Draw", on=first_dm)
    assert reply.message.offers("Next game")
    onward = await world.ann.click("Next game", on=reply.message)
    assert onward.private
    assert "Your turn" in onward.text
    assert f"<#{world.bot.tables.get(second).channel_id}>" in onward.text
    assert f"<#{world.channel.id}>" in reply.text
    await world.ann.click("Draw", on=onward.message)
    reply = await world.ann.click("Draw", on=onward.message)
    assert not reply.message.offers("Next game")


async def test_games_and_settings_are_a_press_away_from_every_hand(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    await world.ann.click("More…", on=world.ann.last_dm)
    reply = await world.ann.click("My settings")
    assert "Your settings" in reply.text
    await world.ann.slash("game hand")
    await world.ann.click("More…")
    assert "🔔 1" in (await world.ann.click("My games")).text
