"""Finding a partner on Discord, and the messages in the meantime."""

from __future__ import annotations

import pytest

from bot.features.people.service import People
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.tournament import Tournament
from bot.tables.dealer import Dealer
from tests.bot.audit.pressing import press
from tests.bot.test_privacy import forget
from tests.bot.tournaments.driver import Mortal, ShortGames, TournamentDriver
from tests.bot.tournaments.test_commands import has_role
from tests.bot.world import Person, Reply, Shown, World

TEAMS = {"teams": True}


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def opened(
    world: World, people: int = 6, format_: str = "swiss", **plan: object
) -> TournamentDriver:
    """Open a tournament of teams in which two of them are enough."""
    driver = TournamentDriver(world, people)
    await driver.create(format_, options=TEAMS, plan={"min_people": 2, **plan})
    return driver


async def ask(driver: TournamentDriver, one: Person, other: Person) -> Reply:
    """Let ``one`` choose ``other`` in the menu of their panel."""
    return await press(driver.world, one, f"t-partner:{driver.id}", people=[other])


def question(driver: TournamentDriver) -> Shown:
    """Return the message with the question to be a partner."""
    found = [each for each in driver.world.messages() if "Will you two be a team?" in each.text]
    return found[-1]


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_teams_are_chosen_when_a_tournament_is_created(world: World, game: str) -> None:
    panel = await world.ann.slash("tournament create", name="Duo Cup", game=game, teams=True)
    assert ", teams of two, " in panel.text
    assert "4 to 64 teams of two" in panel.text
    panel = await world.ann.click("No teams", on=panel.message)
    assert "tables of 2" in panel.text
    panel = await world.ann.click("Teams of two", on=panel.message)
    assert ", teams of two, " in panel.text
    await world.ann.click("Open sign-up", on=panel.message)
    assert "**No team yet.** It takes 4 to start" in world.last.text
    (made,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    assert made.teams
    assert made.table_seats == 4


async def test_a_partner_is_asked_in_the_channel_and_agrees(world: World) -> None:
    driver = await opened(world)
    one, other, third, *_ = driver.people
    panel = await one.click("Join")
    assert panel.private
    assert "Now you need a partner" in panel.text
    assert "Looking for a partner: P01" in world.messages()[0].text
    panel = await ask(driver, one, other)
    assert f"You’ve asked <@{other.id}>" in panel.text
    seen = await one.slash("tournament info")
    assert "You’re looking for a partner" in seen.text
    asked = question(driver)
    assert asked.text.startswith(f"🤝 <@{other.id}>, <@{one.id}> would like to be your partner")
    assert asked.pinged == [other.id]
    refused = await third.click("Yes, we’re a team", on=asked)
    assert "for another player" in refused.text
    agreed = await other.click("Yes, we’re a team", on=asked)
    assert agreed.private
    assert f"You and <@{one.id}> are a team" in agreed.text
    assert driver.now.users([1]) == [one.id, other.id]
    seen = await one.slash("tournament info")
    assert f"Your team: **P01 & P02**, with <@{other.id}>" in seen.text
    assert seen.message.offers("Team name…")
    assert all("Will you two be" not in each.text for each in world.messages())
    assert f"<@{one.id}>, P02 has agreed" in world.last.text
    signed_up = world.messages()[0].text
    assert "**1 team** has signed up" in signed_up
    assert "P01 & P02" in signed_up


async def test_a_question_is_declined_and_the_asker_finds_another(world: World) -> None:
    driver = await opened(world)
    one, other, third, *_ = driver.people
    await third.click("Join")
    await one.click("Join")
    await ask(driver, one, other)
    no = await other.click("No, thanks", on=question(driver))
    assert "You’ve said no" in no.text
    assert f"<@{one.id}>, <@{other.id}> can’t be your partner" in world.last.text
    panel = await one.click("Find a partner")
    assert "That didn’t work out" in panel.text
    panel = await one.select("P03", on=panel.message)
    assert f"You’ve asked <@{third.id}>" in panel.text
    panel = await third.click("Join")
    assert "P01 would like to play with you" in panel.text
    panel = await third.select("P01", on=panel.message)
    assert f"You and <@{one.id}> are a team" in panel.text
    assert driver.now.users([1]) == [one.id, third.id]


async def test_a_question_survives_a_restart_and_is_asked_once(world: World) -> None:
    driver = await opened(world)
    one, other, *_ = driver.people
    await one.click("Join")
    mortal = Mortal(1)
    mortal.possess(world.bot)
    await ask(driver, one, other)
    assert mortal.dead
    await driver.restart()
    await world.env.settle()
    asked = [each for each in world.messages() if "Will you two be" in each.text]
    assert len(asked) == 1
    await driver.restart()
    await other.click("Yes, we’re a team", on=question(driver))
    assert driver.now.users([1]) == [one.id, other.id]
    await driver.restart()
    await world.env.settle()
    told = [each for each in world.messages() if "has agreed" in each.text]
    assert len(told) == 1


async def test_a_partner_without_the_role_is_not_asked(world: World) -> None:
    role = world.guild.create_role("Club")
    driver = await opened(world, role_id=role.id)
    one, other, third, *_ = driver.people
    for person in (one, third):
        has_role(world, person, role)
    refused = await other.click("Join")
    assert "Only members with the role" in refused.text
    await one.click("Join")
    refused = await ask(driver, one, other)
    assert f"P02 lacks the role <@&{role.id}>" in refused.text
    await ask(driver, one, third)
    await third.click("Yes, we’re a team", on=question(driver))
    assert driver.now.users([1]) == [one.id, third.id]


async def test_two_press_at_once(world: World) -> None:
    driver = await opened(world)
    one, other, *_ = driver.people
    await one.click("Join")
    await ask(driver, one, other)
    asked = question(driver)
    await world.together(
        other.click("Yes, we’re a team", on=asked), other.click("Yes, we’re a team", on=asked)
    )
    assert driver.now.users([1]) == [one.id, other.id]
    assert len(driver.now.contest.entrants) == 1


async def test_presses_of_others_and_old_ones_are_refused_kindly(world: World) -> None:
    driver = await opened(world)
    one, other, third, fourth, *_ = driver.people
    await driver.team_up([third, fourth])
    await ask(driver, one, other)
    (mine,) = [each.ask for each in driver.now.singles]
    for custom_id, told in (
        (f"t-ask:{driver.id}:{mine}:yes", "for another player"),
        (f"t-ask:{driver.id}:{mine}:no", "for another player"),
        (f"t-ask:{driver.id}:{mine + 1}:yes", "is settled"),
        (f"t-ask:{driver.id + 1}:{mine}:yes", "isn’t here any more"),
        (f"t-team-name:{driver.id}:1", "Only its members"),
        (f"t-team-name:{driver.id}:9", "no player number 9"),
    ):
        reply = await press(world, one, custom_id)
        assert reply.private, custom_id
        assert told in reply.text, custom_id
    reply = await press(world, one, f"t-looking:{driver.id}", values=[str(third.id)])
    assert "isn’t looking for a partner any more" in reply.text
    reply = await ask(driver, one, one)
    assert "can’t be your own partner" in reply.text
    reply = await ask(driver, one, third)
    assert "has a partner already" in reply.text
    assert [each.number for each in driver.now.contest.entrants] == [1]


async def test_who_has_no_partner_at_the_start_is_told(world: World) -> None:
    driver = await opened(world, 7)
    await driver.team_up(driver.people[:6])
    last = driver.people[6]
    await last.click("Join")
    asked = await world.ann.slash("tournament organise")
    started = await world.ann.click("Start now", on=asked.message)
    assert "One person has no partner yet" in started.text
    await driver.start()
    assert driver.now.status == "running"
    assert len(driver.now.contest.entrants) == 3
    told = [each for each in world.messages() if "starts without you" in each.text]
    assert len(told) == 1
    assert f"<@{last.id}>" in told[0].text
    assert told[0].pinged == [last.id]
    late = await world.ann.click("Join")
    assert "Now you need a partner" in late.text
    told = [each for each in world.messages() if "starts without you" in each.text]
    assert len(told) == 1


async def test_organisers_put_teams_together(world: World) -> None:
    driver = await opened(world)
    one, other, third, fourth, *_ = driver.people
    for person in (one, other):
        await person.click("Join")
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    paired = await world.ann.select("P01", "P02", on=people.message)
    assert "P01 & P02" in paired.text
    await press(world, world.ann, f"t-add-team:{driver.id}", people=[third, fourth])
    assert [driver.now.name_of(each) for each in (1, 2)] == ["P01 & P02", "P03 & P04"]
    added = " ".join(each.text for each in world.messages())
    for person in (one, other, third, fourth):
        assert f"<@{person.id}>" in added
    await driver.start()
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    one_team = await world.ann.select("P01 & P02", on=people.message)
    assert one_team.message.offers("Disqualify P01…")
    form = await world.ann.click("Disqualify P02…", on=one_team.message)
    done = await world.ann.submit(form, text="rude")
    assert "P02 is disqualified" in done.text
    assert not driver.now.contest.entrant(1).active
    assert f"<@{one.id}>, your partner P02 has been disqualified" in " ".join(
        each.text for each in world.messages()
    )


async def test_an_organiser_takes_somebody_off_the_list_who_is_told(world: World) -> None:
    driver = await opened(world)
    one = driver.people[0]
    await one.click("Join")
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    done = await world.ann.select("P01", on=people.message)
    assert f"<@{one.id}> is off the list" in done.text
    assert driver.now.singles == ()
    assert "took you off the list of those who wait" in one.last_dm.text
    log = await world.ann.slash("tournament log")
    assert "took P01 off the list of those without a partner" in log.text
    again = await one.click("Join")
    assert "Now you need a partner" in again.text


async def test_a_team_names_itself_and_every_message_says_so(world: World) -> None:
    driver = await opened(world, 4)
    await driver.team_up()
    one = driver.people[0]
    form = await press(world, one, f"t-team-name:{driver.id}:1")
    named = await one.submit(form, text="Red *Pandas*")
    assert "Red \\*Pandas\\*" in named.text
    assert "Red \\*Pandas\\*" in world.messages()[0].text
    await driver.start()
    match = driver.now.contest.round(1).matches[0]
    told = " ".join(each.text for each in world.messages(driver.thread(match)))
    assert f"Red \\*Pandas\\* (<@{one.id}> & <@{driver.people[1].id}>)" in told.replace(
        "\u2068", ""
    ).replace("\u2069", "")


async def test_who_is_forgotten_leaves_the_mate_without_a_partner(world: World) -> None:
    driver = await opened(world, 6)
    await driver.team_up()
    one, other = driver.people[0], driver.people[1]
    panel = await one.slash("privacy")
    asked = await one.click("Delete my data", on=panel.message)
    await one.click("Yes, delete it", on=asked.message)
    assert [each.user_id for each in driver.now.singles] == [other.id]
    assert _traces(driver.now, one) == []


async def test_who_is_forgotten_later_keeps_the_place_of_the_team(world: World) -> None:
    driver = await opened(world, 8)
    await driver.team_up()
    one, other = driver.people[0], driver.people[1]
    async with driver.bot_at_work():
        organiser = driver.organiser
        await world.bot.get(Teams).rename(driver.id, organiser, 1, "P01 for ever")
        await world.bot.get(Teams).rename(driver.id, organiser, 1, "P01 for good")
    await driver.start()
    panel = await one.slash("privacy")
    asked = await one.click("Delete my data", on=panel.message)
    await one.click("Yes, delete it", on=asked.message)
    assert "P01" not in repr(world.bot.get(Tournaments).log(driver.id))
    assert driver.now.users([1]) == [0, other.id]
    assert _traces(driver.now, one) == []
    assert not driver.now.contest.entrant(1).active
    assert f"<@{other.id}>, your partner" in world.last.text
    back = await other.slash("tournament join")
    assert "This team lacks a player" in back.text
    async with driver.bot_at_work():
        new = await world.bot.get(Entrants).replace(driver.id, organiser, 1, world.dan.id, "Dan", 1)
    assert new.name_of(1) == "Dan & P02"
    assert new.contest.entrant(1).active


def _traces(tournament: Tournament, person: Person) -> list[str]:
    """Return where a tournament still knows a person."""
    stored = repr(replace_called(tournament))
    return [each for each in (str(person.id), f"'{person.name}'", "P01") if each in stored]


def replace_called(tournament: Tournament) -> object:
    """Return the stored parts of a tournament."""
    return (tournament.people, tournament.singles, tournament.waiting, tournament.contest.entrants)


async def test_a_question_by_direct_message_is_answered_there(world: World) -> None:
    driver = await opened(world)
    one, other, *_ = driver.people
    other.has_written()
    async with driver.bot_at_work():
        await world.bot.get(People).notify_by(other.id, "dm")
    await one.click("Join")
    await ask(driver, one, other)
    assert question(driver).pinged == []
    assert "Will you two be a team?" in other.last_dm.text
    asked = other.last_dm
    agreed = await other.click("Yes, we’re a team", on=asked)
    assert f"You and <@{one.id}> are a team" in agreed.text
    assert agreed.message.buttons == []
    assert [each for each in other.dms if each.buttons] == []
    assert driver.now.users([1]) == [one.id, other.id]


async def test_a_rename_shows_in_the_name_of_the_team(world: World) -> None:
    driver = await opened(world, 4)
    await driver.team_up()
    one = driver.people[0]
    one.is_called("Zoë")
    await one.slash("tournament info")
    assert driver.now.name_of(1) == "Zoë & P02"
    await world.later(minutes=11)
    await driver.start()
    assert "Zoë & P02" in " ".join(each.text for each in world.messages())


@pytest.mark.soak
async def test_a_mate_who_leaves_the_server_is_replaced(world: World) -> None:
    driver = await opened(world, 8, round_hours=4)
    await driver.team_up()
    await driver.start()
    gone, mate = driver.people[0], driver.people[1]
    gone.leaves()
    await driver.play()
    assert driver.now.status == "running"
    assert not driver.now.contest.entrant(1).active
    told = " ".join(each.text for each in world.messages())
    assert f"<@{mate.id}>, your partner P01 has left the server" in told
    assert "P01 (of P01 & P02) left the server" in " ".join(each.text for each in world.ann.dms)
    async with driver.bot_at_work():
        await world.bot.get(Entrants).replace(
            driver.id, driver.organiser, 1, world.dan.id, "Dan", 1
        )
    assert driver.now.contest.entrant(1).active
    assert driver.now.name_of(1) == "Dan & P02"


async def test_who_has_left_the_server_is_nobodys_partner(world: World) -> None:
    driver = await opened(world, 3)
    one, other, gone = driver.people
    await one.click("Join")
    await gone.click("Join")
    await ask(driver, gone, other)
    gone.leaves()
    told = "P03 isn’t on this server"
    panel = await one.slash("tournament join")
    refused = await one.select("P03", on=panel.message)
    assert told in refused.text
    refused = await other.click("Yes, we’re a team", on=question(driver))
    assert told in refused.text
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    refused = await world.ann.select("P01", "P03", on=people.message)
    assert told in refused.text
    assert driver.now.contest.entrants == ()
    assert [each.asked for each in driver.now.singles] == [None, other.id]


async def test_undo_of_a_team_that_has_changed_says_why(world: World) -> None:
    driver = await opened(world)
    one, other, third, *_ = driver.people
    await press(world, world.ann, f"t-add-team:{driver.id}", people=[one, other])
    await other.slash("tournament leave")
    await driver.team_up([one, third])
    refused = await world.ann.slash("tournament undo")
    assert "This team has changed since" in refused.text
    assert driver.now.users([1]) == [one.id, third.id]


async def test_a_mate_of_one_who_leaves_before_the_first_round_looks_for_another(
    world: World,
) -> None:
    driver = await opened(world, 10)
    await driver.team_up()
    gone, mate = driver.people[0], driver.people[1]
    gone.leaves()
    await driver.start()
    (told,) = [each for each in world.messages() if "your partner P01 has left" in each.text]
    assert f"<@{mate.id}>, your partner P01 has left the server. Find another partner" in told.text
    assert told.offers("Join")
    (organised,) = [each for each in world.ann.dms if "P01 (of P01 & P02)" in each.text]
    assert "that team is dissolved" in organised.text
    assert "tournament replace" not in organised.text
    panel = await mate.click("Join", on=told)
    assert "Now you need a partner" in panel.text


async def test_without_late_entry_the_mate_of_one_who_has_left_asks_an_organiser(
    world: World,
) -> None:
    driver = await opened(world, 10, "elimination")
    await driver.team_up()
    driver.people[0].leaves()
    await driver.start()
    (told,) = [each for each in world.messages() if "your partner P01 has left" in each.text]
    assert "too late for another team" in told.text
    assert not told.offers("Join")


async def test_the_mate_of_a_disqualified_player_is_told_what_to_do(world: World) -> None:
    driver = await opened(world, 8)
    await driver.team_up()
    await driver.start()
    async with driver.bot_at_work():
        await world.bot.get(Entrants).disqualify(driver.id, driver.organiser, 1, "rude", 1)
    barred, mate = driver.people[0], driver.people[1]
    refused = await mate.slash("tournament join")
    assert "Your partner is disqualified" in refused.text
    assert "another partner" in refused.text
    refused = await barred.slash("tournament join")
    assert "Disqualified players can’t take part" in refused.text


async def test_a_former_member_is_forgotten_in_the_names_of_the_team(world: World) -> None:
    driver = await opened(world, 8)
    await driver.team_up()
    one = driver.people[0]
    async with driver.bot_at_work():
        organiser = driver.organiser
        await world.bot.get(Teams).rename(driver.id, organiser, 1, "P01 for ever")
    await driver.start()
    async with driver.bot_at_work():
        await world.bot.get(Entrants).replace(driver.id, organiser, 1, world.dan.id, "Dan", 1)
        await world.bot.get(Teams).rename(driver.id, organiser, 1, "Foxes")
    await forget(one)
    assert "P01" not in repr(world.bot.get(Tournaments).log(driver.id))


async def test_both_disqualifications_of_a_team_are_lifted_one_by_one(world: World) -> None:
    driver = await opened(world, 8)
    await driver.team_up()
    await driver.start()
    async with driver.bot_at_work():
        for member in (1, 2):
            entrants = world.bot.get(Entrants)
            await entrants.disqualify(driver.id, driver.organiser, 1, "rude", member)
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    panel = await world.ann.select("P01 & P02", on=people.message)
    await world.ann.click("Lift disqualification of P01", on=panel.message)
    people = await world.ann.click("Players…", on=menu.message)
    panel = await world.ann.select("P01 & P02", on=people.message)
    assert panel.message.offers("Disqualify P01…")
    await world.ann.click("Lift disqualification of P02", on=panel.message)
    assert driver.now.disqualified == ()


@pytest.mark.soak
async def test_many_who_ask_one_person_are_shown_by_the_first_names(world: World) -> None:
    driver = await opened(world, 4)
    one = driver.people[0]
    async with driver.bot_at_work():
        teams = world.bot.get(Teams)
        for number in range(150):
            asker = (10**17 + number, f"{number:03}{'M' * 29}")
            await teams.ask(driver.id, *asker, (one.id, one.name))
    panel = await one.click("Join")
    assert "000MMM" in panel.text
    assert "130 more would like to play with you" in panel.text


async def test_a_team_takes_a_verb_in_the_plural(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", options=TEAMS, plan={"min_people": 2}, rounds=1)
    await driver.team_up()
    await driver.start()
    while driver.now.status == "running":
        await driver.play()
    told = " ".join(each.text for each in world.messages())
    assert "have won the tournament!" in told
    assert "has won" not in told
