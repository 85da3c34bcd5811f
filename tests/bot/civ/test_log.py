"""The log of Carta Impera Victoria, by viewer, with no hidden card in any version."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine.civ
from bot.core.words import languages, words_for
from bot.games.civ.cards import EFFECTS, permanent_effect
from bot.games.civ.log import CivLog
from bot.games.civ.recap import CivStory
from bot.games.recap import standing
from engine import Event, Game
from engine.civ.domains import DOMAINS
from tests.bot.civ.play import play

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat", "p4": "Dan"}


def log(*events: Event, viewer: str | None = None) -> list[str]:
    return CivLog.log_lines(events, EN, NAMES, viewer)


def event(kind: str, player: str | None = None, card: str | None = None, **more: Any) -> Event:
    facts = {key: more.pop(key) for key in list(more) if key not in Event.__slots__}
    return Event(**{"number": 0, "kind": kind, "player": player, "card": card, "facts": facts,
                    **more})  # fmt: skip


def drawn(player: str, *cards: str) -> list[Event]:
    return [event("draw", player, card, origin="deck", goal="hand", seen=(player,))
            for card in cards]  # fmt: skip


def played(player: str, *cards: str) -> list[Event]:
    return [event("play", player, card, origin="hand", goal="area") for card in cards]


def discarded(player: str, origin: str, *cards: str) -> list[Event]:
    return [event("discard", player, card, origin=origin, goal="discard") for card in cards]


def given(player: str, other: str, *cards: str) -> list[Event]:
    return [event("give", player, card, other=other, origin="hand", goal="hand",
                  seen=(player, other)) for card in cards]  # fmt: skip


def used(player: str, effect: str) -> Event:
    return event("effect", player, effect=effect, domain=EFFECTS[effect].domain)


# Dealing


def test_the_base_game_begins() -> None:
    dealt = [event("first", "p2"), *drawn("p2", "army", "army", "culture"),
             *drawn("p1", "religion", "army", "science"), event("turn", "p2")]  # fmt: skip
    assert log(*dealt) == ["Bob goes first.", "Bob and Ann are dealt 3 cards each."]
    assert log(*dealt, viewer="p2") == [
        "You go first.",
        "You’re dealt 2 × ⚔️ **Army** and 🎭 **Culture**.",
        "Ann is dealt 3 cards.",
    ]


DRAFT = (
    event("first", "p1"),
    event("keep", "p1", "army", seen=("p1",)),
    event("keep", "p2", "culture", seen=("p2",)),
    event("pass"),
    event("keep", "p1", "science", seen=("p1",)),
    event("keep", "p2", "army", seen=("p2",)),
    event("middle", cards=["army", "army"]),
    event("pick", "p2", "army"),
    event("pick", "p1", "army"),
    event("turn", "p1"),
)


def test_the_draft() -> None:
    assert log(*DRAFT) == [
        "Ann goes first.",
        "Everyone keeps a card and passes the others to the left.",
        "Everyone keeps a card. The last ones lie face up in the middle: 2 × ⚔️ **Army**.",
        "From the middle, Bob takes ⚔️ **Army** and Ann takes ⚔️ **Army**.",
    ]


def test_the_draft_tells_everyone_what_they_kept_themselves() -> None:
    lines = log(*DRAFT, viewer="p2")
    assert [line for line in lines if line not in log(*DRAFT)] == [
        "You keep 🎭 **Culture**.",
        "You keep ⚔️ **Army**.",
        "From the middle, you take ⚔️ **Army** and Ann takes ⚔️ **Army**.",
    ]
    assert lines[2] == "You keep 🎭 **Culture**."
    assert log(*DRAFT[1:3]) == ["Everyone keeps a card."]


# Turns


def test_a_turn_without_effects_is_one_sentence() -> None:
    turn = (*played("p1", "army"), *drawn("p1", "utopia"), event("turn", "p2"))
    assert log(*turn) == ["Ann plays ⚔️ **Army**, then draws a card."]
    assert log(*turn, viewer="p1") == ["You play ⚔️ **Army**, then draw 🕊️ **Utopia**."]
    assert log(*turn, viewer="p2") == log(*turn)


def test_an_effect_is_one_line_with_what_came_of_it() -> None:
    assert log(
        *played("p1", "army"),
        used("p1", "purge"),
        *discarded("p1", "hand", "religion", "religion"),
        *drawn("p1", "army", "army", "army"),
    ) == [
        "Ann plays ⚔️ **Army**.",
        "Ann uses **Purge**: discards 2 × 🙏 **Religion**.",
        "Ann draws 3 cards.",
    ]


def test_a_hand_limit() -> None:
    assert log(used("p1", "holy-book"), *drawn("p1", "army")) == [
        "Ann uses **Holy Book**: hand limit 5 this turn.",
        "Ann draws a card.",
    ]


def test_effects_that_rebuild_the_area() -> None:
    back = [event("take", "p1", "army", origin="area", goal="hand")]
    assert log(
        used("p1", "development"), *discarded("p1", "area", "army"), *played("p1", "culture"),
        used("p1", "experiment"), *back, *played("p1", "army"),
    ) == [
        "Ann uses **Development**: discards ⚔️ **Army** from their area, then plays 🎭 **Culture**.",
        "Ann uses **Experiment**: takes ⚔️ **Army** back from their area, then plays ⚔️ **Army**.",
    ]  # fmt: skip


def test_a_card_from_the_discard_pile() -> None:
    taken = event("take", "p1", "utopia", origin="discard", goal="hand")
    assert log(used("p1", "oligarchy"), taken) == [
        "Ann uses **Oligarchy**: takes 🕊️ **Utopia** from the discard pile."
    ]


ATTACK = (
    used("p1", "attack"),
    *discarded("p1", "area", "army", "religion"),
    *discarded("p2", "area", "religion"),
    *discarded("p3", "area", "religion"),
)


def test_an_attack_says_whom_it_hits() -> None:
    assert log(*ATTACK) == [
        "Ann pays ⚔️ **Army** for **Attack**: discards 🙏 **Religion** from their area.",
        "- Bob and Cat lose 🙏 **Religion** as well.",
    ]
    assert log(*ATTACK[:4])[1] == "- Bob loses 🙏 **Religion** as well."
    assert log(*ATTACK[:2]) == ["Ann pays ⚔️ **Army** for **Attack**."]


def test_an_attack_that_was_begun_earlier() -> None:
    assert log(*ATTACK[2:]) == [
        "Ann discards 🙏 **Religion** from their area.",
        "Bob and Cat lose 🙏 **Religion** as well.",
    ]


def test_the_coin_goes_back() -> None:
    hit = (used("p2", "attack"), *discarded("p2", "area", "army", "culture"),
           event("coin-back", "p1"), *discarded("p1", "area", "culture"))  # fmt: skip
    assert log(*hit)[1:] == [
        "- Ann loses 🎭 **Culture** as well.",
        "- Ann no longer has the most Culture cards: the Culture coin goes back beside the deck.",
    ]


def test_an_inquisition_as_each_reads_it() -> None:
    events = (
        used("p1", "inquisition"), *discarded("p1", "area", "religion"),
        *given("p2", "p1", "army", "utopia"), *given("p1", "p2", "science", "army"),
    )  # fmt: skip
    hidden = [
        "Ann pays 🙏 **Religion** for **Inquisition**.",
        "- Bob gives 2 cards to Ann.",
        "- Ann gives 2 cards to Bob.",
    ]
    assert log(*events) == hidden
    assert log(*events, viewer="p3") == hidden
    assert log(*events, viewer="p1") == [
        "You pay 🙏 **Religion** for **Inquisition**.",
        "- Bob gives you ⚔️ **Army** and 🕊️ **Utopia**.",
        "- You give 🔬 **Science** and ⚔️ **Army** to Bob.",
    ]
    assert log(*events, viewer="p2") == [
        hidden[0],
        "- You give ⚔️ **Army** and 🕊️ **Utopia** to Ann.",
        "- Ann gives you 🔬 **Science** and ⚔️ **Army**.",
    ]


def test_the_draw_of_a_breakthrough_is_not_that_of_the_turn() -> None:
    assert log(
        used("p1", "breakthrough"), *discarded("p1", "area", "science"),
        *drawn("p1", "army", "utopia"), event("deck-empty"), *discarded("p1", "hand", "army"),
        *discarded("p1", "hand", "culture"), *drawn("p1", "army"),
    ) == [
        "Ann pays 🔬 **Science** for **Breakthrough**: draws 2 cards, then discards ⚔️ **Army** and "
        "🎭 **Culture**.",
        "- The deck is empty: this is the last round.",
        "Ann draws a card.",
    ]  # fmt: skip


def test_an_embargo_and_its_end() -> None:
    laid = event("embargo", "p1", other="p2", domain="culture")
    told = ["Ann uses **Embargo**: Bob can’t play 🎭 **Culture** on their next turn."]
    assert log(used("p1", "embargo"), laid) == told
    assert log(laid) == told
    assert log(used("p1", "embargo")) == ["Ann uses **Embargo**."]
    over = event("embargo-over", "p2", domain="culture")
    assert log(over, event("turn", "p3")) == ["The embargo on Bob’s 🎭 **Culture** is over."]
    assert log(over, over) == ["The embargoes on Bob’s 2 × 🎭 **Culture** are over."]
    assert log(event("nothing-to-play", "p2")) == ["Bob has no cards they can play."]


def test_a_blocked_domain() -> None:
    blocked = event("block", "p1", other="p2", domain="army")
    told = ["Ann uses **Democracy**: Bob needs one more ⚔️ **Army** card for hegemony."]
    assert log(used("p1", "democracy"), blocked) == told
    assert log(blocked) == told


def test_a_copied_effect() -> None:
    copied = event("copy", "p1", other="p2", domain="army", level=1)
    lost = discarded("p1", "hand", "utopia")
    told = ["Ann copies Bob’s **Assassin**: discards 🕊️ **Utopia**."]
    assert log(copied, used("p1", "assassin"), *lost) == told
    assert log(copied) == ["Ann copies Bob’s **Assassin**."]
    own = event("copy", "p1", other="p1", domain="religion", level=2)
    assert log(own, used("p1", "divine-right")) == [
        "Ann uses **Divine Right** via **Inspiration**: hand limit 7 this turn."
    ]


def test_the_same_effect_once_copied_and_once_not() -> None:
    copied = event("copy", "p1", other="p2", domain="army", level=1)
    lost = discarded("p1", "hand", "utopia")
    assert log(copied, used("p1", "assassin"), *lost, used("p2", "assassin")) == [
        "Ann copies Bob’s **Assassin**: discards 🕊️ **Utopia**.",
        "Bob uses **Assassin**.",
    ]


@pytest.mark.parametrize("reason", ["hegemony", "majority"])
def test_the_end_says_who_won_and_how(reason: str) -> None:
    (alone,) = log(event("over", winners=["p1"], reason=reason))
    assert "Ann wins" in alone
    (together,) = log(event("over", winners=["p1", "p3"], reason=reason))
    assert "Ann and Cat win" in together
    assert "together" in together


def test_the_last_line_has_the_scores_if_they_are_on_record() -> None:
    ruled = Event(0, "over", facts={"winners": ["p1"], "reason": "hegemony", "domain": "army",
                                    "count": 8})  # fmt: skip
    assert log(ruled) == ["🏁 Ann wins the game by hegemony, with 8 Army cards."]
    facts: dict[str, Any] = {"reason": "majority", "points": {"p1": 3, "p2": 4, "p3": 3, "p4": 4}}
    two = {**facts, "points": {"p1": 3, "p2": 4}}
    assert log(event("over", winners=["p2"], **two)) == [
        "🏁 Last round over: Bob wins on majorities, 4–3."
    ]
    teams = {**facts, "teams": True, "winners": ["p2", "p4"]}
    assert log(event("over", **teams)) == [
        "🏁 Last round over: Bob and Dan win together on majorities, 4–3."
    ]
    assert log(event("over", **teams), viewer="p4") == [
        "🏁 Last round over: you and Bob win together on majorities, 4–3."
    ]


def test_each_turn_has_a_heading() -> None:
    assert log(event("turn", "p1", turn=3), *played("p1", "army"), viewer="p1") == [
        "**Turn 3 · You**\nYou play ⚔️ **Army**."
    ]


def test_what_was_undone_is_struck_out() -> None:
    gone = [each.for_viewer(None).dump() for each in (*played("p1", "army"), *drawn("p1", "army"))]
    assert log(event("undone", "p1", events=gone)) == [
        "~~Ann plays ⚔️ **Army**, then draws a card.~~",
        "↩️ Ann undoes a move.",
    ]


def test_a_digest_says_first_what_happened_to_its_reader() -> None:
    events = [
        event("turn", "p1", turn=3), *played("p1", "army"), *ATTACK, *drawn("p1", "army"),
        event("turn", "p2", turn=4),
    ]  # fmt: skip
    assert CivLog.digest(events, EN, NAMES, "p2") == [
        "- **Attack** (Ann): You and Cat lose 🙏 **Religion** as well.",
        "- Ann plays ⚔️ **Army**, uses **Attack**, then draws a card.",
    ]


def test_a_digest_ends_with_the_end_of_the_game() -> None:
    events = [*played("p1", "army"), event("over", winners=["p1"], reason="hegemony")]
    *told, end = CivLog.digest(events, EN, NAMES, "p2")
    assert told == ["- Ann plays ⚔️ **Army**."]
    assert "Ann wins" in end


@pytest.mark.parametrize("language", languages())
def test_a_recap_tells_a_whole_game_in_a_few_sentences(language: str) -> None:
    for seed in range(20):
        game = played_game(seed)
        names = {player: NAMES[player] for player in game.players}
        told = CivStory.recap(game.record(0), words_for(language), names)
        assert 4 <= len(told.split(". ")) <= 9, told
        assert len(told) < 1500
        assert "*" not in told
        assert all(name in told for name in names.values())
        assert told == CivStory.recap(game.events(0, None), words_for(language), names)


def test_a_recap_counts_as_the_rules_do() -> None:
    for seed in range(20):
        game = played_game(seed)
        assert game.result is not None
        if game.result.reason == "majority":
            table: Any = game.table
            results = standing(table.points(), EN, NAMES)
            assert f"Final majorities: {results}." in CivStory.recap(game.record(0), EN, NAMES)


def test_a_restart_is_told() -> None:
    assert "starts again" in log(event("restarted"))[0]


# Whole games

BOLD = re.compile(r"\*\*(.+?)\*\*")
HEADING = re.compile(r"\*\*Turn \d+ · \w+\*\*\n")
CARD = re.compile(r"(?:(\d+) × )?[^\w\s*:]+ \*\*(\w+)\*\*")
DOMAIN_NAMES = {EN.card(domain) for domain in DOMAINS}


@pytest.mark.parametrize("seed", range(20))
def test_no_log_of_a_game_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    game = played_game(seed)
    for viewer in (None, *game.players):
        masked = game.events(0, viewer)
        assert log(*game.record(0), viewer=viewer) == log(*masked, viewer=viewer)
        for events in slices(masked, random.Random(seed)):
            lines = [HEADING.sub("", line) for line in log(*events, viewer=viewer)]
            assert told_cards(lines) <= known_cards(events)
            bold = {name for line in lines for name in BOLD.findall(line)}
            assert bold - DOMAIN_NAMES <= known_effects(events)


@pytest.mark.parametrize("seed", range(20))
def test_all_that_is_drawn_played_and_discarded_is_told(seed: int) -> None:
    game = played_game(seed)
    lines = log(*game.events(0, None))
    hits = Counter(line for line in lines if "as well" in line)
    merged = sum(number * _hit(line) for line, number in hits.items())
    told = told_cards(lines).total() + merged
    assert told == known_cards(game.events(0, None)).total()


def _hit(line: str) -> int:
    """Return the number of players, but one, who lose a card by one line."""
    return sum(name in line for name in NAMES.values()) - 1


@pytest.mark.soak
def test_every_kind_of_event_happens_and_has_words() -> None:
    happened = {each.kind for seed in range(200) for each in played_game(seed).record(0)}
    assert kinds() - happened == set()
    assert len(kinds()) > 15


def kinds() -> set[str]:
    """Return every kind of event in the source of the rules."""
    found = set()
    for path in Path(next(iter(engine.civ.__path__))).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                told = node.func.attr in ("_tell", "_note") or (
                    node.func.attr == "add" and ast.unparse(node.func.value).endswith("log")
                )
                if told and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


def played_game(seed: int) -> Game:
    *_, (game, _) = play(seed)
    return game


def slices(events: list[Event], chance: random.Random) -> Iterator[list[Event]]:
    """Yield the events in full, and random slices of them."""
    yield events
    for _ in range(20):
        first = chance.randrange(len(events))
        yield events[first : first + chance.randint(1, 20)]


def told_cards(lines: Iterable[str]) -> Counter[str]:
    """Return the cards that a log names."""
    told: Counter[str] = Counter()
    for line in lines:
        for count, name in CARD.findall(line):
            if name in DOMAIN_NAMES:
                told[name] += int(count or 1)
    return told


def known_cards(events: Iterable[Event]) -> Counter[str]:
    """Return the cards and domains that masked events name."""
    known: Counter[str] = Counter()
    for each in events:
        named = [each.card] if each.card else list(each.facts.get("cards", ()))
        if each.kind in ("embargo", "embargo-over", "block"):
            named.append(each.facts["domain"])
        known.update(EN.card(domain) for domain in named)
    return known


def known_effects(events: Iterable[Event]) -> set[str]:
    """Return the effects that masked events name or bring."""
    brings = {"embargo": "embargo", "block": "democracy"}
    known = {"Inspiration"}
    for each in events:
        if each.kind == "copy":
            copied = permanent_effect(each.facts["domain"], each.facts["level"])
            known.add(EN.card(copied.id))
        elif each.kind == "effect":
            known.add(EN.card(each.facts["effect"]))
        elif each.kind in brings:
            known.add(EN.card(brings[each.kind]))
    return known
