"""Logging: lines for people, or JSON objects for machines."""

from __future__ import annotations

import logging

from pythonjsonlogger.json import JsonFormatter

from bot.core.settings import Settings

# Libraries whose lower levels log sent and received content: hands, and tokens of interactions.
TELLTALES = ("discord", "aiohttp", "asyncio", "psycopg")


def write_logs(settings: Settings) -> None:
    """Log to stderr according to the settings; libraries only from ``INFO`` up."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(settings.log_format))
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    for name in TELLTALES:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


def formatter(log_format: str) -> logging.Formatter:
    """Return the formatter of log records: ``text`` or ``json``."""
    if log_format == "json":
        return JsonFormatter(
            "{asctime}{levelname}{name}{message}",
            style="{",
            rename_fields={"asctime": "time", "levelname": "level", "name": "logger"},
        )
    return logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
