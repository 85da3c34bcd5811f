"""Endpoints for single commands, which simcord lacks, and Discord's extra fields."""

from __future__ import annotations

from typing import Any

from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.router import RequestContext, route

ENTRY_POINT = {"type": 4, "name": "launch", "description": "", "id": "44", "handler": 2}


@route("POST", "/applications/{application_id}/commands")
def create_command(ctx: RequestContext) -> Any:
    """Create a command, or overwrite the one with its name."""
    assert isinstance(ctx.json, dict)
    commands = ctx.backend.commands.setdefault(None, {})
    payload = {key: value for key, value in ctx.json.items() if key != "nsfw"}
    others = [_sent(each) for key, each in commands.items() if key[0] != payload["name"]]
    made = ctx.backend.register_commands(None, [*others, payload])
    return made[-1]


@route("DELETE", "/applications/{application_id}/commands/{command_id}")
def delete_command(ctx: RequestContext) -> None:
    """Delete a command."""
    commands = ctx.backend.commands[None]
    (key,) = [key for key, each in commands.items() if each["id"] == ctx.args["command_id"]]
    del commands[key]


def as_discord_returns(backend: Any) -> None:
    """Make registered commands look as Discord returns them, without default values.

    It orders contexts as it likes, omits false values, and adds fields.
    """
    for command in backend.commands[None].values():
        command |= {"version": "1", "nsfw": False, "name_localized": "x"}
        if command.get("contexts"):
            command["contexts"] = command["contexts"][::-1]
        _without_false(command)


def _without_false(part: Any) -> None:
    for option in part.get("options", []):
        if option.get("required") is False:
            del option["required"]
        option["description_localized"] = "x"
        _without_false(option)


def _sent(command: Any) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key in COMMAND_FIELDS}
