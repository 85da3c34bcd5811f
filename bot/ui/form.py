"""The base of all forms, which are Discord's modals.

As with buttons, the custom_id names the form, its subject and the user for whom it was opened, so
that it is accepted after a restart too. A submission is checked like a press, by the same code:
Discord does not guarantee that it was opened here, nor by which user.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.core.names import typed_text
from bot.ui.errors import explain, own_words, tell_privately
from bot.ui.panel import Panel
from bot.ui.press import check_said
from bot.ui.responses import Answer, Pressing, acknowledge_beside, receive, show_answer
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words

UNTAKEN = 0xB5483A
TEXT_LIMIT = 1500

# The forms, in the order of definition.
FORMS: list[type[Form]] = []


class Form(ui.Modal):
    """A form with one text field.

    A kind of form has a ``template``, with the user for whom it was opened as ``person``, and is
    handled by ``submitted``; by then its instance no longer exists.
    """

    pattern: re.Pattern[str]
    among_others = False  # as for a ``Press``

    def __init__(
        self,
        custom_id: str,
        title: str,
        what: str,
        placeholder: str | None = None,
        *,
        text: str | None = None,
        longest: int = TEXT_LIMIT,
        required: bool = True,
    ):
        """Ask ``what`` in a field with ``text``, of at most ``longest`` characters."""
        super().__init__(title=title, custom_id=custom_id)
        box = ui.TextInput[Any](
            style=discord.TextStyle.paragraph,
            custom_id="text",
            placeholder=placeholder,
            default=text,
            max_length=longest,
            required=required,
        )
        self.add_item(ui.Label(text=what, component=box))

    def __init_subclass__(cls, *, template: str) -> None:
        super().__init_subclass__()
        cls.pattern = re.compile(template)
        assert "person" in cls.pattern.groupindex, "a form is opened for somebody"
        FORMS.append(cls)

    @classmethod
    async def check(cls, interaction: Pressing, said: dict[str, str | None]) -> None:
        """Refuse a submission by another user, or from another place.

        Refused: ``form-not-yours``, and as by ``check_said``.
        """
        if said["person"] != str(interaction.user.id):
            raise Refusal("form-not-yours")
        await check_said(interaction, said, among_others=cls.among_others)

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Answer:
        """Handle the submitted text, which is acknowledged and checked; return the answer."""
        raise NotImplementedError


async def form_submitted(interaction: Pressing) -> None:
    """Handle a submitted form; a refusal quotes its text, so that it is not lost."""
    data: Any = interaction.data
    text = next(_values(data["components"]), "").strip()[:TEXT_LIMIT]
    try:
        await receive(interaction, acknowledge_beside)
        await show_answer(interaction, await _submitted(interaction, data["custom_id"], text))
    except Exception as error:
        await explain(interaction, error)
        if text and isinstance(error, Refusal):
            await tell_privately(interaction, _returned(text, own_words(interaction)))


async def _submitted(interaction: Pressing, custom_id: str, text: str) -> Answer:
    """Find the kind of form, and let it handle ``text``. Refused: ``unknown-form``."""
    for form in FORMS:
        if found := form.pattern.fullmatch(custom_id):
            await form.check(interaction, found.groupdict())
            return await form.submitted(interaction, found.groupdict(), text)
    raise Refusal("unknown-form")


def _returned(text: str, words: Words) -> Panel:
    return Panel(UNTAKEN).text(words("form-returned")).text(typed_text(text))


def _values(components: Any) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield str(component["value"])
        yield from _values(component.get("components", ()))
        if "component" in component:
            yield from _values([component["component"]])
