"""Age 10, the Information age."""

from collections.abc import Sequence

from engine.innovation.cards import CARDS
from engine.innovation.dogma import demand, effect, for_oneself_alone
from engine.innovation.player import Choosing, Player, different_values


def only_best(players: Sequence[Player], numbers: Sequence[int]) -> Player | None:
    """Return the player with the highest number; ``None`` on a tie with an opponent."""
    best = max(numbers)
    first, *tied = [
        player for player, number in zip(players, numbers, strict=True) if number == best
    ]
    return None if any(player in first.opponents for player in tied) else first


@effect("bioengineering")
def bioengineering_takes(me: Player) -> Choosing[None]:
    leaves = [card for other in me.opponents for card in other.top_cards if card.has("leaf")]
    if card := (yield from me.choose_one(leaves, "take-to-score")):
        me.transfer(card, me.score_pile)


@effect("bioengineering")
def bioengineering_wins(me: Player) -> None:
    players = me.table.players
    leaves = [player.count("leaf") for player in players]
    if min(leaves) < 3 and (winner := only_best(players, leaves)):
        winner.win()


@effect("software")
def software_scores(me: Player) -> None:
    me.draw_and_score(10)


@effect("software")
def software_carries_out(me: Player) -> Choosing[None]:
    me.draw_and_meld(10)
    yield from for_oneself_alone(me, me.draw_and_meld(10))


@effect("miniaturization")
def miniaturization(me: Player) -> Choosing[None]:
    returned = yield from me.may_return_one(me.hand)
    if returned and returned.age == 10:
        for _ in range(different_values(me.score_pile)):
            me.draw(10)


@effect("robotics")
def robotics(me: Player) -> Choosing[None]:
    if green := me.top("green"):
        me.score(green)
    yield from for_oneself_alone(me, me.draw_and_meld(10))


@demand("databases")
def databases(me: Player, demander: Player) -> Choosing[None]:
    half = (len(me.score_pile) + 1) // 2
    yield from me.return_chosen(me.score_pile, half, half)


@effect("self-service")
def self_service_carries_out(me: Player) -> Choosing[None]:
    others = [card for card in me.top_cards if card.id != "self-service"]
    if card := (yield from me.choose_one(others, "carry-out")):
        yield from for_oneself_alone(me, card)


@effect("self-service")
def self_service_wins(me: Player) -> None:
    achieved = me.table.team_achievements
    if all(achieved(other) < achieved(me) for other in me.opponents):
        me.win()


@demand("globalization")
def globalization_demands(me: Player, demander: Player) -> Choosing[None]:
    yield from me.return_chosen([card for card in me.top_cards if card.has("leaf")], 1, 1)


@effect("globalization")
def globalization_wins(me: Player) -> None:
    me.draw_and_score(6)
    players = me.table.players
    if all(player.count("leaf") <= player.count("factory") for player in players) and (
        winner := only_best(players, [me.table.team_points(player) for player in players])
    ):
        winner.win()


@effect("stem-cells")
def stem_cells(me: Player) -> Choosing[None]:
    if me.hand and (yield from me.says_yes("score-hand")):
        for card in list(me.hand):
            me.score(card)


@effect("ai")
def ai_scores(me: Player) -> None:
    me.draw_and_score(10)


@effect("ai")
def ai_wins(me: Player) -> None:
    players = me.table.players
    tops = {card for player in players for card in player.top_cards}
    if {CARDS["robotics"], CARDS["software"]} <= tops and (
        winner := only_best(players, [-player.points for player in players])
    ):
        winner.win()


@effect("the-internet")
def the_internet_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["green"])


@effect("the-internet")
def the_internet_scores(me: Player) -> None:
    me.draw_and_score(10)


@effect("the-internet")
def the_internet_melds(me: Player) -> None:
    for _ in range(me.count("clock") // 2):
        me.draw_and_meld(10)
