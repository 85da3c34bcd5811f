"""Budgets of requests to Discord, enforced by ``test_budget.py``.

The limits beyond which Discord bans are documented; how much of them the bot may use is ours to
decide.
https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from bot.demo.behaviour.direct_messages import NEW_CHANNELS, NEW_WINDOW
from bot.demo.behaviour.rate_limits import LIMITS
from tests.bot.world import World

# After 10,000 responses of 401, 403 or 429 in ten minutes Discord bans the bot's address.
BANNED_AT, BAN_WINDOW = 10_000, timedelta(minutes=10)
# One percent of it, so that a hundred things can go wrong at once.
INVALID = BANNED_AT // 100
# Create and edit messages: five in five seconds for each channel.
MESSAGES = LIMITS[0]


@dataclass(frozen=True)
class Budget:
    """The most requests that an operation may make.

    ``requests``: in all. ``in_a_channel``: messages created and edited there in five seconds.
    ``invalid``: responses of 401, 403 or 429 in ten minutes. ``new_dms``: channels opened in a
    minute.
    """

    requests: int
    in_a_channel: int = MESSAGES.requests
    invalid: int = 0
    new_dms: int = NEW_CHANNELS

    def hold(self, world: World) -> None:
        """Fail if the requests since the log was cleared exceed the budget."""
        log = world.behaviour.log
        summary = f"{log.by_bucket.most_common(12)}, refused: {dict(log.refused)}"
        assert len(log.entries) <= self.requests, summary
        assert log.most_of(MESSAGES) <= self.in_a_channel, summary
        assert log.most_invalid(BAN_WINDOW) <= self.invalid, summary
        assert log.most_new_dms(NEW_WINDOW) <= self.new_dms, summary
