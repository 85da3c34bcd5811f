"""The message of a vote: the question, and the voters who agreed or are undecided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.votes.service import Votes
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.navigation import where
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.responses import show_answer

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact, Words
    from bot.storage import Vote

ASKED = 0x4E7FB8
SETTLED = 0x8A8F98


def vote_panel(
    table: Table,
    vote: Vote,
    facts: Mapping[str, Fact],
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> Panel:
    """Return the public message of ``vote``.

    ``facts`` are the variables of its words; ``undecided`` the Discord ids of those still asked;
    ``needed`` how many of how many have to agree.
    """
    words = words_for(table.language)
    panel = Panel(ASKED if vote.open else SETTLED)
    for text in _texts(table, vote, facts, words, undecided=undecided, needed=needed):
        panel.text(text)
    return panel.row(*_buttons(vote, words))


def vote_notification(
    table: Table,
    vote: Vote,
    facts: Mapping[str, Fact],
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> Notification:
    """Return the same question as a notification for its voters."""
    words = words_for(table.language)
    texts = _texts(table, vote, facts, words, undecided=undecided, needed=needed)
    return Notification(*texts, where(table, words), buttons=_buttons(vote, words))


def _texts(
    table: Table,
    vote: Vote,
    facts: Mapping[str, Fact],
    words: Words,
    *,
    undecided: Sequence[int],
    needed: tuple[int, int],
) -> list[str]:
    names = in_texts(table.names)
    called = {seat.user_id: names[seat.player] for seat in table.seats}
    enough, voters = needed
    asker = called.get(vote.asker, "")
    refused = words.list(called[each] for each in vote.refused if each in called)
    if vote.outcome == "passed":
        return [words(f"vote-{vote.kind}-passed", asker=asker, **facts)]
    texts = [words(f"vote-{vote.kind}", asker=asker, **facts)]
    if not vote.open:
        return [*texts, words(f"vote-{vote.outcome}", asker=asker, names=refused)]
    if agreed := words.list(called[each] for each in vote.agreed if each in called):
        texts.append(words("vote-agreed", names=agreed))
    if refused:
        texts.append(words("vote-against", names=refused))
    if undecided:
        texts.append(words("vote-undecided", names=words.list(f"<@{one}>" for one in undecided)))
    if enough < voters:
        texts.append(words("vote-needed", needed=enough, voters=voters))
    return texts


def _buttons(vote: Vote, words: Words) -> list[VoteButton]:
    if not vote.open:
        return []
    items = [
        VoteButton(button(f"motion:yes:{vote.id}", words("vote-yes-button"), Style.success)),
        VoteButton(button(f"motion:no:{vote.id}", words("vote-no-button"), Style.danger)),
    ]
    if vote.asker is not None:
        back = button(f"motion:back:{vote.id}", words("vote-back-button"))
        items.append(VoteButton(back))
    return items


class VoteButton(Press, template=r"motion:(?P<say>yes|no|back):(?P<vote>\d+)"):
    """Agree, refuse, or withdraw the vote."""

    in_place = True

    async def pressed(self, interaction: Pressing) -> None:
        bot, vote_id = interaction.client, int(self.said["vote"])
        table_id = bot.get(Votes).get(vote_id).table_id
        await check_reach(interaction, table_id, among_others=True)
        say = {
            "yes": bot.get(Votes).agree,
            "no": bot.get(Votes).refuse,
            "back": bot.get(Votes).withdraw,
        }
        vote = await say[self.said["say"]](vote_id, interaction.user.id)
        table = bot.get(Tables).get(vote.table_id)
        panel = vote_panel(table, vote, **bot.get(Votes).facts(table, vote))
        try:
            await show_answer(interaction, panel)
            if interaction.message is not None and interaction.message.id == vote.message_id:
                message = interaction.message.channel.id, interaction.message.id
                await bot.get(Votes).set_shown(vote, message)
        finally:
            bot.get(Updates).tell(vote.table_id)
