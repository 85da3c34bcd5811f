"""Menus of any length: Discord shows 25 lines, so the rest is on further pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.core.words import Words
from bot.ui.choice import Choice
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press


def add_menu(
    panel: Panel,
    kind: type[Press],
    custom_id: str,
    lines: Sequence[tuple[int, Choice]],
    placeholder: str,
    words: Words,
    *,
    page: int = 0,
    page_button: Callable[[int, str], Press],
    least: int = 1,
    most: int = 1,
    picked: Sequence[int] = (),
) -> None:
    """Put a page of 25 of the ``lines`` on ``panel``, with buttons to adjacent pages.

    ``lines`` are pairs of a value and its text; ``page_button`` makes the button to a page.
    """
    page = min(page, (len(lines) - 1) // OPTIONS_LIMIT)
    first = page * OPTIONS_LIMIT
    shown = lines[first : first + OPTIONS_LIMIT]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        placeholder=placeholder,
        min_values=least,
        max_values=most,
        options=[choice.option(value, value in picked) for value, choice in shown],
    )
    panel.row(kind(select))
    around = []
    if page > 0:
        around.append(page_button(page - 1, words("page-before")))
    if first + OPTIONS_LIMIT < len(lines):
        around.append(page_button(page + 1, words("page-after")))
    panel.row(*around)


def add_plain_menu(
    panel: Panel,
    kind: type[Press],
    custom_id: str,
    lines: Sequence[tuple[str, Choice]],
    placeholder: str,
    chosen: str | None = None,
) -> None:
    """Put a menu of the first 25 of ``lines`` on ``panel``; one can be chosen.

    ``chosen`` is the line that is selected already.
    """
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        placeholder=placeholder,
        options=[choice.option(value, value == chosen) for value, choice in lines[:OPTIONS_LIMIT]],
    )
    panel.row(kind(select))
