"""A second model of Carta Impera Victoria: plain dictionaries and one generator."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle.asking import Ask, Ended, Playing, ask

ORDER_OF_TIES = ("utopia", "culture", "science", "economy", "religion", "army")
DOMAINS = tuple(reversed(ORDER_OF_TIES))


class Model:
    """A game from its dealt cards on.

    ``start`` has ``hands`` (by player; in the draft the four cards dealt), ``deck`` (next card
    first) and ``first``, the index of the first player.
    """

    def __init__(self, names: list[str], start: dict[str, Any], options: dict[str, Any]) -> None:
        self.names = names
        self.first = start["first"]
        self.deck = list(start["deck"])
        self.drafting = options.get("variant", "base") == "draft"
        self.strict = bool(options.get("strict"))
        self.hand = {name: list(start["hands"][name]) for name in names}
        self.area: dict[str, Counter[str]] = {name: Counter() for name in names}
        self.face_down: dict[str, Counter[str]] = {name: Counter() for name in names}
        # By player: the domain, and whether it holds in this turn.
        self.embargoes: dict[str, list[list[Any]]] = {name: [] for name in names}
        self.pile: list[str] = []
        self.coin: tuple[str, str, str] | None = None
        self.at_turn: str | None = None
        self.sides = [[name] for name in names]
        if options.get("teams"):
            self.sides = [[names[0], names[2]], [names[1], names[3]]]
        self.need = {1: 2, 2: 4} if len(names) == 4 else {1: 3, 2: 5}
        self.to_win = 8 if len(names) == 2 else 7

    # The state that is compared

    def state(self) -> dict[str, Any]:
        """The zones, as rules cases expect them, and the rest of the open information."""
        return {
            **{
                name: {
                    "hand": sorted(self.hand[name]),
                    "area": {domain: self.area[name][domain] for domain in DOMAINS},
                    "blocked": {domain: self.face_down[name][domain] for domain in DOMAINS},
                    "embargo": sorted(domain for domain, _ in self.embargoes[name]),
                }
                for name in self.names
            },
            "deck": self.deck,
            "discard": sorted(self.pile),
            "coin": self.coin,
            "turn": self.at_turn,
            "points": self.points(),
        }

    # The course of the game

    def play(self) -> Playing:
        """The whole game. Raises ``Ended``."""
        if self.drafting:
            yield from self.draft()
        seat = self.first
        while True:
            yield from self.turn(self.names[seat])
            seat = (seat + 1) % len(self.names)
            if not self.deck and seat == self.first:
                raise Ended(self.majority(), "majority")

    def draft(self) -> Playing:
        """Keep one and pass the rest to the left, three times; then take from the middle."""
        packet = [self.hand[name] for name in self.names]
        self.hand = {name: [] for name in self.names}
        for _ in range(3):
            asks = [
                Ask(name, "cards", tuple(cards))
                for name, cards in zip(self.names, packet, strict=True)
                if len(set(cards)) > 1 or self.strict
            ]
            answers = (yield asks) if asks else {}
            for i, name in enumerate(self.names):
                card = answers[name][0] if name in answers else packet[i][0]
                packet[i].remove(card)
                self.hand[name].append(card)
            packet = [packet[i - 1] for i in range(len(packet))]
        middle = [card for (card,) in packet]
        for back in range(1, len(self.names) + 1):
            name = self.names[(self.first - back) % len(self.names)]
            card = middle[0]
            if len(set(middle)) > 1:
                (card,) = yield from ask(name, "cards", middle)
            middle.remove(card)
            self.area[name][card] += 1

    def turn(self, me: str) -> Playing:
        """Play a card, use effects, draw, and check for hegemony."""
        self.at_turn = me
        self.limit = 3
        self.used: set[str] = set()
        self.spent: set[str] = set()
        self.inspired = False
        if self.coin and self.coin[0] == me:
            self.coin = None
        for embargo in self.embargoes[me]:
            embargo[1] = True
        cards = sorted(set(self.playable(me)))
        if cards:
            (token,) = yield from ask(me, "action", [f"play {card}" for card in cards])
            self.put_down(me, token.split()[1])
        while True:
            options = self.effects(me)
            if cards and not options:
                break
            (token,) = yield from ask(me, "action", [*options, "draw"])
            cards = [token]  # an action of the turn has been asked
            what, *about = token.split()
            if what == "draw":
                break
            if what == "effect":
                self.used.add(about[0])
                yield from self.permanent(me, about[0], int(about[1]))
            elif what == "copy":
                whose, domain, level = about
                self.inspired = True
                self.used.add(domain)
                self.coin = (me, whose, domain)
                yield from self.permanent(me, domain, int(level))
            else:
                self.spent.add(about[0])
                yield from self.discard_effect(me, about[0])
        self.draw(me, self.limit - len(self.hand[me]))
        self.pile += ["economy" for _, holds in self.embargoes[me] if holds]
        self.embargoes[me] = [each for each in self.embargoes[me] if not each[1]]
        for domain in DOMAINS:
            if self.area[me][domain] >= self.to_win + self.face_down[me][domain]:
                raise Ended(next(side for side in self.sides if me in side), "hegemony")

    # Legal actions

    def playable(self, me: str) -> list[str]:
        """The cards of a hand that no embargo forbids."""
        forbidden = {domain for domain, holds in self.embargoes[me] if holds}
        return [card for card in self.hand[me] if card not in forbidden]

    def effects(self, me: str) -> list[str]:
        """The effects that may be started, as tokens."""
        tokens = []
        for domain in DOMAINS:
            if domain == "culture":
                continue
            if domain not in self.used and self.has_something_to_do(me, domain):
                for level, number in self.need.items():
                    if self.area[me][domain] >= number:
                        tokens.append(f"effect {domain} {level}")
                    if self.inspired or not self.leads_in_culture(me):
                        continue
                    tokens += [
                        f"copy {other} {domain} {level}"
                        for other in self.names
                        if other != me and self.area[other][domain] >= number
                    ]
            if (
                domain not in self.spent
                and self.area[me][domain]
                and self.can_be_paid_for(me, domain)
            ):
                tokens.append(f"discard {domain}")
        return tokens

    def leads_in_culture(self, me: str) -> bool:
        """Return whether a player has more Culture cards than each other one."""
        return all(
            self.area[me]["culture"] > self.area[other]["culture"]
            for other in self.names
            if other != me
        )

    def has_something_to_do(self, me: str, domain: str) -> bool:
        """Return whether a domain's permanent effects would have any effect for a player."""
        if domain == "army":
            return bool(self.hand[me])
        if domain == "utopia":
            return bool(self.pile)
        if domain in ("economy", "science"):
            return self.area[me].total() > 0
        return True

    def can_be_paid_for(self, me: str, domain: str) -> bool:
        """Return whether the discard effect works once its card has left the area."""
        rest = self.area[me] - Counter([domain])
        if domain == "army":
            return rest.total() > 0
        if domain == "science":
            return bool(self.deck)
        if domain in ("economy", "utopia"):
            return bool(rest) or any(
                self.area[other].total() for other in self.names if other != me
            )
        return True

    # Effects

    def permanent(self, me: str, domain: str, level: int) -> Playing:
        """The permanent effect of a domain, at one of its levels."""
        if domain == "army":
            for card in (yield from self.pick(me, self.hand[me], level)):
                self.hand[me].remove(card)
                self.pile.append(card)
        elif domain == "religion":
            self.limit = max(self.limit, 3 + 2 * level)
        elif domain == "utopia":
            for card in (yield from self.pick(me, self.pile, level, public=True)):
                self.pile.remove(card)
                self.hand[me].append(card)
        else:
            cards = yield from self.pick(me, list(self.area[me].elements()), level, public=True)
            for card in cards:
                self.area[me][card] -= 1
                (self.pile if domain == "economy" else self.hand[me]).append(card)
            self.look_at_coin()
            yield from self.play_at_once(me, len(cards))

    def discard_effect(self, me: str, domain: str) -> Playing:
        """The discard effect of a domain; its card is paid first."""
        if domain in ("army", "religion", "science"):
            self.area[me][domain] -= 1
            self.pile.append(domain)
        if domain == "army":
            hit = yield from self.one_of(me, "domain", [d for d in DOMAINS if self.area[me][d]])
            seat = self.names.index(me)
            for name in self.names[seat:] + self.names[:seat]:  # one's own card first
                if self.area[name][hit]:
                    self.area[name][hit] -= 1
                    self.pile.append(hit)
                    self.look_at_coin()
        elif domain == "religion":
            others = [name for name in self.names if name != me]
            victim = yield from self.one_of(me, "player", others)
            number = len(self.hand[victim])
            self.hand[me] += self.hand[victim]
            self.hand[victim] = []
            for card in (yield from self.pick(me, self.hand[me], number)):
                self.hand[me].remove(card)
                self.hand[victim].append(card)
        elif domain == "science":
            number = self.draw(me, 5)
            for card in (yield from self.pick(me, self.hand[me], number)):
                self.hand[me].remove(card)
                self.pile.append(card)
        else:
            left = {**self.area, me: self.area[me] - Counter([domain])}
            where = [f"{name} {d}" for name in self.names for d in DOMAINS if left[name][d]]
            target = yield from self.one_of(me, "player-domain", where)
            name, below = target.rsplit(" ", 1)
            self.area[me][domain] -= 1
            if domain == "economy":
                self.embargoes[name].append([below, False])
            else:
                self.face_down[name][below] += 1
        self.look_at_coin()

    def play_at_once(self, me: str, number: int) -> Playing:
        """Play so many cards, as far as hand and embargoes allow; one by one, or together."""
        while number and self.hand[me]:
            cards = self.playable(me)
            unsure = self.strict and any(holds for _, holds in self.embargoes[me])
            most = min(number, len(cards))
            only = most == len(cards) or (len(set(cards)) == 1 and not self.strict)
            if only and not unsure:
                chosen = cards[:most]
            else:
                chosen = yield from ask(me, "cards", cards, min(1, most), most)
            if not chosen:
                return
            for card in chosen:
                self.put_down(me, card)
            number -= len(chosen)

    # Verbs

    def pick(self, me: str, cards: list[str], number: int, public: bool = False) -> Playing:
        """Choose exactly so many of some cards, or all if there are fewer."""
        cards = list(cards)
        number = min(number, len(cards))
        alike = len(set(cards)) == 1 and (public or not self.strict)
        if number in (0, len(cards)) or alike:
            return cards[:number]
        return (yield from ask(me, "cards", cards, number, number))

    def one_of(self, me: str, kind: str, options: list[str]) -> Playing:
        """Choose one of several open options."""
        if len(options) == 1:
            return options[0]
        return (yield from ask(me, kind, options))[0]

    def put_down(self, me: str, card: str) -> None:
        """Play a card from hand into the area."""
        self.hand[me].remove(card)
        self.area[me][card] += 1
        self.look_at_coin()

    def draw(self, me: str, number: int) -> int:
        """Draw up to so many cards; return how many there were."""
        number = min(max(0, number), len(self.deck))
        self.hand[me] += self.deck[:number]
        del self.deck[:number]
        return number

    def look_at_coin(self) -> None:
        """Return the Culture coin once another player has as many Culture cards."""
        if self.coin and not self.leads_in_culture(self.coin[0]):
            self.coin = None

    # The end

    def shares(self) -> list[set[str]]:
        """For each domain, the players with the most of it."""
        most = {domain: max(self.area[name][domain] for name in self.names) for domain in DOMAINS}
        return [
            {name for name in self.names if 0 < most[domain] == self.area[name][domain]}
            for domain in DOMAINS
        ]

    def points(self) -> dict[str, int]:
        """The points for majorities; team mates have those of their team."""
        shares = self.shares()
        return {
            name: sum(1 for share in shares if share.intersection(side))
            for side in self.sides
            for name in side
        }

    def majority(self) -> list[str]:
        """The winners when the deck has run out."""
        points = self.points()

        def rank(side: list[str]) -> list[int]:
            cards = sum((self.area[name] for name in side), Counter())
            return [points[side[0]], *(cards[domain] for domain in ORDER_OF_TIES)]

        best = max(map(rank, self.sides))
        return [name for side in self.sides if rank(side) == best for name in side]
