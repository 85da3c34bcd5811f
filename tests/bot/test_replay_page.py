"""The replay as a web page: its contents, its secrecy, and its use in a browser."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.core.words import words_for
from bot.features.history.replay_page import page as pages
from bot.features.history.replay_page.moments import Reader, moments_of
from bot.features.history.replay_page.page import replay_page
from bot.tables.replay import turns_seen
from engine.games import GAMES
from render.film import Film, film_of
from render.games import GAMES as DRAWN
from tests.bot.browser import DESKTOP, PHONE, chromium
from tests.bot.painting import DOTS
from tests.bot.played import SEED, begun, opened, played

WORDS = words_for("en")


STATES = {"over": lambda table: table, "open": opened, "begun": begun,
          "begun, to be opened": lambda table: begun(opened(table))}  # fmt: skip


@cache
def made(
    game: str,
    player: str | None,
    state: str = "over",
    language: str = "en",
    film: Any = DOTS.film,
) -> str:
    """Return the page of a game for its reader: the seat of ``player``, or the public."""
    table, answers = played(game)
    page = replay_page(film, STATES[state](table), answers, player, words_for(language), "dark")
    assert page is not None
    return page.decode()


def data_of(page: str) -> dict[str, Any]:
    (text,) = re.findall(r'<script type="application/json" id="film">(.*?)</script>', page)
    data: dict[str, Any] = json.loads(text)
    return data


def test_it_is_complete_and_can_load_nothing() -> None:
    page = made("civ", None)
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    allowed = dict(each.split(" ", 1) for each in policy.split("; "))
    assert allowed["default-src"] == "'none'"
    assert allowed["img-src"] == "data:"
    for name, tag in (("script-src", "script"), ("style-src", "style")):
        (text,) = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert allowed[name] == f"'sha256-{digest}'"
    assert "://" not in page
    assert not re.search(r"\b(src|href|style|on\w+)=", re.sub(r"<script.*", "", page, flags=re.S))


def test_it_is_in_the_language_of_its_reader() -> None:
    page = made("civ", None, language="fr")
    assert '<html lang="fr">' in page
    assert words_for("fr")("replay-page-next") in page


def test_names_are_never_markup() -> None:
    page = made("innovation", "p1")
    assert "Ann &lt;b&gt;" in page
    assert "Ann <b>" not in page
    assert "*Bo*" in page
    assert "<em>Bo</em>" not in page


def test_each_moment_has_its_turn_its_picture_and_its_log() -> None:
    table, answers = played("civ")
    data = data_of(page := made("civ", None))
    turns = [moment["turn"] for moment in data["moments"]]
    assert turns == sorted(turns)
    assert {*turns} >= {*range(1, table.public_view.turn_number + 1)}
    assert [moment["frame"] for moment in data["moments"]] == [*range(len(data["frames"]))]
    assert page.count('class="moment"') == len(turns) <= len(answers) + 1
    assert all(frame["alt"] for frame in data["frames"])
    assert data["frames"][-1]["alt"] != data["frames"][-2]["alt"]


@pytest.mark.soak
@pytest.mark.parametrize("reader", [None, "p1"])
def test_what_was_hidden_from_its_reader_is_nowhere_in_it(reader: str | None) -> None:
    table, answers = played("innovation")
    rules = GAMES["innovation"].rules
    seen = turns_seen(table, answers, "p1", "p2")
    everything = {card for views in seen for view in views.values() for card in rules.named(view)}
    known = {card for views in seen for card in rules.named(views[reader])}
    told = "\n".join("\n".join(m.lines) for m in moments_of(table, answers, Reader(reader, WORDS)))
    secret = {WORDS.card(card) for card in everything - known if WORDS.card(card) not in told}
    assert secret
    for state in ("over", "begun"):
        page = made("innovation", reader, state)
        assert not [name for name in secret if re.search(rf"\b{name}\b", page)]
        assert str(SEED) not in page
    assert str(SEED) not in made("innovation", reader, "open")


def test_all_hands_are_shown_only_if_all_agreed() -> None:
    assert 'class="hand"' not in made("innovation", None)
    assert "Your hand" in made("innovation", "p1")
    revealed = made("innovation", None, "open")
    assert "shows all hands" in revealed
    assert revealed.count("<h3>Bob") > 3
    assert "shows all hands" not in made("innovation", None, "begun, to be opened")


def test_a_game_that_would_be_too_large_is_shown_turn_by_turn_and_smaller() -> None:
    asked = []

    def large(views: Any, *about: Any, smaller: int, limit: int, **other: Any) -> Film | None:
        asked.append((len(views), smaller))
        return DOTS.film(views, *about) if smaller > 1 else None

    data = data_of(made("civ", None, film=large))
    (moments, _), (turns, _), (fewest, _) = asked
    assert moments > turns == fewest == len(data["frames"])
    assert [smaller for _, smaller in asked] == [1, 1, 2]
    for one, other in zip(data["moments"], data["moments"][1:], strict=False):
        assert (one["frame"] == other["frame"]) == (one["turn"] == other["turn"])
    whole = data_of(made("civ", None))
    ends = {moment["turn"]: whole["frames"][moment["frame"]] for moment in whole["moments"]}
    assert [frame["alt"] for frame in data["frames"]] == [frame["alt"] for frame in ends.values()]


def test_there_is_no_page_rather_than_one_that_is_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, answers = played("civ")
    monkeypatch.setattr(pages, "LIMIT", 10_000)
    assert replay_page(DOTS.film, table, answers, None, WORDS, "dark") is None


def test_the_strips_of_a_film_are_its_pictures_and_stored_once() -> None:
    table, answers = played("civ")
    views = [seen[None] for seen in turns_seen(table, answers)[-3:]]
    film = film_of(views, WORDS, table.names, limit=10**6)
    assert film is not None
    before = None
    for view, frame in zip(views, film.frames, strict=True):
        picture = DRAWN["civ"].draw_table(view, WORDS, table.names, before=before).image
        top = 0
        for number in frame.strips:
            strip = film.strips[number]
            assert strip.webp[8:12] == b"WEBP"
            with Image.open(BytesIO(strip.webp)) as image:
                there = picture.crop((0, top, picture.width, top + strip.height))
                assert image.convert("RGB").tobytes() == there.tobytes()
            top += strip.height
        assert top == picture.height
        before = view
    assert len(film.strips) < sum(len(frame.strips) for frame in film.frames)
    assert film_of(views, WORDS, table.names, limit=1000) is None


@pytest.mark.soak
async def test_it_is_stepped_through_by_keys_touch_and_buttons(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(made("civ", None), encoding="utf-8")
    data = data_of(file.read_text())
    turns = [moment["turn"] for moment in data["moments"]]
    begun = json.dumps(data["frames"][data["moments"][0]["frame"]]["alt"])
    first_drawn = f"document.getElementById('picture').getAttribute('aria-label') === {begun}"
    last, start, end = len(turns) - 1, turns.index(3), turns.index(4) - 1
    assert end > start > 0
    async with chromium(tmp_path / "profile") as page:
        for size in (PHONE, DESKTOP):
            await page.open(file.as_uri(), size)
            now = "Number(document.getElementById('moment').value)"
            assert await page.says(now) == 0
            for key, shift, expected in (
                ("ArrowRight", False, 1), ("ArrowRight", False, 2), ("ArrowLeft", False, 1),
                ("End", False, last), ("Home", False, 0),
            ):  # fmt: skip
                await page.key(key, shift)
                assert await page.says(now) == expected
            await page.says(f"(slider => {{ slider.value = {start}; "
                            "slider.dispatchEvent(new Event('input')) })(moment)")  # fmt: skip
            for key, expected in (("ArrowRight", end), ("ArrowLeft", start)):
                await page.key(key, shift=True)
                assert await page.says(now) == expected
            shown = "document.querySelector('.moment[aria-current]').closest('section').dataset.key"
            assert await page.says(shown) == "3"
            await page.says("document.querySelector('[data-step=last]').click()")
            assert await page.says(now) == last
            assert await page.says("document.querySelector('[data-step=next]').disabled")
            await page.says("document.querySelector('[data-step=first]').click()")
            await page.until(first_drawn)
            assert await page.says("document.querySelectorAll('#picture img').length")
            assert await page.says("document.documentElement.scrollWidth") <= size[0]
        await page.open(file.as_uri(), PHONE)
        await page.until(first_drawn)  # a finger has to find it
        await page.says("document.getElementById('picture').scrollIntoView()")
        await page.swipe((300, 150), (80, 155))
        assert await page.says(now) == 1
        assert page.complaints == []
