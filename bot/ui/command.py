"""Slash commands, declared beside their feature by one decorator.

The tree acknowledges a command before its code runs, so that code only returns the answer:

    @command("help")
    async def help_command(interaction: Using) -> Panel:
        return help_panel(own_words(interaction))

The name is translated by ``cmd-…``, the description by ``command-…``, options by ``param-…`` and
``command-…-…``.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial, wraps
from types import MappingProxyType
from typing import Any, Protocol

from discord import app_commands
from discord.utils import resolve_annotation

from bot.core.names import plain_name
from bot.ui.command_words import described
from bot.ui.panel import OPTION_LIMIT, cut
from bot.ui.responses import Answer, Pressing, complete

Using = Pressing
Handler = Callable[..., Awaitable[Answer]]
Command = app_commands.Command[Any, ..., None]
Contexts = app_commands.AppCommandContext

# The places where a command is offered; by default, all of them.
SERVERS = Contexts(guild=True)
SERVERS_AND_DMS = Contexts(guild=True, dm_channel=True)

# All commands and groups, in the order of definition; the client registers them.
COMMANDS: list[Command | CommandGroup] = []


class CommandGroup(app_commands.Group):
    """A group of commands; ``prefix`` begins the keys of their descriptions."""

    def __init__(self, name: str, places: Contexts, *, prefix: str | None = None) -> None:
        super().__init__(
            name=name,
            description=described(name),
            allowed_contexts=places,
            guild_only=places is SERVERS,
        )
        self.prefix = f"{name}-" if prefix is None else prefix
        COMMANDS.append(self)


def command(
    name: str,
    group: CommandGroup | None = None,
    *,
    places: Contexts | None = None,
    form: bool = False,
    shared: Mapping[str, str] = MappingProxyType({}),
    **choices: list[app_commands.Choice[Any]],
) -> Callable[[Handler], Command]:
    """Return a decorator that makes a function the slash command ``name``.

    ``group``    the group that it belongs to, which then says where it is offered
    ``form``     its first response may be a form: it is not acknowledged before it runs
    ``shared``   the keys of descriptions that an option has in all commands, by its name
    ``choices``  the choices of an option, by its name

    The parameters of the function are the options of the command; the caller is shown its result,
    or its refusal.
    """

    def declare(handler: Handler) -> Command:
        @wraps(handler)
        async def run(interaction: Using, *args: Any, **options: Any) -> None:
            await complete(interaction, partial(handler, interaction, *args, **options))

        signature = _resolved(handler)
        run.__signature__ = signature  # type: ignore[attr-defined]
        made: Command = app_commands.Command(
            name=name,
            description=described(key),
            callback=run,
            allowed_contexts=places,
            extras={"form": True} if form else {},
        )
        made.guild_only = places is SERVERS
        _, *options = signature.parameters
        app_commands.describe(
            **{option: described(shared.get(option, f"{key}-{option}")) for option in options}
        )(made)
        app_commands.choices(**choices)(made)
        if group is None:
            COMMANDS.append(made)
        else:
            group.add_command(made)
        return made

    key = name if group is None else f"{group.prefix}{name}"
    return declare


def _resolved(handler: Handler) -> inspect.Signature:
    """Return the signature of ``handler``, with the types of its options.

    discord.py would look for the names in them where the wrapper is defined.
    """
    signature = inspect.signature(handler)
    interaction, *options = signature.parameters.values()
    names = handler.__globals__
    resolved = [
        option.replace(annotation=resolve_annotation(option.annotation, names, names, {}))
        for option in options
    ]
    return signature.replace(parameters=[interaction, *resolved])


class Named(Protocol):
    """An object that users choose by its name."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...


def suggestions(of: Iterable[Named], typed: str) -> list[app_commands.Choice[str]]:
    """Return the objects with ``typed`` in their names, each to be chosen by its id."""
    return [
        app_commands.Choice(name=cut(plain_name(each.name), OPTION_LIMIT), value=str(each.id))
        for each in of
        if typed.casefold() in each.name.casefold()
    ]
