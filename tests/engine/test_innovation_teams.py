"""Innovation in teams: the partners' mutual view, forecasts, and the end."""

import random
from typing import Any

from engine import Game, new_game, restore
from engine.games import GAMES, standing
from engine.innovation.determinize import determinize
from engine.innovation.forecast import Forecast

NAMES = ("ann", "bob", "cat", "dan")
TEAMS = {"teams": True}


def table(options: dict[str, Any] = TEAMS, **setup: Any) -> Game:
    rules = GAMES["innovation"].rules
    arranged = rules.arrange(NAMES, options, {"actions": 1, "seed": 0, **setup})
    return Game("innovation", NAMES, options, 0, arranged)


def forecast(game: Game, card: str) -> Forecast:
    found = game.forecast("ann", f"dogma {card}")
    assert isinstance(found, Forecast)
    return found


def test_partners_sit_across_and_hide_their_hands_from_each_other() -> None:
    view = table(ann={"hand": ["oars"]}, cat={"hand": ["tools"], "score": ["writing"]}).view("ann")
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]
    cat = view.seat("cat")
    assert [each.card for each in (*cat.hand, *cat.score)] == [None, None]


def test_achievements_of_partners_count_together() -> None:
    view = table(ann={"achievements": ["1", "empire"]}, cat={"achievements": ["2"]}).view()
    assert [view.won(seat) for seat in view.seats] == [3, 0, 3, 0]
    assert view.needed == 6
    assert table({}).view().needed == 4
    assert table({**TEAMS, "extra_achievement": True}).view().needed == 7


def test_a_determinized_table_has_the_same_teams_and_the_same_aim() -> None:
    game = table({**TEAMS, "extra_achievement": True})
    again = determinize(game.view("ann"), random.Random(0))
    assert (again.teams, again.needed) == (True, 7)


def test_a_forecast_tells_whether_sharing_earns_a_card() -> None:
    boards = {
        "ann": {"board": {"blue": ["writing"]}},
        "cat": {"board": {"blue": ["mathematics"]}},
    }
    found = forecast(table(**boards), "writing")
    assert (found.shares, found.partner, found.bonus) == (("cat",), "cat", False)
    found = forecast(table(**boards, dan={"board": {"purple": ["philosophy"]}}), "writing")
    assert (found.shares, found.partner, found.bonus) == (("cat", "dan"), "cat", True)
    found = forecast(table({}, **boards), "writing")
    assert (found.partner, found.bonus) == (None, True)


def test_a_forecast_of_a_demand_leaves_the_partner_out() -> None:
    game = table(ann={"board": {"red": ["archery"]}}, bob={"board": {"red": ["metalworking"]}})
    assert forecast(game, "archery").demands == ("dan",)


def test_partners_end_in_one_place_by_the_points_of_the_team() -> None:
    game = table(
        ann={"board": {"red": ["robotics"]}, "score": ["flight"]},
        bob={"score": ["colonialism"]},
        dan={"score": ["chemistry"]},
        empty=[10],
    )
    game.answer("ann", "draw")
    places = {seat.name: place for place, seat in standing(game.view())}
    assert places == {"bob": 1, "dan": 1, "ann": 3, "cat": 3}
    event = game.events(0)[-1]
    assert event.facts["teams"] is True
    assert event.facts["points"] == {"ann": 8, "bob": 4, "cat": 0, "dan": 5}


def test_a_game_without_teams_is_stored_as_before() -> None:
    """Records of games that were begun before there were teams name no such option."""
    game = new_game("innovation", NAMES, 4)
    assert game.dump()["options"] == {}
    assert "teams" not in str(game.dump())
    assert restore(game.dump()).view() == game.view()
    assert game.view().seats[0].team is None


def test_the_order_to_decline_what_is_shared_does_not_decline_a_partner() -> None:
    decline = GAMES["innovation"].orders["shared"].answer
    for owner, declined in (("bob", ()), ("cat", None)):
        game = table(
            **{owner: {"board": {"yellow": ["agriculture"]}}},
            ann={"board": {"blue": ["pottery"]}, "hand": ["oars", "tools"]},
            turn=owner,
        )
        game.answer(owner, "dogma agriculture")
        assert decline("decline", game.pending["ann"], game.view("ann")) == declined
