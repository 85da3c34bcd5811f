"""Personal data: shown, exported, and erased, while all others play on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.core.settings import CannotStart, settings_from
from bot.core.table import NOBODY
from bot.features.board.sync import MessageSync
from bot.features.invitations.service import Invitations
from bot.features.my_turns.delivery import MyTurnsMessages
from bot.features.people.service import People
from bot.features.privacy.service import Privacy
from bot.features.ratings.service import Ratings
from bot.features.seats.service import Seating
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.entrants import Entrants
from bot.storage import Store
from bot.storage.inspection import columns_of
from bot.storage.migrations import RECORD
from bot.storage.outbox import REPLACED
from bot.storage.privacy import PERSONAL
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import SameCards, begin
from tests.bot.record import assert_replayed
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Person, Reply, World
from tests.stores import outsider

# All columns that do not identify a person. A new column has to be put here, or into
# ``PERSONAL`` and into the code that exports and erases personal data.
IMPERSONAL = {
    "rules": "id fingerprint",
    "tables": "id guild_id channel_id game_name kind language options max_seats status seed winners"
    " reason opened_at started_at ended_at version answer_count event_count board_channel_id"
    " board_message_id board_turn shown told lost_told terms rewound rematch_of lobby_due",
    "games": "table_id dump",
    "seats": "table_id player computer resigned_after agreed wait waiting_since pinged dm_version"
    " dm_closed dm_news call_channel_id sitter_until gone stand_in clock due_at lapses seen_at",
    "answers": "table_id number decision player answer at undone events by_order disclosed",
    "turn_messages": "channel_id message_id table_id page until_page undone",
    "analyses": "table_id viewpoint state analysed",
    "events": "table_id number event",
    "former_players": "id table_id player at",
    "leftovers": "message_id table_id",
    "watchers": "table_id often language told message_id",
    "guesses": "table_id player decision guess move made hits told message_id",
    "motions": "id table_id kind at outcome version shown channel_id message_id",
    "standing_orders": "table_id kind rule until seen",
    "tutorials": "table_id told now answers",
    "results": "number table_id guild_id game_name reason ended_at seconds turns seats uncounted",
    "outcomes": "table_id player side left_at number guild_id game_name place won mu_before mu"
    " sigma games weight opponents",
    "ratings": "guild_id game_name mu sigma games opponents",
    "servers": "guild_id language theme pace overdue rated",
    "people": "notify quiet_from quiet_to theme still landscape",
    "maintenance": "id text at withdrawn",
    "maintenance_messages": "channel_id guild_id maintenance_id message_id",
    "my_turns": "shown",
    "my_turns_tables": "table_id",
    "digests": "since due",
    "puzzle_channels": "guild_id channel_id hour zone locale due",
    "puzzles": "id table_id game_name puzzle",
    "puzzle_searches": "table_id",
    "puzzle_posts": "id guild_id number day puzzle_id puzzle locale channel_id message_id status"
    " answered hits",
    "puzzle_answers": "post_id choice",
    "puzzle_streaks": "guild_id answered hits days streak best last",
    "absences": "id begins ends",
    "sendings": "number",
    "outbox": "id last",
    "tournaments": "id guild_id channel_id created_at name game_name language options terms plan"
    " status reason paused_at due_at opens_at void series_id version settled",
    "tournament_people": "tournament_id number member checked_in missed out",
    "tournament_venues": "tournament_id round number thread_id table_id seated due_at late overtime"
    " asked games ask_until present source",
    "tournament_acts": "id tournament_id at kind",
    "tournament_messages": "tournament_id key channel_id message_id",
    "tournament_drafts": "guild_id chosen",
    "tournament_templates": "id guild_id name chosen",
    "tournament_imports": "tournament_id made_at",
    "tournament_threads": "thread_id tournament_id archived",
    "tournament_thread_members": "thread_id",
    "tournament_roles": "tournament_id role_id",
    "tournament_webhooks": "tournament_id url secret error failed_at given_up",
    "tournament_webhook_outbox": "id tournament_id delivery kind about made_at",
    "series_posts": "message_id channel_id guild_id series_id page language wanted shown",
    "series": "id guild_id name created_at points best closed_at",
    "leagues": "id guild_id channel_id name created_at chosen size movers",
    "league_seasons": "id league_id number status created_at known posted",
    "league_players": "season_id number level place answer",
    "league_divisions": "season_id level tournament_id",
    "forgetting": "asked_at",
    "nicks": "guild_id",
}


def test_every_column_is_known_to_be_personal_or_not(tmp_path: Path) -> None:
    store_path = tmp_path / "civitas.sqlite3"
    Store(store_path).close()
    with closing(sqlite3.connect(store_path)) as file:
        columns = {name: set(names) for name, names in columns_of(file).items() if name != RECORD}
    known = {
        name: set(IMPERSONAL.get(name, "").split()) | PERSONAL.get(name, set()) for name in columns
    }
    assert columns == known


def traces(where: Path | str, person: Person) -> list[str]:
    """Return where the database still has a person's id, name or DM channel."""
    with outsider(where) as other:
        stored = other.tables()
    return [
        f"{name}.{column}: {text[:80]}"
        for name, rows in stored.items()
        for row in rows
        for column, text in ((column, str(value)) for column, value in row.items())
        if str(person.id) in text or person.name in text or str(person.dm.id) in text
    ]


async def forget(person: Person) -> Reply:
    await person.slash("privacy")
    await person.click("privacy-forget")
    return await person.click("privacy-sure")


async def copy_of(person: Person) -> dict[str, list[dict[str, object]]]:
    await person.slash("privacy")
    reply = await person.click("privacy-copy")
    assert reply.private
    (file,) = reply.message.pictures.values()
    content: dict[str, list[dict[str, object]]] = json.loads(file)
    return content


async def short_game(world: World, *people: Person, deck: int = 1) -> int:
    """Begin a game of so few cards that it is soon over; return its table."""
    world.deals(ShortGames(deck))
    table_id = await begin(world, *people, game="civ")
    world.deals(SameCards())
    return table_id


async def full_life(world: World) -> tuple[int, int, int]:
    """Involve Bob everywhere: in a finished game, a running one, and one to come."""
    ann, bob, cat = world.ann, world.bob, world.cat
    over = await short_game(world, ann, bob)
    await Autoplay(world, [ann, bob], seed=1).play()
    playing = await begin(world, bob, ann, cat)
    await Autoplay(world, [bob, ann, cat], seed=2).play(12)
    await bob.slash("game orders")
    world.channel = world.guild.create_text_channel("elsewhere")
    await bob.slash("game new", seats=3)
    await ann.click("Join", on=world.last)
    gathering = world.bot.tables.at_channel(world.channel.id)
    assert gathering is not None
    await bob.slash("away", days=3)
    await bob.slash("settings")
    return over, playing, gathering.id


@pytest.mark.soak
async def test_what_is_stored_is_told_in_plain_words(world: World) -> None:
    await world.dan.slash("help")
    little = await world.dan.slash("privacy")
    assert little.private
    assert "your names on Discord" in little.text
    assert "seat" not in little.text
    await full_life(world)
    shown = await world.bob.slash("privacy")
    assert shown.private
    for part in ("5 seats", "moves", "entries", "1 absence"):
        assert part in shown.text


@pytest.mark.soak
async def test_the_copy_holds_everything_about_oneself_and_nothing_about_others(
    world: World,
) -> None:
    over, playing, gathering = await full_life(world)
    copy = await copy_of(world.bob)
    assert [seat["table_id"] for seat in copy["seats"]] == [over, playing, gathering]
    assert {seat["name"] for seat in copy["seats"]} == {"Bob"}
    assert {answer["player"] for answer in copy["answers"] if answer["table_id"] == over} == {"p2"}
    given = [one for one in world.bot.tables.answers(playing) if one.user_id == world.bob.id]
    assert len([one for one in copy["answers"] if one["table_id"] == playing]) == len(given)
    assert copy["settings"][0]["notify"] == "channel"
    assert copy["absences"]
    assert copy["results"][0]["table_id"] == over
    assert copy["ratings"]
    text = json.dumps(copy)
    for other in (world.ann, world.cat):
        assert other.name not in text
        assert str(other.id) not in text
    assert "seed" not in text


@pytest.mark.soak
async def test_whoever_is_forgotten_leaves_no_trace_and_the_others_play_on(
    world: World, store_path: Path | str
) -> None:
    over, playing, gathering = await full_life(world)
    assert traces(store_path, world.bob)
    reply = await forget(world.bob)
    assert reply.private
    assert "3 tables" in reply.text
    assert "one game" in reply.text
    assert traces(store_path, world.bob) == []

    tables = world.bot.tables
    assert_replayed(tables.get(playing), tables.answers(playing), tables.events(playing))
    assert {answer.user_id for answer in tables.answers(over)} == {world.ann.id, NOBODY}
    assert tables.get(over).names == {"p1": "Ann", "p2": "Former player"}
    assert [seat.name for seat in tables.get(gathering).seats] == ["Ann"]
    assert tables.get(gathering).host_id == world.ann.id
    seat = tables.get(playing).seat("p1")
    assert seat.resigned
    assert seat.user_id is None
    assert tables.get(playing).host_id == world.ann.id


async def test_the_game_goes_on_to_its_end_with_a_computer_in_their_place(
    world: World, store_path: Path | str
) -> None:
    playing = await short_game(world, world.bob, world.ann, world.cat, deck=9)
    await Autoplay(world, [world.bob, world.ann, world.cat], seed=2).play(4)
    await forget(world.bob)
    assert "Bob" not in world.board.everything
    for _ in range(400):
        waiting = [seat for seat in world.bot.tables.get(playing).awaited if seat.played_by_person]
        if not waiting:
            break
        people = [world.person(each.user_id) for each in waiting]
        await Autoplay(world, [world.ann, world.cat], seed=3).decide(people[0])
        await world.env.settle()
    table = world.bot.tables.get(playing)
    assert table.status == "over"
    result = world.bot.get(Ratings).result(playing)
    assert result is not None
    assert {one.player: one.name for one in result.outcomes}["p1"] == ""
    assert traces(store_path, world.bob) == []
    log = await world.dan.slash("game log")
    assert "Former player" in log.text


async def test_whoever_leaves_two_behind_has_won(world: World) -> None:
    playing = await begin(world, world.ann, world.bob)
    await forget(world.bob)
    table = world.bot.tables.get(playing)
    assert (table.status, table.winners) == ("over", ("p1",))
    assert_replayed(table, world.bot.tables.answers(playing), world.bot.tables.events(playing))
    again = await world.ann.click("Rematch")
    assert again.acknowledged
    rematch = world.bot.tables.at_channel(world.channel.id)
    assert rematch is not None
    assert [seat.name for seat in rematch.seats] == ["Ann"]
    assert rematch.free == 1


async def test_votes_sitters_invitations_and_watching_go_as_well(
    world: World, store_path: Path | str
) -> None:
    ann, bob, cat, dan = world.people
    playing = await begin(world, ann, cat, dan)
    seating = world.bot.get(Seating)
    table = await seating.ask_to_sit_in(playing, ann.id, bob.id, "Bob", 3)
    offer = table.seat("p1").offer
    assert offer is not None
    await seating.take(playing, "p1", offer.number, bob.id, "Bob")
    world.bot.get(MessageSync).tell(playing)
    await world.env.settle()
    world.channel = world.guild.create_text_channel("elsewhere")
    await cat.slash("game new", seats=3)
    gathering = world.bot.tables.at_channel(world.channel.id)
    assert gathering is not None
    await world.bot.get(Invitations).invite(gathering.id, cat.id, bob.id, "Bob")
    world.bot.get(MessageSync).tell(gathering.id)
    await world.env.settle()
    copy = await copy_of(bob)
    assert copy["seats_of_others"]
    assert copy["invitations"]
    await forget(bob)
    assert traces(store_path, bob) == []
    seat = world.bot.tables.get(playing).seat("p1")
    assert (seat.user_id, seat.sitter_id) == (ann.id, None)
    assert world.bot.tables.get(gathering.id).guests == ()


async def test_whoever_sits_in_for_somebody_who_is_forgotten_is_told_that_it_is_over(
    world: World, store_path: Path | str
) -> None:
    ann, bob, cat, _ = world.people
    playing = await begin(world, ann, cat)
    table = await world.bot.get(Seating).ask_to_sit_in(playing, ann.id, bob.id, "Bob", 3)
    offer = table.seat("p1").offer
    assert offer is not None
    await world.bot.get(Seating).take(playing, "p1", offer.number, bob.id, "Bob")
    await bob.slash("game hand")
    await forget(ann)
    assert traces(store_path, ann) == []
    seat = world.bot.tables.get(playing).seat("p1")
    assert (seat.user_id, seat.sitter_id, seat.name) == (None, None, "Former player")
    assert world.bot.tables.get(playing).winners == ("p2",)


async def test_whoever_has_seen_a_hand_gets_no_other_one_by_being_forgotten(world: World) -> None:
    playing = await begin(world, world.ann, world.bob, world.cat)
    await forget(world.bob)
    await world.cat.slash("game seat")
    await world.cat.click("Offer to anyone")
    reply = await world.bob.click("Take the seat")
    assert "hand" in reply.text
    assert world.bot.tables.get(playing).seat("p3").user_id == world.cat.id


async def test_in_a_tournament_they_have_dropped_out_and_the_others_play_on(
    world: World, store_path: Path | str
) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=2)
    await driver.sign_up()
    await driver.start()
    gone = driver.people[1]
    async with driver.bot_at_work():
        await world.bot.get(Editing).rename(driver.id, driver.organiser, "Autumn Cup")
    queue = TournamentDriver(world, 0)
    await queue.create("swiss", plan={"min_people": 2, "max_people": 2})
    await queue.sign_up([*driver.people[2:], gone])
    match = next(match for match in driver.now.open_matches() if 2 in match.seats)
    async with driver.bot_at_work():
        await world.bot.get(Entrants).disqualify(driver.id, driver.organiser, 2, "abuse")
    copy = await copy_of(gone)
    assert copy["tournaments"][0]["name"] == gone.name
    assert copy["waiting_for"] == [{"tournament_id": queue.id, "tournament": "Summer Cup"}]
    assert copy["disqualified_from"] == [{"tournament_id": driver.id, "tournament": "Autumn Cup"}]
    await forget(gone)
    await forget(world.ann)  # who has created it
    assert traces(store_path, gone) == traces(store_path, world.ann) == []
    assert driver.now.name_of(2) == "Former player"
    assert driver.now.created_by == NOBODY
    settled = next(each for each in driver.now.contest.rounds[0].matches if 2 in each.seats)
    assert settled.table == match.table
    assert settled.places[2] == 2
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    assert 2 not in [
        number for each in driver.now.contest.rounds[1].matches for number in each.seats
    ]


async def test_a_disqualified_user_does_not_return_by_being_forgotten(
    world: World, store_path: Path | str
) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 5)
    await driver.create("swiss", rounds=1)
    await driver.sign_up()
    barred = driver.people[1]
    async with driver.bot_at_work():
        await world.bot.get(Entrants).disqualify(driver.id, driver.organiser, 2, "abuse")
    await forget(barred)
    assert traces(store_path, barred) == []
    await world.restart(killed=True)
    reply = await barred.click("Join", on=world.messages()[0])
    assert "Disqualified players" in reply.text
    assert driver.now.entrant_of(barred.id) is None
    await world.ann.slash("tournament organise")
    reply = await world.ann.click("Players…")
    reply = await world.ann.select("a former player", on=reply.message)
    reply = await barred.click("Join", on=world.messages()[0])
    assert driver.now.entrant_of(barred.id) is not None
    number = driver.now.entrant_of(barred.id)
    assert number is not None
    async with driver.bot_at_work():
        await world.bot.get(Entrants).disqualify(
            driver.id, driver.organiser, number.number, "abuse"
        )
    await forget(barred)
    await driver.start()
    await driver.play()
    assert driver.now.status == "over"
    assert driver.now.disqualified == (), "the pseudonym is kept as long as it matters"


async def test_a_tutorial_is_deleted(world: World, store_path: Path | str) -> None:
    await world.bob.slash("tutorial", game="civ")
    assert (await copy_of(world.bob))["tutorials"]
    await forget(world.bob)
    assert traces(store_path, world.bob) == []
    await world.env.settle()


@pytest.mark.soak
async def test_twice_is_no_more_than_once(world: World, store_path: Path | str) -> None:
    await full_life(world)
    await world.bob.slash("privacy")
    panel = (await world.bob.click("privacy-forget")).message
    first, second = await world.together(
        world.bob.click("privacy-sure", on=panel), world.bob.click("privacy-sure", on=panel)
    )
    assert first.acknowledged
    assert second.acknowledged
    assert traces(store_path, world.bob) == []


@pytest.mark.soak
async def test_what_was_interrupted_is_done_after_the_next_start(
    world: World, store_path: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, playing, _ = await full_life(world)
    privacy = world.bot.get(Privacy)

    class Killed(BaseException):
        pass

    async def die(_: int) -> None:
        raise Killed

    await privacy.wish(world.bob.id, "fr")
    monkeypatch.setattr(world.bot.get(Ratings), "forget", die)
    with pytest.raises(Killed):
        await privacy.forget(world.bob.id)
    await world.restart(killed=True)
    await world.later(minutes=1)
    assert traces(store_path, world.bob) == []
    assert "effacé" in world.bob.last_dm.text
    assert world.bot.tables.get(over).names["p2"] != "Bob"
    assert world.bot.tables.get(playing).seat("p1").resigned


def test_deletions_in_the_channel_of_a_user_are_forgotten_with_them(where: Path | str) -> None:
    store, now = Store(where), datetime.now(UTC)
    store.dm_channels.save(1, 11)
    store.dm_channels.save(2, 112)
    deletions = [f"{REPLACED} {channel} 5" for channel in (11, 112)]
    store.outbox.begin_all(deletions, now)
    with store.transaction():
        store.privacy.forget_person(1)
    assert store.outbox.keys() == deletions[1:]
    store.close()


async def test_a_host_passes_a_wish_on_beside_the_running_bot(
    world: World,
    store_path: Path | str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await begin(world, world.ann, world.bob)
    monkeypatch.setenv("CIVITAS_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", store_path if isinstance(store_path, str) else "")
    assert command_line.main(["forget", str(world.bob.id)]) == 0
    assert str(world.bob.id) in capsys.readouterr().out
    await world.later(minutes=10)
    assert traces(store_path, world.bob) == []
    assert "deleted" in world.bob.last_dm.text


def test_where_there_are_no_games_nobody_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CIVITAS_DATA", str(tmp_path))
    assert command_line.main(["forget", "17"]) == 1
    assert "no games" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "days"), [("", None), ("30", 30)])
def test_for_how_long_games_are_kept(text: str, days: int | None) -> None:
    assert settings_from({"CIVITAS_KEEP_DAYS": text}).keep_days == days


@pytest.mark.parametrize("text", ["0", "-1", "a month", "99999999"])
def test_days_that_cannot_be_meant(text: str) -> None:
    with pytest.raises(CannotStart, match="stop-not-days"):
        settings_from({"CIVITAS_KEEP_DAYS": text})


async def test_old_tables_are_deleted_and_their_results_stay(
    world: World, store_path: Path | str
) -> None:
    over = await short_game(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], seed=1).play()
    running = await begin(world, world.ann, world.bob)
    result = world.bot.get(Ratings).result(over)
    await world.bot.close()
    await world.env.restart_bot(world.new_bot(keep=timedelta(hours=3)))
    await world.later(hours=2)
    assert world.bot.tables.get(over)
    await world.later(hours=2)
    with outsider(store_path) as file:
        for table, column in (("tables", "id"), ("answers", "table_id"), ("events", "table_id")):
            sql = f"SELECT count(*) FROM {table} WHERE {column} = ?"
            assert file.execute(sql, [over]) == [(0,)]
            assert file.execute(sql, [running]) != [(0,)] or table == "answers"
    assert world.bot.get(Ratings).result(over) == result
    assert world.bot.get(Ratings).numbers(world.guild.id, "civ", [world.ann.id])


async def test_news_that_was_not_sent_goes_as_well(world: World, store_path: Path | str) -> None:
    await world.ann.slash("game new", seats=2)
    await world.bob.click("Join")
    await world.bot.get(People).notify_by(world.bob.id, "dm")
    world.bob.has_written()
    world.fails("POST", f"/channels/{world.bob.dm.id}/messages", times=None)
    panel = await world.ann.slash("game host")
    await world.ann.click(f"unseat:1:{world.bob.id}", on=panel.message)
    assert traces(store_path, world.bob)
    await world.bot.get(Privacy).forget(world.bob.id)
    await world.later(hours=1)
    assert traces(store_path, world.bob) == []


async def test_nothing_refers_to_a_deleted_table(world: World, store_path: Path | str) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(MyTurnsMessages).switch(world.bob.id, on=True)
    await world.env.settle()
    await world.bot.tables.remove(table_id)
    with outsider(store_path) as other:
        stored = other.tables()
    rows = [(name, row) for name, rows in stored.items() for row in rows]
    assert [name for name, row in rows if row.get("table_id") == table_id] == []
