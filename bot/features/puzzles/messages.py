"""The puzzle of the day as a message, its answers, and the leaderboard of streaks.

No part of an open puzzle depends on the best action: the actions are in the order of the
game, and components name them by their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.core.names import in_text
from bot.features.puzzles.model import OPEN
from bot.features.puzzles.pictures import PuzzlePictures
from bot.features.puzzles.scene import Scene
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.setup import setup_buttons
from bot.ui.errors import own_words
from bot.ui.membership import may_see, place_of
from bot.ui.panel import Panel, Picture
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal
from render.games import GAMES as DRAWN

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.puzzles.model import Post, Streak

PUZZLE = 0x7A5FA8
RIGHT, WRONG, OVER = 0x3F8F6B, 0xB5483A, 0x8A8F98
ANSWER_LIMIT = 1500
OPTIONS_LIMIT = 2800


def puzzle_panel(post: Post, pictures: Sequence[Picture | None], words: Words) -> Panel:
    """Return an open puzzle: the position, the question, and a button for each answer."""
    panel, scene = Panel(PUZZLE), _scene(post, words)
    panel.text(words("puzzle-title", number=post.number))
    panel.text(words("puzzle-position", game=words(f"game-{scene.game.name}")))
    _add_position(panel, scene, pictures)
    panel.text(words("puzzle-ask", asked=scene.asked()))
    return panel.row(*_answer_buttons(post, scene)).row(*_more_buttons(post, words))


def closed_panel(post: Post, pictures: Sequence[Picture | None], words: Words) -> Panel:
    """Return a puzzle that is over: the answer and why, and how many found it."""
    panel, scene = Panel(OVER), _scene(post, words)
    panel.text(words("puzzle-title-over", number=post.number))
    panel.text(words("puzzle-position-over", game=words(f"game-{scene.game.name}")))
    _add_position(panel, scene, pictures)
    panel.text(_solution(scene), ANSWER_LIMIT)
    share = round(100 * post.hits / post.answered) if post.answered else 0
    panel.text(words("puzzle-share", count=post.answered, hits=post.hits, percent=share))
    return panel


def answered_panel(
    post: Post, choice: str, streak: Streak, words: Words, *, again: bool = False
) -> Panel:
    """Return a user's answer, compared with the best one, and their streak.

    ``again``: they have answered before, and this is their first answer.
    """
    scene = _scene(post, words)
    right = choice == scene.puzzle.best
    panel = Panel(RIGHT if right else WRONG)
    if again:
        panel.text(words("puzzle-again"))
    panel.text(words("puzzle-right" if right else "puzzle-wrong", choice=scene.named(choice)))
    panel.text(_solution(scene), ANSWER_LIMIT)
    panel.text(streak_text(streak, words))
    return panel.row(StreaksButton(button("puzzle-streaks", words("puzzle-streaks-button"))))


def over_panel(post: Post, words: Words) -> Panel:
    """Return the reply to presses on a closed puzzle."""
    panel = Panel(OVER).text(words("refused-puzzle-over"))
    if post.puzzle is not None:
        panel.text(_solution(_scene(post, words)), ANSWER_LIMIT)
    return panel


def options_panel(post: Post, words: Words) -> Panel:
    """Return the actions of a puzzle with their effects."""
    lines = [words("hint-line", option=option) for option in _scene(post, words).told()]
    panel = Panel(PUZZLE).text(words("puzzle-options"))
    return panel.text("\n".join(lines), OPTIONS_LIMIT)


def streaks_panel(puzzles: Puzzles, guild_id: int, user_id: int, words: Words) -> Panel:
    """Return the best streaks of a server, and the user's own."""
    panel = Panel(PUZZLE).text(words("puzzle-streaks-title"))
    lines = [
        words(
            "puzzle-streaks-line",
            place=place,
            name=in_text(name),
            streak=each.streak,
            best=each.best,
            hits=each.hits,
            count=each.answered,
        )
        for place, (name, each) in enumerate(puzzles.leaders(guild_id, words), 1)
    ]
    panel.text("\n".join(lines) or words("puzzle-streaks-none"))
    return panel.text(streak_text(puzzles.streak(guild_id, user_id), words))


def streak_text(streak: Streak, words: Words) -> str:
    """Return a user's streak in a line; before the first answer, an invitation to try."""
    if not streak.answered:
        return words("puzzle-streak-none")
    return words(
        "puzzle-streak",
        streak=streak.streak,
        days=streak.days,
        best=streak.best,
        hits=streak.hits,
        count=streak.answered,
    )


def _scene(post: Post, words: Words) -> Scene:
    assert post.puzzle is not None
    return Scene.of(post.puzzle, words)


def _add_position(panel: Panel, scene: Scene, pictures: Sequence[Picture | None]) -> None:
    """Add the pictures of table and hand; as text where they could not be drawn."""
    words, view = scene.words, scene.view
    table, hand = pictures
    if table is None:
        panel.text(DRAWN[view.game].table_text(view, words, scene.names))
    panel.picture(table)
    if hand is None:
        panel.text("\n".join(scene.face.hand(view, view.viewer, words)))
    panel.picture(hand)


def _solution(scene: Scene) -> str:
    """Return the best action and why, and the chances with the others."""
    words, puzzle = scene.words, scene.puzzle
    chances = sorted(puzzle.chances.items(), key=lambda each: -each[1])
    lines = [
        words("puzzle-best", answer=scene.named(puzzle.best), why=scene.why()),
        words(
            "puzzle-chances",
            chances=words.list(
                words("puzzle-chance", answer=scene.named(action), percent=round(100 * chance))
                for action, chance in chances
            ),
        ),
    ]
    played = puzzle.position.played
    if played in puzzle.chances:
        lines.append(words("puzzle-played", answer=scene.named(played)))
    return "\n".join(lines)


def _answer_buttons(post: Post, scene: Scene) -> list[ui.Item]:
    return [
        AnswerButton(button(f"puzzle-answer:{post.id}:{place}", scene.named(action), Style.primary))
        for place, action in enumerate(scene.puzzle.offered)
    ]


def _more_buttons(post: Post, words: Words) -> list[ui.Item]:
    return [
        OptionsButton(button(f"puzzle-options:{post.id}", words("puzzle-options-button"))),
        StreaksButton(button("puzzle-streaks", words("puzzle-streaks-button"))),
    ]


# In private


async def show_puzzle(interaction: Pressing) -> Panel:
    """Show the user today's puzzle, or their answer to it, and their streak."""
    bot, words, user_id = interaction.client, own_words(interaction), interaction.user.id
    puzzles, guild_id = bot.get(Puzzles), interaction.guild_id or 0
    post = puzzles.today(guild_id)
    if post is None or not await _sees(interaction, post):
        channel = puzzles.channel(guild_id)
        state = "no" if channel is None else "yes"
        panel = Panel(PUZZLE).text(words("puzzle-nothing", on=state))
    else:
        choice = puzzles.choice(post, user_id)
        if choice is not None:
            panel = answered_panel(
                post, choice, puzzles.streak(guild_id, user_id), words, again=True
            )
            return panel.row(*_own_buttons(interaction, words))
        pictures = await bot.get(PuzzlePictures).of(post, words, user_id)
        panel = puzzle_panel(post, pictures, words)
    panel.text(streak_text(puzzles.streak(guild_id, user_id), words))
    panel.text(words("puzzle-games", on="no" if puzzles.objects(user_id) else "yes"))
    return panel.row(*_own_buttons(interaction, words))


def _own_buttons(interaction: Pressing, words: Words) -> list[ui.Item]:
    objects = interaction.client.get(Puzzles).objects(interaction.user.id)
    on = "no" if objects else "yes"
    switch = button(
        f"puzzle-games:{'yes' if objects else 'no'}", words("puzzle-games-button", on=on)
    )
    return [GamesButton(switch), *setup_buttons(interaction, words)]


async def _sees(interaction: Pressing, post: Post) -> bool:
    """Return whether this user sees the channel of a puzzle."""
    place, user = await place_of(interaction.client, post.channel_id), interaction.user
    return place is not None and isinstance(user, discord.Member) and await may_see(place, user)


class AnswerButton(Press, template=r"puzzle-answer:(?P<post>\d{1,18}):(?P<place>\d)"):
    """Answer the puzzle of the day, once, and see whether that is right."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        puzzles, words = interaction.client.get(Puzzles), own_words(interaction)
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        post = puzzles.post(int(self.said["post"]), guild_id)
        if post.status != OPEN:
            return over_panel(post, words)
        first = await puzzles.answer(post, user_id, int(self.said["place"]))
        choice = puzzles.choice(post, user_id)
        if choice is None:  # it was closed just now
            return over_panel(post, words)
        streak = puzzles.streak(guild_id, user_id)
        return answered_panel(post, choice, streak, words, again=not first)


class OptionsButton(Press, template=r"puzzle-options:(?P<post>\d{1,18})"):
    """Show the effects of the answers to a puzzle, but not the best one."""

    async def pressed(self, interaction: Pressing) -> Panel:
        post = interaction.client.get(Puzzles).post(
            int(self.said["post"]), interaction.guild_id or 0
        )
        if post.puzzle is None:
            raise Refusal("puzzle-over")
        return options_panel(post, own_words(interaction))


class StreaksButton(Press, template=r"puzzle-streaks"):
    """Show the best streaks of the server, and one's own."""

    async def pressed(self, interaction: Pressing) -> Panel:
        puzzles, guild_id = interaction.client.get(Puzzles), interaction.guild_id or 0
        return streaks_panel(puzzles, guild_id, interaction.user.id, own_words(interaction))


class GamesButton(Press, template=r"puzzle-games:(?P<on>yes|no)"):
    """Switch on or off whether puzzles may be made of one's games."""

    async def pressed(self, interaction: Pressing) -> Panel:
        on = self.said["on"] == "yes"
        await interaction.client.get(Puzzles).object(interaction.user.id, not on)
        return await show_puzzle(interaction)
