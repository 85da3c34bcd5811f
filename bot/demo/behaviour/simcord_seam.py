"""The only place that knows where simcord can be taken hold of.

simcord is pinned exactly; ``tests/bot/behaviour/test_simcord_seam.py`` guards every name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from fnmatch import fnmatch
from typing import Any

from simcord.backend import Backend, errors, serializers
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.types import HttpLogEntry

__all__ = ["Backend", "BackendError", "errors", "guard", "message_payload", "now"]

# Answers a request on a backend; the last argument carries it out.
Answer = Callable[[str, str, Any, Callable[[], Any]], Any]


def guard(backend: Backend, answer: Answer) -> None:
    """Let ``answer`` decide on every request that reaches ``backend``.

    What ``Env.inject_error`` asks for goes first: such a request does not get as far as the rules.
    """
    setattr(backend, "behaviour", answer)  # noqa: B010


_plain = router.dispatch


def _dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
    """Ask the backend's behaviour, if it has one, before a request is carried out."""
    answer: Answer | None = getattr(backend, "behaviour", None)
    if answer is None or _is_to_fail(backend, method, path):
        return _plain(backend, method, path, **request)
    carried_out = False

    def carry_out() -> Any:
        nonlocal carried_out
        carried_out = True
        return _plain(backend, method, path, **request)

    try:
        return answer(method, path, request.get("json"), carry_out)
    finally:
        if not carried_out:
            _log(backend, method, path, request)


# Both transports look ``dispatch`` up in its module each time.
router.dispatch = _dispatch


def _is_to_fail(backend: Backend, method: str, path: str) -> bool:
    return any(
        fault["method"] in (method, "*") and fnmatch(path, fault["path"])
        for fault in backend.faults
    )


def _log(backend: Backend, method: str, path: str, request: Mapping[str, Any]) -> None:
    """Record a request that simcord has not seen, as simcord does."""
    json, params, reason = (request.get(name) for name in ("json", "params", "reason"))
    backend.http_requests.append(HttpLogEntry(method, path, params or {}, json, reason))
    backend.transcript.append(
        ("HTTP", f"{method} {path}", json if isinstance(json, dict) else None)
    )


def now(backend: Backend) -> datetime:
    """The simulated time."""
    return backend.clock.now()


def message_payload(backend: Backend, channel_id: int, message_id: int) -> dict[str, Any]:
    """A message as the bot, who has written it, is answered with it.

    Raises ``BackendError`` (10008) if it was deleted.
    """
    message = backend.get_message(channel_id, message_id)
    return dict(serializers.message_payload(backend, message))
