"""An organiser's announcements to all participants, in the tournament's channel."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.core.words import words_for
from bot.features.reminders.pings import Calls
from bot.features.tournaments.panels.here import (
    TournamentPress,
    as_organiser,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.form import TEXT_LIMIT, Form
from bot.ui.notification import CONTENT_LIMIT, Notification
from bot.ui.outbox import Outbox
from bot.ui.panel import Panel, cut
from bot.ui.press import Pressing, button
from bot.ui.slot import DmsClosed, MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

log = logging.getLogger(__name__)

# Discord pings at most a hundred of the users in one message.
PINGED_AT_ONCE = 80
# Mentions are text as well: this many fit after the beginning of the announcement.
FEWEST_PINGED_AT_ONCE = 60
BEGINNING = 200
MENTION_LENGTH = 25


class AnnouncementForm(Form, template=r"t-announce-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser writes an announcement."""

    def __init__(self, user_id: int, tournament_id: int, words: Words) -> None:
        super().__init__(
            f"t-announce-form:{user_id}:{tournament_id}",
            words("tournament-announce-title"),
            words("tournament-announce-what"),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Make the announcement. Refused: as by ``announce``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        await announce(interaction, tournament, text)
        return Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))


def announce_button(tournament: Tournament, words: Words) -> AnnounceButton:
    """The button that opens the form."""
    label = words("tournament-announce-button")
    return AnnounceButton(button(f"t-announce:{tournament.id}", label))


async def announce(interaction: Pressing, tournament: Tournament, text: str) -> None:
    """Post ``text`` in the tournament's channel, and notify all participants.

    Refused: ``tournament-organise``, ``tournament-announce-nothing``,
    ``tournament-announce-failed``.
    """
    bot = interaction.client
    tournament = organised_here(interaction, tournament.id)
    text = text.strip()[:TEXT_LIMIT]
    if not text:
        raise Refusal("tournament-announce-nothing")
    people = [each.user_id for each in tournament.active_people]
    key = f"announcement {tournament.id} {interaction.id}"
    sent = []
    try:
        for number, (message, pinged) in enumerate(
            _messages(tournament, text, bot.get(Calls).pingable(people))
        ):
            slot = MessageSlot(bot, f"{key} {number}", guild_id=tournament.guild_id)
            sent.append(await slot.post(tournament.channel_id, message, pinged=pinged))
    except Unreachable as error:
        raise Refusal(
            "tournament-announce-failed", channel=f"<#{tournament.channel_id}>"
        ) from error
    await bot.get(Tournaments).announce(tournament.id, as_organiser(interaction), text)
    begun = await bot.get(Outbox).begin(key)
    message = _announcement(tournament, text)
    for person, loud in bot.get(Calls).written_to(people).items():
        try:
            slot = MessageSlot(bot, key)
            await bot.get(DirectMessages).post(person, slot, message, silent=not loud, begun=begun)
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("an announcement does not arrive by direct message: %r", error)
    for finish in [*(posted.finish for posted in sent), bot.get(Outbox).finishing(begun)]:
        await bot.get(Tables).write(finish)


def _announcement(tournament: Tournament, text: str, *more: str) -> Notification:
    words = words_for(tournament.language)
    title = words("tournament-announcement", name=typed_text(tournament.name))
    return Notification(title, text, _where(tournament), *more)


def _messages(
    tournament: Tournament, text: str, pinged: Sequence[int]
) -> Iterator[tuple[Notification, Sequence[int]]]:
    """Yield the announcement in parts, each pinging as many users as fit."""
    words = words_for(tournament.language)
    room = CONTENT_LIMIT - len(_announcement(tournament, text).content)
    count = min(room // MENTION_LENGTH, PINGED_AT_ONCE)
    while True:
        some, pinged = pinged[:count], pinged[count:]
        mentions = " ".join(f"<@{person}>" for person in some)
        more = [words("tournament-called", names=mentions)] if some else []
        yield _announcement(tournament, text, *more), some
        if not pinged:
            return
        text, count = cut(text, BEGINNING), FEWEST_PINGED_AT_ONCE


def _where(tournament: Tournament) -> str:
    words = words_for(tournament.language)
    game, channel = words(f"game-{tournament.game_name}"), f"<#{tournament.channel_id}>"
    return words("notify-where", game=game, channel=channel)


class AnnounceButton(TournamentPress, template=r"t-announce:(?P<tournament>\d+)"):
    """Open the form for an announcement."""

    defers = False

    async def pressed(self, interaction: Pressing) -> AnnouncementForm:
        tournament = organised_here(interaction, self.tournament_id)
        return AnnouncementForm(interaction.user.id, tournament.id, own_words(interaction))
