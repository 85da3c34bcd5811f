"""Any text from users gets a clean answer: no error, no ping, no broken message.

An error that is logged fails the test, and so does a request that Discord would refuse.
"""

from __future__ import annotations

import random
import re
from itertools import cycle, islice

import pytest
from discord import AppCommandOptionType as OptionType
from discord import app_commands
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.names import in_text, plain_name
from bot.core.words import find
from bot.features.reports.delivery import Reports
from tests.bot.audit.authority import PRESSED, TYPED, who
from tests.bot.audit.pressing import press
from tests.bot.audit.roles import PopulatedServer, gathered, nothing_is_written
from tests.bot.dealt import begin
from tests.bot.world import Shown, World

pytestmark = pytest.mark.soak

NASTY = (
    "@everyone", "@here", "<@1>", "<@&1>", "<#1>", "</game new:1>", "**bold", "_it_", "~~gone~~",
    "`code", "```\nblock", "||spoiler||", "[a](https://example.org)", "https://example.org/x",
    "> quote", "# head", "- list", "a\nb\nc", "\u202eright to left", "\u200b\u200d\ufeff",
    "Z\u0351\u0352\u0353algo", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\\", "{ $name }",
    "'; DROP TABLE tables; --", "../../etc/passwd", "%s %(x)s {0}", "\x00\x07", "x" * 6000, "٣",
    "NULL", "-1", "1e999", "9" * 60, "", " ", "é" * 100,
)  # fmt: skip
# Names in which markup would show if they were more than plain text.
MARKED = (
    "**bold", "_it_", "~~gone~~", "`code`", "||hid||", "[a](https://example.org)", "@everyone",
    "<@1>", "<@&1>", "<#1>", "</game new:1>", "# head", "> quote", "- list", "<t:1>", "<:x:1>",
)  # fmt: skip
BROKEN_OUT = re.compile(
    r"(?<!\\)(\*\*bold|_it_|~~gone|`code|\|\|hid|\[a\]\(https://ex|<@&?1>|<#1>|</game new:1>|<t:1>"
    r"|<:x:1>)|@everyone|(?m:^(# head|> quote|- list))"
)
STRANGE = (
    "\u202eZ\u0351\u0352algo\u200b", "\x00\x07\ufeff\U0001f468\u200d\U0001f469",
    "W" * 32, "\ufdfa" * 32,
)  # fmt: skip
# Replacements of a field of a custom_id.
OTHERS = (
    "0", "-1", "99999", "9" * 19, "9" * 40, "٣", "", "p9", "x" * 60, "\u0100", "'", "all", "no",
    "1e9", "0x1", "1 OR 1=1", "../x", "{0}", "%s", "NULL", "1.5", "_", "yes", "draw",
)  # fmt: skip
TEXTS_FOR_AN_OPTION, CHANGES_OF_A_FIELD = 3, 2
PARTS = 2  # which can be tried at the same time
TEXTS = st.one_of(st.sampled_from(NASTY), st.text(max_size=60))


@settings(max_examples=200)
@given(TEXTS)
def test_a_name_formats_nothing_and_mentions_nobody(name: str) -> None:
    shown = in_text(plain_name(name))
    assert not re.search(r"(?<!\\)(\\\\)*[*_~`|<]", shown)
    assert not re.search(r"(?m)@(everyone|here)|(?<!\\)\[.+\]\(.+\)|^(>|#|\s*-)\s", shown)


@settings(max_examples=200)
@given(TEXTS)
def test_any_text_can_be_searched_for(typed: str) -> None:
    assert len(find(typed)) <= 25


async def test_all_that_can_be_typed_into_commands(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every text option, and its autocompletion, on a server with all features in use."""
    server = await gathered(world)
    texts, typed = cycle(text for text in NASTY if text.strip()), 0
    with nothing_is_written(monkeypatch):
        for command in world.bot.tree.walk_commands():
            if isinstance(command, app_commands.Group):
                continue
            name, parameters = command.qualified_name, command.parameters
            required = [each for each in parameters if each.required]
            known = {OptionType.user: "*", OptionType.attachment: "*list"}
            filled = {each.name: known.get(each.type, "hello") for each in required}
            # Discord does not let users type what can only be chosen.
            free = [p for p in parameters if p.type is OptionType.string and not p.choices]
            for option in free:
                for text in islice(texts, TEXTS_FOR_AN_OPTION):
                    if option.autocomplete:
                        person = server.people["organiser"]
                        assert len(await person.types(name, option.name, text)) <= 25
                    cut = text[: int(option.max_value or 6000)]
                    options = {**filled, option.name: cut.replace("{", "{{").replace("}", "}}")}
                    reply = await server.type("organiser", name, **options)
                    assert reply is not None, (name, option.name, cut)
                    assert reply.acknowledged
                    assert reply.private
                    assert_harmless(reply.messages, cut)
                    typed += 1
    assert typed > 60


def assert_harmless(messages: list[Shown], typed: str) -> None:
    """No user is pinged, and typed text stays plain text."""
    for message in messages:
        assert not message.pinged
        if typed.startswith(("@", "<", "[a]", "```", "**")):
            assert not re.search(r"(?<!\\)" + re.escape(typed), message.text)


async def test_whatever_people_and_places_are_called(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Show names as plain text in all components and commands, and never ping by them."""
    server, names = PopulatedServer(world), cycle(MARKED)
    for person in world.people:
        world.env.backend.users[person.id].global_name = next(names)
    world.env.backend.guilds[world.guild.id].name = "**bold** <@&1> @everyone"
    await server.gather()
    with nothing_is_written(monkeypatch):
        for row in PRESSED.values():
            await server.press(who(row.may), row.custom_id, row.values)
        for name, typed in TYPED.items():
            await server.type(who(typed.may), name, typed.at, **typed.options)
    backend = world.env.backend
    said = [
        Shown(world.env, channel, each.id)
        for channel, messages in backend.messages.items()
        for each in messages.values()
        if each.author_id == backend.bot_user.id
    ]
    assert len(said) > 100
    for message in said:
        assert not BROKEN_OUT.search(message.text), message.text
        assert {*message.pinged} <= {person.id for person in world.people}


@pytest.mark.drawn
@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_names_in_pictures(world: World, game: str) -> None:
    """No name of a user can break the picture of the table."""
    for person, name in zip(world.people, STRANGE, strict=True):
        world.env.backend.users[person.id].global_name = name
    await begin(world, *world.people, game=game)
    assert world.board.pictures


async def test_names_of_people_at_a_table(world: World) -> None:
    """Lobby, table, log, lists and questions show any name as plain text."""
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
async def test_the_table_in_words_says_names_as_they_are(world: World, game: str) -> None:
    users = world.env.backend.users
    users[world.ann.id].global_name = "[a](https://example.org)"
    users[world.bob.id].global_name = "<#1> **x_y** `z`"
    await world.ann.slash("game new", seats=2, game=game)
    await world.bob.click("Join", on=world.last)
    await world.ann.click("Start", on=world.last)
    text = (await world.ann.slash("game board", text=True)).text
    assert "### \\[a\\](https\\://example\\.org)" in text
    assert "### \\<#1> \\*\\*x\\_y\\*\\* \\`z\\`" in text


@pytest.mark.parametrize("part", range(PARTS))
async def test_custom_ids_that_were_changed(
    part: int, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each field of each custom_id: other, too large or no values; values not offered.

    A permitted person tries, so that the lack of permission is not the only reason for a refusal.
    """
    server = await gathered(world)
    others = cycle(OTHERS)
    with nothing_is_written(monkeypatch):
        for row in [*PRESSED.values()][part::PARTS]:
            kind = who(row.may)
            fields = row.custom_id.format(**server.ids_for(kind)).split(":")
            for place in range(1, len(fields)):
                for other in islice(others, CHANGES_OF_A_FIELD):
                    changed = ":".join([*fields[:place], other, *fields[place + 1 :]])[:100]
                    literally = changed.replace("{", "{{").replace("}", "}}")
                    reply = await server.press(kind, literally, row.values)
                    assert reply.acknowledged
            # Roles and channels are chosen in menus that Discord fills.
            if row.values not in (None, (), ("*",), ("{quiet}",)):
                value = (next(others) or "?").replace("{", "{{").replace("}", "}}")
                await server.press(kind, row.custom_id, [value], offered=["another"])
                await server.press(kind, row.custom_id, [], offered=["another"])
                await server.press(kind, row.custom_id)  # as if it were a button


async def test_what_is_typed_into_forms(world: World) -> None:
    server = await gathered(world)
    world.bot.get(Reports).channel_id = server.quiet.id  # for reports
    entrants = {
        each.id for each in (*server.entrants, server.people["seated"], server.people["banned"])
    }
    for text in [each for each in NASTY if each.strip()][::2]:
        form = await server.press("watching", "report:{playing}")
        reply = await server.people["watching"].submit(form, text=text[:1500])
        assert reply.private
        assert_harmless([*reply.messages, world.messages(server.quiet)[-1]], text)
        form = await server.press("organiser", "t-announce:{cup}")
        reply = await server.people["organiser"].submit(form, text=text[:1500])
        assert reply.private
        # Entrants are pinged, and nobody else by a typed text.
        assert {*world.last.pinged} <= entrants


async def test_names_of_tournaments(world: World) -> None:
    """Arranged, opened, viewed and exported as files, under any name."""
    for text in [each for each in NASTY if each.strip()][::3]:
        name = text[:60]
        reply = await world.ann.slash("tournament create", name=name)
        assert reply.private
        assert_harmless(reply.messages, name)
        opened = await press(world, world.ann, "t-new-open", on=reply.message)
        assert_harmless([*opened.messages, world.last], name)
        for command in ("tournament info", "tournament export", "tournament organise"):
            shown = await world.ann.slash(command, tournament=name)
            assert shown.acknowledged
            assert_harmless(shown.messages, name)
            for message in shown.messages:
                assert all(re.fullmatch(r"[\w.-]+", each) for each in message.pictures)
        assert len(await world.ann.types("tournament info", "tournament", name)) <= 25
