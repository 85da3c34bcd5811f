"""The slash commands: their responses, by channel and user."""

from __future__ import annotations

import discord
import pytest

from bot.core.words import words_for
from bot.ui.errors import refused
from engine import Refusal
from tests.bot.dealt import begin
from tests.bot.world import World


async def test_the_lobby_fills_and_empties(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    lobby = world.last
    assert "Ann" in lobby.text
    assert "Start" not in lobby.labels
    await world.bob.click("Join", on=lobby)
    await world.cat.click("Join", on=lobby)
    assert "Bob" in lobby.text
    assert "Join" not in lobby.labels
    reply = await world.dan.click("leave:1", on=lobby)
    assert "Press **Join** first" in reply.text
    await world.bob.click("Leave", on=lobby)
    assert "Bob" not in lobby.text
    reply = await world.ann.click("Join", on=lobby)
    assert "already have a seat" in reply.text
    reply = await world.bob.click("Start", on=lobby)
    assert "Press **Join** first" in reply.text
    await world.cat.click("Start", on=lobby)
    assert "has started" in lobby.text
    assert lobby.labels == []
    assert world.call.pinged


async def test_names_format_nothing_and_mention_nobody(world: World) -> None:
    world.ann.user._user.global_name = "**@everyone** <@1> `x`"
    await world.ann.slash("game new", seats=2)
    assert "@everyone" not in world.last.text.replace("@\u200beveryone", "")
    assert "\\*\\*" in world.last.text
    assert world.last.pinged == []


def test_what_people_typed_or_are_called_is_harmless_in_refusals() -> None:
    words = words_for("en")
    awaited = refused(Refusal("not-awaited", awaited="*Ann* @everyone"), words)
    assert "\\*Ann\\*" in awaited
    assert "@everyone" not in awaited
    assert "**x" not in refused(Refusal("no-such-card", name="**x** @here"), words)


async def test_one_table_in_a_channel(world: World) -> None:
    await world.ann.slash("game new")
    reply = await world.bob.slash("game new")
    assert reply.private
    assert "already a game" in reply.text


async def test_commands_where_there_is_no_table(world: World) -> None:
    for command in ("board", "hand", "log", "resign", "end", "move"):
        reply = await world.ann.slash(f"game {command}")
        assert reply.acknowledged
        assert reply.private
        assert reply.text


async def test_hand_from_anywhere_and_a_choice_where_there_are_several(world: World) -> None:
    await begin(world, world.ann, world.bob)
    elsewhere = world.guild.create_text_channel("elsewhere")
    reply = await world.ann.slash("game hand", at=elsewhere)
    assert "Your hand" in reply.text
    reply = await world.ann.slash("game hand", at=world.ann.dm)
    assert "Your hand" in reply.text
    other = world.guild.create_text_channel("forum")
    await world.ann.slash("game new", at=other, seats=2)
    reply = await world.ann.slash("game board", at=elsewhere)
    assert "1. **Innovation**" in reply.text
    assert [label[:3] for label in reply.message.selects[0].options.values()] == ["1. ", "2. "]
    reply = await world.ann.slash("game hand", at=elsewhere)
    assert "Which game" in reply.text
    assert "Ann and Bob" in str(reply)
    menu = reply.message.selects[0]
    chosen = await world.ann.select(next(iter(menu.options)), on=reply.message)
    assert "Your hand" in chosen.text


async def test_the_log_has_pages_and_is_each_readers_own(world: World) -> None:
    await begin(world, world.ann, world.bob)
    mine = await world.ann.slash("game log")
    theirs = await world.cat.slash("game log")
    assert mine.private
    assert "You draw **" in mine.text
    assert "Ann draws two 1s" in theirs.text
    assert mine.text.strip().splitlines()[-1].startswith("⏳")


async def test_resigning_is_asked_and_the_last_one_wins(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game resign")
    assert "Resign from" in reply.text
    assert world.bot.tables.get(table_id).status == "playing"
    await world.ann.click("Yes", on=reply.message)
    assert world.bot.tables.get(table_id).status == "over"
    assert "Bob" in world.last.text
    assert "by resignation" in world.last.text
    reply = (
        await world.bob.click("My hand", on=world.messages()[-1])
        if world.last.offers("My hand")
        else await world.bob.slash("game hand")
    )
    assert reply.acknowledged


async def test_those_seated_end_a_game_together(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game end")
    await world.ann.click("Ask the others", on=reply.message)
    question = world.last
    assert "Ann" in question.text
    assert question.pinged == []
    reply = await world.cat.click("Agree to end", on=question)
    assert "You’re not in this game" in reply.text
    await world.bob.click("Agree to end", on=question)
    assert world.bot.tables.get(table_id).status == "ended"
    assert "ended by agreement" in world.last.text
    assert world.last.labels in (
        [],
        ["Rematch", "Log", "Replay", "Analysis", "Record as a file", "Zoom"],
    )


async def test_a_moderator_ends_a_game_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.cat.slash("game end")
    assert "Only its players" in reply.text
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    world.env.backend.guilds[world.guild.id].members[world.cat.id].role_ids.append(role.id)
    reply = await world.cat.slash("game end")
    await world.cat.click("End it now", on=reply.message)
    assert world.bot.tables.get(table_id).status == "ended"
    assert "moderator" in world.last.text


async def test_a_game_moves_to_another_channel(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    old = world.board
    forum = world.guild.create_text_channel("forum")
    reply = await world.ann.slash("game move", at=forum)
    assert "continues in this channel" in reply.text
    assert world.bot.tables.get(table_id).channel_id == forum.id
    assert world.messages(forum)[-1].offers("Choose")
    assert old.labels == []
    assert str(forum.id) in old.text


async def test_the_board_is_shown_anew_for_those_who_play(world: World) -> None:
    await begin(world, world.ann, world.bob)
    old = world.board
    await world.ann.slash("game board")
    assert world.board != old
    assert old.labels == []
    assert world.board.offers("Choose")
    assert world.board.pinged == []
    newest = world.board
    reply = await world.cat.slash("game board")
    assert reply.private
    assert world.board == newest or reply.message.pictures


async def test_a_card_by_its_name_in_any_language(world: World) -> None:
    found = await world.ann.types("card", "name", "poter")
    assert "Pottery" in found
    reply = await world.ann.slash("card", name=found["Pottery"])
    assert reply.private
    assert "Pottery" in reply.message.alt
    assert "You may return up to three" in reply.message.alt
    assert "Pottery" in (await world.ann.slash("card", name="ceramica")).message.alt
    reply = await world.ann.slash("card", name="no such thing")
    assert "no card called" in reply.text


async def test_help_and_about(world: World) -> None:
    reply = await world.ann.slash("help")
    assert reply.private
    reply = await world.ann.select("Dogmas", on=reply.message)
    assert "Demand" in reply.message.text
    assert "unofficial" in (await world.ann.slash("about")).text


async def test_the_log_turns_its_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.history.log.PAGE_LIMIT", 40)
    await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game log")
    last = reply.message.text
    assert "2/2" in last
    assert "⏳" in last
    await world.ann.click("Back", on=reply.message)
    assert "1/2" in reply.message.text
    assert "⏳" not in reply.message.text
    await world.ann.click("More", on=reply.message)
    assert reply.message.text == last


async def test_the_last_one_to_leave_closes_the_lobby(world: World) -> None:
    await world.ann.slash("game new")
    lobby = world.last
    await world.ann.click("Leave", on=lobby)
    assert "closed" in lobby.text
    assert lobby.labels == []
    await world.bob.slash("game new")
    assert world.last != lobby
    assert world.last.offers("Join")


async def test_two_people_want_the_last_seat(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    await world.together(world.bob.click("Join", on=lobby), world.cat.click("Join", on=lobby))
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    assert len(table.seats) == 2


async def test_start_pressed_twice_deals_once(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    await world.bob.click("Join", on=lobby)
    await world.together(world.ann.click("Start", on=lobby), world.bob.click("Start", on=lobby))
    offering = [message for message in world.messages() if message.offers("Choose")]
    assert offering == [world.board, world.call]
    assert len(world.ann.dms) == 1


async def test_where_the_bot_may_not_write_no_table_opens(world: World) -> None:
    everyone = world.guild.default_role
    quiet = world.guild.create_text_channel(
        "quiet", overwrites={everyone: discord.PermissionOverwrite(attach_files=False)}
    )
    reply = await world.ann.slash("game new", at=quiet)
    assert reply.private
    assert "Attach Files" in reply.text
    assert world.bot.tables.at_channel(quiet.id) is None


async def test_a_table_needs_a_channel(world: World) -> None:
    reply = await world.ann.slash("game new", at=world.ann.dm)
    assert "needs a server’s channel" in reply.text


async def test_a_finished_table_can_still_be_looked_at(world: World) -> None:
    await begin(world, world.ann, world.bob)
    old = world.board
    reply = await world.ann.slash("game resign")
    await world.ann.click("Yes", on=reply.message)
    assert old.labels == []
    reply = await world.bob.slash("game hand")
    assert "everyone else has resigned" in reply.text
    assert "Choose" not in str(reply)
    reply = await world.bob.slash("game log")
    assert reply.private
    reply = await world.bob.slash("game board")
    assert "by resignation" in reply.text
    reply = await world.bob.slash("game end")
    assert "game’s over" in reply.text
    await world.cat.slash("game new")
    assert world.last.offers("Join")


async def test_a_moderator_moves_a_game_without_a_seat(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    world.env.backend.guilds[world.guild.id].members[world.cat.id].role_ids.append(role.id)
    forum = world.guild.create_text_channel("forum")
    await world.cat.slash("game move", at=forum)
    assert world.bot.tables.get(table_id).channel_id == forum.id
    reply = await world.cat.slash("game move", at=forum)
    assert reply.acknowledged
    assert world.bot.tables.get(table_id).status == "playing"


async def test_whoever_plays_on_no_longer_wants_the_end(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game end")
    await world.ann.click("Ask the others", on=reply.message)
    question = world.last
    panel = (await world.ann.slash("game hand")).message
    await world.ann.click(panel.labels[0], on=panel)
    await world.bob.click("Agree to end", on=question)
    assert world.bot.tables.get(table_id).status == "playing"
    assert world.ann.mention in question.text
    await world.ann.click("Agree to end", on=question)
    assert world.bot.tables.get(table_id).status == "ended"


async def test_a_table_closed_before_anybody_played_leaves_nothing_to_look_at(world: World) -> None:
    await world.ann.slash("game new")
    await world.ann.click("Leave")
    for command in ("board", "hand", "log", "resign", "end"):
        reply = await world.ann.slash(f"game {command}")
        assert "hasn’t started" not in reply.text
        assert "over" not in reply.text
        assert "no" in reply.text


async def test_resigning_from_a_lobby_is_leaving_it(world: World) -> None:
    await world.ann.slash("game new")
    reply = await world.ann.slash("game resign")
    await world.ann.click("Leave", on=reply.message)
    assert "closed before anyone played" in world.last.text


async def test_everybody_sees_who_has_resigned(world: World) -> None:
    await begin(world, world.ann, world.bob, world.cat)
    reply = await world.bob.slash("game resign")
    await world.bob.click("Yes, resign", on=reply.message)
    assert "Bob resigned" in world.board.text
    assert "Bob resigned" in (await world.dan.slash("game log")).text
    reply = await world.cat.slash("game resign")
    await world.cat.click("Yes, resign", on=reply.message)
    assert world.board.text.startswith("## 🏆 Ann wins\n**by resignation** · ")
    assert "game over" in world.board.text
    assert "turn" not in world.board.text
    assert "▶" not in world.board.text
    assert "1\\. **Ann**" in world.board.text


async def test_signs_alone_name_no_card(world: World) -> None:
    assert "no card called" in (await world.ann.slash("card", name="**")).text


async def test_commands_are_described_in_every_language(world: World) -> None:
    registered = world.requests("PUT", "/applications/*/commands")[-1]
    by_name = {command["name"]: command for command in registered}
    options = by_name["game"]["options"]
    new = next(option for option in options if option["name"] == "new")
    seats = next(option for option in new["options"] if option["name"] == "seats")
    for described in (by_name["card"], new, seats):
        texts = described["description_localizations"]
        assert {"fr", "it"} <= set(texts)
        assert len({described["description"], *texts.values()}) == 3


async def test_a_new_table_is_like_ones_last_one(world: World) -> None:
    first = await world.ann.slash("game new", game="civ", seats=2, variant="draft", time=24)
    assert "like your last one" not in first.text
    await world.ann.click("Leave")
    again = await world.ann.slash("game new")
    assert "like your last one" in again.text
    (table,) = world.bot.tables.of_user(world.ann.id)
    assert (table.game_name, table.max_seats, table.options) == ("civ", 2, {"variant": "draft"})
    assert table.terms.pace == 24
    await world.ann.click("Leave")
    # The chosen option counts, and the rest of the game is as ever.
    other = await world.ann.slash("game new", seats=3, time=0)
    assert "like your last one" not in other.text
    (table,) = world.bot.tables.of_user(world.ann.id)
    assert (table.game_name, table.max_seats, table.options) == ("civ", 3, {})
    assert table.terms.pace is None
    await world.ann.click("Leave")
    await world.ann.slash("game new", game="innovation")
    (table,) = world.bot.tables.of_user(world.ann.id)
    assert (table.game_name, table.max_seats) == ("innovation", 4)


async def test_a_newcomers_table_is_of_the_servers_last_game(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2, variant="draft")
    await world.ann.click("Leave")
    reply = await world.bob.slash("game new")
    assert "like your last one" not in reply.text
    (table,) = world.bot.tables.of_user(world.bob.id)
    assert (table.game_name, table.max_seats, table.options) == ("civ", 4, {})
