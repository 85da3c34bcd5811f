"""What everything that can be filled in has in common: forms, Discord's modals.

As with what can be pressed, a custom_id says what the form is, for whom it was opened and what it
is about, so that it is taken also after a restart. What comes back is checked like a press, by the
same code: Discord does not promise that it was opened here, nor by whom.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.errors import explain, own_words, tell_privately
from bot.names import typed_text
from bot.panels.panel import Panel
from bot.panels.press import Pressing, check_said, defer
from engine import Refusal

if TYPE_CHECKING:
    from bot.words import Words

UNTAKEN = 0xB5483A
TEXT_LIMIT = 1500

# Everything that can be filled in, in the order of definition.
FORMS: list[type[Form]] = []


class Form(ui.Modal):
    """A form with one field of text. What is to be filled in, and what becomes of it.

    A kind of form says its ``template``, in which ``person`` is for whom it was opened, and is
    answered by ``submitted``; no object of it is there any more then.
    """

    pattern: re.Pattern[str]
    among_others = False  # as of a ``Press``

    def __init__(self, custom_id: str, title: str, what: str, placeholder: str | None = None):
        super().__init__(title=title, custom_id=custom_id)
        box = ui.TextInput[Any](
            style=discord.TextStyle.paragraph,
            custom_id="text",
            placeholder=placeholder,
            max_length=TEXT_LIMIT,
        )
        self.add_item(ui.Label(text=what, component=box))

    def __init_subclass__(cls, *, template: str) -> None:
        super().__init_subclass__()
        cls.pattern = re.compile(template)
        assert "person" in cls.pattern.groupindex, "a form is opened for somebody"
        FORMS.append(cls)

    @classmethod
    async def check(cls, interaction: Pressing, said: dict[str, str | None]) -> None:
        """Refuse what does not belong to this person, or where it comes from.

        Refused: ``form-not-yours``, and as by ``check_said``.
        """
        if said["person"] != str(interaction.user.id):
            raise Refusal("form-not-yours")
        await check_said(interaction, said, among_others=cls.among_others)

    @classmethod
    async def submitted(cls, interaction: Pressing, said: dict[str, str | None], text: str) -> None:
        """Do what this is for, with what was typed. It is acknowledged, and has been checked."""
        raise NotImplementedError


async def form_submitted(interaction: Pressing) -> None:
    """A form was sent. What is not taken is told, with the text, so that it is not lost."""
    data: Any = interaction.data
    text = next(_values(data["components"]), "").strip()[:TEXT_LIMIT]
    await defer(interaction, ephemeral=True, thinking=True)
    try:
        interaction.client.underway.enter(interaction.user.id)
        for form in FORMS:
            if found := form.pattern.fullmatch(data["custom_id"]):
                await form.check(interaction, found.groupdict())
                await form.submitted(interaction, found.groupdict(), text)
                return
        raise Refusal("unknown-form")
    except Refusal as refusal:
        await explain(interaction, refusal)
        if text:
            await tell_privately(interaction, _returned(text, own_words(interaction)))


def _returned(text: str, words: Words) -> Panel:
    return Panel(UNTAKEN).text(words("form-returned")).text(typed_text(text))


def _values(components: Any) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield str(component["value"])
        yield from _values(component.get("components", ()))
        if "component" in component:
            yield from _values([component["component"]])
