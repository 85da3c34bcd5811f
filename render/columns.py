"""Pictures as parts below each other: in one column or, in landscape, in two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.canvas import Canvas, joined, page
from render.palette import Palette

_TOP = 12  # the space above a second column, which has no title


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a picture over the whole width of a column.

    ``draw`` takes the canvas and the upper edge, and stays within ``height``.
    """

    height: float
    draw: Callable[[Canvas, float], None]


def in_columns(parts: Sequence[Part], palette: Palette, *, wide: bool = False) -> Canvas:
    """Draw ``parts`` in their order; ``wide``: in two columns of similar height."""
    if not wide:
        return _column(parts, palette)
    heights = [part.height for part in parts]
    split = min(
        range(1, len(parts) + 1),
        key=lambda first: max(sum(heights[:first]), sum(heights[first:])),
    )
    second = [Part(_TOP, _nothing), *parts[split:]]
    return joined([_column(parts[:split], palette), _column(second, palette)], palette)


def _nothing(canvas: Canvas, top: float) -> None:
    """Leave the space blank."""


def _column(parts: Sequence[Part], palette: Palette) -> Canvas:
    canvas = page(sum(part.height for part in parts), palette)
    top = 0.0
    for part in parts:
        part.draw(canvas, top)
        top += part.height
    return canvas
