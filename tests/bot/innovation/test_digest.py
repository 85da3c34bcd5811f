"""The digest and the recap of a game of Innovation: short, without hidden cards."""

from __future__ import annotations

import random
import re

import pytest

from bot.core.words import languages, words_for
from bot.games.innovation.log import InnovationLog
from bot.games.innovation.recap import InnovationStory
from engine.innovation.cards import CARDS
from tests.bot.innovation.test_log import (
    ACHIEVEMENTS,
    BOLD,
    EN,
    NAMES,
    OARS,
    drawn,
    event,
    play,
    slices,
)

# The digest


def test_a_digest_says_first_what_happened_to_its_reader() -> None:
    events = [
        event("turn", "p1", turn=7),
        event("meld", "p1", "tools", origin="hand"),
        *OARS,
        event("achieve", "p1", achievement="1"),
        event("turn", "p2", turn=8),
    ]
    assert InnovationLog.digest(events, EN, NAMES, "p2") == [
        "- **Oars** (Ann): You give **Sailing** (1) from your hand to Ann’s score pile, "
        "then draw **Tools** (1).",
        "- 🏆 Ann achieves **Age 1** (Prehistory).",
        "- Ann melds **Tools** (1), then activates **Oars**.",
    ]
    # Unaffected players read the feats and the actions only.
    assert InnovationLog.digest(events, EN, NAMES, "p4") == [
        "- 🏆 Ann achieves **Age 1** (Prehistory).",
        "- Ann melds **Tools** (1), then activates **Oars**.",
    ]
    assert InnovationLog.digest([event("turn", "p2", turn=8)], EN, NAMES, "p2") == []


def test_a_digest_ends_with_the_end_of_the_game() -> None:
    over = event("over", winners=["p1"], reason="achievements")
    events = [*OARS, event("achieve", "p1", achievement="1"), over]
    *told, end = InnovationLog.digest(events, EN, NAMES, "p4")
    assert "Ann wins" in end
    assert told[-1] == "- Ann activates **Oars**."
    *cut, more, end = InnovationLog.digest([*OARS * 6, over], EN, NAMES, "p2")
    assert len(cut) == 3
    assert "and 4 more" in more
    assert "Ann wins" in end


def test_a_long_digest_is_cut_to_five_lines() -> None:
    events = [each for _ in range(6) for each in OARS]
    lines = InnovationLog.digest(events, EN, NAMES, "p2")
    assert len(lines) == 5
    assert lines[-1] == "- … and 3 more in /game log"


@pytest.mark.parametrize("seed", range(10))
def test_no_digest_and_no_recap_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    *_, (game, _) = play(2 + seed % 3, seed)
    record = game.record(0)
    for viewer in game.players:
        for events in slices(game, viewer, random.Random(seed)):
            lines = InnovationLog.digest(events, EN, NAMES, viewer)
            assert len(lines) <= 5
            known = {EN.card(each.card) for each in events if each.card}
            known |= {EN.card(each.cause) for each in events if each.cause}
            named = {name for line in lines for name in BOLD.findall(line)}
            assert named <= known | ACHIEVEMENTS
    public = {each.card for each in game.events(0, None) if each.card}
    told = InnovationStory.recap(record, EN, NAMES)
    assert told == InnovationStory.recap(game.events(0, None), EN, NAMES)
    for card in CARDS.values():
        if card.id not in public:
            assert not re.search(rf"\b{re.escape(EN.card(card.id))}\b", told), card.id


# The recap


@pytest.mark.parametrize("language", languages())
def test_a_recap_tells_a_whole_game_in_a_few_sentences(language: str) -> None:
    for seed in range(12):
        *_, (game, _) = play(2 + seed % 3, seed)
        names = {player: NAMES[player] for player in game.players}
        told = InnovationStory.recap(game.record(0), words_for(language), names)
        sentences = told.split(". ")
        assert 4 <= len(sentences) <= 9, told
        assert len(told) < 1500
        assert "*" not in told
        assert all(name in told for name in names.values())
        assert game.result is not None
        assert names[game.result.winners[0]] in told
        if game.result.reason == "score":
            points = {seat.name: seat.points for seat in game.view(None).seats}
            best = sorted(points.values(), reverse=True)
            assert "–".join(str(each) for each in best) in told


def test_a_recap_of_a_game_that_stopped_says_so() -> None:
    events = [event("turn", "p1", turn=1), drawn("p1", "oars")]
    assert InnovationStory.recap(events, EN, {"p1": "Ann", "p2": "Bob"}) == (
        "Ann and Bob played Innovation for one turn. The game stopped early, on turn 1."
    )
