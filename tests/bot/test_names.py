"""Names of every kind: harmless, distinct, and current."""

from __future__ import annotations

import re
import unicodedata
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.names import (
    LONGEST,
    Called,
    called,
    distinct,
    escaped,
    in_text,
    isolated,
    plain_name,
    typed_text,
)
from bot.core.words import words_for
from bot.ui.panel import cut
from render.script import END, ISOLATE, graphemes

HOSTILE = (
    "https://evil.example/x", "discord.gg/abc", "www.evil.example", "[press](https://evil.example)",
    "[press", "](https://evil.example)", "<@1234>", "<@&1234>", "<#1234>", "<:smile:123456789>",
    "<t:1:R>", "</game new:1>", "@everyone", "@here", "# big", "-# small", "> quote", "- list",
    "1. list", "**bold**", "_a_", "~~a~~", "`a`", "||a||", "a\nb", "a\u2028b", "\\", "\\\\*",
    "\u202eevil\u202c", "\u2067\u2068", "\u2069\u2069", "\u061c\u200fAnn",
    "שלום", "مرحبا ٣", "Bob שלום 12",
    "\u200b", "\u2060\ufeff", "\u0301\u0301", "\u3164", "\u2800", "\u00a0 ", "", "\ufe0f\u200d",
    "Z\u0334\u034e\u034c\u0337\u0338\u0321\u0322", "👩\u200d🚀",
    "🏴\U000e0067\U000e0062\U000e007f", "क्ष", "ᴀɴɴ",
)  # fmt: skip
LETTERS = st.characters(exclude_categories=["Cs"])
PIECES = st.sampled_from(
    [*HOSTILE, "Ann", "Ａｎｎ", " ", ".", "://", "@", "<", "(", "\u2066", "\u200d"]
)
NAMES = st.one_of(
    st.sampled_from(HOSTILE), st.text(LETTERS, max_size=60), st.lists(PIECES).map("".join)
)
PEOPLE = st.lists(
    st.builds(Called, NAMES, st.sampled_from(["", "ann", "bob.b", "x_y"])), max_size=6
)


def named(people: list[Called]) -> tuple[str, ...]:
    return distinct(people, [f"Player {number}" for number in range(1, len(people) + 1)])


def read(text: str) -> str:
    """``text`` as Discord renders it: a character after a backslash is just itself."""
    return re.sub(r"\\([^0-9A-Za-z\s])", "¤", text)


def assert_harmless(text: str) -> None:
    plain = read(text)
    assert not re.search(r"[*_~`|\\\[\]<]", plain)
    assert not re.search(r"(?m)^\s*(>|-|\+|#|\d+\.)", plain)
    assert not re.search(r"@(everyone|here|[!&]?\d)", plain)
    assert not re.search(r"(?i)[a-z]://|\w\.\w", plain)


def assert_runs_as_before(text: str) -> None:
    """Check that no text outside isolations is reversed, and each isolation ends."""
    outside = re.sub(f"{ISOLATE}[^{ISOLATE}{END}\n]*{END}", "", text)
    turning = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "PDF", "RLI", "LRI", "FSI", "PDI"}
    assert not {unicodedata.bidirectional(letter) for letter in outside} & turning
    assert "\u061c" not in outside
    assert "\u200f" not in text


def is_seen(name: str) -> bool:
    """Return whether it has a letter or sign, even one that Unicode did not know yet."""
    kinds = {unicodedata.category(letter) for letter in name}
    return "Cn" in kinds or any(kind[0] in "LNPS" for kind in kinds)


@given(PEOPLE)
def test_names_in_a_sentence_are_harmless_and_leave_it_as_it_runs(people: list[Called]) -> None:
    names = [in_text(name) for name in named(people)]
    sentence = "".join(f"\n{name} plays against {name}, 3 to 2" for name in names)
    assert_harmless(sentence)
    assert_runs_as_before(sentence)
    assert sentence.count("\n") == len(people)
    assert_runs_as_before("".join(f"Take {isolated(name)} 3" for name in named(people)))


@given(PEOPLE)
def test_names_are_seen_short_and_different(people: list[Called]) -> None:
    names = named(people)
    for name in names:
        assert is_seen(name)
        assert name == " ".join(name.split())
        assert len(graphemes(name)) <= 2 * LONGEST
    for one, other in combinations(names, 2):
        folded = (unicodedata.normalize("NFKC", name).casefold() for name in (one, other))
        assert len({*folded}) == 2


@given(NAMES)
def test_a_plain_name_stays_as_it_is(name: str) -> None:
    assert plain_name(plain_name(name)) == plain_name(name)


ORDINARY = (
    "Ann", "Jean-Luc", "O’Neil", "Łukasz Żak", "Nguyễn", "山田太郎", "👩\u200d🚀 Zoë", "❤\ufe0f",
    "ක්\u200dරි", "J. R.", "C++ (2)",
)  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_an_ordinary_name_is_shown_as_it_is(name: str) -> None:
    assert in_text(plain_name(name)) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ａｎｎ"),  # wide
        ("Ann", "Аnn"),
        ("Ann", "ANN"),
        ("ANN", "ΑΝΝ"),
        ("Ann", "𝓐𝓷𝓷"),
        ("Ian", "lan"),
        ("Otto", "0tto"),
        ("Tim", "Tirn"),
        ("Ann", "Ann\u200b"),
        ("Ann", "Ann 𒀭"),  # of which a picture shows as much
    ],
)
def test_who_looks_like_another_is_told_apart(one: str, other: str) -> None:
    first, second, third = named([Called(one, "one"), Called(other, "two"), Called("Bob", "b")])
    assert first == f"{plain_name(one)} (one)"
    assert second == f"{plain_name(other)} (two)"
    assert third == "Bob"


def test_a_number_tells_apart_where_the_user_name_does_not() -> None:
    assert named([Called("Ann"), Called("Ann")]) == ("Ann (1)", "Ann (2)")
    mimic = [Called("Ann", "a"), Called("Ann", "b"), Called("Ann (a)", "c")]
    assert named(mimic) == ("Ann (a)", "Ann (b)", "Ann (a) (c)")
    many = named([Called("Ann")] * 300)
    assert len({*many}) == 300


def test_who_cannot_be_seen_has_the_user_name_or_a_number() -> None:
    assert named([Called("\u200b", "ann"), Called("\u3164")]) == ("ann", "Player 2")

    class User:
        display_name, name = "\u2800", "ann"

    assert called(User()) == "ann"


def test_a_long_name_is_told_apart_by_what_is_added() -> None:
    long = "Wilhelmina-Alexandrina von Hohen"
    people = [Called(f"{long} I", "w.one"), Called(f"{long} II", "w.two")]
    names = distinct(people, ["", ""], 20)
    assert names[0] != names[1]
    assert all(name.startswith("Wilhelmina-Alexandr…") for name in names)


def test_a_label_that_is_cut_ends_what_it_isolates() -> None:
    label = f"Send {isolated('שלום עולם')} away"
    for limit in range(6, len(label) + 1):
        assert len(cut(label, limit)) <= limit
        assert_runs_as_before(cut(label, limit))


def test_what_is_typed_keeps_its_lines() -> None:
    assert typed_text("a\n# b \u202e*c*") == "a\n\\# b \\*c\\*"
    assert escaped("a.b") == "a\\.b"


def test_a_language_elides_before_a_name_that_is_isolated() -> None:
    plain = words_for("fr")("log-seat-taken", name="Bob", before="Ann")
    assert words_for("fr")("log-seat-taken", name="Bob", before=f"{ISOLATE}Ann{END}") == (
        plain.replace("Ann", f"{ISOLATE}Ann{END}")
    )
