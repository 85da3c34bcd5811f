"""Registration of the slash commands with Discord: only the differences are sent.

Creating commands is limited to 200 a day, and a bulk overwrite is refused as a whole, for instance
if the application has an Entry Point command that is not in it:
https://docs.discord.com/developers/interactions/application-commands
So the registered commands are fetched and compared, and each that differs is written by itself. The
games need none of this: failures are logged and retried.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.http import Route

from bot.core.timers import Timers
from bot.core.words import COMMANDS
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

PAUSE = timedelta(minutes=15)

# The fields that are compared. Discord adds ids, a version, and localised texts.
FIELDS = {
    "type", "name", "name_localizations", "description", "description_localizations", "options",
    "choices", "value", "required", "autocomplete", "channel_types", "min_value", "max_value",
    "min_length", "max_length", "contexts", "integration_types", "default_member_permissions",
    "nsfw",
}  # fmt: skip
OURS = (1, 2, 3)  # the types of commands that a bot replies to; an Entry Point is of type 4
CONTEXTS = [0, 1, 2]  # all of them, the default of a command that names none

Registered = Mapping[str, Any]


class Registration:
    """Registers the commands of ``bot``, and learns their ids for mentions in texts."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._registered = False
        bot.get(Timers).add("registration", self._try, due=self._next_try, pause=PAUSE)

    def _next_try(self) -> datetime | None:
        return None if self._registered else self._bot.get(Tables).now()

    async def _try(self) -> None:
        """Register the commands; processes without shard 0 only read the ids."""
        try:
            self._registered = await self._done()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("couldn't register the commands, will try again: %s", error)

    async def _done(self) -> bool:
        """Compare, write the differences if this process does that, and note the ids."""
        wanted = await self._wanted()
        there = await self._fetched()
        leads = self._bot.get(Tables).shards.lead
        if leads and not there and (written := await self._written_at_once(wanted)):
            _note(written)
            return True
        if leads:
            there = await self._written(wanted, there)
        _note(there)
        return not _differing(wanted, there)

    async def _wanted(self) -> list[dict[str, Any]]:
        """Return the commands to be registered, in all languages."""
        tree, translator = self._bot.tree, self._bot.tree.translator
        assert translator is not None
        return [
            await command.get_translated_payload(tree, translator)
            for command in tree.get_commands()
        ]

    async def _fetched(self) -> list[Registered]:
        """Return the commands as they are registered."""
        route = self._route("GET")
        found = await self._bot.http.request(route, params={"with_localizations": "true"})
        return list(found)

    async def _written_at_once(self, wanted: list[dict[str, Any]]) -> list[Registered]:
        """Write all commands in one request; return none if Discord rejects one of them."""
        try:
            return list(await self._bot.http.request(self._route("PUT"), json=wanted))
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            log.warning("registering the commands one by one: %s", error)
            return []

    async def _written(
        self, wanted: list[dict[str, Any]], there: list[Registered]
    ) -> list[Registered]:
        """Write differing commands and delete extra ones; return the registered ones.

        A command that Discord rejects is left out and logged.
        """
        now = {_key(each): each for each in there}
        for command in _differing(wanted, there):
            try:
                written = await self._bot.http.request(self._route("POST"), json=command)
            except discord.HTTPException as error:
                if error.status != 400:
                    raise
                log.warning("couldn't register the command /%s: %s", command["name"], error)
            else:
                now[_key(written)] = written
        for old in now.keys() - {_key(each) for each in wanted}:
            if old[0] in OURS:
                route = self._route("DELETE", "/{command_id}", command_id=now.pop(old)["id"])
                await self._bot.http.request(route)
        return list(now.values())

    def _route(self, method: str, more: str = "", **ids: Any) -> Route:
        path = "/applications/{application_id}/commands" + more
        return Route(method, path, application_id=self._bot.application_id, **ids)


def _note(there: list[Registered]) -> None:
    """Learn the ids of the registered commands."""
    COMMANDS.update({each["name"]: int(each["id"]) for each in there if each["type"] == 1})


def _key(command: Registered) -> tuple[int, str]:
    """Return the type and name by which Discord identifies a command."""
    return command.get("type", 1), command["name"]


def _differing(wanted: list[dict[str, Any]], there: list[Registered]) -> list[dict[str, Any]]:
    """Return the ``wanted`` commands that are not registered in the same form."""
    registered = {_key(each): _comparable(each) for each in there}
    return [each for each in wanted if registered.get(_key(each)) != _comparable(each)]


def _comparable(part: Any) -> Any:
    """Return a command, or a part of one, without default values.

    Discord omits false, null and empty values or spells them out, and returns the contexts of a
    command in an order of its own.
    """
    if isinstance(part, Mapping):
        said = {key: _comparable(value) for key, value in part.items()}
        if "name" in said:
            said = {key: value for key, value in said.items() if key in FIELDS}
        for places in said.keys() & {"contexts", "integration_types", "channel_types"}:
            said[places] = sorted(said[places] or ())
        if said.get("contexts") == CONTEXTS:
            del said["contexts"]
        return {
            key: value
            for key, value in said.items()
            if value not in (None, [], {}, "") and value is not False
        }
    if isinstance(part, list):
        return [_comparable(each) for each in part]
    return part
