"""The lessons of Carta Impera Victoria, in order."""

from __future__ import annotations

from bot.core.words import Words
from bot.games.lessons import Facts, Lesson, Moment, when
from engine import Event
from engine.civ.domains import DOMAINS, LEVELS, threshold
from engine.civ.effects import DISCARDS

# With this seed the learner begins, with a pair of Religion cards, whose effects are attractive.
SEED = 59

_LEVEL = threshold(2, LEVELS[0])


def _play(moment: Moment) -> Facts | None:
    if not moment.asks("action", "play-step"):
        return None
    hand = moment.view.seat(moment.me).hand
    return {"domain": max(hand, key=lambda domain: (hand.count(domain), domain)),
            "needed": moment.view.seat(moment.me).needed[hand[0]]}  # fmt: skip


def _played(moment: Moment) -> Facts | None:
    played = moment.last("play", moment.me)
    if played is None or not moment.asks("action", "effects-step"):
        return None
    return {"domain": played.card or ""}


def _other_played(moment: Moment) -> Facts | None:
    played = moment.last("play", moment.other)
    return None if played is None else {"domain": played.card or ""}


def _discard(moment: Moment) -> Facts | None:
    domains = moment.offers("discard")
    return {"domain": domains[0], "effect": DISCARDS[domains[0]].id} if domains else None


def _effect(moment: Moment) -> Facts | None:
    effects = moment.offers("effect")
    return {"domain": effects[0].split()[0], "level": _LEVEL} if effects else None


def _used(moment: Moment, effect: str) -> Event | None:
    """Return the newest use of ``effect`` by the computer player."""
    used = (e for e in moment.all("effect", moment.other) if e.facts["effect"] == effect)
    return next(used, None)


def _near(moment: Moment, player: str) -> Facts | None:
    """Return the domain in which ``player`` is half way to hegemony or further."""
    seat = moment.view.seat(player)
    domain = max(DOMAINS, key=lambda each: seat.area[each] - seat.needed[each])
    if seat.area[domain] * 2 < seat.needed[domain] + 1:
        return None
    return {"domain": domain, "have": seat.area[domain], "needed": seat.needed[domain]}


def _copy(moment: Moment) -> Facts | None:
    return {} if moment.offers("copy") else None


def _blocked(moment: Moment) -> Facts | None:
    blocked = moment.last("block")
    if blocked is None:
        return None
    return {"domain": blocked.facts["domain"], "me": int(blocked.other == moment.me)}


def _embargo(moment: Moment) -> Facts | None:
    laid = next((e for e in moment.all("embargo") if e.other == moment.me), None)
    return None if laid is None else {"domain": laid.facts["domain"]}


def _era(moment: Moment) -> Facts | None:
    first, *_ = moment.view.deck
    return {} if first == 0 else None


LESSONS = (
    Lesson("play", _play),
    Lesson("played", _played),
    Lesson("draw", when(lambda moment: moment.asks("action", "effects-step"))),
    Lesson("other-played", _other_played),
    Lesson("attacked", when(lambda moment: _used(moment, "attack"))),
    Lesson("inquisition", when(lambda moment: _used(moment, "inquisition"))),
    Lesson("embargo", _embargo),
    Lesson("blocked", _blocked),
    Lesson("discard", _discard),
    Lesson("effect", _effect),
    Lesson("copy", _copy),
    Lesson("danger", lambda moment: _near(moment, moment.other)),
    Lesson("near", lambda moment: _near(moment, moment.me)),
    Lesson("choice", when(lambda m: m.decision is not None and m.decision.card)),
    # Lessons that need no particular event.
    Lesson("hint", when(lambda moment: moment.asks("action") and moment.turns >= 2)),
    Lesson("area", when(lambda moment: moment.asks("action") and moment.turns >= 3)),
    Lesson("culture", when(lambda moment: moment.asks("action") and moment.turns >= 4)),
    Lesson("eras", when(lambda moment: moment.asks("action") and moment.turns >= 5)),
    Lesson("majority", when(lambda moment: moment.asks("action") and moment.turns >= 6)),
    Lesson("enough", when(lambda moment: moment.asks("action") and moment.turns >= 7)),
    Lesson("era-over", _era),
    Lesson("last-round", when(lambda moment: moment.view.last_round)),
)


def told(key: str, fact: str, words: Words) -> str:
    """Return the name of a lesson's fact: a domain or an effect."""
    return words.card(fact)
