"""Posting to a webhook: one signed request, bounded in time and size.

Headers and signature are those of Standard Webhooks, for which receivers have libraries:
https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import datetime

import aiohttp

from bot.features.tournaments.webhooks.addresses import NotPublic

SECONDS = 5.0
MOST_READ = 1024  # bytes buffered of an answer; its body is not read
PREFIX = "whsec_"
SECRET_BYTES = 32

Connect = Callable[[], aiohttp.BaseConnector]


def new_secret() -> str:
    """Return a random secret."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def new_delivery_id() -> str:
    """Return a random id of a delivery."""
    return f"msg_{secrets.token_hex(16)}"


def signature(secret: str, delivery: str, timestamp: int, body: bytes) -> str:
    """Return the signature over a delivery's id, time in Unix seconds, and body."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{delivery}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()


async def post(
    connect: Connect, url: str, secret: str, delivery: str, body: bytes, now: datetime
) -> str | None:
    """Post ``body``; return ``None`` if it was accepted.

    A status from 200 to 299 accepts it. Otherwise return the reason: ``status:…``, ``address`` (not
    public), ``name`` (DNS), ``tls``, ``timeout`` or ``connection``. Redirects are not followed, and
    of an answer only its headers are read.
    """
    timestamp = int(now.timestamp())
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Civitas",
        "webhook-id": delivery,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": signature(secret, delivery, timestamp, body),
    }
    try:
        async with (
            aiohttp.ClientSession(
                connector=connect(),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                auto_decompress=False,
                read_bufsize=MOST_READ,
            ) as session,
            session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return None if 200 <= answer.status < 300 else f"status:{answer.status}"
    except TimeoutError:
        return "timeout"
    except aiohttp.ClientSSLError:
        return "tls"
    except aiohttp.ClientConnectorDNSError:
        return "name"
    except aiohttp.ClientConnectorError as error:
        return "address" if isinstance(error.os_error, NotPublic) else "connection"
    except (aiohttp.ClientError, OSError, ValueError):
        return "connection"
