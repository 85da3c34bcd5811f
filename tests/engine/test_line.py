"""A table as a line of text: read as it was written, and refused if nonsense."""

from __future__ import annotations

import doctest
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES, Game, Refusal, line, new_game, notation, restore
from engine.__main__ import main
from engine.civ import notation as civ
from engine.innovation import notation as innovation
from engine.line import game_of, line_of, read, scenario_of
from engine.refusal import Invalid
from engine.scenario import run
from engine.simulate import random_answer

NAMES = ("ann", "player 2", "Bob", "dan 1")
# The state that a line leaves out, as the notations of the games say.
LEFT_OUT = {
    "innovation": {"turn_number", "known", "unchecked", "age_cards", "moved", "achievements"},
    "civ": {
        "turn_number", "known", "removed", "first", "limit", "permanent_used", "discard_used",
        "inspired", "coin", "embargoes",
    },
}  # fmt: skip
EXAMPLE = (
    "innovation; ann: red oars | hand agriculture; bob: blue writing/tools<left; "
    "decks 1 clothing; turn ann 1"
)


@pytest.mark.parametrize(
    "module", [line, notation, civ, innovation], ids=lambda module: module.__name__
)
def test_the_examples_of_the_docstrings_hold(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


def played(name: str, players: int, options: dict[str, Any], seed: int, answers: int) -> Game:
    """Play a random game up to a number of answers, or to the one before its end."""
    chance = random.Random(seed)
    game = new_game(name, NAMES[:players], seed, **options)
    for _ in range(answers):
        before = game.dump()
        decision = chance.choice(list(game.pending.values()))
        game.answer(decision.player, random_answer(decision, chance))
        if game.over:
            return restore(before)
    return game


def kept(game: Game) -> dict[str, Any]:
    """Return the state of ``game`` at its boundary, as far as a line has it."""
    state = game.dump()["state"]
    left_out = LEFT_OUT[game.name]
    players = [
        {key: value for key, value in each.items() if key not in left_out - {"achievements"}}
        for each in state["players"]
    ]
    return {key: each for key, each in state.items() if key not in left_out} | {"players": players}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("innovation", {}),
        ("innovation", {"strict": True}),
        ("innovation", {"teams": True, "extra_achievement": True}),
        ("civ", {}),
        ("civ", {"strict": True}),
        ("civ", {"teams": True}),
        ("civ", {"first_seat_begins": True}),
    ],
)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6), answers=st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_a_table_of_a_random_game_is_read_as_it_was_written(
    name: str, options: dict[str, Any], players: int, seed: int, answers: int
) -> None:
    game = played(name, 4 if options.get("teams") else players, options, seed, answers)
    text = line_of(game)
    again = game_of(text, seed=1)
    assert line_of(again) == text
    assert kept(again) == kept(game)
    assert again.options == options
    assert "\n" not in text


def test_without_decks_only_what_lies_before_the_players_is_named() -> None:
    game = played("innovation", 3, {}, 5, 60)
    text = line_of(game, decks=False)
    assert "decks" not in text
    again, rules = game_of(text), GAMES["innovation"].rules
    whole = game_of(line_of(game))
    assert rules.observe(again.table) == rules.observe(whole.table)


def test_cards_out_of_the_game_stay_out() -> None:
    game = game_of("innovation; ann: hand oars; bob: ; removed tools archery")
    assert "removed tools archery" in line_of(game, decks=False)
    text = line_of(game)
    assert text.count("archery") == 1
    assert line_of(game_of(text)) == text


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("innovation; ann: hand oars", "players"),
        ("innovation; ann: hand oars; ann: score tools", "ann"),
        ("innovation; ann: hand oars; bob: hand oars", "setup.bob.hand"),
        ("innovation; ann: red tools; bob:", "setup.ann.board.red"),
        ("innovation; ann: pocket oars; bob:", "pocket"),
        ("innovation; ann: ; bob: ; weather fair", "weather"),
        ("innovation; ann: ; bob: ; turn cat 1", "setup.turn"),
        ("innovation; ann: red oars<up; bob:", "setup.ann.board.red.splay"),
        ("innovation fast; ann: ; bob:", "options"),
        ("civ; ann: area gold; bob:", "setup.ann.area.gold"),
        ("civ teams; ann: ; bob:", "options"),
        ("innovation", "players"),
        ("", "line"),
        (" ; ", "line"),
    ],
)
def test_nonsense_is_refused_and_its_place_named(text: str, where: str) -> None:
    with pytest.raises(Invalid) as refused:
        game_of(text)
    assert refused.value.key == where


@pytest.mark.parametrize("text", ["chess fast; ann: ; bob:", "turn ann 1"])
def test_a_line_with_an_unknown_game_is_told_which_there_are(text: str) -> None:
    with pytest.raises(Invalid, match=f"none of {', '.join(GAMES)}") as refused:
        read(text)
    assert refused.value.key == "game"


def test_a_line_without_a_game_is_of_the_first() -> None:
    assert read("ann: ; bob: ; turn ann").game == next(iter(GAMES))


def test_a_draft_and_an_odd_name_cannot_be_written() -> None:
    with pytest.raises(Invalid, match="draft"):
        line_of(new_game("civ", ("ann", "bob"), variant="draft"))
    with pytest.raises(Invalid, match="cannot be written"):
        line_of(new_game("civ", ("ann", "bob; turn bob")))


def test_a_line_becomes_a_rules_case(tmp_path: Path) -> None:
    case = scenario_of(EXAMPLE, "Oars takes a crown")
    case["play"] = [{"ann": "meld agriculture"}]
    case["expect"] = {"ann": {"hand": []}, "turn": "bob"}
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case), encoding="utf-8")
    assert run(path).differences == ()
    case["expect"] = {"ann": {"hand": ["agriculture"]}}
    path.write_text(json.dumps(case), encoding="utf-8")
    report = run(path)
    assert report.differences
    assert "ann: red oars | yellow agriculture" in report.table


def test_the_command_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", EXAMPLE]) == 0
    shown = capsys.readouterr().out
    assert "meld agriculture" in shown
    assert shown.endswith(f"\n{EXAMPLE}\n")
    assert main(["table", EXAMPLE, "--decks"]) == 0
    assert "decks 1 clothing " in capsys.readouterr().out
    assert main(["table", EXAMPLE, "--scenario", "A title"]) == 0
    assert json.loads(capsys.readouterr().out)["setup"] == read(EXAMPLE).setup
    assert main(["table", "innovation; ann: pocket oars"]) == 2
    assert "pocket" in capsys.readouterr().err


def test_a_game_in_the_terminal_begins_with_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def end_of_input(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end_of_input)
    assert main(["play", "--table", EXAMPLE]) == 0
    assert "dogma oars" in capsys.readouterr().out


def test_no_refusal_comes_out_of_a_line() -> None:
    with pytest.raises(Invalid):
        game_of("civ teams draft; ann: ; bob: ; cat:")
    assert not issubclass(Invalid, Refusal)
