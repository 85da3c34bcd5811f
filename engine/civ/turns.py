"""The draft, turns and their steps, and the end of the game."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from engine.civ.domains import DOMAINS, HAND_LIMIT, LEVELS, PRECEDENCE
from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.player import Choosing, Player, Table
from engine.decision import Answer, Decision
from engine.game import GameOver
from engine.refusal import Refusal

Together = Generator[tuple[Decision, ...], dict[str, Answer], None]


def keep_and_pass(table: Table) -> Together:
    """Play a round of the draft: each keeps a card in secret and passes the rest left.

    The last card of each packet is put face up in the middle.
    """
    asked = [
        Decision(player.name, "cards", tuple(packet), purpose="draft", secret=True)
        for player, packet in zip(table.players, table.packets, strict=True)
        if table.strict or len(set(packet)) > 1
    ]
    answers = (yield tuple(asked)) if asked else {}
    table.disclosures += 1  # each is about to see other cards
    for player, packet in zip(table.players, table.packets, strict=True):
        (kept,) = answers.get(player.name, packet[:1])
        packet.remove(kept)
        player.hand.append(kept)
        table.log.add("keep", player.name, card=kept, seen=(player.name,))
    if len(table.packets[0]) > 1:
        table.packets = [table.packets[-1], *table.packets[:-1]]
        table.log.add("pass")
        return
    table.middle = [card for packet in table.packets for card in packet]
    table.packets = []
    seats = len(table.players)
    table.to_pick = [(table.first - 1 - place) % seats for place in range(seats)]
    table.log.add("middle", facts={"cards": table.middle[:]})


def pick_from_middle(table: Table) -> Choosing[None]:
    """Let a player take a card of the middle into their area, which ends the draft.

    The players do so counter-clockwise; the turns begin when the middle is empty.
    """
    me = table.players[table.to_pick[0]]
    (card,) = yield from me.choose(table.middle, "pick", 1, None)
    table.middle.remove(card)
    me.area[card] += 1
    table.log.add("pick", me.name, card=card)
    table.to_pick.pop(0)
    if not table.to_pick:
        begin_turn(table, table.first)


def begin_turn(table: Table, seat: int) -> None:
    """Begin the turn of the player at ``seat``."""
    table.turn = seat
    table.turn_number += 1
    table.step_name = "play"
    table.limit = HAND_LIMIT
    table.permanent_used = []
    table.discard_used = []
    table.inspired = False
    me = table.players[seat]
    if table.coin and table.coin[0] == me.name:
        table.coin = None
    table.log.add("turn", me.name, facts={"turn": table.turn_number})


def play_a_card(table: Table) -> Choosing[None]:
    """Play the first step of a turn: one card, unless no hand card may be played."""
    me = whose_turn(table)
    if me.forbidden and me.hand:
        table.disclosures += 1  # that a card may be played, or that none may
    playable = tuple(f"play {card}" for card in dict.fromkeys(me.playable))
    if playable:
        (token,) = yield Decision(me.name, "action", playable, purpose="play-step", secret=True)
        me.play(token.removeprefix("play "))
        table.step_name = "effects"
    else:
        table.log.add("nothing-to-play", me.name)
        table.step_name = "effects"
        yield from use_an_effect(table, asked_in_any_case=True)


def use_an_effect(table: Table, asked_in_any_case: bool = False) -> Choosing[None]:
    """Play the second step of a turn: use one effect, or end the turn.

    If no effect is possible the turn ends by itself, unless it would be a turn without any question
    to its player: the turn's own choice is always asked.
    """
    me = whose_turn(table)
    tokens = legal_effects(me)
    if not tokens and not asked_in_any_case:
        end_turn(me)
        return
    (token,) = yield Decision(me.name, "action", (*tokens, "draw"), purpose="effects-step")
    if token == "draw":
        end_turn(me)
    elif token.startswith("discard "):
        yield from _use_discard(me, token.removeprefix("discard "))
    elif token.startswith("effect "):
        domain, level = token.split()[1:]
        yield from _use_permanent(me, domain, int(level))
    else:
        name, domain, level = _copied(token)
        table.inspired = True
        me.take_coin(table.player(name), domain)
        table.log.add("copy", me.name, other=name, facts={"domain": domain, "level": int(level)})
        yield from _use_permanent(me, domain, int(level))


def end_turn(me: Player) -> None:
    """Draw up to the hand limit and pass the turn on, unless the game is over.

    Hegemony is checked in between. Raises ``GameOver``.
    """
    table = me.table
    me.draw(max(0, table.limit - len(me.hand)))
    if ruled := [domain for domain in DOMAINS if me.area[domain] >= me.needed(domain)]:
        raise GameOver(
            [mate.name for mate in table.team(me)],
            "hegemony",
            player=me.name,
            domain=ruled[0],
            count=me.area[ruled[0]],
        )
    me.lift_embargoes()
    assert table.turn is not None
    following = (table.turn + 1) % len(table.players)
    if not table.deck and following == table.first:
        raise GameOver(majority(table), "majority", points=table.points(), teams=table.teams)
    begin_turn(table, following)


def majority(table: Table) -> list[str]:
    """Return the winners on points; a remaining tie has several.

    Ties are broken by Utopia, Culture, Science, Economy, Religion, then Army cards.
    """
    points = table.points()
    ranks = {
        player.name: (
            points[player.name],
            *(sum(mate.area[domain] for mate in table.team(player)) for domain in PRECEDENCE),
        )
        for player in table.players
    }
    best = max(ranks.values())
    return [name for name, rank in ranks.items() if rank == best]


def whose_turn(table: Table) -> Player:
    """The player to move."""
    assert table.turn is not None
    return table.players[table.turn]


def legal_effects(me: Player) -> list[str]:
    """Return the tokens of all effects that ``me`` may use now."""
    table = me.table
    tokens = [f"effect {effect}" for effect in _usable(me, me)]
    tokens += [
        f"discard {domain}"
        for domain, effect in DISCARDS.items()
        if me.area[domain] and domain not in table.discard_used and effect.possible(me)
    ]
    if not table.inspired and me.area["culture"] and me.most_culture():
        tokens += [
            f"copy {other.name} {effect}"
            for other in table.players
            if other is not me
            for effect in _usable(me, other)
        ]
    return tokens


def _usable(me: Player, owner: Player) -> list[str]:
    """Return as ``DOMAIN LEVEL`` the effects of the cards of ``owner`` for ``me``."""
    area, thresholds, used = owner.area, me.table.thresholds, me.table.permanent_used
    return [
        f"{domain} {level}"
        for (domain, level), effect in PERMANENT.items()
        if area[domain] >= thresholds[level] and domain not in used and effect.possible(me)
    ]


def without_repeats(tokens: Iterable[str]) -> list[str]:
    """Return legal actions without equivalent copies, in the order of ``tokens``.

    Only the effect matters, not the owner of the cards that allow it: the Culture coin marks a
    domain, and has no effect there. So each effect is copied from the first player named, and not
    at all while the player's own cards allow it, which leaves Inspiration for another one.
    """
    kept: dict[str, str] = {}
    for token in tokens:
        effect = token
        if token.startswith("copy "):
            _, domain, level = _copied(token)
            effect = f"effect {domain} {level}"
        kept.setdefault(effect, token)
    return list(kept.values())


def why_not(me: Player, token: str) -> Refusal:
    """Return the reason why ``me`` may not take the action ``token`` now."""
    table = me.table
    action, _, what = token.partition(" ")
    if action == "play" and what in DOMAINS:
        if what not in me.hand:
            return Refusal("not-in-hand", card=what)
        if what in me.forbidden:
            return Refusal("under-embargo", domain=what)
        return Refusal("already-played")
    if action in ("effect", "discard", "copy", "draw") and table.step_name == "play":
        return Refusal("play-first")
    if action == "discard" and what in DISCARDS:
        if what in table.discard_used:
            return Refusal("discard-used", domain=what)
        if not me.area[what]:
            return Refusal("domain-missing", domain=what)
        return Refusal("nothing-to-do")
    if action == "effect":
        domain, _, level = what.partition(" ")
        return _why_no_permanent(me, me, domain, level)
    if action == "copy" and token.count(" ") >= 3:
        name, domain, level = _copied(token)
        if name == me.name:
            return Refusal("own-effect")
        if table.inspired:
            return Refusal("already-inspired")
        if not me.most_culture():
            return Refusal("not-most-culture")
        if name in table.names:
            return _why_no_permanent(me, table.player(name), domain, level)
    return Refusal("not-an-action", token=token[:40])


def _why_no_permanent(me: Player, owner: Player, domain: str, level: str) -> Refusal:
    if level not in map(str, LEVELS) or (domain, int(level)) not in PERMANENT:
        return Refusal("not-an-action", token=f"{domain} {level}"[:40])
    if domain in me.table.permanent_used:
        return Refusal("effect-used", domain=domain)
    if not owner.has_level(domain, int(level)):
        needed = me.table.thresholds[int(level)]
        return Refusal("cards-missing", domain=domain, have=owner.area[domain], needed=needed)
    return Refusal("nothing-to-do")


def _use_permanent(me: Player, domain: str, level: int) -> Choosing[None]:
    effect = PERMANENT[domain, level]
    me.table.permanent_used.append(domain)
    me.table.log.add("effect", me.name, facts={"effect": effect.id, "domain": domain})
    choices = effect.carry_out(me)
    if choices is not None:
        yield from choices


def _use_discard(me: Player, domain: str) -> Choosing[None]:
    effect = DISCARDS[domain]
    me.table.discard_used.append(domain)
    me.table.log.add("effect", me.name, facts={"effect": effect.id, "domain": domain})
    choices = effect.carry_out(me)
    if choices is not None:
        yield from choices


def _copied(token: str) -> tuple[str, str, str]:
    """Split ``copy PLAYER DOMAIN LEVEL`` into its parts; a name may contain spaces."""
    name, domain, level = token.removeprefix("copy ").rsplit(" ", 2)
    return name, domain, level
