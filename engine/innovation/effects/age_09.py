"""Age 9, the Post-Modern age."""

from engine.innovation.dogma import DogmaEnds, demand, effect, for_oneself_alone
from engine.innovation.player import Choosing, Player, highest


@effect("computers")
def computers_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["red", "green"])


@effect("computers")
def computers_carries_out(me: Player) -> Choosing[None]:
    yield from for_oneself_alone(me, me.draw_and_meld(10))


@effect("genetics")
def genetics(me: Player) -> None:
    melded = me.draw_and_meld(10)
    for card in me.board[melded.color][1:]:
        me.score(card)


@demand("composites")
def composites(me: Player, demander: Player) -> Choosing[None]:
    kept = yield from me.choose_one(me.hand, "keep")
    for card in [card for card in me.hand if card is not kept]:
        me.transfer(card, demander.hand)
    yield from me.give_one(highest(me.score_pile), demander, "score")


@demand("fission")
def fission_demands(me: Player, demander: Player) -> None:
    if me.draw_and_show(10).color == "red":
        me.remove_everything()
        raise DogmaEnds


@effect("fission")
def fission_returns(me: Player) -> Choosing[None]:
    tops = [card for player in me.table.clockwise(me) for card in player.top_cards]
    yield from me.return_chosen([card for card in tops if card.id != "fission"], 1, 1)


@demand("collaboration")
def collaboration_demands(me: Player, demander: Player) -> Choosing[None]:
    drawn = [me.draw_and_show(9), me.draw_and_show(9)]
    [picked] = yield from demander.choose(drawn, "take-to-board")
    [other] = [card for card in drawn if card is not picked]
    me.transfer(picked, demander.board)
    me.meld(other)


@effect("collaboration")
def collaboration_wins(me: Player) -> None:
    if len(me.board["green"]) >= 10:
        me.win()


@effect("satellites")
def satellites_draws(me: Player) -> Choosing[None]:
    yield from me.return_all(me.hand)
    for _ in range(3):
        me.draw(8)


@effect("satellites")
def satellites_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["purple"])


@effect("satellites")
def satellites_carries_out(me: Player) -> Choosing[None]:
    if melded := (yield from me.meld_one(me.hand)):
        yield from for_oneself_alone(me, melded)


@effect("ecology")
def ecology(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one(me.hand)):
        yield from me.score_one(me.hand)
        me.draw(10)
        me.draw(10)


@effect("suburbia")
def suburbia(me: Player) -> Choosing[None]:
    tucked = yield from me.tuck_chosen(me.hand, len(me.hand))
    for _ in tucked:
        me.draw_and_score(1)


@demand("services")
def services(me: Player, demander: Player) -> Choosing[None]:
    given = highest(me.score_pile)
    for card in given:
        me.transfer(card, demander.hand)
    if given:
        leafless = [card for card in demander.top_cards if not card.has("leaf")]
        if taken := (yield from me.choose_one(leafless, "take-to-hand")):
            me.transfer(taken, me.hand)


@effect("specialization")
def specialization_takes(me: Player) -> Choosing[None]:
    if shown := (yield from me.choose_one(me.hand, "show")):
        me.show(shown)
        for other in me.opponents:
            if top := other.top(shown.color):
                me.transfer(top, me.hand)


@effect("specialization")
def specialization_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["yellow", "blue"])
