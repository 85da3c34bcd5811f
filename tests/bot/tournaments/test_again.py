"""Holding a tournament again, and templates, as organisers use them."""

from __future__ import annotations

import pytest

from bot.features.tournaments.draft import Draft
from bot.features.tournaments.invited import invited
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.templates.service import MOST, Templates
from bot.features.tournaments.tournament import Organiser, Tournament
from bot.tables.dealer import Dealer
from tests.bot.choosing import manages
from tests.bot.test_privacy import forget, traces
from tests.bot.tournaments.desk import ANN, BOB, CAT, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def cups(world: World) -> list[Tournament]:
    """Return the tournaments of the server, the newest first."""
    return world.bot.get(Tournaments).of_guild(world.guild.id, active=False)


async def over(world: World) -> TournamentDriver:
    """Return a Swiss tournament of one round that is over."""
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=1, plan={"about": "Prizes: none", "max_people": 8})
    await driver.sign_up()
    await driver.start()
    await driver.play()
    assert driver.now.status == "over"
    return driver


async def test_a_tournament_is_held_again_with_all_its_settings(world: World) -> None:
    await over(world)
    await world.ann.slash("tournament organise")
    shown = await world.ann.click("Again…")
    assert shown.private
    assert "Summer Cup 2" in shown.text
    assert "Prizes: none" in shown.text
    pinged = len(world.notified)
    await world.ann.click("Open sign-up")
    again, before = cups(world)
    assert again.name == "Summer Cup 2"
    assert (again.plan.about, again.plan.max_people) == ("Prizes: none", 8)
    assert again.contest.settings == before.contest.settings
    assert (again.terms, again.game_name) == (before.terms, before.game_name)
    assert again.options == {"variant": "base", **before.options}
    assert again.people == ()
    assert len(world.notified) == pinged, "nobody is invited"


async def test_its_players_are_invited_once_also_after_a_restart(world: World) -> None:
    driver = await over(world)
    await world.ann.slash("tournament again")
    shown = await world.ann.click("Invite its players")
    assert "Its 4 players are invited" in shown.text
    before = len(world.notified)
    await world.ann.click("Open sign-up")
    asked = world.notified[before:]
    assert sorted(asked) == sorted(person.id for person in driver.people)
    assert "Summer Cup 2" in world.call.text
    joined = await driver.people[0].click("Join", on=world.call)
    assert "You’re in" in joined.text
    await world.restart(killed=True)
    await world.later(minutes=2)
    assert world.notified[before:] == asked


async def test_who_was_removed_or_is_gone_is_not_invited(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT)
    await desk.entrants.disqualify(desk.id, by(ANN), 2, "abuse")
    assert invited(desk.cup) == [ANN, CAT]


async def test_only_organisers_hold_it_again(world: World) -> None:
    await over(world)
    reply = await world.bob.slash("tournament again")
    assert "Only organisers" in reply.text


async def test_names_count_on(desk: Desk) -> None:
    await desk.open(name="Cup")
    assert desk.service.next_name("Cup", 77) == "Cup 2"
    await desk.open(name="Cup 2")
    assert desk.service.next_name("Cup", 77) == "Cup 3"
    assert desk.service.next_name("Cup 2", 77) == "Cup 3"
    assert len(desk.service.next_name("x" * 60, 77)) == 60
    assert desk.service.next_name("9", 77) == "10"


async def test_a_new_tournament_can_be_renamed_before_it_opens(world: World) -> None:
    await world.ann.slash("tournament create", name="Cup", game="civ")
    form = await world.ann.click("Name…")
    shown = await world.ann.submit(form, text="  Winter \n Cup ")
    assert "Winter Cup" in shown.text
    await world.ann.click("Open sign-up")
    assert cups(world)[0].name == "Winter Cup"


# Templates


async def saved(world: World, name: str = "Weekly *knockout*") -> None:
    """Let Ann save the settings of a knockout as a template."""
    await world.ann.slash("tournament create", name="Cup", game="civ", format="elimination")
    await world.ann.click("Players and channel")
    await world.ann.select("At most 8 players")
    await world.ann.click("Templates…")
    form = await world.ann.click("Save my settings…")
    reply = await world.ann.submit(form, text=name)
    assert "Saved as" in reply.text


async def test_settings_are_saved_and_used_again(world: World) -> None:
    await saved(world)
    await world.restart(killed=True)
    offered = await world.bob.types("tournament create", "template", "week", name="Cup")
    assert [*offered] == ["Weekly *knockout*"]
    shown = await world.bob.slash("tournament create", name="Bob’s", template="weekly *KNOCKOUT*")
    assert "Single elimination" in shown.text
    assert "to 8 players" in shown.text
    await world.bob.click("Open sign-up")
    (cup,) = cups(world)
    assert (cup.name, cup.created_by) == ("Bob’s", world.bob.id)
    assert (cup.contest.settings.format, cup.plan.max_people) == ("elimination", 8)


async def test_a_template_is_chosen_in_the_panel_of_a_draft(world: World) -> None:
    await saved(world)
    await world.bob.slash("tournament create", name="Bob’s", game="innovation")
    await world.bob.click("Templates…")
    shown = await world.bob.select("Weekly *knockout*")
    assert "Single elimination" in shown.text
    assert shown.message.labels == ["Use these settings", "◀ Back"]
    shown = await world.bob.click("Use these settings")
    assert "Bob’s" in shown.text
    assert "Single elimination" in shown.text


async def test_templates_are_renamed_and_deleted_by_who_saved_them(world: World) -> None:
    await saved(world)
    await world.ann.click("◀ Back")
    await world.ann.click("Templates…")
    await world.ann.select("Weekly *knockout*")
    form = await world.ann.click("Name…")
    await world.ann.submit(form, text="Monthly")
    await world.ann.select("Monthly")
    asked = await world.ann.click("Delete…")
    assert "Delete the template" in asked.text
    first, second = await world.together(
        world.ann.click("Yes, delete it", on=asked.message),
        world.ann.click("Yes, delete it", on=asked.message),
    )
    assert "isn’t here any more" in first.text + second.text
    assert world.bot.get(Templates).of_guild(world.guild.id) == []


async def test_a_server_manager_changes_all_templates(world: World) -> None:
    await saved(world)
    manages(world, world.cat)
    await world.cat.slash("tournament create", name="Cup", game="civ")
    await world.cat.click("Templates…")
    shown = await world.cat.select("Weekly *knockout*")
    assert "Delete…" in shown.message.labels


async def test_what_can_not_be_saved_is_refused(desk: Desk) -> None:
    templates, draft = Templates(desk.tables), Draft("Cup", "civ", "en", 88)
    await templates.save(by(ANN), "Mine", draft)
    again = await templates.save(by(ANN), "MINE", draft.with_choice(format="elimination"))
    assert again.chosen["format"] == "elimination"
    with refused("template-not-yours"):
        await templates.save(by(BOB), "mine", draft)
    with refused("template-name"):
        await templates.save(by(BOB), "x" * 61, draft)
    other = await templates.save(by(BOB), "Other", draft)
    with refused("template-name-taken"):
        await templates.rename(other.id, by(BOB), "Mine")
    with refused("template-not-yours"):
        await templates.delete(again.id, by(BOB))
    await templates.delete(again.id, Organiser(BOB, 77, manager=True))
    with refused("no-such-template"):
        templates.get(other.id, 78)
    for number in range(MOST - 1):
        await templates.save(by(BOB), f"Number {number}", draft)
    with refused("template-limit"):
        await templates.save(by(BOB), "One more", draft)


async def test_settings_of_another_version_still_fit(desk: Desk) -> None:
    await desk.open()
    stored = {**Draft("Cup", "civ", "en", 88).as_data(), "gone": 1, "seats": 9}
    assert Draft.restored(stored).seats == 2


async def test_who_is_forgotten_leaves_templates_without_a_name(
    world: World, store_path: str
) -> None:
    await saved(world)
    await forget(world.ann)
    assert traces(store_path, world.ann) == []
    (template,) = world.bot.get(Templates).of_guild(world.guild.id)
    assert template.made_by == 0
