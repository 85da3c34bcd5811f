"""The analysis of a finished game: its content, and its readers."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words import words_for
from bot.features.history.analysis import service
from bot.features.history.analysis.service import turning_points_told
from engine.players import analysis
from engine.players.analysis import EVERYONE, Verdict, analysed
from tests.bot.played import opened, played
from tests.bot.test_history import agreed_to_reveal, end
from tests.bot.test_history import played as played_here
from tests.bot.world import World


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "ADVICE_STEPS", 20)


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The viewpoints of the analyses that were computed."""
    found: list[str] = []

    def noted(record: Any, viewpoint: str, winners: Any = ()) -> Any:
        found.append(viewpoint)
        return analysed(record, viewpoint, winners)

    monkeypatch.setattr(service, "analysed", noted)
    return found


async def test_it_is_computed_once_within_the_agreement_on_hidden_cards(
    world: World, computed: list[str]
) -> None:
    table_id = await played_here(world, 8, world.ann, world.bob, game="civ")
    reply = await world.ann.slash("game analysis")
    assert "isn’t over yet" in reply.text
    await end(world, world.ann, world.bob)
    assert world.board.offers("Analysis")
    reply = await world.ann.click("Analysis", on=world.board)
    assert reply.private
    assert "only your own moves are judged" in reply.text
    assert "Ann: " in reply.text
    assert "Bob: " not in reply.text
    assert "At the start: Ann" in reply.message.alt
    assert reply.message.offers("Ask to reveal cards")
    reply = await world.cat.slash("game analysis")
    assert "Accuracy" not in reply.text
    assert not reply.message.offers("Ask to reveal cards")
    assert computed == ["p1", "public"]
    await world.restart()
    await world.ann.slash("game analysis")
    assert computed == ["p1", "public"]
    await agreed_to_reveal(world, table_id)
    reply = await world.cat.slash("game analysis")
    assert "Ann: " in reply.text
    assert "Bob: " in reply.text
    assert computed == ["p1", "public", EVERYONE]
    page = (await world.cat.slash("game export")).message.pictures
    (html,) = (each.decode() for name, each in page.items() if name.endswith(".html"))
    assert html.count("<polyline") == 2


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_turning_points_are_told_with_the_reason_of_a_hint(game: str, language: str) -> None:
    table, answers = played(game)
    words = words_for(language)
    chosen = []
    for number, given in enumerate(answers[10:40], 10):
        chosen.append(Verdict(number, 5, given.player, given.answer, 0.614, 0.3))
    told = turning_points_told(opened(table), answers, chosen, words)
    assert len(told) == len(chosen)
    for line in told:
        assert "61" in line
        assert "30" in line
        assert "⭐" in line
        assert "hint-" not in line
