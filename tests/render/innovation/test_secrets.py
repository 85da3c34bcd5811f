"""Pictures disclose no hidden cards; equal views give equal pictures."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.core.words import words_for
from engine.innovation.cards import CARDS
from engine.innovation.view import SeatView
from render.hand import hand_picture
from render.table import table_picture
from tests.render.innovation.gallery import played, tables
from tests.render.innovation.samples import known
from tests.render.names import NAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_public_picture_of_a_game_names_only_public_cards(players: int) -> None:
    words = words_for("en")
    for actions in (0, 3, 25):
        view = played(players, seed=players + actions, actions=actions).view(None)
        picture = table_picture(view, words, NAMES)
        public = {pile.cards[0] for seat in view.seats for pile in seat.board}
        public |= {awaited.card for awaited in view.awaited if awaited.card}
        told = picture.alt + picture.filename
        named = {card for card in CARDS if re.search(rf"\b{words.card(card)}\b \d", told)}
        assert named <= public


def test_what_is_hidden_changes_nothing_in_the_public_picture() -> None:
    """Two games that differ only in hidden cards look the same to the last byte."""
    words = words_for("en")
    view = played(2, seed=5, actions=20).view(None)
    one = replace(view.seats[0], hand=known("oars", "tools"))
    other = replace(view.seats[0], hand=known("archery", "sailing"))
    masked = [replace(view, seats=(_from_outside(seat), *view.seats[1:])) for seat in (one, other)]
    first, second = (table_picture(each, words, NAMES) for each in masked)
    assert first == second


def _from_outside(seat: SeatView) -> SeatView:
    return replace(seat, hand=tuple(replace(card, card=None) for card in seat.hand))


def test_a_table_never_shows_faces_of_hands_even_to_one_who_knows_them() -> None:
    """The table's picture is posted in public: a viewer's own knowledge is not in it."""
    words = words_for("en")
    game = played(2, seed=5, actions=20)
    assert table_picture(game.view("p1"), words, NAMES) == table_picture(
        game.view(None), words, NAMES
    )


def test_the_alt_text_of_a_table_begins_with_the_turn_and_has_every_player() -> None:
    view, names = tables()["four-late"]
    alt = table_picture(view, words_for("en"), names).alt
    assert alt.startswith("Benedikt’s turn. 2 actions left.")
    lines = alt.split("\n")
    assert [line.split(" has ")[0] for line in lines[1:5]] == list(names.values())
    for seat, line in zip(view.seats, lines[1:5], strict=True):
        assert f" has {seat.points} point" in line
        assert f" {len(seat.achievements) or 'none'} of 4 achievements" in line
        for pile in seat.board:
            assert words_for("en").card(pile.cards[0]) in line


def test_a_hand_is_told_in_words_too() -> None:
    view = played(2, seed=1, actions=12).view("p2")
    alt = hand_picture(view, "p2", words_for("en"), NAMES).alt
    for card in view.seat("p2").hand:
        assert card.card is not None
        assert words_for("en").card(card.card) in alt
