"""Names of all kinds: drawn, or sensibly replaced."""

from __future__ import annotations

import pytest

from render.script import LEFT_TO_RIGHT, left_to_right, plain, visual
from render.text import SMALL, Line, drawable, fit, shortened, whole, wrap
from tests.render.names import SCRIPTS

MISSING = chr(0xF0000)  # a font's glyph for missing characters


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tLee ", "Ann Lee"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("Ｗｉｄｅ", "Wide"),
        ("👩‍🚀 Zoë", "👩 Zoë"),
        ("👍🏽", "👍"),
        ("❤️", "❤"),
        ("🇫🇷", "FR"),
        ("Z̴͎͌a̷l̶g̸ó", "Zalgó"),
        ("\u202eevil\u202c", "evil"),
        ("山田太郎", "山田太郎"),
        ("김철수", "김철수"),
        ("Ωмега", "Ωмега"),
        ("مرحبا", "مرحبا"),
        ("สวัสดี", "สวัสดี"),
        ("Tom 𒀭", "Tom"),
    ],
)
def test_a_name_is_drawn_as_far_as_it_can_be(name: str, expected: str) -> None:
    assert drawable(name, "Player 1") == expected


def glyphs(name: str) -> Line:
    return whole(plain(name), SMALL)


def parts(name: str) -> list[str]:
    """Return the glyphs of a name, from left to right."""
    return [part[0] for part in glyphs(name).parts]


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_name_is_drawn_in_every_script(script: str) -> None:
    name = SCRIPTS[script]
    assert drawable(name, "Player 1") == name
    assert glyphs(name).width > SMALL
    assert MISSING not in "".join(part[0] for part in glyphs(name).parts)


@pytest.mark.parametrize("letters", ["क्ष", "ক্ষ", "க்ஷ", "క్ష", "ක්‍ෂ", "ស្ត"])
def test_letters_that_combine_take_less_room_than_one_after_another(letters: str) -> None:
    apart = sum(glyphs(letter).width for letter in letters if plain(letter))
    assert 0 < glyphs(letters).width < apart


def test_a_mark_takes_the_place_that_its_letter_gives_it() -> None:
    # A tone stands higher where there is a vowel below it, and neither takes room.
    tones = [glyphs(word).parts[-1] for word in ("ท่", "ที่")]
    assert len({(glyph, up) for glyph, _, _, up in tones}) == 2
    assert glyphs("ที่").width == glyphs("ท").width
    # This vowel is written before the consonant after which it is spoken.
    assert glyphs("कि").parts[0][0] != glyphs("क").parts[0][0]
    # Right to left, also after left-to-right letters.
    alone, after = glyphs("ދިވެހި"), glyphs("Bob ދިވެހި")
    assert [part[0] for part in after.parts[1:]] == [part[0] for part in alone.parts]


def test_a_joiner_is_kept_where_letters_combine_and_nowhere_else() -> None:
    assert plain("ක්‍රි") == "ක්‍රි"
    assert plain("‍Ann‌ 👩‍👧") == "Ann 👩"


def test_a_name_is_cut_between_what_people_see_as_letters() -> None:
    assert shortened("க்ஷிதிஜ்", 20) == "க்ஷிதிஜ்"
    assert shortened("நிலாநிலா", 3) == "நிலா…"
    narrow = fit("தமிழ்ச்செல்வி", 120, SMALL).text
    assert narrow.endswith("…")
    assert SCRIPTS["Tamil"].startswith(narrow[:-1])


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "𒀭𒂗", "ꦄꦤ꧀ a"])
def test_a_name_of_which_next_to_nothing_can_be_drawn_is_replaced(name: str) -> None:
    assert drawable(name, "Player 1") == "Player 1"


@pytest.mark.parametrize(
    ("logical", "expected"),
    [
        ("Ann", "Ann"),
        ("שלום", "םולש"),
        ("Bob שלום!", "Bob םולש!"),
        ("שלום Bob 12", "Bob 12 םולש"),
        ("שלום 12 (א)", "(א) 12 םולש"),
        ("אבג «דה» 3%", "3% «הד» גבא"),
        ("عمر ٢٣", "٢٣ رمع"),
    ],
)
def test_right_to_left_is_put_in_visual_order(logical: str, expected: str) -> None:
    assert visual(logical) == expected


def test_arabic_letters_are_joined() -> None:
    (first, middle, last), alone = parts("ببب"), parts("ب")
    assert len({first, middle, last, *alone}) == 4
    assert len(parts("لا")) == 1, "a ligature"
    # A joined letter that does not join the next one.
    assert parts("باب")[0] == alone[0]


def test_digits_keep_their_order_among_arabic_letters() -> None:
    two, three = parts("٢"), parts("٣")
    assert parts("٢٣أ")[1:] == two + three
    assert parts("أ٢٣")[:2] == two + three


def test_a_sentence_that_begins_with_a_name_from_right_to_left_still_runs_to_the_right() -> None:
    assert visual(left_to_right("שלום’s turn")).strip(LEFT_TO_RIGHT) == "םולש’s turn"
    assert left_to_right("Ann’s turn") == "Ann’s turn"


def test_plain_leaves_ordinary_names_alone() -> None:
    for name in ("Łukasz", "Björn", "O’Neil", "Jean-Luc", "x_X_x", "a.b", "Nguyễn"):
        assert plain(name) == name


def test_a_line_gets_narrower_before_it_is_cut() -> None:
    whole = fit("Industrialization", 1000, SMALL)
    narrow = fit("Industrialization", whole.width - 20, SMALL)
    cut = fit("Industrialization", 100, SMALL)
    assert whole.text == narrow.text == "Industrialization"
    assert narrow.width <= whole.width - 20
    assert cut.text.endswith("…")
    assert cut.width <= 100
    assert fit("Industrialization", 1, SMALL).width <= 1


@pytest.mark.parametrize(
    ("language", "name", "lines"),
    [
        ("en", "Oars", ["Oars"]),
        ("en", "Road Building", ["Road", "Building"]),
        ("en", "Encyclopedia", ["Encyclo-", "pedia"]),
        ("en", "Enterprise", ["Enter-", "prise"]),
        ("fr", "Entreprise", ["Entre-", "prise"]),
        ("it", "Abbigliamento", ["Abbiglia-", "mento"]),
        ("xx", "Abbigliamento", ["Abbigli-", "amento"]),
    ],
)
def test_a_long_word_is_divided_as_its_language_does(
    language: str, name: str, lines: list[str]
) -> None:
    width = 165 if len(name) > 10 else 120
    assert [line.text for line in wrap(name, width, SMALL, language)] == lines


def test_shortened_keeps_the_beginning() -> None:
    assert shortened("Wilhelmina", 40) == "Wilhelmina"
    assert shortened("Wilhelmina", 5) == "Wilh…"
