"""Turns of Carta Impera Victoria through the bot: play, use effects, draw, choose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.dealt import begin, deal
from tests.bot.world import Person, World


@pytest.fixture
def dealt(world: World) -> Any:
    """Begin a game with a setup in which Ann is p1 and to play; return the table id."""

    async def begins(setup: dict[str, Any], *people: Person, **options: Any) -> int:
        deal(world, setup)
        return await begin(world, *(people or (world.ann, world.bob)), game="civ", **options)

    return begins


def last_answer(world: World, table_id: int) -> tuple[str, ...]:
    return world.bot.tables.answers(table_id)[-1].answer


async def test_play_an_effect_and_draw(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army", "army", "utopia"], "area": {"army": 2}},
        "p2": {},
        "deck": ["culture"] * 9,
    }
    table_id = await dealt(setup)
    board = world.board
    assert board.labels == ["Play a card", "My hand", "Discard pile", "Zoom"]
    assert world.call.pinged == [world.ann.id]
    panel = (await world.ann.click("Play a card", on=board)).message
    (army,) = [line for line in panel.text.splitlines() if "**Army**" in line]  # named once
    assert army.startswith("- 2 × ⚔️ **Army**: brings your area to 3 of 8")
    assert [label for label in panel.labels if label in ("Army", "Utopia")] == ["Army", "Utopia"]
    await world.ann.click("Army", on=panel)
    assert board.labels[:2] == ["Effects", "Draw, end turn"]
    assert "**Assassin** · Discard a card from your hand" in panel.text
    assert "**Attack** · You and all others lose a card of a domain you have" in panel.text
    assert not panel.offers("Purge")
    await world.ann.click("Assassin", on=panel)
    await world.ann.click("Utopia", on=panel)
    assert "You discard 🕊️ **Utopia**" in panel.text
    assert not panel.offers("Assassin")
    await world.ann.click("Draw, end turn", on=panel)
    assert "You draw 2 × 🎭 **Culture**" in panel.text
    assert "Waiting for Bob" in panel.text
    assert "Culture" not in world.last.text.replace("🎭", "")
    assert world.bob.id in world.last.pinged
    assert world.bot.tables.get(table_id).answer_count == 4


async def test_a_hint_describes_each_option_once(world: World, dealt: Any) -> None:
    await dealt({"p1": {"hand": ["army", "utopia"], "area": {"army": 2}}, "p2": {}})

    def about(text: str, option: str) -> int:
        lines = [line for line in text.split("\n") if line.startswith("- ")]
        return sum(f"**{option}" in line for line in lines)

    hint = await world.ann.slash("game hint")
    assert "Choose the card to play" in hint.text
    assert [about(hint.text, card) for card in ("Army", "Utopia")] == [1, 1]
    await world.ann.click("Army", on=hint.message)
    hint = await world.ann.slash("game hint")
    assert [about(hint.text, effect) for effect in ("Assassin", "Attack")] == [1, 1]
    assert {"Assassin", "Draw, end turn"} <= {*hint.message.labels}


async def test_where_no_effect_is_possible_the_turn_ends_by_itself(
    world: World, dealt: Any
) -> None:
    setup = {"p1": {"hand": ["culture"]}, "p2": {"hand": ["army"]}, "deck": ["army"] * 9}
    await dealt(setup)
    reply = await world.ann.click("Play a card", on=world.board)
    await world.ann.click("Culture", on=reply.message)
    assert "Waiting for Bob" in reply.text
    assert "turn 2 · Bob" in world.board.text


REMINDED = {
    "p1": {"hand": ["culture"], "area": {"religion": 5}},
    "p2": {"hand": ["army"]},
    "deck": ["army"] * 20,
}


async def test_a_forgotten_hand_limit_is_remembered_once(world: World, dealt: Any) -> None:
    table_id = await dealt(REMINDED)
    await world.ann.click("Culture", on=(await world.ann.click("Play a card")).message)
    reply = await world.ann.click("Draw, end turn", on=world.board)
    assert reply.private
    assert "You haven’t used **Divine Right**" in reply.text
    assert "up to 7 cards" in reply.text
    await world.ann.click("Back", on=reply.message)
    assert world.bot.tables.get(table_id).answer_count == 1
    await world.ann.click("Draw, end turn", on=reply.message)
    assert last_answer(world, table_id) == ("draw",)


@pytest.mark.parametrize(("button", "cards"), [("Use Divine Right", 7), ("Draw anyway", 3)])
async def test_a_reminder_is_answered_by_one_press(
    world: World, dealt: Any, button: str, cards: int
) -> None:
    table_id = await dealt(REMINDED)
    await world.ann.click("Culture", on=(await world.ann.click("Play a card")).message)
    panel = (await world.ann.click("Draw, end turn", on=world.board)).message
    await world.ann.click(button, on=panel)
    if cards > 3:
        await world.ann.click("Draw, end turn", on=panel)
    assert world.game(table_id).view("p1").seat("p1").hand_size == cards


@pytest.mark.parametrize("deck", [[], ["army"] * 9])
async def test_nobody_is_reminded_of_what_would_bring_nothing(
    world: World, dealt: Any, deck: list[str]
) -> None:
    hand = ["culture"] if not deck else ["culture"] * 6
    setup = {"p1": {"hand": hand, "area": {"religion": 3}}, "p2": {}, "deck": deck}
    table_id = await dealt(setup)
    await world.ann.click("Culture", on=(await world.ann.click("Play a card")).message)
    await world.ann.click("Draw, end turn", on=world.board)
    assert last_answer(world, table_id) == ("draw",)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("effect army 2", "This effect takes 5 Army cards"),
        ("discard utopia", "costs one Utopia card, and your area has none"),
        ("copy", "you need more Culture cards than any other player"),
        ("effect utopia 1", "and there are none"),
    ],
)
async def test_an_effect_that_is_not_possible_says_why(
    world: World, dealt: Any, token: str, reason: str
) -> None:
    setup = {"p1": {"hand": ["army", "army"], "area": {"army": 2}}, "p2": {}, "deck": ["army"] * 9}
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    reply = await world.ann.select(token, on=panel)
    assert reason in reply.message.text
    assert reply.message.ephemeral
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_why_nothing_can_be_copied(world: World, dealt: Any) -> None:
    await dealt({"p1": {"hand": ["army"], "area": {"culture": 1, "army": 1}}, "p2": {}})
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    reply = await world.ann.select("copy", on=panel)
    assert "No other player has enough cards" in reply.message.text


async def test_a_card_under_embargo_says_why(world: World, dealt: Any) -> None:
    setup = {"p1": {"hand": ["army", "utopia"], "embargo": ["army"]}, "p2": {}, "turn": "p1"}
    await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    assert "🚫" in panel.text
    assert not panel.offers("Army")
    reply = await world.ann.select("play army", on=panel)
    assert "it’s under an embargo" in reply.message.text


async def test_inspiration_copies_by_name(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army", "utopia", "science"], "area": {"culture": 2}},
        "p2": {"area": {"army": 3, "religion": 5}},
        "deck": ["army"] * 20,
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Utopia", on=panel)
    assert "**Inspiration**: copy one of these" in panel.text
    assert panel.offers("Assassin · copied from Bob")
    await world.ann.click("Divine Right · copied from Bob", on=panel)
    assert last_answer(world, table_id) == ("copy p2 religion 2",)
    assert "hand limit 7 this turn" in world.board.text


async def test_what_several_have_is_copied_once_and_what_one_has_oneself_not_at_all(
    world: World, dealt: Any
) -> None:
    setup = {
        "p1": {"hand": ["army", "utopia", "science"], "area": {"culture": 3, "army": 3}},
        "p2": {"area": {"army": 3, "religion": 5}},
        "p3": {"area": {"religion": 3, "science": 3}},
        "deck": ["army"] * 20,
    }
    table_id = await dealt(setup, world.ann, world.bob, world.cat)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Utopia", on=panel)
    assert [label for label in panel.labels if "copied" in label or "Inspiration" in label] == [
        "Divine Right · copied from Bob",
        "Holy Book · via Inspiration",
        "Experiment · copied from Cat",
    ]
    assert panel.offers("Assassin")
    await world.ann.click("Holy Book · via Inspiration", on=panel)
    assert last_answer(world, table_id) == ("copy p2 religion 1",)


async def test_an_embargo_names_a_domain_of_which_the_player_has_a_card(
    world: World, dealt: Any
) -> None:
    setup = {
        "p1": {"hand": ["army", "utopia"], "area": {"economy": 1}},
        "p2": {"hand": ["army", "science"], "area": {"army": 2, "science": 1}},
        "deck": ["army"] * 9,
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Utopia", on=panel)
    assert "Ban a player from playing a domain" in panel.text
    await world.ann.click("Embargo", on=panel)
    assert "a domain they have cards of" in panel.text
    await world.ann.click("Bob", on=panel)
    domains = [label for label in panel.labels if "/8" in label]
    assert [label.split()[0] for label in domains] == ["Army", "Science"]
    await world.ann.click(domains[0], on=panel)
    assert last_answer(world, table_id) == ("p2 army",)


async def test_a_name_in_a_list_of_effects_formats_nothing(world: World, dealt: Any) -> None:
    world.bob.user._user.global_name = "*Bob*"
    setup = {"p1": {"hand": ["army"], "area": {"culture": 1}}, "p2": {"area": {"religion": 3}}}
    await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    assert "copied from \\*Bob\\*" in panel.text
    assert panel.offers("Holy Book · copied from *Bob*")


async def test_many_effects_are_a_menu_with_what_each_does(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army"] * 3, "area": dict.fromkeys(("army", "religion", "economy"), 5)},
        "p2": {"area": {"science": 5, "utopia": 5}},
        "discard": ["utopia"],
        "deck": ["army"] * 9,
    }
    setup["p1"]["area"]["culture"] = 1  # type: ignore[index]
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    menu = panel.select("Monopoly · Economy 2")
    assert len(menu.options) > 10
    await world.ann.select("Republic · copied from Bob", on=panel)
    assert "copy p2 utopia 2" in [a.answer[0] for a in world.bot.tables.answers(table_id)]


@pytest.mark.parametrize("together", [False, True])
async def test_cards_played_at_once_one_after_the_other_or_together(
    world: World, dealt: Any, together: bool
) -> None:
    setup = {
        "p1": {"hand": ["army", "utopia", "utopia", "religion"], "area": {"science": 5}},
        "p2": {},
        "deck": ["army"] * 9,
        "turn": "p1",
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Research", on=panel)
    menu = panel.selects[0]
    assert menu.min == menu.max == 2
    science = [value for value, label in menu.options.items() if label == "Science"]
    assert len(science) == 2
    await world.ann.select(science[0], next(iter(menu.options)), on=panel)
    assert "Choose cards to play immediately" in panel.text
    if together:
        utopias = [v for v, label in panel.selects[0].options.items() if label == "Utopia"]
        assert len(utopias) == 2
        await world.ann.select(*utopias, on=panel)
    else:
        await world.ann.click("Utopia", on=panel)
        await world.ann.click("Utopia", on=panel)
    assert world.game(table_id).view(None).seat("p1").area["utopia"] == 2


async def test_five_cards_are_discarded_of_a_hand_with_equal_ones(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army", "utopia", "utopia"], "area": {"science": 1}},
        "p2": {},
        "deck": ["utopia"] * 4 + ["army"] * 20,
        "turn": "p1",
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Breakthrough", on=panel)
    menu = panel.selects[0]
    assert menu.min == menu.max == 5
    utopias = [value for value, label in menu.options.items() if label == "Utopia"]
    assert len(utopias) == 5  # of six, no more than can be chosen
    await world.ann.select(*utopias, on=panel)
    assert last_answer(world, table_id) == ("utopia",) * 5


async def test_a_card_is_chosen_of_a_long_discard_pile(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army"], "area": {"utopia": 5}},
        "p2": {},
        "discard": ["army", "religion", "science"] * 12,
        "deck": ["army"] * 9,
        "turn": "p1",
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Republic", on=panel)
    menu = panel.selects[0]
    assert sorted(menu.options.values()) == sorted(["Army", "Religion", "Science"] * 2)
    science = [value for value, label in menu.options.items() if label == "Science"]
    await world.ann.select(*science, on=panel)
    assert last_answer(world, table_id) == ("science", "science")


async def test_a_domain_of_a_player_takes_two_presses(world: World, dealt: Any) -> None:
    setup = {
        "p1": {"hand": ["army"], "area": {"economy": 1}},
        "p2": {"area": {"culture": 6}},
        "deck": ["army"] * 9,
        "turn": "p1",
    }
    table_id = await dealt(setup)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Embargo", on=panel)
    assert "🎭 **6/8**" in panel.text
    await world.ann.click("Ann", on=panel)
    assert panel.offers("Army 1/8")
    await world.ann.click("Back", on=panel)
    await world.ann.click("Bob", on=panel)
    await world.ann.click("Culture 6/8", on=panel)
    assert ("p2 culture",) in [a.answer for a in world.bot.tables.answers(table_id)]
    told = (await world.cat.slash("game log", at=world.channel)).text
    assert "Bob can’t play 🎭 **Culture** on their next turn" in told


async def test_the_discard_pile_can_be_looked_through_by_anybody(world: World, dealt: Any) -> None:
    setup = {"p1": {"hand": ["army"]}, "p2": {}, "discard": ["army", "utopia", "utopia"]}
    await dealt(setup)
    for person in (world.ann, world.bob, world.cat):
        reply = await person.click("Discard pile", on=world.board)
        assert reply.private
        assert "3 cards" in reply.text
        assert "2 × 🕊️ **Utopia**" in reply.text
        assert "From the top: 🕊️🕊️ ⚔️" in reply.text


async def test_an_inquisition_shows_the_hand_to_its_two_players_only(
    world: World, dealt: Any
) -> None:
    setup = {
        "p1": {"hand": ["army", "army"], "area": {"religion": 1}},
        "p2": {"hand": ["utopia", "culture"]},
        "p3": {"hand": ["army"]},
        "deck": ["army"] * 9,
    }
    await dealt(setup, world.ann, world.bob, world.cat)
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Inquisition", on=panel)
    await world.ann.click("Bob", on=panel)
    assert "Utopia" in panel.text
    assert "Utopia" not in world.board.everything
    await world.ann.select(*list(panel.selects[0].options)[:2], on=panel)
    log = await world.cat.slash("game log")
    assert "gives 2 cards to Ann" in log.text
    assert "Utopia" not in log.text
    assert "Utopia" in (await world.bob.slash("game log")).text
