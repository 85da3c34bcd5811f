"""The replay of a game: an animation with a frame for each turn.

It is a GIF, because every Discord client plays that automatically, and with the few colours of the
pictures it is hardly larger than the alternatives at the same sharpness.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from render.alt import within_limit
from render.ending import end_alt
from render.games import GAMES
from render.palette import WIDTH
from render.picture import Picture
from render.words import Words

LIMIT = 8_000_000
_TURN, _END = 1100, 6000  # milliseconds
_MOST = 240  # frames
# Reduction factor and turns per frame, tried in order until the file is small enough.
_TRIES = ((2, 1), (2, 2), (3, 2), (3, 4), (3, 8), (3, 16))


def replay_picture(
    views: Sequence[Any],
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    limit: int = LIMIT,
) -> Picture:
    """Return the game in ``views`` as a GIF of at most ``limit`` bytes.

    ``views``: one at the end of each turn. Each frame marks the changes since the one before. Long
    games show every second turn, or fewer; the last view is always included. This takes seconds.
    The same arguments give the same bytes.
    """
    first = -(-len(views) // _MOST)
    for smaller, step in _TRIES:
        chosen = _every(views, first * step)
        gif = _animated(_frames(chosen, words, names, theme, smaller))
        if len(gif) <= limit:
            break
    return Picture(gif, replay_alt(views, words, names), f"replay-{views[-1].turn_number}.gif")


def replay_alt(views: Sequence[Any], words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters."""
    told = end_alt(views[-1], words, names)
    return within_limit(lambda _: words("alt-replay", count=len(views)) + "\n" + told)


def _every(views: Sequence[Any], step: int) -> list[Any]:
    """Return every ``step``-th of ``views``, and the last one."""
    return [*views[:-1][::step], views[-1]]


def _frames(
    views: Sequence[Any], words: Words, names: Mapping[str, str], theme: str, smaller: int
) -> list[Image.Image]:
    """Return the table of each view, with a progress bar of the game at the top."""
    frames = []
    before = None
    for number, view in enumerate(views, 1):
        canvas = GAMES[view.game].draw_table(view, words, names, before=before, theme=theme)
        canvas.box(0, 0, WIDTH, 9, canvas.ink.edge)
        canvas.box(0, 0, WIDTH * number / len(views), 9, canvas.ink.shine)
        frames.append(canvas.indexed.nearest(canvas.image.reduce(smaller)))
        before = view
    high = max(frame.height for frame in frames)
    return [_extended(frame, high) for frame in frames]


def _extended(frame: Image.Image, height: int) -> Image.Image:
    """Return ``frame`` extended to this height by the colour of its last pixel."""
    if frame.height == height:
        return frame
    ground = frame.getpixel((frame.width - 1, frame.height - 1))
    high = Image.new("P", (frame.width, height), ground)
    palette = frame.getpalette()
    assert palette is not None
    high.putpalette(palette)
    high.paste(frame, (0, 0))
    return high


def _animated(frames: Sequence[Image.Image]) -> bytes:
    out = io.BytesIO()
    durations = [_TURN] * (len(frames) - 1) + [_END]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0)
    return out.getvalue()
