"""The words of Carta Impera Victoria: names from the assets, short texts."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from bot.core.words import LOCALES, find, languages, words_for
from bot.core.words import NAMES as NAMES_OF_GAMES
from bot.games.civ.cards import EFFECTS, discard_effect, effects_of, permanent_effect
from bot.games.civ.options import effect_in_short, effect_kind, effect_text
from engine import Refusal
from engine.civ.domains import DOMAINS, threshold
from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.names import NAMES
from tests.languages import COMPLETE

EN = words_for("en")


def keys(file: str) -> list[str]:
    """The keys of one file of the English words."""
    body = FluentResource(LOCALES.joinpath("en", file).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


# Names


def test_the_assets_name_what_the_rules_know() -> None:
    assert tuple(domain for domain in NAMES if domain not in EFFECTS) == DOMAINS
    for (domain, level), effect in PERMANENT.items():
        assert permanent_effect(domain, level).id == effect.id
    for domain, effect in DISCARDS.items():
        assert discard_effect(domain).id == effect.id
    assert len(EFFECTS) == len(PERMANENT) + len(DISCARDS) + len(["inspiration"])
    assert [effect.id for effect in effects_of("culture")] == ["inspiration"]


@pytest.mark.parametrize("thing", NAMES)
def test_everything_has_a_name_in_each_language(thing: str) -> None:
    assert set(NAMES[thing]) >= {*COMPLETE}
    assert all(name and name == name.strip() for name in NAMES[thing].values())


def test_names_are_found_in_any_language_and_of_every_game() -> None:
    assert find("découverte") == [("civ", "breakthrough")]
    assert find("ECONOMIA") == [("civ", "economy")]
    assert find("livre sacre", "fr") == [("civ", "holy-book")]
    with_democracy = sorted(game for game, names in NAMES_OF_GAMES.items() if "democracy" in names)
    assert find("democra") == [(game, "democracy") for game in with_democracy]
    assert find("epurazione", games=NAMES_OF_GAMES.keys() - {"civ"}) == []
    assert len(find("", limit=20)) == 20


# Texts


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_has_a_text_for_a_phone_and_one_for_a_menu(effect: str) -> None:
    text, short = effect_text(effect, EN), effect_in_short(effect, EN)
    assert 20 < len(text) <= 250
    assert 20 < len(short) <= 100


def test_each_text_is_of_an_effect() -> None:
    expected = {f"civ-effect-{effect}" for effect in EFFECTS}
    assert set(keys("cards-civ.ftl")) == expected | {f"{key}-short" for key in expected}


def test_what_an_effect_takes_depends_on_how_many_play() -> None:
    four = {level: threshold(4, level) for level in (1, 2)}
    assert effect_kind(EFFECTS["purge"], EN, four) == "Level 2 · cards: 4"
    assert effect_kind(EFFECTS["purge"], EN) == "Level 2 · cards: 5 (4 with four players)"
    assert effect_kind(EFFECTS["attack"], EN) == "Discard effect · costs one card"
    assert len({effect_kind(effect, EN) for effect in EFFECTS.values()}) == 4


def test_each_domain_has_a_sign_of_its_own() -> None:
    assert len({EN(f"domain-icon-{domain}") for domain in DOMAINS}) == len(DOMAINS)
    assert EN.card("utopia") == "Utopia"
    assert words_for("en").card("holy-book") == "Holy Book"


def test_the_rules_fit_on_a_phone() -> None:
    topics = {key.split("-", 2)[2] for key in keys("help-civ.ftl")}
    wanted = "short goal turn effects discard inspiration draft end teams"
    assert topics == {f"civ-{topic}" for topic in wanted.split()}
    assert all(len(EN(f"help-text-{topic}")) <= 600 for topic in topics)


@pytest.mark.parametrize("language", languages())
def test_the_rules_call_effects_by_their_names(language: str) -> None:
    words = words_for(language)
    for effect in EFFECTS.values():
        if effect.id != "inspiration":
            topic = "discard" if effect.kind == "discard" else "effects"
            assert f"**{words.card(effect.id)}**" in words(f"help-text-civ-{topic}")


@pytest.mark.parametrize("language", languages())
def test_each_domain_has_a_letter_of_its_own(language: str) -> None:
    letters = [words_for(language)(f"picture-civ-letter-{domain}") for domain in DOMAINS]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)


# Refusals


def test_a_refusal_names_domains_by_their_names() -> None:
    refused = EN.refusal(Refusal("under-embargo", domain="culture"))
    assert refused.startswith("You can’t play Culture this turn")
    assert EN.refusal(Refusal("not-in-hand", card="army")).startswith("Army isn’t in your hand")


@pytest.mark.parametrize(("have", "told"), [(0, "are none"), (1, "only one"), (3, "only 3")])
def test_a_refusal_says_how_many_cards_are_missing(have: int, told: str) -> None:
    refusal = Refusal("cards-missing", domain="utopia", have=have, needed=5)
    assert "5 Utopia cards" in EN.refusal(refusal)
    assert told in EN.refusal(refusal)
