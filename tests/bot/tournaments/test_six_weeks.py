"""An event of six weeks: 64 people, one organiser, and all kinds of trouble.

With ``-s`` it prints every message that one participant got, as they got it.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.board.sync import MessageSync
from bot.features.maintenance import delivery as maintenance
from bot.features.privacy import delivery as privacy
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Match
from bot.features.tournaments.running import director, threads
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.budget import INVALID, MESSAGES, Budget
from tests.bot.tournaments.driver import Mortal, ShortGames, TournamentDriver
from tests.bot.tournaments.inbox import Inbox, Letter, readable
from tests.bot.world import Person, World

pytestmark = [pytest.mark.soak, pytest.mark.simcord(settle_timeout=120)]

ROUNDS = 6
# For each match: its thread and the deletion of Discord's line about it, both members, greeting,
# turn messages, pings and their deletion, the result, and the archival; and for each round the
# messages of the channel, with an edit every ten minutes while results come in.
REQUESTS = 5_500
# Pings in a round: check-in, once more at half time, the table, turns, deadline, result.
PINGS_IN_A_ROUND = 9


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames(deck=3)


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let timers look less often, as most hours of six weeks are idle."""
    monkeypatch.setattr(director, "LONGEST_PAUSE", timedelta(hours=2))
    monkeypatch.setattr(maintenance, "BETWEEN_LOOKS", timedelta(hours=2))
    monkeypatch.setattr(privacy, "LONGEST", timedelta(hours=2))
    monkeypatch.setattr(threads, "BETWEEN_ARCHIVALS", timedelta(hours=2))
    monkeypatch.setattr(threads, "ARCHIVED_AT_A_TIME", 40)


class Season:
    """The event by weeks: rounds on Sundays at six, check-in the day before."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.driver = TournamentDriver(world, 64)
        self.inbox = Inbox(world)
        self.away: set[int] = set()  # entrants who don't play or check in any more
        now = world.bot.tables.now()
        self.first = _next(now + timedelta(days=4), 18)

    async def sign_up(self) -> None:
        """Let all join, some of them by the button."""
        first = self.first.astimezone(UTC)
        plan = {
            "round_day": first.weekday() + 1,
            "round_hour": first.hour,
            "check_in": "each",
            "check_in_hours": 24,
            "signup_until": self.first - timedelta(days=1),
        }
        await self.driver.create("swiss", plan=plan, rounds=ROUNDS)
        for person in self.driver.people[:8]:
            await person.click("Join")
        await self.driver.sign_up(self.driver.people[8:])

    async def until(self, moment: datetime) -> None:
        """Let time pass until ``moment``."""
        left = moment - self.world.bot.tables.now()
        assert left > timedelta(0)
        await self.world.later(seconds=left.total_seconds())

    def opening(self, week: int) -> datetime:
        """Return when the tables of a week open."""
        return self.first + timedelta(weeks=week - 1)

    async def check_in(self, but: Collection[Person] = ()) -> None:
        """Let all people asked check in, but these and the absent."""
        missing = [self.driver.person(each) for each in self.driver.now.missing]
        coming = [
            each for each in missing if each not in but and self.number(each) not in self.away
        ]
        pressing = coming[:3]
        for person in pressing:
            await person.click("I’m here")
        async with self.driver.bot_at_work():
            for person in coming[3:]:
                await self.world.bot.get(Tournaments).check_in(self.driver.id, person.id)

    def number(self, person: Person) -> int:
        """Return the number of a participant."""
        participant = self.driver.now.participant(person.id)
        assert participant is not None
        return participant.number

    def match(self, person: Person) -> Match:
        """Return the match of a participant in this round."""
        match = self.driver.now.match_of(person.id)
        assert match is not None
        return match

    async def play(self, absent: Collection[Person] = (), tables: range | None = None) -> None:
        """Play the games of the round, many until a player resigns.

        Those of the absent are played until they are awaited.
        """
        gone = {self.number(each) for each in absent} | self.away
        for match in list(self.driver.now.open_matches()):
            if tables is not None and match.table not in tables:
                continue
            if gone & set(match.seats):
                await self._await(match, gone)
                continue
            if match.table % 8 == 1:
                await self.driver.play([match])
                continue
            async with self.driver.bot_at_work():
                await self.driver.answer(match)
                table = self.driver.table(match)
                seat = table.seats[match.table % 2]
                await self.world.bot.tables.resign(table.id, seat.person)
                self.world.bot.get(MessageSync).tell(table.id)

    async def _await(self, match: Match, gone: Collection[int]) -> None:
        """Play a game until it awaits one of the absent."""
        absent = {self.driver.now.captain(number).user_id for number in gone}
        async with self.driver.bot_at_work():
            while not {seat.person for seat in self.driver.table(match).awaited} & absent:
                await self.driver.answer(match)

    def judge(self, gone: Collection[Person]) -> None:
        """Check that the messages to participants are clear, complete and not too many.

        ``gone``: participants who left, or were made to.
        """
        unclear = [each for each in self.inbox.letters if each.to and each.kind is None]
        told = [each for each in unclear if not each.to <= {self.world.ann.id}]
        assert told == [], readable(told[:3], self.world.people)
        contest, missing = self.driver.now.contest, []
        for round_ in contest.rounds:
            for number in {entrant.number for entrant in contest.entrants}:
                person = self.driver.person(number)
                if person in gone:
                    continue
                got = Counter(
                    letter.kind
                    for letter in self.inbox.of(person)
                    if _of_round(letter, round_.number, self.opening(round_.number))
                )
                if round_.match_of(number) is not None:
                    if not got["table"] + got["turn"] or got["result"] + got["no-show"] != 1:
                        missing.append((round_.number, person, got))
                elif number in round_.byes and got["bye"] != 1:
                    missing.append((round_.number, person, got))
                pings = got.total() - got["hand"]
                assert pings <= PINGS_IN_A_ROUND, (round_.number, person, got)
        assert missing == []

    async def organised(self, act: str, *args: object) -> None:
        """Let the organiser act on entrants."""
        async with self.driver.bot_at_work():
            entrants = self.world.bot.get(Entrants)
            await getattr(entrants, act)(self.driver.id, self.driver.organiser, *args)


def _of_round(letter: Letter, number: int, opening: datetime) -> bool:
    """Return whether a message is about a round, or was sent in its week."""
    # A week is one from check-in to check-in.
    if named := re.search(r"round (\d+)(, table| of )", letter.text):
        return int(named[1]) == number
    return opening - timedelta(days=1) <= letter.at < opening + timedelta(days=6)


def _next(after: datetime, hour: int) -> datetime:
    there = after.replace(hour=hour, minute=0, second=0, microsecond=0)
    return there if there >= after else there + timedelta(days=1)


async def test_an_event_of_six_weeks(world: World) -> None:
    season = Season(world)
    driver, people = season.driver, season.driver.people
    late, forgetful, renamed, leaving, banned, dropping = people[8:14]
    disputing, cheating, missing = people[14:17]
    day = timedelta(days=1)

    await season.sign_up()
    await season.until(season.opening(1) - day + timedelta(minutes=5))
    assert driver.now.status == "checkin"
    await season.check_in(but=[late, forgetful])
    await world.later(hours=20)
    await late.click("I’m here")
    await season.until(season.opening(1) + timedelta(minutes=5))
    assert len(driver.threads()) == 31  # for 63 people, as the forgetful one is out

    # The first week: a no-show, a new name, and the bot is killed while games are played.
    renamed.is_called("Sir Lancelot")
    await world.later(hours=20)
    await season.play(absent=[missing], tables=range(1, 16))
    await driver.restart()
    await season.play(absent=[missing])
    await forgetful.click("Join")
    await season.until(season.opening(2) - day + timedelta(minutes=5))
    assert [len(driver.now.contest.rounds), driver.now.status] == [1, "checkin"]

    # The second week: one leaves the server, one is banned, the no-show is dropped.
    await season.check_in()
    leaving.leaves()
    season.away.add(season.number(leaving))
    await season.until(season.opening(2) + timedelta(minutes=5))
    world.env.backend.apply_ban(world.guild.id, banned.id, "spam")
    season.away.add(season.number(banned))
    await world.later(hours=6)
    await season.play(absent=[missing])
    await season.until(season.opening(3) - day + timedelta(minutes=5))

    # The third week: one drops out in the middle, one disputes a result.
    await season.check_in()
    await season.until(season.opening(3) + timedelta(minutes=5))
    reply = await dropping.slash("tournament leave")
    await dropping.click("Yes, drop out", on=reply.message)
    await world.later(hours=6)
    await season.play()
    disputed = season.match(disputing)
    turned = {number: 3 - place for number, place in disputed.places.items()}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 3, disputed.table, turned
        )
    await season.until(season.opening(4) - day + timedelta(minutes=5))

    # The fourth week: one is disqualified, one is back; the bot is killed while tables open.
    await dropping.click("Join")
    await season.organised("disqualify", season.number(cheating), "asked others for advice")
    await season.check_in()
    mortal = Mortal(40)
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await season.until(season.opening(4) + timedelta(minutes=5))
    assert mortal.dead
    await driver.restart()
    await world.later(minutes=10)
    await season.play()
    await season.until(season.opening(5) - day + timedelta(minutes=5))

    # The fifth week: the channel is lost with all threads, and the organiser moves it.
    await season.check_in()
    await season.until(season.opening(5) + timedelta(minutes=5))
    await season.play(tables=range(1, 11))
    world.env.backend.delete_channel(world.channel.id)
    await world.later(hours=1)
    assert "I can’t write in" in world.ann.last_dm.text
    world.channel = world.guild.create_text_channel("stoa")
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).move(driver.id, driver.organiser, world.channel.id)
    await world.later(hours=1)
    await season.play()
    await season.until(season.opening(6) - day + timedelta(minutes=5))

    # The last week, and the end.
    await season.check_in()
    await season.until(season.opening(6) + timedelta(minutes=5))
    await season.play()
    await season.until(season.opening(6) + timedelta(days=6))
    assert driver.now.status == "over"

    print(readable(season.inbox.of(people[0]), world.people))
    season.judge(gone={leaving, banned, dropping, cheating})
    # A process that was killed has used the rate limit that the next one begins with.
    Budget(REQUESTS, in_a_channel=2 * MESSAGES.requests, invalid=INVALID).hold(world)
    print(f"{len(world.behaviour.log.entries)} requests")
