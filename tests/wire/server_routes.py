"""The bot itself, its application, the servers and their members."""

from __future__ import annotations

from typing import Any

from tests.wire.errors import forbidden, unknown
from tests.wire.permissions import demand, of_guild
from tests.wire.routing import Call, route
from tests.wire.state import Json, State

GUILD = "/guilds/{guild_id}"


@route("GET", "/gateway")
async def read_gateway(call: Call) -> Any:
    """The address of the gateway."""
    return {"url": call.discord.gateway_url}


@route("GET", "/gateway/bot")
async def read_bot_gateway(call: Call) -> Any:
    """The address of the gateway, and how many shards and sessions Discord recommends."""
    return {
        "url": call.discord.gateway_url,
        "shards": call.discord.gateway.recommended_shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000 - call.discord.gateway.identified,
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        },
    }


@route("GET", "/users/@me")
async def read_me(call: Call) -> Any:
    """The bot's user."""
    return {**call.discord.state.me.json(), "mfa_enabled": True, "locale": "en-US"}


@route("GET", "/users/{user_id}")
async def read_user(call: Call) -> Any:
    """Any user."""
    user = call.discord.state.users.get(call.number("user_id"))
    if user is None:
        raise unknown("User")
    return user.json()


def application(state: State) -> Json:
    """The application that the bot belongs to; for simplicity with the bot's id."""
    nothing = ("icon", "team", "interactions_endpoint_url", "role_connections_verification_url")
    owner = next((user for user in state.users.values() if not user.bot), state.me)
    return {
        **dict.fromkeys(nothing),
        "id": str(state.me.id),
        "name": state.me.name,
        "description": "",
        "type": None,
        "bot": state.me.json(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "owner": owner.json(),
        "approximate_guild_count": len(state.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


@route("GET", "/applications/@me")
async def read_application(call: Call) -> Any:
    """The application."""
    return application(call.discord.state)


@route("GET", "/oauth2/applications/@me")
async def read_oauth2_application(call: Call) -> Any:
    """The application, at its older address."""
    return application(call.discord.state)


@route("GET", "/users/@me/guilds")
async def read_my_guilds(call: Call) -> Any:
    """The servers on which the bot is, 200 at most, by id."""
    state, after = call.discord.state, int(call.params.get("after") or 0)
    mine = [g for g in state.guilds.values() if state.me.id in g.members and g.id > after]
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == state.me.id,
            "permissions": str(of_guild(guild, state.me.id)),
            "features": [],
        }
        for guild in sorted(mine, key=lambda guild: guild.id)[: int(call.params.get("limit", 200))]
    ]


@route("GET", GUILD)
async def read_guild(call: Call) -> Any:
    """A server."""
    return call.guild().json()


@route("GET", GUILD + "/channels")
async def read_channels(call: Call) -> Any:
    """The channels of a server, without its threads."""
    return [channel.json() for channel in call.guild().channels.values() if not channel.thread]


@route("GET", GUILD + "/threads/active")
async def read_active_threads(call: Call) -> Any:
    """The threads of a server that are not archived."""
    me = call.discord.state.me.id
    threads = [c for c in call.guild().channels.values() if c.thread and not c.archived]
    return {
        "threads": [thread.json(me) for thread in threads],
        "members": [thread.member_json(me) for thread in threads if me in thread.members],
        "has_more": False,
    }


@route("GET", GUILD + "/roles")
async def read_roles(call: Call) -> Any:
    """The roles of a server."""
    return [role.json() for role in call.guild().roles.values()]


@route("GET", GUILD + "/members/{user_id}")
async def read_member(call: Call) -> Any:
    """A member of a server."""
    member = call.guild().members.get(call.number("user_id"))
    if member is None:
        known = call.number("user_id") in call.discord.state.users
        raise unknown("Member" if known else "User")
    return member.json()


@route("GET", GUILD + "/members")
async def list_members(call: Call) -> Any:
    """Refuse: it takes the intent for members."""
    call.guild()
    raise forbidden(50001)


@route("GET", "/channels/{channel_id}/pins")
async def read_pins(call: Call) -> Any:
    """The pinned messages: none."""
    demand(call.discord.state, call.channel(), read_message_history=True)
    return []
