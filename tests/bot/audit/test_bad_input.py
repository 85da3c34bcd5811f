"""Whatever people type or send, they get a kind answer: no error, no mention, no broken message.

An error that is logged fails the test, and so does a request that Discord would refuse.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.panels.panel import clean
from bot.words import find
from tests.bot.audit.authority import PRESSED
from tests.bot.audit.cast import Cast
from tests.bot.audit.pressing import press
from tests.bot.dealt import draw_dots
from tests.bot.world import Shown, World

NASTY = (
    "@everyone", "@here", "<@1>", "<@&1>", "<#1>", "</game new:1>", "**bold", "_it_", "~~gone~~",
    "`code", "```\nblock", "||spoiler||", "[a](https://example.org)", "https://example.org/x",
    "> quote", "# head", "- list", "a\nb\nc", "\u202eright to left", "\u200b\u200d\ufeff",
    "Z\u0351\u0352\u0353algo", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\\", "{ $name }",
    "'; DROP TABLE tables; --", "../../etc/passwd", "%s %(x)s {0}", "\x00\x07", "x" * 6000, "٣",
    "NULL", "-1", "1e999", "9" * 60, "", " ", "é" * 100,
)  # fmt: skip
TEXTS = st.one_of(st.sampled_from(NASTY), st.text(max_size=60))


@settings(max_examples=200, deadline=None)
@given(TEXTS)
def test_a_name_formats_nothing_and_mentions_nobody(name: str) -> None:
    shown = clean(name)
    assert not re.search(r"(?<!\\)(\\\\)*[*_~`|<]", shown)
    assert not re.search(r"(?m)@(everyone|here)|(?<!\\)\[.+\]\(.+\)|^(>|#|\s*-)\s", shown)


@settings(max_examples=200, deadline=None)
@given(TEXTS)
def test_any_text_can_be_searched_for(typed: str) -> None:
    assert len(find(typed)) <= 25


async def test_options_and_what_is_being_typed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_dots(monkeypatch)
    for number, text in enumerate(NASTY):
        typed = text[:6000] or " "
        options = (
            ("card", "name"), ("rules", "topic"), ("away", "until"), ("away", "starting"),
            ("settings", "zone"), ("tournament info", "tournament"),
        )  # fmt: skip
        for command, option in options if number < 4 else [options[number % len(options)]]:
            await world.ann.types(command, option, text)
            filled: dict[str, Any] = {option: typed}
            reply = await world.ann.slash(command, **filled)
            assert reply.acknowledged
            assert reply.private
            assert_harmless(reply.messages, typed)


def assert_harmless(messages: list[Shown], typed: str) -> None:
    """Nobody is pinged, and nothing that was typed is more than plain text."""
    for message in messages:
        assert not message.pinged
        if typed.startswith(("@", "<", "[a]", "```", "**")):
            assert not re.search(r"(?<!\\)" + re.escape(typed), message.text)


async def test_names_of_people_at_a_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people are called: lobby, table, log, lists and questions show it as plain text."""
    draw_dots(monkeypatch)
    rng, names = random.Random(1), [name for name in NASTY if name.strip()]
    users = world.env.backend.users
    for _ in range(4):
        channel = world.guild.create_text_channel("names")
        world.channel = channel
        for person in world.people:
            users[person.id].global_name = rng.choice(names)[:32]
        await world.ann.slash("game new", seats=2, game=rng.choice(("civ", "innovation")))
        await world.bob.click("Join", on=world.last)
        await world.ann.click("Start", on=world.last)
        for command in ("game log", "game board", "game seat", "mygames", "game end"):
            assert_harmless((await world.ann.slash(command)).messages, world.ann.name)
        in_words = await world.ann.slash("game board", text=True)
        assert_harmless(in_words.messages, world.ann.name)
        assert_harmless(in_words.messages, world.bob.name)
        for message in world.messages():
            assert set(message.pinged) <= {world.ann.id, world.bob.id}
            assert not re.search(r"(?<!\\)\*\*bold|\]\(https://example|@everyone", message.text)


@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_the_table_in_words_says_names_as_they_are(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    draw_dots(monkeypatch)
    users = world.env.backend.users
    users[world.ann.id].global_name = "[a](https://example.org)"
    users[world.bob.id].global_name = "<#1> **x_y** `z`"
    await world.ann.slash("game new", seats=2, game=game)
    await world.bob.click("Join", on=world.last)
    await world.ann.click("Start", on=world.last)
    text = (await world.ann.slash("game board", text=True)).text
    assert "### \\[a](https://example.org)" in text
    assert "### \\<#1> \\*\\*x\\_y\\*\\* \\`z\\`" in text


async def test_custom_ids_that_were_changed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of other things, far too large or none at all; values that were not offered."""
    draw_dots(monkeypatch)
    cast = Cast(world)
    await cast.gather()
    before = {name: world.bot.tables.get(cast.ids[name]) for name in ("playing", "lobby", "over")}
    rng = random.Random(2)
    board = Shown(world.env, world.channel.id, cast.message(world.channel))
    others = ["0", "-1", "99999", "9" * 40, "٣", "", "p9", "x" * 90, "\u0100", "'", "all"]
    for row in PRESSED.values():
        fields = row.custom_id.format(**cast.ids).split(":")
        if len(fields) > 1:
            place = rng.randrange(1, len(fields))
            fields[place] = rng.choice(others)
        changed = ":".join(fields)[:100]
        values = None if row.values is None else [rng.choice(NASTY)[:100] or "?"]
        await press(world, cast.people["watching"], changed, on=board, values=values, offered=["?"])
    after = {name: world.bot.tables.get(cast.ids[name]) for name in before}
    assert {name: seatless(each) for name, each in after.items()} == {
        name: seatless(each) for name, each in before.items()
    }


def seatless(table: Any) -> Any:
    """``table`` but for what somebody who joins changes."""
    return replace(table, version=0, shown=0, told=0)


async def test_what_is_typed_into_forms(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_dots(monkeypatch)
    for text in [each for each in NASTY if each][::2]:
        form = await world.ann.slash("report")
        reply = await world.ann.submit(form, text=text[:1500])
        assert reply.private
        assert_harmless(reply.messages, text)


async def test_names_of_tournaments(world: World) -> None:
    for text in [each for each in NASTY if each.strip()][::2]:
        reply = await world.ann.slash("tournament create", name=text[:60])
        assert reply.private
        assert_harmless(reply.messages, text)
