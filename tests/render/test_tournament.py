"""Pictures of tournaments: every entrant is on one page, every page fits a phone."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.words import words_for
from bot.features.tournaments.contest import formats
from bot.features.tournaments.panels.pictures import (
    bracket_parts,
    page_now,
    picture_of,
    standings_pages,
)
from render.canvas import Canvas
from render.palette import PHONE
from render.tournament.bracket import MOST_COLUMNS, MOST_ROWS, bracket_alt, draw_bracket
from render.tournament.table import ON_A_PAGE, draw_standings, standings_alt
from tests.render.tournaments import BRACKETS, DOUBLE_PAGES, bracket, table, tournament

EN = words_for("en")
HIGHEST = 624 / PHONE  # a picture with more points of height has to be scrolled on a phone


def fits_a_phone(canvas: Canvas) -> bool:
    """Return whether it is visible at once, without scrolling."""
    return canvas.image.height / canvas.image.width < HIGHEST


@pytest.mark.soak
@pytest.mark.parametrize(("format_", "people"), [("swiss", 32), ("swiss", 256), ("groups", 40)])
def test_everybody_stands_on_exactly_one_page(format_: str, people: int) -> None:
    played = tournament(format_, people, rounds=1)
    pages = standings_pages(played, EN)
    rows = [[row for section in page.sections for row in section.rows] for page in pages]
    names = Counter(row.name for page in rows for row in page)
    assert names == Counter(each.name for each in played.contest.entrants)
    assert all(len(page) <= ON_A_PAGE for page in rows)
    assert all(fits_a_phone(draw_standings(page, EN)) for page in pages)


@pytest.mark.parametrize(
    ("format_", "people"),
    [
        ("elimination", 2),
        ("elimination", 13),
        ("elimination", 32),
        ("elimination", 256),
        ("double-elimination", 3),
        ("double-elimination", 16),
        ("double-elimination", 23),
        ("double-elimination", 128),
    ],
)
def test_every_match_of_a_bracket_is_on_exactly_one_page(format_: str, people: int) -> None:
    played = tournament(format_, people)
    parts = bracket_parts(played, EN)
    drawn = Counter(
        tuple(side.name for side in box.sides)
        for part in parts
        for column in part.bracket.columns
        for box in column.boxes
        if all(side.name for side in box.sides)
    )
    matches = Counter(
        tuple(played.name_of(number) for number in each.seats if number is not None)
        for each in formats.bracket(played.contest)
        if each.match is not None
    )
    assert drawn == matches
    for part in parts:
        assert len(part.bracket.columns) <= MOST_COLUMNS
        assert all(len(column.boxes) <= MOST_ROWS for column in part.bracket.columns)
        assert fits_a_phone(draw_bracket(part.bracket, EN))


def test_one_looks_at_ones_own_part_of_the_bracket_first_else_at_the_latest() -> None:
    running = tournament("elimination", 32, rounds=1)
    parts = bracket_parts(running, EN)
    for number in range(1, 33):
        own = page_now(parts, number)
        assert number in parts[own].people
        assert all(number not in part.people for part in parts[own + 1 :])
    assert page_now(bracket_parts(tournament("elimination", 256), EN)) == 16


def test_whoever_goes_on_is_joined_to_the_match_where_they_do() -> None:
    (part,) = bracket_parts(tournament("elimination", 16), EN)
    for before, column in zip(part.bracket.columns, part.bracket.columns[1:], strict=False):
        for box in column.boxes:
            winners = [
                side.name for fed in box.feeds for side in before.boxes[fed].sides if side.won
            ]
            assert winners == [side.name for side in box.sides if side.name in winners]
            assert len(box.feeds) == 2


def test_all_pages_of_the_double_elimination_are_looked_at() -> None:
    assert len(bracket_parts(tournament("double-elimination", 16), EN)) == DOUBLE_PAGES


def test_alt_texts_say_who_won_and_with_how_many_points() -> None:
    told = {name: bracket(name, EN) for name in BRACKETS}
    assert "Final: Eva-Maria against Benedikt 1 (Benedikt 1 won)" in bracket_alt(
        told["sixteen"], EN
    )
    cross = table("cross", EN)
    assert "Place 1: Dario, Pts 6½, SB 28.25." in standings_alt(cross, EN)


def test_deducted_points_are_marked_and_told() -> None:
    played = tournament("swiss", 8, rounds=1, penalties=True)
    (page,) = standings_pages(played, EN)
    deducted = {row.name: row.deducted for row in page.sections[0].rows if row.deducted}
    assert deducted == {"Ann": "1", "Chloé": "2", "Eva-Maria": "1", "Giuseppina": "2"}
    told = standings_alt(page, EN)
    assert told.count("points deducted: ") == len(deducted)
    (without,) = standings_pages(tournament("swiss", 8, rounds=1), EN)
    foot = draw_standings(page, EN).image.height - draw_standings(without, EN).image.height
    assert foot > 0
    assert "deducted" not in standings_alt(without, EN)


def test_in_a_cross_table_two_who_met_have_what_the_other_has_not() -> None:
    (section,) = table("cross", EN).sections
    opposite = {"1": "0", "½": "½", "0": "1", "+": "–", "–": "+", "": ""}
    for one, row in enumerate(section.rows):
        for other, cell in enumerate(row.cells):
            if cell.text != "–":  # if neither came, both have this
                assert section.rows[other].cells[one].text == opposite[cell.text]


def test_a_bracket_is_shown_where_there_is_one_else_the_standings() -> None:
    waiting = tournament("swiss", 8, rounds=0)
    begun = picture_of(waiting, "dark")
    assert begun is not None
    assert begun.filename == "standings.png"
    bracket = picture_of(tournament("elimination", 4), "light")
    assert bracket is not None
    assert bracket.filename == "bracket.png"
