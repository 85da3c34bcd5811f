"""Help by need, the rules by topic and word, and terms explained where they stand."""

from __future__ import annotations

import pytest

from bot.core.glossary import glossary, pattern, terms_in
from bot.core.words import words_for
from bot.features.help.messages import PLAYING_HERE, TOPICS, rules_answer
from bot.features.help.search import search
from bot.games.registry import GAMES
from tests.bot.dealt import begin
from tests.bot.world import World
from tests.languages import COMPLETE


def first(query: str, game: str, language: str = "en") -> str:
    """Return the best passage about ``query``."""
    return search(query, GAMES[game].presenter.topics, game, words_for(language)).passages[0].text


@pytest.mark.parametrize("language", COMPLETE)
def test_help_begins_with_a_list_by_need_and_the_tutorial_first(language: str) -> None:
    lines = words_for(language)(f"help-text-{PLAYING_HERE}").splitlines()
    assert len(lines) == 6
    assert all(line.startswith("- **") for line in lines)
    assert words_for(language)("cmd-tutorial") in lines[0]


@pytest.mark.parametrize(
    ("language", "game", "query", "told"),
    [
        ("en", "innovation", "splaying", "fan out"),
        ("en", "innovation", "ties", "ties go to most achievements"),
        ("en", "innovation", "empty deck", "empty"),
        ("en", "innovation", "SCORE PILE", "Score pile"),
        ("en", "civ", "ties", "Utopia"),
        ("en", "civ", "embargo", "forbids a player one domain"),
        ("fr", "innovation", "décaler", "étaler une pile"),
        ("fr", "innovation", "decalage", "étaler"),
        ("fr", "civ", "hégémonie", "gagner aussitôt"),
        ("it", "innovation", "scalato", "a ventaglio"),
        ("it", "civ", "parità", "Parità"),
    ],
)
def test_rules_are_found_by_word(language: str, game: str, query: str, told: str) -> None:
    if language in COMPLETE:
        assert told in first(query, game, language)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_each_term_is_found_by_its_name_and_explained_first(language: str, game: str) -> None:
    for term in glossary(language):
        if term.game == game:
            found = search(term.say, GAMES[game].presenter.topics, game, words_for(language))
            assert words_for(language)(term.definition) in [p.text for p in found.passages[:3]]


async def test_a_word_in_the_rules(world: World) -> None:
    reply = await world.ann.slash("rules", topic="tie")
    assert reply.private
    assert "Innovation · “tie”" in reply.text
    assert "ties go to most achievements" in reply.text
    await world.ann.select("Splaying", on=reply.message)
    assert "along the left edge" in reply.message.text


async def test_a_word_of_the_other_game_or_of_the_bot_is_found_too(world: World) -> None:
    reply = await world.ann.slash("rules", topic="hegemony")
    assert "Carta Impera Victoria" in reply.text
    reply = await world.ann.slash("rules", topic="undo")
    assert "undoes your last move" in reply.text


async def test_a_word_that_is_misspelt_or_unknown_gets_what_is_closest(world: World) -> None:
    reply = await world.ann.slash("rules", topic="splya")
    assert "Nothing about “splya”" in reply.text
    assert "fan out a colour" in reply.text
    reply = await world.ann.slash("rules", topic="dogmatism @everyone")
    assert "Dogma" in reply.text
    reply = await world.ann.slash("rules", topic="qqqq", game="innovation")
    assert "Nothing about “qqqq” in the rules" in reply.text
    assert list(reply.message.selects[0].options) == [*GAMES["innovation"].presenter.topics]


async def test_suggestions_are_topics_and_then_passages(world: World) -> None:
    found = await world.ann.types("rules", "topic", "empty", game="innovation")
    assert list(found.values()) == ["words"]
    assert all(name.startswith("The words: If a deck is empty") for name in found)
    found = await world.ann.types("rules", "topic", "", game="innovation")
    assert list(found.values()) == [*GAMES["innovation"].presenter.topics]


def test_what_is_typed_formats_nothing() -> None:
    panel = rules_answer(["innovation"], "**qq** <@7>", words_for("en"))
    text = "".join(getattr(each, "content", "") for each in panel.walk_children())
    assert r"\*\*qq\*\* \<@" in text


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_help_topic_fits_on_a_phone(topic: str, language: str) -> None:
    assert len(words_for(language)(f"help-text-{topic}")) <= 600


# Terms


def test_terms_are_found_by_their_forms() -> None:
    def found(text: str) -> list[str]:
        return [term.name for term in terms_in(text, "innovation", "en")]

    assert found("You may meld a card from your score pile.") == ["meld", "score-pile"]
    assert found("Score it; Splayed piles. SCORED") == ["score", "splay"]
    assert found("A scoreboard for melodies") == []


def test_patterns_of_words() -> None:
    assert pattern("icône*").search("des Icônes")
    assert not pattern("age").search("manage ages")
    assert pattern("re:It is").search("It is")
    assert not pattern("re:It is").search("it is")


async def test_terms_are_explained_where_they_stand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    reply = await world.ann.slash("card", name="Tools")
    before = reply.message.text
    terms = await world.ann.click("Terms", on=reply.message)
    assert terms.private
    assert "**Meld**: put a card on top" in terms.text
    assert "**Return**" in terms.text
    assert "**Splay**" not in terms.text
    assert reply.message.text == before
    await begin(world, world.ann, world.bob)
    hand = await world.ann.click("My hand", on=world.board)
    posted = len(world.messages())
    terms = await world.ann.click("Terms", on=hand.message)
    assert terms.private
    assert "**Draw**" in terms.text
    assert len(world.messages()) == posted


async def test_terms_in_a_text_without_any_are_all_of_the_game(world: World) -> None:
    reply = await world.ann.slash("rules", game="civ", topic="civ-teams")
    assert "Hegemony" in (await world.ann.click("Terms", on=reply.message)).text
    reply = await world.ann.slash("card", name="Culture")
    assert "**Area**" in (await world.ann.click("define:civ", on=reply.message)).text
