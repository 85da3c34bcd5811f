"""Who may do what: every command, button and menu is tried by each kind of person.

All of them try in one world, for whoever may change something is stopped right before. In the suite
two kinds of people try each thing; ``make audit`` lets all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.bot.audit.authority import PRESSED, TYPED, page, presses
from tests.bot.audit.cast import DOES, KINDS, REFUSED, SEES, Cast, nothing_is_written
from tests.bot.dealt import draw_dots
from tests.bot.world import Reply, World

ALL = "AUDIT_GAMES" in os.environ
DOCS = Path(__file__).parents[3] / "docs"


def tried(number: int, may: str) -> Iterator[tuple[str, str]]:
    """Who tries the thing with this number, and what is to come of it: some who may, some not."""
    kinds = [*zip(KINDS, may, strict=True)]
    if ALL:
        yield from kinds
        return
    for outcomes in (DOES + SEES, REFUSED):
        fitting = [each for each in kinds if each[1] in outcomes]
        if fitting:
            yield fitting[number % len(fitting)]


def outcome(reply: Reply | None, reasons: Sequence[str]) -> str:
    """What came of a try."""
    if reply is None:
        return REFUSED
    assert reply.acknowledged
    if "would-write" in reasons or reply.modal:
        return DOES
    return REFUSED if reasons else SEES


async def test_everybody_may_do_what_they_may_and_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_dots(monkeypatch)
    cast = Cast(world)
    await cast.gather()
    ledger, wrong = world.bot.tables, []
    before = {name: ledger.get(cast.ids[name]) for name in ("playing", "lobby", "over", "civ")}
    game = before["playing"].game
    assert game is not None
    with nothing_is_written(monkeypatch) as reasons:
        for number, (name, row) in enumerate(PRESSED.items()):
            for kind, expected in tried(number, row.may):
                reasons.clear()
                reply = await cast.press(kind, row.custom_id, row.values)
                if (found := outcome(reply, reasons)) != expected:
                    wrong.append((name, kind, expected, found, reasons[:]))
                if expected == REFUSED and kind != "by DM":
                    assert all(each.ephemeral or each in cast.pressed_on for each in reply.messages)
        for number, (name, (may, options)) in enumerate(TYPED.items()):
            for kind, expected in tried(number, may):
                reasons.clear()
                typed = await cast.type(kind, name, **options)
                if (found := outcome(typed, reasons)) != expected:
                    wrong.append((name, kind, expected, found, reasons[:]))
    assert not wrong
    assert before == {name: ledger.get(cast.ids[name]) for name in before}


def test_all_that_can_be_pressed_has_a_row() -> None:
    assert sorted(PRESSED) == sorted(presses())
    for name, press in presses().items():
        template = press.__discord_ui_compiled_template__
        filled = PRESSED[name].custom_id.format_map(AnyNumber())
        assert template.fullmatch(filled), name


async def test_all_that_can_be_typed_has_a_row(world: World) -> None:
    commands = [each for each in world.bot.tree.walk_commands() if not hasattr(each, "commands")]
    assert sorted(TYPED) == sorted(command.qualified_name for command in commands)


def test_the_page_says_what_the_table_says() -> None:
    written = (DOCS / "authority.md").read_text(encoding="utf-8")
    assert written == page(), "python -m tests.bot.audit.authority > docs/authority.md"


class AnyNumber(dict[str, int]):
    """A number for every id."""

    def __missing__(self, key: str) -> int:
        return 1
