"""Pictures disclose only what their viewer may know."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.core.words import words_for
from engine.civ.domains import DOMAINS
from engine.civ.view import TableView
from render.hand import hand_picture
from render.table import table_picture
from tests.render.civ.gallery import played, tables
from tests.render.names import HARD_NAMES, NAMES

EN = words_for("en")


@pytest.mark.parametrize("answers", [0, 1, 4, 30])
def test_the_table_is_the_same_for_everybody(answers: int) -> None:
    """It is posted in public: a viewer's knowledge of hands and packets is not in it."""
    game = played(3, seed=answers, answers=answers, variant="draft")
    public = table_picture(game.view(None), EN, NAMES)
    for player in ("p1", "p2", "p3"):
        assert table_picture(game.view(player), EN, NAMES) == public


def _with_hand(view: TableView, hand: tuple[str, ...]) -> TableView:
    me, *others = view.seats
    known = replace(me, hand=hand, hand_size=len(hand), packet=hand)
    return replace(view, seats=(known, *others))


def test_what_is_hidden_changes_nothing_in_the_public_picture() -> None:
    view = played(2, seed=5, answers=10).view(None)
    one = table_picture(_with_hand(view, ("army", "utopia")), EN, NAMES)
    assert one == table_picture(_with_hand(view, ("science", "science")), EN, NAMES)


def test_a_hand_tells_nothing_of_the_hands_of_others() -> None:
    view = played(3, seed=2, answers=10).view("p1")
    one = hand_picture(view, "p1", EN, NAMES)
    me, *others = view.seats
    masked = [replace(each, hand=("army",), packet=("army",)) for each in others]
    assert one == hand_picture(replace(view, seats=(me, *masked)), "p1", EN, NAMES)


def test_the_alt_text_of_a_table_tells_the_turn_and_every_player() -> None:
    view, names = tables()["three"]
    alt = table_picture(view, EN, names).alt
    assert alt.startswith("Benedikt’s turn. Effects. Waiting for Benedikt · Inquisition.")
    assert "Permanent effects used: Science, Religion." in alt
    assert "Culture coin on Religion of Ann." in alt
    lines = alt.split("\n")[1:4]
    for seat, line in zip(view.seats, lines, strict=True):
        assert line.startswith(f"{names[seat.name]} has {seat.points} majorit")
        for domain in DOMAINS:
            told = f"{EN.card(domain)} {seat.area[domain]} of {seat.needed[domain]}"
            assert (told in line) == bool(seat.area[domain])


@pytest.mark.parametrize("name", tables())
def test_the_alt_text_never_loses_a_player(name: str) -> None:
    view, _ = tables()[name]
    alt = table_picture(view, EN, HARD_NAMES).alt
    assert len(re.findall(r"majorit(?:y|ies) and", alt)) == len(view.seats)
    assert not alt.endswith("…")


def test_a_hand_and_a_packet_are_told_in_words_too() -> None:
    view = played(4, seed=3, answers=0, variant="draft").view("p2")
    alt = hand_picture(view, "p2", EN, NAMES).alt
    assert alt.startswith("Keep one of 4 cards: ")
    for domain in view.seat("p2").packet:
        assert EN.card(domain) in alt
