"""The texts of Innovation's cards for owners, for victims, and in menus."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words import languages, words_for
from bot.games.innovation.cards import (
    card_choice,
    card_summary,
    effect_asked,
    effect_lines,
    icons,
)
from bot.ui.panel import OPTION_LIMIT
from engine.innovation.cards import CARDS
from tests.bot.dealt import begin, deal
from tests.bot.world import World

EN = words_for("en")
DEMANDS = [card for card in CARDS.values() if "demand" in card.effects]
every_language = pytest.mark.parametrize("language", languages())

# How a language begins a demand for the card's owner, and names that owner to a victim.
OWNERS = {
    "en": ("Each player with fewer {icon} ", "active player"),
    "fr": ("Chaque joueur qui produit moins de {icon} que toi", "joueur actif"),
    "it": ("Ogni giocatore che produce meno {icon} di te ", "giocatore attivo"),
}


def test_demands_are_first_effects() -> None:
    assert len(DEMANDS) == 34
    assert {card.effects.index("demand") for card in DEMANDS} == {0}
    assert {card.effects.count("demand") for card in DEMANDS} == {1}


@pytest.mark.parametrize("language", OWNERS)
def test_a_demand_reads_differently_for_its_owner_and_its_victim(language: str) -> None:
    words = words_for(language)
    beginning, active = OWNERS[language]
    for card in DEMANDS:
        owner, victim = words(f"{card.id}-1"), words(f"{card.id}-1-demanded")
        assert owner.startswith(beginning.format(icon=words(f"icon-{card.dogma_icon}"))), card.id
        assert active not in owner, card.id
        assert not victim.startswith(beginning[:8]), card.id
        assert len(victim) <= 300


@pytest.mark.parametrize("language", OWNERS)
def test_shared_effects_have_one_text_that_names_no_active_player(language: str) -> None:
    words = words_for(language)
    for card in CARDS.values():
        for number, kind in enumerate(card.effects, 1):
            assert (f"{card.id}-{number}-demanded" in words) == (kind == "demand")
            if kind == "coop":
                assert OWNERS[language][1] not in words(f"{card.id}-{number}"), card.id


@every_language
def test_a_line_of_a_menu_tells_the_whole_card_uncut(language: str) -> None:
    words = words_for(language)
    for card in CARDS.values():
        choice = card_choice(card.id, words)
        assert choice.description is not None
        assert len(choice.description) <= OPTION_LIMIT, card.id
        assert choice.description.startswith(words(f"color-{card.color}"))
        assert icons(card.id, words) in choice.description
        summary = words(f"{card.id}-summary")
        assert choice.description.endswith(summary)
        assert not summary.endswith((".", "…"))


@every_language
def test_a_card_says_by_sign_and_word_whether_it_demands_or_is_shared(language: str) -> None:
    words = words_for(language)
    for card in CARDS.values():
        marks = {"demand": f"⚔️ {words('effect-demand')}", "coop": f"🤝 {words('effect-coop')}"}
        for kind, mark in marks.items():
            assert (mark in card_summary(card.id, words)) == (kind in card.effects), card.id
        for kind, line in zip(card.effects, effect_lines(card.id, words), strict=True):
            assert line.startswith(marks[kind].replace(" ", " **"))


def test_a_victim_is_told_what_to_do_and_the_owner_what_they_get() -> None:
    asked = effect_asked("oars", 0, EN, demanded=True)
    assert asked.startswith("⚔️ **Demand:** Give a card with a 👑 from your hand")
    asked = effect_asked("collaboration", 0, EN, demanded=False)
    assert "You choose one of them, which goes to your board" in asked
    # A shared effect is the same text for all who use it.
    assert effect_asked("oars", 1, EN, demanded=True) == effect_asked("oars", 1, EN, demanded=False)


# As users see it

TABLE: dict[str, Any] = {
    "turn": "p1",
    "actions": 2,
    "p1": {"board": {"purple": ["city-states"], "red": ["oars"]}, "hand": ["archery", "tools"]},
    "p2": {
        "board": {"red": ["metalworking"], "yellow": ["masonry"]},
        "hand": ["clothing"],
    },
}


async def test_a_demand_is_shown_as_one_wherever_its_owner_chooses(world: World) -> None:
    deal(world, TABLE)
    await begin(world, world.ann, world.bob)
    hand = await world.ann.click("My hand", on=world.board)
    assert "**Archery** (1) · ⚔️ Demand: Takes the highest card" in hand.text
    menus = hand.message.everything
    assert "+1 💡 −1 👑 · ⚔️ Demand: Takes the highest card in their hand" in menus
    assert "⚔️ Bob · Steals" in menus
    for step, line in (("Meld", "**Archery** (1) 🏰💡🏰 · ⚔️ Demand: Takes"),
                       ("Dogma", "**City States** (1) 👑👑🏰 · ⚔️ Demand: Steals")):  # fmt: skip
        asked = await world.ann.click(step, on=world.board)
        assert line in asked.text
    asked = await world.ann.click("Dogma", on=world.board)
    forecast = await world.ann.click("City States", on=asked.message)
    owners = (
        "⚔️ **Demand** (👑): Each player with fewer 👑 and at least four 🏰 on their board gives"
    )
    assert owners in forecast.text
    told = (await world.ann.slash("game hint")).text
    assert f"  - {owners}" in told
    shown = (await world.ann.slash("card", name="City States")).message
    assert "Each player with fewer" in shown.alt


async def test_a_victim_is_asked_in_the_second_person(world: World) -> None:
    deal(world, TABLE)
    await begin(world, world.ann, world.bob)
    asked = await world.ann.click("Dogma", on=world.board)
    forecast = await world.ann.click("City States", on=asked.message)
    await world.ann.click("Activate", on=forecast.message)
    hand = await world.bob.click("My hand", on=world.board)
    assert "**City States**: ⚔️ **Demand:** Only if your board shows four 🏰 or more" in hand.text
    assert "active player’s board" in hand.text
    assert "**Metalworking** (1) 🏰🏰🏰 · 🤝 Shared: Draw 1s" in hand.text
