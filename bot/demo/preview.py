"""Several simcord previews of one simulated Discord, for simultaneous players.

simcord shows one channel to one browser, refuses a press while another is carried out, and refuses
one on a page that has changed meanwhile. Here previews stand side by side, presses wait for each
other, and a press counts if its button is still the same. simcord also renders each page from the
whole history, which takes seconds after an hour of play; here, from the latest messages. That takes
private names of the pinned version; ``tests/bot/test_demo.py`` uses each of them.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import simcord
from aiohttp import web
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.preview import Preview, _action_plans, _markdown, _snapshot

from bot.demo.media import OwnPictures

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
        """Show nothing yet.

        ``added``    text to append to simcord's own files, by path
        ``changes``  pieces to replace in them
        """
        _draw_the_latest_only()
        self.env = env
        self.turn = asyncio.Lock()
        self._added = added
        self._changes = changes
        self._framed_by = " ".join(framed_by)
        self._all: list[Preview] = []
        self._said: dict[int, str] = {}
        # Attributes that simcord reads before it opens another preview, or calls after a press.
        self._closed = True

    def _mark_action_dispatched(self) -> None:
        for preview in self._all:
            preview._mark_action_dispatched()

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
        preview._media_worker = OwnPictures()
        server: Any = preview._server
        server._SECURITY_HEADERS = self._frameable(server._SECURITY_HEADERS)
        server._static = self._changed(server._static)
        pages = _Shown(preview)
        act: Any = preview._action
        preview._action = self._in_turn(act, pages)  # type: ignore[method-assign]
        try:
            await preview.__aenter__()
        finally:
            self.env._preview = self  # type: ignore[assignment]
        self._all.append(preview)
        return preview

    async def refresh(self) -> None:
        """Update every page that is open in a browser; the caller holds ``turn``."""
        channels = {preview.channel.id for preview in self._all}
        changed = {channel for channel in channels if self._has_changed(channel)}
        for preview in self._all:
            if preview.channel.id in changed:
                preview._advance_presentation_time()
                for page in list(preview._pages.values()):
                    # The page for scripts, which is not in a browser.
                    if page is not preview._python:
                        preview._publish(page, reason="refresh")

    def _has_changed(self, channel_id: int) -> bool:
        """Return whether the channel's messages have changed since the last call."""
        said = str(list(self.env.backend.messages.get(channel_id, {}).values())[-SHOWN_AT_ONCE:])
        changed = said != self._said.get(channel_id)
        self._said[channel_id] = said
        return changed

    async def close(self) -> None:
        """Close all previews."""
        for preview in self._all:
            await preview.close()

    def _in_turn(self, act: Any, pages: _Shown) -> Any:
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

    def _changed(self, serve: Any) -> Any:
        """Return ``serve``, which serves simcord's own files, with the demo's changes."""

        async def answer(request: web.Request) -> web.Response:
            response: web.Response = await serve(request)
            if added := self._added.get(request.path):
                response.text = f"{response.text}{added}"
            for piece, instead in self._changes.get(request.path, {}).items():
                response.text = str(response.text).replace(piece, instead)
            return response

        return answer


class _Shown:
    """The buttons and menus in the last states of a preview's pages, by place."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._states: dict[str, dict[int, dict[str, str]]] = {}
        publish: Any = preview._publish

        def publish_and_remember(page: Any, **why: Any) -> None:
            publish(page, **why)
            states = self._states.setdefault(page.id, {})
            states[page.revision] = dict(_controls(page.snapshot))
            states.pop(page.revision - REMEMBERED, None)
            for closed in self._states.keys() - preview._pages.keys() - {page.id}:
                del self._states[closed]

        preview._publish = publish_and_remember  # type: ignore[method-assign]

    def brought_up_to_date(self, page_id: str | None, body: dict[str, Any]) -> dict[str, Any]:
        """Return ``body`` for the page's present state, if its control is still the same."""
        page = self._preview._pages.get(page_id or "")
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
    modules: tuple[Any, ...] = (_snapshot, _action_plans)
    for module in modules:
        module.HISTORY_WINDOW_SIZE = SHOWN_AT_ONCE
    snapshot: Any = _snapshot
    list_messages = snapshot._message_navigation
    # The list beside the channel, which the demo does not show, holds every message.
    snapshot._message_navigation = lambda preview, page, visible: list_messages(
        preview, page, visible[-1:]
    )
    markdown: Any = _markdown
    make_parser = markdown._markdown_parser
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

    markdown._markdown_parser = kept_parser


def _with_lists_ended(text: str) -> str:
    """Return ``text`` with an empty line after each list.

    In Discord a list ends where a line begins without a space; in simcord's parser such a line
    continues the list's last item.
    """
    return _LIST_AND_MORE.sub(r"\1\n\n", text)
