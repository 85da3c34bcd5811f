"""How Discord's threads behave where the simulated ones do not.

https://docs.discord.com/developers/topics/threads
"""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend import errors
from simcord.backend.models import channel as models
from simcord.http import router

NEWS, ANNOUNCEMENT_THREAD, PUBLIC_THREAD = 5, 10, 11
# What text and announcement channels take.
FITTING = {0: {PUBLIC_THREAD, 12}, NEWS: {ANNOUNCEMENT_THREAD}}
ARCHIVED = errors.BackendError(400, 50083, "Thread is archived")


def keep_to_discords_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on in this test threads are as on Discord.

    A channel takes only its own kinds of threads (50024). In an archived thread nothing can be
    changed (50083) before it is opened again; a new message opens it, unless it is locked.
    """
    monkeypatch.setattr(models, "THREAD_TYPES", (*models.THREAD_TYPES, ANNOUNCEMENT_THREAD))
    carry_out = router.dispatch

    def strict(backend: Any, method: str, path: str, **request: Any) -> Any:
        match path.strip("/").split("/"):
            case ["channels", number, "threads"] if method == "POST":
                kind = backend.channels[int(number)].type
                if int(request["json"]["type"]) not in FITTING.get(kind, ()):
                    raise errors.cannot_execute_on_channel_type()
            case ["channels", number, what, *which] if what in ("messages", "thread-members"):
                thread = backend.channels.get(int(number))
                if thread is not None and thread.is_thread and thread.thread_metadata.archived:
                    if method == "POST" and not which and not thread.thread_metadata.locked:
                        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
                    elif method in ("POST", "PATCH", "PUT"):
                        raise ARCHIVED
        return carry_out(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", strict)
