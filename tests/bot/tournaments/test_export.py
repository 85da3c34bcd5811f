"""A tournament as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json

import pytest

from bot.features.tournaments.exports.export import csv_files, harmless, json_text
from bot.features.tournaments.model import Contest
from tests.bot.tournaments.contests import beat, changed, contest, walked_over, with_round


def exported() -> Contest:
    one = with_round(contest("swiss", 5), "swiss", beat(1, 3), walked_over(4, absent=2), byes=[5])
    return changed(changed(one, 1, name='Ann "A", née = B'), 2, name='=HYPERLINK("x")')


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_players_pairings_results_and_standings() -> None:
    files = csv_files(exported())
    assert sorted(files) == ["pairings.csv", "players.csv", "results.csv", "standings.csv"]
    assert rows(files["players.csv"])[0] == {
        "number": "1",
        "name": 'Ann "A", née = B',
        "rating": "999",
        "lot": "1",
        "first_round": "1",
        "active": "1",
        "points_deducted": "0.0",
    }
    assert [
        (row["round"], row["table"], row["match"], row["seat"], row["number"])
        for row in rows(files["pairings.csv"])
    ] == [
        ("1", "1", "", "1", "1"),
        ("1", "1", "", "2", "3"),
        ("1", "2", "", "1", "4"),
        ("1", "2", "", "2", "2"),
        ("1", "", "bye", "", "5"),
    ]
    assert [
        (row["table"], row["number"], row["place"], row["absent"])
        for row in rows(files["results.csv"])
    ] == [("1", "1", "1", "0"), ("1", "3", "2", "0"), ("2", "4", "1", "0"), ("2", "2", "2", "1")]
    first = rows(files["standings.csv"])[0]
    assert [*first] == [
        "place",
        "number",
        "name",
        "points",
        "buchholz",
        "sonneborn_berger",
        "head_to_head",
        "wins",
        "lot",
        "played",
        "won",
    ]
    assert (first["place"], first["points"], first["lot"]) == ("1", "1.0", "4")


@pytest.mark.parametrize(
    "name",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        " =1",
        "＝1+1",
        "＠x",
        "\ufeff=1",
        "\u00a0+1",
    ],
)
def test_no_name_becomes_a_formula(name: str) -> None:
    cells = [
        row["name"]
        for text in csv_files(changed(exported(), 2, name=name)).values()
        for row in rows(text)
        if row["number"] == "2"
    ]
    assert len(cells) == 4
    assert all(cell.startswith("'") and cell[1:] == name for cell in cells)


@pytest.mark.parametrize("name", ["Ann", "a=b", "1-2", "Ann, Bob\nand Cat", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert harmless(name) == name


def test_json_says_how_the_standings_came_about() -> None:
    data = json.loads(json_text(exported()))
    assert sorted(data) == ["players", "rounds", "settings", "standings"]
    assert data["players"][1]["name"] == '=HYPERLINK("x")'
    assert data["rounds"][0]["byes"] == [5]
    points = data["standings"][0]["numbers"][0]
    assert points == {
        "key": "points",
        "value": 1.0,
        "parts": [{"round": 1, "kind": "walkover", "value": 1.0, "opponents": [2]}],
    }


def test_a_tournament_that_has_not_begun() -> None:
    files = csv_files(contest("elimination", 4))
    assert len(rows(files["players.csv"])) == 4
    assert rows(files["results.csv"]) == []
    assert json.loads(json_text(contest("elimination", 4)))["rounds"] == []
