"""Gateway events that discord.py cannot parse: logged and skipped.

discord.py lets an exception of a parser through to the task that reads the connection. It then
closes the client and ends the process: ``DiscordWebSocket.received_message``, ``Shard.worker`` and
``AutoShardedClient.connect``, https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/shard.py. So
one event that Discord has changed, such as a channel of a new type, would stop all games, and again
after each restart.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from bot.core.metrics import UNPARSED

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]


def skip_unparsable(parsers: dict[str, Parser]) -> None:
    """Make each of ``parsers``, keyed by event, log its exceptions instead of raising.

    Without READY a shard never becomes ready, which ``Civitas.connected`` reports. The event's
    content is never logged: it may be user text, or cards.
    """
    for event, parse in parsers.items():
        parsers[event] = _skipping(event, parse)


def _skipping(event: str, parse: Parser) -> Parser:
    @wraps(parse)
    def parsed(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            UNPARSED.inc()
            log.error("skipped %s of the gateway: %s", event, where(error))

    return parsed


def where(error: BaseException) -> str:
    """Return the type of ``error`` and its stack, without its message.

    The message may quote content.
    """
    calls = traceback.extract_tb(error.__traceback__)[1:]
    path = " > ".join(f"{Path(call.filename).name}:{call.lineno} {call.name}" for call in calls)
    return f"{type(error).__name__} in {path}"
