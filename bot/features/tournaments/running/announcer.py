"""The announcements of a tournament: each posted once, and kept up to date."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.core.painter import Painter
from bot.core.table import NOBODY
from bot.core.words import Words, words_for
from bot.core.workers import Workers
from bot.features.people.service import People
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.tournaments import course
from bot.features.tournaments.contest import formats
from bot.features.tournaments.featuring import is_announced
from bot.features.tournaments.guards import users_of
from bot.features.tournaments.invited import invited
from bot.features.tournaments.panels.context import page_line, webhook_line
from bot.features.tournaments.panels.featured import featured_notice, follow_buttons
from bot.features.tournaments.panels.lines import where_text
from bot.features.tournaments.panels.messages import (
    SHOWN_MISSING,
    cancelled_panel,
    check_in_panel,
    podium_panel,
    round_panel,
    signup_panel,
    standings_panel,
    winners_panel,
)
from bot.features.tournaments.panels.notices import (
    added_panel,
    asked_panel,
    failing_panel,
    invited_panel,
    left_panel,
    lost_panel,
    moved_up_panel,
    threads_panel,
    works_panel,
)
from bot.features.tournaments.panels.pictures import picture_of
from bot.features.tournaments.running.attempts import Attempts, Failed, Failing, Lost
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.storage import Said
from bot.features.tournaments.tournament import (
    CANCELLED,
    CHECK_IN,
    OVER,
    RUNNING,
    SIGN_UP,
    Act,
    Tournament,
)
from bot.storage import BOTH, DM, Begun
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.edit_limiter import EditLimiter
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.notification import Notification
from bot.ui.outbox import Outbox
from bot.ui.panel import Panel, Picture
from bot.ui.slot import DmsClosed, Edited, Message, MessageSlot, Unreachable

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# Messages that are kept up to date, as panels; all others are notifications.
BOARDS = {"signup", "check-in", "round", "standings", "podium", "cancelled"}
# Those that link to the public web page.
LINKED = {"signup", "round", "podium"}
# Users entered longer ago know it.
STILL_NEWS = timedelta(days=1)


class Announcer:
    """Announces the news of tournaments, and keeps their messages up to date."""

    def __init__(self, bot: Client, attempts: Attempts) -> None:
        self._bot = bot
        self._tournaments = bot.get(Tournaments)
        self._attempts = attempts
        # By tournament and key: the version that a message shows, and a hash of its content.
        self._shown: dict[tuple[int, str], tuple[int, int]] = {}
        self._limiter = EditLimiter(bot.get(Tables).now)

    # Public announcements

    async def post(self, tournament_id: int) -> None:
        """Post the announcements due and not yet made; delete obsolete ones."""
        tournament = self._tournaments.get(tournament_id)
        said = self._tournaments.said(tournament_id)
        for key in _obsolete(tournament, said.values()):
            await self._take_back(tournament, said[key])
        try:
            for key in _announced(tournament):
                if key not in said:
                    step = f"post:{key}:{tournament.channel_id}"
                    await self._attempt(tournament, step, self._announce(tournament, key))
            if tournament.status == CHECK_IN:
                await self._attempt(tournament, "post:asked", self._ask_again(tournament))
            if tournament.status == SIGN_UP and tournament.plan.invites is not None:
                await self._attempt(tournament, "post:invited", self._invite(tournament))
        except Lost:
            await self.tell_lost(tournament, tournament.channel_id)

    async def _attempt(
        self, tournament: Tournament, step: str, doing: Coroutine[Any, Any, None]
    ) -> None:
        """Try a step, if it is due. A failure is retried, and does not block the matches.

        Raises ``Lost``.
        """
        if not self._attempts.due(tournament.id, step):
            doing.close()
            return
        try:
            with suppress(Failed), self._attempts.at(tournament.id, step):
                await doing
        except Lost as lost:
            self._attempts.failed(tournament.id, step, lost)
            raise

    async def _announce(self, tournament: Tournament, key: str) -> None:
        """Post the message ``key`` and ping its recipients."""
        panel = await self._panel(tournament, key)
        await self.say(tournament, key, panel, pinged=self._pinged(tournament, key))
        await self.found_again(tournament)

    async def update(self, tournament_id: int) -> Tournament:
        """Update the messages of a tournament; return the state that they show now."""
        tournament = self._tournaments.get(tournament_id)
        said = self._tournaments.said(tournament_id)
        for key in _live(tournament):
            known = self._shown.get((tournament.id, key))
            if key in said and (known is None or known[0] < tournament.version):
                await self._attempt(tournament, f"edit:{key}", self._edit(tournament, said[key]))
        return tournament

    def forget(self, tournament_id: int) -> None:
        """Drop the cached state of the messages of an ended tournament."""
        for number, key in list(self._shown):
            if number == tournament_id:
                del self._shown[number, key]

    def complete(self, tournament: Tournament) -> bool:
        """Return whether all is announced, or the organiser knows that it cannot be."""
        said = self._tournaments.said(tournament.id)
        return "lost" in said or all(key in said for key in _announced(tournament))

    async def say(
        self,
        tournament: Tournament,
        key: str,
        panel: Panel,
        channel_id: int | None = None,
        pinged: Iterable[int] = (),
        *,
        privately: bool = False,
    ) -> None:
        """Post a message that was not posted yet, by default in the tournament's channel.

        ``privately``: the channel is that of direct messages, which is not to be named.

        Notifies the users in ``pinged`` as each of them has chosen, unless they are not to be
        disturbed now. Raises ``Lost``.
        """
        if key in self._tournaments.said(tournament.id):
            return
        people, policy = self._bot.get(People), self._bot.get(PingPolicy)
        called = [person for person in pinged if person != NOBODY and people.may_be_called(person)]
        by_ping = [person for person in called if policy.pinged(person)]
        by_dm = [person for person in called if people.get(person).notify in (DM, BOTH)]
        named = channel_id if channel_id and not privately else tournament.channel_id
        message = self._message(tournament, key, panel, named)
        begun = await self._bot.get(Outbox).begin(f"tournament {tournament.id} {key}")
        slot = MessageSlot(self._bot, begun.key, guild_id=tournament.guild_id)
        to = channel_id or tournament.channel_id
        try:
            posted = await slot.post(to, message, pinged=by_ping, begun=begun)
        except (Unreachable, DmsClosed) as error:
            if not begun.resumed:  # no message was sent
                await self._bot.get(Tables).write(self._bot.get(Outbox).finishing(begun))
            raise Lost from error
        for person in by_dm:
            await self._write_to(person, message, begun)
        self._shown[tournament.id, key] = tournament.version, _content_hash(panel)
        said = Said(key, posted.channel_id, posted.message_id)
        await self._tournaments.say(tournament.id, said, posted.finish)

    async def say_there(
        self,
        tournament: Tournament,
        key: str,
        panel: Panel,
        channel_id: int | None,
        pinged: Iterable[int],
    ) -> None:
        """Post a message that its recipients have to get; by DM if the place is lost.

        ``channel_id``: the thread; ``None``: the channel of the tournament.
        """
        people = list(pinged)
        try:
            await self.say(tournament, key, panel, channel_id, people)
        except Lost:
            log.info("tournament %s: channel %s is lost", tournament.id, channel_id)
            await self.say_by_dm(tournament, key, panel, people)

    async def say_by_dm(
        self, tournament: Tournament, key: str, panel: Panel, people: Iterable[int]
    ) -> None:
        """Send these users by DM a message of a lost channel.

        It counts as posted even if users are unreachable, so that they do not block the tournament.
        """
        message = self._message(tournament, key, panel, tournament.channel_id)
        begun = await self._bot.get(Outbox).begin(f"tournament {tournament.id} {key}")
        for person in people:
            if person != NOBODY:
                await self._write_to(person, message, begun)
        said = Said(key, tournament.channel_id, 0)
        await self._tournaments.say(tournament.id, said, self._bot.get(Outbox).finishing(begun))

    def _message(
        self, tournament: Tournament, key: str, panel: Panel, channel_id: int
    ) -> Panel | Notification:
        """Return ``panel`` as it is sent: a notification names game and channel."""
        if key.partition(":")[0] in BOARDS:
            return panel
        words = words_for(tournament.language)
        return Notification.of(panel, where_text(tournament, channel_id, words))

    async def _write_to(self, person: int, message: Message, begun: Begun) -> None:
        """Send a user a copy of a channel's message by direct message."""
        try:
            slot = MessageSlot(self._bot, begun.key)
            await self._bot.get(DirectMessages).post(person, slot, message, begun=begun)
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("a direct message of a tournament does not arrive: %r", error)

    async def _panel(self, tournament: Tournament, key: str) -> Panel:
        panel = await self._bare_panel(tournament, key)
        words = words_for(tournament.language)
        if key.partition(":")[0] in LINKED:
            panel.text(page_line(self._bot, tournament, words))
        if key == "signup":
            panel.text(webhook_line(self._bot, tournament, words))
        return panel

    async def _bare_panel(self, tournament: Tournament, key: str) -> Panel:
        words = words_for(tournament.language)
        what, _, number = key.partition(":")
        match what:
            case "signup":
                return signup_panel(tournament, words)
            case "check-in":
                return check_in_panel(tournament, words)
            case "round":
                return round_panel(tournament, int(number), words)
            case "standings":
                then = _after_round(tournament, int(number))
                return standings_panel(then, int(number), words, await self._picture(then))
            case "podium":
                return podium_panel(tournament, words, await self._picture(tournament))
            case "winners":
                return winners_panel(tournament, words)
        return cancelled_panel(tournament, words)

    async def _picture(self, tournament: Tournament) -> Picture | None:
        theme = self._bot.get(Tables).server(tournament.guild_id).theme or "dark"
        key = ("tournament", *tournament.shown_state, len(tournament.contest.rounds), theme)
        return await self._bot.get(Workers).run(
            key, picture_of, tournament, theme, self._bot.get(Painter)
        )

    async def _edit(self, tournament: Tournament, said: Said) -> None:
        slot = self._slot(said)
        keeps_changing = tournament.active and said.key in _announced(tournament)
        if keeps_changing and self._limiter.blocks(slot):
            return  # retried in the next round
        panel = await self._panel(tournament, said.key)
        content, known = _content_hash(panel), self._shown.get((tournament.id, said.key))
        if known is None or known[1] != content:
            edited = await slot.edit(panel)
            self._limiter.edited(slot)
            if edited is Edited.GONE and said.key in _announced(tournament):
                # It was deleted, but is still needed.
                await self._tournaments.unsay(tournament.id, said.key)
                return
        self._shown[tournament.id, said.key] = tournament.version, content

    async def _take_back(self, tournament: Tournament, said: Said) -> None:
        try:
            await self._slot(said).take_away()
        except DISCORD_FAILS as error:
            log.warning("couldn't delete a message of tournament %s: %s", tournament.id, error)
            return  # the next round tries again
        await self._tournaments.unsay(tournament.id, said.key)

    def _slot(self, said: Said) -> MessageSlot:
        return MessageSlot(self._bot, said.key, said.channel_id, said.message_id)

    def _pinged(self, tournament: Tournament, key: str) -> list[int]:
        """Return the users notified by a public message: the winners."""
        if key != "winners":
            return []
        return tournament.users(formats.winners(tournament.contest))

    # Check-in

    async def _ask_again(self, tournament: Tournament) -> None:
        """Ping players still to check in before it closes, and again at half time."""
        words, coming = words_for(tournament.language), tournament.coming
        now = self._bot.get(Tables).now()
        if now < course.asking_from(tournament):
            return
        missing = tournament.users(tournament.missing)
        again = now >= course.half_time(tournament)
        for first in range(0, len(missing), SHOWN_MISSING):
            batch = missing[first : first + SHOWN_MISSING]
            number = first // SHOWN_MISSING
            key = f"asked:{coming}.{number}" + (".again" if again else "")
            panel = asked_panel(tournament, batch, words)
            await self.say(tournament, key, panel, pinged=batch)

    async def _invite(self, tournament: Tournament) -> None:
        """Ping, once, the players of the tournament that is held again."""
        assert tournament.plan.invites is not None
        before, words = (
            self._tournaments.get(tournament.plan.invites),
            words_for(tournament.language),
        )
        for number, some in enumerate(batched(invited(before), SHOWN_MISSING)):
            panel = invited_panel(tournament, before, some, words)
            await self.say(tournament, f"invited:{number}", panel, pinged=some)

    # Lost channels and failing steps

    async def tell_lost(self, tournament: Tournament, channel_id: int) -> None:
        """Tell the organiser, once, that a channel no longer takes messages or threads."""
        log.warning("tournament %s: channel %s is lost", tournament.id, channel_id)
        await self._tell_organiser(tournament, "lost", partial(lost_panel, tournament, channel_id))

    async def tell_failing(self, tournament: Tournament, failing: Failing) -> bool:
        """Tell the organiser, once, which step keeps failing; return whether it was sent.

        It goes to the channel if they cannot be sent direct messages.
        """
        panel = partial(failing_panel, tournament, failing)
        if await self._tell_organiser(tournament, "failing", panel):
            return True
        organiser = tournament.created_by
        here = panel(words_for(tournament.language))
        if organiser != NOBODY:
            here.text(f"<@{organiser}>")
        try:
            await self.say(tournament, "failing", here, pinged=[organiser])
        except (Lost, *DISCORD_FAILS) as error:
            log.warning("tournament %s: couldn't report the problem: %r", tournament.id, error)
            return False
        return True

    async def tell_moved_up(self, tournament: Tournament) -> None:
        """Notify users of their place from the waiting list, once, in the channel."""
        untold = self.untold(tournament, "moved-up")
        people = [user for act in untold if act.kind == "move-up" for user in users_of(act.about)]
        if not people:
            return
        panel = moved_up_panel(tournament, people, words_for(tournament.language))
        with suppress(Lost):
            await self.say(tournament, f"moved-up:{untold[0].id}", panel, pinged=people)

    async def tell_added(self, tournament: Tournament) -> None:
        """Notify users entered by an organiser, once, in the channel."""
        now = self._bot.get(Tables).now()
        for act in reversed(self.untold(tournament, "added")):
            added = act.kind in ("add", "import") and act.taken_back_by is None
            if not added or now - act.at > STILL_NEWS:
                continue
            entered = act.about.get("people", [act.about])
            people = [user_id for each in entered for user_id in users_of(each)]
            words, (first, *more) = words_for(tournament.language), batched(people, SHOWN_MISSING)
            told = webhook_line(self._bot, tournament, words)
            with suppress(Lost):
                for number, some in enumerate(more, 1):
                    panel = added_panel(tournament, act, some, words).text(told)
                    await self.say(tournament, f"more:{act.id}.{number}", panel, pinged=some)
                panel = added_panel(tournament, act, first, words).text(told)
                await self.say(tournament, f"added:{act.id}", panel, pinged=first)

    async def tell_featured(self, tournament: Tournament) -> None:
        """Announce the featured match, once, if an organiser wants that and it is played."""
        round_ = tournament.round
        if round_ is None or not is_announced(round_, self._tournaments.log(tournament.id)):
            return
        words = words_for(tournament.language)
        if follow_buttons(tournament, round_, words):
            key = f"featured:{round_.number}.{round_.featured}"
            with suppress(Lost):
                await self.say(tournament, key, featured_notice(tournament, round_, words))

    def untold(self, tournament: Tournament, what: str) -> list[Act]:
        """Return the acts logged since the last message of this kind, newest first."""
        told = [key.partition(":") for key in self._tournaments.said(tournament.id)]
        last = max((int(number) for kind, _, number in told if kind == what), default=0)
        return [act for act in self._tournaments.log(tournament.id) if act.id > last]

    async def tell_left(self, tournament: Tournament) -> None:
        """Tell the organiser, once, which entrants were dropped as they left the server.

        It goes to the channel if they cannot be sent direct messages.
        """
        untold = self.untold(tournament, "left")
        left = [act for act in untold if act.about.get("cause") == "left-server"]
        if not left:
            return
        key, panel = f"left:{left[0].id}", partial(left_panel, tournament, left)
        if not await self._tell_organiser(tournament, key, panel):
            here = panel(words_for(tournament.language))
            with suppress(Lost):
                await self.say(tournament, key, here, pinged=[tournament.created_by])

    async def tell_works(self, tournament: Tournament) -> None:
        """Tell the organiser that the step works again, so that a new failure is reported."""
        said = self._tournaments.said(tournament.id)["failing"]
        words = self._bot.get(People).words(tournament.created_by, tournament.language)
        try:
            await self._slot(said).edit(works_panel(tournament, words))
        except DISCORD_FAILS as error:
            log.info("tournament %s: an old message stays as it is: %s", tournament.id, error)
        await self._tournaments.unsay(tournament.id, "failing")

    async def _tell_organiser(
        self, tournament: Tournament, key: str, panel: Callable[[Words], Panel]
    ) -> bool:
        """Send a DM, once, to an organiser with all rights; return whether it was sent."""
        for person in tournament.full_organisers:
            if await self.write_to(tournament, key, person, panel):
                return True
        return False

    async def write_to(
        self, tournament: Tournament, key: str, person: int, panel: Callable[[Words], Panel]
    ) -> bool:
        """Send a user a DM in their language, once; return whether it was sent."""
        if person == NOBODY:
            return False
        words = self._bot.get(People).words(person, tournament.language)
        try:
            channel_id = await self._bot.get(DirectMessages).open(person)
            await self.say(tournament, key, panel(words), channel_id, privately=True)
        except (Lost, DmsClosed, *DISCORD_FAILS) as error:
            log.info("tournament %s: a user is not reached: %r", tournament.id, error)
            return False
        return True

    async def tell_no_threads(self, tournament: Tournament) -> None:
        """Tell the organiser in the channel that threads cannot be opened.

        Raises ``Lost``.
        """
        panel = threads_panel(tournament, words_for(tournament.language))
        await self.say(tournament, "no-threads", panel, pinged=[tournament.created_by])

    async def found_again(self, tournament: Tournament) -> None:
        """Note that the channel works again, so that another failure is reported."""
        for key in ("lost", "no-threads"):
            if key in self._tournaments.said(tournament.id):
                await self._tournaments.unsay(tournament.id, key)


def batched(people: Sequence[int], size: int) -> list[Sequence[int]]:
    """Return ``people`` in groups of ``size``, the last one of the rest."""
    return [people[first : first + size] for first in range(0, len(people), size)]


def _after_round(tournament: Tournament, number: int) -> Tournament:
    """Return the tournament as of the end of a round, without byes of later ones."""
    rounds = tournament.contest.rounds[:number]
    return replace(tournament, contest=replace(tournament.contest, rounds=rounds))


def _announced(tournament: Tournament) -> list[str]:
    """Return the keys of all announcements due now, in order."""
    rounds = len(tournament.contest.rounds)
    match tournament.status:
        case "signup":
            return ["signup"]
        case "checkin":
            before = [f"standings:{rounds}"] if rounds else []
            return [*before, f"check-in:{tournament.coming}"]
        case "running":
            before = [f"standings:{rounds - 1}"] if rounds > 1 else []
            return [*before, f"round:{rounds}"]
        case "over":
            return ["podium", "winners"]
    return ["cancelled"]


def current(tournament: Tournament) -> str | None:
    """Return the key of the message of the current stage; ``None`` once it has ended."""
    return _announced(tournament)[-1] if tournament.active else None


def _live(tournament: Tournament) -> list[str]:
    """Return the keys of messages to keep up to date: current and just finished ones."""
    rounds = len(tournament.contest.rounds)
    keys = [f"round:{number}" for number in (rounds - 1, rounds) if number > 0]
    if tournament.status == OVER:
        return [*keys, "podium"]
    if tournament.status in (SIGN_UP, CHECK_IN, RUNNING, CANCELLED):
        return ["signup", f"check-in:{tournament.coming}", f"check-in:{rounds}", *keys]
    return keys


def _obsolete(tournament: Tournament, said: Iterable[Said]) -> list[str]:
    """Return the keys of messages that an organiser's undo or move has made obsolete."""
    coming = tournament.coming
    gone = []
    for each in said:
        what, _, number = each.key.partition(":")
        future = what == "round" and int(number) >= coming
        future |= what == "standings" and int(number) >= coming
        future |= what == "check-in" and tournament.status == SIGN_UP
        future |= what == "featured" and not _is_featured(tournament, number)
        future |= what == "partner" and not _is_asked(tournament, int(number))
        future |= what == "declined" and not _is_declined(tournament, int(number))
        future |= what == "unpaired" and tournament.status == SIGN_UP
        asked = what == "asked" and (
            tournament.status != CHECK_IN or number.partition(".")[0] != str(coming)
        )
        ended = (what in ("podium", "winners") and tournament.status != OVER) or (
            what == "cancelled" and tournament.status != CANCELLED
        )
        moved = (
            tournament.active
            and each.key in _announced(tournament)
            and each.channel_id != tournament.channel_id
        )
        if future or asked or ended or moved:
            gone.append(each.key)
    return gone


def _is_asked(tournament: Tournament, ask: int) -> bool:
    """Return whether a question to be a partner is still to be answered."""
    singles = tournament.singles if tournament.active else ()
    return any(each.pending and each.ask == ask for each in singles)


def _is_declined(tournament: Tournament, ask: int) -> bool:
    """Return whether a user with a declined question still looks for a partner."""
    return any(each.declined and each.ask == ask for each in tournament.singles)


def _is_featured(tournament: Tournament, match: str) -> bool:
    """Return whether a match, as ``round.table``, is still the featured one."""
    round_number, _, table = match.partition(".")
    rounds = tournament.contest.rounds[: int(round_number)]
    return len(rounds) == int(round_number) and rounds[-1].featured == int(table)


def _content_hash(panel: Panel) -> int:
    """Return a hash of a message's content, to detect changes."""
    shown = json.dumps(panel.to_components(), sort_keys=True)
    return hash((shown, tuple(picture.png for picture in panel.pictures)))
