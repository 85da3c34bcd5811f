"""The moves: the only code that changes a table.

Each logs an event, keeps the icon counts up to date, counts the change (for the sharing bonus) and
claims special achievements at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game import GameOver
from engine.innovation.cards import Card
from engine.innovation.table import Seat, State, recount
from engine.innovation.zone import Pile, Zone

Goal = Zone | dict[str, Pile]


class Mover(Seat):
    """The moves that a player can make with cards."""

    def draw(self, age: int) -> Card:
        """Draw a card of ``age``, or of the next higher age that is left, into the hand.

        Beyond 10 the game ends at once: most points win, then most achievements; a tie is shared.
        In teams, those of partners are added up. Raises ``GameOver``.
        """
        table = self.table
        age = max(age, 1)
        while age <= 10 and not table.decks[age]:
            age += 1
        if age > 10:
            raise _game_over(table, _best_by_score(table), "score")
        card = table.decks[age][0]
        self._move(card, self.hand)
        self._tell("draw", card, seen=(self.name,))
        self._changed()
        return card

    def draw_and_show(self, age: int) -> Card:
        """Draw a card and reveal it; it stays in the hand."""
        card = self.draw(age)
        self.show(card)
        return card

    def draw_and_meld(self, age: int) -> Card:
        """Draw a card and meld that card."""
        card = self.draw(age)
        self.meld(card)
        return card

    def draw_and_score(self, age: int) -> Card:
        """Draw a card and score that card."""
        card = self.draw(age)
        self.score(card)
        return card

    def draw_and_tuck(self, age: int) -> Card:
        """Draw a card and tuck that card."""
        card = self.draw(age)
        self.tuck(card)
        return card

    def show(self, card: Card) -> None:
        """Reveal a hidden card to all viewers. This is no change in terms of the game."""
        self.table.disclosures += not self.table.may_see(None, card)
        self.table.known[card] = self.table.everybody
        self._tell("show", card)

    def meld(self, card: Card) -> None:
        """Put ``card`` on top of its colour on the own board."""
        origin = self._move(card, self.board[card.color])
        self._tell("meld", card, origin=origin.kind)
        self._changed()

    def tuck(self, card: Card) -> None:
        """Put ``card`` at the bottom of its colour on the own board."""
        origin = self._move(card, self.board[card.color], at_bottom=True)
        self.moved_this_turn += 1
        self._tell("tuck", card, origin=origin.kind)
        self._changed()

    def score(self, card: Card, shown: bool = False) -> None:
        """Put ``card`` into the own score pile; if ``shown``, all viewers see its face."""
        origin = self._move(card, self.score_pile, shown=shown)
        self.moved_this_turn += 1
        self.table.unchecked.add(self.name)
        seen = None if shown else self._seers(origin, self.score_pile)
        self._tell("score", card, origin=origin.kind, seen=seen)
        self._changed()

    def return_card(self, card: Card) -> None:
        """Put ``card``, wherever it lies, under the deck of its age."""
        deck = self.table.decks[card.age]
        origin = self._move(card, deck, at_bottom=True)
        owner = origin.owner or self.name
        self._tell(
            "return",
            card,
            origin=origin.kind,
            other=None if owner == self.name else owner,
            seen=self._seers(origin, deck),
        )
        self._changed()

    def transfer(self, card: Card, to: Goal) -> None:
        """Move ``card`` to a hand, a score pile or a board (there on top of its colour)."""
        goal = to if isinstance(to, Zone) else to[card.color]
        origin = self._move(card, goal)
        giver, taker = origin.owner or self.name, goal.owner or self.name
        self.table.log.add(
            "transfer",
            giver,
            other=taker,
            card=card.id,
            age=card.age,
            cause=self.table.cause,
            origin=origin.kind,
            goal=goal.kind,
            seen=self._seers(origin, goal),
        )
        self._changed()

    def exchange(self, mine: list[Card], here: Zone, theirs: list[Card], there: Zone) -> None:
        """Swap ``mine`` in ``here`` with ``theirs`` in ``there``; either may be empty."""
        for card in mine:
            self.transfer(card, there)
        for card in theirs:
            self.transfer(card, here)

    def splay(self, color: str, way: str) -> bool:
        """Splay ``color``; return false, without any change, if that is not possible.

        It is not if the pile is already splayed that way or has fewer than two cards.
        """
        pile = self.board[color]
        if len(pile) < 2 or pile.splay == way:
            return False
        pile.splay = way
        self.table.touched.append(pile)
        self._recount(pile)
        self._note("splay", color=color, way=way)
        self._changed()
        return True

    def reorder(self, color: str, cards: Iterable[Card]) -> None:
        """Put the cards of ``color`` in this order, top first; the old order is no change."""
        pile = self.board[color]
        order = list(cards)
        if order == pile:
            return
        pile[:] = order
        self.table.touched.append(pile)
        self._recount(pile)
        self._note("reorder", color=color)
        self._changed()

    def claim(self, achievement: str) -> None:
        """Claim a special achievement if it is still available."""
        if achievement in self.table.achievements:
            self._achieve("claim", achievement)
            self._changed()

    def achieve(self, age: str) -> None:
        """Claim an age achievement, as the action does, without checking its conditions."""
        self._achieve("achieve", age)
        self._changed()

    def name_aloud(self, **what: Any) -> None:
        """Announce a choice that does not move a card by itself (a colour, a value)."""
        self._note("name", **what)

    def remove_everything(self) -> None:
        """Remove all hands, boards and score piles from the game (Fission)."""
        table = self.table
        for player in table.players:
            for zone in (player.hand, player.score_pile, *player.board.values()):
                for card in zone:
                    del table.where[card]
                zone.clear()
                table.touched.append(zone)
            for pile in player.board.values():
                pile.splay = None
                self._recount(pile)
        table.known.clear()
        self._note("remove-all")
        self._changed()

    def win(self) -> None:
        """End the game with the victory by dogma of this player, or of the team.

        Raises ``GameOver``.
        """
        raise _game_over(self.table, self._winners, "dogma", self.table.cause)

    def _move(self, card: Card, goal: Zone, at_bottom: bool = False, shown: bool = False) -> Zone:
        """Move ``card`` from its zone to ``goal``; return the zone it left."""
        table = self.table
        origin = table.where[card]
        table.disclosures += self._discloses(card, origin, goal, shown)
        origin.remove(card)
        if goal.kind == "board" and not at_bottom:
            goal.insert(0, card)
        else:
            goal.append(card)
        table.where[card] = goal
        table.touched += (origin, goal)
        if origin.kind == "board":
            self._recount(origin)
        if goal.kind == "board":
            self._recount(goal)
        if origin.kind != "deck" and (table.known or origin.hidden or goal.hidden):
            self._learn(card, origin, goal, shown)
        return origin

    def _discloses(self, card: Card, origin: Zone, goal: Zone, shown: bool) -> bool:
        """Return whether the move shows a card's face to a player who could not see it.

        Between hidden zones only the zones count: to the others all cards of a value are alike.
        """
        if origin.kind == "deck":
            return True
        if goal.kind == "board" or shown:
            return origin.hidden and not self.table.may_see(None, card)
        return origin.hidden and goal.hidden and origin.owner != goal.owner

    def _learn(self, card: Card, origin: Zone, goal: Zone, shown: bool) -> None:
        """Update the players' knowledge of hidden cards after a move, but not a draw."""
        table = self.table
        known = table.known
        known.pop(card, None)
        if shown:
            known[card] = table.everybody
            return
        if origin.hidden and goal.kind != "board":
            # A viewer who did not see which card of this value left is no longer sure of the
            # others.
            seers = set(self._seers(origin, goal) or ())
            for other in [c for c in known if c.age == card.age and table.where[c] is origin]:
                known[other] = known[other] & seers
        if goal.hidden and (origin.kind == "board" or goal.owner != origin.owner):
            seen = self._seers(origin, goal)
            known[card] = table.everybody if seen is None else frozenset(seen)

    def _seers(self, origin: Zone, goal: Zone) -> tuple[str, ...] | None:
        """Return the players who see the face of a moving card; ``None``: all viewers."""
        if origin.kind == "board" or goal.kind == "board":
            return None
        giver, taker = origin.owner, goal.owner
        if giver is None or taker is None or giver == taker:
            owner = giver or taker
            return (owner,) if owner else ()
        return giver, taker

    def _recount(self, pile: Zone) -> None:
        assert isinstance(pile, Pile)
        table = self.table
        if pile.splay and len(pile) < 2:
            pile.splay = None
            facts = {"color": pile.color}
            table.log.add("unsplay", pile.owner, cause=table.cause, facts=facts)
        recount(pile)
        assert pile.owner
        table.unchecked.add(pile.owner)

    def _tell(
        self,
        kind: str,
        card: Card,
        origin: str | None = None,
        other: str | None = None,
        seen: tuple[str, ...] | None = None,
    ) -> None:
        table = self.table
        table.log.add(
            kind,
            self.name,
            card=card.id,
            age=card.age,
            seen=seen,
            cause=table.cause,
            other=other,
            origin=origin,
        )

    def _note(self, kind: str, **facts: Any) -> None:
        self.table.log.add(kind, self.name, cause=self.table.cause, facts=facts)

    def _achieve(self, kind: str, achievement: str) -> None:
        table = self.table
        # New lists, as snapshots have the old ones.
        table.achievements = [each for each in table.achievements if each != achievement]
        self.achievements = [*self.achievements, achievement]
        self._note(kind, achievement=achievement)
        if table.team_achievements(self) >= table.needed:
            raise _game_over(table, self._winners, "achievements")

    @property
    def _winners(self) -> list[str]:
        """The winners if this player wins: with the partner, in teams."""
        return [mate.name for mate in self.table.team(self)]

    def _changed(self) -> None:
        """Count a change and claim the special achievements that have come true.

        The player to move comes first, then the others clockwise.
        """
        table = self.table
        table.changes += 1
        if not table.unchecked:
            return
        unchecked = [player for player in table.players if player.name in table.unchecked]
        table.unchecked = set()
        if not any(player.earned() for player in unchecked):
            return
        for player in table.clockwise(table.players[table.turn or 0]):
            if player in unchecked:
                for special in player.earned():
                    if special in table.achievements:
                        player._achieve("claim", special)


def _game_over(
    table: State[Any], winners: list[str], reason: str, cause: str | None = None
) -> GameOver:
    """Return the end of the game, with all points and achievements."""
    return GameOver(
        winners,
        reason,
        cause,
        points={player.name: player.points for player in table.players},
        achievements={player.name: len(player.achievements) for player in table.players},
        teams=table.teams,
    )


def _best_by_score(table: State[Any]) -> list[str]:
    """Return the winners by points, then achievements; a remaining tie is shared.

    Teams are compared by the sums of the partners.
    """
    ranks = {
        player.name: (table.team_points(player), table.team_achievements(player))
        for player in table.players
    }
    best = max(ranks.values())
    return [name for name, rank in ranks.items() if rank == best]
