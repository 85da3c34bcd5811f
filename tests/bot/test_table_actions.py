"""Table actions: the consequences of each declaration."""

from __future__ import annotations

import pytest

from bot.app import Civitas
from bot.core.words import words_for
from bot.features.actions.declaring import GAME
from bot.features.actions.registry import ACTIONS

assert Civitas.__name__  # all actions are declared once the client is

COMMANDS = {command.name for command in GAME.commands}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("name", sorted(ACTIONS))
def test_each_action_has_the_words_of_its_command_and_of_its_button(
    name: str, language: str
) -> None:
    words = words_for(language)
    if name in COMMANDS:
        assert words(f"mine-{name}")
        assert words(f"refused-no-table-{name}")
    if ACTIONS[name].place is not None:
        assert words(f"more-{name}")
    assert name in COMMANDS or ACTIONS[name].place is not None


def test_each_action_in_the_menu_has_a_place_of_its_own() -> None:
    places = [action.place for action in ACTIONS.values() if action.place is not None]
    assert len(places) == len({*places}) == 16


def test_commands_about_a_table_are_declared_as_actions() -> None:
    assert COMMANDS - {*ACTIONS} == {"new", "invite"}
