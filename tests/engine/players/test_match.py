"""``python -m engine match`` and the computer players of the terminal game."""

import pytest

from engine.__main__ import main
from engine.players.match import (
    Entrant,
    Played,
    contest,
    likelihood_ratio,
    ratings,
    seatings,
    wilson,
)

EASY, NORMAL = Entrant("easy"), Entrant("normal", 5)


@pytest.mark.soak
def test_a_match_prints_who_won_and_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    command = "match --game civ --players easy,normal@20,hard@5 --games 2 --seed 1"
    assert main(command.split()) == 0
    out = capsys.readouterr().out
    assert "normal@20 beats easy in" in out
    assert "hard@5 beats easy in" in out
    assert "hard@5 beats normal@20 in" in out
    assert out.count("95%") == 3
    assert {line.split()[0] for line in out.splitlines()[-3:]} == {"easy", "normal@20", "hard@5"}


@pytest.mark.soak
def test_budgets_of_a_level_play_against_one_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    command = "match --game civ --players easy,hard@5,hard@10 --against easy --games 2"
    assert main(command.split()) == 0
    out = capsys.readouterr().out
    assert "hard@5 beats easy" in out
    assert "hard@10 beats easy" in out
    assert "hard@10 beats hard@5" not in out


def test_an_option_goes_to_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    option = ["--option", "variant=never"]
    assert (
        main(["match", "--game", "civ", "--players", "easy,normal", "--games", "1", *option]) == 1
    )
    assert "unknown-option" in capsys.readouterr().out


def test_who_does_not_play_cannot_be_played_against(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--game", "civ", "--players", "easy,normal", "--against", "hard"]) == 2
    assert "hard is not among the players" in capsys.readouterr().err


@pytest.mark.soak
def test_teams_are_an_option_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = "match --game civ --players easy,normal@5 --games 2 --seats 4 --option teams=true"
    assert main(command.split()) == 0
    assert "of 2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    ["--players easy,perfect", "--players easy", "--players easy,hard@0", "--test 0.6,0.5"],
)
def test_what_cannot_be_measured_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", *wrong.split()])
    assert "argument --" in capsys.readouterr().err


def test_the_interval_is_the_one_of_wilson() -> None:
    share, low, high = wilson(0.75, 500)
    assert share == 0.75
    assert (round(low, 3), round(high, 3)) == (0.710, 0.786)


@pytest.mark.parametrize(
    ("seats", "teams", "ways"), [(2, False, 2), (3, False, 6), (4, False, 6), (4, True, 2)]
)
def test_each_entrant_sits_everywhere_equally_often(seats: int, teams: bool, ways: int) -> None:
    found = seatings((EASY, NORMAL), seats, teams)
    assert len(found) == len(set(found)) == ways
    for place in range(seats):
        assert sum(seating[place] == EASY for seating in found) * 2 == ways


def test_the_ratings_of_two_are_those_of_their_score() -> None:
    pair = (EASY, NORMAL)
    games = [Played(pair, (0.0, 1.0), "")] * 3000 + [Played(pair, (1.0, 0.0), "")] * 1000
    assert ratings(games, pair)[NORMAL] == pytest.approx(190.8, abs=1)


def test_a_lone_seat_among_three_of_equal_strength_wins_a_third() -> None:
    sides = (EASY, NORMAL, NORMAL)
    games = [Played(sides, won, "") for won in ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0))] * 100
    assert ratings(games, (EASY, NORMAL))[NORMAL] == pytest.approx(0, abs=1)


def test_a_test_is_decided_by_the_evidence() -> None:
    assert likelihood_ratio([1.0] * 8, 0.5, 0.6) > 0 > likelihood_ratio([0.0] * 8, 0.5, 0.6)
    assert likelihood_ratio([0.5, 0.6] * 8, 0.5, 0.6) == pytest.approx(0)


@pytest.mark.soak
def test_a_contest_ends_when_its_test_is_decided() -> None:
    *_, pairing = contest(None, "civ", (EASY, NORMAL), 2, 200, 1, {}, (0.3, 0.5))
    assert pairing.verdict == "50% accepted"
    assert 16 <= pairing.games < 200


@pytest.mark.soak
def test_the_result_is_the_same_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for jobs in "12":
        command = "match --game civ --players easy,hard@5 --games 3 --seed 3 --jobs"
        assert main([*command.split(), jobs]) == 0
        told.append(capsys.readouterr().out.splitlines()[0])
    assert told[0] == told[1]


@pytest.mark.soak
@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_normal_is_stronger_than_easy(name: str) -> None:
    """A few games, so no measurement: in 500 games it is more than three in four."""
    *_, pairing = contest(None, name, (EASY, Entrant("normal", 20)), 2, 6, 1, {})
    assert sum(pairing.shares) * 2 >= 4


# A game of Carta Impera Victoria that is over in a few turns.
LATE = (
    "civ; p1: area army*5 culture*2 | hand army culture science;"
    " p2: area science*4 religion*3 | hand science religion;"
    " deck army utopia economy; turn p1 play"
)


@pytest.mark.soak
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_terminal_game_is_played_against_computers(
    level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--people", "0", "--against", level, "--table", LATE]) == 0
    assert "won by" in capsys.readouterr().out
