"""Names are harmless in every text of the bot, with any characters in them."""

from __future__ import annotations

import re
from pathlib import Path

from bot.features.privacy.service import Privacy
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.ratings.careers import lost
from tests.bot.test_names import assert_runs_as_before, read
from tests.bot.tournaments.driver import TournamentDriver
from tests.bot.undoing import asked_to_go_back
from tests.bot.world import Person, Shown, World

ROOT = Path(__file__).parents[2]

ADDRESS, RIGHT, TWIN, WIDE = "https://evil.example", "\u202eשלום [x](y)", "Twin", "Ｔｗｉｎ"


def everybody_is_somebody(world: World) -> None:
    for person, name in zip(world.people, (ADDRESS, RIGHT, TWIN, WIDE), strict=False):
        person.is_called(name)


def assert_all_is_well(shown: Shown) -> str:
    """Check that no name has an effect in a message; return all of its text."""
    labels = [*shown.labels, *(label for menu in shown.selects for label in menu.options.values())]
    assert_runs_as_before("\n".join([shown.text, shown.alt, *labels]))
    assert "://evil" not in read(shown.text)
    assert "evil.example" not in read(shown.text)
    assert "](y)" not in read(shown.text)
    for everything in (shown.text, "\n".join(labels), shown.alt):
        if re.search(r"Twin|Ｔｗｉｎ", everything):
            assert not re.search(r"(Twin|Ｔｗｉｎ)(?! \((cat|dan)\)|’s old|\\? \()", everything)
    return "\n".join([shown.text, *labels, shown.alt])


async def test_hostile_names_do_nothing_at_a_table(world: World) -> None:
    everybody_is_somebody(world)
    ann, bob, cat, dan = world.people
    await ann.slash("game new", seats=4)
    for person in (bob, cat, dan):
        await person.click("Join", on=world.last)
    lobby = assert_all_is_well(world.last)
    assert "Twin (cat)" in lobby
    assert "Ｔｗｉｎ (dan)" in lobby
    await ann.click("Start", on=world.last)
    for shown in world.messages():
        assert_all_is_well(shown)
    for command in ("game log", "game board", "mygames", "game replace", "game end"):
        reply = await cat.slash(command)
        assert_all_is_well(reply.message)
    assert_all_is_well((await ann.slash("game board", text=True)).message)
    assert_all_is_well((await dan.slash("tables")).message)


async def test_hostile_names_do_nothing_in_votes_and_refusals(world: World) -> None:
    everybody_is_somebody(world)
    _, (_, first, second), _ = await asked_to_go_back(world, world.cat, world.bob, world.dan)
    question = world.last
    assert_all_is_well(question)
    await first.click("Agree", on=question)
    assert_all_is_well(question)
    await second.click("Refuse", on=question)
    assert_all_is_well(question)
    for shown in world.messages():
        assert_all_is_well(shown)


async def test_hostile_names_do_nothing_in_results(world: World) -> None:
    everybody_is_somebody(world)
    ann, bob, cat, dan = world.people
    for person in world.people:
        await person.slash("mygames")
    for winner, loser in ((ann, bob), (cat, dan)):
        await lost(world.bot.tables, winner.id, loser.id, guild=world.guild.id, channel=9)
    provisional = await ann.slash("leaderboard", game="civ")
    told = assert_all_is_well(provisional.message)
    assert "Twin (cat)" in told
    assert "Ｔｗｉｎ (dan)" in told
    for command in ("stats player", "stats server"):
        assert_all_is_well((await cat.slash(command, game="civ")).message)


async def test_hostile_names_do_nothing_in_a_tournament(world: World) -> None:
    everybody_is_somebody(world)
    for person in world.people:
        await person.slash("mygames")
    driver = TournamentDriver(world, 0)
    await driver.create("swiss", rounds=1)
    await driver.sign_up(world.people[:4])
    await driver.start()
    names = [thread.name or "" for thread in driver.threads()]
    assert_runs_as_before("\n".join(names))
    assert not any("://" in name for name in names)
    for place in (world.channel, *driver.threads()):
        for shown in world.messages(place):
            if shown.text not in names:  # that a thread was opened
                assert_all_is_well(shown)
    called = [driver.now.name_of(each.number) for each in driver.now.contest.entrants]
    assert [*sorted(called)[:1], *sorted(called)[-2:]] == [
        "Twin (cat)",
        "שלום [x](y)",
        "Ｔｗｉｎ (dan)",
    ]


async def sees_called(person: Person, name: str) -> None:
    reply = await person.slash("game board", text=True)
    assert name in reply.text


async def test_a_new_name_shows_at_the_next_message(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    assert world.bot.tables.get(table_id).names == {"p1": "Ann", "p2": "Bob"}
    world.bob.is_called("Roberta")
    await sees_called(world.bob, "Roberta")
    assert {*world.bot.tables.get(table_id).names.values()} == {"Ann", "Roberta"}
    # On this server alone, and nowhere else.
    world.bob.is_called("Roberta", nick="Bertie")
    await world.bob.slash("mygames")
    await sees_called(world.ann, "Bertie")
    assert world.bot.tables.directory.of(0, [world.bob.id])[world.bob.id].name == "Roberta"
    await world.restart(killed=True)
    assert {*world.bot.tables.get(table_id).names.values()} == {"Ann", "Bertie"}
    world.bob.is_called("Bob")
    await world.bob.slash("mygames")
    await sees_called(world.ann, "Bob")


async def test_a_new_name_shows_in_pictures_that_were_drawn_before(world: World) -> None:
    await begin(world, world.ann, world.bob, game="civ")
    await Autoplay(world, [world.ann, world.bob], seed=1).play(8)
    await world.ann.slash("game board")
    assert "Bob" in world.board.alt
    assert "Bob" in (await world.ann.slash("game replay")).message.alt
    world.bob.is_called("Roberta")
    await world.bob.slash("mygames")
    await world.ann.slash("game board")
    reply = await world.ann.slash("game replay")
    for shown in (world.board, reply.message):
        assert "Roberta" in shown.alt
        assert "Bob" not in shown.alt


async def test_who_presses_while_a_name_is_noted_does_not_bring_the_old_one_back(
    world: World,
) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    world.ann.is_called("Anna")
    world.bob.is_called("Roberta")
    await world.together(world.ann.slash("game log"), world.bob.slash("game log"))
    assert {*world.bot.tables.get(table_id).names.values()} == {"Anna", "Roberta"}


async def test_who_was_forgotten_has_no_name_left(world: World) -> None:
    await world.bob.slash("mygames")
    world.bob.is_called("Roberta", nick="Bertie")
    await world.bob.slash("mygames")
    stored = world.bot.tables.store.privacy.stored(world.bob.id)
    assert stored["nicks"] == [{"guild_id": world.guild.id, "nick": "Bertie"}]
    assert stored["settings"][0]["global_name"] == "Roberta"
    assert stored["settings"][0]["user_name"] == "bob"
    await world.bot.get(Privacy).forget(world.bob.id)
    assert world.bot.tables.store.privacy.stored(world.bob.id) == {}
    assert world.bot.tables.directory.of(world.guild.id, [world.bob.id]) == {}


def test_names_are_made_in_one_place() -> None:
    """No code shows the name stored beside a seat, or Discord's name as it is."""
    stored = re.compile(
        r"\.display_name\b|(?<!names\[)\bseat\.name\b|\bguest\.name\b|\.sitter_name\b"
    )
    # Where names are kept, or forgotten, as they are stored.
    kept = {
        "core/names", "core/table", "features/board/delivery", "features/computers/seats",
        "features/invitations/service", "features/privacy/service", "features/ratings/places",
        "features/seats/service",
    }  # fmt: skip
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(ROOT.glob("bot/**/*.py"))
        if path.relative_to(ROOT / "bot").with_suffix("").as_posix() not in kept
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if stored.search(line) and "view" not in line
    ]
    assert found == []
