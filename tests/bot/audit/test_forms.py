"""Forged forms, which Discord never sends: each is refused and its text returned."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.features.reports.delivery import Reports
from bot.ui.form import FORMS
from tests.bot.audit.pressing import send_form
from tests.bot.audit.roles import PopulatedServer, gathered
from tests.bot.world import Person, World

TEXT = "What I have *typed*"

# Each kind of form: its fields, its user, and objects that it is not for.
FORGED = {
    "ReportForm": "report-form:{person}:{about}",
    "AnnouncementForm": "t-announce-form:{person}:{about}",
    "DisqualifyForm": "t-disqualify-form:{person}:{about}:1",
    "PenaltyForm": "t-penalty-form:{person}:{about}:1:warn",
    "SeedForm": "t-seed-form:{person}:{about}:1",
    "NameForm": "t-name-form:{person}:{about}",
    "AboutForm": "t-about-form:{person}:{about}",
    "WebhookForm": "t-webhook-form:{person}:{about}",
    "TeamNameForm": "t-team-name-form:{person}:{about}:1",
    "PointsForm": "series-points-form:{person}:{about}",
    "SeriesNameForm": "series-name-form:{person}:{about}",
    "NameDraftForm": "t-new-name-form:{person}",
    "SaveTemplateForm": "t-template-form:{person}",
    "RenameTemplateForm": "t-template-name-form:{person}:{about}",
}
NOT_THEIRS: Mapping[str, tuple[str, ...]] = {
    "ReportForm": ("lesson", "nothing", "huge"),  # the lesson is another user's
    "AnnouncementForm": ("cup", "nothing", "huge"),  # the cup is not theirs to organise
    "DisqualifyForm": ("cup", "nothing", "huge"),
    "PenaltyForm": ("cup", "nothing", "huge"),
    "SeedForm": ("cup", "nothing", "huge"),
    "NameForm": ("cup", "nothing", "huge"),
    "AboutForm": ("cup", "nothing", "huge"),
    "WebhookForm": ("cup", "nothing", "huge"),
    "TeamNameForm": ("duos", "nothing", "huge"),
    "PointsForm": ("series", "nothing", "huge"),
    "SeriesNameForm": ("series", "nothing", "huge"),
    "NameDraftForm": ("nothing",),  # they have no draft
    "SaveTemplateForm": ("nothing",),
    "RenameTemplateForm": ("template", "nothing", "huge"),  # it is not theirs
}


def test_every_form_is_tried() -> None:
    assert sorted(FORGED) == sorted(form.__name__ for form in FORMS)


async def a_world(world: World) -> tuple[PopulatedServer, dict[str, int]]:
    server = await gathered(world)
    ids = {
        "lesson": server.ids["lesson"],
        "cup": server.ids["cup"],
        "duos": server.ids["duos"],
        "template": server.ids["template"],
        "series": server.ids["series"],
        "nothing": 999_999,
        "huge": 10**30,
    }
    return server, ids


@pytest.mark.soak
async def test_a_forged_form_does_nothing_and_loses_nothing(
    world: World, subtests: pytest.Subtests
) -> None:
    server, ids = await a_world(world)
    desk = world.guild.create_text_channel("desk")
    world.bot.get(Reports).channel_id = desk.id
    world.channel = server.quiet
    places = (*server.places.values(), desk)
    before = {place.id: len(world.messages(place)) for place in places}
    for kind in sorted(FORGED):
        with subtests.test(kind):
            await forge(world, server, ids, kind)
            assert {place.id: len(world.messages(place)) for place in places} == before


async def forge(world: World, server: PopulatedServer, ids: dict[str, int], kind: str) -> None:
    """Send forged forms of a kind: each is refused, with its text."""
    who = server.people["watching"]
    template = FORGED[kind]
    tries: list[tuple[Person, str, object]] = [
        (who, template.format(person=who.id, about=ids[about]), None) for about in NOT_THEIRS[kind]
    ]
    # another user's form; one of an earlier version; one of another server
    owner = server.people["moderator"]
    about = server.ids["playing" if kind == "ReportForm" else "cup"]
    tries += [
        (who, template.format(person=owner.id, about=about), None),
        (who, f"{template.split(':')[0]}:{about}", None),
        (who, f"{template.split(':')[0]}:{who.id}:{about}:x", None),
        (who, "no-such-form:1", None),
        (
            server.people["elsewhere"],
            template.format(person=server.people["elsewhere"].id, about=about),
            server.abroad["elsewhere"],
        ),
    ]
    for person, custom_id, abroad in tries:
        place = server.other_channel if abroad else server.quiet
        reply = await send_form(world, person, custom_id, TEXT, actor=abroad, channel=place)
        assert reply.acknowledged, custom_id
        assert reply.private, custom_id
        assert "What I have \\*typed\\*" in reply.text, custom_id
        assert "Nothing was sent" in reply.text, custom_id
        assert not any(message.pictures for message in reply.messages), custom_id


async def test_a_form_about_what_is_gone_meanwhile_is_given_back(world: World) -> None:
    """The table was removed, or the author left its server, while the form was open."""
    await world.ann.slash("game new")
    form = await world.ann.slash("report")
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    await world.bot.tables.remove(table.id)
    reply = await world.ann.submit(form, text=TEXT)
    assert "Nothing was sent" in reply.text


async def test_what_was_opened_here_is_taken(world: World) -> None:
    await world.ann.slash("game new")
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    for custom_id in (f"report-form:{world.ann.id}", f"report-form:{world.ann.id}:{table.id}"):
        reply = await send_form(world, world.ann, custom_id, TEXT)
        assert "Thank you" in reply.text
        assert "Nothing was sent" not in reply.text
