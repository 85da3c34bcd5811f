"""The lessons of Innovation, in order."""

from __future__ import annotations

from bot.core.words import Words
from bot.games.lessons import Facts, Lesson, Moment, when
from engine import Event
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

# With this seed Agriculture lets the learner begin, and score soon; the computer soon demands.
SEED = 106


def _first_card(moment: Moment) -> Facts | None:
    if not moment.asks("cards", "first-card") or moment.decision is None:
        return None
    first, second = moment.decision.options
    return {"first": first, "second": second}


def _other_begins(moment: Moment) -> Facts | None:
    turns = [event.player for event in moment.events if event.kind == "turn"]
    if not turns or not moment.asks("action"):
        return None
    return {"me": int(turns[0] == moment.me)}


def _melds(moment: Moment) -> Facts | None:
    cards = moment.offers("meld")
    return {"card": cards[0]} if cards and moment.turns >= 1 and not _meld(moment) else None


def _dogmas(moment: Moment) -> Facts | None:
    cards = moment.offers("dogma")
    new = moment.last("dogma", moment.me) is None
    return {"card": cards[0]} if cards and moment.turns >= 2 and new else None


def _meld(moment: Moment) -> Facts | None:
    """Return the first card that the learner melded after the beginning."""
    melded = [e for e in moment.all("meld", moment.me) if e.cause is None and e.origin == "hand"]
    return {"card": melded[0].card or ""} if len(melded) > 1 else None


def _age(moment: Moment) -> Facts | None:
    tops = [CARDS[pile.cards[0]].age for pile in moment.view.seat(moment.me).board]
    return {"age": max(tops)} if tops and max(tops) > 1 else None


def _dogma(event: Event | None) -> Facts | None:
    if event is None or event.card is None:
        return None
    return {"card": event.card, "resource": event.facts["resource"]}


def _shared_by_me(moment: Moment) -> Facts | None:
    shared = (e for e in moment.all("dogma", moment.other) if moment.me in e.facts["shares"])
    return _dogma(next(shared, None))


def _shared_by_other(moment: Moment) -> Facts | None:
    shared = (e for e in moment.all("dogma", moment.me) if moment.other in e.facts["shares"])
    return _dogma(next(shared, None))


def _alone(moment: Moment) -> Facts | None:
    alone = (
        e
        for e in moment.all("dogma", moment.me)
        if e.card and "coop" in CARDS[e.card].effects and not e.facts["shares"]
    )
    return _dogma(next(alone, None))


def _demanded(moment: Moment) -> Facts | None:
    demands = (e for e in moment.all("dogma", moment.other) if moment.me in e.facts["demands"])
    return _dogma(next(demands, None))


def _demanding(moment: Moment) -> Facts | None:
    demands = (e for e in moment.all("dogma", moment.me) if moment.other in e.facts["demands"])
    return _dogma(next(demands, None))


def _scored(moment: Moment) -> Facts | None:
    scored = moment.last("score", moment.me)
    if scored is None or scored.age is None:
        return None
    return {"age": scored.age, "points": moment.view.seat(moment.me).points}


def _achievable(moment: Moment) -> Facts | None:
    ages = moment.offers("achieve")
    return {"age": int(ages[0])} if ages else None


def _achieved(moment: Moment) -> Facts | None:
    if moment.last("achieve", moment.me) is None:
        return None
    have = len(moment.view.seat(moment.me).achievements)
    return {"have": have, "needed": moment.view.needed}


def _other_achieved(moment: Moment) -> Facts | None:
    achieved = moment.last("achieve", moment.other)
    if achieved is None:
        return None
    return {"age": int(achieved.facts["achievement"])}


def _splayed(moment: Moment) -> Facts | None:
    splayed = moment.last("splay")
    if splayed is None:
        return None
    return {"color": splayed.facts["color"], "me": int(splayed.player == moment.me)}


def _claimed(moment: Moment) -> Facts | None:
    claimed = moment.last("claim")
    if claimed is None:
        return None
    return {"achievement": claimed.facts["achievement"], "me": int(claimed.player == moment.me)}


LESSONS = (
    Lesson("first-card", _first_card),
    Lesson("begins", _other_begins),
    Lesson("draw", when(lambda moment: moment.asks("action") and moment.turns >= 1)),
    Lesson("achieve", _achievable),
    Lesson("achieved", _achieved),
    Lesson("demanded", _demanded),
    Lesson("shared-by-me", _shared_by_me),
    Lesson("shared-by-other", _shared_by_other),
    Lesson("bonus", when(lambda moment: moment.last("bonus", moment.me))),
    Lesson("demanding", _demanding),
    Lesson("scored", _scored),
    Lesson("choice", when(lambda m: m.decision is not None and m.decision.card)),
    Lesson("meld", _melds),
    Lesson("melded", _meld),
    Lesson("dogma", _dogmas),
    Lesson("alone", _alone),
    Lesson("age", _age),
    Lesson("tucked", when(lambda moment: moment.last("tuck"))),
    Lesson("returned", when(lambda moment: moment.last("return"))),
    Lesson("splayed", _splayed),
    Lesson("claimed", _claimed),
    Lesson("other-achieved", _other_achieved),
    # Lessons that need no particular event.
    Lesson("hint", when(lambda moment: moment.asks("action") and moment.turns >= 3)),
    Lesson("points", when(lambda moment: moment.asks("action") and moment.turns >= 4)),
    Lesson("splay", when(lambda moment: moment.asks("action") and moment.turns >= 5)),
    Lesson("special", when(lambda moment: moment.asks("action") and moment.turns >= 6)),
    Lesson("ends", when(lambda moment: moment.asks("action") and moment.turns >= 7)),
    Lesson("enough", when(lambda moment: moment.asks("action") and moment.turns >= 8)),
)


def told(key: str, fact: str, words: Words) -> str:
    """Return the name of a lesson's fact: a resource by its icon, a card, a colour …"""
    match key:
        case "resource":
            return words(f"icon-{fact}")
        case "color":
            return words(f"color-{fact}")
        case "achievement":
            return achievement_name(fact, words)
    return words.card(fact)
