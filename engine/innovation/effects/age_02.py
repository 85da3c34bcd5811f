"""Age 2, Antiquity."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, different_values, highest


@effect("calendar")
def calendar(me: Player) -> None:
    if len(me.score_pile) > len(me.hand):
        me.draw(3)
        me.draw(3)


@effect("mathematics")
def mathematics(me: Player) -> Choosing[None]:
    if returned := (yield from me.may_return_one(me.hand)):
        me.draw_and_meld(returned.age + 1)


@demand("construction")
def construction_demands(me: Player, demander: Player) -> Choosing[None]:
    given = yield from me.choose(me.hand, "give-to-hand", 2, 2)
    for card in given:
        me.transfer(card, demander.hand)
    me.draw(2)


@effect("construction")
def construction_claims(me: Player) -> None:
    rivals = (me, *me.opponents)
    if [player for player in rivals if all(player.board.values())] == [me]:
        me.claim("empire")


@effect("road-building")
def road_building(me: Player) -> Choosing[None]:
    melded = yield from me.choose(me.hand, "meld", 1, 2, into="pile")
    for card in melded:
        me.meld(card)
    red = me.top("red")
    if len(melded) < 2 or not red:
        return
    if other := (yield from me.choose_player(me.others, "give-red", may=True)):
        me.transfer(red, other.board)
        if green := other.top("green"):
            me.transfer(green, me.board)


@effect("currency")
def currency(me: Player) -> Choosing[None]:
    returned = yield from me.return_chosen(me.hand, 0, len(me.hand))
    for _ in range(different_values(returned)):
        me.draw_and_score(2)


@demand("mapmaking")
def mapmaking_demands(me: Player, demander: Player) -> Choosing[None]:
    yield from me.give_one([card for card in me.score_pile if card.age == 1], demander, "score")


@effect("mapmaking")
def mapmaking_scores(me: Player) -> None:
    if me.dogma.demand_moved:
        me.draw_and_score(1)


@effect("canal-building")
def canal_building(me: Player) -> Choosing[None]:
    if (me.hand or me.score_pile) and (yield from me.says_yes("swap-highest")):
        me.exchange(highest(me.hand), me.hand, highest(me.score_pile), me.score_pile)


@effect("fermenting")
def fermenting(me: Player) -> None:
    for _ in range(me.count("leaf") // 2):
        me.draw(2)


@demand("monotheism")
def monotheism_demands(me: Player, demander: Player) -> Choosing[None]:
    missing = [card for card in me.top_cards if not demander.board[card.color]]
    if (yield from me.give_one(missing, demander, "score")):
        me.draw_and_tuck(1)


@effect("monotheism")
def monotheism_tucks(me: Player) -> None:
    me.draw_and_tuck(1)


@effect("philosophy")
def philosophy_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("left")


@effect("philosophy")
def philosophy_scores(me: Player) -> Choosing[None]:
    yield from me.may_score_one(me.hand)
