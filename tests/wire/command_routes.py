"""The application's commands.

https://docs.discord.com/developers/interactions/application-commands
"""

from __future__ import annotations

from typing import Any

from tests.wire.errors import invalid, unknown
from tests.wire.routing import Call, route
from tests.wire.state import Json

COMMANDS = "/applications/{application_id}/commands"
COMMAND = COMMANDS + "/{command_id}"

MOST = 100


@route("GET", COMMANDS)
async def read_commands(call: Call) -> Any:
    """The registered commands, with localisations only if requested."""
    _own(call)
    commands = list(call.discord.state.commands.values())
    if call.params.get("with_localizations", "").lower() in ("1", "true"):
        return commands
    hidden = ("name_localizations", "description_localizations")
    return [{k: v for k, v in command.items() if k not in hidden} for command in commands]


@route("PUT", COMMANDS)
async def overwrite_commands(call: Call) -> Any:
    """Replace all commands; one with the name of an old one keeps its id."""
    _own(call)
    if len(call.body) > MOST:
        raise invalid("Maximum number of application commands reached (100).", 30032)
    commands = call.discord.state.commands
    new = [_command(call, body) for body in call.body]
    commands.clear()
    commands.update({int(command["id"]): command for command in new})
    call.discord.changed()
    return new


@route("POST", COMMANDS)
async def create_command(call: Call) -> Any:
    """Create a command, or replace the one with its name."""
    _own(call)
    command = _command(call, call.body)
    call.discord.state.commands[int(command["id"])] = command
    return command


@route("GET", COMMAND)
async def read_command(call: Call) -> Any:
    """A single command."""
    return _known(call)


@route("PATCH", COMMAND)
async def edit_command(call: Call) -> Any:
    """Change some fields of a command."""
    command = _known(call)
    command |= {**call.body, "version": str(call.discord.clock.snowflake())}
    return command


@route("DELETE", COMMAND)
async def delete_command(call: Call) -> Any:
    """Delete a command."""
    del call.discord.state.commands[int(_known(call)["id"])]


def _own(call: Call) -> None:
    if call.number("application_id") != call.discord.state.me.id:
        raise unknown("Application")


def _known(call: Call) -> Json:
    _own(call)
    command = call.discord.state.commands.get(call.number("command_id"))
    if command is None:
        raise unknown("application command")
    return command


def _command(call: Call, body: Json) -> Json:
    """The command object of a request, with a new version if it has changed."""
    state = call.discord.state
    kind = body.get("type", 1)
    named = [c for c in state.commands.values() if (c["name"], c["type"]) == (body["name"], kind)]
    usual = {
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "description": "",
    }
    wanted = {
        **usual,
        **{key: value for key, value in body.items() if value is not None or key not in usual},
        "type": kind,
        "application_id": str(state.me.id),
        "id": named[0]["id"] if named else str(state.clock.snowflake()),
    }
    same = bool(named) and {k: v for k, v in named[0].items() if k != "version"} == wanted
    version = named[0]["version"] if same else str(state.clock.snowflake())
    return {**wanted, "version": version}
