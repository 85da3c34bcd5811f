"""The people: how each of them wants to be called, when not, and in which language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache, partial
from typing import Any
from zoneinfo import available_timezones

from bot.core.calendar import Calendar, Quiet
from bot.core.names import Called
from bot.core.words import Words, words_for
from bot.features.tables.repository import Ledger
from bot.storage import Absence, Person
from engine import Refusal

REMEMBERED = 1024

LONGEST_QUIET = timedelta(hours=12)
LONGEST_AWAY = timedelta(days=90)
MOST_ABSENCES = 5
# Absences that ended before this do not matter to any clock any more.
FORGOTTEN_AFTER = timedelta(days=120)

# Where most people live who use Discord in a language, until they say where they do.
LIKELY_ZONES = {
    "en-GB": "Europe/London",
    "en-US": "America/New_York",
    "fr": "Europe/Paris",
    "it": "Europe/Rome",
    "de": "Europe/Berlin",
    "es-ES": "Europe/Madrid",
    "pt-BR": "America/Sao_Paulo",
    "ja": "Asia/Tokyo",
}
# For a short menu, from west to east.
COMMON_ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "UTC",
    "Europe/London",
    "Europe/Paris",
    "Europe/Rome",
    "Europe/Athens",
    "Africa/Nairobi",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)

# Carries out a change that concerns when this person is called, with all their clocks set by it.
Setting = Callable[[int, Callable[[], Awaitable[None]]], Awaitable[None]]


async def _without_clocks(_: int, change: Callable[[], Awaitable[None]]) -> None:
    await change()


class People:
    """What people have chosen for themselves. Read from memory or from the store, at once."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._stored = ledger.store.people
        self._remembered: OrderedDict[int, tuple[Person, tuple[Absence, ...]]] = OrderedDict()
        # Whoever keeps clocks takes part in what changes them.
        self.setting_clocks: Setting = _without_clocks

    def get(self, user_id: int) -> Person:
        """What this person has chosen."""
        return self._of(user_id)[0]

    def absences(self, user_id: int) -> list[Absence]:
        """When this person is away, now and later."""
        now = self._ledger.now()
        return [absence for absence in self._of(user_id)[1] if absence.ends > now]

    def words(self, user_id: int, otherwise: str) -> Words:
        """The words of this person's language, as far as it is known."""
        return words_for(self.get(user_id).locale or otherwise)

    def zone(self, user_id: int) -> str:
        """By whose clocks this person lives: what they have chosen, or what is likely."""
        person = self.get(user_id)
        return person.zone or LIKELY_ZONES.get(person.locale or "", "UTC")

    def quiet(self, user_id: int) -> Quiet | None:
        """The hours of each day in which this person is not to be disturbed."""
        person = self.get(user_id)
        if person.quiet_from is None or person.quiet_to is None:
            return None
        return Quiet(person.quiet_from, person.quiet_to, self.zone(user_id))

    def calendar(self, user_id: int) -> Calendar:
        """When this person is not to be disturbed, for any reason."""
        away = tuple((absence.begins, absence.ends) for absence in self._of(user_id)[1])
        return Calendar(self.quiet(user_id), away)

    def may_be_called(self, user_id: int) -> bool:
        """Whether this person may be pinged now."""
        return self.calendar(user_id).stretch_at(self._ledger.now()) is None

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Note in which language somebody uses Discord, whenever they press or type something."""
        if self.get(user_id).locale == locale:
            return
        async with self._changing(user_id):
            person = self.get(user_id)
            # Who has quiet hours already must not find them moved.
            zone = self.zone(user_id) if person.quiet_from is not None else person.zone
            await self._save(replace(person, locale=locale, zone=zone))

    def meet(
        self, user_id: int, guild_id: int, user_name: str, global_name: str | None, nick: str | None
    ) -> bool:
        """Remember a user's names at once; return whether they are new.

        ``nick`` is their nickname on the server ``guild_id``, if that is not 0.
        """
        person, directory = self.get(user_id), self._ledger.directory
        called = Called(nick or global_name or user_name, user_name)
        same = (person.user_name, person.global_name) == (user_name, global_name)
        if same and directory.stored(guild_id, [user_id]).get(user_id) == called:
            return False
        directory.expect(guild_id, user_id, called)
        return True

    async def note_names(
        self, user_id: int, guild_id: int, user_name: str, global_name: str | None, nick: str | None
    ) -> None:
        """Store a user's names if they are new; the arguments are those of ``meet``."""
        if not self.meet(user_id, guild_id, user_name, global_name, nick):
            return

        def write(person: Person) -> None:
            with self._ledger.store.transaction():
                self._stored.save(person)
                if guild_id:
                    self._stored.set_nick(guild_id, user_id, nick)

        try:
            async with self._changing(user_id):
                person = replace(self.get(user_id), user_name=user_name, global_name=global_name)
                await self._write(user_id, partial(write, person))
        finally:
            self._ledger.directory.written(guild_id, user_id)

    async def notify_by(self, user_id: int, notify: str) -> None:
        """Call this person from now on in this way, one of ``NOTIFY``."""
        async with self._changing(user_id):
            await self._save(replace(self.get(user_id), notify=notify))

    async def set_quiet(self, user_id: int, begins: int | None, ends: int | None) -> None:
        """Do not disturb this person in these hours; ``None``: at any hour.

        Refused: ``quiet-too-long``.
        """
        if begins is not None and ends is not None:
            length = Quiet(begins, ends, "UTC").length
            if not timedelta(0) < length <= LONGEST_QUIET:
                raise Refusal("quiet-too-long", max=LONGEST_QUIET // timedelta(hours=1))
        await self._set(user_id, quiet_from=begins, quiet_to=ends)

    async def set_zone(self, user_id: int, zone: str) -> None:
        """Reckon this person's hours by the clocks of ``zone``. Refused: ``no-such-zone``."""
        if zone not in zones():
            raise Refusal("no-such-zone", zone=zone[:40])
        await self._set(user_id, zone=zone)

    async def go_away(self, user_id: int, begins: datetime, ends: datetime) -> None:
        """Do not disturb this person between these moments.

        Refused: ``away-in-the-past``, ``away-too-long``, ``away-too-often``.
        """
        if ends <= max(begins, self._ledger.now()):
            raise Refusal("away-in-the-past")
        if ends - begins > LONGEST_AWAY or begins - self._ledger.now() > 2 * LONGEST_AWAY:
            raise Refusal("away-too-long", days=LONGEST_AWAY.days)
        if len(self.absences(user_id)) >= MOST_ABSENCES:
            raise Refusal("away-too-often", max=MOST_ABSENCES)
        # Not before now: what has passed on a clock has passed.
        begins = max(begins, self._ledger.now())
        await self._change(user_id, partial(self._stored.add_absence, user_id, begins, ends))

    async def come_back(self, user_id: int, absence_id: int) -> None:
        """End or forget one absence of this person."""
        now = self._ledger.now()
        await self._change(user_id, partial(self._stored.end_absence, absence_id, user_id, now))

    async def forget(self, user_id: int) -> None:
        """Forget all that this person has chosen, and their wish to be forgotten."""

        def forget() -> None:
            with self._ledger.store.transaction():
                self._ledger.store.privacy.forget_person(user_id)

        async with self._changing(user_id):
            await self._write(user_id, forget)

    async def _set(self, user_id: int, **changes: Any) -> None:
        async with self._changing(user_id):
            person = replace(self.get(user_id), **changes)
            await self._change(user_id, partial(self._stored.save, person))

    def _changing(self, user_id: int) -> AbstractAsyncContextManager[None]:
        return self._ledger.locks("person", user_id)

    async def _change(self, user_id: int, write: Callable[[], Any]) -> None:
        async def change() -> None:
            await self._write(user_id, write)

        await self.setting_clocks(user_id, change)

    async def _save(self, person: Person) -> None:
        await self._write(person.user_id, partial(self._stored.save, person))

    async def _write(self, user_id: int, write: Callable[[], Any]) -> None:
        await self._ledger.write(write)
        self._remembered.pop(user_id, None)
        self._ledger.directory.forget(user_id)

    def _of(self, user_id: int) -> tuple[Person, tuple[Absence, ...]]:
        found = self._remembered.get(user_id)
        if found is None or self._ledger.store.shared:
            since = self._ledger.now() - FORGOTTEN_AFTER
            found = self._stored.load(user_id), tuple(self._stored.absences(user_id, since))
        self._remembered[user_id] = found
        self._remembered.move_to_end(user_id)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return found


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def find_zones(typed: str, limit: int = 25) -> list[str]:
    """The time zones that somebody who types ``typed`` may mean; the common ones if nothing is."""
    sought = typed.strip().casefold().replace(" ", "_")
    if not sought:
        return list(COMMON_ZONES)
    named = {zone: zone.casefold() for zone in zones() if "/" in zone or zone == "UTC"}
    found = [
        (not name.rpartition("/")[2].startswith(sought), zone)
        for zone, name in named.items()
        if sought in name
    ]
    return [zone for _, zone in sorted(found)[:limit]]
