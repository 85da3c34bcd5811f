"""Nonces: a message is created once, however often it is requested."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import CarryOut, Request

# Discord says "the past few minutes".
REMEMBERED = timedelta(minutes=5)


class Nonces:
    """``enforce_nonce``, which discord.py sends with every nonce.

    A second create with the same nonce within a few minutes creates no message and returns the
    first one as it is now. If that was deleted, it is refused with 404 and code 10008. The nonce is
    checked by author and not by channel: ``message … created by the same author``. Interaction
    responses and webhooks do not support it.

    https://discord.com/developers/docs/resources/message#create-message
    https://github.com/discord/discord-api-docs/pull/6647
    https://github.com/Rapptz/discord.py/issues/10116
    """

    def __init__(self, backend: simcord_seam.Backend) -> None:
        self._backend = backend
        self._created: dict[str, tuple[datetime, int, int]] = {}

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Return the message that was created with this nonce before, if there is one."""
        nonce = request.body.get("nonce")
        creates = request.matches("POST", "/channels/*/messages")
        if not (creates and nonce and request.body.get("enforce_nonce")):
            return carry_out()
        self._forget_old()
        if nonce in self._created:
            _, channel_id, message_id = self._created[nonce]
            message = simcord_seam.message_payload(self._backend, channel_id, message_id)
        else:
            message = carry_out()
            place = int(message["channel_id"]), int(message["id"])
            self._created[nonce] = simcord_seam.now(self._backend), *place
        return {**message, "nonce": nonce}

    def _forget_old(self) -> None:
        """Drop the expired nonces, which come first."""
        oldest = simcord_seam.now(self._backend) - REMEMBERED
        for nonce, (created, _, _) in list(self._created.items()):
            if created >= oldest:
                break
            del self._created[nonce]
