"""The pictures of a puzzle: the table, and the hand of the player to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.puzzles.scene import Scene

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.board.pictures import Pictures
    from bot.features.puzzles.model import Post
    from render.picture import Picture


class PuzzlePictures:
    """Draws the positions of puzzles."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    async def of(
        self, post: Post, words: Words, viewer: int | None = None
    ) -> tuple[Picture | None, Picture | None]:
        """Render the table and the hand of a puzzle, publicly or for ``viewer`` only.

        A puzzle of long ago has none.
        """
        if post.puzzle is None:
            return None, None
        scene = Scene.of(post.puzzle, words)
        name = f"puzzle-{post.id}"
        return await self._pictures.position(
            name, scene.view, words, scene.names, post.guild_id, viewer
        )
