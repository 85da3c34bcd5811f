"""A third game, added as CONTRIBUTING describes it: rules, presenter, words, play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import pytest
from discord import ui
from fluent.runtime import FluentResource

from bot.core.table import Table
from bot.core.words import DEFAULT, Words, words_for
from bot.games.presenter import PRESENTERS
from bot.ui.choice import Choice
from bot.ui.decision import add_choice
from bot.ui.navigation import choose_button
from bot.ui.panel import Panel, Picture
from bot.ui.private_view import Step
from bot.ui.prompts import prompt
from engine import GAMES, Decision, Event
from engine.game import Rules
from engine.view import Awaited
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import draw_dots
from tests.bot.toy import Toy, ToyTable
from tests.bot.world import World

WORDS = """
game-third = Third Game
prompt- = What do you do?
awaited- = anything
"""


@dataclass(frozen=True)
class SeatView:
    """A player and their points."""

    name: str
    points: int


@dataclass(frozen=True)
class TableView:
    """The fields that the shared messages and the ratings read of any game."""

    game: str
    viewer: str | None
    seats: tuple[SeatView, ...]
    winners: tuple[str, ...]
    turn: str | None
    turn_number: int
    awaited: tuple[Awaited, ...]
    over: bool


class ThirdTable(ToyTable):
    """The toy game with a view for the shared messages."""

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> Any:
        first = self.turn < 0
        return TableView(
            "third",
            viewer,
            tuple(SeatView(name, points) for name, points in self.points.items()),
            self.result.winners if self.result else (),
            None if first else self.players[self.turn % len(self.players)],
            self.turn + 1,
            tuple(
                Awaited(each.player, each.kind, each.purpose, each.card, each.number)
                for each in pending.values()
            ),
            self.result is not None,
        )


class Third(Toy):
    """The rules of the third game."""

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> ToyTable:
        return ThirdTable(self.actions, players, options.get("goal", 6), state)


class ThirdFace:
    """A minimal presenter."""

    topics = ()

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        return ""

    def title(self, table: Table, view: TableView, words: Words) -> str:
        return words("game-third")

    def standings(self, table: Table, view: TableView, words: Words) -> str:
        return "\n".join(f"{table.names[seat.name]}: {seat.points}" for seat in view.seats)

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        return [choose_button(table_id, words("choose-button"))]

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        return ()

    def awaited_for(self, view: TableView, awaited: Awaited, words: Words) -> str:
        return words(f"awaited-{awaited.purpose}")

    def log_lines(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        return [event.kind for event in events]

    def digest(
        self, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        return [event.kind for event in events][-1:]

    def recap(self, events: Iterable[Event], words: Words, names: Mapping[str, str]) -> str:
        return ""

    def hand(self, view: TableView, player: str, words: Words) -> str:
        return ""

    def state_of_hand(self, view: TableView, player: str) -> Any:
        return None

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: TableView, words: Words,
        step: Step, forecast: Any,
    ) -> None:  # fmt: skip
        panel.text(prompt(decision, words))
        choices = [Choice(token) for token in decision.options]
        add_choice(panel, table.id, decision, choices, words, step)

    def readable(self, view: TableView, player: str) -> Sequence[str]:
        return ()

    def card_choice(self, card: str, words: Words) -> Choice:
        return Choice(card)

    def pictured(self, card: str) -> str:
        return card

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        raise AssertionError("there are no cards to read")


async def test_a_third_game_needs_nothing_but_its_entries(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_dots(monkeypatch)
    monkeypatch.setitem(GAMES, "third", cast(Rules, Third()))
    monkeypatch.setitem(PRESENTERS, "third", ThirdFace())
    words_for(DEFAULT)._bundles[0].add_resource(FluentResource(WORDS), allow_overrides=True)
    people = list(world.people[:3])
    table = await world.bot.tables.open(
        world.guild.id, world.channel.id, world.ann.id, "Ann", game="third", seats=3
    )
    world.bot.message_sync.tell(table.id)
    await world.env.settle()
    for person in people[1:]:
        await person.click("Join", on=world.last)
    await world.ann.click("Start", on=world.last)
    await Autoplay(world, people, seed=3).play()
    table = world.bot.tables.get(table.id)
    assert table.status == "over"
    assert "Third Game" in world.last.text
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    reply = await world.ann.slash("help")
    assert reply.private
