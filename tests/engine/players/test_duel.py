"""``python -m engine duel`` and the computer players of the terminal game."""

import pytest

from engine.__main__ import main
from engine.players.duel import Score, duel


def test_a_duel_tells_who_won_and_how_fast_they_decided(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = "duel --game civ --players easy,normal,hard --games 2 --seed 1 --steps 20"
    assert main(command.split()) == 0
    out = capsys.readouterr().out
    assert "normal beats easy in" in out
    assert "hard beats easy in" in out
    assert "hard beats normal in" in out
    assert out.count("95%") == 3
    assert "decisions" in out


def test_an_option_goes_to_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    option = ["--option", "variant=never"]
    assert main(["duel", "--game", "civ", "--games", "1", "--steps", "1", *option]) == 1
    assert "unknown-option" in capsys.readouterr().out


def test_levels_that_do_not_exist_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["duel", "--players", "easy,perfect"])
    assert "easy, normal, hard" in capsys.readouterr().err


def test_the_interval_is_the_one_of_wilson() -> None:
    score = Score(("easy", "normal"), games=500)
    score.wins["normal"] = 375
    share, low, high = score.interval()
    assert share == 0.75
    assert (round(low, 3), round(high, 3)) == (0.710, 0.786)


@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_normal_is_stronger_than_easy(name: str) -> None:
    """A few games, so no measurement: in 500 games it is more than three in four."""
    assert duel(name, ("easy", "normal"), 6, 1, 1, {}).wins["normal"] >= 4


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_terminal_game_is_played_against_computers(
    level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--people", "0", "--against", level, "--game", "civ"]) == 0
    assert "won by" in capsys.readouterr().out
