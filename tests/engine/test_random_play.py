"""Random games keep every promise of the engine, for any choices."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, new_game, restore
from engine.__main__ import main
from engine.innovation.determinize import determinize
from engine.simulate import Broken, Watch, play, random_answer

NAMES = ["ann", "bob", "cat", "dan"]


@pytest.mark.soak
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), strict=st.booleans(), data=st.data())
def test_every_promise_holds_after_every_answer(
    seed: int, players: int, strict: bool, data: st.DataObject
) -> None:
    teams = players == 4 and data.draw(st.booleans())
    game = new_game("innovation", NAMES[:players], seed, strict=strict, teams=teams)
    play(game, random.Random(data.draw(st.integers(0, 2**32))))
    assert game.result
    assert not game.pending


def test_a_game_is_a_function_of_its_seed_and_its_answers() -> None:
    rng = random.Random(5)
    game = new_game("innovation", NAMES[:3], 5)
    answers = []
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        answers.append((decision.player, random_answer(decision, rng)))
        game.answer(*answers[-1])
    again = new_game("innovation", NAMES[:3], 5)
    for player, answer in answers:
        again.answer(player, answer)
    assert again.dump() == game.dump()
    assert again.record() == game.record()


def test_a_game_can_be_restored_after_any_answer_and_played_on() -> None:
    rng = random.Random(8)
    kept = new_game("innovation", NAMES[:4], 8)
    restored = new_game("innovation", NAMES[:4], 8)
    while not kept.over:
        decision = rng.choice(list(kept.pending.values()))
        answer = random_answer(decision, rng)
        kept.answer(decision.player, answer)
        restored = restore(restored.dump())
        restored.answer(decision.player, answer)
    assert restored.dump() == kept.dump()


def test_what_a_viewer_sees_is_enough_to_imagine_a_table_that_looks_the_same() -> None:
    rng = random.Random(3)
    game = new_game("innovation", NAMES, 3)
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        if decision.kind == "action":
            for viewer in NAMES:
                view = game.view(viewer)
                own = determinize(view, rng).players[NAMES.index(viewer)]
                seat = view.seat(viewer)
                assert sorted(card.id for card in own.hand) == sorted(
                    each.card for each in seat.hand if each.card
                )
        game.answer(decision.player, random_answer(decision, rng))


def test_a_broken_promise_is_noticed() -> None:
    """The checks can fail: a duplicate card, a wrong count, a leaked card."""
    game: Game = new_game("innovation", NAMES[:2], 1)
    for player, decision in list(game.pending.items()):
        game.answer(player, decision.options[0])
    watch = Watch(game)
    watch.check()
    ann = game.table.players[0]  # type: ignore[attr-defined]
    ann.icons[0] += 1
    with pytest.raises(Broken, match="icons"):
        watch.check()
    ann.icons[0] -= 1
    game.table.known[ann.hand[0]] = frozenset({"bob"})  # type: ignore[attr-defined]
    with pytest.raises(Broken, match="without having been told"):
        watch.check()


def test_simulate_tells_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "2", "--games", "2", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "2 games" in out
    assert "all checks hold" in out
    assert "decisions/s" in out


def test_simulate_refuses_a_number_of_players_that_the_game_does_not_allow(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "--players", "5", "--games", "1"]) == 1
    assert "wrong-players" in capsys.readouterr().out


@pytest.mark.parametrize("games", ["0", "-1", "many"])
def test_simulate_plays_at_least_one_game(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "--games", games])
    assert left.value.code == 2
    assert "from 1 on" in capsys.readouterr().err
