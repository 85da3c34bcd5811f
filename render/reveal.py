"""The picture of cards that a player reveals, in any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render.alt import within_limit
from render.canvas import Canvas
from render.games import GAMES
from render.names import drawn_names, told_names
from render.picture import Picture, encode
from render.title import Title, draw_title
from render.words import Words


def reveal_picture(
    view: Any,
    player: str,
    cards: Sequence[str],
    words: Words,
    names: Mapping[str, str],
    *,
    cause: str | None = None,
    theme: str = "dark",
) -> Picture:
    """Return the picture of the ``cards`` that ``player`` shows.

    ``cause``: the card or the effect that requires it. Only for public cards. The same arguments
    give the same bytes.
    """
    canvas = draw_reveal(view, player, cards, words, names, cause=cause, theme=theme)
    alt = reveal_alt(view, player, cards, words, names, cause=cause)
    return Picture(encode(canvas), alt, f"cards-{view.turn_number}.png")


def reveal_alt(
    view: Any,
    player: str,
    cards: Sequence[str],
    words: Words,
    names: Mapping[str, str],
    *,
    cause: str | None = None,
) -> str:
    """Return the alt text, in at most 1024 characters."""
    title = _title(player, len(cards), cause, words)
    called = told_names([seat.name for seat in view.seats], names, words)
    told = GAMES[view.game].told_card
    head = ". ".join(title.told(called))
    shown = words.list([told(card, words) for card in cards], "unit")
    return within_limit(lambda _: words("alt-cards", what=head, told=shown))


def draw_reveal(
    view: Any,
    player: str,
    cards: Sequence[str],
    words: Words,
    names: Mapping[str, str],
    *,
    cause: str | None = None,
    theme: str = "dark",
) -> Canvas:
    """Draw ``reveal_picture`` before it is encoded, with its layout boxes."""
    title = _title(player, len(cards), cause, words)
    canvas = GAMES[view.game].draw_cards(cards, title.height + 12, words, theme)
    draw_title(canvas, title, drawn_names([seat.name for seat in view.seats], names, words))
    return canvas


def _title(player: str, count: int, cause: str | None, words: Words) -> Title:
    return Title(
        lambda names: words("picture-reveal", name=names[player], count=count),
        note=words.card(cause) if cause else None,
    )
