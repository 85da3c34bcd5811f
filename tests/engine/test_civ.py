"""Carta Impera Victoria: dealing, secrecy, and what no single rules case can say."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, Refusal, new_game, restore
from engine.__main__ import main
from engine.civ.domains import DOMAINS, ERAS
from engine.civ.view import TableView
from engine.decision import Decision
from engine.games import GAMES
from engine.refusal import Invalid
from engine.scenario import run
from engine.simulate import Broken, Watch, play, random_answer

NAMES = ["ann", "bob", "cat", "dan"]
TABLES = [
    (players, {"variant": variant, "teams": teams, "strict": strict})
    for players in (2, 3, 4)
    for variant in ("base", "draft")
    for teams in (False, True)
    for strict in (False, True)
    if players == 4 or not teams
]


def table(players: int = 2, options: dict[str, Any] | None = None, **setup: Any) -> Game:
    """A game in the middle of ann's effects, unless ``setup`` says otherwise."""
    names, options = tuple(NAMES[:players]), options or {}
    deck = ["army", "culture", "science", "economy", "religion", "utopia", "army", "army"]
    lies = {"step": "effects", "deck": deck, **setup}
    return Game("civ", names, options, 0, GAMES["civ"].arrange(names, options, lies))


def refused(game: Game, answer: str | list[str], player: str = "ann") -> Refusal:
    before = game.dump()
    with pytest.raises(Refusal) as refusal:
        game.answer(player, answer)
    assert game.dump() == before
    return refusal.value


def decisions(game: Game, rng: random.Random) -> Iterator[Decision]:
    """Play ``game`` at random, and give every decision before it is answered."""
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        yield decision
        game.answer(decision.player, random_answer(decision, rng))


# Dealing


@pytest.mark.parametrize(("players", "out"), [(2, 3), (3, 3), (4, 0)])
def test_three_cards_of_each_era_are_out_of_the_game_with_two_or_three_players(
    players: int, out: int
) -> None:
    missing = set()
    for seed in range(30):
        state = new_game("civ", NAMES[:players], seed).dump()["state"]
        first = state["first"]
        dealt = [card for lies in state["players"][first:] for card in lies["hand"]]
        dealt += [card for lies in state["players"][:first] for card in lies["hand"]]
        assert len(dealt) == 3 * players
        cards = dealt + state["deck"]
        for era in ERAS:
            size = sum(era.values()) - out
            lies_here, cards = Counter(cards[:size]), cards[size:]
            assert lies_here <= Counter(era)
            missing.add(tuple(sorted((Counter(era) - lies_here).elements())))
        assert not cards
        assert state["removed"] == 3 * out
    assert all(len(cards) == out for cards in missing)
    assert len(missing) > 20 or not out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_first_player(players: int) -> None:
    games = [new_game("civ", NAMES[:players], seed) for seed in range(40)]
    assert {game.view().first for game in games} == set(NAMES[:players])
    for game in games:
        assert set(game.pending) == {game.view().first}
        assert game.view().turn == game.view().first
        assert game.view().step == "play"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft(players: int) -> None:
    names = NAMES[:players]
    for seed in range(12):
        rng = random.Random(seed)
        game = new_game("civ", names, seed, variant="draft", strict=True)
        packets = {name: list(game.pending[name].options) for name in names}
        kept: dict[str, list[str]] = {name: [] for name in names}
        for size in (4, 3, 2):
            assert set(game.pending) == set(names)
            told, public = game.told, game.view().seats
            for name in rng.sample(names, players):
                decision = game.pending[name]
                assert (decision.kind, decision.min, decision.max) == ("cards", 1, 1)
                assert decision.secret
                assert Counter(decision.options) == Counter(packets[name])
                assert len(decision.options) == size
                assert game.told == told, "nobody hears of a choice before all have chosen"
                assert game.view().seats == public
                card = rng.choice(decision.options)
                game.answer(name, card)
                packets[name].remove(card)
                kept[name].append(card)
            if size > 2:
                packets = {name: packets[names[seat - 1]] for seat, name in enumerate(names)}
        middle = [card for packet in packets.values() for card in packet]
        first = names.index(game.view().first)
        for place in range(players):
            picker = names[(first - 1 - place) % players]  # from the right of the first player
            left = Counter(middle)
            if len(left) > 1:
                assert set(game.pending) == {picker}
                assert Counter(game.pending[picker].options) == left
                assert Counter(game.view().middle) == left
                card = rng.choice(middle)
                game.answer(picker, card)
            elif place < players - 1:
                middle = []  # all alike: each is given one, unasked
                break
            else:
                (card,) = middle
            middle.remove(card)
            assert game.view().seat(picker).area[card] == 1
        assert not middle
        view = game.view()
        assert (view.turn, view.step, view.middle) == (names[first], "play", ())
        for name in names:
            assert Counter(game.view(name).seat(name).hand) == Counter(kept[name])
            assert sum(view.seat(name).area.values()) == 1
        assert sum(view.deck) == 104 - 9 * (players < 4) - 4 * players


def test_a_packet_of_cards_alike_is_asked_at_a_strict_table_only() -> None:
    alike = 0
    for seed in range(300):
        strict = new_game("civ", NAMES, seed, variant="draft", strict=True)
        lax = new_game("civ", NAMES, seed, variant="draft")
        assert set(strict.pending) == set(NAMES)
        several = {
            name for name, decision in strict.pending.items() if len(set(decision.options)) > 1
        }
        assert set(lax.pending) == several
        alike += len(NAMES) - len(several)
    assert alike


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"variant": "long"}, "unknown-option"),
        ({"teams": True}, "teams-need-four"),
        ({"strict": "very"}, "unknown-option"),
        ({"color": "red"}, "unknown-option"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        new_game("civ", NAMES[:3], 0, **options)
    assert refusal.value.reason == reason


# Refusals


CULTURED = {"area": {"culture": 1, "economy": 1}, "hand": ["army", "science"]}
PRIEST = {"area": {"religion": 5, "army": 4, "utopia": 3}}

REFUSALS: list[tuple[dict[str, Any], list[str], str, str, dict[str, Any]]] = [
    # what lies there, what is answered before, what is tried, why it is refused, what is named
    ({"step": "play", "ann": CULTURED}, [], "draw", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "discard economy", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "effect economy 1", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "copy bob army 1", "play-first", {}),
    ({"step": "play", "ann": CULTURED}, [], "play utopia", "not-in-hand", {"card": "utopia"}),
    (
        {"step": "play", "ann": {**CULTURED, "embargo": ["army"]}},
        [],
        "play army",
        "under-embargo",
        {"domain": "army"},
    ),
    (
        {"step": "play", "ann": {**CULTURED, "embargo": ["army", "science"]}},
        [],
        "play army",
        "under-embargo",
        {"domain": "army"},
    ),
    ({"step": "play", "ann": {}}, [], "play army", "not-in-hand", {"card": "army"}),
    ({"step": "play", "ann": CULTURED}, ["play army"], "play science", "already-played", {}),
    ({"ann": CULTURED}, [], "discard army", "domain-missing", {"domain": "army"}),
    (
        {"ann": {"area": {"economy": 2, "religion": 1}}},
        ["discard economy", "bob army"],
        "discard economy",
        "discard-used",
        {"domain": "economy"},
    ),
    ({"ann": {"area": {"science": 1, "economy": 1}}, "deck": []}, [], "discard science", "", {}),
    ({"ann": {"area": {"army": 3, "economy": 1}}}, [], "effect army 1", "", {}),
    ({"ann": {"area": {"utopia": 3, "economy": 1}}}, [], "effect utopia 1", "", {}),
    ({"ann": CULTURED, "bob": PRIEST}, [], "copy bob utopia 1", "", {}),
    (
        {"ann": {"area": {"religion": 3}}},
        ["effect religion 1"],
        "effect religion 1",
        "effect-used",
        {"domain": "religion"},
    ),
    (
        {"ann": {"area": {"religion": 3, "culture": 1}}, "bob": PRIEST},
        ["effect religion 1"],
        "copy bob religion 2",
        "effect-used",
        {"domain": "religion"},
    ),
    (
        {"ann": CULTURED},
        [],
        "effect economy 1",
        "cards-missing",
        {"domain": "economy", "have": 1, "needed": 3},
    ),
    (
        {"ann": CULTURED, "bob": PRIEST},
        [],
        "copy bob army 2",
        "cards-missing",
        {"domain": "army", "have": 4, "needed": 5},
    ),
    (
        {"ann": CULTURED, "bob": PRIEST},
        ["copy bob religion 2"],
        "copy bob army 1",
        "already-inspired",
        {},
    ),
    (
        {"ann": CULTURED, "bob": {"area": {"culture": 1, "army": 3}}},
        [],
        "copy bob army 1",
        "not-most-culture",
        {},
    ),
    *(
        ({"ann": CULTURED, "bob": PRIEST}, [], token, "not-an-action", {})
        for token in (
            "discard culture",
            "effect culture 1",
            "effect economy 3",
            "effect economy",
            "copy zoe army 1",
            "copy bob culture 1",
            "copy bob army",
            "copy bob army one",
            "play spoon",
            "",
        )
    ),
]


@pytest.mark.parametrize(("setup", "before", "token", "reason", "facts"), REFUSALS)
def test_a_refusal_says_what_is_missing(
    setup: dict[str, Any], before: list[str], token: str, reason: str, facts: dict[str, Any]
) -> None:
    game = table(**setup)
    for answer in before:
        game.answer("ann", answer)
    refusal = refused(game, token)
    assert refusal.reason == (reason or "nothing-to-do")
    assert facts.items() <= refusal.facts.items()


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                ["play", "effect", "discard", "copy", "draw", *DOMAINS, "bob", "1", "9", "\t", ""]
            ),
            st.text(max_size=6),
        ),
        max_size=6,
    ),
    st.sampled_from([" ", "\t", "  "]),
)
def test_whatever_is_no_option_is_refused(words: list[str], between: str) -> None:
    game = table(ann=CULTURED, bob=PRIEST)
    token = between.join(words)
    if token not in game.pending["ann"].options:
        assert refused(game, token).reason


def test_a_discard_effect_is_refused_by_reasons_of_the_table_not_of_the_level() -> None:
    game = table(players=4, ann={"area": {"economy": 1, "army": 1}})
    assert refused(game, "effect economy 2").facts["needed"] == 4
    assert refused(game, "effect economy 1").facts["needed"] == 2


# The Culture coin


def coin_after(*answers: str | list[str], **setup: Any) -> tuple[str, str, str] | None:
    game = table(**{"ann": CULTURED, "bob": {**PRIEST, "hand": ["culture"]}, **setup})
    for answer in answers:
        (player,) = game.pending
        game.answer(player, answer)
    coin: tuple[str, str, str] | None = game.view().coin
    return coin


def test_the_coin_marks_what_was_copied() -> None:
    assert coin_after() is None
    assert coin_after("copy bob religion 2") == ("ann", "bob", "religion")
    assert coin_after("copy bob religion 2", "draw") == ("ann", "bob", "religion")


def test_the_coin_goes_back_when_somebody_has_as_many_culture_cards() -> None:
    assert coin_after("copy bob religion 2", "draw", "play culture") is None


def test_the_coin_goes_back_when_its_owner_has_no_longer_the_most() -> None:
    ann = {"area": {"culture": 1, "economy": 3}, "hand": ["army"]}
    before = ("copy bob religion 1", "effect economy 1")
    assert coin_after(*before, ann=ann) == ("ann", "bob", "religion")
    assert coin_after(*before, "culture", ann=ann) is None


def test_the_coin_goes_back_when_its_owner_is_next() -> None:
    bob = {**PRIEST, "hand": ["army"]}
    kept = ("copy bob religion 1", "draw", "play army")
    assert coin_after(*kept, bob=bob) == ("ann", "bob", "religion")
    assert coin_after(*kept, "draw", bob=bob) is None


def test_the_coin_lies_where_another_player_copies_next() -> None:
    cat = {"hand": ["culture"], "area": {"culture": 1}}
    game = table(players=3, ann=CULTURED, bob={**PRIEST, "hand": []}, cat=cat)
    assert refused(game, "copy bob religion 1").reason == "not-most-culture"
    game.answer("ann", "draw")
    game.answer("bob", "draw")
    game.answer("cat", "play culture")
    game.answer("cat", "copy bob religion 1")
    assert game.view().coin == ("cat", "bob", "religion")


# Views and secrets


def test_a_view_shows_the_table_as_it_is() -> None:
    game = table(
        players=4,
        options={"teams": True},
        ann={
            "area": {"army": 4, "culture": 4, "science": 2},
            "blocked": {"army": 2},
            "hand": ["utopia", "army"],
            "embargo": ["science"],
        },
        bob={"area": {"army": 3}, "hand": ["science"]},
        discard=["army", "utopia"],
    )
    view = game.view("ann")
    ann, bob = view.seat("ann"), view.seat("bob")
    assert ann.hand == ("army", "utopia")
    assert (bob.hand, bob.hand_size) == ((), 1)
    assert (ann.needed["army"], ann.needed["science"], bob.needed["army"]) == (9, 7, 7)
    assert ann.levels == {**dict.fromkeys(DOMAINS, 0), "army": 2, "science": 1}
    assert ann.embargoes == ("science",)
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]
    assert (ann.points, bob.points) == (3, 0)
    assert view.discard == ("army", "utopia")
    assert view.deck == (0, 0, 8)
    assert not view.last_round
    assert view.seat("cat").hand == ()
    assert game.view("cat").seat("ann").hand == (), "not even team mates show their hands"


def test_the_deck_is_counted_by_era_from_below() -> None:
    game = new_game("civ", NAMES, 1)
    assert game.view().deck == (28 - 12, 32, 44)
    game = new_game("civ", NAMES[:2], 1, variant="draft")
    assert game.view().deck == (25 - 8, 29, 41)
    assert table(deck=["army"] * 45, ann=CULTURED).view().deck == (0, 4, 41)
    assert table(deck=[], ann=CULTURED).view().last_round


Slot = tuple[list[str], int]


def hidden_slots(state: dict[str, Any], viewer: int | None) -> list[Slot]:
    """Where a card lies in a stored game that the player at seat ``viewer`` cannot see."""
    hidden = [state["deck"]]
    hidden += [lies["hand"] for seat, lies in enumerate(state["players"]) if seat != viewer]
    hidden += [packet for seat, packet in enumerate(state["packets"]) if seat != viewer]
    return [(cards, place) for cards in hidden for place in range(len(cards))]


@pytest.mark.parametrize("variant", ["base", "draft"])
def test_views_do_not_depend_on_what_they_hide(variant: str) -> None:
    """Two cards that a viewer cannot see change places: the view stays the same."""
    rng = random.Random(6)
    game = new_game("civ", NAMES[:3], 6, variant=variant, strict=True)
    swapped = 0
    for _ in decisions(game, rng):
        if game.dump()["answers"]:
            continue
        for seat, viewer in enumerate([*NAMES[:3], None]):
            stored = json.loads(json.dumps(game.dump()))
            if any(lies["embargoes"] for lies in stored["state"]["players"]):
                continue  # that a whole hand may not be played is for all to see
            one, other = rng.sample(hidden_slots(stored["state"], seat if viewer else None), 2)
            if one[0][one[1]] == other[0][other[1]]:
                continue
            one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]
            assert restore(stored).view(viewer) == game.view(viewer)
            swapped += 1
    assert swapped > 100


def test_what_is_asked_at_a_strict_table_does_not_depend_on_the_faces_of_a_hand() -> None:
    """Bob sees who is asked what, from one start on, whatever lies in ann's hand."""
    area = {"army": 5, "religion": 1, "economy": 5, "science": 5}
    for token in ("effect army 1", "effect army 2", "discard science", "discard religion"):
        seen = []
        for hand in (["army"] * 3, ["army", "army", "utopia"], ["army", "culture", "utopia"]):
            game = table(
                options={"strict": True},
                ann={"area": area, "hand": hand},
                bob={"hand": ["army"]},
                deck=["army"] * 9,
            )
            game.answer("ann", token)
            seen.append((game.view("bob"), game.events(0, None)))
        assert seen[0] == seen[1] == seen[2]
    for hand in (["army", "army"], ["army", "utopia"], ["culture", "utopia"]):
        game = table(
            options={"strict": True},
            ann={"area": area, "hand": hand, "embargo": ["army"]},
            bob={"hand": ["army"]},
        )
        game.answer("ann", "effect economy 1")
        game.answer("ann", "science")
        (awaited,) = game.view("bob").awaited
        assert (awaited.kind, awaited.purpose) == ("cards", "play")


def test_inquisition_shows_the_cards_to_the_two_and_to_nobody_else() -> None:
    game = table(
        players=3,
        ann={"area": {"religion": 1}, "hand": ["army"]},
        bob={"hand": ["science", "utopia"]},
        cat={"hand": ["culture"]},
    )
    game.answer("ann", "discard religion")
    game.answer("ann", "bob")
    game.answer("ann", ["army", "science"])
    for viewer, known in (("ann", True), ("bob", True), ("cat", False), (None, False)):
        given_away = [event for event in game.events(0, viewer) if event.kind == "give"]
        assert len(given_away) == 4
        assert all(bool(event.card) == known for event in given_away)
    assert game.view("bob").seat("bob").hand == ("army", "science")


# Whole games


def may(view: TableView, hand: tuple[str, ...], done: set[str]) -> set[str]:
    """What the rules let the player do whose turn it is: the page of the rules once more.

    ``done``: what was used in this turn, and the domains under embargo.
    """
    me = view.seat(view.turn or "")
    if view.step == "play":
        return {f"play {card}" for card in hand if card not in done}
    area = Counter({domain: number for domain, number in me.area.items() if number})
    needs = (2, 4) if len(view.seats) == 4 else (3, 5)
    has_work = {
        "army": bool(hand),
        "religion": True,
        "economy": bool(area),
        "science": bool(area),
        "utopia": bool(view.discard),
    }
    tokens = {"draw"}
    for owner in view.seats:
        others = [seat.area["culture"] for seat in view.seats if seat is not me]
        inspired = "copy" not in done and me.area["culture"] > max(others)
        for domain, works in has_work.items():
            for level, need in enumerate(needs, 1):
                if works and f"effect {domain}" not in done and owner.area[domain] >= need:
                    if owner is me:
                        tokens.add(f"effect {domain} {level}")
                    if inspired:
                        tokens.add(f"copy {owner.name} {domain} {level}")
    a_card_elsewhere = area.total() > 1 or any(
        number for seat in view.seats if seat is not me for number in seat.area.values()
    )
    costs = {
        "army": area.total() > 1,
        "religion": True,
        "economy": True,
        "science": sum(view.deck) > 0,
        "utopia": a_card_elsewhere,
    }
    tokens |= {
        f"discard {domain}"
        for domain, works in costs.items()
        if works and area[domain] and f"discard {domain}" not in done
    }
    return tokens


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_exactly_what_the_rules_allow_can_be_done(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        game = new_game("civ", NAMES[:players], seed, **options)
        turn, done = 0, set[str]()
        while not game.over:
            decision = rng.choice(list(game.pending.values()))
            answer = random_answer(decision, rng)
            if decision.kind == "action":
                view = game.view(decision.player)
                if view.turn_number != turn:
                    turn, done = view.turn_number, set(view.seat(decision.player).embargoes)
                hand = view.seat(decision.player).hand
                assert set(decision.options) == may(view, hand, done)
                what, *of = answer[0].split()
                if what == "copy":
                    done |= {"copy", f"effect {of[1]}"}
                elif what in ("effect", "discard"):
                    done.add(f"{what} {of[0]}")
            game.answer(decision.player, answer)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), kind=st.sampled_from(TABLES), luck=st.integers(0, 2**32))
def test_every_promise_holds_after_every_answer(
    seed: int, kind: tuple[int, dict[str, Any]], luck: int
) -> None:
    players, options = kind
    game = new_game("civ", NAMES[:players], seed, **options)
    play(game, random.Random(luck))
    assert game.result
    assert not game.pending
    assert len(game.result.winners) >= 1 + options["teams"]


def test_a_game_can_be_restored_after_any_answer_and_played_on() -> None:
    for players, options in TABLES:
        rng = random.Random(players)
        kept = new_game("civ", NAMES[:players], 8, **options)
        restored = new_game("civ", NAMES[:players], 8, **options)
        while not kept.over:
            decision = rng.choice(list(kept.pending.values()))
            answer = random_answer(decision, rng)
            kept.answer(decision.player, answer)
            restored = restore(restored.dump())
            restored.answer(decision.player, answer)
        assert restored.dump() == kept.dump()


def strive(game: Game, rng: random.Random) -> None:
    """Play ``game`` to its end: everybody collects one domain and uses no effects."""
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        if "draw" in decision.options:
            game.answer(decision.player, "draw")
            continue
        area = game.view().seat(decision.player).area
        best = max(decision.options, key=lambda token: area[token.split()[-1]])
        game.answer(decision.player, best)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_hegemony_is_won_by_the_player_and_with_teams_by_both(
    players: int, options: dict[str, Any]
) -> None:
    endings = Counter[str]()
    for seed in range(30):
        game = new_game("civ", NAMES[:players], seed, **options)
        strive(game, random.Random(seed))
        assert game.result
        endings[game.result.reason] += 1
        if game.result.reason != "hegemony":
            continue
        view = game.view()
        needed = 8 if players == 2 else 7
        assert max(view.seat(view.turn).area.values()) == needed
        team = {view.turn}
        if options["teams"]:
            team.add(NAMES[(NAMES.index(view.turn) + 2) % 4])
        assert set(game.result.winners) == team
    assert endings["hegemony"]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_majority_ends_the_game_when_the_first_player_would_be_next(
    players: int, options: dict[str, Any]
) -> None:
    majorities = 0
    for seed in range(8):
        game = new_game("civ", NAMES[:players], seed, **options)
        play(game, random.Random(seed), checks=False)
        view = game.view()
        if view.reason == "hegemony":
            continue
        majorities += 1
        assert sum(view.deck) == 0
        assert view.turn_number % players == 0, "all have had as many turns"
        following = NAMES[(NAMES.index(view.turn) + 1) % players]
        assert following == view.first
        empty = next(event for event in game.record() if event.kind == "deck-empty").number
        turns = [event for event in game.record(empty) if event.kind == "turn"]
        assert len(turns) < players, "no second round without a deck"
        best = max(seat.points for seat in view.seats)
        assert all(view.seat(name).points == best for name in view.winners)
    assert majorities


def broken_count(game: Game) -> None:
    game.table.deck.append("army")  # type: ignore[attr-defined]


def broken_domain(game: Game) -> None:
    deck = game.table.deck  # type: ignore[attr-defined]
    deck[:] = ["utopia"] * len(deck)


def broken_coin(game: Game) -> None:
    game.table.coin = ("bob", "ann", "army")  # type: ignore[attr-defined]


def broken_turn(game: Game) -> None:
    game.table.permanent_used = ["army", "army"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (broken_count, "105 cards"),
        (broken_domain, "cards of utopia"),
        (broken_coin, "without the most Culture"),
        (broken_turn, "used twice"),
    ],
)
def test_a_broken_promise_is_noticed(harm: Callable[[Game], None], words: str) -> None:
    game = new_game("civ", NAMES, 1)
    watch = Watch(game)
    watch.check()
    harm(game)
    with pytest.raises(Broken, match=words):
        watch.check()


def test_simulate_tells_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate --game civ --players 4 --games 2 --option variant=draft --option teams=true"
    assert main(command.split()) == 0
    assert "civ, 4 players: 2 games" in capsys.readouterr().out


# Rules cases that make no sense


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": ["ann", "deck"]}, "players"),
        ({"players": ["ann", "points"]}, "players"),
        ({"options": {"teams": True}}, "options"),
        ({"options": {"variant": "long"}}, "options"),
        ({"setup": {"cat": {}}}, "setup.cat"),
        ({"setup": {"ann": []}}, "setup.ann"),
        ({"setup": {"ann": {"hands": []}}}, "setup.ann.hands"),
        ({"setup": {"ann": {"hand": ["oars"]}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"hand": "army"}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"area": ["army"]}}}, "setup.ann.area"),
        ({"setup": {"ann": {"area": {"oars": 1}}}}, "setup.ann.area.oars"),
        ({"setup": {"ann": {"area": {"army": -1}}}}, "setup.ann.area.army"),
        ({"setup": {"ann": {"area": {"army": True}}}}, "setup.ann.area.army"),
        ({"setup": {"ann": {"blocked": {"army": "1"}}}}, "setup.ann.blocked.army"),
        ({"setup": {"ann": {"embargo": ["oars"]}}}, "setup.ann.embargo"),
        ({"setup": {"deck": [["army"]]}}, "setup.deck"),
        ({"setup": {"discard": ["oars"]}}, "setup.discard"),
        ({"setup": {"turn": "cat"}}, "setup.turn"),
        ({"setup": {"step": "draw"}}, "setup.step"),
        ({"expect": {"actions": 2}}, "expect.actions"),
        ({"expect": {"ann": {"area": {"oars": 1}}}}, "expect.ann.area.oars"),
    ],
)
def test_a_rules_case_that_makes_no_sense_is_named(
    tmp_path: Path, changes: dict[str, Any], key: str
) -> None:
    case = {"format": 1, "game": "civ", "title": "", "players": ["ann", "bob"], "setup": {}}
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case | changes), encoding="utf-8")
    with pytest.raises(Invalid) as raised:
        run(path)
    assert raised.value.key == key
