"""Setting, testing and removing webhooks, and delivery of their outboxes."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.keyed_worker import Backoff, KeyedWorker
from bot.features.tournaments.guards import check_not_cancelled
from bot.features.tournaments.webhooks.addresses import checked_url
from bot.features.tournaments.webhooks.events import PING, Event, body, events_between
from bot.features.tournaments.webhooks.sending import new_delivery_id, new_secret, post
from bot.features.tournaments.webhooks.storage import StoredWebhooks, Webhook
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.timers import Timers
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament
    from bot.features.tournaments.webhooks.sending import Connect
    from bot.tables.repository import TableRepository

log = logging.getLogger(__name__)

BACKOFF = Backoff(timedelta(hours=1))
# An event that has not been accepted for so long is given up.
GIVE_UP = timedelta(hours=24)
# Outboxes are looked at this often, in case another process has filled one.
BETWEEN_LOOKS = timedelta(minutes=5)
BETWEEN_PINGS = timedelta(seconds=10)
AT_ONCE = 8


class Webhooks:
    """The webhooks of all tournaments.

    Events are stored in the transaction of the change that causes them, and delivered in order for
    each tournament: at least once, with the same id at each attempt. Methods that change a webhook
    refuse as ``Tournaments.locked_for_organiser``, and may refuse ``not-saved``.
    """

    def __init__(
        self,
        tournaments: Tournaments,
        tables: TableRepository,
        timers: Timers,
        connect: Connect | None,
    ) -> None:
        """``connect`` makes the connections; ``None``: the host has not allowed webhooks."""
        self._tournaments = tournaments
        self._tables = tables
        self._connect = connect
        self._stored = tables.store.section(StoredWebhooks)
        self._pinged: dict[tuple[int, int], datetime] = {}  # by tournament and user
        self._filled: set[int] = set()  # tournaments with new events in their outbox
        self._polled = tables.now()
        self._running = False
        self._worker = KeyedWorker(
            "webhook", self._deliver, timers, tables.now, backoff=BACKOFF, at_once=AT_ONCE
        )
        if connect is not None:
            timers.add("webhooks", self._poll, due=self._next_poll, at_start=True)
            tournaments.in_transaction.append(self._store_events)
            tournaments.listeners.append(self._changed)

    async def stop(self) -> None:
        """Finish the deliveries under way, and begin no others."""
        self._running = False
        await self._worker.finish()

    async def idle(self) -> None:
        """Wait until no delivery is under way."""
        await self._worker.idle()

    @property
    def allowed(self) -> bool:
        """True if the host has allowed webhooks."""
        return self._connect is not None

    def of(self, tournament_id: int) -> Webhook | None:
        """Return the webhook of a tournament, if it has one."""
        return self._stored.load(tournament_id)

    def posts(self, tournament_id: int) -> bool:
        """Return whether results of a tournament leave the server."""
        return self.allowed and self.of(tournament_id) is not None

    def waiting(self, tournament_id: int) -> int:
        """Return the number of events that are still to be delivered."""
        return self._stored.count(tournament_id)

    async def set(self, tournament_id: int, by: Organiser, url: str) -> str:
        """Post events to ``url`` from now on, also waiting ones; return the new secret.

        Refused: ``webhook-off``, ``tournament-cancelled``, and as by ``checked_url``.
        """
        self._allowed()
        secret = new_secret()
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            webhook = Webhook(tournament_id, checked_url(url), secret)
            await self._act(before, by, True, partial(self._stored.save, webhook))
        if self._running:
            self._worker.queue([tournament_id])
        return secret

    async def remove(self, tournament_id: int, by: Organiser) -> None:
        """Delete URL, secret and outbox. Refused: ``webhook-none``."""
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            self._found(tournament_id)
            await self._act(before, by, False, partial(self._stored.remove, tournament_id))
        self._worker.forget(tournament_id)

    async def ping(self, tournament_id: int, by: Organiser) -> str | None:
        """Post a test event at once; return as ``post`` does. It bypasses the outbox.

        If it is accepted, the outbox is delivered at once. Refused: as by
        ``Tournaments.for_organiser``, ``webhook-off``, ``webhook-none``, ``webhook-ping-wait``.
        """
        tournament = self._tournaments.for_organiser(tournament_id, by)
        connect, webhook, now = self._allowed(), self._found(tournament_id), self._tables.now()
        last = self._pinged.get((tournament_id, by.user_id))
        if last is not None and now - last < BETWEEN_PINGS:
            raise Refusal("webhook-ping-wait")
        self._pinged[tournament_id, by.user_id] = now
        content = body(Event(PING), tournament, now)
        error = await post(connect, webhook.url, webhook.secret, new_delivery_id(), content, now)
        await self._tables.write(partial(self._stored.note, webhook, error, now))
        if error is None and self._running:
            self._worker.queue([tournament_id])
        return error

    def _allowed(self) -> Connect:
        if self._connect is None:
            raise Refusal("webhook-off")
        return self._connect

    def _found(self, tournament_id: int) -> Webhook:
        webhook = self.of(tournament_id)
        if webhook is None:
            raise Refusal("webhook-none")
        return webhook

    async def _act(self, before: Tournament, by: Organiser, on: bool, write: partial[None]) -> None:
        facts = {"on": on}
        await self._tournaments.act(before, before, by.user_id, "webhook", facts, also=write)

    # The outbox

    def _store_events(self, before: Tournament, after: Tournament) -> None:
        """Store the events of a change, in its transaction."""
        if self._stored.is_set(after.id) and (events := events_between(before, after)):
            numbered = [(new_delivery_id(), event) for event in events]
            self._stored.add(after.id, numbered, self._tables.now())
            self._filled.add(after.id)

    def _changed(self, tournament: Tournament) -> None:
        """Deliver the events of a change; a failing outbox waits for its retry."""
        key = tournament.id
        if key not in self._filled:
            return
        self._filled.discard(key)
        failing = key in self._worker.pending and key not in self._worker
        if self._running and not failing:
            self._worker.queue([key])

    async def _poll(self) -> None:
        """Deliver the events in any outbox, including those left at the last stop."""
        self._running = True
        self._polled = self._tables.now()
        mine = self._tables.shards.mine
        waiting = {key for key, guild_id in self._stored.waiting() if mine(guild_id)}
        self._worker.queue(sorted(waiting - self._worker.pending))

    def _next_poll(self) -> datetime | None:
        return self._polled + BETWEEN_LOOKS if self._stored.waiting() else None

    async def _deliver(self, tournament_id: int) -> bool:
        """Deliver the outbox of a tournament in order; return whether it is empty."""
        while self._running and (webhook := self.of(tournament_id)) is not None:
            now = self._tables.now()
            before = now - GIVE_UP
            delivery = self._stored.first(tournament_id)
            if delivery is not None and delivery.made_at < before:
                log.warning("tournament %s: events of the webhook are given up", tournament_id)
                await self._tables.write(partial(self._stored.give_up, tournament_id, before))
                continue
            if delivery is None:
                return True
            content = body(delivery.event, self._tournaments.get(tournament_id), delivery.made_at)
            error = await post(
                self._allowed(), webhook.url, webhook.secret, delivery.delivery, content, now
            )
            if error is None:
                await self._tables.write(partial(self._stored.finish, delivery))
            if error != webhook.error or error is not None:
                await self._tables.write(partial(self._stored.note, webhook, error, now))
            if error is not None:
                log.info("tournament %s: the webhook fails: %s", tournament_id, error)
                return False
        return True
