"""Standing orders: decisions in advance, so that no player waits for a sleeper."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.core.standing_orders import Order, kinds, last_turn, ordered_answer
from bot.features.orders.service import Orders
from engine import Decision, Refusal, new_game
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, deal
from tests.bot.world import Person, Reply, World

# Ann activates Agriculture, which Bob shares: he may return a card.
SHARED: dict[str, Any] = {
    "p1": {"board": {"yellow": ["agriculture"]}, "hand": ["archery"]},
    "p2": {"board": {"blue": ["pottery"]}, "hand": ["tools", "oars"]},
    "decks": {"1": ["clothing"], "2": ["calendar", "fermenting"]},
    "turn": "p1",
    "actions": 2,
}
# Ann demands with Archery: Bob draws, and gives the highest card of his hand; three are equal.
DEMANDED: dict[str, Any] = {
    "p1": {"board": {"red": ["archery"], "yellow": ["masonry"]}},
    "p2": {"board": {"green": ["sailing"]}, "hand": ["tools", "oars"]},
    "decks": {"1": ["clothing"]},
    "turn": "p1",
    "actions": 2,
}
# Ann plays at Carta Impera Victoria, then Bob.
CIV: dict[str, Any] = {
    "p1": {"hand": ["army", "religion", "culture"]},
    "p2": {"hand": ["army", "science", "culture"], "area": {"army": 2}},
    "deck": ["economy", "culture", "army", "science", "religion", "economy", "army", "culture"],
    "turn": "p1",
}


async def orders_of(person: Person) -> Reply:
    """Open the standing orders from one's own hand, as on a phone."""
    hand = await person.click("My hand")
    more = await person.click("More…", on=hand.message)
    return await person.click("Standing orders…", on=more.message)


async def activate(person: Person, world: World) -> None:
    """Activate and confirm the dogma of this person's only suitable top card."""
    reply = await person.click("Dogma", on=world.board)
    while not reply.message.offers("Activate"):
        reply = await person.click(reply.message.labels[0], on=reply.message)
    await person.click("Activate", on=reply.message)


async def test_what_is_shared_and_optional_is_declined_for_who_sleeps(world: World) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    panel = await orders_of(world.bob)
    assert panel.private
    assert "Effects I share" in panel.text
    reply = await world.bob.click("Decline optional effects", on=panel.message)
    assert "until your next turn" in reply.text
    told_before = [message.everything for message in world.messages()]
    assert not any("order" in everything.lower() for everything in told_before)
    await activate(world.ann, world)
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    decision = table.game.pending["p1"]
    assert decision.card == "agriculture"  # it is Ann's turn to choose already
    assert table.seat("p2").wait is None
    hand = await world.bob.click("My hand")
    assert "Your standing order chose for you: Effects I share." in hand.text
    for shown in [*world.messages(), *world.ann.dms]:
        assert "order" not in shown.everything.lower()
    given = [answer for answer in world.bot.tables.answers(table_id) if answer.player == "p2"]
    assert [(answer.answer, answer.user_id, answer.by_order) for answer in given] == [
        ((), None, "shared")
    ]


async def test_it_ends_by_itself_when_ones_own_turn_begins(world: World) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Orders).give(table_id, world.bob.id, "shared", "decline")
    await world.ann.click("Draw", on=world.board)
    assert "until your next turn" in (await world.bob.slash("game hand")).text
    await world.ann.click("Draw", on=world.board)
    hand = await world.bob.slash("game hand")
    assert "📌" not in hand.text
    assert "Orders" not in hand.message.labels
    await world.bob.click("Draw", on=world.board)
    await world.bob.click("Draw", on=world.board)
    await activate(world.ann, world)
    table = world.bot.tables.get(table_id)
    assert table.seat("p2").wait is not None  # asked as ever


async def test_what_one_must_do_is_asked_as_ever(world: World) -> None:
    deal(
        world,
        {
            **SHARED,
            "p1": {"board": {"yellow": ["domestication"]}, "hand": ["archery"]},
            "p2": {"board": {"red": ["metalworking"]}, "hand": ["tools", "oars"]},
        },
    )
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Orders).give(table_id, world.bob.id, "shared", "decline")
    await activate(world.ann, world)
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert table.game.pending["p2"].purpose == "meld"


@pytest.mark.parametrize(("rule", "given"), [("lowest", "tools"), ("highest", "fermenting")])
async def test_a_demand_takes_what_was_said(world: World, rule: str, given: str) -> None:
    # Oars: players with fewer castles give a card with a crown; Bob has two, of ages 1 and 2.
    decision = Decision(
        "p2", "cards", ("tools", "fermenting", "oars"), purpose="give-to-score", card="oars"
    )
    game = new_game("innovation", ("p1", "p2"), 1)
    game.answer("p1", game.pending["p1"].options[0])
    game.answer("p2", game.pending["p2"].options[0])
    view = game.view("p2")
    turn_of_other = view if view.turn == "p1" else None
    if turn_of_other is None:  # let the turn pass
        game.answer("p2", "draw")
        view = game.view("p2")
    ordered = ordered_answer([Order(2, "demand", rule, 99)], decision, view)
    assert ordered is not None
    assert ordered.answer == (given,)


async def test_a_demand_is_obeyed_at_once(world: World) -> None:
    deal(world, DEMANDED)
    table_id = await begin(world, world.ann, world.bob)
    panel = await world.bob.slash("game orders")
    assert panel.private
    await world.bob.click("Lowest cards", on=panel.message)
    reply = await world.ann.click("Dogma", on=world.board)
    reply = await world.ann.click("Archery", on=reply.message)
    await world.ann.click("Activate", on=reply.message)
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert list(table.game.pending) == ["p1"]
    assert len(table.game.view("p1").seat("p1").hand) == 1
    assert "gives" in world.board.text


async def test_an_order_answers_what_is_asked_already_and_is_cancelled_by_one_press(
    world: World,
) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    await activate(world.ann, world)
    assert world.bot.tables.get(table_id).seat("p2").wait is not None
    panel = await world.bob.slash("game orders")
    reply = await world.bob.click("Decline optional effects", on=panel.message)
    assert "It’s already made the choice you were facing." in reply.text
    assert world.bot.tables.get(table_id).seat("p2").wait is None
    reply = await world.bob.click("Any order will do", on=reply.message)
    assert "until you cancel it" in reply.text
    await world.restart(killed=True)
    hand = await world.bob.slash("game hand")
    assert "📌 any order will do (until you cancel it)" in hand.text
    panel = await world.bob.click("Orders", on=hand.message)
    reply = await world.bob.click("Cancel all", on=panel.message)
    assert "✅" not in reply.text
    assert "📌 any" not in (await world.bob.slash("game hand")).text


async def test_the_order_of_cards_is_not_asked(world: World) -> None:
    decision = Decision("p1", "order", ("oars", "archery"), 2, 2, "return", "alchemy", ordered=True)
    view = new_game("innovation", ("p1", "p2"), 1).view("p1")
    ordered = ordered_answer([Order(1, "sequence", "listed")], decision, view)
    assert ordered is not None
    assert ordered.answer == ("oars", "archery")
    assert ordered.left == Order(1, "sequence", "listed")


async def test_the_next_question_is_answered_once(world: World) -> None:
    # Ann activates Canal Building twice; Bob shares and may exchange his highest cards.
    deal(world,
        {
            "p1": {"board": {"yellow": ["canal-building"]}},
            "p2": {"board": {"green": ["mapmaking"], "purple": ["philosophy"], "red": ["oars"],
                             "yellow": ["fermenting"], "blue": ["tools"]},
                   "hand": ["calendar"], "score": ["archery"]},
            "turn": "p1",
            "actions": 2,
        },
    )  # fmt: skip
    table_id = await begin(world, world.ann, world.bob)
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    view = table.game.view("p1")
    if view.seat("p2").icons["crown"] < view.seat("p1").icons["crown"]:
        pytest.fail("Bob does not share")
    panel = await world.bob.slash("game orders")
    reply = await world.bob.click("Yes", on=panel.message)
    assert "once, before your next turn" in reply.text
    await activate(world.ann, world)
    given = [answer for answer in world.bot.tables.answers(table_id) if answer.player == "p2"]
    assert [(answer.answer, answer.by_order) for answer in given] == [(("yes",), "question")]
    assert "✅" not in (await world.bob.slash("game orders")).text


async def test_a_whole_turn_is_planned(world: World) -> None:
    deal(world, CIV)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    early = await world.ann.slash("game orders")
    assert "It’s your turn: just play your card" in early.text
    panel = await world.bob.slash("game orders")
    reply = await world.bob.select("play Science, then draw", on=panel.message)
    assert "play Science, then draw (on your next turn)" in reply.text
    await play_and_draw(world, world.ann)
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert table.game.view(None).turn == "p1"  # Bob's turn is over already
    assert table.game.view(None).seat("p2").area["science"] == 1
    orders = [answer.by_order for answer in world.bot.tables.answers(table_id)]
    assert orders[-2:] == ["plan", "plan"]
    assert "Your standing order chose for you 2 times" in (await world.bob.slash("game hand")).text
    assert world.bot.get(Orders).of(table, world.bob.id) == []


# Ann draws twice; Bob then has Pottery on his board and two cards.
CALM: dict[str, Any] = {
    "p1": {"board": {"red": ["archery"]}, "hand": ["masonry"]},
    "p2": {"board": {"blue": ["pottery"]}, "hand": ["tools", "oars"]},
    "decks": {"1": ["clothing", "sailing", "mysticism", "agriculture", "the-wheel"]},
    "turn": "p1",
    "actions": 2,
}


async def test_two_actions_are_planned_and_taken_before_anybody_waits(world: World) -> None:
    deal(world, CALM)
    table_id = await begin(world, world.ann, world.bob)
    early = await world.ann.slash("game orders")
    assert "It’s your turn: just play." in early.text
    panel = await world.bob.slash("game orders")
    reply = await world.bob.select("meld Oars", on=panel.message)
    assert "meld Oars (on your next turn, if nothing changes for you)" in reply.text
    reply = await world.bob.select("activate Oars", on=reply.message)
    assert "meld Oars, then activate Oars" in reply.text
    await world.restart(killed=True)
    await world.ann.click("Draw", on=world.board)
    await world.ann.click("Draw", on=world.board)
    given = [answer for answer in world.bot.tables.answers(table_id) if answer.player == "p2"]
    assert [(answer.answer[0], answer.by_order) for answer in given][:2] == [
        ("meld oars", "actions"),
        ("dogma oars", "actions"),
    ]
    assert world.bot.get(Orders).of(world.bot.tables.get(table_id), world.bob.id) == []


@pytest.mark.parametrize(
    ("rule", "happens"),
    [
        # Archery: Bob draws a card and gives one: his hand is another.
        ("draw then draw", "dogma archery"),
        # Ann has a castle more than before: Bob's dogma would reach her.
        ("dogma archery", "meld masonry"),
        ("draw then dogma archery", "meld masonry"),
    ],
)
async def test_a_plan_ends_when_what_it_relies_on_has_changed(
    world: World, rule: str, happens: str
) -> None:
    p1 = {"board": {"green": ["sailing"]}, "hand": ["masonry"]}
    p2 = {"board": {"blue": ["tools"]}, "hand": ["oars", "city-states"]}
    archer = p1 if happens == "dogma archery" else p2
    archer["board"] = {"red": ["archery"]}
    decks = {"1": ["clothing", "mysticism", "agriculture", "the-wheel"]}
    deal(world, {"p1": p1, "p2": p2, "decks": decks, "turn": "p1", "actions": 1})
    table_id = await begin(world, world.ann, world.bob)
    tables = world.bot.tables
    await world.bot.get(Orders).give(table_id, world.bob.id, "actions", rule)
    await tables.answer(table_id, world.ann.id, tables.get(table_id).answer_count, happens)
    while "p2" not in (pending := _pending(world, table_id)) or pending["p2"].kind != "action":
        player, decision = next(iter(pending.items()))
        person = world.ann if player == "p1" else world.bob
        await tables.answer(table_id, person.id, decision.number, decision.options[0])
    table = tables.get(table_id)
    assert table.game is not None
    assert (table.game.view(None).turn, table.game.view(None).actions) == ("p2", 2)
    assert world.bot.get(Orders).of(table, world.bob.id) == []
    assert not [each for each in tables.answers(table_id) if each.by_order]


async def test_what_does_not_concern_a_plan_does_not_end_it(world: World) -> None:
    deal(world, CALM)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Orders).give(table_id, world.bob.id, "actions", "dogma pottery")
    for _ in range(2):
        count = world.bot.tables.get(table_id).answer_count
        await world.bot.tables.answer(table_id, world.ann.id, count, "draw")
    given = [answer.answer for answer in world.bot.tables.answers(table_id) if answer.by_order]
    assert given == [("dogma pottery",)]


async def test_a_plan_has_as_many_steps_as_a_turn(world: World) -> None:
    deal(world, CALM)
    table_id = await begin(world, world.ann, world.bob)
    for rule in ("draw then draw then draw", "draw then", "then draw", "sing"):
        with pytest.raises(Refusal) as refused:
            await world.bot.get(Orders).give(table_id, world.bob.id, "actions", rule)
        assert refused.value.reason == "no-such-order"


def _pending(world: World, table_id: int) -> dict[str, Decision]:
    return dict(world.game(table_id).pending)


async def test_a_plan_that_cannot_be_carried_out_is_asked_as_ever(world: World) -> None:
    p2 = {**CIV["p2"], "area": {"army": 2, "science": 1}}
    deal(world, {**CIV, "p1": {"hand": ["army"], "area": {"economy": 1}}, "p2": p2})
    table_id = await begin(world, world.ann, world.bob, game="civ")
    await world.bot.get(Orders).give(table_id, world.bob.id, "plan", "all science")
    await world.bot.tables.answer(table_id, world.ann.id, 0, "play army")
    number = world.bot.tables.get(table_id).answer_count
    await world.bot.tables.answer(table_id, world.ann.id, number, "discard economy")
    await world.bot.tables.answer(table_id, world.ann.id, number + 1, "p2 science")
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    if "p1" in table.game.pending:
        await world.bot.tables.answer(table_id, world.ann.id, number + 2, "draw")
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    asked = table.game.pending["p2"]
    assert asked.purpose == "play-step"
    await world.bot.tables.answer(table_id, world.bob.id, asked.number, "play army")
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert "p2" in table.game.pending  # and nothing is drawn for him
    assert table.game.pending["p2"].purpose == "effects-step"


async def test_who_has_no_seat_has_no_orders(world: World) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    panel = await world.bob.slash("game orders")
    reply = await world.cat.slash("game orders")
    assert "You’re not in this game" in reply.text
    assert panel.private
    await world.bob.click("Decline optional effects", on=panel.message)
    table = world.bot.tables.get(table_id)
    assert world.bot.get(Orders).of(table, world.ann.id) == []


async def test_before_the_first_turn_only_what_needs_no_turn(world: World) -> None:
    await begin(world, world.ann, world.bob)
    panel = await world.bob.slash("game orders")
    assert "Decline optional effects" not in panel.message.labels
    assert "Any order will do" in panel.message.labels


async def test_whoever_resigns_has_no_orders(world: World) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    panel = await world.bob.slash("game orders")
    await world.bot.tables.resign(table_id, world.bob.id)
    reply = await world.bob.click("Decline optional effects", on=panel.message)
    assert reply.acknowledged
    assert world.bot.get(Orders).of(world.bot.tables.get(table_id), world.bob.id) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_what_an_order_answers_is_always_legal(game: str) -> None:
    chance = random.Random(3)
    answered = set()
    for seed in range(12):
        playing = new_game(game, ("p1", "p2", "p3"), seed)
        for _ in range(400):
            if playing.over:
                break
            player = chance.choice(sorted(playing.pending))
            decision, view = playing.pending[player], playing.view(player)
            for kind, rules in ((name, kind.rules) for name, kind in kinds(game).items()):
                for rule in rules:
                    ordered = ordered_answer([Order(1, kind, rule, 9999)], decision, view)
                    if ordered is not None:
                        assert decision.check(ordered.answer) == ordered.answer
                        answered.add(kind)
            number = chance.randint(max(decision.min, 1), max(decision.max, 1))
            answer = chance.sample(decision.options, number) if decision.options else []
            if decision.whole or decision.groups:
                answer = list(decision.groups[0]) if decision.groups else answer[: decision.max]
            try:
                decision.check(answer)
            except Exception:
                answer = [] if decision.min == 0 else list(decision.options[: decision.max])
            playing.answer(player, answer)
    assert answered == set(kinds(game))


@pytest.mark.soak
async def test_whole_games_with_every_order_go_on_to_the_winner(world: World) -> None:
    people = [world.ann, world.bob, world.cat]
    table_id = await begin(world, *people)
    autoplay = Autoplay(world, people, seed=4)
    await autoplay.play(3)
    for person in people:
        for kind, rule in (("shared", "decline"), ("demand", "lowest"), ("sequence", "listed")):
            await world.bot.get(Orders).give(table_id, person.id, kind, rule)
    await autoplay.play(25)
    orders = {answer.by_order for answer in world.bot.tables.answers(table_id)}
    assert orders - {None}


def test_when_an_order_ends() -> None:
    game = new_game("civ", ("p1", "p2", "p3"), 1)
    view = game.view(None)
    following = [seat.name for seat in view.seats if seat.name != view.turn]
    assert last_turn("plan", following[0], view) == view.turn_number + 2
    assert last_turn("plan", view.turn, view) == view.turn_number + 4
    other = new_game("innovation", ("p1", "p2", "p3"), 1).view(None)
    assert last_turn("sequence", "p1", other) is None


async def play_and_draw(world: World, person: Person) -> None:
    """Play a turn of Carta Impera Victoria without any effect."""
    table = world.bot.tables.of_user(person.id)[0]
    assert table.game is not None
    player = table.player_of(person.id) or ""
    decision = table.game.pending[player]
    table = await world.bot.tables.answer(table.id, person.id, decision.number, decision.options[0])
    assert table.game is not None
    decision = table.game.pending.get(player, decision)
    if decision.purpose == "effects-step":
        await world.bot.tables.answer(table.id, person.id, decision.number, "draw")


async def test_an_undone_answer_takes_those_by_order_along(world: World) -> None:
    deal(world, SHARED)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Orders).give(table_id, world.bob.id, "shared", "decline")
    await activate(world.ann, world)
    reply = await world.ann.slash("game undo")
    await world.ann.click(reply.message.labels[0], on=reply.message)
    await world.bob.click(world.last.labels[0], on=world.last)  # he agrees
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert table.game.pending["p1"].kind == "action"
    assert all(answer.undone for answer in world.bot.tables.answers(table_id))
    assert world.bot.get(Orders).of(table, world.bob.id) != []
