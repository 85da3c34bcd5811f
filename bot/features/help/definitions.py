"""The button Terms: the game's terms in a private message, explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.core.glossary import defined, terms_in
from bot.core.words import Words
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.responses import acknowledge_beside

ACCENT = 0x4E7FB8


def terms_buttons(game: str, words: Words) -> list[ui.Item[Any]]:
    """Return the button below a text about ``game``; none if its glossary is empty."""
    if not defined(game, words.language):
        return []
    return [
        DefineButton(button(f"define:{game}", words("define-button"), emoji=words("define-sign")))
    ]


def terms_panel(text: str, game: str, words: Words) -> Panel:
    """Return the definitions of the terms in ``text``; of all terms if it has none."""
    found = terms_in(text, game, words.language)
    title = words("define-title" if found else "define-all", game=words(f"game-{game}"))
    panel = Panel(ACCENT).text(title)
    terms = found or defined(game, words.language)
    return panel.text("\n".join(f"- {words(term.definition)}" for term in terms))


class DefineButton(Press, template=r"define:(?P<game>\w+)"):
    """Explain the terms that occur in the message that the button belongs to."""

    navigation = True

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show them in a new private message: the one in question stays."""
        await acknowledge_beside(interaction)

    async def pressed(self, interaction: Pressing) -> Panel:
        message = interaction.message
        text = "\n".join(_texts(message.components if message else ()))
        return terms_panel(text, self.said["game"], own_words(interaction))


def _texts(components: Any) -> Iterator[str]:
    """Yield the texts of a message, with those of its menus and pictures."""
    for component in components:
        yield getattr(component, "content", None) or ""
        yield from _texts(getattr(component, "items", ()))
        yield getattr(component, "label", None) or ""
        yield getattr(component, "description", None) or ""
        yield from _texts(getattr(component, "children", ()))
        yield from _texts(getattr(component, "options", ()))
