"""The tutorial: which game, what is being explained, and how to stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import called, in_texts
from bot.features.board.navigation import HandButton
from bot.games.presenter import FACES
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.slot import DmsClosed
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact, Words
    from bot.features.tutorial.lessons import Facts

LEARN = 0x4E9A55


def tutorial_button(words: Words) -> TutorialButton:
    """To the choice of a game to learn."""
    label, sign = words("tutorial-button"), words("tutorial-sign")
    return TutorialButton(button("tutorial", label, emoji=sign))


def learn_here_button(game: str, words: Words) -> LearnButton:
    """For whoever does not know ``game``, which is about to be played."""
    label, sign = words("tutorial-button"), words("tutorial-sign")
    return LearnButton(button(f"learn:{game}", label, emoji=sign))


def learn_buttons(words: Words) -> list[LearnButton]:
    """A button for each game that can be learnt."""
    return [
        LearnButton(
            button(
                f"learn:{game}",
                words("tutorial-learn-button", game=words(f"game-{game}")),
                Style.primary,
            )
        )
        for game in FACES
    ]


def choose_panel(words: Words) -> Panel:
    """Which game would you like to learn?"""
    return Panel(LEARN).text(words("tutorial-choose")).row(*learn_buttons(words))


def under_way_panel(table: Table, game: str, words: Words) -> Panel:
    """Another tutorial is under way: go on with it, or learn ``game`` instead?"""
    old, new = words(f"game-{table.game_name}"), words(f"game-{game}")
    panel = Panel(LEARN).text(words("tutorial-under-way", old=old, new=new))
    go_on = button(f"learn:{table.game_name}", words("tutorial-go-on-button", game=old))
    label = words("tutorial-instead-button", game=new)
    instead = button(f"learn-instead:{table.id}:{game}", label, Style.danger)
    return panel.row(LearnButton(go_on), InsteadButton(instead))


def lesson_text(
    table: Table, player: str, lessons: Sequence[tuple[str, Facts]], words: Words
) -> str:
    """What is to be read at ``table`` now: these lessons, or how it ended."""
    if table.status == "over":
        return words("tutorial-over", won=int(player in table.winners))
    if not table.active:
        return words("tutorial-stopped")
    names = in_texts(table.names)
    other = next(name for each, name in names.items() if each != player)
    lines = [words("tutorial-heading")]
    for name, facts in lessons:
        told = _told(facts, words)
        lines.append(words(f"tutorial-{table.game_name}-{name}", other=other, **told))
    if not lessons:
        lines.append(words("tutorial-nothing-new"))
    return "\n".join(lines)


def _told(facts: Facts, words: Words) -> dict[str, Fact]:
    """``facts`` as this language calls them."""
    called = {
        **dict.fromkeys(("card", "first", "second", "effect"), words.card),
        "domain": words.domain,
        "resource": words.icon,
        "color": words.color,
        "achievement": words.achievement,
    }
    return {
        key: called[key](fact) if isinstance(fact, str) else fact for key, fact in facts.items()
    }


def tutorial_buttons(table: Table, words: Words) -> list[ui.Item]:
    """Below a tutorial: how to stop it, or what one can learn afterwards."""
    if not table.active:
        return [*learn_buttons(words)]
    return [StopButton(button(f"tutorial-stop:{table.id}", words("tutorial-stop-button")))]


def end_tutorial_panel(table: Table, words: Words) -> Panel:
    """Whether you are sure: what was ended cannot be gone on with, what was only left can."""
    panel = Panel(LEARN).text(words("tutorial-end-ask", game=words(f"game-{table.game_name}")))
    end = button(f"tutorial-end:{table.id}", words("tutorial-end-button"), Style.danger)
    go_on = button(f"hand:{table.id}", words("tutorial-keep-button"), Style.primary)
    return panel.row(HandButton(go_on), EndButton(end))


async def learn(interaction: Pressing, game: str) -> None:
    """Begin the tutorial of ``game`` for this person, or go on with it.

    It is played in their direct messages, or here, for them alone, if these are closed.
    """
    bot, user, words = interaction.client, interaction.user, own_words(interaction)
    if game not in FACES:
        raise Refusal("unknown-game", game=game[:40])
    table = bot.tutorials.under_way(user.id)
    if table is not None and table.game_name != game:
        panel = under_way_panel(table, game, words)
        await interaction.edit_original_response(**panel.editing())
        return
    begun = table is None
    if table is None:
        try:
            channel_id = await bot.direct.open(user.id)
        except (DmsClosed, *DISCORD_FAILS):
            channel_id = user.id  # not a channel: it is played where they have pressed
        name = called(user)
        table = await bot.tutorials.begin(user.id, name, channel_id, game, words.language)
    table = await bot.tutorials.deal(table)
    await bot.computers.done_at(table.id)
    if not await bot.tutorial_messages.show(table, anew=not begun):
        await bot.hands.show(interaction, table.id)
        return
    seat = bot.tables.get(table.id).seats[0]
    link = f"https://discord.com/channels/@me/{seat.dm_channel_id}/{seat.dm_message_id}"
    key = "tutorial-begun" if begun else "tutorial-goes-on"
    panel = Panel(LEARN).text(words(key, game=words(f"game-{game}"), link=link))
    await interaction.edit_original_response(**panel.editing())


class TutorialButton(Press, template=r"tutorial"):
    """Ask which game."""

    async def pressed(self, interaction: Pressing) -> None:
        panel = choose_panel(own_words(interaction))
        await interaction.edit_original_response(**panel.editing())


class LearnButton(Press, template=r"learn:(?P<game>\w+)"):
    """Learn this game."""

    async def pressed(self, interaction: Pressing) -> None:
        await learn(interaction, self.said["game"])


class InsteadButton(Press, template=r"learn-instead:(?P<table>\d+):(?P<game>\w+)"):
    """End the tutorial that is under way, and learn this game."""

    async def pressed(self, interaction: Pressing) -> None:
        await _stop(interaction, self.table_id)
        await learn(interaction, self.said["game"])


class StopButton(Press, template=r"tutorial-stop:(?P<table>\d+)"):
    """That is enough: ask whether it is to be ended for good."""

    async def pressed(self, interaction: Pressing) -> None:
        table = _own_tutorial(interaction, self.table_id)
        panel = end_tutorial_panel(table, own_words(interaction))
        await interaction.edit_original_response(**panel.editing())


class EndButton(Press, template=r"tutorial-end:(?P<table>\d+)"):
    """Yes, end it."""

    async def pressed(self, interaction: Pressing) -> None:
        await _stop(interaction, self.table_id)
        await interaction.client.hands.show(interaction, self.table_id)


async def _stop(interaction: Pressing, table_id: int) -> None:
    _own_tutorial(interaction, table_id)
    await interaction.client.tables.end(table_id)
    interaction.client.herald.tell(table_id)


def _own_tutorial(interaction: Pressing, table_id: int) -> Table:
    """The tutorial of this person. Refused: ``not-seated``, ``tutorial-over``."""
    table = interaction.client.tables.get(table_id)
    if not table.private or table.seat_of(interaction.user.id) is None:
        raise Refusal("not-seated")
    if not table.active:
        raise Refusal("tutorial-over")
    return table
