"""The log of Innovation: a version for each viewer, nothing hidden in any."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.words import words_for
from bot.features.board.awaited import awaited_line
from bot.games.innovation.cards import token_choice
from bot.games.innovation.log import log_lines
from bot.ui.prompts import prompt
from engine import Decision, Event, Game, new_game
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat", "p4": "Dan"}


def log(*events: Event, viewer: str | None = None) -> list[str]:
    return log_lines(events, EN, NAMES, viewer)


def event(kind: str, player: str | None = None, card: str | None = None, **more: Any) -> Event:
    age = CARDS[card].age if card else None
    facts = {key: more.pop(key) for key in list(more) if key not in Event.__slots__}
    return Event(**{"number": 0, "kind": kind, "player": player, "card": card, "age": age,
                    "facts": facts, **more})  # fmt: skip


def drawn(player: str, card: str, cause: str | None = None) -> Event:
    return event("draw", player, card, cause=cause, seen=(player,))


def dogma(player: str, card: str, counts: dict[str, int], **more: Any) -> Event:
    facts = {"resource": CARDS[card].dogma_icon, "shares": [], "demands": [], **more}
    return event("dogma", player, card, counts=counts, **facts)


# Actions


def test_the_beginning() -> None:
    assert log(
        event("first-cards"),
        event("meld", "p1", "oars", origin="hand"),
        event("meld", "p2", "tools", origin="hand"),
        event("turn", "p1", actions=1),
        event("turn", "p2", actions=2),
    ) == [
        "All first cards are turned up.",
        "Ann melds **Oars** (1).",
        "Bob melds **Tools** (1).",
        "Ann’s first turn has a single action.",
    ]


def test_the_actions_of_a_turn_are_one_sentence() -> None:
    turn = (drawn("p1", "oars"), event("meld", "p1", "tools", origin="hand"), event("turn", "p2"))
    assert log(*turn) == ["Ann draws a 1 and melds **Tools** (1)."]
    assert log(*turn, viewer="p1") == ["Ann draws **Oars** (1) and melds **Tools** (1)."]


def test_two_actions_are_not_told_as_one() -> None:
    turn = (drawn("p1", "oars"), event("meld", "p1", "oars", origin="hand"))
    assert log(*turn) == ["Ann draws a 1 and melds **Oars** (1)."]


def test_equal_things_are_counted() -> None:
    assert log(drawn("p1", "oars"), drawn("p1", "tools")) == ["Ann draws two 1s."]
    assert log(drawn("p1", "quantum-theory")) == ["Ann draws an 8."]
    many = [drawn("p1", "oars") for _ in range(7)]
    assert log(*many) == ["Ann draws 7 × 1."]


def test_achievements() -> None:
    assert log(
        event("achieve", "p1", achievement="3"),
        event("meld", "p1", "oars", origin="hand"),
        event("claim", "p1", achievement="world"),
    ) == ["🏆 Ann achieves **Age 3**.", "Ann melds **Oars** (1).", "🏆 Ann claims **Diplomacy**."]


# Dogmas

OARS = (
    dogma("p1", "oars", {"p1": 2, "p2": 1, "p3": 3}, shares=["p3"], demands=["p2"]),
    event("transfer", "p2", "sailing", other="p1", origin="hand", goal="score", cause="oars",
          seen=("p2", "p1")),
    drawn("p2", "tools", cause="oars"),
    event("nothing", "p3", "oars", cause="oars", effect=1, type="coop"),
    event("nothing", "p1", "oars", cause="oars", effect=1, type="coop"),
)  # fmt: skip


def test_a_demand_as_the_public_reads_it() -> None:
    assert log(*OARS) == [
        "Ann activates **Oars** (2 🏰). Demands from Bob (1). Shared by Cat (3).",
        "- Bob gives a 1 to Ann’s score pile and draws a 1.",
        "- Nothing changes for Cat and Ann.",
    ]


def test_a_demand_as_those_concerned_read_it() -> None:
    assert log(*OARS, viewer="p1")[1] == (
        "- Bob gives **Sailing** (1) to Ann’s score pile and draws a 1."
    )
    assert log(*OARS, viewer="p2")[1] == (
        "- Bob gives **Sailing** (1) to Ann’s score pile and draws **Tools** (1)."
    )
    assert log(*OARS, viewer="p3") == log(*OARS)


def test_events_that_are_masked_already_read_the_same() -> None:
    masked = [each.for_viewer("p1") for each in OARS]
    assert log(*masked, viewer="p1") == log(*OARS, viewer="p1")


def test_a_demand_of_nobody() -> None:
    assert log(dogma("p1", "archery", {"p1": 2, "p2": 2})) == [
        "Ann activates **Archery** (2 🏰). Nobody has fewer, so nothing is demanded."
    ]


def test_the_free_draw() -> None:
    assert log(
        dogma("p1", "writing", {"p1": 2, "p2": 2}, shares=["p2"]),
        drawn("p2", "calendar", cause="writing"),
        drawn("p1", "fermenting", cause="writing"),
        event("bonus", "p1", cause="writing"),
        drawn("p1", "alchemy", cause="writing"),
        drawn("p1", "oars"),
    ) == [
        "Ann activates **Writing** (2 💡). Shared by Bob (2).",
        "- Bob draws a 2.",
        "- Ann draws a 2.",
        "- For the sharing, Ann draws a 3.",
        "Ann draws a 1.",
    ]


def test_a_free_draw_that_is_still_due() -> None:
    assert log(event("bonus", "p1")) == ["For the sharing, Ann may draw a card."]


@pytest.mark.parametrize(
    ("kind", "told"),
    [("meld", "draws and melds"), ("tuck", "draws and tucks"), ("show", "draws and shows")],
)
def test_a_drawn_card_that_everybody_sees_then(kind: str, told: str) -> None:
    origin = None if kind == "show" else "hand"
    events = (
        drawn("p1", "oars", cause="sailing"),
        event(kind, "p1", "oars", cause="sailing", origin=origin),
    )
    assert log(*events)[1:] == [f"- Ann {told} **Oars** (1)."]
    assert log(*events, viewer="p1") == log(*events)


def test_a_drawn_card_that_nobody_else_sees() -> None:
    scored = [
        each
        for card in ("oars", "tools")
        for each in (
            drawn("p1", card, cause="suburbia"),
            event("score", "p1", card, cause="suburbia", origin="hand", seen=("p1",)),
        )
    ]
    assert log(*scored)[1:] == ["- Ann draws and scores two 1s."]
    assert log(*scored, viewer="p1")[1:] == [
        "- Ann draws and scores **Oars** (1) and **Tools** (1)."
    ]


def test_a_shown_card_is_followed_by_name() -> None:
    assert log(
        drawn("p1", "oars", cause="metalworking"),
        event("show", "p1", "oars", cause="metalworking"),
        event("score", "p1", "oars", cause="metalworking", origin="hand"),
        drawn("p1", "tools", cause="metalworking"),
        event("show", "p1", "tools", cause="metalworking"),
    )[1:] == ["- Ann draws, shows and scores **Oars** (1) and draws and shows **Tools** (1)."]


def test_after_several_draws_it_is_not_said_which_of_them_was_melded() -> None:
    drawings = [
        drawn("p1", card, cause="satellites") for card in ("flight", "mobility", "empiricism")
    ]
    melded = event("meld", "p1", "empiricism", cause="satellites", origin="hand")
    assert log(*drawings, melded)[1:] == ["- Ann draws three 8s and melds **Empiricism** (8)."]


def test_another_card_of_the_same_value_is_not_taken_for_the_drawn_one() -> None:
    events = (
        drawn("p1", "oars", cause="archery"),
        event("transfer", "p1", "tools", other="p2", origin="hand", goal="hand", cause="archery",
              seen=("p1", "p2")),
    )  # fmt: skip
    assert log(*events)[1:] == ["- Ann draws a 1 and gives a 1 to Bob’s hand."]


def test_known_and_hidden_cards_in_one_list() -> None:
    events = [
        event("return", "p1", card, cause="alchemy", origin="hand", seen=seen)
        for card, seen in [("translation", ("p1",)), ("gunpowder", None), ("alchemy", ("p1",)),
                           ("oars", ("p1",))]
    ]  # fmt: skip
    assert log(*events)[1:] == ["- Ann returns **Gunpowder** (4), a 1 and two 3s."]


def test_effects_without_effect_are_told_together() -> None:
    events = [
        event("nothing", player, "coal", cause="coal", effect=effect, type="coop")
        for effect in (1, 2)
        for player in ("p2", "p1")
    ]
    header = dogma("p1", "coal", {"p1": 3, "p2": 3}, shares=["p2"])
    tuck = (
        drawn("p1", "banking", "coal"),
        event("tuck", "p1", "banking", cause="coal", origin="hand"),
    )
    assert log(header, *tuck, *events)[1:] == [
        "- Ann draws and tucks **Banking** (5).",
        "- Effects 2 and 3 change nothing for Bob and Ann.",
    ]
    assert log(header, events[0], *tuck)[1] == "- Effect 2 changes nothing for Bob."


def test_a_demand_without_effect() -> None:
    nothing = event("nothing", "p2", "oars", cause="oars", effect=0, type="demand")
    assert log(OARS[0], nothing)[1:] == ["- The demand changes nothing for Bob."]


def test_a_pile_that_falls_to_one_card_is_told_after_the_move() -> None:
    taken: dict[str, Any] = {
        "other": "p1", "origin": "board", "goal": "score", "cause": "engineering"
    }  # fmt: skip
    assert log(
        event("unsplay", "p2", color="red", cause="engineering"),
        event("transfer", "p2", "archery", **taken),
        event("transfer", "p2", "city-states", **taken),
    )[1:] == [
        "- Bob gives **Archery** (1) and **City States** (1) from the board to Ann’s score pile.",
        "- Bob’s red is down to one card and no longer splayed.",
    ]


def test_cards_that_change_places_with_their_owner() -> None:
    moved = event("transfer", "p1", "oars", other="p1", origin="score", goal="hand",
                  cause="bicycle", seen=("p1",))  # fmt: skip
    assert log(moved)[1:] == ["- Ann takes a 1 from the score pile into the hand."]


def test_a_card_returned_for_somebody_else() -> None:
    returned = event(
        "return", "p1", "oars", other="p2", origin="score", cause="rocketry", seen=("p2",)
    )
    assert log(returned)[1:] == ["- Ann returns a 1 from Bob’s score pile."]


def test_a_card_carried_out_alone_stands_further_in() -> None:
    assert log(
        dogma("p1", "self-service", {"p1": 3, "p2": 1}),
        event("carry-out", "p1", "writing", cause="self-service"),
        drawn("p1", "calendar", cause="writing"),
        event("nothing", "p1", "self-service", cause="self-service", effect=1, type="coop"),
    ) == [
        "Ann activates **Self Service** (3 👑).",
        "- Ann alone carries out **Writing**.",
        "  - Ann draws a 2.",
        "- Effect 2 changes nothing for Ann.",
    ]
    assert log(event("carry-out", "p1", "databases", cause="robotics"))[1:] == [
        "- Ann alone carries out **Databases**: it has only a demand, so nothing happens."
    ]


def test_a_dogma_that_began_earlier_goes_on() -> None:
    assert log(*OARS[2:3]) == ["**Oars** goes on.", "- Bob draws a 1."]


def test_what_is_said_aloud_and_done_to_piles() -> None:
    def told(*events: Event) -> str:
        return log(*events)[-1].removeprefix("- ")

    assert told(event("name", "p1", color="red", cause="measurement")) == "Ann names red."
    assert told(event("name", "p1", colors=["red", "blue"], cause="empiricism")) == (
        "Ann names red and blue."
    )
    assert told(event("name", "p1", value=3, cause="mass-media")) == "Ann names the value 3."
    chosen = Event(0, "name", "p1", cause="optics", facts={"player": "p2"})
    assert told(chosen) == "Ann names Bob."
    assert told(event("splay", "p1", color="red", way="up", cause="flight")) == (
        "Ann splays red up."
    )
    assert told(event("reorder", "p1", color="red", cause="publications")) == (
        "Ann puts red into a new order."
    )
    assert told(event("remove-all", "p1", cause="fission")) == (
        "All hands, boards and score piles are out of the game."
    )
    assert "begins again" in told(event("restarted"))


@pytest.mark.parametrize("reason", ["achievements", "score", "dogma"])
def test_the_end_says_who_won_and_how(reason: str) -> None:
    (alone,) = log(event("over", winners=["p1"], reason=reason))
    assert "Ann wins" in alone
    (shared,) = log(event("over", winners=["p1", "p2"], reason=reason))
    assert "Ann and Bob" in shared
    assert "wins" not in shared


# Who is awaited


def test_the_last_line_says_who_is_awaited_and_what_for() -> None:
    game = new_game("innovation", ["p1", "p2"], seed=7)
    line = awaited_line(game.view(None), EN, NAMES)
    assert line == "⏳ Waiting for Ann and Bob: a first card."
    for player in ("p1", "p2"):
        game.answer(player, game.pending[player].options[0])
    line = awaited_line(game.view(None), EN, NAMES)
    assert re.fullmatch(r"⏳ Waiting for (Ann|Bob): one more action\.", line)


# Whole games


def play(players: int, seed: int) -> Iterator[tuple[Game, Decision]]:
    """Play a random game; yield it with each decision before it is answered."""
    chance = random.Random(seed)
    game = new_game("innovation", [f"p{seat}" for seat in range(1, players + 1)], seed=seed)
    while not game.over:
        decision = game.pending[chance.choice(sorted(game.pending))]
        yield game, decision
        game.answer(decision.player, answer(decision, chance))


def answer(decision: Decision, chance: random.Random) -> list[str]:
    if decision.groups:
        group = chance.choice([(), *decision.groups])
        return chance.sample(group, len(group))
    options = decision.options
    if decision.kind == "action":
        dogmas = [token for token in options if token.startswith("dogma")]
        options = tuple(dogmas) if dogmas and chance.random() < 0.5 else options
    number = chance.randint(decision.min, decision.max)
    if decision.whole and number:
        number = decision.max
    return chance.sample(options, number)


BOLD = re.compile(r"\*\*(.+?)\*\*")
ACHIEVEMENTS = {achievement_name(each, EN) for each in
                [*"123456789", "empire", "monument", "wonder", "world", "universe"]}  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_no_log_of_a_game_names_a_card_that_its_reader_may_not_know(seed: int) -> None:
    for game, decision in play(2 + seed % 3, seed):
        assert prompt(decision, EN)
        if decision.kind in ("yes-no", "way", "value", "pile-value", "player"):
            assert all(token_choice(decision, token, EN, NAMES).label for token in decision.options)
        if decision.kind != "action":
            assert awaited_line(game.view(None), EN, NAMES)
    for viewer in (None, *game.players):
        for events in _slices(game, viewer, random.Random(seed)):
            lines = log_lines(events, EN, NAMES, viewer)
            known = {EN.card(each.card) for each in events if each.card}
            known |= {EN.card(each.cause) for each in events if each.cause}
            named = {name for line in lines for name in BOLD.findall(line)}
            assert named <= known | ACHIEVEMENTS
            # Only cards are in bold, so these are all.
            assert "**" not in BOLD.sub("", "".join(lines))


def _slices(game: Game, viewer: str | None, chance: random.Random) -> Iterator[list[Event]]:
    """Yield the masked events of the whole game, and random slices of them."""
    events = game.events(0, viewer)
    yield events
    for _ in range(10):
        first = chance.randrange(len(events))
        yield events[first : first + 25]
