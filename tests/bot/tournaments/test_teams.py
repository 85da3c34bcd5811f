"""Signing up for teams of two: partners, refusals, organisers, and storage."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.features.tournaments import changes, course
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.importing.reading import read
from bot.features.tournaments.model import Settings
from bot.features.tournaments.panels.export import exported_files
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.webhooks.events import Event, body
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, FAY, NAMES, Desk, by, refused

TEAMS = {"teams": True}
ASIDE = 7  # a user outside of all teams


async def opened(desk: Desk, format_: str = "swiss", **changes: object) -> Teams:
    """Open a tournament of teams; two of them are enough."""
    plan = {"min_people": 2, **changes.pop("plan", {})}  # type: ignore[dict-item]
    await desk.open(format_, options=TEAMS, plan=plan, **changes)
    return Teams(desk.service)


async def ask(desk: Desk, teams: Teams, one: int, other: int) -> int:
    """Let ``one`` ask ``other``; return the number of the question."""
    after = await teams.ask(desk.id, one, NAMES[one], (other, NAMES[other]))
    me = after.single(one)
    return 0 if me is None else me.ask


async def pair_up(desk: Desk, teams: Teams, *people: int) -> None:
    """Put people together, the first with the second, and so on."""
    for one, other in zip(people[::2], people[1::2], strict=True):
        number = await ask(desk, teams, one, other)
        await teams.accept(desk.id, number, other, NAMES[other])


def alone(desk: Desk) -> list[int]:
    """Return those without a partner."""
    return [each.user_id for each in desk.cup.singles]


async def test_both_have_to_agree(desk: Desk) -> None:
    teams = await opened(desk)
    await teams.sign_up(desk.id, BOB, "Bob")
    number = await ask(desk, teams, ANN, BOB)
    assert alone(desk) == [BOB, ANN]
    assert desk.cup.contest.entrants == ()
    with refused("team-ask-not-yours"):
        await teams.accept(desk.id, number, CAT, "Cat")
    with refused("team-ask-gone"):
        await teams.accept(desk.id, number + 1, BOB, "Bob")
    await teams.accept(desk.id, number, BOB, "Bob")
    assert alone(desk) == []
    assert desk.cup.users([1]) == [ANN, BOB]
    assert desk.cup.name_of(1) == "Ann & Bob"
    with refused("team-ask-gone"):
        await teams.accept(desk.id, number, BOB, "Bob")


async def test_two_who_ask_each_other_are_a_team(desk: Desk) -> None:
    teams = await opened(desk)
    await ask(desk, teams, ANN, BOB)
    await ask(desk, teams, BOB, ANN)
    assert desk.cup.users([1]) == [ANN, BOB]


async def test_a_later_question_takes_the_earlier_one_back(desk: Desk) -> None:
    teams = await opened(desk)
    first = await ask(desk, teams, ANN, BOB)
    second = await ask(desk, teams, ANN, CAT)
    with refused("team-ask-gone"):
        await teams.accept(desk.id, first, BOB, "Bob")
    await teams.decline(desk.id, second, CAT)
    assert [each.declined for each in desk.cup.singles] == [True]
    with refused("team-ask-gone"):
        await teams.accept(desk.id, second, CAT, "Cat")
    with refused("team-declined-already"):
        await ask(desk, teams, ANN, CAT)


async def test_one_is_in_one_team_only(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    with refused("team-with-yourself"):
        await ask(desk, teams, CAT, CAT)
    with refused("team-partner-taken"):
        await ask(desk, teams, CAT, ANN)
    with refused("tournament-joined-already"):
        await ask(desk, teams, BOB, CAT)
    with refused("tournament-joined-already"):
        await teams.sign_up(desk.id, BOB, "Bob")
    with refused("tournament-joined-already"):
        await teams.put_together(desk.id, by(ANN), [(BOB, "Bob"), (CAT, "Cat")])


async def test_questions_lapse_once_somebody_has_a_partner(desk: Desk) -> None:
    teams = await opened(desk)
    late = await ask(desk, teams, CAT, BOB)
    await pair_up(desk, teams, ANN, BOB)
    assert [(each.user_id, each.asked, each.declined) for each in desk.cup.singles] == [
        (CAT, None, True)
    ]
    with refused("team-ask-gone"):
        await teams.decline(desk.id, late, BOB)


async def test_nobody_joins_alone(desk: Desk) -> None:
    await opened(desk)
    with refused("tournament-needs-partner"):
        await desk.join(ANN)
    with refused("tournament-needs-partner"):
        await desk.entrants.add(desk.id, by(ANN), BOB, "Bob")
    teams = Teams(desk.service)
    await desk.open("swiss", name="Singles")
    with refused("tournament-no-partners"):
        await teams.sign_up(desk.id, ANN, "Ann")


async def test_both_need_the_role(desk: Desk) -> None:
    teams = await opened(desk, plan={"role_id": 5})
    with refused("tournament-role-needed"):
        await ask(desk, teams, ANN, BOB)
    after = await teams.ask(desk.id, ANN, "Ann", (BOB, "Bob"), [5])
    with refused("tournament-role-needed"):
        await teams.accept(desk.id, after.singles[-1].ask, BOB, "Bob", [6])
    await teams.accept(desk.id, after.singles[-1].ask, BOB, "Bob", [5, 6])
    assert desk.cup.users([1]) == [ANN, BOB]


async def test_a_mate_who_stays_has_no_partner_any_more(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    await desk.service.leave(desk.id, ANN)
    assert desk.cup.contest.entrants == ()
    assert alone(desk) == [BOB]
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.by) == ("break-up", ANN)
    await desk.service.leave(desk.id, BOB)
    assert alone(desk) == []


async def test_full_teams_wait_together(desk: Desk) -> None:
    teams = await opened(desk, plan={"max_people": 2})
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    assert [desk.cup.place_in_line(each) for each in (EVE, FAY, ANN)] == [1, 1, None]
    with refused("tournament-waiting-already"):
        await teams.sign_up(desk.id, FAY, "Fay")
    await desk.service.leave(desk.id, ANN)
    first = course.first_in_line(desk.cup)
    assert first is not None
    assert first.people == ((EVE, "Eve"), (FAY, "Fay"))
    await desk.service.leave(desk.id, FAY)
    assert desk.cup.waiting == ()
    assert alone(desk) == [BOB, EVE]


async def test_one_of_them_checks_in_for_both(desk: Desk) -> None:
    teams = await opened(desk, plan={"check_in": "first"})
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    assert [*desk.cup.missing] == [1, 2]
    await desk.service.check_in(desk.id, BOB)
    assert [*desk.cup.missing] == [2]


async def test_a_team_has_the_mean_of_two_ratings(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    ratings = {ANN: 1000.0, BOB: 1500.0, CAT: 1200.0, DAN: 1200.0}
    drawn = course.drawn(desk.cup, ratings, desk.service.chance)
    assert [each.rating for each in drawn.contest.entrants] == [1250, 1200]


async def test_a_team_names_itself(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await teams.rename(desk.id, by(BOB), 1, " The   Foxes ")
    assert desk.cup.name_of(1) == "The Foxes"
    with refused("team-name-taken"):
        await teams.rename(desk.id, by(CAT), 2, "the foxes")
    with refused("team-not-yours"):
        await teams.rename(desk.id, by(CAT), 1, "Losers")
    await teams.rename(desk.id, by(ANN), 2, "Organised")  # Ann organises
    await teams.rename(desk.id, by(BOB), 1, "")
    assert [desk.cup.name_of(each) for each in (1, 2)] == ["Ann & Bob", "Organised"]


async def test_names_that_look_alike_are_told_apart(desk: Desk) -> None:
    teams = await opened(desk)
    for pair in ([(ANN, "Ann"), (BOB, "Bob")], [(CAT, "Ann"), (DAN, "Dan")]):
        await teams.put_together(desk.id, by(ANN), pair)
    assert [desk.cup.name_of(each) for each in (1, 2)] == ["Ann (1) & Bob", "Ann (2) & Dan"]
    await teams.put_together(desk.id, by(ANN), [(EVE, "Eve"), (FAY, "Fay")])
    with refused("team-name-taken"):
        await teams.rename(desk.id, by(EVE), 3, "ann (1) & bob")
    await teams.rename(desk.id, by(EVE), 3, "Αnn (1) & Воb")  # in Greek and Cyrillic letters
    assert desk.cup.name_of(3) == "Αnn (1) & Воb (2)"


async def test_a_disqualified_member_has_to_be_replaced(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    await desk.pair()
    await desk.entrants.disqualify(desk.id, by(ANN), 2, "rude", 2)
    assert not desk.cup.contest.entrant(2).active
    assert desk.cup.bars(DAN)
    assert not desk.cup.bars(CAT)
    with refused("team-mate-disqualified"):
        await teams.sign_up(desk.id, CAT, "Cat")
    with refused("tournament-disqualified"):
        await teams.sign_up(desk.id, DAN, "Dan")
    with refused("tournament-disqualified"):
        await desk.entrants.bring_back(desk.id, by(ANN), 2)
    with refused("tournament-disqualified"):  # Dan would still be in it
        await desk.entrants.replace(desk.id, by(ANN), 2, ASIDE, "Gus", 1)
    await desk.entrants.replace(desk.id, by(ANN), 2, ASIDE, "Gus", 2)
    assert desk.cup.contest.entrant(2).active
    assert desk.cup.name_of(2) == "Cat & Gus"
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.users([2]) == [CAT, DAN]
    assert not desk.cup.contest.entrant(2).active
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.contest.entrant(2).active
    assert desk.cup.disqualified == ()


async def test_before_the_first_round_a_disqualified_member_leaves_a_single(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    await desk.entrants.disqualify(desk.id, by(ANN), 1, "rude", 2)
    assert desk.cup.contest.entrants == ()
    assert alone(desk) == [ANN]
    with refused("tournament-disqualified"):
        await ask(desk, teams, ANN, BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.users([1]) == [ANN, BOB]
    assert alone(desk) == []


async def test_who_has_left_the_server_takes_the_team_out(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    before = course.without_those_gone(desk.cup, {BOB})
    assert [each.number for each in before.contest.entrants] == [2, 3]
    assert [each.user_id for each in before.singles] == [ANN]
    await desk.pair()
    later = course.without_those_gone(desk.cup, {BOB})
    assert [each.number for each in later.active_entrants] == [2, 3]
    assert {each.out for each in later.members(1)} == {"left-server"}
    (facts,) = course.drops(desk.cup, later, "left-server", {BOB})
    assert facts["gone"] == [{"user_id": BOB, "name": "Bob"}]


async def test_teams_enter_late(desk: Desk) -> None:
    teams = await opened(desk, settings=Settings("swiss", rounds=3))
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await teams.sign_up(desk.id, EVE, "Eve")
    await desk.pair()
    assert alone(desk) == [EVE]
    await ask(desk, teams, FAY, EVE)
    await ask(desk, teams, EVE, FAY)
    assert desk.cup.contest.entrant(3).joined == 2


async def test_a_removed_team_is_brought_back_by_undo(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await teams.rename(desk.id, by(BOB), 1, "Foxes")
    await desk.entrants.remove(desk.id, by(ANN), 1)
    assert [each.number for each in desk.cup.contest.entrants] == [2]
    await desk.service.take_back(desk.id, by(ANN))
    (number,) = {desk.cup.participant(each).number for each in (ANN, BOB)}  # type: ignore[union-attr]
    assert desk.cup.name_of(number) == "Foxes"


@pytest.mark.parametrize("game", ["civ", "innovation"])
def test_a_draft_of_teams_has_matches_of_two(game: str) -> None:
    draft = Draft("Cup", game, "en", 1, seats=4).with_choice(teams=True)
    assert (draft.seats, draft.options.get("teams")) == (2, True)
    assert draft.choices("seats") == (2,)
    assert Draft.restored(draft.as_data()) == draft
    assert "teams" not in draft.with_choice(teams=False).options


async def test_only_matches_of_two_teams_are_possible(desk: Desk) -> None:
    with refused("tournament-no-teams"):
        await desk.open("swiss", options=TEAMS, settings=Settings("swiss", 4))
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    again = Draft.again(desk.cup, "Cup 2")
    assert again.teams
    assert Draft.of(desk.cup) == replace(again, name="Spring Cup", again_of=0)


async def test_exports_and_webhooks_name_teams_and_members(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await teams.rename(desk.id, by(ANN), 1, "Foxes")
    await desk.pair()
    await desk.win()
    files = {file.name.split("-")[-1]: file.content.decode() for file in exported_files(desk.cup)}
    assert "Foxes" in files["players.csv"]
    assert "Cat & Dan" in files["players.csv"]
    (report,) = [text for name, text in files.items() if name.endswith(".trf")]
    assert "Cat & Dan" in report
    assert "092 Team: Swiss" in report
    (data,) = [json.loads(text) for name, text in files.items() if name.endswith(".json")]
    members = {each["name"]: each["members"] for each in data["players"]}
    assert members == {"Foxes": ["Ann", "Bob"], "Cat & Dan": ["Cat", "Dan"]}
    event = Event("match.result", {"players": [{"number": 1, "place": 1}]})
    (line,) = json.loads(body(event, desk.cup, desk.now))["data"]["players"]
    assert (line["name"], line["members"]) == ("Foxes", ["Ann", "Bob"])


async def test_an_exported_list_of_teams_is_read_back_as_the_same_teams(desk: Desk) -> None:
    teams = await opened(desk)
    people = [[(ANN, "=Ann & Co"), (BOB, "Bob, jr.")], [(CAT, "Cat"), (DAN, "Dan / D")]]
    for pair in people:
        await teams.put_together(desk.id, by(ANN), pair)
    await teams.rename(desk.id, by(ANN), 1, "Foxes")
    (file,) = [each for each in exported_files(desk.cup) if each.name.endswith("players.csv")]
    found: dict[int, list[str]] = {}
    for line in read(file.content, teams=True):
        found.setdefault(line.team, []).append(line.who)
    names = [sorted(name for _, name in pair) for pair in people]
    assert sorted(sorted(pair) for pair in found.values()) == sorted(names)


async def test_one_of_two_disqualified_is_lifted_and_the_other_stays_barred(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    await desk.pair()
    for member in (1, 2):
        await desk.entrants.disqualify(desk.id, by(ANN), 2, "rude", member)
    await desk.entrants.lift(desk.id, by(ANN), CAT)
    assert {each.out for each in desk.cup.members(2)} == {"disqualified"}
    await desk.entrants.lift(desk.id, by(ANN), DAN)
    assert {each.out for each in desk.cup.members(2)} == {"organiser"}


async def test_a_copy_of_ones_data_names_no_mate(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    await ask(desk, teams, CAT, DAN)
    stored = desk.tables.store.privacy.stored(BOB)
    assert [row["name"] for row in stored["tournaments"]] == ["Bob"]
    assert "Ann" not in repr(stored["tournaments"])
    for person in (CAT, DAN):
        (row,) = desk.tables.store.privacy.stored(person)["without_a_partner_in"]
        assert row["tournament"] == "Spring Cup"


async def test_a_team_that_waits_and_one_without_a_partner_are_taken_off_the_list(
    desk: Desk,
) -> None:
    teams = await opened(desk, plan={"max_people": 2})
    line = changes.waiting(desk.cup, [(CAT, "Cat"), (DAN, "Dan")])
    await desk.service.commit(desk.cup, line)
    await teams.sign_up(desk.id, EVE, "Eve")
    for user in (DAN, EVE):
        await desk.entrants.unlist(desk.id, by(ANN), user)
    assert (desk.cup.waiting, alone(desk)) == ((), [])
    assert [act.about["name"] for act in desk.service.log(desk.id)[:2]] == ["Eve", "Cat & Dan"]
    for _ in range(2):
        await desk.service.take_back(desk.id, by(ANN))
    assert [each.people for each in desk.cup.waiting] == [((CAT, "Cat"), (DAN, "Dan"))]
    assert alone(desk) == [EVE]
