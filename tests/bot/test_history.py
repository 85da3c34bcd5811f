"""The history of a game: the log, the replay, the exported record, reports."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.settings import CannotStart, settings_from
from bot.core.words import words_for
from bot.features.privacy.service import Privacy
from bot.features.reports.delivery import Reports
from bot.features.votes.service import Votes
from bot.tables.replay import turns_of
from engine import Refusal
from engine.__main__ import main as engine
from engine.games import GAMES
from engine.simulate import random_answer
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import SameCards, begin
from tests.bot.played import played as whole_game
from tests.bot.world import Person, Shown, World

SEED = 20_150_607_231


async def played(world: World, steps: int, *people: Person, **options: Any) -> int:
    """Play a game so far, without presses; return its table."""
    table_id = await begin(world, *people, **options)
    tables, rng = world.bot.tables, random.Random(2)
    for _ in range(steps):
        table = tables.get(table_id)
        assert table.game is not None
        seat = rng.choice(table.awaited)
        decision = table.game.pending[seat.player]
        answer = random_answer(decision, rng)
        await tables.answer(table_id, seat.person, decision.number, answer)
    await world.env.settle()
    return table_id


def unknown_to(world: World, table_id: int, person: Person) -> set[str]:
    """Return the names of the hidden cards that were never shown to this person."""
    table, game = world.bot.tables.get(table_id), world.game(table_id)
    player, words = table.player_of(person.id), words_for("en")
    rules = GAMES[game.name].rules
    everything = set().union(*(rules.named(game.view(viewer)) for viewer in game.players))
    shown = {
        event.card
        for event in (each.for_viewer(player) for each in world.bot.tables.events(table_id))
        if event.card
    }
    return {words.card(card) for card in everything - rules.named(game.view(player)) - shown}


def file_of(message: Shown) -> dict[str, Any]:
    """Return the record attached to a message."""
    (content,) = (each for name, each in message.pictures.items() if name.endswith(".json"))
    data: dict[str, Any] = json.loads(content)
    return data


async def end(world: World, *people: Person) -> None:
    """Let all agree to end the game."""
    first, *others = people
    await first.slash("game end")
    await first.click("Ask the others")
    question = next(shown for shown in reversed(world.messages()) if shown.offers("Agree to end"))
    for person in others:
        await person.click("Agree to end", on=question)


async def agreed_to_reveal(world: World, table_id: int) -> None:
    """Set the terms of a table so that hidden cards are revealed at the end."""
    terms = replace(world.bot.tables.get(table_id).terms, revealed=True)
    await world.bot.tables.note(table_id, terms=terms)


# The record as a file


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_what_was_agreed_on_hidden_cards_holds_when_the_game_is_over(
    world: World, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Record, report and stored copy have neither the seed nor any hidden card."""
    world.deals(SameCards(SEED))
    table_id = await played(world, 30, world.ann, world.bob, game=game)
    await end(world, world.ann, world.bob)
    table = world.bot.tables.get(table_id)
    for person in (world.ann, world.bob, world.cat):
        reply = await person.slash("game export")
        assert "stay hidden at this table" in reply.text
        report = await person.submit(await person.slash("report"), text="It went wrong")
        _, copy = await world.bot.get(Privacy).copy(person.id)
        for text in (
            json.dumps(file_of(reply.message)),
            json.dumps(file_of(report.message)),
            copy.decode(),
        ):
            assert str(SEED) not in text
        data, player = file_of(reply.message), table.player_of(person.id)
        assert data["left_out"]["because"] == "agreed"
        assert {given["player"] for given in data["answers"]} <= {player}
        known = [event.for_viewer(player) for event in world.bot.tables.events(table_id)]
        assert [event.get("card") for event in data["events"]] == [each.card for each in known]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert engine(["replay", str(file)]) == 2
    assert "hidden cards stay hidden" in capsys.readouterr().err


@pytest.mark.soak
async def test_what_is_hidden_at_the_end_is_revealed_if_all_who_have_a_seat_agree(
    world: World, tmp_path: Path
) -> None:
    """Resigned players are asked, others are not. Revealed cards stay revealed."""
    table_id = await played(world, 20, world.ann, world.bob, world.cat, game="civ")
    await world.bob.slash("game resign")
    await world.bob.click("Yes, resign")
    await end(world, world.ann, world.cat)
    reply = await world.dan.slash("game export")
    assert not reply.message.offers("Ask to reveal cards")
    reply = await world.ann.slash("game export")
    await world.ann.click("Ask to reveal cards", on=reply.message)
    question = next(shown for shown in reversed(world.messages()) if shown.offers("Agree"))
    assert "reveal what was hidden" in question.text
    await world.cat.click("Agree", on=question)
    assert "not being asked" in (await world.dan.click("Agree", on=question)).text
    assert not world.bot.tables.get(table_id).terms.revealed
    await world.restart()
    await world.bob.click("Agree", on=question)
    assert world.bot.tables.get(table_id).terms.revealed
    assert "everything in this game is revealed" in question.text
    reply = await world.dan.slash("game export")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(file_of(reply.message)))
    assert engine(["replay", str(file)]) == 0
    with pytest.raises(Refusal, match="vote-lapsed"):
        await world.bot.get(Votes).propose(table_id, "reveal", world.ann.id, {"revealed": False})


async def test_nobody_alone_changes_the_terms_once_the_game_has_begun(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("More…", on=world.ann.last_dm)
    reply = await world.ann.click("Options…", on=world.ann.last_dm)
    assert "everyone has to agree" in reply.text
    await world.ann.click("Ask to reveal them at the end", on=reply.message)
    assert not world.bot.tables.get(table_id).terms.revealed
    question = next(shown for shown in reversed(world.messages()) if shown.offers("Agree"))
    await world.bob.click("Refuse", on=question)
    assert not world.bot.tables.get(table_id).terms.revealed


@pytest.mark.soak
async def test_answers_taken_back_and_actions_begun_again_are_marked(
    world: World, tmp_path: Path
) -> None:
    table_id = await begin(world, world.ann, world.bob)
    autoplay = Autoplay(world, [world.ann, world.bob], seed=5)
    await autoplay.play(5)
    for person, other in ((world.ann, world.bob), (world.bob, world.ann)):
        asked = await person.slash("game undo")
        if asked.message.offers("Ask the others"):
            await person.click("Ask the others", on=asked.message)
            await other.click("Agree", on=world.last)
        await autoplay.play(3)
    await end(world, world.ann, world.bob)
    undone = [given for given in world.bot.tables.answers(table_id) if given.undone]
    assert undone
    await agreed_to_reveal(world, table_id)
    reply = await world.ann.slash("game export")
    data = file_of(reply.message)
    assert [given.get("undone") for given in data["answers"]].count(True) == len(undone)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert engine(["replay", str(file)]) == 0


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_while_it_goes_on_nobody_is_given_what_they_may_not_know(
    world: World, game: str
) -> None:
    world.deals(SameCards(SEED))
    table_id = await played(world, 30, world.ann, world.bob, game=game)
    table = world.bot.tables.get(table_id)
    assert table.seed == SEED
    for person in (world.ann, world.bob, world.cat):
        reply = await person.slash("game export")
        assert reply.private
        data = file_of(reply.message)
        text = json.dumps(data)
        assert "seed" not in data
        assert str(SEED) not in text
        player = table.player_of(person.id)
        assert {given["player"] for given in data["answers"]} <= {player}
        known = [event.for_viewer(player) for event in world.bot.tables.events(table_id)]
        assert [event.get("card") for event in data["events"]] == [event.card for event in known]
        if game == "innovation":
            named = GAMES[game].rules.named(world.game(table_id).view(player))
            shown = {event.card for event in known} | {event.cause for event in known}
            own = {
                word
                for given in data["answers"]
                for token in given["answer"]
                for word in token.split()
            }
            hidden = set().union(
                *(
                    GAMES[game].rules.named(world.game(table_id).view(other))
                    for other in table.names
                )
            )
            for card in hidden - named - shown - own:
                assert f'"{card}"' not in text


async def test_there_is_nothing_to_give_before_the_start(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    for command in ("export", "replay", "log"):
        reply = await world.ann.slash(f"game {command}")
        assert "hasn’t started yet" in reply.text


# The game once more


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_a_game_that_ended_early_is_over_in_its_last_picture(game: str) -> None:
    table, answers = whole_game(game)
    ended = replace(table, status="ended", winners=(), reason="agreed")
    *before, last = turns_of(ended, answers[:20])
    assert last.over
    assert not last.awaited
    assert not any(view.over for view in before)


async def test_the_game_turn_by_turn(world: World) -> None:
    table_id = await played(world, 25, world.ann, world.bob)
    turns = world.game(table_id).view(None).turn_number
    await world.cat.slash("game replay")
    reply = await world.cat.click("Turn by turn")
    assert reply.private
    panel = reply.message
    assert "the start" in panel.text
    assert panel.labels == ["Next ▶", "Last ⏭"]
    for turn in range(1, turns + 1):
        panel = (await world.cat.click("▶", on=panel)).message
        assert f"turn {turn}/{turns} ·" in panel.text
        assert panel.pictures
    assert panel.labels == ["⏮ First", "◀ Back"]
    panel = (await world.cat.click("◀", on=panel)).message
    assert f"turn {turns - 1}/{turns} ·" in panel.text
    panel = (await world.cat.click("⏭", on=panel)).message
    assert f"turn {turns}/{turns} ·" in panel.text
    panel = (await world.cat.click("⏮", on=panel)).message
    assert "the start" in panel.text
    await world.restart()
    panel = (await world.cat.click("⏭", on=panel)).message
    assert f"turn {turns}/{turns} ·" in panel.text


async def test_turn_by_turn_nobody_sees_what_they_may_not_know(world: World) -> None:
    table_id = await played(world, 25, world.ann, world.bob)
    turns = world.game(table_id).view(None).turn_number
    hands = {}
    for person in (world.ann, world.bob, world.cat):
        await person.slash("game replay")
        panel = (await person.click("Turn by turn")).message
        told = panel.everything
        for _ in range(turns):
            panel = (await person.click("▶", on=panel)).message
            told += panel.everything
        hands[person] = panel.text
        for card in unknown_to(world, table_id, person):
            assert card not in told
    assert "Your hand" in hands[world.ann]
    assert "Your hand" not in hands[world.cat]


# The log


async def test_at_the_end_the_log_hides_nothing_if_people_agreed(world: World) -> None:
    table_id = await played(world, 40, world.ann, world.bob)
    table = world.bot.tables.get(table_id)
    await world.bot.tables.note(table_id, terms=replace(table.terms, revealed=True))
    unknown = unknown_to(world, table_id, world.cat)
    assert unknown
    log = (await world.cat.slash("game log")).text
    assert not [card for card in unknown if f"**{card}**" in log]
    await end(world, world.ann, world.bob)
    log = await whole_log(world.cat)
    assert [card for card in unknown if f"**{card}**" in log]
    await world.bot.tables.note(table_id, terms=replace(table.terms, revealed=False))
    log = await whole_log(world.cat)
    assert not [card for card in unknown if f"**{card}**" in log]


async def whole_log(person: Person) -> str:
    """Return all pages of the log."""
    panel = (await person.slash("game log")).message
    log = panel.text
    while panel.offers("◀ Back"):
        panel = (await person.click("◀ Back", on=panel)).message
        log = panel.text + log
    return log


# Reports


async def test_a_report_comes_back_with_the_file(world: World) -> None:
    table_id = await played(world, 10, world.ann, world.bob)
    form = await world.ann.slash("report")
    reply = await world.ann.submit(form, text="It **drew** two cards, @everyone")
    assert reply.private
    assert "the person who runs this bot" in reply.text
    assert "\\*\\*drew\\*\\*" in reply.text
    data = file_of(reply.message)
    assert data["viewer"] == world.bot.tables.get(table_id).player_of(world.ann.id)
    assert "seed" not in data


async def test_a_report_may_be_about_no_game(world: World) -> None:
    form = await world.dan.slash("report")
    reply = await world.dan.submit(form, text="Hello?")
    assert reply.private
    assert "Hello?" in reply.text
    assert not reply.message.pictures


async def test_a_report_goes_to_the_channel_of_the_host(world: World) -> None:
    await played(world, 10, world.ann, world.bob)
    desk = world.guild.create_text_channel("desk")
    world.bot.get(Reports).channel_id = desk.id
    await world.ann.click("More…")
    await world.ann.click("Report a problem…")
    form = await world.ann.click("Write a report")
    reply = await world.ann.submit(form, text="I was asked twice")
    assert "passed this on" in reply.text
    (posted,) = world.messages(desk)
    assert "Ann" in posted.text
    assert "I was asked twice" in posted.text
    assert "seed" not in file_of(posted)
    # If it cannot be posted, it is not lost.
    world.fails("POST", f"/channels/{desk.id}/messages", status=403, code=50001)
    form = await world.bob.slash("report")
    reply = await world.bob.submit(form, text="And I not at all")
    assert "the person who runs this bot" in reply.text


async def test_a_form_that_was_open_during_a_restart_is_taken(world: World) -> None:
    await played(world, 4, world.ann, world.bob)
    form = await world.ann.slash("report")
    await world.restart()
    reply = await world.ann.submit(form, text="Still here")
    assert "Still here" in reply.text


async def test_with_several_tables_the_report_asks_which(world: World) -> None:
    await begin(world, world.ann, world.bob)
    world.channel = world.guild.create_text_channel("forum")
    await begin(world, world.ann, world.cat)
    world.channel = world.guild.create_text_channel("elsewhere")
    reply = await world.ann.slash("report")
    assert reply.modal is None
    menu = reply.message.selects[0]
    reply = await world.ann.select(next(iter(menu.options)), on=reply.message)
    form = await world.ann.click("Write a report", on=reply.message)
    reply = await world.ann.submit(form, text="This one")
    assert file_of(reply.message)["game"] == "innovation"


def test_the_host_names_a_channel_for_reports_by_its_id() -> None:
    assert settings_from({}).report_channel is None
    assert settings_from({"CIVITAS_REPORT_CHANNEL": "1456"}).report_channel == 1456
    with pytest.raises(CannotStart, match="CIVITAS_REPORT_CHANNEL"):
        settings_from({"CIVITAS_REPORT_CHANNEL": "#reports"})


async def test_what_ended_here_is_looked_back_on_here_also_by_who_plays_elsewhere(
    world: World,
) -> None:
    await begin(world, world.ann, world.bob, game="civ")
    reply = await world.ann.slash("game resign")
    await world.ann.click("Yes", on=reply.message)
    here, world.channel = world.channel, world.guild.create_text_channel("elsewhere")
    await begin(world, world.ann, world.bob, game="innovation")
    for command in ("export", "replay", "log"):
        reply = await world.ann.slash(f"game {command}", at=here)
        assert "Carta Impera Victoria" in reply.text
        reply = await world.ann.slash(f"game {command}")
        assert "Innovation" in reply.text


async def test_a_rematch_that_is_only_open_hides_nothing_of_the_game_before(world: World) -> None:
    await begin(world, world.ann, world.bob, game="civ")
    reply = await world.ann.slash("game resign")
    await world.ann.click("Yes", on=reply.message)
    over = world.board
    await world.bob.click("Rematch", on=over)
    for command in ("export", "replay", "log"):
        for person in (world.ann, world.bob, world.cat):
            reply = await person.slash(f"game {command}")
            assert reply.private
            assert "Carta Impera Victoria" in reply.text
            assert "hasn’t started" not in reply.text
    lobby = next(shown for shown in reversed(world.messages()) if shown.offers("Join"))
    await world.ann.click("Join", on=lobby)
    await world.bob.click("Start", on=lobby)
    reply = await world.ann.slash("game export")
    assert "as far as you may know" in reply.text  # the game that is played now


async def test_below_the_last_picture_everybody_can_look_back(world: World) -> None:
    await begin(world, world.ann, world.bob, game="civ")
    reply = await world.ann.slash("game resign")
    await world.ann.click("Yes", on=reply.message)
    over = world.board
    await world.bob.click("Rematch", on=over)
    await world.restart()
    for label, told in (
        ("Log", "**Bob** wins"),
        ("Replay", "Carta Impera Victoria"),
        ("Record as a file", "stay hidden at this table"),
    ):
        reply = await world.cat.click(label, on=over)
        assert reply.private
        assert told in reply.text
