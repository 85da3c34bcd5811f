"""The featured match of a round: shown first, followed, announced, taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.words import languages, words_for
from bot.features.tournaments.corrections import corrected
from bot.features.tournaments.featuring import Featuring
from bot.features.tournaments.model import Match, dump, load, placed
from bot.features.tournaments.panels.featured import featured_panel
from bot.features.tournaments.panels.messages import round_panel
from bot.features.tournaments.panels.views import pairings_panel
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser
from bot.features.watching.service import Watching
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.tournaments.contests import better_seed, contest, finished, paired
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.tournaments.test_panels import crowded
from tests.bot.world import Shown, World
from tests.discord_api import message_limits


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def round_message(world: World) -> Shown:
    """Return the newest message of a round."""
    return next(each for each in reversed(world.messages()) if each.offers("Pairings"))


async def feature(world: World, match: Match) -> None:
    """Let Ann feature a match, by the menu of organisers."""
    await world.ann.slash("tournament organise")
    await world.ann.click("Featured match…")
    await world.ann.select(str(match.table))
    await world.env.settle()


def news(world: World) -> list[Shown]:
    """Return the announcements of featured matches in the channel."""
    return [each for each in world.messages() if each.text.startswith("📣")]


async def test_the_featured_match_stands_first_and_is_followed_with_one_press(
    world: World,
) -> None:
    driver = await begun(world)
    one, other = driver.now.open_matches()
    assert not round_message(world).offers("Follow ⭐")
    await feature(world, other)
    shown = round_message(world)
    lines = shown.text.splitlines()
    star = lines.index("⭐ **Featured match**")
    assert f"/{driver.thread(other).id})" in lines[star + 1]
    assert f"/{driver.thread(one).id})" in lines[star + 2]
    assert shown.text.count(f"/{driver.thread(other).id})") == 1
    reply = await world.bob.slash("tournament pairings")
    assert "⭐ **Featured match**" in reply.text
    reply = await world.bob.click("Follow ⭐", on=shown)
    assert reply.private
    watcher = world.bot.get(Watching).by(driver.table(other).id, world.bob.id)
    assert watcher is not None
    assert watcher.often
    player = driver.person(other.seats[0])
    reply = await player.click("Follow ⭐", on=shown)
    assert world.bot.get(Watching).by(driver.table(other).id, player.id) is None
    await driver.restart()
    assert "⭐ **Featured match**" in (await world.bob.slash("tournament pairings")).text


async def test_another_match_can_be_featured_until_it_is_over(world: World) -> None:
    driver = await begun(world, 6)
    one, other, _ = driver.now.open_matches()
    service = world.bot.get(Featuring)
    with pytest.raises(Refusal, match="tournament-not-featured"):
        await service.unfeature(driver.id, driver.organiser)
    await feature(world, one)
    await feature(world, other)
    assert driver.now.contest.round(1).featured == other.table
    with pytest.raises(Refusal, match="tournament-featured-already"):
        await service.feature(driver.id, driver.organiser, other.table)
    with pytest.raises(Refusal, match="tournament-no-such-table"):
        await service.feature(driver.id, driver.organiser, 9)
    with pytest.raises(Refusal, match="tournament-organise"):
        await service.feature(driver.id, Organiser(world.bob.id, world.guild.id), one.table)
    await driver.play([one])
    with pytest.raises(Refusal, match="tournament-featured-over"):
        await service.feature(driver.id, driver.organiser, one.table)
    message = round_message(world)
    await driver.play([other])
    with pytest.raises(Refusal, match="tournament-featured-stays"):
        await service.unfeature(driver.id, driver.organiser)
    assert driver.now.contest.round(1).featured == other.table
    assert "⭐" in message.text, "the star stays on the match of the round that is over"
    assert not message.offers("Follow ⭐")
    with pytest.raises(Refusal, match="tournament-passed"):
        await service_take_back(world, driver)


async def service_take_back(world: World, driver: TournamentDriver) -> None:
    """Take the newest action of organisers back."""
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)


async def test_the_star_is_removed_logged_and_taken_back(world: World) -> None:
    driver = await begun(world)
    one, other = driver.now.open_matches()
    await feature(world, one)
    await feature(world, other)
    reply = await world.ann.click("Remove the star")
    assert "No match of this round is featured" in reply.text
    await world.env.settle()
    assert "⭐" not in round_message(world).text
    for featured in (other.table, one.table, None):
        await service_take_back(world, driver)
        assert driver.now.contest.round(1).featured == featured
    log = (await world.ann.slash("tournament log")).text
    assert f"featured the match of round 1, table {one.table}" in log
    assert f"took the star from the match of round 1, table {other.table}" in log


async def test_the_featured_match_is_announced_once_if_the_organiser_wants_it(
    world: World,
) -> None:
    driver = await begun(world)
    one, other = driver.now.open_matches()
    await feature(world, one)
    assert not news(world)
    await world.ann.click("Announce")
    await world.env.settle()
    (told,) = news(world)
    assert f"/{driver.thread(one).id})" in told.text
    assert not told.pinged
    await world.bob.click("Follow ⭐", on=told)
    assert world.bot.get(Watching).by(driver.table(one).id, world.bob.id) is not None
    service = world.bot.get(Featuring)
    with pytest.raises(Refusal, match="tournament-featured-announced"):
        await service.announce(driver.id, driver.organiser)
    await driver.restart()
    await world.later(minutes=10)
    assert len(news(world)) == 1
    await feature(world, other)
    await world.later(minutes=1)
    assert not news(world), "what is announced is the featured match"
    await feature(world, one)
    await world.later(minutes=1)
    assert not news(world), "which it is again, and may be announced again"
    await world.ann.click("Announce")
    await world.env.settle()
    assert len(news(world)) == 1


@pytest.mark.soak
async def test_a_match_of_the_same_number_is_not_announced_in_place_of_another(
    world: World,
) -> None:
    driver = await begun(world, 4, "elimination")
    before = first(driver)
    await driver.play()
    assert driver.now.round is not None
    assert driver.now.round.number == 2
    await feature(world, first(driver))
    await world.ann.click("Announce")
    await world.env.settle()
    assert len(news(world)) == 1
    played = driver.now.contest.round(1).at(before.table).places
    places = {number: 3 - place for number, place in played.items()}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, 1, places)
    await world.later(minutes=1)
    assert driver.now.contest.round(2).featured is None
    assert not news(world)
    await feature(world, first(driver))
    await world.later(minutes=1)
    assert not news(world)


async def test_a_match_whose_table_is_not_open_yet_is_announced_when_it_is(world: World) -> None:
    driver = await begun(world, round_day=1)
    (match, *_) = driver.now.open_matches()
    assert driver.now.unopened
    await feature(world, match)
    await world.ann.click("Announce")
    await world.env.settle()
    assert not round_message(world).offers("Follow ⭐")
    assert not news(world)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).start(driver.id, driver.organiser)
    assert len(news(world)) == 1


@pytest.mark.parametrize("table", [1, 2])
def test_a_correction_keeps_the_star_of_a_match_that_it_does_not_change(table: int) -> None:
    made = paired(finished(paired(contest("elimination", 8)), better_seed))
    *before, last = made.rounds
    made = replace(made, rounds=(*before, replace(last, featured=table)))
    match = made.rounds[0].at(1)
    won = match.places
    result = placed(match, {number: 3 - won[number] for number in match.seats})
    after = corrected(made, 1, 1, result).contest.rounds[1]
    same = after.at(table).seats == last.at(table).seats
    assert after.featured == (table if same else None)
    assert [each.seats for each in after.matches] != [each.seats for each in last.matches]


@pytest.mark.soak
def test_the_featured_match_is_stored() -> None:
    made = crowded().contest
    *before, last = made.rounds
    featured = replace(made, rounds=(*before, replace(last, featured=3)))
    assert load(dump(featured)) == featured
    data = dump(made)
    for each in data["rounds"]:
        del each["featured"]  # as stored by earlier versions
    assert load(data) == made


@pytest.mark.parametrize("language", languages())
def test_the_largest_tournament_with_a_featured_match_fits(language: str) -> None:
    words, made = words_for(language), crowded()
    *before, last = made.contest.rounds
    last = replace(last, featured=last.matches[-1].table)
    cup = replace(made, contest=replace(made.contest, rounds=(*before, last)))
    for panel in (
        round_panel(cup, last.number, words),
        pairings_panel(cup, last.number, 1, 10**18 + 7, words),
        featured_panel(cup, [], 2, words),
    ):
        assert list(message_limits({"components": panel.to_components()}, ())) == []
