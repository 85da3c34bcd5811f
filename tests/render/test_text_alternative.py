"""The table in words: all of the picture, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.words import words_for
from engine.innovation.cards import CARDS
from engine.innovation.view import TableView
from render.markdown import TEXT_LIMIT, length
from render.script import isolated
from render.text_alternative import table_text
from tests.render.gallery import GAMES
from tests.render.innovation.gallery import of_color
from tests.render.innovation.samples import hidden, pile, seat, table
from tests.render.names import HARD_NAMES, NAMES

EN = words_for("en")
TABLES = {
    f"{game}-{name}": sample
    for game, gallery in GAMES.items()
    for name, sample in gallery.tables().items()
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_in_words_has_every_player_and_fits(name: str) -> None:
    view, names = TABLES[name]
    text = table_text(view, EN, names)
    assert length(text) < TEXT_LIMIT
    assert text.startswith("**")
    for player in view.seats:
        assert f"### {isolated(names[player.name])}\n" in text


def _full() -> TableView:
    colors = ("red", "yellow", "green", "blue", "purple")
    seats = [
        seat(f"p{n}", [pile(of_color(color, 21), "up") for color in colors], hidden(*range(1, 11)))
        for n in range(1, 5)
    ]
    return table(*seats)


def test_even_the_fullest_table_fits_and_loses_no_top_card() -> None:
    view = _full()
    text = table_text(view, EN, HARD_NAMES)
    assert length(text) < TEXT_LIMIT
    for one in view.seats:
        for each in one.board:
            assert text.count(f"**{EN.card(each.cards[0])}** {CARDS[each.cards[0]].age}") == 4


def test_innovation_in_words_tells_what_the_picture_shows() -> None:
    board = [pile(["optics", "oars", "archery"], "left"), pile(["tools"])]
    view = table(
        seat("p1", board, hidden(1, 1, 4), hidden(2, 3), ["2", "empire"]), seat("p2"), actions=1
    )
    text = table_text(view, EN, NAMES)
    assert "**Ann’s turn** · 1 action left" in text
    assert "First to 6 achievements wins." in text
    assert "Points **5** · achievements **2/6** (Age 2, Military) · score pile: 2 cards" in text
    assert "Hand (3): 1 ×2, 4" in text
    assert "🟥 **Optics** 3 👑👑👑· · splayed left · 2 cards below: 🏰 🏰" in text
    assert "🟦 **Tools** 1 ·💡💡🏰" in text
    assert "Diplomacy 0/12" in text
    assert "1: 3 · 2: 5" in text
    assert "1 (5 points), 3 (15 points)" in text


def test_hidden_faces_are_not_told_even_to_one_who_knows_them() -> None:
    view = table(seat("p1"), seat("p2"))
    known = replace(view.seats[0], hand=(replace(hidden(1)[0], card="oars"),))
    text = table_text(replace(view, seats=(known, view.seats[1])), EN, NAMES)
    assert "Hand (1): 1" in text
    assert "Oars" not in text


def test_a_name_from_right_to_left_does_not_turn_the_text_around() -> None:
    names = {**NAMES, "p2": "שלום"}
    told = table_text(TABLES["innovation-two"][0], EN, names)
    assert "\u2068שלום\u2069" in told
    assert "\u2068" not in told.replace("\u2068שלום\u2069", "")
