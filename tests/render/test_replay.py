"""A game as an animation: every turn, and small enough for Discord."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.core.words import words_for
from render.alt import ALT_LIMIT
from render.palette import WIDTH
from render.replay import LIMIT, replay_picture
from tests.render.gallery import GAMES
from tests.render.names import NAMES

EN = words_for("en")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_a_frame_for_each_turn(game: str) -> None:
    views = GAMES[game].turns()[-12:]
    picture = replay_picture(views, EN, NAMES)
    image = Image.open(io.BytesIO(picture.png))
    assert image.format == "GIF"
    assert image.n_frames == len(views)  # type: ignore[attr-defined]
    assert image.width == -(-WIDTH // 2)
    assert len(picture.png) <= LIMIT
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert picture.filename == f"replay-{views[-1].turn_number}.gif"


@pytest.mark.soak
def test_a_replay_that_would_be_too_large_shows_fewer_turns_but_the_last() -> None:
    views = GAMES["innovation"].turns()[-9:]
    whole = replay_picture(views, EN, NAMES)
    small = replay_picture(views, EN, NAMES, limit=len(whole.png) - 1)
    image = Image.open(io.BytesIO(small.png))
    assert len(small.png) < len(whole.png)
    assert image.n_frames < len(views)  # type: ignore[attr-defined]
    assert small == replay_picture(views, EN, NAMES, limit=len(whole.png) - 1)
    only = replay_picture(views[-1:], EN, NAMES)
    last = Image.open(io.BytesIO(only.png))
    image.seek(image.n_frames - 1)  # type: ignore[attr-defined]
    assert image.convert("RGB").getpixel((5, 40)) == last.convert("RGB").getpixel((5, 40))
