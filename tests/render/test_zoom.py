"""Zoom of a player's board: every card, all counts, and no hidden card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.words import words_for
from engine.innovation.cards import CARDS, SHOWN
from render.games import GAMES
from render.zoom import zoom_alt, zoom_picture
from tests.render.civ import samples as civ
from tests.render.innovation.gallery import played, tables
from tests.render.innovation.samples import hidden, known, pile, seat, table
from tests.render.names import NAMES

EN = words_for("en")
BELOW = ["oars", "archery", "engineering"]


def contents(view, player="p1", *, text):
    canvas = GAMES[view.game].draw_zoom(view, player, EN, NAMES)
    return [box.what for box in canvas.boxes if box.text is text]


@pytest.mark.parametrize("name", tables())
def test_each_card_of_each_pile_is_named(name: str) -> None:
    view, _ = tables()[name]
    for one in view.seats:
        shown = contents(view, one.name, text=True)
        for each in one.board:
            for card in each.cards:
                assert shown.count(EN.card(card)) >= 1


@pytest.mark.parametrize("way", SHOWN)
def test_icons_that_a_splay_shows_are_bright_and_told_in_the_description(way: str) -> None:
    view = table(seat("p1", [pile(["optics", *BELOW], way)]), seat("p2"))
    counted = [icon for card in BELOW for place in SHOWN[way] if (icon := CARDS[card].icons[place])]
    alt = zoom_alt(view, "p1", EN, NAMES)
    assert f"splayed {EN(f'splay-{way}')}" in alt
    assert EN.list([EN(f"resource-{icon}") for icon in counted]) in alt
    flat = zoom_alt(table(seat("p1", [pile(["optics", *BELOW])]), seat("p2")), "p1", EN, NAMES)
    assert "The splay shows" not in flat


def test_the_description_is_in_sentences_and_drops_details_only_if_it_must() -> None:
    view = table(seat("p1", [pile(["oars", "archery"])], hidden(1), hidden(3)), seat("p2"))
    assert zoom_alt(view, "p1", EN, NAMES) == (
        "Ann’s board. 3 points, 0 of 6 achievements. 1 card in hand.\n"
        "Red: Oars 1 is on top of Archery 1."
    )
    long, _ = tables()["piles-of-twelve"]
    assert "other cards" in zoom_alt(long, "p1", EN, NAMES)


def test_partners_are_zoomed_in_on_with_what_their_team_has_claimed() -> None:
    seats = [seat("p1", achievements=["1"]), seat("p2"), seat("p3", achievements=["2"]), seat("p4")]
    view = table(*seats, teams=True)
    shown = contents(view, "p3", text=True)
    assert {"1", "2/6"} <= set(shown)
    assert "Team 1 is Ann and Chloé, with 0 points and 2 of 6 achievements." in zoom_alt(
        view, "p3", EN, NAMES
    )
    assert "Team" not in zoom_alt(table(*seats), "p3", EN, NAMES)


def test_hidden_cards_stay_hidden_even_if_the_view_knows_them() -> None:
    view = played(2, seed=5, actions=20).view("p1")
    one = replace(view.seats[0], hand=known("oars"), score=known("tools"))
    other = replace(view.seats[0], hand=known("archery"), score=known("clothing"))
    first, second = (
        zoom_picture(replace(view, seats=(each, view.seats[1])), "p1", EN, NAMES)
        for each in (one, other)
    )
    assert first == second


def test_an_area_is_told_domain_by_domain() -> None:
    one = civ.seat("p1", {"army": 5, "science": 1}, embargoes=["science"], blocked={"army": 2})
    view = civ.table(one, civ.seat("p2", {"army": 1}), coin=("p2", "p1", "army"))
    alt = zoom_alt(view, "p1", EN, NAMES)
    assert "Army: 5 of the 10 cards that hegemony takes." in alt
    assert "There are enough cards for Assassin, Purge and Attack." in alt
    assert "2 face-down Utopia cards raise the number for hegemony." in alt
    assert "Benedikt’s Culture coin is on it." in alt
    assert "Science: 1 of the 8 cards that hegemony takes." in alt
    assert "It’s under an Embargo." in alt
    assert {"Assassin", "Purge", "5/10", "1/8"} <= set(contents(view, text=True))
