"""The words of Innovation: terms, names of cards, texts of effects."""

from __future__ import annotations

import pytest

from bot.core.words import find, languages, words_for
from engine import Refusal
from engine.innovation.cards import CARDS, COLORS, LANGUAGES, RESOURCES
from render.innovation.names import achievement_name

EN = words_for("en")
every_language = pytest.mark.parametrize("language", languages())


def find_cards(typed: str) -> list[str]:
    """Return the cards of Innovation that a search finds."""
    return [card for _, card in find(typed, games=("innovation",))]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_short_text_for_each_of_its_effects(card: str) -> None:
    texts = EN.effects(card)
    assert len(texts) == len(CARDS[card].effects)
    assert f"{card}-{len(texts) + 1}" not in EN
    assert all(len(text) <= 300 for text in texts)
    assert len(set(texts)) == len(texts)


@every_language
def test_every_effect_of_a_card_fits_on_a_phone(language: str) -> None:
    words = words_for(language)
    for card in CARDS:
        texts = words.effects(card)
        assert len(texts) == len(CARDS[card].effects), card
        assert all(0 < len(text) <= 300 for text in texts), card
        assert len(set(texts)) == len(texts), card


@every_language
def test_each_colour_has_a_letter_of_its_own(language: str) -> None:
    letters = [words_for(language)(f"picture-letter-{color}") for color in COLORS]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)


def test_terms() -> None:
    assert EN.card("the-wheel") == "The Wheel"
    assert achievement_name("empire", EN) == "Military"
    assert achievement_name("3", EN) == "Age 3"
    assert EN("color-red") == "red"
    assert EN("resource-leaf") == "leaf"
    assert EN("splay-up") == "up"
    assert len({EN(f"icon-{resource}") for resource in RESOURCES}) == len(RESOURCES)
    assert len({EN(f"color-icon-{color}") for color in COLORS}) == len(COLORS)
    for special in ("empire", "monument", "wonder", "world", "universe"):
        assert EN(f"achievement-{special}-about")


def test_a_refusal_names_cards_by_their_names() -> None:
    assert "The Wheel isn’t in your hand" in EN.refusal(Refusal("not-in-hand", card="the-wheel"))


# Finding cards by name


def test_cards_are_found_by_the_name_of_any_language() -> None:
    assert find_cards("ruota") == ["the-wheel"]
    assert find_cards("roue") == ["the-wheel"]
    assert find_cards("the wheel") == ["the-wheel"]


def test_accents_case_and_dots_are_ignored() -> None:
    assert find_cards("ECRITURE") == ["writing"]
    assert find_cards("écriture") == ["writing"]
    assert find_cards("a.i.")[0] == "ai"
    assert find_cards("AI")[0] == "ai"


def test_beginnings_come_before_words_and_these_before_insides() -> None:
    beginning = [_begins(card, "co") for card in find_cards("co")]
    assert beginning == sorted(beginning, reverse=True)
    assert find_cards("wheel")[0] == "the-wheel"
    assert find_cards("tools")[:2] == ["tools", "machine-tools"]


def _begins(card: str, typed: str) -> bool:
    return any(CARDS[card].names[language].lower().startswith(typed) for language in LANGUAGES)


def test_no_more_cards_are_found_than_discord_shows() -> None:
    assert len(find_cards("")) == 25
    assert find_cards("")[:2] == ["agriculture", "ai"]
    assert find_cards("no card is called this") == []
