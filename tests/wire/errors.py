"""Errors of the HTTP API, with their codes.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """A response other than success: ``status``, JSON ``code``, and ``message``."""

    def __init__(
        self, status: int, code: int, message: str, more: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.more = dict(more or {})


def unauthorized() -> ApiError:
    """A 401 for a missing or wrong token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown(what: str) -> ApiError:
    """A 404 for a missing object; ``what`` is one of the names in ``UNKNOWN``."""
    return ApiError(404, UNKNOWN[what], f"Unknown {what}")


def forbidden(code: int) -> ApiError:
    """A 403 with one of the codes in ``FORBIDDEN``."""
    return ApiError(403, code, FORBIDDEN[code])


def invalid(message: str, code: int = 50035) -> ApiError:
    """A 400 for a malformed request."""
    return ApiError(400, code, message)


UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}

FORBIDDEN = {
    40003: "You are opening direct messages too fast",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50278: "Cannot send messages to this user due to having no mutual guilds",
}
