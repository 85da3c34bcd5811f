"""The panels of templates: the list, one of them, and their forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import isolated, plain_name, typed_text
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.draft import chosen_text, show_draft
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.service import LONGEST_NAME
from bot.features.tournaments.templates.applying import using
from bot.features.tournaments.templates.service import Templates, draft_from, may_change
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime
    from typing import Any

    from discord import ui

    from bot.core.words import Words
    from bot.features.tournaments.draft import Draft
    from bot.features.tournaments.templates.storage import Template


def templates_panel(templates: Sequence[Template], words: Words) -> Panel:
    """Return the list of templates, and the button that saves the settings of a draft."""
    panel = Panel(TOURNAMENT)
    panel.text(words("templates-title", count=len(templates)))
    if templates:
        lines = [(str(each.id), Choice(isolated(plain_name(each.name)))) for each in templates]
        add_plain_menu(panel, TemplateMenu, "t-template", lines, words("templates-placeholder"))
    save = button("t-template-save", words("template-save-button"))
    return panel.row(SaveTemplateButton(save), _to_draft(words))


def template_panel(
    template: Template, draft: Draft, now: datetime, words: Words, *, may_change: bool
) -> Panel:
    """Return the settings of a template, and the buttons of its actions."""
    panel = Panel(TOURNAMENT).text(words("template-title", name=typed_text(template.name)))
    panel.text(chosen_text(draft_from(template, draft), now, words))
    use = button(f"t-template-use:{template.id}", words("template-use-button"), Style.success)
    items: list[Press] = [UseTemplateButton(use)]
    if may_change:
        rename = button(f"t-template-rename:{template.id}", words("tournament-name-button"))
        delete = button(
            f"t-template-delete:{template.id}", words("template-delete-button"), Style.danger
        )
        items += [RenameTemplateButton(rename), DeleteTemplateButton(delete)]
    return panel.row(*items, _back(words))


def _back(words: Words) -> ui.Button[Any]:
    """Return the way back to the list."""
    return button("t-templates", words("page-before"))


def _to_draft(words: Words) -> ui.Button[Any]:
    """Return the way back to the draft."""
    return button("t-new-tab:play", words("page-before"))


def _draft(interaction: Pressing) -> Draft:
    """Return the user's draft. Refused: ``tournament-no-draft``."""
    return interaction.client.get(Drafts).get(interaction.guild_id or 0, interaction.user.id)


def show_templates(interaction: Pressing) -> Panel:
    """Show all templates of the server."""
    templates = interaction.client.get(Templates).of_guild(interaction.guild_id)
    return templates_panel(templates, own_words(interaction))


class TemplatesButton(Press, template=r"t-templates"):
    """Show the templates of tournaments."""

    async def pressed(self, interaction: Pressing) -> Panel:
        _draft(interaction)
        return show_templates(interaction)


class TemplateMenu(Press, template=r"t-template"):
    """Choose a template to show."""

    async def pressed(self, interaction: Pressing) -> Panel:
        draft, bot = _draft(interaction), interaction.client
        template = bot.get(Templates).get(int(self.values[0]), interaction.guild_id)
        return template_panel(
            template,
            draft,
            bot.get(Tables).now(),
            own_words(interaction),
            may_change=may_change(template, as_organiser(interaction)),
        )


class UseTemplateButton(Press, template=r"t-template-use:(?P<template>\d+)"):
    """Take the settings of a template into the draft."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, draft = interaction.client, _draft(interaction)
        template = bot.get(Templates).get(int(self.said["template"]), interaction.guild_id)
        draft = await using(interaction, template, draft)
        await bot.get(Drafts).put(interaction.guild_id or 0, interaction.user.id, draft)
        return show_draft(interaction, draft)


class SaveTemplateButton(Press, template=r"t-template-save"):
    """Open the form for the name under which settings are saved."""

    defers = False

    async def pressed(self, interaction: Pressing) -> SaveTemplateForm:
        draft = _draft(interaction)
        return SaveTemplateForm(interaction.user.id, draft.name, own_words(interaction))


class SaveTemplateForm(Form, template=r"t-template-form:(?P<person>\d+)"):
    """The form in which an organiser names a template."""

    def __init__(self, user_id: int, name: str, words: Words) -> None:
        super().__init__(
            f"t-template-form:{user_id}",
            words("template-save-form"),
            words("template-name-what"),
            text=name,
            longest=LONGEST_NAME,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Save the settings.

        Refused: ``tournament-no-draft``, and as by ``Templates.save``.
        """
        draft, service = _draft(interaction), interaction.client.get(Templates)
        saved = await service.save(as_organiser(interaction), text, draft)
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(words("template-saved", name=typed_text(saved.name)))
        return panel.row(_to_draft(words))


class RenameTemplateButton(Press, template=r"t-template-rename:(?P<template>\d+)"):
    """Open the form for another name of a template."""

    defers = False

    async def pressed(self, interaction: Pressing) -> RenameTemplateForm:
        service = interaction.client.get(Templates)
        template = service.changeable(int(self.said["template"]), as_organiser(interaction))
        return RenameTemplateForm(interaction.user.id, template, own_words(interaction))


class RenameTemplateForm(Form, template=r"t-template-name-form:(?P<person>\d+):(?P<template>\d+)"):
    """The form in which a template is renamed."""

    def __init__(self, user_id: int, template: Template, words: Words) -> None:
        super().__init__(
            f"t-template-name-form:{user_id}:{template.id}",
            words("template-rename-form"),
            words("template-name-what"),
            text=template.name,
            longest=LONGEST_NAME,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Rename the template. Refused: as by ``Templates.rename``."""
        await interaction.client.get(Templates).rename(
            int(said["template"] or 0), as_organiser(interaction), text
        )
        return show_templates(interaction)


class DeleteTemplateButton(Press, template=r"t-template-delete:(?P<template>\d+)(?P<sure>:sure)?"):
    """Delete a template, once confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Templates), as_organiser(interaction)
        template_id, words = int(self.said["template"]), own_words(interaction)
        if self.said["sure"]:
            await service.delete(template_id, by)
            return show_templates(interaction)
        template = service.changeable(template_id, by)
        panel = Panel(TOURNAMENT)
        panel.text(words("template-delete-ask", name=typed_text(template.name)))
        label = words("template-delete-sure-button")
        sure = button(f"t-template-delete:{template.id}:sure", label, Style.danger)
        return panel.row(DeleteTemplateButton(sure), _back(words))
