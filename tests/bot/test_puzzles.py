"""The puzzle of the day: posted once a day, solved in private, then closed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord.builders import ChannelHandle

from bot.features.puzzles import finding
from bot.features.puzzles.model import Channel, Streak
from bot.features.puzzles.service import Puzzles
from bot.features.tournaments.tournament import OVER
from engine import GAMES, Refusal
from engine.players.puzzles import Position, Puzzle
from engine.replay import Recorded
from tests.bot.audit.pressing import press
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import locks_out
from tests.bot.puzzles import CIV, INNOVATION, chosen, due, posted, puzzle, stocked
from tests.bot.test_history import agreed_to_reveal
from tests.bot.test_privacy import copy_of, forget, short_game
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Person, Shown, World


class Search:
    """A search that finds its test's result, and records the positions searched."""

    def __init__(self) -> None:
        self.finds: list[Puzzle] = []
        self.games: list[str] = []  # that computers played
        self.records: list[tuple[Recorded, bool]] = []

    def self_played(self, game: str, seats: int, seed: int) -> Recorded:
        self.games.append(game)
        return Recorded(game, ("p1", "p2"), {}, seed, ())

    def screened(self, record: Recorded, *, revealed: bool) -> list[Position]:
        self.records.append((record, revealed))
        return [each.position for each in self.finds]

    def checked(self, position: Position) -> Puzzle | None:
        return next((each for each in self.finds if each.position == position), None)


@pytest.fixture(autouse=True)
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search()
    for name in ("self_played", "screened", "checked"):
        monkeypatch.setattr(finding, name, getattr(found, name))
    monkeypatch.setattr(finding, "STOCK", 0)
    return found


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch, search: Search) -> Search:
    """Let the bot search for puzzles, which it does not in the other tests."""
    monkeypatch.setattr(finding, "STOCK", 3)
    return search


@pytest.fixture
def square(world: World) -> ChannelHandle:
    """A channel for puzzles."""
    return world.guild.create_text_channel("square")


async def open_puzzle(world: World, square: ChannelHandle, *more: Puzzle) -> Shown:
    """Switch the puzzles on, and let the first one be posted; ``more`` are in stock."""
    await stocked(world, puzzle(), *more)
    await chosen(world, world.ann, square)
    await due(world)
    (shown,) = posted(world, square)
    return shown


def label_of(shown: Shown, place: int) -> str:
    return [each.label for each in shown.buttons if each.custom_id.startswith("puzzle-answer")][
        place
    ]


def right_place(which: Puzzle) -> int:
    return which.offered.index(which.best)


# Posting


async def test_it_is_posted_each_day_at_the_hour_of_the_server(
    world: World, square: ChannelHandle
) -> None:
    shown = await chosen(world, world.ann, square)
    assert shown.private
    assert f"**09:00** (New York) in <#{square.id}>" in shown.text
    await stocked(world, puzzle(), puzzle(CIV))
    await world.ann.select("20", on=shown.message)  # it is 19:00 there
    channel = world.bot.get(Puzzles).channel(world.guild.id)
    assert channel is not None
    assert channel.due.astimezone(ZoneInfo(channel.zone)).hour == 20
    await world.later(seconds=(channel.due - world.bot.tables.now()).total_seconds() - 60)
    assert not posted(world, square)
    await world.later(minutes=2)
    (first,) = posted(world, square)
    assert "Puzzle of the day · 1" in first.text
    assert "Innovation" in first.text
    await world.later(minutes=30)
    assert posted(world, square) == [first]
    channel = world.bot.get(Puzzles).channel(world.guild.id)
    assert channel is not None
    assert timedelta(hours=23) < channel.due - world.bot.tables.now() < timedelta(hours=24)
    await due(world)
    first, second = posted(world, square)
    assert "Puzzle of the day · 2" in second.text
    assert "Carta Impera Victoria" in second.text


async def test_its_message_shows_what_its_player_saw_and_names_nobody(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square)
    assert len(shown.pictures) == 2
    assert "Your side has" in shown.alt
    assert "Rival has" in shown.alt
    assert "Empiricism" in shown.alt
    assert len([each for each in shown.labels if ":" in each]) in (4, 5)
    for name in ("ann", "bob", "Ann", "Bob", "Alexandria"):
        assert name not in shown.everything
    assert str(world.guild.id) not in shown.everything


async def test_nothing_on_it_depends_on_the_answer(world: World, square: ChannelHandle) -> None:
    seen: list[tuple[Any, ...]] = []
    for best in (None, puzzle().offered[0]):
        which = puzzle(INNOVATION, best)
        equal = Puzzle(which.position, which.best, {each: 0.9 if each == which.best else 0.5
                                                    for each in puzzle().offered})  # fmt: skip
        await stocked(world, equal)
        if not seen:
            await chosen(world, world.ann, square)
        await due(world)
        shown = posted(world, square)[-1]
        number = len(seen) + 1
        options = await world.bob.click("What do they do?", on=shown)
        private = await world.cat.slash("puzzle")
        seen.append(
            (
                shown.text.replace(f"day · {number}", ""),
                shown.alt,
                sorted(shown.pictures),
                [(each.label, each.custom_id.split(":")[-1]) for each in shown.buttons][:5],
                options.text,
                private.text.replace(f"day · {number}", ""),
                private.message.alt,
            )
        )
    assert seen[0] == seen[1]


@pytest.mark.parametrize("killed", [True, False])
async def test_it_is_posted_once_though_the_bot_is_restarted(
    world: World, square: ChannelHandle, killed: bool
) -> None:
    shown = await open_puzzle(world, square, puzzle(CIV))
    await world.restart(killed=killed)
    await world.later(minutes=5)
    assert posted(world, square) == [shown]
    await world.bob.click(label_of(shown, right_place(puzzle())), on=shown)
    world.fails("POST", f"/channels/{square.id}/messages", times=3)
    await due(world)
    await world.restart(killed=killed)
    await world.later(minutes=10)
    first, second = posted(world, square)
    assert "the solution" in first.text
    assert "1 person tried it, and solved it" in first.text
    assert "Puzzle of the day · 2" in second.text


async def test_a_message_that_was_sent_before_the_bot_was_killed_is_not_sent_again(
    world: World, square: ChannelHandle
) -> None:
    stored = world.bot.get(Puzzles).stored

    def killed(*_: Any) -> None:
        raise Refusal("not-saved")

    with pytest.MonkeyPatch.context() as context:
        context.setattr(type(stored), "sent", killed)
        shown = await open_puzzle(world, square)
    await world.restart(killed=True)
    await world.later(minutes=2)
    assert posted(world, square) == [shown]
    post = world.bot.get(Puzzles).today(world.guild.id)
    assert post is not None
    assert post.message_id == shown.id


async def test_days_that_the_bot_missed_bring_no_puzzles(
    world: World, square: ChannelHandle
) -> None:
    first = await open_puzzle(world, square, puzzle(CIV))
    stored = world.bot.get(Puzzles).stored
    channel = stored.channel(world.guild.id)
    assert channel is not None
    past = Channel(**{**_fields(channel), "due": world.bot.tables.now() - timedelta(hours=20)})
    await world.bot.tables.write(lambda: stored.put_channel(past))
    await world.restart(killed=True)
    await world.later(minutes=5)
    assert posted(world, square) == [first]
    assert "the solution" in first.text
    await due(world)
    assert len(posted(world, square)) == 2


def _fields(channel: Channel) -> dict[str, Any]:
    return {name: getattr(channel, name) for name in Channel.__dataclass_fields__}


@pytest.mark.parametrize(
    ("after", "posted_on", "due_at"),
    [
        ("2026-01-05T07:00", None, "2026-01-05T08:00"),
        ("2026-01-05T08:00", None, "2026-01-06T08:00"),  # the very moment
        ("2026-01-05T07:00", "2026-01-05", "2026-01-06T08:00"),  # one a day
        ("2026-03-28T12:00", None, "2026-03-29T07:00"),  # clocks are put forward
    ],
)
def test_the_next_one_is_due_at_the_hour_where_the_server_is(
    after: str, posted_on: str | None, due_at: str
) -> None:
    moment = datetime.fromisoformat(after).replace(tzinfo=UTC)
    channel = Channel(1, 2, 9, "Europe/Paris", "fr", moment)
    following = channel.following(moment, posted_on)
    assert following.due == datetime.fromisoformat(due_at).replace(tzinfo=UTC)


async def test_another_hour_on_the_same_day_brings_no_second_puzzle(
    world: World, square: ChannelHandle
) -> None:
    first = await open_puzzle(world, square, puzzle(CIV))
    shown = await world.ann.slash("puzzle")
    shown = await world.ann.click("Puzzle of the day…", on=shown.message)
    await world.ann.select("23", on=shown.message)
    channel, post = (
        world.bot.get(Puzzles).channel(world.guild.id),
        world.bot.get(Puzzles).today(world.guild.id),
    )
    assert channel is not None
    assert post is not None
    assert channel.hour == 23
    assert channel.day > post.day
    assert posted(world, square) == [first]


# Answering


@pytest.mark.soak
async def test_the_result_is_private_and_the_first_choice_counts(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square)
    which = puzzle()
    right, wrong = right_place(which), (right_place(which) + 1) % len(which.offered)
    before = shown.everything
    reply = await world.bob.click(label_of(shown, right), on=shown)
    assert reply.private
    assert "Right!" in reply.text
    assert "The best" in reply.text
    assert "**1** solved in a row" in reply.text
    reply = await world.cat.click(label_of(shown, wrong), on=shown)
    assert reply.private
    assert "Not this time" in reply.text
    assert "No streak" in reply.text
    reply = await world.cat.click(label_of(shown, right), on=shown)
    assert "already made your choice" in reply.text
    assert "Not this time" in reply.text
    assert shown.everything == before
    reply = await world.cat.slash("puzzle")
    assert "already made your choice" in reply.text


async def test_a_double_press_counts_once(world: World, square: ChannelHandle) -> None:
    shown = await open_puzzle(world, square)
    label = label_of(shown, right_place(puzzle()))
    await world.together(world.bob.click(label, on=shown), world.bob.click(label, on=shown))
    streak = world.bot.get(Puzzles).streak(world.guild.id, world.bob.id)
    assert (streak.answered, streak.streak) == (1, 1)


async def test_forged_presses_are_refused(world: World, square: ChannelHandle) -> None:
    shown = await open_puzzle(world, square)
    post = world.bot.get(Puzzles).today(world.guild.id)
    assert post is not None
    for custom_id, told in (
        (f"puzzle-answer:{post.id}:9", "isn’t"),
        (f"puzzle-answer:{post.id + 1}:0", "This puzzle isn’t here"),
        ("puzzle-off", "Manage Server"),
        ("puzzle-setup", "Manage Server"),
        (f"puzzle-options:{post.id + 1}", "This puzzle isn’t here"),
    ):
        reply = await press(world, world.bob, custom_id, on=shown)
        assert reply.private
        assert told in reply.text or "not" in reply.text, custom_id
    assert world.bot.get(Puzzles).streak(world.guild.id, world.bob.id).answered == 0
    assert world.bot.get(Puzzles).channel(world.guild.id) is not None


async def test_yesterdays_message_says_what_was_right_and_has_no_buttons(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square, puzzle(CIV))
    custom_id = shown.buttons[0].custom_id
    which = puzzle()
    right, wrong = right_place(which), (right_place(which) + 1) % len(which.offered)
    for person, place in ((world.bob, right), (world.cat, wrong), (world.dan, right)):
        await person.click(label_of(shown, place), on=shown)
    await due(world)
    assert "Empiricism" in shown.text
    assert "3 people tried it, and 2 solved it: **67%**" in shown.text
    assert not shown.buttons
    assert len(shown.pictures) == 2
    late = await press(world, world.ann, custom_id, on=shown)
    assert "This puzzle is over" in late.text
    assert "The best" in late.text
    assert world.bot.get(Puzzles).streak(world.guild.id, world.ann.id).answered == 0


async def test_streaks_go_on_by_the_day_and_are_listed(world: World, square: ChannelHandle) -> None:
    first = await open_puzzle(world, square, puzzle(CIV), puzzle())
    await world.bob.click(label_of(first, right_place(puzzle())), on=first)
    await world.cat.click(label_of(first, right_place(puzzle())), on=first)
    await due(world)
    _, second = posted(world, square)
    reply = await world.bob.click(label_of(second, right_place(puzzle(CIV))), on=second)
    assert "**2** solved in a row (your best: 2) · tried 2 days in a row" in reply.text
    reply = await world.dan.click("Streaks", on=second)
    assert reply.private
    assert "1. **Bob**: 2 in a row" in reply.text
    assert "2. **Cat**: 1 in a row" in reply.text
    await due(world)
    reply = await world.cat.slash("puzzle")
    assert "No streak right now (your best: 1)" in reply.text
    reply = await world.bob.slash("puzzle")
    assert "**2** solved in a row" in reply.text


def test_a_streak_is_broken_by_a_wrong_answer_and_by_a_day_without_one() -> None:
    streak = Streak(1)
    for number, right in ((1, True), (2, True), (3, False), (4, True)):
        streak = streak.with_answer(number, right=right)
    assert (streak.streak, streak.best, streak.days, streak.hits) == (1, 2, 4, 3)
    assert streak.as_of(5) == streak
    assert (streak.as_of(6).streak, streak.as_of(6).days) == (0, 0)
    later = streak.with_answer(6, right=True)
    assert (later.streak, later.days, later.best) == (1, 1, 2)


# Where, and by whom


async def test_only_who_manages_the_server_chooses_the_channel(
    world: World, square: ChannelHandle
) -> None:
    reply = await world.bob.slash("puzzle")
    assert reply.private
    assert "no puzzle" in reply.text
    assert not reply.message.offers("Puzzle of the day…")
    await stocked(world, puzzle(), puzzle(CIV))
    shown = await chosen(world, world.ann, square)
    await due(world)
    (first,) = posted(world, square)
    assert shown.message.offers("Switch off")
    off = await world.ann.click("Switch off", on=shown.message)
    assert "**off**" in off.text
    await world.later(minutes=1)
    assert "the solution" in first.text
    await world.later(minutes=10)
    assert posted(world, square) == [first]


async def test_a_channel_in_which_the_bot_may_not_post_is_refused(world: World) -> None:
    closed = world.guild.create_text_channel("closed")
    _shut(world, closed)
    reply = await chosen(world, world.ann, closed)
    assert "Attach Files" in reply.text
    assert world.bot.get(Puzzles).channel(world.guild.id) is None


async def test_a_channel_that_was_closed_since_is_left_out_for_the_day(
    world: World, square: ChannelHandle
) -> None:
    await stocked(world, puzzle(), puzzle(CIV))
    await chosen(world, world.ann, square)
    path = f"/channels/{square.id}/messages"
    world.fails("POST", path, status=403, code=50001, message="Missing Access")
    await due(world)
    assert not posted(world, square)
    assert world.bot.get(Puzzles).today(world.guild.id) is None
    await due(world)
    assert len(posted(world, square)) == 1


async def test_a_channel_that_was_deleted_gets_no_more_puzzles(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square, puzzle(CIV))
    world.env.backend.delete_channel(square.id)
    await due(world)
    assert shown.gone
    assert world.bot.get(Puzzles).channel(world.guild.id) is None
    reply = await world.bob.slash("puzzle")
    assert "This server has no puzzle" in reply.text


def _shut(world: World, channel: ChannelHandle) -> None:
    assert world.bot.user is not None
    locks_out(world, channel, _Bot(world.bot.user.id))  # type: ignore[arg-type]


class _Bot:
    def __init__(self, user_id: int) -> None:
        self.id = user_id


async def test_users_who_do_not_see_the_channel_do_not_see_the_puzzle(
    world: World, square: ChannelHandle
) -> None:
    await open_puzzle(world, square)
    locks_out(world, square, world.bob)
    reply = await world.bob.slash("puzzle")
    assert "There’s no puzzle right now" in reply.text
    assert not reply.message.pictures
    reply = await world.cat.slash("puzzle")
    assert len(reply.message.pictures) == 2


# Finding


async def test_one_that_is_due_while_none_is_known_is_posted_once_found(
    world: World, square: ChannelHandle, searching: Search
) -> None:
    await chosen(world, world.ann, square)
    await due(world)
    await world.later(minutes=3)
    assert not posted(world, square)
    assert set(searching.games) == {*GAMES}
    searching.finds = [puzzle()]
    await world.later(minutes=5)
    assert len(posted(world, square)) == 1
    looked = len(searching.games)
    await world.later(minutes=20)
    assert len(searching.games) <= looked + 2  # then there is enough in stock


async def test_nothing_is_searched_while_no_server_wants_puzzles(
    world: World, searching: Search
) -> None:
    await finished(world, world.ann, world.bob)
    await world.later(minutes=30)
    assert not searching.games
    assert not searching.records


async def finished(world: World, *people: Person) -> int:
    """Let people play a short game to its end; return its table."""
    table_id = await short_game(world, *people)
    await Autoplay(world, list(people), seed=1).play()
    assert world.bot.tables.get(table_id).status == "over"
    return table_id


async def test_games_of_people_come_first_within_their_agreement_on_hidden_cards(
    world: World, square: ChannelHandle, searching: Search
) -> None:
    await finished(world, world.ann, world.bob)
    second = await finished(world, world.cat, world.dan)
    await agreed_to_reveal(world, second)
    searching.finds = [puzzle(CIV)]
    await stocked(world, puzzle())
    await chosen(world, world.ann, square)
    await world.later(minutes=10)
    assert [revealed for record, revealed in searching.records if record.answers] == [True, False]
    await due(world)
    (shown,) = posted(world, square)
    assert "Carta Impera Victoria" in shown.text  # found in a game of people


@pytest.mark.soak
async def test_games_of_users_who_object_or_were_forgotten_are_left_out(
    world: World, square: ChannelHandle, searching: Search
) -> None:
    await finished(world, world.ann, world.bob)
    await finished(world, world.ann, world.cat)
    used = await finished(world, world.ann, world.dan)
    shown = await world.bob.slash("puzzle")
    shown = await world.bob.click("Leave my games out", on=shown.message)
    assert "don’t become puzzles" in shown.text
    await forget(world.cat)
    await chosen(world, world.ann, square)
    await world.later(minutes=10)
    assert len([record for record, _ in searching.records if record.answers]) == 1
    assert world.bot.get(Puzzles).stored.usable(used)


async def test_what_was_found_before_an_objection_is_not_posted(
    world: World, square: ChannelHandle, searching: Search
) -> None:
    one = await finished(world, world.ann, world.bob)
    other = await finished(world, world.ann, world.cat)
    await chosen(world, world.ann, square)
    await stocked(world, puzzle(CIV), table_id=one)
    await stocked(world, puzzle(CIV), table_id=other)
    await stocked(world, puzzle())
    await world.bob.slash("puzzle")
    await world.bob.click("Leave my games out")
    await forget(world.cat)
    await due(world)
    (shown,) = posted(world, square)
    assert "Innovation" in shown.text


async def test_games_of_servers_without_puzzles_are_left_out(
    world: World, square: ChannelHandle
) -> None:
    table_id = await finished(world, world.ann, world.bob)
    stored = world.bot.get(Puzzles).stored
    assert not stored.usable(table_id)
    shown = await chosen(world, world.ann, square)
    assert stored.usable(table_id)
    await world.ann.click("Switch off", on=shown.message)
    assert not stored.usable(table_id)


@pytest.mark.soak
async def test_matches_of_a_tournament_are_left_out_until_it_is_over(
    world: World, square: ChannelHandle
) -> None:
    world.deals(ShortGames())
    await chosen(world, world.ann, square)
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    await driver.start()
    stored = world.bot.get(Puzzles).stored
    first, second = [driver.table(match).id for match in driver.now.open_matches()]
    await driver.play([next(iter(driver.now.open_matches()))])
    assert world.bot.tables.get(first).status == "over"
    assert not stored.usable(first)
    while driver.now.status != OVER:
        await driver.play()
        await world.later(minutes=10)
    assert stored.usable(first)
    assert stored.usable(second)


# Privacy


async def test_what_is_stored_of_a_user_is_copied_and_forgotten(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square)
    await world.bob.click(label_of(shown, right_place(puzzle())), on=shown)
    await world.bob.slash("puzzle")
    await world.bob.click("Leave my games out")
    told = await world.bob.slash("privacy")
    assert "puzzle of the day" in told.text
    copy = await copy_of(world.bob)
    assert copy["puzzle_answers"][0]["choice"] == puzzle().best
    assert copy["puzzle_streaks"][0]["streak"] == 1
    assert copy["games_left_out_of_puzzles"]
    await forget(world.bob)
    puzzles = world.bot.get(Puzzles)
    assert puzzles.streak(world.guild.id, world.bob.id).answered == 0
    assert not puzzles.objects(world.bob.id)
    assert not puzzles.leaders(world.guild.id, puzzles.words("en", world.guild.id))


async def test_answers_are_deleted_once_they_are_counted(
    world: World, square: ChannelHandle
) -> None:
    shown = await open_puzzle(world, square, puzzle(CIV))
    await world.bob.click(label_of(shown, right_place(puzzle())), on=shown)
    await due(world)
    copy = await copy_of(world.bob)
    assert "puzzle_answers" not in copy
    assert copy["puzzle_streaks"]
