"""Carta Impera Victoria: a determinized table looks the same to its viewer."""

import random
from collections import Counter
from typing import Any

import pytest

from engine import new_game
from engine.civ.audit import audit
from engine.civ.determinize import determinize
from engine.civ.domains import ERAS
from tests.engine.civ_tables import NAMES, TABLES, decisions


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_determinized_table_has_all_cards_and_shows_what_the_view_shows(
    players: int, options: dict[str, Any]
) -> None:
    rng = random.Random(players)
    game = new_game("civ", NAMES[:players], 2, **options)
    real: Any = game.table
    for _ in decisions(game, rng):
        viewer = rng.choice(game.players)
        view = game.view(viewer)
        table = determinize(view, rng)
        audit(table)
        assert len(table.deck) == sum(view.deck)
        assert table.names[table.turn] == view.turn if table.turn is not None else not view.turn
        assert table.to_pick == real.to_pick
        for player, seat in zip(table.players, view.seats, strict=True):
            assert player.area == seat.area
            assert player.embargoes == real.player(seat.name).embargoes
            assert len(player.hand) == seat.hand_size
            assert player.name != viewer or tuple(sorted(player.hand)) == tuple(sorted(seat.hand))
            assert {d: player.needed(d) for d in seat.needed} == seat.needed


def test_of_an_era_that_nobody_has_drawn_from_only_its_cards_are_imagined() -> None:
    game = new_game("civ", NAMES[:2], 5)
    table = determinize(game.view(NAMES[0]), random.Random(1))
    third = Counter(table.deck[-game.view().deck[2] :])
    assert third <= Counter(ERAS[2])
    assert "utopia" not in table.deck[: -game.view().deck[2]]


def test_hidden_cards_are_dealt_differently_each_time() -> None:
    view = new_game("civ", NAMES[:2], 5).view(NAMES[0])
    dealt = {tuple(determinize(view, random.Random(seed)).players[1].hand) for seed in range(20)}
    assert len(dealt) > 5
