"""Finding a partner on Discord, and what people read meanwhile."""

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
from tests.bot.tournaments.hall import Hall, Mortal, ShortGames
from tests.bot.tournaments.test_commands import has_role
from tests.bot.world import Person, Reply, Shown, World

TEAMS = {"teams": True}


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def opened(world: World, people: int = 6, format_: str = "swiss", **plan: object) -> Hall:
    """Open a tournament of teams in which two of them are enough."""
    hall = Hall(world, people)
    await hall.create(format_, options=TEAMS, plan={"min_people": 2, **plan})
    return hall


async def ask(hall: Hall, one: Person, other: Person) -> Reply:
    """Let ``one`` choose ``other`` in the menu of their panel."""
    return await press(hall.world, one, f"t-partner:{hall.id}", people=[other])


def question(hall: Hall) -> Shown:
    """Return the message with the question to be a partner."""
    found = [each for each in hall.world.messages() if "Will you two be a team?" in each.text]
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
    hall = await opened(world)
    one, other, third, *_ = hall.people
    panel = await one.click("Join")
    assert panel.private
    assert "Now you need a partner" in panel.text
    assert "Looking for a partner: P01" in world.messages()[0].text
    panel = await ask(hall, one, other)
    assert f"You’ve asked <@{other.id}>" in panel.text
    seen = await one.slash("tournament info")
    assert "You’re looking for a partner" in seen.text
    asked = question(hall)
    assert asked.text.startswith(f"🤝 <@{other.id}>, <@{one.id}> would like to be your partner")
    assert asked.pinged == [other.id]
    refused = await third.click("Yes, we’re a team", on=asked)
    assert "for another player" in refused.text
    agreed = await other.click("Yes, we’re a team", on=asked)
    assert agreed.private
    assert f"You and <@{one.id}> are a team" in agreed.text
    assert hall.now.users([1]) == [one.id, other.id]
    seen = await one.slash("tournament info")
    assert f"Your team: **P01 & P02**, with <@{other.id}>" in seen.text
    assert seen.message.offers("Team name…")
    assert all("Will you two be" not in each.text for each in world.messages())
    assert f"<@{one.id}>, P02 has agreed" in world.last.text
    signed_up = world.messages()[0].text
    assert "**1 team** has signed up" in signed_up
    assert "P01 & P02" in signed_up


async def test_a_question_is_declined_and_the_asker_finds_another(world: World) -> None:
    hall = await opened(world)
    one, other, third, *_ = hall.people
    await third.click("Join")
    await one.click("Join")
    await ask(hall, one, other)
    no = await other.click("No, thanks", on=question(hall))
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
    assert hall.now.users([1]) == [one.id, third.id]


async def test_a_question_survives_a_restart_and_is_asked_once(world: World) -> None:
    hall = await opened(world)
    one, other, *_ = hall.people
    await one.click("Join")
    mortal = Mortal(1)
    mortal.possess(world.bot)
    await ask(hall, one, other)
    assert mortal.dead
    await hall.restart()
    await world.env.settle()
    asked = [each for each in world.messages() if "Will you two be" in each.text]
    assert len(asked) == 1
    await hall.restart()
    await other.click("Yes, we’re a team", on=question(hall))
    assert hall.now.users([1]) == [one.id, other.id]
    await hall.restart()
    await world.env.settle()
    told = [each for each in world.messages() if "has agreed" in each.text]
    assert len(told) == 1


async def test_a_partner_without_the_role_is_not_asked(world: World) -> None:
    role = world.guild.create_role("Club")
    hall = await opened(world, role_id=role.id)
    one, other, third, *_ = hall.people
    for person in (one, third):
        has_role(world, person, role)
    refused = await other.click("Join")
    assert "Only members with the role" in refused.text
    await one.click("Join")
    refused = await ask(hall, one, other)
    assert f"P02 lacks the role <@&{role.id}>" in refused.text
    await ask(hall, one, third)
    await third.click("Yes, we’re a team", on=question(hall))
    assert hall.now.users([1]) == [one.id, third.id]


async def test_two_press_at_once(world: World) -> None:
    hall = await opened(world)
    one, other, *_ = hall.people
    await one.click("Join")
    await ask(hall, one, other)
    asked = question(hall)
    await world.together(
        other.click("Yes, we’re a team", on=asked), other.click("Yes, we’re a team", on=asked)
    )
    assert hall.now.users([1]) == [one.id, other.id]
    assert len(hall.now.contest.entrants) == 1


async def test_presses_of_others_and_old_ones_are_refused_kindly(world: World) -> None:
    hall = await opened(world)
    one, other, third, fourth, *_ = hall.people
    await hall.team_up([third, fourth])
    await ask(hall, one, other)
    (mine,) = [each.ask for each in hall.now.singles]
    for custom_id, told in (
        (f"t-ask:{hall.id}:{mine}:yes", "for another player"),
        (f"t-ask:{hall.id}:{mine}:no", "for another player"),
        (f"t-ask:{hall.id}:{mine + 1}:yes", "is settled"),
        (f"t-ask:{hall.id + 1}:{mine}:yes", "isn’t here any more"),
        (f"t-team-name:{hall.id}:1", "Only its members"),
        (f"t-team-name:{hall.id}:9", "no player number 9"),
    ):
        reply = await press(world, one, custom_id)
        assert reply.private, custom_id
        assert told in reply.text, custom_id
    reply = await press(world, one, f"t-looking:{hall.id}", values=[str(third.id)])
    assert "isn’t looking for a partner any more" in reply.text
    reply = await ask(hall, one, one)
    assert "can’t be your own partner" in reply.text
    reply = await ask(hall, one, third)
    assert "has a partner already" in reply.text
    assert [each.number for each in hall.now.contest.entrants] == [1]


async def test_who_has_no_partner_at_the_start_is_told(world: World) -> None:
    hall = await opened(world, 7)
    await hall.team_up(hall.people[:6])
    last = hall.people[6]
    await last.click("Join")
    asked = await world.ann.slash("tournament organise")
    started = await world.ann.click("Start now", on=asked.message)
    assert "One person has no partner yet" in started.text
    await hall.start()
    assert hall.now.status == "running"
    assert len(hall.now.contest.entrants) == 3
    told = [each for each in world.messages() if "starts without you" in each.text]
    assert len(told) == 1
    assert f"<@{last.id}>" in told[0].text
    assert told[0].pinged == [last.id]
    late = await world.ann.click("Join")
    assert "Now you need a partner" in late.text
    told = [each for each in world.messages() if "starts without you" in each.text]
    assert len(told) == 1


async def test_organisers_put_teams_together(world: World) -> None:
    hall = await opened(world)
    one, other, third, fourth, *_ = hall.people
    for person in (one, other):
        await person.click("Join")
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    paired = await world.ann.select("P01", "P02", on=people.message)
    assert "P01 & P02" in paired.text
    await press(world, world.ann, f"t-add-team:{hall.id}", people=[third, fourth])
    assert [hall.now.name_of(each) for each in (1, 2)] == ["P01 & P02", "P03 & P04"]
    added = " ".join(each.text for each in world.messages())
    for person in (one, other, third, fourth):
        assert f"<@{person.id}>" in added
    await hall.start()
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    one_team = await world.ann.select("P01 & P02", on=people.message)
    assert one_team.message.offers("Disqualify P01…")
    form = await world.ann.click("Disqualify P02…", on=one_team.message)
    done = await world.ann.submit(form, text="rude")
    assert "P02 is disqualified" in done.text
    assert not hall.now.contest.entrant(1).active
    assert f"<@{one.id}>, your partner P02 has been disqualified" in " ".join(
        each.text for each in world.messages()
    )


async def test_a_team_names_itself_and_every_message_says_so(world: World) -> None:
    hall = await opened(world, 4)
    await hall.team_up()
    one = hall.people[0]
    form = await press(world, one, f"t-team-name:{hall.id}:1")
    named = await one.submit(form, text="Red *Pandas*")
    assert "Red \\*Pandas\\*" in named.text
    assert "Red \\*Pandas\\*" in world.messages()[0].text
    await hall.start()
    match = hall.now.contest.round(1).matches[0]
    told = " ".join(each.text for each in world.messages(hall.thread(match)))
    assert f"Red \\*Pandas\\* (<@{one.id}> & <@{hall.people[1].id}>)" in told.replace(
        "\u2068", ""
    ).replace("\u2069", "")


async def test_who_is_forgotten_leaves_the_mate_without_a_partner(world: World) -> None:
    hall = await opened(world, 6)
    await hall.team_up()
    one, other = hall.people[0], hall.people[1]
    panel = await one.slash("privacy")
    asked = await one.click("Delete my data", on=panel.message)
    await one.click("Yes, delete it", on=asked.message)
    assert [each.user_id for each in hall.now.singles] == [other.id]
    assert _traces(hall.now, one) == []


async def test_who_is_forgotten_later_keeps_the_place_of_the_team(world: World) -> None:
    hall = await opened(world, 8)
    await hall.team_up()
    one, other = hall.people[0], hall.people[1]
    async with hall.bot_at_work():
        organiser = hall.organiser
        await world.bot.get(Teams).rename(hall.id, organiser, 1, "P01 for ever")
        await world.bot.get(Teams).rename(hall.id, organiser, 1, "P01 for good")
    await hall.start()
    panel = await one.slash("privacy")
    asked = await one.click("Delete my data", on=panel.message)
    await one.click("Yes, delete it", on=asked.message)
    assert "P01" not in repr(world.bot.get(Tournaments).log(hall.id))
    assert hall.now.users([1]) == [0, other.id]
    assert _traces(hall.now, one) == []
    assert not hall.now.contest.entrant(1).active
    assert f"<@{other.id}>, your partner" in world.last.text
    back = await other.slash("tournament join")
    assert "This team lacks a player" in back.text
    async with hall.bot_at_work():
        new = await world.bot.get(Entrants).replace(hall.id, organiser, 1, world.dan.id, "Dan", 1)
    assert new.name_of(1) == "Dan & P02"
    assert new.contest.entrant(1).active


def _traces(tournament: Tournament, person: Person) -> list[str]:
    """Return where a tournament still knows a person."""
    stored = repr(replace_called(tournament))
    return [each for each in (str(person.id), f"'{person.name}'", "P01") if each in stored]


def replace_called(tournament: Tournament) -> object:
    """Return what is stored of a tournament."""
    return (tournament.people, tournament.singles, tournament.waiting, tournament.contest.entrants)


async def test_a_question_by_direct_message_is_answered_there(world: World) -> None:
    hall = await opened(world)
    one, other, *_ = hall.people
    other.has_written()
    async with hall.bot_at_work():
        await world.bot.get(People).notify_by(other.id, "dm")
    await one.click("Join")
    await ask(hall, one, other)
    assert question(hall).pinged == []
    assert "Will you two be a team?" in other.last_dm.text
    asked = other.last_dm
    agreed = await other.click("Yes, we’re a team", on=asked)
    assert f"You and <@{one.id}> are a team" in agreed.text
    assert agreed.message.buttons == []
    assert [each for each in other.dms if each.buttons] == []
    assert hall.now.users([1]) == [one.id, other.id]


async def test_a_rename_shows_in_the_name_of_the_team(world: World) -> None:
    hall = await opened(world, 4)
    await hall.team_up()
    one = hall.people[0]
    one.is_called("Zoë")
    await one.slash("tournament info")
    assert hall.now.name_of(1) == "Zoë & P02"
    await world.later(minutes=11)
    await hall.start()
    assert "Zoë & P02" in " ".join(each.text for each in world.messages())


@pytest.mark.soak
async def test_a_mate_who_leaves_the_server_is_replaced(world: World) -> None:
    hall = await opened(world, 8, round_hours=4)
    await hall.team_up()
    await hall.start()
    gone, mate = hall.people[0], hall.people[1]
    gone.leaves()
    await hall.play()
    assert hall.now.status == "running"
    assert not hall.now.contest.entrant(1).active
    told = " ".join(each.text for each in world.messages())
    assert f"<@{mate.id}>, your partner P01 has left the server" in told
    assert "P01 (of P01 & P02) left the server" in " ".join(each.text for each in world.ann.dms)
    async with hall.bot_at_work():
        await world.bot.get(Entrants).replace(hall.id, hall.organiser, 1, world.dan.id, "Dan", 1)
    assert hall.now.contest.entrant(1).active
    assert hall.now.name_of(1) == "Dan & P02"


async def test_who_has_left_the_server_is_nobodys_partner(world: World) -> None:
    hall = await opened(world, 3)
    one, other, gone = hall.people
    await one.click("Join")
    await gone.click("Join")
    await ask(hall, gone, other)
    gone.leaves()
    told = "P03 isn’t on this server"
    panel = await one.slash("tournament join")
    refused = await one.select("P03", on=panel.message)
    assert told in refused.text
    refused = await other.click("Yes, we’re a team", on=question(hall))
    assert told in refused.text
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    refused = await world.ann.select("P01", "P03", on=people.message)
    assert told in refused.text
    assert hall.now.contest.entrants == ()
    assert [each.asked for each in hall.now.singles] == [None, other.id]


async def test_undo_of_a_team_that_has_changed_says_why(world: World) -> None:
    hall = await opened(world)
    one, other, third, *_ = hall.people
    await press(world, world.ann, f"t-add-team:{hall.id}", people=[one, other])
    await other.slash("tournament leave")
    await hall.team_up([one, third])
    refused = await world.ann.slash("tournament undo")
    assert "This team has changed since" in refused.text
    assert hall.now.users([1]) == [one.id, third.id]


async def test_a_mate_of_one_who_leaves_before_the_first_round_looks_for_another(
    world: World,
) -> None:
    hall = await opened(world, 10)
    await hall.team_up()
    gone, mate = hall.people[0], hall.people[1]
    gone.leaves()
    await hall.start()
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
    hall = await opened(world, 10, "elimination")
    await hall.team_up()
    hall.people[0].leaves()
    await hall.start()
    (told,) = [each for each in world.messages() if "your partner P01 has left" in each.text]
    assert "too late for another team" in told.text
    assert not told.offers("Join")


async def test_the_mate_of_a_disqualified_player_is_told_what_to_do(world: World) -> None:
    hall = await opened(world, 8)
    await hall.team_up()
    await hall.start()
    async with hall.bot_at_work():
        await world.bot.get(Entrants).disqualify(hall.id, hall.organiser, 1, "rude", 1)
    barred, mate = hall.people[0], hall.people[1]
    refused = await mate.slash("tournament join")
    assert "Your partner is disqualified" in refused.text
    assert "another partner" in refused.text
    refused = await barred.slash("tournament join")
    assert "Disqualified players can’t take part" in refused.text


async def test_a_former_member_is_forgotten_in_the_names_of_the_team(world: World) -> None:
    hall = await opened(world, 8)
    await hall.team_up()
    one = hall.people[0]
    async with hall.bot_at_work():
        organiser = hall.organiser
        await world.bot.get(Teams).rename(hall.id, organiser, 1, "P01 for ever")
    await hall.start()
    async with hall.bot_at_work():
        await world.bot.get(Entrants).replace(hall.id, organiser, 1, world.dan.id, "Dan", 1)
        await world.bot.get(Teams).rename(hall.id, organiser, 1, "Foxes")
    await forget(one)
    assert "P01" not in repr(world.bot.get(Tournaments).log(hall.id))


async def test_both_disqualifications_of_a_team_are_lifted_one_by_one(world: World) -> None:
    hall = await opened(world, 8)
    await hall.team_up()
    await hall.start()
    async with hall.bot_at_work():
        for member in (1, 2):
            entrants = world.bot.get(Entrants)
            await entrants.disqualify(hall.id, hall.organiser, 1, "rude", member)
    menu = await world.ann.slash("tournament organise")
    people = await world.ann.click("Players…", on=menu.message)
    panel = await world.ann.select("P01 & P02", on=people.message)
    await world.ann.click("Lift disqualification of P01", on=panel.message)
    people = await world.ann.click("Players…", on=menu.message)
    panel = await world.ann.select("P01 & P02", on=people.message)
    assert panel.message.offers("Disqualify P01…")
    await world.ann.click("Lift disqualification of P02", on=panel.message)
    assert hall.now.disqualified == ()


@pytest.mark.soak
async def test_many_who_ask_one_person_are_shown_by_the_first_names(world: World) -> None:
    hall = await opened(world, 4)
    one = hall.people[0]
    async with hall.bot_at_work():
        teams = world.bot.get(Teams)
        for number in range(150):
            asker = (10**17 + number, f"{number:03}{'M' * 29}")
            await teams.ask(hall.id, *asker, (one.id, one.name))
    panel = await one.click("Join")
    assert "000MMM" in panel.text
    assert "130 more would like to play with you" in panel.text


async def test_a_team_takes_a_verb_in_the_plural(world: World) -> None:
    hall = Hall(world, 4)
    await hall.create("swiss", options=TEAMS, plan={"min_people": 2}, rounds=1)
    await hall.team_up()
    await hall.start()
    while hall.now.status == "running":
        await hall.play()
    told = " ".join(each.text for each in world.messages())
    assert "have won the tournament!" in told
    assert "has won" not in told
