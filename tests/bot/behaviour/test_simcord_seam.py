"""Internals of simcord and discord.py on which the simulated Discord relies.

An upgrade may remove them. They are used in one module of the demo, and in one of the tests.
"""

from __future__ import annotations

import inspect
import re
from inspect import signature
from pathlib import Path
from typing import Any

import discord
import simcord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import _dpy_internals, _runtime, _settlement, actors
from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message
from simcord.backend.models import channel as channel_model
from simcord.http import client, router
from simcord.preview import Preview, _action_plans, _markdown, _queries, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer
from simcord.types import HttpLogEntry

from bot.demo.behaviour import simcord_seam, transport
from bot.demo.preview import Previews
from tests import simcord_seam as seam_of_tests

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).relative_to(ROOT).as_posix()


def test_the_names_that_the_layer_uses_are_there() -> None:
    backend = Backend()
    assert (backend.faults, backend.http_requests, backend.transcript) == ([], [], [])
    assert backend.clock.now() == simcord_seam.now(backend)
    assert _parameters(HttpLogEntry) == ["method", "path", "params", "json", "reason"]
    assert _parameters(serializers.message_payload) == ["backend", "message", "for_user"]
    assert _parameters(router.parse_form) == ["form", "files"]
    assert _parameters(_settlement._timer_records_waking)[1:] == ["task", "waiter"]
    assert callable(client._path_of)
    assert callable(_runtime._current_task)
    env: Any = simcord.Env(discord.Client(intents=discord.Intents.none()))
    assert (env._work.tasks, env._work.external_waits, env._virtual_time) == ({}, {}, 0)
    assert callable(env._settlement_state)
    assert (env._gateway_feed, env._shard_count) == (None, 1)
    assert (backend.interactions, backend.interaction_tokens, backend.commands) == ({}, {}, {})
    threads: Any = channel_model
    assert threads.THREAD_TYPES == (11, 12, 10)
    assert {"flags", "timestamp"} <= Message.__dataclass_fields__.keys()
    assert {"recipient_ids", "thread_metadata"} <= threads.Channel.__dataclass_fields__.keys()
    assert {"archived", "locked"} <= threads.ThreadMetadata.__dataclass_fields__.keys()
    assert {"expires_at", "initial_response_deadline"} <= Interaction.__dataclass_fields__.keys()
    assert inspect.iscoroutinefunction(env._settle_internal)
    assert {"timeout", "idle"} <= {*_parameters(env._settle_internal)}
    assert (env._advancing, env._loop, env._errors_acknowledged) == (False, None, 0)
    assert _parameters(env._advance_to) == ["target", "deadline"]
    assert _parameters(env._raise_errors_since) == ["cursor"]
    for name in ("_begin_operation", "_end_operation", "_bot_scope", "_register_dispatch_observer"):
        assert callable(getattr(env, name)), name
    assert backend.clock._epoch
    assert isinstance(backend.clock, seam_of_tests.Clock)
    cdn: Any = backend.cdn
    assert cdn._blobs == {}
    internals: Any = _dpy_internals
    assert callable(internals.acquire_clocks)
    private: Any = actors
    assert _parameters(private._dispatch_actor_interaction)[:4] == [
        "actor", "type", "channel", "data",
    ]  # fmt: skip
    assert {"GET", "POST", "PATCH", "PUT", "DELETE"} <= router._ROUTES.keys()


def test_json_data_is_copied_wherever_simcord_copies_it() -> None:
    sent: dict[str, Any] = {"components": [{"type": 1, "options": ({"label": "a"},)}], "flags": 64}
    copy = seam_of_tests.copied(sent)
    assert copy == sent
    assert copy["components"][0] is not sent["components"][0]
    assert copy["components"][0]["options"][0] is not sent["components"][0]["options"][0]
    for module in seam_of_tests.COPIERS:
        assert "from copy import deepcopy" in inspect.getsource(module)
    for module in seam_of_tests.USERS_OF_COPY:
        assert {*re.findall(r"\bcopy\.(\w+)", inspect.getsource(module))} == {"deepcopy"}


def test_no_poll_is_sent_as_none_would_expire() -> None:
    assert {*seam_of_tests.POLLS} <= {*dir(Backend)}
    polls = [path for path in ROOT.glob("bot/**/*.py") if re.search(r"\bPoll\b", path.read_text())]
    assert polls == []


def test_the_names_that_previews_use_are_there() -> None:
    env: Any = simcord.Env(discord.Client(intents=discord.Intents.none()))
    assert env._preview is None
    assert Backend().subscribers == []
    for name in ("_action", "_publish", "_mark_action_dispatched", "_advance_presentation_time"):
        assert callable(getattr(Preview, name)), name
    snapshot: Any = _snapshot
    plans: Any = _action_plans
    assert isinstance(snapshot.HISTORY_WINDOW_SIZE, int)
    assert isinstance(plans.HISTORY_WINDOW_SIZE, int)
    assert _parameters(_queries._message_navigation) == ["preview", "page", "visible"]
    assert _parameters(_markdown.markdown_tokens) == ["value", "profile", "context"]
    assert callable(snapshot._message_navigation)
    assert callable(_markdown._markdown_parser)
    assert callable(PreviewServer._static)
    assert "_media_worker" in Preview.__init__.__code__.co_names
    assert _parameters(MediaWorker._decode) == ["self", "key", "blob", "media_time"]
    assert {"normalized", "content_type", "transformation"} <= MediaInfo.__dataclass_fields__.keys()
    assert "frame-ancestors 'none'" in PreviewServer._SECURITY_HEADERS["Content-Security-Policy"]
    assert "X-Frame-Options" in PreviewServer._SECURITY_HEADERS


def test_a_list_ends_where_a_line_begins_without_a_space() -> None:
    env = simcord.Env(discord.Client(intents=discord.Intents.none()))
    Previews(env, added={}, changes={}, framed_by=[])
    log = "Ann acts.\n- one\n  more\n- two\nBob acts.\n**Cat** acts."
    blocks = _markdown.markdown_tokens(log, "text_display")
    assert [block["type"] for block in blocks] == ["paragraph", "bullet_list", "paragraph"]


# A private module, or a private name of an object by simcord, under any name in the code.
PRIVATE = re.compile(
    r"\bfrom simcord\S* import .*\b_\w|\bsimcord(?!_seam)[\w.]*\._\w"
    r"|\b(?:env|Env|backend|clock|cdn|router|actors|preview|server|result|super\(\))\._(?!_)\w"
)
ALLOWED = ("bot/demo/behaviour/simcord_seam.py", "tests/simcord_seam.py", HERE)


def test_no_other_module_uses_private_names_of_simcord() -> None:
    for path in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("tests/**/*.py")):
        text = path.read_text(encoding="utf-8")
        if "simcord" in text and path.relative_to(ROOT).as_posix() not in ALLOWED:
            assert PRIVATE.findall(text) == [], path


def test_simcord_makes_its_transports_of_the_layer() -> None:
    runtime: Any = _runtime
    assert runtime.FakeHTTPClient is transport.Client
    assert runtime.FakeWebhookAdapter is transport.WebhookAdapter
    internals: Any = _dpy_internals
    assert _parameters(internals.install_http) == ["bot", "made"]


def test_discord_py_makes_requests_as_the_layer_expects() -> None:
    assert "_HTTPClient__session" in HTTPClient.request.__code__.co_names
    assert _parameters(HTTPClient.request)[1:] == ["route", "files", "form", "kwargs"]
    assert _parameters(AsyncWebhookAdapter.request)[1:3] == ["route", "session"]


def _parameters(function: Any) -> list[str]:
    return [*signature(function).parameters]
