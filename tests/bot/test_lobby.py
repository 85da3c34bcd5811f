"""The lobby: its host, its buttons, the roll call, lapsing invitations."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta
from statistics import median

import pytest

from bot.core.table import Table, TableKind
from bot.features.lobby.service import Lobby
from bot.features.people.service import People
from bot.games.registry import GAMES as LENGTHS
from bot.tables.guards import Caller
from engine import GAMES, Refusal, new_game
from engine.players import choose
from tests.bot.choosing import moderates, told
from tests.bot.world import Person, Shown, World


async def lobby(world: World, *others: Person, seats: int = 3) -> Shown:
    """Let Ann open a table that the others join; return its message."""
    await world.ann.slash("game new", seats=seats)
    shown = world.last
    for person in others:
        await person.click("Join", on=shown)
    return shown


def table(world: World) -> Table:
    return world.bot.tables.get(1)


def names(world: World) -> list[str]:
    return [seat.name for seat in table(world).seats]


# Its content


async def test_it_says_what_the_game_is_and_how_long_it_takes(world: World) -> None:
    shown = await lobby(world, seats=2)
    assert "Host: Ann" in shown.text
    assert "Build a civilisation" in shown.text
    assert "With 2 players, usually" in shown.text


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_length_that_it_names_is_that_of_real_games(game: str, players: int) -> None:
    """The median of games of easy computers lies within the range in the lobby."""
    turns = []
    for seed in range(12):
        played = new_game(game, [f"p{number}" for number in range(1, players + 1)], seed)
        while not played.over:
            player, decision = next(iter(played.pending.items()))
            view, chance = played.view(player), random.Random(f"{seed} {decision.number}")
            played.answer(player, choose(game, "easy", view, decision, chance))
        turns.append(played.view(None).turn_number / players)
    fewest, most = LENGTHS[game].turns[players]
    assert fewest <= median(turns) <= most


async def test_buttons_follow_the_state_of_the_table(world: World) -> None:
    shown = await lobby(world, seats=2)
    assert shown.offers("Join")
    assert not shown.offers("Start")
    await world.bob.click("Join", on=shown)
    assert shown.offers("Start")
    assert not shown.offers("Full")
    assert shown.button("Full").custom_id == "join:1"
    await world.bob.click("Leave", on=shown)
    assert shown.offers("Join")


async def test_it_says_how_many_are_missing_only_while_some_are(world: World) -> None:
    shown = await lobby(world, seats=4)
    assert "3 seats free. You need at least 2 players to start." in shown.text
    await world.bob.click("Join", on=shown)
    assert "2 seats free. Start now, or wait for more players." in shown.text


async def test_who_joins_again_is_offered_to_leave(world: World) -> None:
    shown = await lobby(world, world.bob)
    reply = await world.bob.click("Join", on=shown)
    assert reply.message.ephemeral
    assert "already have a seat" in reply.text
    await world.bob.click("Leave", on=reply.message)
    assert names(world) == ["Ann"]
    assert "Bob" not in shown.text


async def test_one_press_of_the_host_changes_the_game(world: World) -> None:
    shown = await lobby(world, world.bob)
    other = "Carta Impera Victoria instead"
    refused = await world.bob.click(other, on=shown)
    assert "Only the host" in refused.text
    reply = await world.ann.click(other, on=shown)
    assert reply.private
    assert "now for **Carta Impera Victoria**" in reply.text
    assert "## Carta Impera Victoria" in shown.text
    assert "has changed the options" in shown.text
    assert shown.offers("Innovation instead")
    await world.ann.click("Start", on=shown)
    assert (table(world).status, table(world).game_name) == ("playing", "civ")


async def test_options_that_the_other_game_lacks_are_dropped(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=4, variant="draft", teams=True)
    shown = world.last
    kept = {"teams"} & GAMES["innovation"].options.keys()
    await world.ann.click("Innovation instead", on=shown)
    assert table(world).options.keys() == kept


# The host


async def test_the_host_removes_a_player_who_is_told_and_stays_away(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    refused = await world.bob.click("Host…", on=shown)
    assert "Only the host" in refused.text
    panel = await world.ann.click("Host…", on=shown)
    assert panel.private
    buttons = panel.message.labels
    assert {"Remove Bob", "Remove Cat", "Hand over to Bob", "Hand over to Cat"} <= {*buttons}
    assert len({*buttons}) == len(buttons)
    await world.ann.click(f"unseat:1:{world.bob.id}", on=panel.message)
    assert names(world) == ["Ann", "Cat"]
    assert world.last.pinged == [world.bob.id]
    assert "has removed you" in world.last.text
    again = await world.bob.click("Join", on=shown)
    assert "only they can invite you back" in again.text
    by_another = await world.cat.slash("game invite", person=world.bob.user)
    assert "only the host can invite" in by_another.text
    await world.ann.slash("game invite", person=world.bob.user)
    await world.bob.click("I’ll play")
    assert names(world) == ["Ann", "Cat", "Bob"]


async def test_a_stale_press_removes_nobody(world: World) -> None:
    shown = await lobby(world, world.bob)
    panel = await world.ann.click("Host…", on=shown)
    await world.bob.click("Leave", on=shown)
    await world.cat.click("Join", on=shown)
    gone = await world.ann.click(f"unseat:1:{world.bob.id}", on=panel.message)
    assert "no longer in this lobby" in gone.text
    assert names(world) == ["Ann", "Cat"]


async def test_the_host_closes_the_table(world: World) -> None:
    shown = await lobby(world, world.bob)
    panel = await world.ann.slash("game host")
    sure = await world.ann.click("Close the table", on=panel.message)
    assert table(world).active
    await world.ann.click("Yes, close it", on=sure.message)
    assert (table(world).status, table(world).reason) == ("ended", "closed")
    assert "closed before anyone played" in shown.text
    late = await world.bob.click("join:1", on=sure.message) if sure.message.labels else None
    assert late is None


async def test_game_end_closes_a_lobby_as_well(world: World) -> None:
    await lobby(world, world.bob)
    panel = await world.bob.slash("game end")
    assert not panel.message.offers("Close the table")
    panel = await world.ann.slash("game end")
    sure = await world.ann.click("Close the table", on=panel.message)
    await world.ann.click("Yes, close it", on=sure.message)
    assert table(world).reason == "closed"


async def test_a_moderator_acts_like_the_host(world: World) -> None:
    shown = await lobby(world, world.bob)
    moderates(world, world.dan)
    panel = await world.dan.click("Host…", on=shown)
    await world.dan.click(f"unseat:1:{world.ann.id}", on=panel.message)
    assert names(world) == ["Bob"]
    assert table(world).host_id == world.bob.id
    assert "Host: Bob" in shown.text


async def test_the_host_role_is_passed_on(world: World) -> None:
    shown = await lobby(world, world.bob)
    old, panel = [(await world.ann.click("Host…", on=shown)).message for _ in range(2)]
    await world.ann.click(f"pass-host:1:{world.bob.id}", on=panel)
    assert "Host: Bob" in shown.text
    assert world.last.pinged == [world.bob.id]
    late = await world.ann.click("Close the table", on=old)
    assert "Only the host" in late.text


async def test_a_host_who_leaves_leaves_the_role_to_the_next(world: World) -> None:
    shown = await lobby(world, world.bob)
    await world.ann.click("Leave", on=shown)
    assert "Host: Bob" in shown.text
    assert not (await world.bob.click("Host…", on=shown)).message.offers("Remove Ann")


async def test_a_host_who_is_away_for_a_day_is_replaced_and_told(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=23)
    assert not shown.offers("I’ll host")
    await world.restart()
    await world.later(hours=2)
    assert "hasn’t pressed anything" in shown.text
    refused = await world.dan.click("I’ll host", on=shown)
    assert "Press **Join** first" in refused.text
    await world.together(
        world.bob.click("I’ll host", on=shown), world.cat.click("I’ll host", on=shown)
    )
    host = world.person(table(world).host_id)
    assert host in (world.bob, world.cat)
    assert f"Host: {host.name}" in shown.text
    assert not shown.offers("I’ll host")
    told_ann = [each for each in world.messages() if each.pinged == [world.ann.id]]
    assert len(told_ann) == 1
    assert f"{host.mention} now hosts" in told_ann[0].text


async def test_a_host_who_is_back_stays_the_host(world: World) -> None:
    shown = await lobby(world, world.bob)
    await world.later(hours=25)
    assert shown.offers("I’ll host")
    await world.ann.click("Options…", on=shown)
    assert not shown.offers("I’ll host")
    assert "hasn’t pressed" not in shown.text
    assert table(world).host_id == world.ann.id


async def test_news_goes_by_direct_message_in_the_users_language(world: World) -> None:
    await lobby(world, world.bob)
    await world.bot.get(People).notify_by(world.bob.id, "dm")
    world.bob.has_written()
    await world.bot.get(People).note_locale(world.bob.id, "fr")
    panel = await world.ann.slash("game host")
    await world.ann.click(f"pass-host:1:{world.bob.id}", on=panel.message)
    assert "te confie le rôle d’hôte" in world.bob.last_dm.text


async def test_news_that_discord_fails_to_take_is_sent_later(world: World) -> None:
    await lobby(world, world.bob)
    await world.bot.get(People).notify_by(world.bob.id, "dm")
    world.bob.has_written()
    world.fails("POST", f"/channels/{world.bob.dm.id}/messages")
    panel = await world.ann.slash("game host")
    await world.ann.click(f"pass-host:1:{world.bob.id}", on=panel.message)
    await world.later(minutes=1)
    (told_bob,) = world.bob.dms
    assert "has made you the host" in told_bob.text
    await world.later(minutes=10)
    assert world.bob.dms == [told_bob]


async def test_news_waits_for_the_channel_of_whoever_sleeps(world: World) -> None:
    await lobby(world, world.bob)
    hour, people = world.bot.tables.now().hour, world.bot.get(People)
    await people.set_zone(world.bob.id, "UTC")
    await people.set_quiet(world.bob.id, (hour - 1) % 24 * 60, (hour + 6) % 24 * 60)
    await world.later(minutes=6)  # he is no longer present
    world.behaviour.refuses("POST", "/users/@me/channels", status=403, code=40003, times=1)
    panel = await world.ann.slash("game host")
    await world.ann.click(f"pass-host:1:{world.bob.id}", on=panel.message)
    assert world.bob.dms == []
    await world.later(hours=1)
    (message,) = world.bob.dms
    assert "has made you the host" in message.text


async def test_nobody_hosts_the_match_of_a_tournament(world: World) -> None:
    """Its table is a lobby for a moment, or longer if it can't start at once."""
    await lobby(world, world.bob)
    terms = replace(table(world).terms, holidays=1)
    match = replace(table(world), channel_id=1, terms=terms, kind=TableKind.TOURNAMENT)
    match = await world.bot.tables.add(match)
    host, service = Caller(match, world.ann.id), world.bot.get(Lobby)
    for act in (
        service.change_game(host, "civ"),
        service.remove(host, world.bob.id),
        service.pass_on(host, world.bob.id),
        service.close(host),
    ):
        with pytest.raises(Refusal, match="seat-of-a-tournament"):
            await act


# The roll call


async def test_a_quick_start_asks_nobody(world: World) -> None:
    shown = await lobby(world, world.bob)
    await world.later(hours=5)
    await world.ann.click("Start", on=shown)
    assert table(world).status == "playing"


async def test_who_has_been_silent_is_asked_and_the_last_reply_starts(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    assert table(world).status == "lobby"
    asked = world.last
    assert {*asked.pinged} == {world.bob.id, world.cat.id}
    assert "Still there?" in shown.text
    again = await world.bob.click("here:1", on=shown)
    assert again.acknowledged
    await world.restart()
    assert f"Waiting for {world.cat.mention}" in shown.text
    nobody = await world.bob.click("I’m here", on=asked)
    assert "No one’s waiting" in nobody.text
    await world.cat.click("I’m here", on=asked)
    assert table(world).status == "playing"
    assert asked.gone
    assert [seat.person for seat in table(world).seats] == [
        world.ann.id,
        world.bob.id,
        world.cat.id,
    ]


async def test_after_the_wait_the_host_starts_without_them(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.bob.click("Start", on=shown)
    asked = world.last
    assert {*asked.pinged} == {world.ann.id, world.cat.id}
    await world.ann.click("I’m here", on=shown)
    assert not shown.offers("Start without them")
    early = await world.ann.click("Host…", on=shown)
    assert early.private
    await world.later(minutes=61)
    assert "No reply from" in shown.text
    refused = await world.bob.click("Start without them", on=shown)
    assert "Only the host" in refused.text
    await world.ann.click("Start without them", on=shown)
    assert table(world).status == "playing"
    assert names(world) == ["Ann", "Bob"]
    assert asked.gone
    left_out = [each for each in world.messages() if each.pinged == [world.cat.id]]
    assert "has started without you" in left_out[-1].text


async def test_a_late_reply_still_counts(world: World) -> None:
    shown = await lobby(world, world.bob)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    await world.later(hours=3)
    await world.bob.click("I’m here", on=shown)
    assert table(world).status == "playing"


async def test_two_replies_at_once_start_one_game(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    await world.together(
        world.bob.click("I’m here", on=shown), world.cat.click("I’m here", on=shown)
    )
    assert table(world).status == "playing"


async def test_too_few_are_left_to_start_without_them(world: World) -> None:
    shown = await lobby(world, world.bob)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    await world.later(hours=2)
    refused = await world.ann.click("Start without them", on=shown)
    assert "only one has joined" in refused.text
    assert names(world) == ["Ann", "Bob"]
    panel = await world.ann.click("Host…", on=shown)
    await world.ann.click(f"unseat:1:{world.bob.id}", on=panel.message)
    assert shown.offers("Join")
    assert not shown.offers("I’m here")


async def test_a_host_who_does_not_reply_can_be_replaced(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.bob.click("Start", on=shown)
    await world.cat.click("I’m here", on=shown)
    await world.later(hours=2)
    await world.cat.click("I’ll host", on=shown)
    await world.cat.click("Start without them", on=shown)
    assert names(world) == ["Bob", "Cat"]
    assert table(world).status == "playing"


async def test_who_leaves_is_no_longer_waited_for(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    asked = world.last
    await world.cat.click("I’m here", on=shown)
    await world.bob.click("Leave", on=shown)
    assert asked.gone
    assert table(world).status == "lobby"
    await world.ann.click("Start", on=shown)
    assert names(world) == ["Ann", "Cat"]
    assert table(world).status == "playing"


async def test_it_is_asked_once_also_over_a_crash(world: World) -> None:
    await lobby(world, world.bob)
    await world.later(hours=7)
    await world.bot.get(Lobby).start(1, world.ann.id)
    await world.restart(killed=True)
    asked = world.last
    assert asked.pinged == [world.bob.id]
    await world.restart()
    await told(world, 1)
    assert world.last == asked


async def test_two_replies_at_once_when_the_host_has_left_the_server(world: World) -> None:
    shown = await lobby(world, world.bob, world.cat)
    await world.later(hours=7)
    await world.ann.click("Start", on=shown)
    world.ann.leaves()
    replies = await world.together(
        world.bob.click("here:1", on=shown), world.cat.click("here:1", on=shown)
    )
    assert not any("Press **Join**" in reply.text for reply in replies)
    assert names(world) == ["Bob", "Cat"]
    await world.person(table(world).host_id).click("Start", on=shown)
    assert table(world).status == "playing"


# Invitations


async def test_an_invitation_lapses_and_its_host_is_told(world: World) -> None:
    shown = await lobby(world, world.cat)
    await world.cat.slash("game invite", person=world.bob.user)
    call = world.last
    await world.later(hours=47)
    assert table(world).guests
    await world.restart()
    await world.later(hours=2)
    assert table(world).guests == ()
    assert "has expired" in call.text
    assert not call.labels
    assert "Invited" not in shown.text
    assert world.last.pinged == [world.cat.id]
    assert f"{world.bob.mention} hasn’t replied" in world.last.text
    await world.bob.click("Join", on=shown)
    assert names(world) == ["Ann", "Cat", "Bob"]


async def test_each_invitation_has_its_own_time(world: World) -> None:
    await lobby(world, seats=3)
    await world.ann.slash("game invite", person=world.bob.user)
    await world.later(hours=30)
    await world.ann.slash("game invite", person=world.cat.user)
    await world.later(hours=20)
    assert [guest.user_id for guest in table(world).guests] == [world.cat.id]
    assert world.bot.tables.now() - (table(world).guests[0].at or 0) < timedelta(days=1)  # type: ignore[operator]
