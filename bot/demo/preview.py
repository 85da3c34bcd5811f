"""Several simcord previews of one simulated Discord, for simultaneous players.

simcord shows one channel to one browser, refuses a press while another is carried out, and refuses
one on a page that has changed meanwhile. Here previews stand side by side, presses wait for each
other, and a press counts if its button is still the same. simcord also renders each page from the
whole history, which takes seconds after an hour of play; here, from the latest messages.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.preview import Preview

from bot.demo.behaviour import simcord_seam
from bot.demo.media import described

# The number of messages of a channel on a page; earlier ones can be requested.
SHOWN_AT_ONCE = 25
# The most states of a page by which a press may be behind.
REMEMBERED = 40
# The last item of a list, followed by a line that is not part of it.
_LIST_AND_MORE = re.compile(r"^([*-] .*(?:\n +.*)*)\n(?=[^\s*-]|[*-]\S)", re.MULTILINE)
# The names of the channels with pages, by id.
_CHANNELS: dict[str, str] = {}
NEVER_STALE = ("run_command", "autocomplete_command", "send_message", "modal_submit")


class Previews:
    """The previews of a simulated Discord. ``turn`` is the lock for changing it."""

    def __init__(
        self,
        env: simcord.Env,
        added: Mapping[str, str],
        changes: Mapping[str, Mapping[str, str]],
        framed_by: Sequence[str],
    ) -> None:
        """Prepare a preview that shows no page yet.

        ``added``    text to append to simcord's own files, by path
        ``changes``  pieces to replace in them
        """
        _draw_the_latest_only()
        self.env = env
        self.turn = asyncio.Lock()
        self._added = added
        self._changes = changes
        self._framed_by = " ".join(framed_by)
        self._opened = simcord_seam.SideBySide(env)
        self._said: dict[int, str] = {}

    async def open(
        self,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor | UserHandle],
        port: int,
        key: str,
    ) -> Preview:
        """Serve ``channel`` as ``viewers`` see it, on a local ``port``, under ``#key``.

        Raises simcord's ``SetupError`` if the port is taken.
        """
        if channel.guild is not None:
            _CHANNELS[str(channel.id)] = channel.name or ""
        preview = self.env.preview(channel, viewers=viewers, layout="channel", port=port)
        preview.capability = key
        simcord_seam.change_files(preview, self._frameable, self._added, self._changes)
        simcord_seam.read_media_by(preview, described)
        simcord_seam.wrap_actions(preview, partial(self._in_turn, pages=_Shown(preview)))
        await self._opened.open(preview)
        return preview

    async def refresh(self) -> None:
        """Update every page that is open in a browser; the caller holds ``turn``."""
        channels = {preview.channel.id for preview in self._opened.all}
        changed = {channel for channel in channels if self._has_changed(channel)}
        for preview in self._opened.all:
            if preview.channel.id in changed:
                simcord_seam.publish(preview)

    def _has_changed(self, channel_id: int) -> bool:
        """Return whether the channel's messages have changed since the last call."""
        said = str(list(self.env.backend.messages.get(channel_id, {}).values())[-SHOWN_AT_ONCE:])
        changed = said != self._said.get(channel_id)
        self._said[channel_id] = said
        return changed

    async def close(self) -> None:
        """Close all previews."""
        for preview in self._opened.all:
            await preview.close()

    def _in_turn(self, act: simcord_seam.Act, pages: _Shown) -> simcord_seam.Act:
        """Return ``act``, which carries out an action, made to wait for earlier ones."""

        async def wait_and_act(page_id: str | None, body: Any) -> Any:
            if isinstance(body, dict):
                if body.get("kind") == "close":
                    # The button that ends a preview would leave a dead page behind.
                    body["kind"] = "refresh"
                async with self.turn:
                    return await act(page_id, pages.brought_up_to_date(page_id, body))
            return await act(page_id, body)

        return wait_and_act

    def _frameable(self, headers: Mapping[str, str]) -> dict[str, str]:
        """Return simcord's headers, but let the demo's own pages frame a preview."""
        policy = headers["Content-Security-Policy"]
        policy = policy.replace("frame-ancestors 'none'", f"frame-ancestors {self._framed_by}")
        kept = {name: value for name, value in headers.items() if name != "X-Frame-Options"}
        return {**kept, "Content-Security-Policy": policy}


class _Shown:
    """The buttons and menus in the last states of a preview's pages, by place."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._states: dict[str, dict[int, dict[str, str]]] = {}
        simcord_seam.on_publish(preview, self._remember)

    def _remember(self, page: Any) -> None:
        """Note the state of a page, and forget those of closed ones."""
        states = self._states.setdefault(page.id, {})
        states[page.revision] = dict(_controls(page.snapshot))
        states.pop(page.revision - REMEMBERED, None)
        for closed in self._states.keys() - simcord_seam.pages(self._preview).keys() - {page.id}:
            del self._states[closed]

    def brought_up_to_date(self, page_id: str | None, body: dict[str, Any]) -> dict[str, Any]:
        """Return ``body`` for the page's present state, if its control is still the same."""
        page = simcord_seam.pages(self._preview).get(page_id or "")
        revision = body.get("published_revision")
        if page is None or not isinstance(revision, int):
            return body
        control = body.get("control_key")
        states = self._states.get(page.id, {})
        then = states.get(revision, {}).get(str(control))
        now = states.get(page.revision, {}).get(str(control))
        if body.get("kind") in NEVER_STALE or (then is not None and then == now):
            return {**body, "published_revision": page.revision}
        return body


def _controls(node: Any) -> Iterator[tuple[str, str]]:
    """Yield the place, in simcord's terms, and custom_id of every button and menu."""
    if isinstance(node, dict):
        if "control_key" in node and "custom_id" in node:
            yield node["control_key"], node["custom_id"]
        for child in node.values():
            yield from _controls(child)
    elif isinstance(node, list):
        for child in node:
            yield from _controls(child)


@cache
def _draw_the_latest_only() -> None:
    """Patch simcord, once per process, so that a long history does not slow it down."""
    simcord_seam.show_latest_only(SHOWN_AT_ONCE)
    simcord_seam.wrap_parsers(_cached)


def _cached(make_parser: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``make_parser`` with a cache, and with additions to context and text."""
    parsers: dict[str, Any] = {}

    def kept_parser(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
        # In direct messages, too, a channel is shown by name.
        context = {**context, "channels": {**_CHANNELS, **(context.get("channels") or {})}}
        key = json.dumps([dict(policy), context], sort_keys=True, default=str)
        if key not in parsers:
            parser = parsers[key] = make_parser(policy, context)
            parse = parser.parse
            parser.parse = lambda text, env=None: parse(_with_lists_ended(text), env)
        return parsers[key]

    return kept_parser


def _with_lists_ended(text: str) -> str:
    """Return ``text`` with an empty line after each list.

    In Discord a list ends where a line begins without a space; in simcord's parser such a line
    continues the list's last item.
    """
    return _LIST_AND_MORE.sub(r"\1\n\n", text)
