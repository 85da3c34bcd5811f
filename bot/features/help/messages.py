"""Help by topic, the rules of each game, and the description of this bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.core.names import typed_text
from bot.core.words import Words, folded
from bot.features.help.definitions import terms_buttons
from bot.features.help.search import Passage, closest, search
from bot.features.tutorial.buttons import tutorial_button
from bot.games.registry import GAMES
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTION_LIMIT, Panel, cut
from bot.ui.press import Press, Pressing

HELP = 0x4E7FB8

# Topics that belong to no game; the first is the one to start with.
PLAYING_HERE = "bot"
TOPICS = (
    PLAYING_HERE, "learning", "time", "computers", "tournaments", "organising", "ratings",
    "unrated",
)  # fmt: skip

QUERY_LIMIT = 40
CLOSEST = 3


def help_panel(words: Words, topic: str = PLAYING_HERE) -> Panel:
    """Return a help topic of the bot or of a game, and a menu of topics for each."""
    for game, shown in GAMES.items():
        if topic in shown.presenter.topics:
            panel = _topic(words, topic, game)
            break
    else:
        panel = _topic(words, topic if topic in TOPICS else PLAYING_HERE)
    add_plain_menu(panel, HelpMenu, "help", _choices(TOPICS, words), words("help-more"))
    for game, shown in GAMES.items():
        title = words("help-rules", game=words(f"game-{game}"))
        add_plain_menu(
            panel, HelpMenu, f"help:{game}", _choices(shown.presenter.topics, words), title
        )
    return panel.row(tutorial_button(words))


def rules_panel(game: str, topic: str, words: Words) -> Panel:
    """Return a topic of a game's rules, or its first one, and a menu of its topics."""
    topics = GAMES[game].presenter.topics
    return _with_menu(_topic(words, topic if topic in topics else topics[0], game), game, words)


def rules_answer(games: Sequence[str], asked: str, words: Words) -> Panel:
    """Return the rules' answer to a topic or any words typed by a user.

    That is the topic of this key or name, else the passages with these words: of the first of
    ``games`` in which there are any, then of the topics on playing here. Without any passage, the
    closest topics.
    """
    named = folded(asked)
    for game in games:
        for topic in GAMES[game].presenter.topics:
            if not named or asked == topic or named == folded(words(f"help-topic-{topic}")):
                return rules_panel(game, topic, words)
    sources = [(game, tuple(GAMES[game].presenter.topics)) for game in games] + [("", TOPICS)]
    found = [(game, search(asked, topics, game, words)) for game, topics in sources]
    known = [(game, each) for game, each in found if each.passages and not each.instead]
    near = [(game, each) for game, each in found if each.passages]
    if not near:
        return _not_found(games[0], asked, words)
    game, best = (known or near)[0]
    panel = Panel(HELP)
    query = typed_text(asked[:QUERY_LIMIT])
    title = words(f"game-{game}") if game else words("help-topic-bot")
    panel.text(words("rules-found", game=title, query=query))
    if best.instead:
        instead = words.list(best.instead)
        panel.text(words("rules-instead", query=query, instead=instead))
    panel.text("\n".join(_passage(each, words) for each in best.passages))
    if game:
        return _with_menu(panel, game, words)
    add_plain_menu(panel, HelpMenu, "help", _choices(TOPICS, words), words("help-more"))
    return panel


def suggestions(game: str, typed: str, words: Words) -> dict[str, str]:
    """Return topics for ``typed``, with the text to suggest them by.

    First the topics with ``typed`` in their name, then those with a passage about it, quoted.
    """
    topics = GAMES[game].presenter.topics
    names = {topic: words(f"help-topic-{topic}") for topic in topics}
    found = {topic: name for topic, name in names.items() if folded(typed) in folded(name)}
    if folded(typed):
        passages = search(typed, topics, game, words, len(topics)).passages
        for passage in passages:
            if passage.topic and passage.topic not in found:
                quoted = words(
                    "rules-suggestion",
                    topic=names[passage.topic],
                    text=passage.text.replace("**", ""),
                )
                found[passage.topic] = cut(quoted, OPTION_LIMIT)
    return found


def _not_found(game: str, asked: str, words: Words) -> Panel:
    topics = closest(asked, GAMES[game].presenter.topics, words)[:CLOSEST]
    names = words.list((f"**{words(f'help-topic-{topic}')}**" for topic in topics), "or")
    text = words("rules-none", query=typed_text(asked[:QUERY_LIMIT]), topics=names)
    return _with_menu(Panel(HELP).text(text), game, words)


def _with_menu(panel: Panel, game: str, words: Words) -> Panel:
    choices = _choices(GAMES[game].presenter.topics, words)
    add_plain_menu(panel, RulesMenu, f"rules:{game}", choices, words("help-more"))
    return panel.row(*terms_buttons(game, words))


def _choices(topics: Iterable[str], words: Words) -> list[tuple[str, Choice]]:
    return [(topic, Choice(words(f"help-topic-{topic}"))) for topic in topics]


def _passage(passage: Passage, words: Words) -> str:
    if not passage.topic:
        return words("rules-definition", sign=words("define-sign"), text=passage.text)
    topic = words(f"help-topic-{passage.topic}")
    return words("rules-passage", topic=topic, text=passage.text)


def _topic(words: Words, topic: str, game: str = "") -> Panel:
    name = words(f"help-topic-{topic}")
    panel = Panel(HELP)
    if game:
        panel.text(words("rules-heading", game=words(f"game-{game}"), topic=name))
    else:
        panel.text(words("help-heading", topic=name))
    return panel.text(words(f"help-text-{topic}"))


def about_panel(words: Words) -> Panel:
    """Return the description of this bot, and the notice that it is unofficial."""
    return Panel(HELP).text(words("about-text"))


class HelpMenu(Press, template=r"help(?::(?P<game>\w+))?"):
    """Turn to another topic, in the same message."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return help_panel(own_words(interaction), self.values[0])


class RulesMenu(Press, template=r"rules:(?P<game>\w+)"):
    """Turn to another topic of this game, in the same message."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return rules_panel(self.said["game"], self.values[0], own_words(interaction))
