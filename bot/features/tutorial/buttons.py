"""The buttons that begin a tutorial, and that stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.features.tutorial.messages import (
    LearnButton,
    choose_panel,
    end_tutorial_panel,
    learn_buttons,
)
from bot.features.tutorial.service import Tutorials
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words


def tutorial_button(words: Words) -> TutorialButton:
    """Return the button that asks which game to learn."""
    label, sign = words("tutorial-button"), words("tutorial-sign")
    return TutorialButton(button("tutorial", label, emoji=sign))


def learn_here_button(game: str, words: Words) -> LearnButton:
    """Return the button to learn ``game``, for users joining its lobby."""
    label, sign = words("tutorial-button"), words("tutorial-sign")
    return LearnButton(button(f"learn:{game}", label, emoji=sign))


def tutorial_buttons(table: Table, words: Words) -> list[ui.Item]:
    """Return the buttons below a tutorial: to stop it, or afterwards to learn a game."""
    if not table.active:
        return [*learn_buttons(words)]
    return [StopButton(button(f"tutorial-stop:{table.id}", words("tutorial-stop-button")))]


class TutorialButton(Press, template=r"tutorial"):
    """Ask which game to learn."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return choose_panel(own_words(interaction))


class StopButton(Press, template=r"tutorial-stop:(?P<table>\d+)"):
    """Ask whether to end the tutorial for good."""

    async def pressed(self, interaction: Pressing) -> Panel:
        table = interaction.client.get(Tutorials).own(self.table_id, interaction.user.id)
        return end_tutorial_panel(table, own_words(interaction))
