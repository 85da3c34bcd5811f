"""Set-up, turns and actions: from the first cards to the last draw."""

from __future__ import annotations

from collections.abc import Generator

from engine.decision import Answer, Decision
from engine.innovation.cards import CARDS, Card, alphabetical
from engine.innovation.dogma import activate
from engine.innovation.player import Choosing, Player, Table
from engine.innovation.table import AGE_ACHIEVEMENTS
from engine.refusal import Refusal


def choose_first_cards(
    table: Table,
) -> Generator[tuple[Decision, ...], dict[str, Answer], None]:
    """Let all players pick one of two cards in secret, and begin the first turn.

    The player with the alphabetically first card begins.
    """
    answers = yield tuple(
        Decision(
            player.name,
            "cards",
            tuple(card.id for card in player.hand),
            purpose="first-card",
            secret=True,
        )
        for player in table.players
    )
    first = {player: CARDS[answers[player.name][0]] for player in table.players}
    table.log.add("first-cards")
    for player, card in first.items():
        player.meld(card)
    beginner = min(first, key=lambda player: alphabetical(first[player], table.language))
    begin_turn(table, beginner)


def begin_turn(table: Table, player: Player) -> None:
    """Begin the turn of ``player`` with two actions.

    The first turn of the game, with four players the first two, has one action.
    """
    table.turn = table.players.index(player)
    table.turn_number += 1
    single = 2 if len(table.players) == 4 else 1
    table.actions = 1 if table.turn_number <= single else 2
    for each in table.players:
        each.moved_this_turn = 0
    facts = {"actions": table.actions, "turn": table.turn_number}
    table.log.add("turn", player.name, facts=facts)


def take_action(table: Table) -> Choosing[None]:
    """Take one action of the player to move; after the last one pass the turn on."""
    assert table.turn is not None
    me = table.players[table.turn]
    (token,) = yield Decision(me.name, "action", legal_actions(me), purpose="action", secret=True)
    action, _, what = token.partition(" ")
    if action == "draw":
        me.draw(me.highest_top)
    elif action == "meld":
        me.meld(CARDS[what])
    elif action == "achieve":
        me.achieve(what)
    else:
        yield from activate(me, CARDS[what])
    table.actions -= 1
    if table.actions == 0:
        begin_turn(table, table.players[(table.turn + 1) % len(table.players)])


def legal_actions(me: Player) -> tuple[str, ...]:
    """Return the tokens of all actions that ``me`` may take now. Draw is always legal."""
    return (
        "draw",
        *[card.meld for card in me.hand],
        *[card.dogma for card in me.top_cards],
        *[f"achieve {age}" for age in achievable(me)],
    )


def achievable(me: Player) -> list[str]:
    """Return the ages that ``me`` may claim as achievements with the next action.

    The conditions are five points for each age and a top card of at least the age.
    """
    points = me.points
    if points < 5:
        return []
    reached = AGE_ACHIEVEMENTS[: min(points // 5, me.highest_top)]
    return [age for age in me.table.achievements if age in reached]


def why_not(me: Player, token: str) -> Refusal:
    """Return the reason why ``me`` may not take the action ``token``."""
    action, _, what = token.partition(" ")
    card: Card | None = CARDS.get(what)
    if action == "meld" and card:
        return Refusal("not-in-hand", card=card.id)
    if action == "dogma" and card:
        return Refusal("not-on-top", card=card.id)
    if action == "achieve" and what in AGE_ACHIEVEMENTS:
        if what not in me.table.achievements:
            return Refusal("achievement-taken", age=what)
        if me.points < 5 * int(what):
            return Refusal("points-missing", age=what, points=me.points, needed=5 * int(what))
        return Refusal("top-card-too-low", age=what, top=me.highest_top)
    return Refusal("not-an-action", token=token[:40])
