"""Users: their settings for notifications, quiet hours, absences and language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache, partial
from typing import Any
from zoneinfo import available_timezones

from bot.core.calendar import Calendar, Quiet
from bot.core.lru_cache import LruCache
from bot.core.names import Called
from bot.core.words import Words, words_for
from bot.storage import Absence, Person
from bot.tables.repository import TableRepository
from engine import Refusal

REMEMBERED = 1024

LONGEST_QUIET = timedelta(hours=12)
LONGEST_AWAY = timedelta(days=90)
MOST_ABSENCES = 5
# Absences that ended before this no longer matter to any clock.
FORGOTTEN_AFTER = timedelta(days=120)

# Likely time zones by Discord locale, for users without a setting.
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

# Carries out a change of a user's calendar, and adjusts all their clocks to it.
Setting = Callable[[int, Callable[[], Awaitable[None]]], Awaitable[None]]


async def _without_clocks(_: int, change: Callable[[], Awaitable[None]]) -> None:
    await change()


class People:
    """The settings of users, read from a cache or the store."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._stored = tables.store.people
        self._remembered: LruCache[int, tuple[Person, tuple[Absence, ...]]] = LruCache(REMEMBERED)
        # The module that keeps clocks wraps each change of settings that affects them.
        self.setting_clocks: Setting = _without_clocks

    def get(self, user_id: int) -> Person:
        """Return the settings of this user."""
        return self._of(user_id)[0]

    def absences(self, user_id: int) -> list[Absence]:
        """Return the absences of this user, now and later."""
        now = self._tables.now()
        return [absence for absence in self._of(user_id)[1] if absence.ends > now]

    def words(self, user_id: int, otherwise: str) -> Words:
        """Return the words in this user's language, if known, else in ``otherwise``."""
        return words_for(self.get(user_id).locale or otherwise)

    def zone(self, user_id: int) -> str:
        """Return the time zone of this user: their choice, or a likely one."""
        person = self.get(user_id)
        return person.zone or LIKELY_ZONES.get(person.locale or "", "UTC")

    def quiet(self, user_id: int) -> Quiet | None:
        """Return the hours of each day in which this user does not want to be disturbed."""
        person = self.get(user_id)
        if person.quiet_from is None or person.quiet_to is None:
            return None
        return Quiet(person.quiet_from, person.quiet_to, self.zone(user_id))

    def calendar(self, user_id: int) -> Calendar:
        """Return when this user is not to be disturbed, for any reason."""
        away = tuple((absence.begins, absence.ends) for absence in self._of(user_id)[1])
        return Calendar(self.quiet(user_id), away)

    def may_be_called(self, user_id: int) -> bool:
        """Return whether this user may be pinged now."""
        return self.calendar(user_id).interval_at(self._tables.now()) is None

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Note the locale with which a user uses Discord, at any interaction of theirs."""
        if self.get(user_id).locale == locale:
            return
        async with self._changing(user_id):
            person = self.get(user_id)
            # Quiet hours that are already set must not move.
            zone = self.zone(user_id) if person.quiet_from is not None else person.zone
            noted = replace(person, locale=locale, zone=zone)
            await self._write(user_id, partial(self._stored.save, noted))

    def remember_names(
        self, user_id: int, guild_id: int, user_name: str, global_name: str | None, nick: str | None
    ) -> bool:
        """Remember a user's names at once; return whether they are new.

        ``nick`` is their nickname on the server ``guild_id``, if that is not 0.
        """
        person, directory = self.get(user_id), self._tables.directory
        called = Called(nick or global_name or user_name, user_name)
        same = (person.user_name, person.global_name) == (user_name, global_name)
        if same and directory.stored(guild_id, [user_id]).get(user_id) == called:
            return False
        directory.expect(guild_id, user_id, called)
        return True

    async def note_names(
        self, user_id: int, guild_id: int, user_name: str, global_name: str | None, nick: str | None
    ) -> None:
        """Store a user's names if they are new; arguments as of ``remember_names``."""
        if not self.remember_names(user_id, guild_id, user_name, global_name, nick):
            return

        def write(person: Person) -> None:
            with self._tables.store.transaction():
                self._stored.save(person)
                if guild_id:
                    self._stored.set_nick(guild_id, user_id, nick)

        try:
            async with self._changing(user_id):
                person = replace(self.get(user_id), user_name=user_name, global_name=global_name)
                await self._write(user_id, partial(write, person))
        finally:
            self._tables.directory.written(guild_id, user_id)

    async def notify_by(self, user_id: int, notify: str) -> None:
        """Notify this user from now on in this way, one of ``NOTIFY``."""
        await self._save(user_id, notify=notify)

    async def choose_theme(self, user_id: int, theme: str | None) -> None:
        """Show this user their own pictures in this theme; ``None``: the server's."""
        await self._save(user_id, theme=theme)

    async def choose_stillness(self, user_id: int, still: bool) -> None:
        """Show this user no animations, or show them again."""
        await self._save(user_id, still=still)

    async def choose_landscape(self, user_id: int, landscape: bool) -> None:
        """Show this user their own pictures in landscape, or in portrait."""
        await self._save(user_id, landscape=landscape)

    async def set_quiet(self, user_id: int, begins: int | None, ends: int | None) -> None:
        """Do not disturb this user in these hours; ``None``: no quiet hours.

        Refused: ``quiet-too-long``.
        """
        if begins is not None and ends is not None:
            length = Quiet(begins, ends, "UTC").length
            if not timedelta(0) < length <= LONGEST_QUIET:
                raise Refusal("quiet-too-long", max=LONGEST_QUIET // timedelta(hours=1))
        await self._set(user_id, quiet_from=begins, quiet_to=ends)

    async def set_zone(self, user_id: int, zone: str) -> None:
        """Set the time zone of this user to ``zone``. Refused: ``no-such-zone``."""
        if zone not in zones():
            raise Refusal("no-such-zone", zone=zone[:40])
        await self._set(user_id, zone=zone)

    async def go_away(self, user_id: int, begins: datetime, ends: datetime) -> None:
        """Do not disturb this user between these moments.

        Refused: ``away-in-the-past``, ``away-too-long``, ``away-too-often``.
        """
        if ends <= max(begins, self._tables.now()):
            raise Refusal("away-in-the-past")
        if ends - begins > LONGEST_AWAY or begins - self._tables.now() > 2 * LONGEST_AWAY:
            raise Refusal("away-too-long", days=LONGEST_AWAY.days)
        if len(self.absences(user_id)) >= MOST_ABSENCES:
            raise Refusal("away-too-often", max=MOST_ABSENCES)
        # Not before now: time that a clock has counted stays counted.
        begins = max(begins, self._tables.now())
        await self._change(user_id, partial(self._stored.add_absence, user_id, begins, ends))

    async def come_back(self, user_id: int, absence_id: int) -> None:
        """End or delete one absence of this user."""
        now = self._tables.now()
        await self._change(user_id, partial(self._stored.end_absence, absence_id, user_id, now))

    async def forget(self, user_id: int) -> None:
        """Delete all settings of this user, and their request to be forgotten."""

        def forget() -> None:
            with self._tables.store.transaction():
                self._tables.store.privacy.forget_person(user_id)

        async with self._changing(user_id):
            await self._write(user_id, forget)

    async def _save(self, user_id: int, **changes: Any) -> None:
        """Change settings of a user that stop no clock."""
        async with self._changing(user_id):
            person = replace(self.get(user_id), **changes)
            await self._write(user_id, partial(self._stored.save, person))

    async def _set(self, user_id: int, **changes: Any) -> None:
        """Change settings of a user that may stop their clocks."""
        async with self._changing(user_id):
            person = replace(self.get(user_id), **changes)
            await self._change(user_id, partial(self._stored.save, person))

    def _changing(self, user_id: int) -> AbstractAsyncContextManager[None]:
        return self._tables.locks("person", user_id)

    async def _change(self, user_id: int, write: Callable[[], Any]) -> None:
        async def change() -> None:
            await self._write(user_id, write)

        await self.setting_clocks(user_id, change)

    async def _write(self, user_id: int, write: Callable[[], Any]) -> None:
        await self._tables.write(write)
        self._remembered.pop(user_id)
        self._tables.directory.forget(user_id)

    def _of(self, user_id: int) -> tuple[Person, tuple[Absence, ...]]:
        found = self._remembered.get(user_id)
        if found is None or self._tables.store.shared:
            since = self._tables.now() - FORGOTTEN_AFTER
            found = self._stored.load(user_id), tuple(self._stored.absences(user_id, since))
            self._remembered[user_id] = found
        return found


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def find_zones(typed: str, limit: int = 25) -> list[str]:
    """Return time zones that match ``typed``; the common ones if it is empty."""
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
