"""Ratings and statistics as users see them: after a game, in lists, in the help."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest

from bot.features.ratings.arithmetic import number_of
from bot.features.ratings.result import SETTLED, SETTLED_OPPONENTS
from bot.features.ratings.service import Ratings
from bot.features.ratings.storage import StoredRatings
from tests.bot.autoplay import Autoplay
from tests.bot.civ.test_games import short_game
from tests.bot.dealt import begin, deal
from tests.bot.ratings.careers import ENOUGH, lost, played
from tests.bot.ratings.careers import begun as begun_by
from tests.bot.world import Person, World


async def careers(world: World, games: Sequence[Sequence[int]], channel: int = 9) -> None:
    """Play games of the server to the end, each won by the first person."""
    for people in games:
        await lost(world.bot.tables, *people, guild=world.guild.id, channel=channel)


async def over(world: World, winner: Person, loser: Person) -> int:
    """Play a rated game until ``loser`` resigns; return the table's id."""
    table_id = await begin(world, winner, loser, game="civ")
    await played(world.bot.tables, world.bot.tables.get(table_id), turns=2 * ENOUGH)
    reply = await loser.slash("game resign")
    await loser.click("Yes, resign", on=reply.message)
    return table_id


def moderate(world: World, person: Person) -> None:
    role = world.guild.create_role(
        "moderators", permissions=discord.Permissions(manage_channels=True)
    )
    world.env.backend.guilds[world.guild.id].members[person.id].role_ids.append(role.id)


@pytest.mark.soak
async def test_the_end_of_a_game_says_what_it_means_for_the_ratings(world: World) -> None:
    await over(world, world.ann, world.bob)
    rating = world.bot.get(Ratings).of(world.guild.id, "civ", world.ann.id)
    assert rating is not None
    number = number_of(rating.rating.mu)
    gain = number - 1500
    assert f"**Ann** gains {gain} points, to {number}?\n" in world.board.text
    assert f"**Bob** loses {gain} points, to {3000 - number}?\n" in world.board.text
    assert "A question mark" in world.board.text
    people = (world.ann.id, world.bob.id, world.cat.id, world.dan.id)
    await careers(world, [people[:2]] * (SETTLED - 3) + [people])
    await over(world, world.bob, world.ann)
    told = world.board.text[world.board.text.index("📈") :]
    assert "**Bob** " in told
    assert "this game counts for less" in told
    assert "?" not in told[: told.index("-#")]
    assert "A question mark" not in told


async def test_in_private_a_player_is_told_what_they_gain_and_from_whom(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    await played(world.bot.tables, world.bot.tables.get(table_id), turns=2 * ENOUGH)
    hands = {person: (await person.slash("game hand")).message for person in (world.ann, world.bob)}
    reply = await world.bob.slash("game resign")
    await world.bob.click("Yes, resign", on=reply.message)
    rating = world.bot.get(Ratings).of(world.guild.id, "civ", world.ann.id)
    assert rating is not None
    gain = number_of(rating.rating.mu) - 1500
    for person, told in (
        (world.ann, f"You gain {gain} rating points: you finished ahead of Bob (1500)."),
        (world.bob, f"You lose {gain} rating points: you finished behind Ann (1500)."),
    ):
        shown = await person.click("Refresh", on=hands[person])
        assert told in shown.text


async def test_a_game_that_does_not_count_says_why(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    reply = await world.bob.slash("game resign")
    await world.bob.click("Yes, resign", on=reply.message)
    assert world.bot.tables.get(table_id).status == "over"
    assert "before it was really played" in world.board.text
    assert "📈" not in world.board.text


@pytest.mark.soak
async def test_a_moderator_annuls_a_game_and_takes_that_back(world: World) -> None:
    moderate(world, world.dan)
    await careers(world, [(world.bob.id, world.ann.id)], channel=world.channel.id)
    table_id = str(await over(world, world.ann, world.bob))
    before = world.bot.get(Ratings).numbers(world.guild.id, "civ", [world.ann.id, world.bob.id])
    refusal = await world.ann.slash("game annul")
    assert refusal.private
    await world.ann.select(table_id, on=refusal.message)
    assert "Manage Channels" in world.ann.sees()[-1].text
    reply = await world.dan.slash("game annul")
    asked = await world.dan.select(table_id, on=reply.message)
    assert "drops out of the statistics" in asked.text
    button = asked.message
    await world.restart()
    done = await world.dan.click("Annul this game", on=button)
    assert done.private
    after = world.bot.get(Ratings).numbers(world.guild.id, "civ", [world.ann.id, world.bob.id])
    assert after[world.bob.id] > 1500 > after[world.ann.id]
    assert any("annulled" in shown.text for shown in world.messages())
    reply = await world.dan.slash("game annul")
    asked = await world.dan.select(table_id, on=reply.message)
    await world.dan.click("Count it again", on=asked.message)
    assert world.bot.get(Ratings).numbers(world.guild.id, "civ", list(before)) == before
    assert not any("annulled" in shown.text for shown in world.messages())


async def test_annulling_where_there_is_nothing_to_annul(world: World) -> None:
    assert "No game in this channel" in (await world.dan.slash("game annul")).text


@pytest.mark.soak
async def test_the_leaderboard(world: World) -> None:
    ann, bob, cat = world.ann.id, world.bob.id, world.cat.id
    empty = await world.ann.slash("leaderboard", game="civ")
    assert empty.private
    assert "No one is ranked yet" in empty.text
    await careers(world, [(ann, bob)])
    first = (await world.bob.slash("leaderboard", game="civ")).text
    assert "provisional" in first
    assert [line[:3] for line in first.splitlines() if line[0] == "("] == ["(1)", "(2)"]
    assert "provisional rank **2** of 2" in first
    await careers(world, [(ann, bob)] * (SETTLED - 2) + [(ann, bob, cat, 4242)])
    reply = await world.bob.slash("leaderboard", game="civ")
    assert reply.private
    lines = reply.text.splitlines()
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2."]
    assert "Ann" in lines[1]
    assert "rank **2** of 2" in reply.text
    new = await world.bob.click("Provisional (2)", on=reply.message)
    assert f"Player {cat}" in new.text
    assert "?" in new.text
    back = await world.bob.click("Ranked (2)", on=new.message)
    assert back.text == reply.text
    assert (
        "You’re ranked after 10 games against 3"
        in (await world.cat.slash("leaderboard", game="civ")).text
    )
    assert "haven’t played a rated game" in (await world.dan.slash("leaderboard", game="civ")).text
    # In a channel with games of one kind, no game has to be named.
    await begin(world, world.ann, world.bob, game="civ")
    assert "Carta Impera Victoria" in (await world.ann.slash("leaderboard")).text


async def test_where_no_game_is_played_it_is_about_that_which_is_played_most(world: World) -> None:
    """For example in the channel of a tournament, with games in threads only."""
    for command in ("leaderboard", "stats server"):
        assert "Innovation" in (await world.ann.slash(command)).text
    await careers(world, [(world.ann.id, world.bob.id)])
    for command in ("leaderboard", "stats server"):
        assert "Carta Impera Victoria" in (await world.ann.slash(command)).text


async def test_a_long_leaderboard_has_pages(world: World) -> None:
    table = world.bot.tables.store.section(StoredRatings)
    people = list(range(1000, 1025))
    await careers(world, [(people[0], people[1])])
    with world.bot.tables.store.transaction():
        for person in people:
            table._connection.put(
                "ratings",
                ["guild_id", "game_name", "user_id"],
                {
                    "guild_id": world.guild.id,
                    "game_name": "civ",
                    "user_id": person,
                    "name": f"**Player** {person} @everyone",
                    "mu": 50 - person / 100,
                    "sigma": 1.0,
                    "games": SETTLED,
                    "opponents": SETTLED_OPPONENTS,
                },
            )
    reply = await world.ann.slash("leaderboard", game="civ")
    assert "Page 1 of 3" in reply.text
    assert r"\*\*Player" in reply.text
    await world.restart()
    second = await world.ann.click("More", on=reply.message)
    assert "11. " in second.text
    # The public message stays as it is; a user who turns its pages sees them alone.
    shown = await world.ann.click("Show everyone", on=second.message)
    assert not shown.message.ephemeral
    assert "You" not in shown.text
    assert shown.message.pinged == []
    turned = await world.bob.click("More", on=world.last)
    assert turned.private
    assert "25. " in turned.text
    assert not turned.message.offers("More")
    assert "11. " in world.last.text


@pytest.mark.soak
@pytest.mark.drawn
async def test_statistics_of_a_person(world: World) -> None:
    ann, bob = world.ann.id, world.bob.id
    nothing = await world.ann.slash("stats player")
    assert nothing.private
    assert "hasn’t finished a game" in nothing.text
    await careers(world, [(ann, bob), (ann, bob, world.cat.id), (bob, ann)])
    await lost(world.bot.tables, ann, bob, guild=world.guild.id, channel=10, game="innovation")
    reply = await world.ann.slash("stats player")
    assert reply.private
    assert "Carta Impera Victoria" in reply.text
    assert "**3** games, **2** won (67%)" in reply.text
    assert "2 by resignation" in reply.text
    assert "3 games · 2–1" in reply.text
    ((name, picture),) = reply.message.pictures.items()
    assert name == "rating-3.png"
    assert picture.startswith(b"\x89PNG")
    assert "after each of 3 rated games" in reply.message.alt
    other = await world.ann.click("Innovation", on=reply.message)
    assert "1 of 10 rated games" in other.text
    assert not other.message.pictures
    of_bob = await world.ann.slash("stats player", person=world.bob.user, game="civ")
    assert f"Player {bob}" in of_bob.text
    await world.restart()
    shown = await world.ann.click("Show everyone", on=of_bob.message)
    assert not shown.message.ephemeral
    assert shown.message.labels == []


async def test_statistics_of_the_server(world: World) -> None:
    assert "No games have been finished" in (await world.ann.slash("stats server")).text
    ann, bob, cat = world.ann.id, world.bob.id, world.cat.id
    await careers(world, [(ann, bob), (ann, bob, cat), (bob, ann)])
    await lost(world.bot.tables, ann, cat, guild=world.guild.id + 1, channel=11)
    reply = await world.dan.slash("stats server", game="civ")
    assert reply.private
    assert "**3** finished games" in reply.text
    assert "2 games with 2 and 1 game with 3" in reply.text
    assert "**Ann** (3)" in reply.text
    shown = await world.dan.click("Show everyone", on=reply.message)
    assert not shown.message.ephemeral
    panel = await world.ann.slash("stats player")
    server = await world.ann.click("This server", on=panel.message)
    assert server.text == reply.text


async def test_who_may_not_write_in_a_channel_shows_nothing_there(world: World) -> None:
    await careers(world, [(world.ann.id, world.bob.id)])
    reply = await world.ann.slash("stats server", game="civ")
    everyone = world.env.backend.guilds[world.guild.id].roles[world.guild.id]
    everyone.permissions &= ~discord.Permissions(send_messages=True).value
    before = len(world.messages())
    refusal = await world.ann.click("Show everyone", on=reply.message)
    assert "can’t write" in world.ann.sees()[-1].text
    assert refusal.acknowledged
    assert len(world.messages()) == before


async def test_the_help_explains_the_ratings(world: World) -> None:
    reply = await world.ann.slash("help")
    answer = await world.ann.select("Ratings", on=reply.message)
    assert "1500" in (answer.messages[0].text if answer.messages else reply.message.text)


@pytest.mark.soak
async def test_a_game_played_to_its_end_is_rated_and_nothing_hidden_shows(world: World) -> None:
    people = [world.ann, world.bob]
    deal(world, short_game(2))
    table_id = await begin(world, *people, game="civ")
    await Autoplay(world, people, seed=2).play()
    table = world.bot.tables.get(table_id)
    assert table.status == "over"
    result = world.bot.get(Ratings).result(table_id)
    assert result is not None
    assert result.uncounted is None
    assert "📈" in world.board.text
    for shown in world.messages():
        assert "rating" not in shown.everything or "📈" in shown.text
    unfinished = await begun_by(
        world.bot.tables, world.cat.id, world.dan.id, guild=world.guild.id, channel=12
    )
    reply = await world.cat.slash("stats player")
    assert "hasn’t finished a game" in reply.text
    assert world.bot.get(Ratings).result(unfinished.id) is None
