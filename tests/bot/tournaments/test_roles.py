"""Roles of players and winners are given by the bot, and taken away again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.tournaments.editing import Editing
from bot.features.tournaments.running.roles import Roles, check_role
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests import simcord_seam
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import INVITED, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def with_role(world: World, role: Any) -> set[int]:
    """Return the ids of the members with this role."""
    members = world.env.backend.guilds[world.guild.id].members
    return {user for user, member in members.items() if role.id in member.role_ids}


@pytest.mark.parametrize("restarted", [False, True])
async def test_players_have_a_role_until_the_end_and_winners_keep_theirs(
    world: World, restarted: bool
) -> None:
    players, winners = world.guild.create_role("players"), world.guild.create_role("winners")
    let_manage_roles(world)
    driver = TournamentDriver(world, 4)
    await driver.create(
        "elimination", plan={"player_role_id": players.id, "winner_role_id": winners.id}
    )
    await driver.sign_up()
    await world.later(minutes=1)
    everybody = {person.id for person in driver.people}
    assert with_role(world, players) == everybody
    gone = driver.people[-1]
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).leave(driver.id, gone.id)
        await world.bot.get(Tournaments).join(driver.id, world.bob.id, world.bob.name)
    await world.later(minutes=1)
    assert with_role(world, players) == everybody - {gone.id} | {world.bob.id}
    await driver.start()
    while driver.now.active:
        await driver.play()
    if restarted:
        await driver.restart()
    await world.later(minutes=6)
    assert with_role(world, players) == set()
    assert len(with_role(world, winners)) == 1


def let_manage_roles(world: World) -> None:
    """Give the bot Manage Roles."""
    permissions = discord.Permissions(INVITED.value)
    permissions.manage_roles = True
    simcord_seam.grant_bot(world.env.backend, world.guild.id, permissions)


async def test_a_role_of_two_tournaments_is_taken_away_by_the_last(world: World) -> None:
    players = world.guild.create_role("players")
    let_manage_roles(world)
    driver, service = TournamentDriver(world, 1), world.bot.get(Tournaments)
    for name in ("Spring Cup", "Autumn Cup"):
        await driver.create("swiss", plan={"player_role_id": players.id})
        async with driver.bot_at_work():
            await world.bot.get(Editing).rename(driver.id, driver.organiser, name)
        await driver.sign_up()
    await world.later(minutes=1)
    for tournament, left in ((1, {driver.people[0].id}), (2, set())):
        async with driver.bot_at_work():
            await service.leave(tournament, driver.people[0].id)
        await world.later(minutes=1)
        assert with_role(world, players) == left


async def test_roles_are_given_once_the_bot_may(world: World) -> None:
    players = world.guild.create_role("players")
    driver = TournamentDriver(world, 2)
    await driver.create("swiss", plan={"player_role_id": players.id})
    await driver.sign_up()
    await world.later(minutes=1)
    assert with_role(world, players) == set()
    let_manage_roles(world)
    async with driver.bot_at_work():
        world.bot.get(Roles).try_again(world.guild.id)
    await world.later(minutes=1)
    assert with_role(world, players) == {each.id for each in driver.people}


async def test_without_the_permission_everything_else_goes_on(world: World) -> None:
    role = world.guild.create_role("players")
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"player_role_id": role.id})
    await driver.sign_up()
    await driver.start()
    await world.later(minutes=30)
    assert with_role(world, role) == set()
    assert len(driver.threads()) == 2
    assert len(world.requests("PUT", "/guilds/*/members/*/roles/*")) == 4, "each once"


@pytest.mark.parametrize(
    ("role", "manages", "top", "bot_top", "reason"),
    [
        (3, True, 5, 9, None),
        (3, False, 5, 9, "tournament-role-not-yours"),
        (5, True, 5, 9, "tournament-role-not-yours"),
        (7, True, 5, 9, "tournament-role-not-yours"),
        (3, True, 5, 2, "tournament-role-not-mine"),
    ],
)
def test_nobody_gives_more_than_they_could_themselves(
    role: int, manages: bool, top: int, bot_top: int, reason: str | None
) -> None:
    class Role(int):
        """A role by its position."""

        managed = False
        guild: Any

        def is_default(self) -> bool:
            return False

    given: Any = Role(role)
    member: Any = SimpleNamespace(
        id=1, guild_permissions=discord.Permissions(manage_roles=manages), top_role=top
    )
    me = SimpleNamespace(guild_permissions=discord.Permissions(manage_roles=True), top_role=bot_top)
    given.guild = SimpleNamespace(owner_id=2, me=me)
    assert check_role(given, member) == reason


@pytest.mark.parametrize(
    ("mentionable", "may", "once"),
    [(True, False, True), (False, True, True), (False, False, False)],
    ids=["mentionable", "both may mention everyone", "neither"],
)
async def test_an_announcement_mentions_the_role_of_the_players_once(
    world: World, mentionable: bool, may: bool, once: bool
) -> None:
    players = world.guild.create_role("players", mentionable=mentionable)
    permissions = discord.Permissions(INVITED.value, manage_roles=True, mention_everyone=may)
    simcord_seam.grant_bot(world.env.backend, world.guild.id, permissions)
    if may:
        callers = world.guild.create_role("callers", permissions=permissions)
        world.env.backend.guilds[world.guild.id].members[world.ann.id].role_ids.append(callers.id)
    driver = TournamentDriver(world, 10)
    await driver.create("swiss", plan={"player_role_id": players.id})
    last = driver.people[-1].id
    path = f"/guilds/{world.guild.id}/members/{last}/roles/{players.id}"
    world.fails("PUT", path, status=403, code=50013, message="Missing Permissions", times=None)
    await driver.sign_up()
    await world.later(minutes=1)
    await world.ann.slash("tournament announce", text="Lunch! @everyone <@&1> @here")
    sent = [
        body["allowed_mentions"]
        for body in world.requests("POST", "/channels/*/messages")
        if "Lunch!" in (body.get("content") or "")
    ]
    if once:
        assert sent == [{"roles": [players.id], "users": [last], "parse": []}]
        shown = [each for each in world.messages() if "Lunch!" in each.text]
        assert shown[-1].text.count(f"<@&{players.id}>") == 1
    else:
        everybody = {each.id for each in driver.people}
        assert {user for each in sent for user in each.get("users", [])} == everybody
        assert not any(each.get("roles") for each in sent)
        assert driver.threads() != []
