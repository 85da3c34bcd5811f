"""Help by topic, and what this bot is."""

from __future__ import annotations

from bot.errors import own_words
from bot.faces import FACES
from bot.panels.choice import Choice
from bot.panels.menu import add_plain_menu
from bot.panels.panel import Panel
from bot.panels.press import Press, Pressing
from bot.words import Words

HELP = 0x4E7FB8

TOPICS = ("bot", *(topic for face in FACES.values() for topic in face.topics))


def help_panel(words: Words, topic: str = TOPICS[0]) -> Panel:
    """One topic, and a menu of all."""
    panel = Panel(HELP)
    panel.text(words("help-heading", topic=words(f"help-topic-{topic}")))
    panel.text(words(f"help-text-{topic}"))
    choices = [(each, Choice(words(f"help-topic-{each}"))) for each in TOPICS]
    add_plain_menu(panel, HelpMenu, "help", choices, words("help-more"))
    return panel


def about_panel(words: Words) -> Panel:
    """What this bot is, and that it is unofficial."""
    return Panel(HELP).text(words("about-text"))


class HelpMenu(Press, template=r"help"):
    """Another topic, in the same message."""

    async def pressed(self, interaction: Pressing) -> None:
        panel = help_panel(own_words(interaction), self.values[0])
        await interaction.response.edit_message(view=panel)
