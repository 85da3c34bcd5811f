"""Every notification has content that names its subject, as phones show it.

https://github.com/discord/discord-api-docs/issues/7854
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
import pytest

from bot.core.words import words_for
from bot.features.board.sync import MessageSync
from bot.features.people.service import People
from bot.features.tournaments.service import Tournaments
from bot.features.watching.service import Watching
from bot.games.registry import presenter_of
from engine.innovation.cards import CARDS
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.test_play import CARD_NAMES
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.waiting import ROUND
from tests.bot.world import World

GAMES = {"innovation": words_for("en")("game-innovation"), "civ": words_for("en")("game-civ")}


class Pushes:
    """The messages that notify users, each checked once."""

    def __init__(self, world: World, game: str) -> None:
        self._world = world
        self._game = GAMES[game]
        self._seen = 0
        self.found = 0
        self.by_dm = 0

    def check(self, hidden: Collection[str] = ()) -> None:
        """Check the messages sent since the last call; none may name a card in ``hidden``."""
        made = self._world.env.http_requests[self._seen :]
        self._seen += len(made)
        for entry in made:
            parts = entry.path.strip("/").split("/")
            if entry.method != "POST" or parts[0] != "channels" or parts[-1] != "messages":
                continue
            channel = self._world.env.backend.get_channel(int(parts[1]))
            self._check(entry.json or {}, hidden, private=channel.guild_id is None)

    def _check(self, body: dict[str, Any], hidden: Collection[str], *, private: bool) -> None:
        flags = discord.MessageFlags._from_value(body.get("flags") or 0)
        pinged = (body.get("allowed_mentions") or {}).get("users")
        if not pinged and not (private and not flags.suppress_notifications):
            return
        self.found += 1
        self.by_dm += private
        content = body.get("content") or ""
        assert self._game in content, body
        assert "<#" in content, body
        assert not flags.components_v2, body
        assert len(body.get("components") or []) <= 1, body
        for card in hidden:
            assert not CARD_NAMES[card].search(content), content


def hidden_cards(world: World, table_id: int) -> set[str]:
    """The cards in hands and score piles, and on no board."""
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    public = {
        card for seat in table.game.view(None).seats for pile in seat.board for card in pile.cards
    }
    held = set()
    for player in table.names:
        mine = presenter_of(table).readable(table.game.view(player), player)
        held |= {card for card in mine if card in CARDS}
    return held - public


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_all_that_notifies_in_a_game_says_what_it_is_about(world: World, game: str) -> None:
    ways = ("channel", "dm", "both")
    people = list(world.people[:3])
    for person, way in zip(people, ways, strict=True):
        await world.bot.get(People).notify_by(person.id, way)
    pushes = Pushes(world, game)
    table_id = await begin(world, *people, game=game)
    await world.bot.get(Watching).watch(table_id, world.dan.id, "en", often=True)
    autoplay = Autoplay(world, people, seed=3)
    for _ in range(60):
        pushes.check(hidden_cards(world, table_id) if game == "innovation" else ())
        await autoplay.play(1)
    # Questions, offers and reminders.
    await people[0].slash("game undo")
    await people[0].slash("game invite", person=world.dan.user)
    reply = await people[1].slash("game end")
    await people[1].click("Ask the others", on=reply.message)
    await world.later(days=1, seconds=ROUND)
    await world.bot.tables.end(table_id)
    world.bot.get(MessageSync).tell(table_id)
    await world.env.settle()
    pushes.check()
    assert pushes.found > 40
    assert pushes.by_dm > 20


async def test_a_lost_channel_is_told_in_words(world: World) -> None:
    pushes = Pushes(world, "innovation")
    await begin(world, world.ann, world.bob)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    pushes_by_dm = [dm for dm in world.bob.dms if "any more. Nothing’s lost" in dm.text]
    assert [dm.ordinary for dm in pushes_by_dm] == [True]
    made = world.requests("POST", f"/channels/{world.bob.dm.id}/messages")
    loud = [body for body in made if not (body.get("flags") or 0) & 1 << 12]
    assert all(GAMES["innovation"] in body["content"] for body in loud)
    assert pushes.found == 0


@pytest.mark.soak
async def test_all_that_notifies_in_a_tournament_says_what_it_is_about(world: World) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 8)
    for person, way in zip(driver.people, ("dm", "both") * 4, strict=True):
        await world.bot.get(People).notify_by(person.id, way)
        person.has_written()
    pushes = Pushes(world, "civ")
    await driver.create("swiss", rounds=2, plan={"check_in": "each", "check_in_hours": 2})
    await driver.sign_up()
    await driver.start()
    for _ in range(10):
        match driver.now.status:
            case "checkin":
                async with driver.bot_at_work():
                    for user_id in driver.now.users(driver.now.missing):
                        await world.bot.get(Tournaments).check_in(driver.id, user_id)
            case "running":
                await driver.play()
        await world.later(seconds=ROUND)
    assert driver.now.status == "over"
    pushes.check()
    assert pushes.found > 20
    assert pushes.by_dm > 20
