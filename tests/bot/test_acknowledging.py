"""Every interaction is acknowledged before any request to Discord or the database.

The fixture ``acknowledged`` checks it in every test of the bot; the tests here make requests
necessary.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.navigation import HandButton
from bot.ui.press import PRESSES, Press
from tests.bot.acknowledging import Acknowledgements
from tests.bot.audit.authority import TYPED, name_of
from tests.bot.audit.pressing import press
from tests.bot.dealt import begin
from tests.bot.world import World


@pytest.fixture
async def out_of_sight(world: World) -> int:
    """Open a table in a private thread, which the bot has to fetch, with its members."""
    world.channel, channel = world.thread("vault"), world.channel
    table_id = await begin(world, world.ann, world.bob)
    world.env.backend.get_channel(world.channel.id).type = 12
    world.bot.get_guild(world.guild.id)._threads.pop(world.channel.id)  # type: ignore[union-attr]
    world.channel = channel
    return table_id


async def test_whoever_presses_far_from_the_table_waits_for_no_request(
    world: World, out_of_sight: int
) -> None:
    """Checking that they see its channel takes two requests."""
    message = (await world.dan.slash("help")).message
    for part in (f"hand:{out_of_sight}", f"log:{out_of_sight}:0", f"report:{out_of_sight}"):
        reply = await press(world, world.dan, part, on=message)
        assert reply.acknowledged
    assert world.requests("GET", f"/channels/{world.bot.tables.get(out_of_sight).channel_id}")


@pytest.mark.parametrize(("name", "files"), [("ann", 1), ("dan", 0)])
async def test_a_report_has_the_record_of_a_table_for_those_who_see_it(
    world: World, out_of_sight: int, name: str, files: int
) -> None:
    """The form opens before Discord can be asked; the submission is checked."""
    person = next(each for each in world.people if each.user.name == name)
    message = (await person.slash("help")).message
    form = await press(world, person, f"report:{out_of_sight}", on=message)
    reply = await person.submit(form, text="what is it?")
    assert sum(len(shown.pictures) for shown in reply.messages) == files


async def test_a_handler_that_asks_first_would_be_noticed(
    world: World,
    out_of_sight: int,
    acknowledged: Acknowledgements,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def later(press: Press, interaction: Any) -> None:
        await interaction.client.fetch_channel(world.channel.id)
        await interaction.response.defer(ephemeral=True, thinking=True)

    monkeypatch.setattr(HandButton, "acknowledge", later)
    message = (await world.dan.slash("help")).message
    await press(world, world.dan, f"hand:{out_of_sight}", on=message)
    assert acknowledged.early == [f"GET /channels/{world.channel.id}"]
    acknowledged.early.clear()


def test_only_forms_and_messages_to_all_answer_by_themselves() -> None:
    own = {name_of(kind) for kind in PRESSES if not kind.defers}
    assert own == {
        "hall_of_fame.ShowHallButton",
        "leagues.ShowLeagueButton",
        "ratings.ShowLeadersButton",
        "ratings.ShowPersonButton",
        "ratings.ShowServerButton",
        "reports.ReportButton",
        "series.PointsMenu",
        "series.RenameSeriesButton",
        "series.ShowSeriesButton",
        "tournaments.AboutButton",
        "tournaments.AnnounceButton",
        "tournaments.DisqualifyButton",
        "tournaments.NameButton",
        "tournaments.NameDraftButton",
        "tournaments.PenaltyMenu",
        "tournaments.RenameTemplateButton",
        "tournaments.SaveTemplateButton",
        "tournaments.SeedButton",
        "tournaments.TeamNameButton",
        "tournaments.WebhookUrlButton",
    }


async def test_only_the_command_with_a_form_answers_by_itself(world: World) -> None:
    own = [each.qualified_name for each in world.bot.tree.walk_commands() if each.extras]
    assert own == ["report"]
    assert own[0] in TYPED
