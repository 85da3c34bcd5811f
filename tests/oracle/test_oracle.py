"""A thousand random games in the engine and in the second model, fifty per test."""

import pytest

from tests.oracle import civ, innovation
from tests.oracle.compare import Difference, compare
from tests.oracle.variants import VARIANTS

SHARE = 50
SHARES = {"civ": 12, "innovation": 8}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "share"), [(game, share) for game, shares in SHARES.items() for share in range(shares)]
)
def test_the_engine_and_the_second_model_agree(game: str, share: int) -> None:
    play_a_share(game, share)


def play_a_share(game: str, share: int) -> None:
    for seed in range(share * SHARE, (share + 1) * SHARE):
        players, options = VARIANTS[game][seed % len(VARIANTS[game])]
        assert compare(game, players, seed, **options) > 0


def test_a_difference_is_found_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model without the draw, or with a card without effect, is found out."""
    monkeypatch.setattr(civ.Model, "draw", lambda self, me, number: 0)
    with pytest.raises(Difference, match=r"civ, 2 players, seed 0.*\n(.*\n)*ann\.hand: engine"):
        compare("civ", 2, 0)
    monkeypatch.setattr(innovation.Model, "tuck", innovation.Model.meld)
    with pytest.raises(Difference, match=r"moved: engine 1, model 0"):
        play_a_share("innovation", 0)
