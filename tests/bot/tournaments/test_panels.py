"""Messages about tournaments: of any size, in all languages, and late presses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache

import pytest

from bot.core.table import NOBODY
from bot.core.words import Words, languages, words_for
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.match_games import Game
from bot.features.tournaments.contest.standings import Number
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.editing import LONGEST_ABOUT
from bot.features.tournaments.model import Contest, placed
from bot.features.tournaments.nudges import Holdup
from bot.features.tournaments.panels.byes import byes_panel
from bot.features.tournaments.panels.draft import draft_panel
from bot.features.tournaments.panels.edit import edit_panel
from bot.features.tournaments.panels.editing import settings_panel
from bot.features.tournaments.panels.entering import joined_panel
from bot.features.tournaments.panels.lines import MEDALS, number_text
from bot.features.tournaments.panels.messages import (
    cancelled_panel,
    check_in_panel,
    podium_panel,
    reminder_panel,
    round_panel,
    signup_panel,
    standings_panel,
    thread_panel,
)
from bot.features.tournaments.panels.notices import missed_panel, moved_up_panel
from bot.features.tournaments.panels.nudging import holdups_panel
from bot.features.tournaments.panels.organising import ask_panel, organise_panel
from bot.features.tournaments.panels.people import people_panel, person_panel
from bot.features.tournaments.panels.result import match_panel, matches_panel
from bot.features.tournaments.panels.views import (
    explain_panel,
    matches_text,
    overview_panel,
    pairings_panel,
)
from bot.features.tournaments.teams.messages import partner_panel, question_panel, team_panel
from bot.features.tournaments.teams.notices import declined_panel, unpaired_panel
from bot.features.tournaments.tournament import (
    CANCELLED,
    CHECK_IN,
    OVER,
    SIGN_UP,
    Act,
    Organiser,
    Participant,
    Single,
    Tournament,
    Venue,
    Waiting,
)
from bot.ui.panel import TEXT_LIMIT, Panel
from tests.bot.speaking import Said, foreign, people_speak
from tests.bot.tournaments.contests import better_seed, finished, paired
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World
from tests.discord_api import COMPONENTS_IN_A_MESSAGE, TEXT_DISPLAY, message_limits, walk
from tests.render.tournaments import tournament

EN = words_for("en")
MANAGER = Organiser(1, tournament("swiss", 4, 2).guild_id, manager=True)
NOON = datetime(2030, 5, 4, 12, tzinfo=UTC)
LONG = "]*_W" * 8  # as long as Discord allows a name, and full of markup


@cache
def crowded(
    format_: str = "swiss", people: int = 256, seats: int = 2, rounds: int = 1
) -> Tournament:
    """Return the largest possible tournament after these rounds, with long names."""
    made = tournament(format_, people, seats, rounds=rounds)
    contest = made.contest
    entrants = tuple(replace(each, name=LONG) for each in contest.entrants)
    last = contest.rounds[-1]
    return replace(
        made,
        name="W" * 60,
        contest=replace(contest, entrants=entrants),
        people=tuple(Participant(each.number, 10**18 + each.number) for each in entrants),
        venues=tuple(
            Venue(last.number, match.table, 10**18 + match.table, match.table, due_at=NOON)
            for match in last.matches
        ),
        due_at=NOON,
        organisers=tuple(range(10**18, 10**18 + 25)),
        results_only=tuple(range(10**18, 10**18 + 12)),
        plan=replace(made.plan, about="W" * LONGEST_ABOUT, max_people=people),
        waiting=tuple(Waiting(10**18 + 900 + each, LONG) for each in range(30)),
        disqualified=tuple(range(10**18 + 500, 10**18 + 530)),
    )


@cache
def of_teams() -> Tournament:
    """Return the largest tournament, of teams, with others in search of a partner."""
    made = crowded()
    members = tuple(
        Participant(each.number, 10**18 + 2 * each.number + place, member=place, name=LONG)
        for each in made.contest.entrants
        for place in (1, 2)
    )
    asking = tuple(
        Single(10**18 + 5000 + each, LONG, asked=10**18 + 4999, ask=each) for each in range(40)
    )
    return replace(made, people=members, options={"teams": True}, singles=asking)


def team_status(status: str, **changes: object) -> Tournament:
    """Return the tournament of teams at another status."""
    return replace(of_teams(), status=status, **changes)  # type: ignore[arg-type]


def with_byes() -> Tournament:
    """Return the largest tournament with half-point byes of half of its entrants."""
    made = crowded()
    first, last = made.contest.rounds
    away = tuple(number for match in last.matches[64:] for number in match.seats)
    last = replace(last, matches=last.matches[:64], away=away)
    settings = replace(made.contest.settings, byes=3, rounds=30)
    return replace(made, contest=replace(made.contest, settings=settings, rounds=(first, last)))


def with_cut() -> Tournament:
    """Return the largest tournament in the first round of its top cut."""
    made = crowded(rounds=3)
    settings = replace(made.contest.settings, cut=16, rounds=len(made.contest.rounds), best_of=3)
    over = finished(made.contest, better_seed)
    return replace(made, contest=paired(replace(over, settings=settings)))


def at_game_four() -> Tournament:
    """Return the same with a match that has come to its decider."""
    made = with_cut()
    number = len(made.contest.rounds)
    games = tuple(Game(table, None) for table in (1, 2, 3))
    return made.with_venue(Venue(number, 1, 10**18, due_at=NOON, games=games))


def explained(shown: Tournament, number: int, page: int, words: Words) -> Panel:
    return explain_panel(shown, formats.group_standings(shown.contest), number, page, words)


def holdups() -> list[Holdup]:
    """Return the holdups of the largest tournament: every match of its last round."""
    return [Holdup(match, match.seats, NOON) for match in crowded().contest.rounds[-1].matches]


def named() -> Contest:
    """Return the largest contest before its first round; the seventh team has a name."""
    contest = crowded().contest
    entrants = tuple(replace(each, named=each.number == 7) for each in contest.entrants)
    return replace(contest, rounds=(), entrants=entrants)


def as_status(status: str, **changes: object) -> Tournament:
    """Return the tournament at another status."""
    return replace(crowded(), status=status, **changes)  # type: ignore[arg-type]


ACTS = [
    Act(number, 1, NOON, 10**18, kind, {"name": LONG, "to_name": LONG, "round": 1, "table": 1})
    for number, kind in enumerate(("replace", "drop", "correct", "create"))
]


PANELS: dict[str, Callable[[Words], Panel]] = {
    "signup": lambda words: signup_panel(as_status(SIGN_UP), words),
    "signup-closed": lambda words: signup_panel(crowded(), words),
    "check-in": lambda words: check_in_panel(as_status(CHECK_IN), words),
    "check-in-closed": lambda words: check_in_panel(crowded(), words),
    "round": lambda words: round_panel(crowded(), 2, words),
    "round-over": lambda words: round_panel(crowded(), 1, words),
    "round-four": lambda words: round_panel(crowded(seats=4), 1, words),
    "standings": lambda words: standings_panel(crowded(), 1, words),
    "podium": lambda words: podium_panel(as_status(OVER), words),
    "cancelled": lambda words: cancelled_panel(as_status(CANCELLED, reason="too-few"), words),
    "thread": lambda words: thread_panel(crowded(), 2, crowded().contest.round(2).at(1), words),
    "settings": lambda words: settings_panel(as_status(SIGN_UP), "people", words),
    "settings-time": lambda words: settings_panel(
        as_status(SIGN_UP, plan=replace(crowded().plan, round_day=7, check_in="each")),
        "time",
        words,
    ),
    "edit": lambda words: edit_panel(crowded(), {}, words),
    "holdups": lambda words: holdups_panel(crowded(), holdups(), 3, words),
    "moved-up": lambda words: moved_up_panel(crowded(), range(10**18, 10**18 + 40), words),
    "reminder": lambda words: reminder_panel(
        crowded(), 2, crowded().contest.round(2).at(1), [10**18], words
    ),
    "joined": lambda words: joined_panel(as_status(SIGN_UP), 10**18 + 7, words),
    "overview": lambda words: overview_panel(
        crowded(), 10**18 + 7, words, organiser=True, standings=formats.standings(crowded().contest)
    ),
    "pairings": lambda words: pairings_panel(crowded(), 2, 3, 10**18 + 7, words),
    "explain": lambda words: explained(crowded(), 7, 4, words),
    "explain-four": lambda words: explained(crowded(seats=4), 7, 0, words),
    "organise": lambda words: organise_panel(crowded(), ACTS, MANAGER, words),
    "byes": lambda words: byes_panel(with_byes(), 7, words),
    "round-byes": lambda words: round_panel(with_byes(), 2, words),
    "pairings-byes": lambda words: pairings_panel(with_byes(), 2, 2, 10**18 + 7, words),
    "cut": lambda words: round_panel(with_cut(), len(with_cut().contest.rounds), words),
    "cut-standings": lambda words: standings_panel(with_cut(), 4, words),
    "explain-cut": lambda words: explained(with_cut(), 7, 0, words),
    "next-game": lambda words: thread_panel(
        at_game_four(),
        len(with_cut().contest.rounds),
        with_cut().contest.rounds[-1].matches[0],
        words,
    ),
    "draft-cut": lambda words: draft_panel(
        Draft("W" * 60, "civ", "en", 1, cut=16, best_of=3, byes=3, rounds=15), "play", NOON, words
    ),
    "draft-groups": lambda words: draft_panel(
        Draft("W" * 60, "civ", "en", 1).with_choice(format="groups"), "play", NOON, words
    ),
    "settings-play": lambda words: settings_panel(
        as_status(SIGN_UP, contest=replace(with_cut().contest, rounds=())), "play", words
    ),
    "ask": lambda words: ask_panel(crowded(), "undo", words, ACTS[0]),
    "people": lambda words: people_panel(crowded(), 10, words),
    "person": lambda words: person_panel(crowded(), 7, words),
    "organise-results": lambda words: organise_panel(
        crowded(), ACTS, Organiser(10**18, crowded().guild_id), words
    ),
    "people-results": lambda words: people_panel(crowded(), 10, words, everything=False),
    "person-results": lambda words: person_panel(crowded(), 7, words, everything=False),
    "results": lambda words: matches_panel(crowded(), 2, 5, words),
    "team-signup": lambda words: signup_panel(team_status(SIGN_UP), words),
    "team-check-in": lambda words: check_in_panel(team_status(CHECK_IN), words),
    "team-round": lambda words: round_panel(of_teams(), 2, words),
    "team-standings": lambda words: standings_panel(of_teams(), 1, words),
    "team-podium": lambda words: podium_panel(team_status(OVER), words),
    "team-thread": lambda words: thread_panel(
        of_teams(), 2, of_teams().contest.round(2).at(1), words
    ),
    "team-overview": lambda words: overview_panel(
        of_teams(), 10**18 + 7, words, organiser=True, standings=()
    ),
    "team-people": lambda words: people_panel(team_status(SIGN_UP), 10, words),
    "team-person": lambda words: person_panel(team_status(SIGN_UP, contest=named()), 7, words),
    "team-find": lambda words: partner_panel(team_status(SIGN_UP), 10**18 + 4999, words),
    "team-joined": lambda words: team_panel(team_status(SIGN_UP), 10**18 + 15, words),
    "team-question": lambda words: question_panel(of_teams(), of_teams().singles[0], words),
    "team-declined": lambda words: declined_panel(of_teams(), of_teams().singles[0], words),
    "team-unpaired": lambda words: unpaired_panel(of_teams(), range(10**18, 10**18 + 40), words),
    "team-result": lambda words: match_panel(of_teams(), 2, 1, words, "12"),
    "draft-teams": lambda words: draft_panel(
        Draft("W" * 60, "civ", "en", 1, cut=16, best_of=3, byes=3, rounds=15).with_choice(
            teams=True
        ),
        "play",
        NOON,
        words,
    ),
    "result": lambda words: match_panel(crowded(), 2, 1, words, "12"),
    "result-four": lambda words: match_panel(crowded(seats=4), 1, 1, words, "1234"),
}


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PANELS)
def test_the_largest_tournament_fits_into_every_message(name: str, language: str) -> None:
    panel = PANELS[name](words_for(language))
    components = panel.to_components()
    assert list(message_limits({"components": components}, ())) == []
    parts = list(walk(components))
    assert len(parts) <= COMPONENTS_IN_A_MESSAGE
    texts = [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]
    assert sum(map(len, texts)) <= TEXT_LIMIT
    # Texts were cut on purpose, with a word about how much is missing.
    assert not any(text.endswith("\n…") for text in texts)


def text_of(panel: Panel) -> str:
    """Return all texts of a panel."""
    parts = walk(panel.to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def test_of_many_tables_as_many_as_fit_are_shown_and_the_others_counted() -> None:
    text = text_of(round_panel(crowded(), 2, EN))
    shown = sum(line.startswith("`") for line in text.splitlines())
    assert shown > 15
    assert f"… and {len(crowded().contest.round(2).matches) - shown} more" in text


def test_a_name_cannot_lead_elsewhere() -> None:
    sly = crowded().with_entrant(1, name="x](https://example.org)")
    match = sly.contest.round(2).match_of(1)
    assert match is not None
    text = text_of(match_panel(sly, 2, match.table, EN))
    assert "](https://example" not in text
    assert text.count("](") == 1


def test_a_pause_is_seen_in_every_message_that_is_kept_up_to_date() -> None:
    paused = replace(crowded(), paused_at=NOON)
    for panel in (
        signup_panel(replace(paused, status=SIGN_UP), EN),
        check_in_panel(replace(paused, status=CHECK_IN), EN),
        round_panel(paused, 2, EN),
    ):
        text = text_of(panel)
        assert "Paused by the organisers" in text
        assert "⏳" not in text


def offers_late_entry(cup: Tournament) -> set[bool]:
    """Return whether the messages of sign-up and of the round offer to join late."""
    panels = [signup_panel(cup, EN), round_panel(cup, len(cup.contest.rounds), EN)]
    offered = {"You can still join" in text_of(panel) for panel in panels}
    buttons = [
        any(part.get("label") == "Join" for part in walk(panel.to_components())) for panel in panels
    ]
    assert {*buttons} == offered
    return offered


def test_late_entry_is_seen_as_long_as_it_is_possible() -> None:
    cup = tournament("swiss", 8, rounds=0)
    assert offers_late_entry(cup) == {True}
    assert "until round 2 is paired" in text_of(signup_panel(cup, EN))
    people = tuple(Participant(each.number, each.number) for each in cup.contest.entrants)
    full = replace(cup, people=people, plan=replace(cup.plan, max_people=8))
    assert offers_late_entry(full) == {True}
    assert "puts you on the waiting list" in text_of(signup_panel(full, EN))
    assert offers_late_entry(tournament("swiss", 8, rounds=1)) == {False}
    assert offers_late_entry(tournament("elimination", 8, rounds=0)) == {False}
    arriving = replace(cup, status=CHECK_IN, contest=replace(cup.contest, rounds=()))
    assert "until round 1 is paired" in text_of(signup_panel(arriving, EN))


def test_a_round_says_how_each_match_ended() -> None:
    small = tournament("swiss", 4, rounds=0)
    (first, second) = small.contest.round(1).matches
    one, other = first.seats
    results = {
        first.table: placed(first, {one: 1, other: 2}),
        second.table: placed(second, {}, second.seats),
    }
    round_ = small.contest.round(1)
    for match in round_.matches:
        round_ = round_.with_match(replace(match, result=results[match.table]))
    done = replace(small, contest=replace(small.contest, rounds=(round_,)))
    text = text_of(round_panel(done, 1, EN))
    assert f"**{small.name_of(one)}** beat {small.name_of(other)}" in text
    assert "didn’t turn up" in text
    assert "2 of 2 tables done" in text


def test_one_table_and_one_point_are_said_as_one() -> None:
    small = tournament("elimination", 2, rounds=0)
    assert "0 of 1 table done" in text_of(round_panel(small, 1, EN))
    for value, shown in ((1, "1 win"), (2, "2 wins"), (0, "0 wins")):
        assert number_text(Number("wins", Fraction(value)), EN) == shown
    for points, shown in ((1.0, "1 pt"), (2.0, "2 pts"), (1.5, "1½ pts")):
        assert number_text(Number("points", Fraction(points)), EN) == shown


def test_nobody_gets_a_medal_for_nothing() -> None:
    small = tournament("swiss", 4, rounds=0)
    round_ = small.contest.round(1)
    for match in round_.matches:
        round_ = round_.with_match(replace(match, result=placed(match, {}, match.seats)))
    done = replace(small, contest=replace(small.contest, rounds=(round_,)))
    assert not any(medal in text_of(standings_panel(done, 1, EN)) for medal in MEDALS.values())


def test_each_group_has_one_title() -> None:
    drawn = tournament("groups", 8, rounds=0)
    matches = drawn.contest.round(1).matches
    mixed = (*matches[::2], *matches[1::2])
    text = matches_text(drawn, 1, mixed, 3000, EN)
    assert (text.count("**Group 1**"), text.count("**Group 2**")) == (1, 1)


def test_what_is_written_to_somebody_says_which_match_it_is_about() -> None:
    small = crowded(people=8)
    number = small.contest.rounds[-1].number
    match = small.contest.rounds[-1].matches[0]
    venue = small.venue(number, match.table)
    assert venue is not None
    where = f"round {number}, table {match.table}"
    for panel in (
        reminder_panel(small, number, match, [1], EN),
        missed_panel(small, venue, match.seats, False, EN),
        missed_panel(small, venue, match.seats, True, EN),
    ):
        assert f"**{small.name}**" in text_of(panel)
        assert where in text_of(panel)


def test_whoever_has_dropped_out_is_counted_apart() -> None:
    small = crowded(people=8)
    gone = small.people[0].number
    text = text_of(overview_panel(small.with_entrant(gone, active=False), 1, EN, organiser=False))
    assert "**7 players**, room for" in text
    assert "1 player has dropped out" in text
    assert "dropped out" not in text_of(overview_panel(small, 1, EN, organiser=False))


def test_the_podium_names_those_in_front() -> None:
    over = replace(tournament("elimination", 8), status=OVER)
    people = tuple(Participant(each.number, each.number) for each in over.contest.entrants)
    text = text_of(podium_panel(replace(over, people=people), EN))
    assert "has won the tournament" in text
    assert all(medal in text for medal in "🥇🥈🥉")


def test_whoever_was_forgotten_is_not_mentioned() -> None:
    over = replace(tournament("elimination", 4), status=OVER)
    people = tuple(Participant(each.number, NOBODY) for each in over.contest.entrants)
    forgotten = replace(over, people=people, created_by=NOBODY)
    winner = formats.podium(over.contest)[0].entrant
    text = text_of(podium_panel(forgotten, EN))
    assert over.name_of(winner) in text.splitlines()[1]
    acts = [Act(1, 1, NOON, NOBODY, "pause")]
    for panel in (
        podium_panel(forgotten, EN),
        overview_panel(forgotten, 7, EN, organiser=True),
        organise_panel(forgotten, acts, MANAGER, EN),
        person_panel(forgotten, 1, EN),
    ):
        assert f"<@{NOBODY}>" not in text_of(panel)


# Presses that come too late, or from elsewhere


@pytest.fixture
def short(world: World) -> None:
    world.deals(ShortGames())


async def test_buttons_work_after_a_restart_and_are_answered_when_it_is_too_late(
    world: World, short: None
) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("elimination")
    await world.restart()
    message = world.last
    await world.bob.click("Join", on=message)
    assert driver.now.participant(world.bob.id) is not None
    twice = await world.bob.click("Join", on=message)
    assert twice.private
    assert "Nothing to do" in twice.text
    await driver.sign_up()
    await driver.start()
    with pytest.raises(LookupError):  # it has closed
        message.button("Join")
    reply = await world.cat.slash("tournament join")
    assert "takes no new players after that" in reply.text


async def test_two_who_press_for_the_last_place_get_an_answer_each(
    world: World, short: None
) -> None:
    driver = TournamentDriver(world, 0)
    await driver.create("swiss", plan={"min_people": 2, "max_people": 2})
    await world.ann.click("Join")
    message = world.last
    replies = await world.together(
        world.bob.click("Join", on=message), world.cat.click("Join", on=message)
    )
    assert sorted("You’re in" in reply.text for reply in replies) == [False, True]
    assert len(driver.now.people) == 2
    assert "number **1** on the waiting list" in "".join(reply.text for reply in replies)


async def test_checking_in_takes_one_press(world: World, short: None) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"check_in": "first"})
    await driver.sign_up()
    await driver.start()
    message = next(shown for shown in world.messages() if shown.offers("I’m here"))
    assert "still missing: **4**" in message.text
    reply = await driver.people[0].click("I’m here")
    assert reply.private
    assert "checked in" in reply.text
    assert "still missing: **3**" in message.text
    reply = await world.dan.click("I’m here")
    assert "You’re not in this tournament" in reply.text


async def test_each_person_reads_their_own_language_and_all_that_of_the_tournament(
    world: World, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_speak(monkeypatch, "it", "fr")
    said = Said(world, monkeypatch)
    await world.ann.slash("tournament create", name="Coupe", game="civ")
    await world.ann.click("Apri le iscrizioni")
    assert "Fin des inscriptions" in world.last.text
    reply = await world.bob.click("Participer")
    assert "Partecipi a **Coupe**" in reply.text
    for person in (world.ann, world.cat, world.dan):
        await person.click("Participer")
    for command in ("info", "start"):
        await world.ann.slash(f"tournament {command}")
    await world.ann.click("Comincia ora")
    for command in ("pairings", "standings", "organise", "edit", "drop", "result", "log"):
        await world.ann.slash(f"tournament {command}")
    await world.ann.slash("tournament standings", explain=True)
    await world.ann.slash("tournament pause")
    await world.ann.slash("tournament cancel")
    await world.ann.click("Cancella il torneo")
    assert foreign(said.publicly, "fr") == {}
    assert foreign(said.privately, "it") == {}


async def test_what_organisers_see_works_after_a_restart_too(world: World, short: None) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    await driver.start()
    reply = await world.ann.slash("tournament result", round=1, table=1)
    match = driver.now.contest.round(1).at(1)
    await world.ann.select(f"{driver.now.name_of(match.seats[0])} won")
    await driver.restart()
    reply = await world.ann.click("Save result")
    assert "saved and logged" in reply.text
    await world.ann.slash("tournament cancel")
    panel = world.ann.finds(lambda shown: shown.offers("Cancel tournament"))
    await world.ann.click("Cancel tournament", on=panel)
    reply = await world.ann.slash("tournament pause")
    assert "was cancelled" in reply.text


async def test_what_is_looked_at_has_the_names_of_now(world: World, short: None) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    await driver.start()
    person = driver.people[0]
    before = person.name
    assert before in (await person.slash("tournament standings")).message.alt
    person.is_called("Zenobia")
    shown = (await person.slash("tournament standings")).message.alt
    assert "Zenobia" in shown
    assert before not in shown
    files = await person.slash("tournament export")
    told = b"".join(files.message.pictures.values()).decode()
    assert "Zenobia" in told
    assert before not in told


@pytest.mark.drawn
async def test_standings_and_podium_are_posted_with_the_bracket(world: World, short: None) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("elimination")
    await driver.sign_up()
    await driver.start()
    await driver.play()
    after = next(shown for shown in world.messages() if "after round 1" in shown.text)
    assert list(after.pictures) == ["bracket.png"]
    await driver.play()
    podium, call = world.messages()[-2:]
    assert "you’ve won" in call.text
    assert list(podium.pictures) == ["bracket.png"]
    winner = driver.now.name_of(formats.podium(driver.now.contest)[0].entrant)
    assert f"({winner} won)" in podium.alt
    assert "🥇" in podium.text
    assert podium.labels == ["Pairings", "Standings", "Bracket", "Replays", "Organise…"]
