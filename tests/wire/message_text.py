"""Content of messages: a request's JSON and files, in the form that is stored."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from tests.discord_api import MEDIA_GALLERY, SELECTS, TEXT_DISPLAY, walk
from tests.wire.errors import invalid
from tests.wire.routing import Call, Upload
from tests.wire.state import (
    COMPONENTS_V2,
    EPHEMERAL,
    SILENT,
    Attachment,
    Json,
    Message,
    State,
    User,
)

FROM_REQUEST = COMPONENTS_V2 | EPHEMERAL | SILENT | 1 << 2
ATTACHED = "attachment://"
THUMBNAIL, FILE, CONTAINER = 11, 13, 17
MENTION = re.compile(r"<@!?(\d+)>")


def write(message: Message, body: Mapping[str, Any], files: list[Upload], call: Call) -> None:
    """Write ``body`` and ``files`` into ``message``; fields not mentioned stay.

    https://docs.discord.com/developers/resources/message#edit-message
    Raises ``ApiError``, and leaves the message unchanged, if Discord would refuse it.
    """
    flags = message.flags | int(body.get("flags") or 0) & FROM_REQUEST
    content = body["content"] or "" if "content" in body else message.content
    embeds = body["embeds"] or [] if "embeds" in body else message.embeds
    attachments = _attachments(message, body, files, call)
    components = message.components
    if body.get("components") is not None:
        components = _shown(deepcopy(body["components"]), attachments, call.discord.state)
    if flags & COMPONENTS_V2 and (content or embeds):
        raise invalid("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    if not (content or embeds or attachments or components):
        raise invalid("Cannot send an empty message", 50006)
    message.flags, message.content, message.embeds = flags, content, embeds
    message.attachments, message.components = attachments, components
    message.pinged = _mentioned(message, body.get("allowed_mentions"), call.discord.state)


def _attachments(
    message: Message, body: Mapping[str, Any], files: list[Upload], call: Call
) -> list[Attachment]:
    """The files that the message has afterwards.

    A list in the request names those that stay by their ids, and new ones by the numbers of their
    parts; without a list all stay, and the new ones are added.
    """
    new = {str(upload.number): upload for upload in files}
    old = {str(attachment.id): attachment for attachment in message.attachments}
    if "attachments" not in body:
        return [*message.attachments, *(_stored(upload, call, message) for upload in files)]
    found = []
    for entry in body["attachments"] or []:
        key = str(entry["id"])
        if key in old:
            kept = old[key]
        elif key in new:
            kept = _stored(new.pop(key), call, message)
        else:
            raise invalid(f"attachment {key} is neither in this request nor on the message")
        kept.description = entry.get("description", kept.description)
        found.append(kept)
    return found + [_stored(upload, call, message) for upload in new.values()]


def _stored(upload: Upload, call: Call, message: Message) -> Attachment:
    discord = call.discord
    number = discord.state.clock.snowflake()
    # As Discord does: file names keep these characters only.
    name = re.sub(r"[^\w.-]", "_", upload.filename)
    url = f"{discord.url}/attachments/{message.channel.id}/{number}/{name}"
    attachment = Attachment(number, name, upload.content, upload.content_type, url)
    discord.attachments[f"{message.channel.id}/{number}/{name}"] = attachment
    return attachment


def _shown(components: list[Json], attachments: list[Attachment], state: State) -> list[Json]:
    """The components in the response: numbered, with the URLs of their pictures."""
    by_name = {attachment.filename: attachment for attachment in attachments}
    for number, component in enumerate(walk(components), 1):
        assert isinstance(component, dict)
        component.setdefault("id", number)
        for thing in _with_media(component):
            media = thing.get("media") or thing["file"]
            url = media["url"]
            if url.startswith(ATTACHED):
                if (attachment := by_name.get(url.removeprefix(ATTACHED))) is None:
                    raise invalid(f"{url} is not attached")
                media |= {"url": attachment.url, "attachment_id": str(attachment.id)}
            media |= {"id": str(state.clock.snowflake()), "proxy_url": media["url"]}
            thing.setdefault("description", None)
            thing.setdefault("spoiler", False)
            if component["type"] == FILE:
                named = by_name.get(media["url"].rpartition("/")[2])
                component |= {
                    "name": named and named.filename,
                    "size": named and len(named.content),
                }
        for thing in (component, *(component.get("options") or [])):
            if (thing.get("emoji") or {"id": 0})["id"] is None:
                del thing["emoji"]["id"]
        if component["type"] == CONTAINER:
            component.setdefault("accent_color", None)
            component.setdefault("spoiler", False)
        if component["type"] in SELECTS:
            component["min_values"] = component.get("min_values", 1)
            component["max_values"] = component.get("max_values", 1)
    return components


def _with_media(component: Json) -> Iterator[Json]:
    if component["type"] == MEDIA_GALLERY:
        yield from component["items"]
    elif component["type"] in (FILE, THUMBNAIL):
        yield component


def _mentioned(message: Message, allowed: Mapping[str, Any] | None, state: State) -> list[User]:
    """The users pinged by the message."""
    texts = [message.content]
    texts += [part["content"] for part in walk(message.components) if part["type"] == TEXT_DISPLAY]
    named = dict.fromkeys(int(found) for text in texts for found in MENTION.findall(text))
    users = [state.users[number] for number in named if number in state.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return users
    return [user for user in users if str(user.id) in map(str, allowed.get("users") or [])]
