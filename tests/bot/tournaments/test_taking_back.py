"""Undo: the last action that can still be undone, after any number of others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.tournaments.model import Settings
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, Desk, by, refused


async def paired(desk: Desk, format_: str = "swiss", **settings: Any) -> None:
    """Open a tournament of four, and pair the first round."""
    await desk.open(settings=Settings(format_, **settings))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()


async def test_an_action_that_cannot_be_undone_blocks_no_earlier_one(desk: Desk) -> None:
    await paired(desk)
    await desk.editing.rename(desk.id, by(ANN), "Autumn Cup")
    await desk.service.extend(desk.id, by(ANN), desk.now.replace(year=2027))
    for table in (1, 2):
        await desk.win(table)
    await desk.pair()  # the deadline of the first round no longer matters
    assert desk.service.undoable(desk.cup, by(ANN)).kind == "edit"
    _, act = await desk.service.take_back(desk.id, by(ANN))
    assert (act.kind, desk.cup.name) == ("edit", "Spring Cup")
    with refused("tournament-passed"):
        await desk.service.take_back(desk.id, by(ANN))


async def test_what_builds_on_an_action_that_stands_is_left_alone(desk: Desk) -> None:
    await paired(desk, "elimination")
    await desk.editing.describe(desk.id, by(ANN), "Be kind.")
    match = desk.cup.contest.round(1).matches[0]
    one, other = match.seats
    await desk.service.correct(desk.id, by(ANN), 1, 1, {one: 1, other: 2})
    await desk.service.correct(desk.id, by(ANN), 1, 1, {one: 2, other: 1})
    await desk.win(2)
    await desk.pair()
    await desk.win(1)  # the final: neither correction can be undone any more
    _, act = await desk.service.take_back(desk.id, by(ANN))
    assert (act.kind, desk.cup.plan.about) == ("edit", "")
    with refused("tournament-next-match-played"):
        await desk.service.take_back(desk.id, by(ANN))


@pytest.mark.parametrize("newer", ["Winter Cup", None])
async def test_an_earlier_edit_of_a_setting_waits_for_the_later_one(
    desk: Desk, newer: str | None
) -> None:
    """Its name is taken by now, so that the name before that is not restored either."""
    await paired(desk)
    first = desk.id
    await desk.editing.rename(first, by(ANN), "Autumn Cup")
    if newer is not None:
        await desk.editing.rename(first, by(ANN), newer)
    await desk.open(name="Autumn Cup" if newer else "Spring Cup")
    desk.id = first
    with refused("tournament-name-taken"):
        await desk.service.take_back(first, by(ANN))
    assert desk.cup.name == (newer or "Autumn Cup")


async def test_the_button_names_what_it_undoes(desk: Desk) -> None:
    await paired(desk)
    await desk.service.add_organiser(desk.id, by(ANN), EVE)
    act = desk.service.undoable(desk.cup, by(ANN))
    _, undone = await desk.service.take_back(desk.id, by(ANN), act.id)
    assert undone.id == act.id


async def test_what_was_done_about_one_user_does_not_fix_another(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=2))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.entrants.add(desk.id, by(ANN), EVE, "Eve")
    await desk.entrants.remove(desk.id, by(ANN), 4)  # Dan, whose data is all gone
    for _ in range(2):
        await desk.pair()
        for table in (1, 2):
            await desk.win(table)
    _, act = await desk.service.take_back(desk.id, by(ANN))
    assert (act.kind, act.about["name"]) == ("add", "Eve")
    with refused("tournament-joined-too-late"):
        await desk.service.take_back(desk.id, by(ANN))
