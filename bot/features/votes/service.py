"""Questions to the others at a table, which each of them answers with one press.

What was asked and said is in the store, so a motion outlives a restart. When enough have agreed, it
is carried out in the transaction that keeps the last agreement. When it has become pointless, it
lapses. Its message is brought up to date with all the others of the table, by the herald.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.core.table import PLAYING, Table
from bot.core.words import words_for
from bot.features.history.disclosure import Disclosure
from bot.features.reminders.skipping import Skipping
from bot.features.seats.replacing import Replacing
from bot.features.undo.service import Consent
from bot.features.votes.ballot import Kind
from bot.features.votes.messages import motion_notification, motion_panel
from bot.storage import Motion
from bot.ui.membership import note_who_is_gone
from bot.ui.slot import Edited, MessageSlot
from engine import Refusal

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.ui.notification import Notification
    from bot.ui.panel import Panel

log = logging.getLogger(__name__)

KINDS: dict[str, Kind] = {
    "replace": Replacing(),
    "reveal": Disclosure(),
    "skip": Skipping(),
    "undo": Consent(),
}


class Motions:
    """Asks, counts, carries out, and shows how it stands."""

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot
        self._ledger = bot.tables
        self._stored = bot.tables.store.motions

    def get(self, motion_id: int) -> Motion:
        """The motion with this id. Refused: ``motion-closed`` if there is none."""
        motion = self._stored.load(motion_id)
        if motion is None:
            raise Refusal("motion-closed")
        return motion

    async def propose(
        self, table_id: int, kind: str, asker: int | None, about: dict[str, Any] | None = None
    ) -> Motion:
        """Ask the others; ``about`` is for the kind. What somebody asked before is agreed to.

        Who has left the server is not asked. If nobody has to be, it is carried out at once. The
        bot may ask as well: no ``asker``.
        Refused: ``not-started``, ``game-over``, ``not-seated``, ``resigned``,
        ``motion-asked-already``, ``motion-lapsed``, and what the kind cannot do.
        """
        about = about or {}
        await note_who_is_gone(self._bot, self._ledger.get(table_id))
        async with self._ledger.locked(table_id) as table:
            if asker is not None:
                KINDS[kind].check_asker(table, asker)
            for motion in self._stored.unsettled(table_id):
                if motion.open and (motion.kind, motion.about) == (kind, about):
                    if asker is None or asker in (motion.asker, *motion.agreed):
                        # It is shown anew: its message may be gone.
                        await self._set(table, motion, None)
                        self._bot.herald.tell(table_id)
                        raise Refusal("motion-asked-already")
                    return await self._say(table, motion, asker, yes=True)
            motion = Motion(0, table_id, kind, asker, self._ledger.now(), about)
            if not self._holds(table, motion):
                raise Refusal("motion-lapsed")
            if asker in _voters(table, motion):
                motion = motion.said(asker, yes=True)
            return await self._decide(table, motion)

    async def agree(self, motion_id: int, user_id: int) -> Motion:
        """Say yes. The last agreement that is needed carries it out.

        Refused: ``motion-closed``, ``motion-lapsed``, ``motion-not-asked``, ``motion-own``,
        ``motion-said-already``, and what the kind cannot do.
        """
        return await self._answer(motion_id, user_id, yes=True)

    async def refuse(self, motion_id: int, user_id: int) -> Motion:
        """Say no. Refused as ``agree`` is."""
        return await self._answer(motion_id, user_id, yes=False)

    async def withdraw(self, motion_id: int, user_id: int) -> Motion:
        """Take a question back. Refused: ``motion-closed``, ``motion-not-yours``."""
        async with self._ledger.locked(self.get(motion_id).table_id) as table:
            motion = self._open(motion_id)
            if motion.asker != user_id:
                raise Refusal("motion-not-yours")
            return await self._set(table, motion, "withdrawn")

    async def _answer(self, motion_id: int, user_id: int, yes: bool) -> Motion:
        async with self._ledger.locked(self.get(motion_id).table_id) as table:
            return await self._say(table, self._open(motion_id), user_id, yes)

    async def _say(self, table: Table, motion: Motion, user_id: int, yes: bool) -> Motion:
        if user_id not in _voters(table, motion):
            raise Refusal("motion-own" if user_id == motion.asker else "motion-not-asked")
        if not self._holds(table, motion):
            await self._set(table, motion, "lapsed")
            self._bot.herald.tell(table.id)
            raise Refusal("motion-lapsed")
        if user_id in (motion.agreed if yes else motion.refused):
            raise Refusal("motion-said-already")
        return await self._decide(table, motion.said(user_id, yes))

    def _open(self, motion_id: int) -> Motion:
        motion = self.get(motion_id)
        if not motion.open:
            raise Refusal("motion-closed")
        return motion

    def _holds(self, table: Table, motion: Motion) -> bool:
        kind = KINDS[motion.kind]
        in_time = table.status == PLAYING or (kind.after_the_end and table.game is not None)
        return in_time and kind.holds(self._bot, table, motion)

    async def _decide(self, table: Table, motion: Motion) -> Motion:
        """Keep what was said, and carry it out if that is enough."""
        match _standing(table, motion):
            case "passed":
                change = await KINDS[motion.kind].carry_out(self._bot, table, motion)
                passed = replace(motion, outcome="passed")

                def also() -> None:
                    self._keep(passed)
                    if change.also is not None:
                        change.also()

                await self._ledger.commit(table, change.after, change.play, also=also)
                return self.get(motion.id) if motion.id else passed
            case outcome:
                return await self._set(table, motion, outcome)

    async def _set(self, table: Table, motion: Motion, outcome: str | None) -> Motion:
        """Keep ``motion`` as it is, with this outcome; ``None`` leaves it open."""
        kept = replace(motion, outcome=outcome)
        ids: list[int] = []
        await self._ledger.commit(table, table, also=lambda: ids.append(self._keep(kept)))
        return self.get(ids[0])

    def _keep(self, motion: Motion) -> int:
        if motion.id:
            self._stored.change(motion)
            return motion.id
        if motion.open:
            return self._stored.add(motion)
        return self._stored.add(replace(motion, shown=motion.version))  # nobody had to be asked

    # Showing

    async def tell(self, table: Table) -> None:
        """Bring the messages of a table's motions up to date; let lapse what is pointless."""
        for motion in self._stored.unsettled(table.id):
            if motion.open and self._is_due(table, motion):
                motion = await self._settle(motion)
            if motion.shown < motion.version:
                await self._show(table, motion)

    def _is_due(self, table: Table, motion: Motion) -> bool:
        return not self._holds(table, motion) or _standing(table, motion) is not None

    async def _settle(self, motion: Motion) -> Motion:
        """Close what has lapsed, or was decided because others left."""
        async with self._ledger.locked(motion.table_id) as table:
            motion = self.get(motion.id)
            if not motion.open or not self._is_due(table, motion):
                return motion
            self._bot.herald.tell(table.id)
            if not self._holds(table, motion):
                return await self._set(table, motion, "lapsed")
            try:
                return await self._decide(table, motion)
            except Refusal as refusal:
                log.warning("motion %s cannot be carried out: %s", motion.id, refusal)
                return await self._set(table, motion, "lapsed")

    async def _show(self, table: Table, motion: Motion) -> None:
        """Show ``motion`` as it stands: in its message, in a new one, or by DM."""
        herald, key = self._bot.herald, f"vote {motion.id}"
        asked = [] if motion.shown else _undecided(table, motion)
        message, finish = None, None
        if motion.channel_id is not None and motion.message_id is not None:
            slot = MessageSlot(
                self._bot, key, motion.channel_id, motion.message_id, guild_id=table.guild_id
            )
            if await slot.edit(self.panel(table, motion)) is Edited.DONE or not motion.open:
                message = motion.channel_id, motion.message_id
            elif posted := await herald.ask_all(table, key, self.notification(table, motion)):
                message, finish = posted.ids, posted.finish
        elif motion.shown:  # it was asked by DM: its outcome is told there as well
            if not motion.open:
                await herald.write_to_all(table, key, self.notification(table, motion))
        elif motion.open:
            posted = await herald.ask_all(table, key, self.notification(table, motion), asked)
            if posted is not None:
                message, finish = posted.ids, posted.finish
        await self.set_shown(motion, message, finish)

    async def set_shown(
        self,
        motion: Motion,
        message: tuple[int, int] | None,
        also: Callable[[], None] | None = None,
    ) -> None:
        """Note the message that shows ``motion`` as it is here.

        ``also`` is written in the same transaction.
        """

        def write() -> None:
            with self._ledger.store.transaction():
                self._stored.set_shown(motion, message)
                if also is not None:
                    also()

        await self._ledger.write(write)

    def panel(self, table: Table, motion: Motion) -> Panel:
        """The public message of ``motion`` as it is now."""
        return motion_panel(table, motion, **self._facts(table, motion))

    def notification(self, table: Table, motion: Motion) -> Notification:
        """The public message of ``motion`` when it is posted."""
        return motion_notification(table, motion, **self._facts(table, motion))

    def _facts(self, table: Table, motion: Motion) -> dict[str, Any]:
        kind, words = KINDS[motion.kind], words_for(table.language)
        voters = _voters(table, motion)
        return {
            "facts": kind.facts(self._bot, table, motion, words),
            "undecided": _undecided(table, motion),
            "needed": (kind.needed(len(voters)), len(voters)),
        }


def _voters(table: Table, motion: Motion) -> list[int]:
    """The Discord ids of those whose consent is asked."""
    return KINDS[motion.kind].asked(table, motion)


def _undecided(table: Table, motion: Motion) -> list[int]:
    """Those of them who have not said anything yet."""
    said = {*motion.agreed, *motion.refused}
    return [user_id for user_id in _voters(table, motion) if user_id not in said]


def _standing(table: Table, motion: Motion) -> str | None:
    """What follows from what was said so far: ``passed``, ``refused`` or nothing yet."""
    voters = set(_voters(table, motion))
    needed = KINDS[motion.kind].needed(len(voters))
    if len(voters & {*motion.agreed}) >= needed:
        return "passed"
    return "refused" if len(voters - {*motion.refused}) < needed else None
