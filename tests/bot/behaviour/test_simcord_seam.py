"""Internals of simcord and discord.py on which the layer relies.

An upgrade may remove them.
"""

from __future__ import annotations

from inspect import signature
from typing import Any

import discord
import simcord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import _dpy_internals, _runtime, _settlement
from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message
from simcord.backend.models import channel as channel_model
from simcord.http import client, router
from simcord.types import HttpLogEntry

from bot.demo.behaviour import simcord_seam, transport


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
