"""A question to the others at a table: what is asked, who has agreed, who is still to answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.words import words_for
from bot.features.board.navigation import where
from bot.ui.authorization import check_reach
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact, Words
    from bot.storage import Motion

ASKED = 0x4E7FB8
SETTLED = 0x8A8F98


def motion_panel(
    table: Table,
    motion: Motion,
    facts: Mapping[str, Fact],
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> Panel:
    """The public message of ``motion``.

    ``facts`` are what its words name; ``undecided`` the Discord ids of those still asked;
    ``needed`` how many of how many have to agree.
    """
    words = words_for(table.language)
    panel = Panel(ASKED if motion.open else SETTLED)
    for text in _texts(table, motion, facts, words, undecided=undecided, needed=needed):
        panel.text(text)
    return panel.row(*_buttons(motion, words))


def motion_notification(
    table: Table,
    motion: Motion,
    facts: Mapping[str, Fact],
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> Notification:
    """The same question as a notification for those asked."""
    words = words_for(table.language)
    texts = _texts(table, motion, facts, words, undecided=undecided, needed=needed)
    return Notification(*texts, where(table, words), buttons=_buttons(motion, words))


def _texts(
    table: Table,
    motion: Motion,
    facts: Mapping[str, Fact],
    words: Words,
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> list[str]:
    names = in_texts(table.names)
    called = {seat.user_id: names[seat.player] for seat in table.seats}
    enough, voters = needed
    asker = called.get(motion.asker, "")
    refused = words.list(called[each] for each in motion.refused if each in called)
    if motion.outcome == "passed":
        return [words(f"motion-{motion.kind}-passed", asker=asker, **facts)]
    texts = [words(f"motion-{motion.kind}", asker=asker, **facts)]
    if not motion.open:
        return [*texts, words(f"motion-{motion.outcome}", asker=asker, names=refused)]
    if agreed := words.list(called[each] for each in motion.agreed if each in called):
        texts.append(words("motion-agreed", names=agreed))
    if refused:
        texts.append(words("motion-against", names=refused))
    if undecided:
        texts.append(words("motion-undecided", names=words.list(f"<@{one}>" for one in undecided)))
    if enough < voters:
        texts.append(words("motion-needed", needed=enough, voters=voters))
    return texts


def _buttons(motion: Motion, words: Words) -> list[MotionButton]:
    if not motion.open:
        return []
    items = [
        MotionButton(button(f"motion:yes:{motion.id}", words("motion-yes-button"), Style.success)),
        MotionButton(button(f"motion:no:{motion.id}", words("motion-no-button"), Style.danger)),
    ]
    if motion.asker is not None:
        back = button(f"motion:back:{motion.id}", words("motion-back-button"))
        items.append(MotionButton(back))
    return items


class MotionButton(Press, template=r"motion:(?P<say>yes|no|back):(?P<motion>\d+)"):
    """Agree, refuse, or take the question back."""

    in_place = True

    async def pressed(self, interaction: Pressing) -> None:
        bot, motion_id = interaction.client, int(self.said["motion"])
        table_id = bot.motions.get(motion_id).table_id
        await check_reach(interaction, table_id, among_others=True)
        say = {"yes": bot.motions.agree, "no": bot.motions.refuse, "back": bot.motions.withdraw}
        motion = await say[self.said["say"]](motion_id, interaction.user.id)
        panel = bot.motions.panel(bot.tables.get(motion.table_id), motion)
        try:
            await interaction.edit_original_response(**panel.editing())
            if interaction.message is not None and interaction.message.id == motion.message_id:
                message = interaction.message.channel.id, interaction.message.id
                await bot.motions.set_shown(motion, message)
        finally:
            bot.herald.tell(motion.table_id)
