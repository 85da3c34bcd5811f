"""Stored webhooks, and the outbox of their undelivered events."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.features.tournaments.webhooks.events import Event
from bot.storage.connection import Connection, as_json, as_time


@dataclass(frozen=True, slots=True)
class Webhook:
    """The webhook of a tournament.

    URL and secret are left out of the repr, and so of logs.

    ``error``     why the last delivery failed, at ``failed_at``; ``None``: it was accepted
    ``given_up``  the number of events that were never accepted
    """

    tournament_id: int
    url: str = field(repr=False)
    secret: str = field(repr=False)
    error: str | None = None
    failed_at: datetime | None = None
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class Delivery:
    """An event in the outbox. ``delivery``: its unique id, the same at every attempt."""

    id: int
    tournament_id: int
    delivery: str
    event: Event
    made_at: datetime


class StoredWebhooks:
    """The webhooks of all tournaments, at most one for each, and their outboxes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, webhook: Webhook) -> None:
        """Store the webhook of a tournament, in place of any other; its outbox stays."""
        row = {
            "tournament_id": webhook.tournament_id,
            "url": webhook.url,
            "secret": webhook.secret,
            "error": None,
            "failed_at": None,
            "given_up": 0,
        }
        with self._connection.transaction():
            self._connection.put("tournament_webhooks", ["tournament_id"], row)

    def load(self, tournament_id: int) -> Webhook | None:
        """Return the webhook of a tournament, if it has one."""
        row = self._connection.one(
            "SELECT * FROM tournament_webhooks WHERE tournament_id = ?", tournament_id
        )
        return None if row is None else Webhook(**{**row, "failed_at": as_time(row["failed_at"])})

    def remove(self, tournament_id: int) -> None:
        """Delete the webhook of a tournament with its secret and its outbox."""
        with self._connection.transaction():
            for name in ("tournament_webhooks", "tournament_webhook_outbox"):
                self._connection.write(
                    f"DELETE FROM {name} WHERE tournament_id = ?", [tournament_id]
                )

    def is_set(self, tournament_id: int) -> bool:
        """Return whether a tournament has a webhook; called within a transaction."""
        found = "SELECT 1 AS found FROM tournament_webhooks WHERE tournament_id = ?"
        return bool(self._connection.written(found, tournament_id))

    def note(self, webhook: Webhook, error: str | None, at: datetime) -> None:
        """Record how the last delivery went, unless the webhook has been changed since."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE tournament_webhooks SET error = ?, failed_at = ?"
                " WHERE tournament_id = ? AND secret = ?",
                [error, error and at.isoformat(), webhook.tournament_id, webhook.secret],
            )

    # The outbox

    def add(
        self, tournament_id: int, events: Iterable[tuple[str, Event]], made_at: datetime
    ) -> None:
        """Add events with their ids, in order; called in the transaction that causes them."""
        for delivery, event in events:
            row = {
                "tournament_id": tournament_id,
                "delivery": delivery,
                "kind": event.kind,
                "about": as_json(event.about),
                "made_at": made_at.isoformat(),
            }
            self._connection.add("tournament_webhook_outbox", row)

    def first(self, tournament_id: int) -> Delivery | None:
        """Return the next event to be delivered, if any."""
        row = self._connection.one(
            "SELECT * FROM tournament_webhook_outbox WHERE tournament_id = ? ORDER BY id LIMIT 1",
            tournament_id,
        )
        return None if row is None else _delivery(row)

    def count(self, tournament_id: int) -> int:
        """Return the number of events that are still to be delivered."""
        row = self._connection.one(
            "SELECT COUNT(*) AS count FROM tournament_webhook_outbox WHERE tournament_id = ?",
            tournament_id,
        )
        return 0 if row is None else row["count"]

    def waiting(self) -> list[tuple[int, int]]:
        """Return the tournaments with events to be delivered, each with its server."""
        rows = self._connection.all(
            "SELECT DISTINCT tournament_id, guild_id FROM tournament_webhook_outbox"
            " JOIN tournaments ON tournaments.id = tournament_id ORDER BY tournament_id"
        )
        return [(row["tournament_id"], row["guild_id"]) for row in rows]

    def finish(self, delivery: Delivery) -> None:
        """Delete a delivered event from the outbox."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_webhook_outbox WHERE id = ? AND delivery = ?",
                [delivery.id, delivery.delivery],
            )

    def give_up(self, tournament_id: int, made_before: datetime) -> None:
        """Delete events made before a moment, and count them."""
        with self._connection.transaction():
            count = self._connection.write(
                "DELETE FROM tournament_webhook_outbox WHERE tournament_id = ? AND made_at < ?",
                [tournament_id, made_before.isoformat()],
            )
            self._connection.write(
                "UPDATE tournament_webhooks SET given_up = given_up + ? WHERE tournament_id = ?",
                [count, tournament_id],
            )


def _delivery(row: dict[str, Any]) -> Delivery:
    return Delivery(
        row["id"],
        row["tournament_id"],
        row["delivery"],
        Event(row["kind"], json.loads(row["about"])),
        datetime.fromisoformat(row["made_at"]),
    )
