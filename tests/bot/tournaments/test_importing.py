"""A player list is read from a file, checked line by line, and entered at once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments import changes
from bot.features.tournaments.importing.reading import MOST_LINES, Line, read
from bot.features.tournaments.importing.service import Candidate, Imports, checked
from bot.features.tournaments.service import Tournaments
from engine import Refusal
from tests.bot.test_privacy import copy_of, forget, traces
from tests.bot.tournaments.desk import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FAY,
    NAMES,
    Desk,
    active,
    by,
    refused,
)
from tests.bot.tournaments.driver import TournamentDriver
from tests.bot.world import Person, Reply, World

ID = 123456789012345678


def told(text: str) -> list[tuple[str, int | None, int]]:
    """Return player, id and seed of each line of a file."""
    return [(each.who, each.user_id, each.seed) for each in read(text.encode())]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann\nBob\n", [("Ann", None, 0), ("Bob", None, 0)]),
        ("# our club\n\n@ann ,1\n  bob,\n", [("ann", None, 1), ("bob", None, 0)]),
        ('"Smith, John",4\nSmith, Jane', [("Smith, John", None, 4), ("Smith, Jane", None, 0)]),
        ("name;seed\nAnn;2\nBob;\n", [("Ann", None, 2), ("Bob", None, 0)]),
        ("number,name,rating\n1,'=Ann,25\n2,Bob,24", [("=Ann", None, 0), ("Bob", None, 0)]),
        (f"Name\tID\nAnn\t{ID}", [(str(ID), ID, 0)]),
        ("Ann 3\nRound 2,5", [("Ann 3", None, 0), ("Round 2", None, 5)]),
    ],
)
def test_a_line_is_a_player_and_perhaps_a_seed(
    text: str, expected: list[tuple[str, int | None, int]]
) -> None:
    assert told(text) == expected


def test_mentions_and_ids_are_told_from_names() -> None:
    lines = told(f"<@{ID}>\n<@!{ID}>\n{ID}\n12345")
    assert [user_id for _, user_id, _ in lines] == [ID, ID, ID, None]
    assert told(f"<@{ID}>;7") == [(f"<@{ID}>", ID, 7)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_spreadsheets_are_read(encoding: str) -> None:
    (line,) = read("Zoë".encode(encoding))
    assert line.who == "Zoë"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "import-empty"),
        (b"\n#nobody\n,,\n", "import-empty"),
        (b"\x89PNG\0\0", "import-not-text"),
        (b"\xff\xfe\0", "import-not-text"),
        (b"x" * 200_000, "import-too-large"),
        (b"x\n" * (MOST_LINES + 1), "import-too-many"),
    ],
)
def test_what_is_no_list_is_refused(content: bytes, reason: str) -> None:
    with refused(reason):
        read(content)


@given(st.binary(max_size=300))
def test_any_file_is_read_or_refused(content: bytes) -> None:
    try:
        lines = read(content)
    except Refusal:
        return
    assert all(each.who and 0 <= each.seed <= 999 for each in lines)


def candidates(*people: int, seed: int = 0) -> list[Candidate]:
    """Return these people as found on a list."""
    return [
        Candidate(Line(number, NAMES[each], seed=seed), each, NAMES[each])
        for number, each in enumerate(people, 1)
    ]


async def test_each_line_is_checked(desk: Desk) -> None:
    await desk.open(plan={"max_people": 5})
    await desk.join(ANN, BOB)
    await desk.entrants.disqualify(desk.id, by(ANN), 2, "abuse")
    lines = candidates(ANN, BOB, CAT, CAT, DAN, EVE, FAY)
    lines.insert(0, Candidate(Line(9, "nobody"), problem="no-member"))
    lines.append(Candidate(Line(10, "Gil"), 7, "Gil"))
    found = checked(desk.cup, lines)
    assert [each.user_id for each in found.accepted] == [CAT, DAN, EVE, FAY]
    assert [each.problem for each in found.refused] == [
        "no-member",
        "plays",
        "disqualified",
        "twice",
        "full",
    ]


async def test_seeds_of_the_list_are_given_once(desk: Desk) -> None:
    await desk.open()
    imports = Imports(desk.service, desk.tables)
    lines = [*candidates(DAN, seed=2), *candidates(BOB, seed=1), *candidates(CAT, seed=2)]
    found = await imports.prepare(desk.id, by(ANN), lines)
    assert [each.problem for each in found.refused] == ["seed-taken"]
    await imports.enter(desk.id, by(ANN))
    await desk.join(EVE)
    order = [desk.cup.captain(each.number).user_id for each in desk.cup.contest.seeded]
    assert order == [BOB, DAN, EVE]


async def test_a_list_is_entered_once_and_taken_back_as_a_whole(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN)
    imports = Imports(desk.service, desk.tables)
    await imports.prepare(desk.id, by(ANN), candidates(BOB, CAT, DAN))
    with refused("tournament-organise"):
        await imports.enter(desk.id, by(BOB))
    await desk.join(CAT)
    _, entered, left = await imports.enter(desk.id, by(ANN))
    assert [each.user_id for each in entered] == [BOB, DAN]
    assert [each.user_id for each in left] == [CAT], "who has joined meanwhile"
    with refused("import-gone"):
        await imports.enter(desk.id, by(ANN))
    await desk.service.take_back(desk.id, by(ANN))
    assert {each.user_id for each in desk.cup.people} == {ANN, CAT}


async def test_a_list_takes_no_more_than_the_free_places(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4})
    imports = Imports(desk.service, desk.tables)
    await imports.prepare(desk.id, by(ANN), candidates(BOB, CAT, DAN, EVE))
    await desk.join(ANN, FAY)
    _, entered, left = await imports.enter(desk.id, by(ANN))
    assert (len(entered), len(left), active(desk)) == (2, 2, 4)


async def test_a_list_is_for_sign_up_and_is_not_kept_for_ever(desk: Desk) -> None:
    await desk.open()
    imports = Imports(desk.service, desk.tables)
    await imports.prepare(desk.id, by(ANN), candidates(BOB))
    first = desk.id
    desk.now += timedelta(days=1, hours=1)
    await desk.open(name="Other", plan={"signup_until": desk.now + timedelta(days=1)})
    await imports.prepare(desk.id, by(ANN), candidates(BOB))
    with refused("import-gone"):
        await imports.enter(first, by(ANN))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    with refused("import-closed"):
        await imports.prepare(desk.id, by(ANN), candidates(EVE))


# As organisers do it


async def sent(world: World, who: Person, *lines: str) -> Reply:
    """Let a person send a player list."""
    content = "\n".join(lines).encode()
    return await who.slash("tournament import", file=("players.txt", content))


async def test_a_list_is_previewed_and_entered_with_one_press(world: World) -> None:
    driver = TournamentDriver(world, 3)
    await driver.create("swiss")
    ann, bob, cat, dan = world.people[:4]
    cat.is_called("Zoë", "Zoë of the *club*")
    reply = await sent(
        world, ann, f"{bob.mention},1", "zoë of the *CLUB*", str(dan.id), "p01", "nobody", "ann, 1"
    )
    assert reply.private
    assert "4 players would be entered" in reply.text
    assert "seed 1" in reply.text
    assert "Line 5" in reply.text
    assert "not a member" in reply.text
    assert "this seed is taken" in reply.text
    assert not driver.now.people
    await world.restart(killed=True)
    first, second = await world.together(
        ann.click("Enter 4 players", on=reply.message),
        ann.click("Enter 4 players", on=reply.message),
    )
    assert "4 players are in" in first.text + second.text
    assert {each.user_id for each in driver.now.people} == {
        bob.id,
        cat.id,
        dan.id,
        driver.people[0].id,
    }
    await world.later(minutes=2)
    news = world.call
    assert "has entered you in" in news.text
    assert sorted(news.pinged) == sorted(each.user_id for each in driver.now.people)
    left = await bob.click("Leave", on=news)
    assert left.private
    log = await ann.slash("tournament log")
    assert "entered 4 players from a list" in log.text


async def test_who_is_added_by_hand_is_told_once(world: World) -> None:
    driver = TournamentDriver(world, 1)
    await driver.create("swiss")
    await world.ann.slash("tournament organise")
    shown = await world.ann.click("Players…")
    (menu,) = [each for each in shown.message.selects if each.custom_id.startswith("t-add")]
    handle = world.handle(shown.message)
    await world.ann.member.select(handle, [world.bob.member], custom_id=menu.custom_id)
    assert world.notified == [world.bob.id]
    await world.restart(killed=True)
    await world.later(minutes=2)
    assert world.notified == [world.bob.id]


async def test_a_list_can_be_discarded(world: World) -> None:
    driver = TournamentDriver(world, 1)
    await driver.create("swiss")
    await sent(world, world.ann, "bob")
    reply = await world.ann.click("Discard")
    assert "no one was entered" in reply.text
    assert not driver.now.people


async def test_a_list_of_many_is_told_in_a_few_messages(world: World) -> None:
    driver = TournamentDriver(world, 64)
    await driver.create("swiss")
    before = len(world.messages())
    reply = await sent(world, world.ann, *(str(each.id) for each in driver.people))
    assert "64 players would be entered" in reply.text
    await world.ann.click("Enter 64 players")
    await world.later(minutes=2)
    assert len(driver.now.people) == 64
    told = world.messages()[before:]
    assert len(told) == 2
    assert sorted(world.notified) == sorted(each.id for each in driver.people)


async def test_only_organisers_enter_lists(world: World) -> None:
    driver = TournamentDriver(world, 1)
    await driver.create("swiss")
    reply = await sent(world, world.bob, "cat")
    assert "Only organisers" in reply.text
    nothing = await sent(world, world.ann, "nobody at all")
    assert "No one would be entered" in nothing.text
    assert not nothing.message.offers("Enter")


async def test_a_list_goes_with_who_is_forgotten(world: World, store_path: str) -> None:
    driver = TournamentDriver(world, 1)
    await driver.create("swiss")
    await sent(world, world.ann, "bob", "cat")
    assert "listed_by_organisers" in await copy_of(world.bob)
    await forget(world.bob)
    assert traces(store_path, world.bob) == []
    await world.ann.click("Enter 2 players")
    assert [each.user_id for each in driver.now.people] == [world.cat.id]
    assert world.bot.get(Tournaments).get(driver.id).status == "signup"


@pytest.mark.parametrize(
    "text",
    [
        "Ann & Bob\nCat + Dan,4",
        "Ann/Bob\nCat / Dan\t4",
        "Ann,Bob\nCat,Dan,4",
        "player 1;player 2;seed\nAnn;Bob\nCat;Dan;4",
        "name,partner,seed\nAnn,Bob,\nCat,Dan,4",
        "seed,name\n,Ann & Bob\n4,Cat & Dan",
    ],
)
def test_a_line_names_both_of_a_team(text: str) -> None:
    lines = read(text.encode(), teams=True)
    assert [each.who for each in lines] == ["Ann", "Bob", "Cat", "Dan"]
    assert [each.seed for each in lines] == [0, 0, 4, 4]
    first, second, third, fourth = (each.team for each in lines)
    assert first == second != third == fourth


def test_both_of_a_team_may_be_mentions() -> None:
    for text in (f"<@{ID}><@{ID + 1}>", f"<@{ID}> <@{ID + 1}>", f"{ID} {ID + 1}"):
        lines = read(text.encode(), teams=True)
        assert [each.user_id for each in lines] == [ID, ID + 1]


async def test_teams_are_entered_from_a_list(desk: Desk) -> None:
    await desk.open(options={"teams": True}, plan={"min_people": 2, "max_people": 2})
    imports = Imports(desk.service, desk.tables)
    rows = [
        (1, ANN),
        (1, BOB),
        (2, CAT),
        (3, CAT),
        (3, ANN),
        (4, DAN),
        (4, EVE),
        (5, CAT),
        (5, FAY),
    ]
    rows += [(6, 8), (6, 9)]
    candidates = [
        Candidate(Line(number, NAMES.get(user, "Gus"), seed=number % 3, team=number), user,
                  NAMES.get(user, "Gus"))
        for number, user in rows
    ]  # fmt: skip
    found = await imports.prepare(desk.id, by(ANN), candidates)
    assert [each.user_id for each in found.accepted] == [ANN, BOB, CAT, FAY]
    assert [(each.line.number, each.problem) for each in found.refused] == [
        (2, "no-partner"),
        (3, "twice"),
        (4, "seed-taken"),
        (4, "seed-taken"),
        (6, "full"),
        (6, "full"),
    ]
    after, entered, left = await imports.enter(desk.id, by(ANN))
    assert [each.user_id for each in entered] == [ANN, BOB, CAT, FAY]
    assert left == []
    names = [after.name_of(each.number) for each in after.contest.entrants]
    assert names == ["Ann & Bob", "Cat & Fay"]
    assert [each.seed for each in after.contest.entrants] == [1, 2]
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.people == ()


async def test_a_listed_team_lacks_who_was_forgotten(desk: Desk) -> None:
    await desk.open(options={"teams": True}, plan={"min_people": 2})
    imports = Imports(desk.service, desk.tables)
    listed = [(1, ANN), (1, BOB), (2, CAT), (2, DAN)]
    candidates = [
        Candidate(Line(number, NAMES[user], team=number), user, NAMES[user])
        for number, user in listed
    ]
    await imports.prepare(desk.id, by(ANN), candidates)
    with desk.tables.store.transaction():
        desk.tables.store.privacy.forget_person(CAT)
    _, entered, left = await imports.enter(desk.id, by(ANN))
    assert [each.user_id for each in entered] == [ANN, BOB]
    assert [each.user_id for each in left] == [DAN]


async def test_a_team_on_the_waiting_list_is_not_split(desk: Desk) -> None:
    """A list takes both of a team that is next in line, or neither."""
    await desk.open(options={"teams": True}, plan={"min_people": 2, "max_people": 2})
    imports = Imports(desk.service, desk.tables)

    async def enters(*pairs: tuple[int, int]) -> list[int]:
        rows = [(number, user) for number, pair in enumerate(pairs) for user in pair]
        listed = [
            Candidate(Line(number, NAMES[user], team=number + 1), user, NAMES[user])
            for number, user in rows
        ]
        problems.append([each.problem for each in checked(desk.cup, listed).refused])
        await imports.prepare(desk.id, by(ANN), listed)
        _, entered, _ = await imports.enter(desk.id, by(ANN))
        return [each.user_id for each in entered]

    problems: list[list[str]] = []
    await enters((ANN, BOB))
    line = changes.waiting(desk.cup, [(CAT, "Cat"), (DAN, "Dan")])
    await desk.service.commit(desk.cup, line)
    with pytest.raises(Refusal, match="import-gone"):
        await enters((CAT, EVE))
    assert problems[-1] == ["waits"]
    assert [each.user_id for each in desk.cup.waiting] == [CAT]
    assert await enters((DAN, CAT)) == [DAN, CAT]
    assert desk.cup.waiting == ()
