"""The setting that switches the list on and off."""

from __future__ import annotations

from bot.core.words import Words
from bot.features.my_turns.delivery import MyTurnsMessages
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

SETTINGS = 0x7A5FA8


def my_turns_panel(on: bool, words: Words) -> Panel:
    """Return the description of the list, whether it is on, and its switch."""
    panel = Panel(SETTINGS).text(words("turns-about"))
    panel.text(words("turns-state", on="yes" if on else "no"))
    label = words("turns-switch", on="yes" if on else "no")
    return panel.row(SwitchButton(button(f"my-turns:{'no' if on else 'yes'}", label)))


def my_turns_button(words: Words) -> Press:
    """Return the button that leads to this setting."""
    return MyTurnsButton(button("my-turns", words("turns-button")))


class MyTurnsButton(Press, template=r"my-turns"):
    """Show whether one's list of games in direct messages is on."""

    async def pressed(self, interaction: Pressing) -> Panel:
        on = interaction.client.get(MyTurnsMessages).wants(interaction.user.id)
        return my_turns_panel(on, own_words(interaction))


class SwitchButton(Press, template=r"my-turns:(?P<on>yes|no)"):
    """Switch one's list of games in direct messages on or off."""

    async def pressed(self, interaction: Pressing) -> Panel:
        mine, user_id = interaction.client.get(MyTurnsMessages), interaction.user.id
        await mine.switch(user_id, self.said["on"] == "yes")
        return my_turns_panel(mine.wants(user_id), own_words(interaction))
