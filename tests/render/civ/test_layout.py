"""The layout of pictures, by the layout boxes of their drawings."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.words import Words, words_for
from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView
from render.canvas import Canvas
from render.civ.card import Face, chip, effects_of, face
from render.civ.cards import cards_of
from render.civ.colors import THEMES
from render.civ.hand import draw_hand
from render.civ.legend import draw_legend
from render.civ.table import draw_table
from render.palette import MARGIN, WIDTH
from tests.languages import COMPLETE
from tests.render.civ.gallery import hands, tables
from tests.render.civ.samples import seat, table
from tests.render.names import NAMES

EN = words_for("en")


class Named(Words):
    """English words, with the names of domains and effects in another language."""

    def __init__(self, language: str) -> None:
        super().__init__("en")
        self.language = language


def texts(canvas: Canvas) -> list[str]:
    return [box.what for box in canvas.boxes if box.text]


def icons(canvas: Canvas) -> Counter[str]:
    return Counter(box.what for box in canvas.boxes if not box.text)


def drawn(*seats: SeatView, **about: object) -> Canvas:
    return draw_table(table(*seats, **about), EN, NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", COMPLETE)
def test_no_name_of_a_domain_or_an_effect_is_cut(language: str) -> None:
    words = Named(language)
    canvas = Canvas(WIDTH, 100, THEMES["dark"])
    draw_legend(canvas, 0, words)
    assert texts(canvas) == [words.card(domain) for domain in DOMAINS]
    view = tables()["hard"][0]
    for domain in DOMAINS:
        canvas = Canvas(WIDTH, 300, THEMES["dark"])
        about = Face(9, cards_of(view, view.seats[0], domain), True, False)
        face(canvas, 0, 0, WIDTH - 2 * MARGIN, domain, about, words)
        names = {words.card(effect) for _, effect in effects_of(domain)}
        assert {words.card(domain), "×9", *names} <= set(texts(canvas))
        for width, copies in ((376, 1), (376, 4)):
            canvas = Canvas(600, 300, THEMES["dark"])
            chip(canvas, 0, 0, width, domain, copies, words)
            assert words.card(domain) in texts(canvas)


@pytest.mark.parametrize("name", tables())
def test_a_table_says_who_has_what(name: str) -> None:
    view, _ = tables()[name]
    shown = Counter(texts(draw_table(view, EN, NAMES)))
    expected: Counter[str] = Counter()
    for one in view.seats:
        expected.update([NAMES[one.name], str(one.hand_size)])
        expected.update(str(one.area[domain]) for domain in DOMAINS)
        expected.update(f"/{one.needed[domain]}" for domain in DOMAINS)
    expected.update(map(str, view.deck))
    assert not expected - shown


def test_each_card_of_an_area_is_there_and_bears_the_level_that_it_reaches() -> None:
    two = seat("p2")
    three, five = (drawn(seat("p1", {"army": number}), two) for number in (3, 5))
    # The third and the fifth card show a numeral instead of the icon.
    assert icons(five)["army"] - icons(three)["army"] == 1
    cards = drawn(seat("p1", {"culture": 6}), two), drawn(seat("p1", {"culture": 1}), two)
    assert icons(cards[0])["culture"] - icons(cards[1])["culture"] == 5  # no levels of its own


def test_hegemony_is_told_in_the_domain_that_is_nearest_to_it() -> None:
    canvas = drawn(seat("p1", {"army": 5, "utopia": 6}, blocked={"utopia": 3}), seat("p2"))
    assert "5/8" in texts(canvas)
    assert "6/11" not in texts(canvas)


@pytest.mark.parametrize(
    ("about", "icon"),
    [({"embargoes": ["science"]}, "embargo"), ({"blocked": {"army": 2}}, "utopia")],
)
def test_what_lies_on_cards_is_marked(about: dict, icon: str) -> None:
    plain, marked = (drawn(seat("p1", {"army": 2}, **more), seat("p2")) for more in ({}, about))
    assert icons(marked)[icon] > icons(plain)[icon]


def test_a_raised_requirement_says_by_how_much() -> None:
    canvas = drawn(seat("p1", {"army": 2}, blocked={"army": 3}), seat("p2"))
    assert {"/11", "+3", "2/11"} <= set(texts(canvas))


def test_the_culture_coin_lies_on_the_copied_domain() -> None:
    seats = seat("p1", {"culture": 4}), seat("p2", {"army": 3})
    plain, marked = drawn(*seats), drawn(*seats, coin=("p1", "p2", "army"))
    assert icons(marked)["culture"] - icons(plain)["culture"] == 1


def test_effects_that_were_used_are_ticked() -> None:
    me = seat("p1", {"army": 3, "religion": 5})
    open_, used = (
        drawn(me, seat("p2"), step="effects", used=used, discards_used=used)
        for used in ((), ("army",))
    )
    assert icons(open_)["used"] == 0
    assert icons(used)["used"] == 2
    assert icons(open_)["discard"] - icons(used)["discard"] == 1
    assert icons(drawn(me, seat("p2"), step="play"))["discard"] == 1  # that of the discard pile


def test_those_of_a_team_stand_together() -> None:
    seats = [seat(f"p{number}", {"army": number}) for number in range(1, 5)]
    told = texts(drawn(*seats, teams=True))
    order = [text for text in told if text in NAMES.values() or text.startswith("Team")]
    assert order == ["Team 1", "Ann", "Chloé", "Team 2", "Benedikt", "Dario"]


def test_the_limit_of_a_hand_is_shown_for_the_one_whose_turn_it_is() -> None:
    canvas = drawn(seat("p1", hand_size=1), seat("p2", hand_size=6), turn="p2", limit=5)
    assert texts(canvas).count("/5") == 1


def test_the_last_round_is_announced() -> None:
    seats = seat("p1"), seat("p2")
    assert "Last round" in texts(drawn(*seats, last_round=True))
    assert "Last round" not in texts(drawn(*seats))


@pytest.mark.parametrize("name", hands())
def test_a_hand_shows_every_card_with_its_effects(name: str) -> None:
    view = hands()[name]
    me = view.seat("p1")
    shown = texts(draw_hand(view, "p1", EN))
    for cards in (me.hand, me.packet):
        for domain, copies in Counter(cards).items():
            assert EN.card(domain) in shown
            assert copies == 1 or f"×{copies}" in shown
    for domain in me.packet or me.hand:
        for _, effect in effects_of(domain):
            assert EN.card(effect) in shown


def test_an_embargo_is_marked_on_the_cards_that_it_keeps_in_hand() -> None:
    one = seat("p1", hand=("army", "science"), embargoes=("army", "culture"))
    canvas = draw_hand(table(one, seat("p2"), viewer="p1"), "p1", EN)
    assert icons(canvas)["embargo"] == 1
