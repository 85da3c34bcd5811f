"""Saving, using and changing templates, without Discord but for ids."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.features.tournaments.draft import Draft
from bot.features.tournaments.service import LONGEST_NAME
from bot.features.tournaments.templates.storage import StoredTemplates, Template
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Organiser
    from bot.tables.repository import TableRepository

# As many as one menu shows.
MOST = 25
# The settings of a draft that are of one tournament only.
OWN = ("name", "again_of", "invite")


class Templates:
    """The templates of all servers. Methods that change one may refuse ``not-saved``."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._stored = tables.store.section(StoredTemplates)

    def of_guild(self, guild_id: int | None) -> list[Template]:
        """Return the templates of a server, by name."""
        return self._stored.of_guild(guild_id or 0)

    def get(self, template_id: int, guild_id: int | None) -> Template:
        """Return a template of this server. Refused: ``no-such-template``."""
        template = self._stored.load(template_id)
        if template is None or template.guild_id != guild_id:
            raise Refusal("no-such-template")
        return template

    def named(self, name: str, guild_id: int | None) -> Template:
        """Return the template of this name or id. Refused: ``no-such-template``."""
        wanted = name.strip().casefold()
        for each in self.of_guild(guild_id):
            if wanted in (each.name.casefold(), str(each.id)):
                return each
        raise Refusal("no-such-template")

    async def save(self, by: Organiser, name: str, draft: Draft) -> Template:
        """Save the settings of ``draft``; one's own template of this name is replaced.

        Refused: ``template-name`` (``max``), ``template-not-yours``, ``template-limit`` (``max``).
        """
        name, guild_id = _checked(name), by.guild_id or 0
        chosen = {key: each for key, each in draft.as_data().items() if key not in OWN}
        async with self._tables.locks("templates", guild_id):
            same = self._same(name, guild_id)
            if same is not None:
                _check_may_change(same, by)
                template = replace(same, name=name, chosen=chosen)
                await self._tables.write(partial(self._stored.save, template))
                return template
            if len(self.of_guild(guild_id)) >= MOST:
                raise Refusal("template-limit", max=MOST)
            template = Template(0, guild_id, name, chosen, by.user_id)
            template_id = await self._tables.write(partial(self._stored.insert, template))
            return replace(template, id=template_id)

    async def rename(self, template_id: int, by: Organiser, name: str) -> Template:
        """Rename a template.

        Refused: ``no-such-template``, ``template-not-yours``, ``template-name`` (``max``),
        ``template-name-taken``.
        """
        name = _checked(name)
        async with self._tables.locks("templates", by.guild_id or 0):
            template = self.changeable(template_id, by)
            same = self._same(name, template.guild_id)
            if same is not None and same.id != template.id:
                raise Refusal("template-name-taken", name=name)
            template = replace(template, name=name)
            await self._tables.write(partial(self._stored.save, template))
        return template

    async def delete(self, template_id: int, by: Organiser) -> Template:
        """Delete a template; return it.

        Refused: ``no-such-template``, ``template-not-yours``.
        """
        async with self._tables.locks("templates", by.guild_id or 0):
            template = self.changeable(template_id, by)
            await self._tables.write(partial(self._stored.remove, template.id))
        return template

    def changeable(self, template_id: int, by: Organiser) -> Template:
        """Return a template that ``by`` may rename, replace and delete.

        Refused: ``no-such-template``, ``template-not-yours``.
        """
        template = self.get(template_id, by.guild_id)
        _check_may_change(template, by)
        return template

    def _same(self, name: str, guild_id: int) -> Template | None:
        same = (each for each in self.of_guild(guild_id) if each.name.casefold() == name.casefold())
        return next(same, None)


def draft_from(template: Template, draft: Draft) -> Draft:
    """Return ``draft`` with all settings of a template; it keeps its name."""
    own = {name: getattr(draft, name) for name in OWN}
    return Draft.restored({**draft.as_data(), **template.chosen, **own})


def may_change(template: Template, by: Organiser) -> bool:
    """Return whether a user may rename, replace and delete a template."""
    return by.manager or by.user_id == template.made_by


def _check_may_change(template: Template, by: Organiser) -> None:
    if not may_change(template, by):
        raise Refusal("template-not-yours", name=template.name)


def _checked(name: str) -> str:
    """Return a name on one line. Refused: ``template-name`` (``max``)."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refusal("template-name", max=LONGEST_NAME)
    return name
