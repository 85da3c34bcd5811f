"""Innovation in teams: the lobby, the standings, the advice and the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words import words_for
from bot.games.innovation.forecast import forecast_text, sharing_bonus
from bot.games.innovation.hints import why
from bot.games.innovation.recap import InnovationStory
from engine import Game
from engine.innovation.forecast import Forecast
from render.ending import end_alt
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import arranged, begin, deal
from tests.bot.world import World

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat", "p4": "Dan"}
PLAYERS = tuple(NAMES)

LAST_CARD: dict[str, Any] = {
    "p1": {"board": {"red": ["robotics"]}, "score": ["flight"], "achievements": ["1"]},
    "p2": {"score": ["colonialism"]},
    "p3": {"achievements": ["2", "empire"]},
    "p4": {"score": ["chemistry"]},
    "empty": [10],
}


def game(setup: dict[str, Any]) -> Game:
    return arranged("innovation", PLAYERS, {"teams": True}, setup)


@pytest.mark.parametrize(
    ("options", "why"),
    [({"teams": True, "seats": 2}, "exactly four players"), ({"variant": "draft"}, "no option")],
)
async def test_options_that_do_not_fit_are_refused(
    world: World, options: dict[str, Any], why: str
) -> None:
    reply = await world.ann.slash("game new", game="innovation", **options)
    assert reply.private
    assert why in reply.text
    assert world.bot.tables.at_channel(world.channel.id) is None


async def test_the_lobby_says_that_teams_are_a_variant(world: World) -> None:
    await world.ann.slash("game new", teams=True, longer=True)
    text = world.last.text
    assert "Two teams of two" in text
    assert "One more achievement" in text
    assert text.count("This variant isn’t in the rulebook") == 2
    assert "Team 1:** **Ann** and *free*" in text
    await world.bob.click("Join", on=world.last)
    await world.bob.click("Change sides", on=world.last)
    assert "Team 1:** **Bob** and *free*" in world.last.text


async def test_a_table_without_options_has_none(world: World) -> None:
    await world.ann.slash("game new")
    assert "variant" not in world.last.text
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    assert table.options == {}


async def test_the_board_tells_what_partners_have_together(world: World) -> None:
    deal(world, LAST_CARD)
    await begin(world, *world.people, teams=True)
    text = world.board.text
    assert "**Team 1** · 8 points · 🏆 3/6" in text
    assert "**Team 2** · 9 points · 🏆 0/6" in text
    first, second = text.index("Team 1"), text.index("Team 2")
    assert first < text.index("**Cat**") < second < text.index("**Bob**")


async def test_the_end_by_score_is_that_of_the_teams(world: World) -> None:
    deal(world, LAST_CARD)
    table_id = await begin(world, *world.people, teams=True)
    await world.ann.click("Draw", on=world.board)
    table = world.bot.tables.get(table_id)
    assert (table.reason, table.winners) == ("score", ("p2", "p4"))
    assert "9 to 8" in world.last.text
    text = world.board.text
    assert text.index("**Team 2** · 9 points") < text.index("1\\. **Bob**")
    assert text.index("1\\. **Dan**") < text.index("**Team 1** · 8 points")
    assert text.index("**Team 1** · 8 points") < text.index("3\\. **Cat**")


def test_the_picture_of_the_end_tells_by_how_much_the_team_won() -> None:
    at = game(LAST_CARD)
    at.answer("p1", "draw")
    told = end_alt(at.view(None), EN, NAMES)
    assert "on points, 9 to 8" in told
    assert "Bob, with 9 points together and none of 6 achievements." in told
    cat = "Cat, with 8 points together and 3 of 6 achievements, of which Age 2, Military."
    assert cat in told


@pytest.mark.soak
async def test_a_whole_game_to_the_winner(world: World) -> None:
    table_id = await begin(world, *world.people, teams=True)
    await Autoplay(world, list(world.people), seed=4).play()
    table = world.bot.tables.get(table_id)
    assert (table.status, table.options) == ("over", {"teams": True, "strict": True})
    assert set(table.winners) in ({"p1", "p3"}, {"p2", "p4"}, set(PLAYERS))


async def test_resigning_leaves_the_other_team_as_winners(world: World) -> None:
    table_id = await begin(world, *world.people, teams=True)
    await world.ann.click("Yes", on=(await world.ann.slash("game resign")).message)
    assert world.bot.tables.get(table_id).status == "playing"
    reply = await world.cat.slash("game resign")
    assert "The other team wins" in reply.text
    await world.cat.click("Yes", on=reply.message)
    assert world.bot.tables.get(table_id).winners == ("p2", "p4")


async def test_the_rules_say_what_a_partner_is(world: World) -> None:
    reply = await world.ann.slash("rules", topic="variants")
    assert "Your partner isn’t an opponent" in reply.text
    assert "neither of which is in the rulebook" in reply.text


def forecast(shares: tuple[str, ...], partner: str | None) -> Forecast:
    counts = dict.fromkeys(PLAYERS, 2)
    return Forecast("writing", "lightbulb", counts, shares, (), True, partner)


@pytest.mark.parametrize(
    ("shares", "partner", "bonus", "told"),
    [
        (("p2",), None, "all", "if that changes anything, you draw a card"),
        (("p3",), "p3", "nobody", "you draw no card for that"),
        (("p2", "p3"), "p3", "opponents", "if that changes anything for an opponent"),
    ],
)
def test_the_confirmation_says_whose_sharing_earns_a_card(
    shares: tuple[str, ...], partner: str | None, bonus: str, told: str
) -> None:
    found = forecast(shares, partner)
    assert sharing_bonus(found) == bonus
    assert told in forecast_text(found, "p1", EN, NAMES)


def test_advice_counts_the_achievements_of_the_team_and_welcomes_the_partner() -> None:
    at = game({**LAST_CARD, "p1": {"board": {"blue": ["writing"]}, "score": ["flight"]}})
    decision, view = at.pending["p1"], at.view("p1")
    assert "achievement 3 of 6" in why(decision, ("achieve 1",), view, EN, NAMES, None)
    found = forecast(("p3",), "p3")
    told = why(decision, ("dogma writing",), view, EN, NAMES, found)
    assert "your partner can use it too" in told


def test_a_recap_ends_with_the_sums_of_the_teams() -> None:
    last = {"board": {"red": ["robotics"]}}
    at = game({"p1": {"hand": ["tools"]}, "p2": last, "actions": 1, "empty": [10]})
    at.answer("p1", "meld tools")
    story = InnovationStory(PLAYERS)
    story.points.update({"p1": 8, "p2": 4, "p4": 5})
    at.answer("p2", "draw")
    for event in at.events(0, None):
        story.hear(event)
    assert story.over is not None
    told = story.end(story.over, EN, winners="Bob and Dan", count=2, turn=1)
    assert told.endswith("Bob and Dan shared the victory on points, 9–8.")
