"""The overview of current play names no card and no player."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.core.settings import CannotStart, Settings
from bot.core.words import languages, words_for
from bot.host.status import overview
from tests.bot.dealt import begin
from tests.bot.tournaments.driver import TournamentDriver
from tests.bot.world import World
from tests.stores import outsider


def lines(settings: Settings, language: str = "en") -> list[str]:
    return list(overview(settings, datetime.now(UTC), words_for(language)))


async def test_games_and_tournaments_are_listed(world: World, settings: Settings) -> None:
    await begin(world, world.ann, world.bob)
    other = world.guild.create_text_channel("other")
    await world.ann.slash("game new", at=other, game="civ")
    driver = TournamentDriver(world, 3)
    await driver.create("swiss")
    await driver.sign_up()
    with outsider(settings.games) as games:
        games.execute("UPDATE tournaments SET due_at = '2099-01-01T00:00:00+00:00'")
    server = world.guild.id
    assert lines(settings) == [
        "Games or tournaments on one server.",
        "One lobby of Carta Impera Victoria",
        "One game of Innovation in progress",
        "0 games finished in the last 7 days",
        f"server {server}: tables 2, tournaments 1",
        "One tournament in progress",
        f"{driver.id}: Summer Cup (Carta Impera Victoria) on server {server}, players: 3, sign-up",
    ]
    with outsider(settings.games) as games:
        games.execute("UPDATE tournaments SET due_at = '2020-01-01T00:00:00+00:00'")
    assert lines(settings)[-1].endswith("players: 3, STUCK in round 0")
    for language in languages():
        assert len(lines(settings, language)) == 7


def test_nothing_to_look_at(settings: Settings, tmp_path: Path) -> None:
    nowhere = replace(settings, data=tmp_path / "nowhere", database_url="")
    with pytest.raises(CannotStart, match="stop-no-games"):
        lines(nowhere)
