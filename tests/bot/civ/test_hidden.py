"""Public texts, ids and pictures of Carta Impera Victoria disclose no hidden card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.core.table import PLAYING, Seat, StoredGame, Table, Waiting
from bot.core.words import words_for
from bot.features.board.awaited import turn_notification
from bot.features.board.messages import table_panel
from bot.games.registry import GAMES
from engine import Game, restore
from engine.civ.domains import DOMAINS
from render.table import table_picture
from tests.bot.civ.play import WAYS, play
from tests.bot.crowded import crowded_hand
from tests.bot.dealt import begin
from tests.bot.sent import as_sent
from tests.bot.world import World
from tests.discord_api import message_limits

WORDS = words_for("en")


def table_with(game: Game) -> Table:
    """Return a table at which ``game`` is played."""
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        host_id=1,
        game_name="civ",
        language="en",
        max_seats=4,
        opened_at=datetime(2030, 1, 1, tzinfo=UTC),
        options=dict(game.options),
        status=PLAYING,
        seats=tuple(
            Seat(player, number, "W" * 32, waiting=Waiting(0))
            for number, player in enumerate(game.players)
        ),
        stored=StoredGame.of(game),
    )


def games() -> Iterator[Game]:
    """Yield random games of every kind, at intervals."""
    for seed in range(2 * len(WAYS)):
        for step, (game, _) in enumerate(play(seed)):
            if step < 4 or step % 23 == 0:
                yield game


def with_other_hidden_cards(game: Game, chance: random.Random) -> Game:
    """Return the game with all cards reshuffled that the public cannot see."""
    dump = game.dump()
    state = dump["state"]
    hidden = [*state["deck"], *(card for packet in state["packets"] for card in packet)]
    hidden += [card for player in state["players"] for card in player["hand"]]
    chance.shuffle(hidden)
    take = iter(hidden)
    state["deck"] = [next(take) for _ in state["deck"]]
    state["packets"] = [[next(take) for _ in packet] for packet in state["packets"]]
    for player in state["players"]:
        player["hand"] = [next(take) for _ in player["hand"]]
    return restore(dump)


def in_public(table: Table) -> list[str]:
    """Return all that the public is sent of ``table``."""
    assert table.game is not None
    view = table.game.view(None)
    picture = table_picture(view, WORDS, table.names)
    board = table_panel(table, [], [picture]).to_components()
    return [str(board), str(notified(table)), picture.alt, picture.filename]


def notified(table: Table) -> dict[str, Any]:
    """Return the message that notifies the awaited players."""
    assert table.game is not None
    players = [one.player for one in table.game.view(None).awaited]
    return as_sent(turn_notification(table, players, WORDS).sending())


@pytest.mark.soak
async def test_the_public_is_sent_the_same_whatever_is_hidden() -> None:
    chance, compared = random.Random(1), 0
    for seed in range(len(WAYS)):
        for step, (game, decision) in enumerate(play(seed)):
            # At a boundary no decision is pending, and a step of the turn asks the same of all.
            if game.dump()["answers"] or step > 60:
                continue
            other = with_other_hidden_cards(game, chance)
            asked = {player: each.purpose for player, each in game.pending.items()}
            if asked != {player: each.purpose for player, each in other.pending.items()}:
                continue
            if decision.purpose in ("effects-step", "draft") or step % 15 == 0:
                assert in_public(table_with(game)) == in_public(table_with(other))
                compared += 1
    assert compared > 25


async def test_all_panels_of_random_games_fit_into_a_message() -> None:
    asked = set()
    for game in games():
        table = table_with(game)
        sent = [table_panel(table, ["x" * 90] * 60, []).to_components()]
        assert list(message_limits(notified(table))) == []
        for player, decision in game.pending.items():
            asked.add(decision.kind)
            sent.append(crowded_hand(table, player, WORDS))
        for components in sent:
            assert list(message_limits({"components": components})) == []
    assert {"action", "cards"} <= asked


def test_hands_differ_only_for_their_players() -> None:
    face = GAMES["civ"].presenter
    for game in games():
        for player in game.players:
            own = game.view(player)
            assert own.seat(player).hand_size == len(own.seat(player).hand)
            told = "\n".join(face.hand(own, player, WORDS))
            for other in set(game.players) - {player}:
                assert game.view(player).seat(other).hand == ()
            assert all(WORDS.card(domain) in told for domain in own.seat(player).hand)


@pytest.mark.soak
async def test_no_custom_id_in_public_names_a_card(world: World) -> None:
    people = list(world.people[:2])
    await begin(world, *people, game="civ", variant="draft")
    for _ in range(6):
        for message in world.messages():
            ids = [part.custom_id for part in message.buttons]
            ids += [menu.custom_id for menu in message.selects]
            assert not any(domain in custom_id for domain in DOMAINS for custom_id in ids)
        for person in people:
            panel = (await person.slash("game hand")).message
            button = next((b for b in panel.buttons if b.custom_id.startswith("one:")), None)
            if button is not None:
                await person.click(button.custom_id, on=panel)
