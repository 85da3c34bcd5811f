"""Carta Impera Victoria: dealing, and invariants of whole games."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, Refusal, new_game, restore
from engine.__main__ import main
from engine.civ.domains import ERAS
from engine.civ.view import TableView
from engine.simulate import Broken, Watch, play, random_answer
from tests.engine.civ_tables import NAMES, TABLES

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


@pytest.mark.parametrize("variant", ["base", "draft"])
def test_the_first_seat_begins_if_it_is_to(variant: str) -> None:
    for seed in range(20):
        drawn = new_game("civ", NAMES, seed, variant=variant)
        game = new_game("civ", NAMES, seed, variant=variant, first_seat_begins=True)
        assert game.view(None).first == NAMES[0]
        assert game.dump()["state"]["deck"] == drawn.dump()["state"]["deck"]
    while game.view(None).turn is None:
        for name, decision in list(game.pending.items()):
            game.answer(name, decision.options[: decision.min])
    assert game.view(None).turn == NAMES[0]


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


# Whole games


def may(view: TableView, hand: tuple[str, ...], done: set[str]) -> set[str]:
    """Return the legal actions of the player to move, computed independently.

    ``done``: the effects used in this turn, and the domains under embargo.
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
                    elif inspired:
                        tokens.add(f"copy {owner.name} {domain} {level}")
    a_card_elsewhere = area.total() > 1 or any(
        number for seat in view.seats if seat is not me for number in seat.area.values()
    )
    costs = {
        "army": area.total() > 1,
        "religion": True,
        "economy": a_card_elsewhere,
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


@pytest.mark.soak
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
    """Play ``game`` to its end: each collects one domain and uses no effects."""
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
