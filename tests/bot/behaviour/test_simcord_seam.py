"""What the layer takes hold of in simcord, which an upgrade may take away."""

from __future__ import annotations

from inspect import signature
from typing import Any

from simcord.backend import Backend, serializers
from simcord.http import client, router
from simcord.types import HttpLogEntry

from bot.demo.behaviour import simcord_seam


def test_the_names_that_the_layer_uses_are_there() -> None:
    backend = Backend()
    assert (backend.faults, backend.http_requests, backend.transcript) == ([], [], [])
    assert backend.clock.now() == simcord_seam.now(backend)
    assert [*signature(HttpLogEntry).parameters] == ["method", "path", "params", "json", "reason"]
    assert [*signature(serializers.message_payload).parameters] == [
        "backend",
        "message",
        "for_user",
    ]
    transports: Any = client
    assert transports.router is router
