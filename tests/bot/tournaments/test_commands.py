"""/tournament, from the first menu to the files at the end, as people use it."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.people.service import People
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.choosing import picks
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Person, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def arranged(world: World, name: str = "Summer Cup", **options: Any) -> None:
    """Let Ann begin to arrange a tournament of Carta Impera Victoria."""
    reply = await world.ann.slash("tournament create", name=name, game="civ", **options)
    assert reply.private


async def running(
    world: World, format_: str = "swiss", people: int = 4, **arranged: Any
) -> TournamentDriver:
    """Return a tournament with its first round just paired."""
    driver = TournamentDriver(world, people)
    await driver.create(format_, **arranged)
    await driver.sign_up()
    await driver.start()
    return driver


def has_role(world: World, person: Person, role: Any) -> None:
    """Give this person the role."""
    world.env.backend.guilds[world.guild.id].members[person.id].role_ids.append(role.id)


# Arranging one


async def test_a_tournament_takes_one_command_and_one_press(world: World) -> None:
    await arranged(world)
    assert world.messages() == []
    await world.ann.click("Open sign-up")
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    assert (created.name, created.created_by) == ("Summer Cup", world.ann.id)
    assert world.last.labels == ["Join", "Leave", "Organise…"]
    assert "Summer Cup" in world.last.text


async def test_no_number_is_too_long_to_be_typed(world: World) -> None:
    for typed in ("99", "9" * 19, "9" * 6000):
        reply = await world.ann.slash("tournament standings", tournament=typed)
        assert "isn’t here any more" in reply.text


async def test_everything_can_be_chosen_in_menus_also_after_a_restart(world: World) -> None:
    await arranged(world)
    await world.ann.select("elimination")
    await world.ann.click("Play for third place")
    await world.ann.click("Seed at random")
    await world.restart()
    await world.ann.click("Time")
    await world.ann.select("Sign-up is open for 6 hours")
    await world.ann.select("12 hours per move")
    await world.ann.select("3 days per round")
    await world.ann.click("Players and channel")
    await world.ann.select("At most 8 players")
    await world.ann.select("Check-in before every round")
    await world.ann.select("Check-in is open for 2 hours")
    await world.ann.select("Français")
    reply = await world.ann.click("Open sign-up")
    assert "open for sign-up" in reply.text
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    settings, plan = created.contest.settings, created.plan
    assert (settings.format, settings.third_place, settings.seeding) == (
        "elimination",
        True,
        "random",
    )
    assert (plan.max_people, plan.check_in, plan.check_in_hours) == (8, "each", 2)
    assert (plan.round_hours, created.terms.pace, created.terms.strict) == (72, 12, True)
    assert (plan.signup_until - created.created_at).total_seconds() == 6 * 3600
    assert created.language == "fr"
    assert "Élimination directe" in world.last.text


async def test_what_does_not_fit_together_changes_by_itself(world: World) -> None:
    await arranged(world, format="elimination", seats=4)
    await world.ann.select("The first 3 advance")
    reply = await world.ann.select("Double elimination")
    assert "Double elimination**, tables of 2" in reply.text
    await world.ann.click("Players and channel")
    await world.ann.select("At least 128 players")
    reply = await world.ann.click("Open sign-up")
    assert "open for sign-up" in reply.text
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    assert (created.plan.min_people, created.plan.max_people) == (128, 128)


async def test_a_role_and_a_channel_are_chosen_in_menus_of_discord(world: World) -> None:
    games = world.guild.create_text_channel("games")
    role = world.guild.create_role("players")
    await arranged(world)
    reply = await world.ann.click("Players and channel")
    handle, menus = world.handle(reply.message), reply.message.selects
    ids = [menu.custom_id for menu in menus]
    assert {"t-new-role", "t-new-channel"} < set(ids)
    await world.ann.member.select(handle, [role], custom_id="t-new-role")
    await world.ann.member.select(handle, [games], custom_id="t-new-channel")
    await world.ann.click("Open sign-up")
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    assert (created.plan.role_id, created.channel_id) == (role.id, games.id)
    message = world.messages(games)[-1]
    refusal = await world.bob.click("Join", on=message)
    assert f"<@&{role.id}>" in refusal.text
    has_role(world, world.bob, role)
    joined = await world.bob.click("Join", on=message)
    assert "You’re in" in joined.text


async def test_opening_twice_opens_one(world: World) -> None:
    await arranged(world)
    panel = world.ann.finds(lambda shown: shown.offers("Open sign-up"))
    first, second = await world.together(
        world.ann.click("Open sign-up", on=panel), world.ann.click("Open sign-up", on=panel)
    )
    assert len(world.bot.get(Tournaments).of_guild(world.guild.id)) == 1
    assert "nothing left to set up" in first.text + second.text


async def test_a_name_that_is_taken_is_refused_and_nothing_is_lost(world: World) -> None:
    await arranged(world)
    await world.ann.click("Open sign-up")
    await arranged(world, "summer  cup")
    reply = await world.ann.click("Open sign-up")
    assert "already a tournament called" in reply.text
    assert world.bot.get(Drafts).get(world.guild.id, world.ann.id).name == "summer cup"


async def test_a_channel_where_no_threads_can_be_opened_is_refused(world: World) -> None:
    bot = world.bot.user
    assert bot is not None
    threads = discord.Permissions(create_public_threads=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(bot.id, OverwriteType.MEMBER, deny=threads)
    )
    await arranged(world)
    reply = await world.ann.click("Open sign-up")
    assert "Create Public Threads" in reply.text


# Taking part


async def test_one_joins_and_leaves_by_command_and_sees_it(world: World) -> None:
    driver = TournamentDriver(world, 0)
    await driver.create("swiss")
    reply = await world.bob.slash("tournament join")
    assert reply.private
    assert "Bob" in world.last.text
    assert "✅ You’re playing" in (await world.bob.slash("tournament info")).text
    again = await world.bob.slash("tournament join")
    assert "Nothing to do" in again.text
    reply = await world.bob.slash("tournament leave")
    assert "You’ve left" in reply.text
    assert "Bob" not in world.last.text


async def test_leaving_a_tournament_that_goes_on_is_asked_first_and_one_may_come_back(
    world: World,
) -> None:
    driver = await running(world)
    someone = driver.people[0]
    reply = await someone.slash("tournament leave")
    assert "Drop out of" in reply.text
    assert driver.now.entrant_of(someone.id).active  # type: ignore[union-attr]
    reply = await someone.click("Yes, drop out")
    assert "You’ve dropped out" in reply.text
    assert not driver.now.entrant_of(someone.id).active  # type: ignore[union-attr]
    await someone.slash("tournament join")
    assert driver.now.entrant_of(someone.id).active  # type: ignore[union-attr]


# Looking


async def test_where_there_is_no_tournament_a_way_to_one_is_told(world: World) -> None:
    reply = await world.bob.slash("tournament info")
    assert "no tournament on this server yet" in reply.text


async def test_of_several_tournaments_one_is_asked_for(world: World) -> None:
    for name in ("Spring Cup", "Summer Cup"):
        await arranged(world, name)
        await world.ann.click("Open sign-up")
    await world.bob.slash("tournament join")
    reply = await world.bob.select("Spring Cup")
    assert "You’re in **Spring Cup**" in reply.text
    suggested = await world.bob.types("tournament info", "tournament", "sum")
    assert list(suggested) == ["Summer Cup"]
    reply = await world.bob.slash("tournament info", tournament=suggested["Summer Cup"])
    assert "Summer Cup" in reply.text
    reply = await world.ann.slash("tournament announce", text="Soon!")
    assert "several tournaments" in reply.text


async def test_a_command_in_the_thread_of_a_match_is_about_its_tournament(world: World) -> None:
    driver = await running(world)
    await arranged(world, "Other")
    await world.ann.click("Open sign-up")
    reply = await world.bob.slash("tournament info", at=driver.threads()[0])
    assert "Summer Cup" in reply.text


@pytest.mark.drawn
async def test_standings_are_explained_number_by_number(world: World) -> None:
    driver = await running(world)
    await driver.play()
    reply = await driver.people[0].slash("tournament standings")
    assert "standings.png" in reply.message.pictures
    assert "Buchholz" in reply.text
    assert "Why?" in reply.message.labels
    reply = await driver.people[0].slash("tournament standings", explain=True)
    assert "Why P01 is in place" in reply.text
    assert "**Points: " in reply.text
    assert "R1 " in reply.text
    last = list(reply.message.selects[0].options.values())[-1]
    reply = await driver.people[0].select(last)
    assert "is in place 4" in reply.text


@pytest.mark.soak
async def test_in_an_elimination_places_are_explained_by_how_far_one_came(world: World) -> None:
    """An entrant with a bye has fewer wins than others of the same place."""
    driver = await running(world, "elimination", 7)
    while driver.now.active:
        await driver.play()
    reply = await driver.people[0].slash("tournament standings")
    assert "Ranked by round reached" in reply.text
    for menu in range(7):
        reply = await driver.people[0].slash("tournament standings", explain=True)
        label = list(reply.message.selects[0].options.values())[menu]
        reply = await driver.people[0].select(label)
        place = label.partition(".")[0]
        others = {each.split(". ")[1]: each.split(". ")[0] for each in
                  reply.message.selects[0].options.values()}  # fmt: skip
        for line in reply.text.splitlines():
            if line[0] in "↑↓":
                assert line.endswith("by round reached.")
            if line[0] in "↑↓↔":
                assert (others[line.split("**")[1]] == place) == (line[0] == "↔")


async def test_a_place_in_a_group_is_called_so(world: World) -> None:
    driver = await running(world, "groups", 8)
    await driver.play()
    reply = await driver.people[0].slash("tournament standings", explain=True)
    assert "**Group " in reply.text


async def test_pairings_lead_to_the_threads(world: World) -> None:
    driver = await running(world)
    reply = await driver.people[0].slash("tournament pairings")
    for thread in driver.threads():
        assert f"/{thread.id})" in reply.text
    reply = await world.bob.slash("tournament bracket")
    assert "has no bracket" in reply.text


@pytest.mark.drawn
async def test_a_bracket_is_a_picture(world: World) -> None:
    driver = await running(world, "elimination")
    reply = await driver.people[0].slash("tournament bracket")
    assert list(reply.message.pictures) == ["bracket.png"]
    assert "Semi-finals: " in reply.message.alt


async def test_a_tournament_is_exported_as_files_by_anybody(world: World) -> None:
    driver = await running(world)
    await driver.play()
    reply = await world.bob.slash("tournament export")
    files = reply.message.pictures
    assert sorted(files) == [
        f"summer-cup-{driver.id}{rest}"
        for rest in (
            "-pairings.csv", "-players.csv", "-results.csv", "-standings.csv", ".json", ".trf"
        )
    ]  # fmt: skip
    data = json.loads(files[f"summer-cup-{driver.id}.json"])
    assert [player["name"] for player in data["players"]]
    assert "P01" in files[f"summer-cup-{driver.id}-results.csv"].decode()


# Organising

ORGANISING: dict[str, dict[str, Any]] = {
    "organise": {},
    "start": {},
    "edit": {},
    "pause": {},
    "resume": {},
    "undo": {},
    "log": {},
    "cancel": {},
    "drop": {},
    "result": {"round": 1, "table": 1},
    "announce": {"text": "Hello"},
}


@pytest.mark.parametrize("command", ORGANISING)
async def test_everybody_else_is_refused_kindly(world: World, command: str) -> None:
    driver = await running(world)
    before = driver.now
    reply = await world.bob.slash(f"tournament {command}", **ORGANISING[command])
    assert reply.private
    assert "Only organisers can do that" in reply.text
    assert driver.now == before


async def test_whoever_manages_the_server_organises_and_so_do_helpers(world: World) -> None:
    driver = TournamentDriver(world, 0)
    await driver.create("swiss")
    role = world.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    has_role(world, world.cat, role)
    reply = await world.cat.slash("tournament organise")
    assert "Start now" in reply.message.labels
    reply = await world.cat.slash("tournament edit")
    helper = next(menu for menu in reply.message.selects if "t-helper" in menu.custom_id)
    await world.cat.member.select(
        world.handle(reply.message), [world.bob.member], custom_id=helper.custom_id
    )
    assert driver.now.organisers == (world.bob.id,)
    reply = await world.bob.slash("tournament pause")
    assert "Paused" in reply.text


async def test_sign_up_is_closed_early_after_a_question(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    reply = await world.ann.slash("tournament start")
    assert "start with 4 players" in reply.text
    assert not driver.now.contest.rounds
    await world.ann.click("Start now")
    assert driver.now.contest.rounds
    assert "Round 1" in "".join(message.text for message in world.messages())


async def test_pausing_shows_and_is_taken_back(world: World) -> None:
    driver = await running(world)
    await world.ann.slash("tournament pause")
    assert any("Paused by the organisers" in message.text for message in world.messages())
    reply = await world.ann.slash("tournament undo")
    assert "paused" in reply.text
    await world.ann.click("Undo")
    assert not driver.now.paused
    reply = await world.ann.slash("tournament log")
    assert "undone by" in reply.text


async def test_two_who_take_back_at_once_take_back_only_what_they_were_asked_about(
    world: World,
) -> None:
    driver = await running(world)
    await world.ann.slash("tournament pause")
    await world.ann.slash("tournament resume")
    for _ in range(2):
        await world.ann.slash("tournament undo")
    asked = [shown for shown in world.ann.sees() if shown.offers("Undo")][-2:]
    await world.ann.click("Undo", on=asked[0])
    assert driver.now.paused
    reply = await world.ann.click("Undo", on=asked[1])
    assert "Another organiser was faster" in reply.text
    assert driver.now.paused


async def test_calling_it_off_is_asked_first(world: World) -> None:
    driver = await running(world)
    await world.ann.slash("tournament cancel")
    assert driver.now.active
    await world.ann.click("Cancel tournament")
    assert driver.now.status == "cancelled"
    assert any("Cancelled by the organisers" in message.text for message in world.messages())


async def test_a_cancellation_in_a_pause_is_taken_back_into_the_pause(world: World) -> None:
    driver = await running(world)
    await world.ann.slash("tournament pause")
    await world.ann.slash("tournament cancel")
    await world.ann.click("Cancel tournament")
    assert driver.now.status == "cancelled"
    await world.ann.slash("tournament undo")
    await world.ann.click("Undo")
    assert driver.now.paused
    await world.ann.slash("tournament resume")
    await world.later(seconds=31)
    assert {driver.table(match).status for match in driver.now.open_matches()} == {"playing"}


async def test_a_result_is_corrected_and_seen(world: World) -> None:
    driver = await running(world)
    await driver.play(list(driver.now.open_matches())[:1])
    match = driver.now.contest.round(1).at(1)
    loser = next(number for number in match.seats if match.places[number] != 1)
    await world.ann.slash("tournament result", round=1, table=1)
    reply = await world.ann.select(f"{driver.now.name_of(loser)} won")
    assert "New:" in reply.text
    reply = await world.ann.click("Save result")
    assert "saved and logged" in reply.text
    corrected = driver.now.contest.round(1).at(1)
    assert corrected.places[loser] == 1
    assert driver.now.venue(1, 1).source == "organiser"  # type: ignore[union-attr]
    assert any(f"{driver.now.name_of(loser)}** beat" in shown.text for shown in world.messages())


async def test_a_result_at_a_larger_table_is_chosen_place_by_place(world: World) -> None:
    driver = await running(world, "swiss", 6, seats=3)
    match = driver.now.contest.round(1).at(1)
    one, two, three = match.seats
    reply = await world.ann.slash("tournament result", round=1, table=1)
    assert "Save result" not in reply.message.labels
    for number, place in ((one, "2"), (two, "1"), (three, "0")):
        menu = next(
            menu
            for menu in world.ann.finds(lambda shown: bool(shown.selects)).selects
            if driver.now.name_of(number) in "".join(menu.options.values())
        )
        panel = world.ann.finds(lambda shown: bool(shown.selects))
        await world.ann.member.select(world.handle(panel), [place], custom_id=menu.custom_id)
    await world.ann.click("Save result")
    result = driver.now.contest.round(1).at(1)
    assert result.places == {one: 2, two: 1, three: 3}
    assert result.present == (one, two)


async def test_somebody_is_removed_brought_back_and_replaced(world: World) -> None:
    driver = await running(world)
    someone = driver.people[0]
    number = driver.now.participant(someone.id).number  # type: ignore[union-attr]
    reply = await world.ann.slash("tournament drop", person=someone.user)
    assert "is playing" in reply.text
    reply = await world.ann.click("Remove")
    assert "has been removed" in reply.text
    assert not driver.now.contest.entrant(number).active
    reply = await world.ann.slash("tournament drop", person=someone.user)
    assert "was removed by an organiser" in reply.text
    reply = await world.ann.click("Bring back")
    assert "is back" in reply.text
    assert driver.now.contest.entrant(number).active
    reply = await world.ann.slash("tournament replace", person=someone.user, by=world.dan.user)
    assert "has replaced" in reply.text
    assert driver.now.captain(number).user_id == world.dan.id
    reply = await world.ann.slash("tournament drop", person=someone.user)
    assert "isn’t in this tournament" in reply.text


async def test_somebody_is_disqualified_until_that_is_lifted(world: World) -> None:
    driver = await running(world)
    someone = driver.people[0]
    number = driver.now.participant(someone.id).number  # type: ignore[union-attr]
    await world.ann.slash("tournament drop", person=someone.user)
    form = await world.ann.click("Disqualify")
    reply = await world.ann.submit(form, text="Two accounts")
    assert "is disqualified" in reply.text
    assert not driver.now.contest.entrant(number).active
    reply = await someone.slash("tournament join")
    assert "Only an organiser can lift that" in reply.text
    reply = await someone.slash("tournament info")
    assert "You’re disqualified" in reply.text
    assert not reply.message.offers("Join")
    reply = await world.ann.slash("tournament log")
    assert "disqualified P01: Two accounts" in reply.text
    await world.ann.slash("tournament drop")
    reply = await world.ann.select(str(someone.id))
    assert "is lifted" in reply.text
    reply = await someone.slash("tournament join")
    assert "You’re in" in reply.text
    assert driver.now.contest.entrant(number).active


async def test_whoever_replaces_is_chosen_in_a_menu(world: World) -> None:
    driver = await running(world)
    await world.ann.slash("tournament organise")
    reply = await world.ann.click("Players")
    reply = await world.ann.select("P02")
    await picks(world, world.ann, world.dan.member, reply.message)
    assert driver.now.participant(world.dan.id) is not None


async def test_an_announcement_calls_all_who_take_part(world: World) -> None:
    driver = await running(world)
    await world.ann.slash("tournament announce", text="Play **fair**.")
    assert "Play **fair**." in world.last.text
    assert sorted(world.last.pinged) == sorted(person.id for person in driver.people)
    form = await world.ann.click(
        "Announce", on=(await world.ann.slash("tournament organise")).message
    )
    reply = await world.ann.submit(form, text="Well done!")
    assert "Announced" in reply.text
    assert "Well done!" in world.last.text
    assert [act.kind for act in world.bot.get(Tournaments).log(driver.id)][:2] == ["announce"] * 2


async def test_an_announcement_reaches_all_as_they_have_chosen(world: World) -> None:
    driver = await running(world)
    by_dm, asleep, never, *others = driver.people
    for person in driver.people:
        person.has_written()
    await world.bot.get(People).notify_by(by_dm.id, "dm")
    await world.bot.get(People).notify_by(never.id, "neither")
    hour = world.bot.tables.now().hour
    await world.bot.get(People).set_quiet(asleep.id, (hour - 1) % 24 * 60, (hour + 2) % 24 * 60)
    await world.ann.slash("tournament announce", text="Lunch!")
    assert sorted(world.last.pinged) == sorted(person.id for person in others)
    assert "Lunch!" in by_dm.last_dm.text
    assert "Lunch!" in asleep.last_dm.text
    assert never.dms == []


async def test_a_deadline_is_moved(world: World) -> None:
    driver = TournamentDriver(world, 0)
    await driver.create("swiss")
    await world.ann.slash("tournament edit")
    await world.ann.select("in 5 days")
    left = driver.now.plan.signup_until - world.bot.tables.now()
    assert round(left.total_seconds() / 3600) == 120


@pytest.mark.soak
async def test_what_can_no_longer_be_done_is_refused_before_anything_is_asked(world: World) -> None:
    driver = await running(world, "elimination")
    reply = await world.ann.slash("tournament start")
    assert "has already started" in reply.text
    while driver.now.active:
        await driver.play()
    reply = await world.ann.slash("tournament edit")
    assert "’s over" in reply.text


async def test_an_open_tournament_is_edited(world: World) -> None:
    driver = await running(world, plan={"round_hours": 24})
    await world.ann.slash("tournament edit")
    form = await world.ann.click("Name")
    reply = await world.ann.submit(form, text="Winter Cup")
    assert "Winter Cup" in reply.text
    await world.ann.slash("tournament edit")
    form = await world.ann.click("Text")
    await world.ann.submit(form, text="Be **kind**.")
    assert "Be **kind**." in (await world.bob.slash("tournament info")).text
    await world.ann.slash("tournament edit")
    await world.ann.click("Settings")
    reply = await world.ann.select("3 days per round")
    assert "3 days per round" in reply.text
    await world.ann.click("Players and channel")
    await world.ann.select("At most 32 players")
    plan = driver.now.plan
    assert (plan.round_hours, plan.max_people, plan.about) == (72, 32, "Be **kind**.")
    reply = await world.ann.slash("tournament log")
    assert "Summer Cup → Winter Cup" in reply.text
    assert "1 day per round → 3 days per round" in reply.text or "24 hours per round" in reply.text
    match = next(driver.now.open_matches())
    reply = await world.ann.slash("tournament result", round=1, table=match.table)
    await world.ann.select("in 3 days")
    told = world.messages(driver.thread(match))[-1]
    assert "changed the deadline of your match" in told.text
    assert sorted(told.pinged) == sorted(driver.person(each).id for each in match.seats)


async def test_a_player_is_seeded(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("elimination")
    await driver.sign_up()
    await world.ann.slash("tournament drop", person=driver.people[3].user)
    form = await world.ann.click("Seed")
    reply = await world.ann.submit(form, text="1st")
    assert "Choose a seed from 1 to 4" in reply.text
    await world.ann.slash("tournament drop", person=driver.people[3].user)
    form = await world.ann.click("Seed")
    reply = await world.ann.submit(form, text="1")
    assert "is now seed 1" in reply.text
    assert driver.now.contest.seeded[0].number == 4
