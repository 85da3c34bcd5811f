"""Helpers of tournaments: with all rights, or for results and pairings only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.core.table import NOBODY
from bot.features.ratings.service import Ratings
from bot.features.series.service import SeriesService
from bot.features.tournaments.model import Settings
from bot.features.tournaments.penalties import Penalties
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser
from bot.tables.dealer import Dealer
from tests.bot.audit.pressing import press, send_form
from tests.bot.crawler import Crawler
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.world import Button, Person, Reply, Select, Shown, World

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def paired(desk: Desk) -> None:
    """Pair the first round of Ann's tournament; Eve helps with its results."""
    await desk.open(game="civ", settings=Settings("swiss"))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.service.add_organiser(desk.id, by(ANN), EVE, results_only=True)
    await desk.pair()


async def test_a_helper_for_results_does_what_belongs_to_them_and_no_more(desk: Desk) -> None:
    await paired(desk)
    service, penalties, eve = desk.service, Penalties(desk.service), by(EVE)
    match, other = desk.cup.contest.round(1).matches
    refusing: list[Callable[[], Awaitable[Any]]] = [
        lambda: service.start(desk.id, eve),
        lambda: service.pause(desk.id, eve),
        lambda: service.cancel(desk.id, eve),
        lambda: service.publish(desk.id, eve, page=True),
        lambda: service.announce(desk.id, eve, "hello"),
        lambda: service.move(desk.id, eve, 99),
        lambda: service.add_organiser(desk.id, eve, 9),
        lambda: service.remove_organiser(desk.id, eve, EVE),
        lambda: service.set_helper_role(desk.id, eve, EVE, results_only=False),
        lambda: service.join_series(desk.id, eve, 1, "Tour"),
        lambda: desk.editing.rename(desk.id, eve, "Mine"),
        lambda: desk.editing.set(desk.id, eve, "pace", 72),
        lambda: desk.entrants.add(desk.id, eve, EVE, "Eve"),
        lambda: desk.entrants.remove(desk.id, eve, 1),
        lambda: desk.entrants.disqualify(desk.id, eve, 1, "abuse"),
        lambda: desk.entrants.replace(desk.id, eve, 1, EVE, "Eve"),
        lambda: desk.entrants.seed(desk.id, eve, 1, 2),
        lambda: penalties.deduct(desk.id, eve, 1, 2, "late"),
        lambda: penalties.lose(desk.id, eve, 1, "late"),
    ]
    before = desk.cup
    for act in refusing:
        with refused("tournament-results-only"):
            await act()
    assert desk.cup == before
    await desk.entrants.swap(desk.id, eve, match.seats[0], other.seats[0])
    match = desk.cup.contest.round(1).at(1)
    await service.correct(desk.id, eve, 1, 1, {match.seats[0]: 1, match.seats[1]: 2})
    await penalties.warn(desk.id, eve, 1, "came late")
    assert [act.kind for act in service.log(desk.id)][:3] == ["warn", "correct", "swap"]


async def test_they_undo_their_own_results_and_nothing_of_others(desk: Desk) -> None:
    await paired(desk)
    service, eve = desk.service, by(EVE)
    with refused("tournament-undo-own"):
        await service.take_back(desk.id, eve)
    one, other = desk.cup.contest.round(1).at(1).seats
    await service.correct(desk.id, eve, 1, 1, {one: 1, other: 2})
    await service.pause(desk.id, by(ANN))
    _, act = await service.take_back(desk.id, eve)
    assert (act.kind, desk.cup.paused) == ("correct", True)
    await service.correct(desk.id, eve, 1, 1, {one: 1, other: 2})
    await service.correct(desk.id, by(ANN), 1, 1, {one: 2, other: 1})
    with refused("tournament-undo-own"):  # the creator's result builds on theirs
        await service.take_back(desk.id, eve)
    _, act = await service.take_back(desk.id, by(ANN))
    assert act.by == ANN


async def test_a_former_full_helper_does_not_undo_what_they_may_no_longer_do(desk: Desk) -> None:
    await paired(desk)
    await desk.service.add_organiser(desk.id, by(ANN), 9)
    await desk.service.pause(desk.id, by(9))
    await desk.service.set_helper_role(desk.id, by(ANN), 9, results_only=True)
    with refused("tournament-undo-own"):
        await desk.service.take_back(desk.id, by(9))
    assert desk.cup.paused


async def test_only_creator_and_moderators_change_what_a_helper_may_do(desk: Desk) -> None:
    await paired(desk)
    service = desk.service
    await service.add_organiser(desk.id, by(ANN), 9)
    with refused("tournament-helper-role"):
        await service.set_helper_role(desk.id, by(9), EVE, results_only=False)
    with refused("tournament-no-organiser"):
        await service.set_helper_role(desk.id, by(ANN), BOB, results_only=False)
    with refused("no-such-tournament"):
        await service.set_helper_role(
            desk.id, Organiser(ANN, 78, manager=True), EVE, results_only=False
        )
    await service.set_helper_role(desk.id, Organiser(7, 77, manager=True), EVE, results_only=False)
    await service.set_helper_role(desk.id, by(ANN), EVE, results_only=False)  # a second press
    assert [act.kind for act in service.log(desk.id)].count("helper-role") == 1
    assert by(EVE).may_organise(desk.cup)
    _, act = await service.take_back(desk.id, by(9))
    assert act.kind == "add-organiser", "a change of roles is not theirs to undo"
    await service.set_helper_role(desk.id, by(ANN), EVE, results_only=True)
    _, act = await service.take_back(desk.id, by(ANN))
    assert act.kind == "helper-role"
    assert desk.cup.results_only == ()


async def test_a_role_survives_removal_and_its_undo(desk: Desk) -> None:
    await paired(desk)
    await desk.service.remove_organiser(desk.id, by(ANN), EVE)
    assert (desk.cup.organisers, desk.cup.results_only) == ((), ())
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.organisers, desk.cup.results_only) == ((EVE,), (EVE,))
    restarted = Tournaments(desk.tables, Ratings(desk.tables))
    assert restarted.get(desk.id).results_only == (EVE,)


async def test_they_gain_nothing_in_series(desk: Desk) -> None:
    await paired(desk)
    series = SeriesService(desk.tables, desk.service)
    theirs = await series.create(by(EVE), "Tour", "3 2 1")
    with refused("tournament-results-only"):
        await series.add_event(theirs.id, by(EVE), desk.id)
    other = await series.create(by(ANN), "Circuit", "3 2 1")
    await series.add_event(other.id, by(ANN), desk.id)
    with refused("series-organise"):
        await series.remove_event(other.id, by(EVE), desk.id)


# As users act


async def with_helper(world: World) -> TournamentDriver:
    """Return a tournament in which Bob, chosen in the panel, helps with results."""
    driver = await begun(world)
    reply = await world.ann.slash("tournament edit")
    menu = next(each for each in reply.message.selects if each.custom_id.endswith(":results"))
    await world.ann.member.select(
        world.handle(reply.message), [world.bob.member], custom_id=menu.custom_id
    )
    return driver


async def chooses_role(world: World, who: Person, driver: TournamentDriver, role: str) -> Reply:
    """Choose Bob's rights, in the panel or by a forged press."""
    custom_id = f"t-helper-may:{driver.id}"
    return await press(world, who, custom_id, values=[f"{world.bob.id}:{role}"])


async def test_their_panel_has_what_they_may_do(world: World) -> None:
    driver = await with_helper(world)
    assert driver.now.results_only == (world.bob.id,)
    reply = await world.bob.slash("tournament organise")
    assert "You help with results and pairings" in reply.text
    labels = ["Players…", "Results…", "Waiting for…", "Log", "Export"]
    assert reply.message.labels == labels
    reply = await world.bob.click("Players…", on=reply.message)
    assert len(reply.message.selects) == 1
    person = driver.person(first(driver).seats[0])
    reply = await world.bob.slash("tournament drop", person=person.user)
    assert reply.message.labels == ["Warning or penalty…", "Players…", "◀ Back"]
    assert "remove or disqualify" not in reply.text
    reply = await world.bob.click("Warning or penalty…", on=reply.message)
    (menu,) = reply.message.selects
    assert [*menu.options] == ["warn"]
    form = await world.bob.select("A warning", on=reply.message)
    assert "Warning: Late" in (await world.bob.submit(form, text="Late")).text
    await world.restart(killed=True)
    reply = await world.bob.slash("tournament organise")
    assert "Undo…" in reply.message.labels
    reply = await world.bob.click("Undo…", on=reply.message)
    await world.bob.click("Undo…", on=reply.message)
    assert world.bot.get(Tournaments).log(driver.id)[0].kind == "take-back"
    info = await world.cat.slash("tournament info")
    assert f"Results and pairings: <@{world.bob.id}>" in info.text


async def test_forged_presses_and_forms_of_theirs_are_refused(world: World) -> None:
    driver = await with_helper(world)
    before, number = driver.now, driver.now.people[0].number
    for custom_id, values in (
        (f"t-do:{driver.id}:pause", None),
        (f"t-do:{driver.id}:cancel", None),
        (f"t-ask:{driver.id}:cancel", None),
        (f"t-person-do:{driver.id}:{number}:drop", None),
        (f"t-disqualify:{driver.id}:{number}", None),
        (f"t-penalise:{driver.id}:{number}", ["lose"]),
        (f"t-edit:{driver.id}", None),
        (f"t-set:{driver.id}:pace", ["72"]),
        (f"t-page:{driver.id}:no", None),
        (f"t-again:{driver.id}", None),
        (f"t-announce:{driver.id}", None),
        (f"t-no-helper:{driver.id}", [str(world.bob.id)]),
    ):
        reply = await press(world, world.bob, custom_id, values=values)
        assert "a helper who can do everything" in reply.text, custom_id
    for what in ("lose", "2"):
        form = f"t-penalty-form:{world.bob.id}:{driver.id}:{number}:{what}"
        reply = await send_form(world, world.bob, form, "late")
        assert "a helper who can do everything" in reply.text
    reply = await chooses_role(world, world.bob, driver, "all")
    assert "a helper who can do everything" in reply.text
    assert driver.now == before


async def test_the_creator_changes_their_role_in_the_panel(world: World) -> None:
    driver = await with_helper(world)
    await chooses_role(world, world.ann, driver, "all")
    assert driver.now.results_only == ()
    reply = await world.bob.slash("tournament organise")
    assert "Pause" in reply.message.labels
    reply = await world.bob.slash("tournament edit")
    assert not any("t-helper-may" in each.custom_id for each in reply.message.selects)
    reply = await chooses_role(world, world.bob, driver, "results")
    assert "Only the tournament’s creator" in reply.text
    log = (await world.ann.slash("tournament log")).text
    assert "let the helper" in log
    assert "a helper for results and pairings" in log


async def test_a_helper_for_results_does_not_inherit_a_tournament(world: World) -> None:
    driver = await with_helper(world)
    await world.ann.slash("privacy")
    await world.ann.click("privacy-forget")
    await world.ann.click("privacy-sure")
    assert (driver.now.created_by, driver.now.results_only) == (NOBODY, (world.bob.id,))
    await world.bob.slash("privacy")
    await world.bob.click("privacy-forget")
    await world.bob.click("privacy-sure")
    assert (driver.now.organisers, driver.now.results_only) == ((), ())


class Refused(Crawler):
    """A crawler that records refusals of offered actions."""

    def __init__(self, world: World, person: Person) -> None:
        super().__init__(world, person, shunned=ENDING)
        self.refused: list[tuple[str, str]] = []

    async def _touches(self, part: Button | Select, message: Shown) -> Reply:
        self._part = part.custom_id
        return self._noted(await super()._touches(part, message))

    async def _fills_in(self, form: Reply) -> Reply:
        return self._noted(await super()._fills_in(form))

    def _noted(self, reply: Reply) -> Reply:
        for told in (each.text for each in reply.messages):
            if any(sign in told for sign in NOT_THEIRS):
                self.refused.append((self._part, told))
        return reply


NOT_THEIRS = (
    "You only help with results",
    "Only organisers can",
    "You can only undo your own",
    "can change what a helper may do",
    "isn’t yours to give",
    "This tournament’s over",
    "This tournament was cancelled",
    "The tournament is paused",
)
# The actions that end the current stage, or the viewer's rights.
ENDING = frozenset({"t-no-helper", "t-do", "t-leave", "t-channel"})


@pytest.mark.soak
@pytest.mark.parametrize("stage", ["signup", "running", "paused", "over", "cancelled"])
@pytest.mark.parametrize("results_only", [True, False])
async def test_no_panel_offers_helpers_what_is_refused(
    world: World, stage: str, results_only: bool
) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"min_people": 3, "max_people": 8, "round_hours": 4})
    await driver.sign_up()
    service, ann = world.bot.get(Tournaments), driver.organiser
    async with driver.bot_at_work():
        await service.add_organiser(driver.id, ann, world.bob.id, results_only=results_only)
    if stage != "signup":
        await driver.start()
    async with driver.bot_at_work():
        if stage == "paused":
            await service.pause(driver.id, ann)
        if stage == "cancelled":
            await service.cancel(driver.id, ann)
    while stage == "over" and driver.now.active:
        await driver.play()
    crawler = Refused(world, world.bob)
    for name in ("organise", "edit", "drop", "result", "log", "info", "calendar"):
        reply = await world.bob.slash(f"tournament {name}")
        await crawler.crawl(*reply.messages)
    reply = await world.bob.slash("tournament drop", person=driver.people[0].user)
    await crawler.crawl(*reply.messages)
    assert not crawler.refused
