"""The log of Innovation: a version for each viewer, without hidden cards in any."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.words import languages, words_for
from bot.features.board.awaited import awaited_line
from bot.games.innovation.cards import token_choice
from bot.games.innovation.log import InnovationLog
from bot.ui.prompts import prompt
from engine import Decision, Event, Game, new_game
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

EN = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat", "p4": "Dan"}


def log(*events: Event, viewer: str | None = None) -> list[str]:
    return InnovationLog.log_lines(events, EN, NAMES, viewer)


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
        event("turn", "p1", actions=1, turn=1),
        event("turn", "p2", actions=2, turn=2),
    ) == [
        "First cards revealed.",
        "Ann melds **Oars** (1).",
        "Bob melds **Tools** (1).",
        "**Turn 1 · Ann**\nAnn has just one action on the first turn.",
    ]


def test_the_actions_of_a_turn_are_one_sentence() -> None:
    turn = (drawn("p1", "oars"), event("meld", "p1", "tools", origin="hand"), event("turn", "p2"))
    assert log(*turn) == ["Ann draws a 1, then melds **Tools** (1)."]
    assert log(*turn, viewer="p1") == ["You draw **Oars** (1), then meld **Tools** (1)."]


def test_two_actions_are_not_told_as_one() -> None:
    turn = (drawn("p1", "oars"), event("meld", "p1", "oars", origin="hand"))
    assert log(*turn) == ["Ann draws a 1, then melds **Oars** (1)."]


@pytest.mark.parametrize(
    ("language", "kind", "told"),
    [
        ("en", "meld", "You draw **Oars** (1), then meld it."),
        ("en", "return", "You draw **Oars** (1), then return it."),
        ("en", "transfer", "You draw **Oars** (1), then give it to Bob’s hand."),
        ("fr", "meld", "Tu pioches **Rames** (1), puis la mets en jeu."),
        ("fr", "tuck", "Tu pioches **Rames** (1), puis l’archives."),
        ("it", "meld", "Peschi **Barche a remi** (1), poi la metti in gioco."),
        ("it", "score", "Peschi **Barche a remi** (1), poi la capitalizzi."),
    ],
)
def test_a_card_is_named_once_to_readers_who_know_it(language: str, kind: str, told: str) -> None:
    other = "p2" if kind == "transfer" else None
    moved = event(kind, "p1", "oars", other=other, origin="hand", goal="hand", seen=("p1",))
    lines = InnovationLog.log_lines(
        [drawn("p1", "oars"), moved], words_for(language), NAMES, viewer="p1"
    )
    assert lines == [told]
    # The public, to which both are hidden, must not read that it was the same card.
    assert "it" not in log(drawn("p1", "oars"), moved)[0].split()


def test_another_card_is_named() -> None:
    two = (drawn("p1", "oars"), drawn("p1", "tools"), event("meld", "p1", "tools", origin="hand"))
    assert log(*two, viewer="p1") == [
        "You draw **Oars** (1) and **Tools** (1), then meld **Tools** (1)."
    ]


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
    ) == [
        "🏆 Ann achieves **Age 3** (Medieval).",
        "Ann melds **Oars** (1).",
        "🏆 Ann claims **Diplomacy** with twelve 🕰️ on the board.",
    ]


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
        "Ann activates **Oars** (2 🏰). The demand hits Bob (1). Shared by Cat (3).",
        "- Bob gives a 1 from their hand to Ann’s score pile, then draws a 1.",
        "- Nothing changes for Cat and Ann.",
    ]


def test_a_demand_as_those_concerned_read_it() -> None:
    assert log(*OARS, viewer="p1")[1] == (
        "- Bob gives **Sailing** (1) from their hand to your score pile, then draws a 1."
    )
    assert log(*OARS, viewer="p2")[1] == (
        "- You give **Sailing** (1) from your hand to Ann’s score pile, then draw **Tools** (1)."
    )
    assert log(*OARS, viewer="p3") == [
        log(*OARS)[0].replace("Cat", "you"),
        log(*OARS)[1],
        "- Nothing changes for you and Ann.",
    ]


def test_events_that_are_masked_already_read_the_same() -> None:
    masked = [each.for_viewer("p1") for each in OARS]
    assert log(*masked, viewer="p1") == log(*OARS, viewer="p1")


def test_a_demand_of_nobody() -> None:
    assert log(dogma("p1", "archery", {"p1": 2, "p2": 2})) == [
        "Ann activates **Archery** (2 🏰). No one has fewer, so the demand has no effect."
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
        "- Sharing bonus: Ann draws a 3.",
        "Ann draws a 1.",
    ]


def test_a_free_draw_that_is_still_due() -> None:
    assert log(event("bonus", "p1")) == ["Sharing bonus: Ann is about to draw a card."]


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
    assert log(*events, viewer="p2") == log(*events)


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
    assert log(*scored, viewer="p1")[1:] == ["- You draw and score **Oars** (1) and **Tools** (1)."]


def test_a_shown_card_is_followed_by_name() -> None:
    assert log(
        drawn("p1", "oars", cause="metalworking"),
        event("show", "p1", "oars", cause="metalworking"),
        event("score", "p1", "oars", cause="metalworking", origin="hand"),
        drawn("p1", "tools", cause="metalworking"),
        event("show", "p1", "tools", cause="metalworking"),
    )[1:] == ["- Ann draws, shows and scores **Oars** (1), then draws and shows **Tools** (1)."]


def test_after_several_draws_it_is_not_said_which_of_them_was_melded() -> None:
    drawings = [
        drawn("p1", card, cause="satellites") for card in ("flight", "mobility", "empiricism")
    ]
    melded = event("meld", "p1", "empiricism", cause="satellites", origin="hand")
    assert log(*drawings, melded)[1:] == ["- Ann draws three 8s, then melds **Empiricism** (8)."]


def test_another_card_of_the_same_value_is_not_taken_for_the_drawn_one() -> None:
    events = (
        drawn("p1", "oars", cause="archery"),
        event("transfer", "p1", "tools", other="p2", origin="hand", goal="hand", cause="archery",
              seen=("p1", "p2")),
    )  # fmt: skip
    assert log(*events)[1:] == ["- Ann draws a 1, then gives a 1 to Bob’s hand."]


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
        "- Bob gives **Archery** (1) and **City States** (1) from their board to Ann’s score pile.",
        "- Bob’s red is down to one card and no longer splayed.",
    ]


def test_cards_that_change_places_with_their_owner() -> None:
    moved = event("transfer", "p1", "oars", other="p1", origin="score", goal="hand",
                  cause="bicycle", seen=("p1",))  # fmt: skip
    assert log(moved)[1:] == ["- Ann takes a 1 from their score pile into their hand."]


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
        "- Ann alone uses **Writing**.",
        "  - Ann draws a 2.",
        "- Effect 2 changes nothing for Ann.",
    ]
    assert log(event("carry-out", "p1", "databases", cause="robotics"))[1:] == [
        "- Ann alone uses **Databases**: it has only a demand, so nothing happens."
    ]


def test_a_dogma_that_began_earlier_goes_on() -> None:
    assert log(*OARS[2:3]) == ["**Oars** continues.", "- Bob draws a 1."]


def test_what_is_said_aloud_and_done_to_piles() -> None:
    def told(*events: Event) -> str:
        return log(*events)[-1].removeprefix("- ")

    assert told(event("name", "p1", color="red", cause="measurement")) == "Ann names red."
    assert told(event("name", "p1", colors=["red", "blue"], cause="empiricism")) == (
        "Ann names red and blue."
    )
    assert told(event("name", "p1", value=3, cause="mass-media")) == "Ann names age 3."
    chosen = Event(0, "name", "p1", cause="optics", facts={"player": "p2"})
    assert told(chosen) == "Ann chooses Bob."
    assert told(event("splay", "p1", color="red", way="up", cause="flight")) == (
        "Ann splays red up."
    )
    assert told(event("reorder", "p1", color="red", cause="publications")) == (
        "Ann rearranges their red cards."
    )
    assert told(event("remove-all", "p1", cause="fission")) == (
        "All hands, boards and score piles are removed from the game."
    )
    assert "starts again" in told(event("restarted"))


@pytest.mark.parametrize("reason", ["achievements", "score", "dogma"])
def test_the_end_says_who_won_and_how(reason: str) -> None:
    (alone,) = log(event("over", winners=["p1"], reason=reason))
    assert "Ann wins" in alone
    (shared,) = log(event("over", winners=["p1", "p2"], reason=reason))
    assert "Ann and Bob" in shared
    assert "wins" not in shared


def test_the_last_line_has_the_scores_if_they_are_on_record() -> None:
    points, achievements = {"p1": 27, "p2": 31}, {"p1": 3, "p2": 2}
    facts: dict[str, Any] = {"winners": ["p2"], "points": points, "achievements": achievements}
    assert log(event("over", reason="score", **facts)) == [
        "🏁 No cards left to draw: Bob wins on points, 31–27."
    ]
    assert log(event("over", reason="score", **facts), viewer="p2") == [
        "🏁 No cards left to draw: you win on points, 31–27."
    ]
    tied = {**facts, "winners": ["p1"], "points": {"p1": 31, "p2": 31}}
    assert log(event("over", reason="score", **tied)) == [
        "🏁 No cards left to draw: Ann wins on points, 31–31, and 3–2 on achievements."
    ]
    both = {**tied, "winners": ["p1", "p2"], "achievements": {"p1": 3, "p2": 3}}
    assert log(event("over", reason="score", **both), viewer="p2")[0].startswith(
        "🏁 No cards left to draw: you and Ann share the victory on points, 31–31"
    )
    assert log(event("over", reason="achievements", **{**facts, "achievements": {"p1": 2, "p2": 6}})
               ) == ["🏁 Bob wins the game on achievements, 6–2."]  # fmt: skip
    assert log(event("over", cause="empiricism", reason="dogma", **facts)) == [
        "🏁 Bob wins the game with a dogma: **Empiricism**."
    ]


def test_the_last_line_of_a_team_game_adds_up_the_scores_of_partners() -> None:
    facts: dict[str, Any] = {
        "winners": ["p2", "p4"], "teams": True,
        "points": {"p1": 30, "p2": 12, "p3": 1, "p4": 20},
        "achievements": {"p1": 1, "p2": 4, "p3": 2, "p4": 2},
    }  # fmt: skip
    assert log(event("over", reason="score", **facts))[0].endswith("on points, 32–31.")
    assert log(event("over", reason="achievements", **facts))[0].endswith("on achievements, 6–3.")
    tied = {**facts, "points": {"p1": 30, "p2": 12, "p3": 1, "p4": 19}}
    assert log(event("over", reason="score", **tied))[0].endswith(
        "on points, 31–31, and 6–3 on achievements."
    )


@pytest.mark.parametrize("reason", ["score", "achievements", "dogma"])
@pytest.mark.parametrize("language", languages())
def test_the_end_of_a_game_on_record_has_words_in_every_language(
    language: str, reason: str
) -> None:
    for viewer in (None, "p1", "p2"):
        for winners in (["p1"], ["p1", "p2"]):
            over = event("over", winners=winners, reason=reason, points={"p1": 5, "p2": 4},
                         achievements={"p1": 3, "p2": 2}, cause="ai")  # fmt: skip
            (line,) = InnovationLog.log_lines([over], words_for(language), NAMES, viewer)
            assert ("Ann" in line) == (viewer != "p1")


# The reader, and whose cards they are


TAKEN: dict[str, dict[str, Any]] = {
    "specialization": {"origin": "board", "goal": "hand"},
    "classification": {"origin": "hand", "goal": "hand"},
    "bioengineering": {"origin": "board", "goal": "score"},
}


def test_a_card_that_is_taken_says_from_whom() -> None:
    told = {}
    for cause, zones in TAKEN.items():
        taken = event("transfer", "p2", "oars", other="p1", cause=cause, **zones)
        told[cause] = log(taken)[-1]
        assert log(taken, viewer="p2")[-1] == told[cause].replace("Bob’s", "your")
        own = told[cause].replace("Ann takes", "You take").replace("their own", "your")
        assert log(taken, viewer="p1")[-1] == own
    assert told == {
        "specialization": "- Ann takes **Oars** (1) from Bob’s board into their own hand.",
        "classification": "- Ann takes **Oars** (1) from Bob’s hand.",
        "bioengineering": "- Ann takes **Oars** (1) from Bob’s board into their own score pile.",
    }


def test_in_a_demand_the_victim_acts_on_either_side_of_an_exchange() -> None:
    demanded = dogma("p1", "compass", {"p1": 2, "p2": 1}, demands=["p2"], shares=[])
    moves: dict[str, Any] = {"cause": "compass", "origin": "board", "goal": "board"}
    events = (
        demanded,
        event("transfer", "p2", "pottery", other="p1", **moves),
        event("transfer", "p1", "tools", other="p2", **moves),
    )
    assert log(*events)[1:] == [
        "- Bob gives **Pottery** (1) to Ann’s board, then takes **Tools** (1) from Ann’s board."
    ]
    assert log(*events, viewer="p2")[1:] == [
        "- You give **Pottery** (1) to Ann’s board, then take **Tools** (1) from Ann’s board."
    ]


def test_the_green_card_of_road_building_is_taken_for_the_red_one() -> None:
    moves: dict[str, Any] = {"cause": "road-building", "origin": "board", "goal": "board"}
    assert log(
        event("transfer", "p1", "archery", other="p2", **moves),
        event("transfer", "p2", "sailing", other="p1", **moves),
    )[1:] == [
        "- Ann gives **Archery** (1) to Bob’s board, then takes **Sailing** (1) from Bob’s board."
    ]


def test_a_special_achievement_says_what_it_came_from() -> None:
    def claimed(achievement: str, cause: str | None) -> str:
        return log(event("claim", "p1", achievement=achievement, cause=cause))[-1]

    assert (
        claimed("empire", "construction") == "- 🏆 Ann claims **Military** with **Construction**."
    )
    assert claimed("empire", None) == (
        "🏆 Ann claims **Military** with three of each of the six icons."
    )
    assert claimed("monument", "suburbia") == (
        "- 🏆 Ann claims **Technology** with six cards tucked or scored in one turn."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You activate **Writing** (2 💡). Shared by you (2)."),
        ("fr", "Tu actives **Écriture** (2 💡). Coopération\N{NARROW NO-BREAK SPACE}: toi (2)."),
        ("it", "Attivi **Scrittura** (2 💡). Cooperazione: tu (2)."),
    ],
)
def test_the_reader_is_you(language: str, told: str) -> None:
    words = words_for(language)
    mine = dogma("p1", "writing", {"p1": 2, "p2": 2}, shares=["p2"])
    yours = InnovationLog.log_lines([mine], words, NAMES, "p2")[0]
    own = InnovationLog.log_lines([mine], words, NAMES, "p1")[0]
    beginning, _, end = told.partition(").")
    assert own.startswith(f"{beginning}).")
    assert yours.endswith(end)
    assert "Bob" not in yours
    assert "Ann" not in own
    public = InnovationLog.log_lines([mine], words, NAMES)[0]
    assert "Ann" in public
    assert "Bob" in public


# Turns


def test_a_turn_in_which_nothing_happened_yet_has_no_heading() -> None:
    assert log(event("turn", "p1", turn=4)) == []
    assert log(event("turn", "p1", turn=4), drawn("p1", "oars")) == [
        "**Turn 4 · Ann**\nAnn draws a 1."
    ]
    # Games begun under earlier rules do not number their turns.
    assert log(event("turn", "p1"), drawn("p1", "oars")) == ["**Ann**\nAnn draws a 1."]


def test_what_was_undone_is_struck_out_as_the_public_knew_it() -> None:
    gone = [drawn("p1", "oars").for_viewer(None).dump(), OARS[1].for_viewer(None).dump()]
    undone = event("undone", "p1", events=gone)
    assert log(undone) == [
        "~~Ann draws a 1.~~",
        "~~**Oars** continues.~~",
        "- ~~Bob gives a 1 from their hand to Ann’s score pile.~~",
        "↩️ Ann undoes a move.",
    ]
    assert log(undone, viewer="p1")[0] == "~~You draw a 1.~~"
    assert log(event("undone", "p1"), viewer="p1") == ["↩️ You undo a move."]


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
HEADING = re.compile(r"\*\*Turn \d+ · \w+\*\*\n")
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
        for events in slices(game, viewer, random.Random(seed)):
            lines = [
                without_heading(line) for line in InnovationLog.log_lines(events, EN, NAMES, viewer)
            ]
            known = {EN.card(each.card) for each in events if each.card}
            known |= {EN.card(each.cause) for each in events if each.cause}
            named = {name for line in lines for name in BOLD.findall(line)}
            assert named <= known | ACHIEVEMENTS
            # Only cards, and the headings of turns, are in bold, so these are all.
            assert "**" not in BOLD.sub("", "".join(lines))


def without_heading(line: str) -> str:
    """Return a line of a log without the heading of a turn above it."""
    return HEADING.sub("", line)


def slices(game: Game, viewer: str | None, chance: random.Random) -> Iterator[list[Event]]:
    """Yield the masked events of the whole game, and random slices of them."""
    events = game.events(0, viewer)
    yield events
    for _ in range(10):
        first = chance.randrange(len(events))
        yield events[first : first + 25]
