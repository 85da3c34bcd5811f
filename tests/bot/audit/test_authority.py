"""Authorization: every command, button and menu is tried by each kind of person.

All of them try in one world, because every change is stopped right before it is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from tests.bot.audit.authority import PRESSED, TYPED, page, presses
from tests.bot.audit.roles import BY_DM, DOES, KINDS, REFUSED, SEES, gathered, nothing_is_written
from tests.bot.world import Reply, World

PARTS = 4  # which can be tried at the same time
DOCS = Path(__file__).parents[3] / "docs"


def outcome(reply: Reply | None, reasons: Sequence[str], told: str | None = None) -> str:
    """Return the outcome of an attempt."""
    if reply is None:
        return REFUSED
    assert reply.acknowledged
    if "would-write" in reasons or reply.modal:
        return DOES
    return REFUSED if any(reason != told for reason in reasons) else SEES


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
async def test_everybody_may_do_what_they_may_and_no_more(
    part: int, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await gathered(world)
    tables, wrong = world.bot.tables, []
    before = {name: tables.get(server.ids[name]) for name in ("playing", "lobby", "over", "civ")}
    with nothing_is_written(monkeypatch) as reasons:
        for name, row in islice(PRESSED.items(), part, None, PARTS):
            for kind, expected in zip(KINDS, row.may, strict=True):
                reasons.clear()
                reply = await server.press(kind, row.custom_id, row.values)
                if (found := outcome(reply, reasons, row.told)) != expected:
                    wrong.append((name, kind, expected, found, reasons[:]))
                if expected == REFUSED and kind not in BY_DM:
                    assert all(
                        each.ephemeral or each in server.pressed_on for each in reply.messages
                    )
        for name, typed in islice(TYPED.items(), part, None, PARTS):
            for kind, expected in zip(KINDS, typed.may, strict=True):
                reasons.clear()
                answer = await server.type(kind, name, typed.at, **typed.options)
                if (found := outcome(answer, reasons)) != expected:
                    wrong.append((name, kind, expected, found, reasons[:]))
    assert not wrong
    assert before == {name: tables.get(server.ids[name]) for name in before}


@pytest.mark.parametrize("name", [*PRESSED, *TYPED])
def test_somebody_may_do_it(name: str) -> None:
    """An action without any permitted user would prove only a lack of the world."""
    row = PRESSED.get(name) or TYPED[name]
    assert len(row.may) == len(KINDS)
    assert set(row.may) & {DOES, SEES}


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


class AnyNumber(dict[str, str]):
    """A number for every id, and a seat for every player."""

    def __missing__(self, key: str) -> str:
        return "p1" if key == "player" else "1"
