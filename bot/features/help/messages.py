"""Help by topic, the rules of each game, and what this bot is."""

from __future__ import annotations

from bot.core.words import Words
from bot.features.tutorial.messages import tutorial_button
from bot.games.registry import GAMES
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing

HELP = 0x4E7FB8

# Topics that belong to no game; the first is the one to start with.
PLAYING_HERE = "bot"
TOPICS = (PLAYING_HERE, "learning", "time", "computers", "tournaments", "ratings")


def help_panel(words: Words, topic: str = PLAYING_HERE) -> Panel:
    """Return a help topic of the bot or of a game, and a menu of all topics."""
    for game, shown in GAMES.items():
        if topic in shown.presenter.topics:
            panel = _topic(words, topic, game)
            break
    else:
        panel = _topic(words, topic if topic in TOPICS else PLAYING_HERE)
    choices = [(topic, Choice(words(f"help-topic-{topic}"))) for topic in TOPICS]
    for game, shown in GAMES.items():
        name, topics = words(f"game-{game}"), shown.presenter.topics
        choices += [(each, Choice(words(f"help-topic-{each}"), name)) for each in topics]
    add_plain_menu(panel, HelpMenu, "help", choices, words("help-more"))
    return panel.row(tutorial_button(words))


def rules_panel(game: str, topic: str, words: Words) -> Panel:
    """Return a topic of a game's rules, or its first one, and a menu of its topics."""
    topics = GAMES[game].presenter.topics
    panel = _topic(words, topic if topic in topics else topics[0], game)
    choices = [(each, Choice(words(f"help-topic-{each}"))) for each in topics]
    add_plain_menu(panel, RulesMenu, f"rules:{game}", choices, words("help-more"))
    return panel


def _topic(words: Words, topic: str, game: str = "") -> Panel:
    name = words(f"help-topic-{topic}")
    panel = Panel(HELP)
    if game:
        panel.text(words("rules-heading", game=words(f"game-{game}"), topic=name))
    else:
        panel.text(words("help-heading", topic=name))
    return panel.text(words(f"help-text-{topic}"))


def about_panel(words: Words) -> Panel:
    """Return what this bot is, and that it is unofficial."""
    return Panel(HELP).text(words("about-text"))


class HelpMenu(Press, template=r"help"):
    """Turn to another topic, in the same message."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return help_panel(own_words(interaction), self.values[0])


class RulesMenu(Press, template=r"rules:(?P<game>\w+)"):
    """Turn to another topic of this game, in the same message."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return rules_panel(self.said["game"], self.values[0], own_words(interaction))
