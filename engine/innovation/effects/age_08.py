"""Age 8, the Modern age."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, different_values, lowest


@effect("quantum-theory")
def quantum_theory(me: Player) -> Choosing[None]:
    if len((yield from me.return_chosen(me.hand, 0, 2))) == 2:
        me.draw(10)
        me.draw_and_score(10)


@effect("rocketry")
def rocketry(me: Player) -> Choosing[None]:
    for _ in range(me.count("clock") // 2):
        card = yield from me.choose_hidden_card(me.opponents, "return-theirs")
        if not card:
            return
        me.return_card(card)


@effect("flight")
def flight_any(me: Player) -> Choosing[None]:
    if me.board["red"].splay == "up":
        yield from me.may_splay("up")


@effect("flight")
def flight_red(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["red"])


@demand("mobility")
def mobility(me: Player, demander: Player) -> Choosing[None]:
    tops = [card for card in me.top_cards if card.color != "red" and not card.has("factory")]
    two = sorted(tops, key=lambda card: card.age)[-2:]
    least = lowest(two)
    sure = [card for card in two if card not in least]
    tied = [card for card in tops if card.age == least[0].age] if least else []
    chosen = yield from me.choose(tied, "give-to-score", len(least), len(least))
    for card in sure + chosen:
        me.transfer(card, demander.score_pile)
    if two:
        me.draw(8)


@demand("corporations")
def corporations_demands(me: Player, demander: Player) -> Choosing[None]:
    factories = [card for card in me.top_cards if card.color != "green" and card.has("factory")]
    if (yield from me.give_one(factories, demander, "score")):
        me.draw_and_meld(8)


@effect("corporations")
def corporations_melds(me: Player) -> None:
    me.draw_and_meld(8)


@effect("mass-media")
def mass_media_returns(me: Player) -> Choosing[None]:
    if not (yield from me.may_return_one(me.hand)):
        return
    value = yield from me.choose_value("return-all-of-value")
    me.name_aloud(value=value)
    for owner in me.table.clockwise(me):
        yield from owner.return_all([card for card in owner.score_pile if card.age == value])


@effect("mass-media")
def mass_media_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["purple"])


@effect("antibiotics")
def antibiotics(me: Player) -> Choosing[None]:
    returned = yield from me.return_chosen(me.hand, 0, 3)
    for _ in range(2 * different_values(returned)):
        me.draw(8)


@demand("skyscrapers")
def skyscrapers(me: Player, demander: Player) -> Choosing[None]:
    clocks = [card for card in me.top_cards if card.color != "yellow" and card.has("clock")]
    if given := (yield from me.give_one(clocks, demander, "board")):
        if top := me.top(given.color):
            me.score(top)
        yield from me.return_all(me.board[given.color])


@effect("empiricism")
def empiricism_draws(me: Player) -> Choosing[None]:
    colors = yield from me.choose_colors("two-colors", 2)
    me.name_aloud(colors=list(colors))
    card = me.draw_and_show(9)
    if card.color in colors:
        me.meld(card)
        yield from me.may_splay("up", [card.color])


@effect("empiricism")
def empiricism_wins(me: Player) -> None:
    if me.count("lightbulb") >= 20:
        me.win()


@effect("socialism")
def socialism(me: Player) -> Choosing[None]:
    if not me.hand or not (yield from me.says_yes("tuck-hand")):
        return
    tucked = yield from me.tuck_all(me.hand)
    if any(card.color == "purple" for card in tucked):
        for other in me.opponents:
            for card in lowest(other.hand):
                me.transfer(card, me.hand)
