"""The panel of a domain or an effect of Carta Impera Victoria, open to all users."""

from __future__ import annotations

from bot.core.words import Words
from bot.games.civ.cards import DOMAIN_NAMES, EFFECTS, Effect, effects_of
from bot.games.civ.options import effect_kind, effect_text
from bot.ui.choice import Choice
from bot.ui.panel import Panel, Picture
from engine.civ.domains import ERAS

ACCENT = 0x8C6A3F

ALL = sum(sum(era.values()) for era in ERAS)


def pictured(card: str) -> str:
    """Return the domain on the card of ``card``, which is an effect or a domain."""
    return EFFECTS[card].domain if card in EFFECTS else card


def card_panel(card: str, words: Words, picture: Picture | None) -> Panel:
    """Return the panel of a domain with all its effects, or of one effect.

    The effects of a domain are told by its picture, if there is one.
    """
    panel = Panel(ACCENT).picture(picture)
    if card in EFFECTS:
        return panel.text(_effect_alone(EFFECTS[card], words))
    one, two, three = (era[card] for era in ERAS)
    panel.text(
        words(
            "civ-card-domain",
            icon=words(f"domain-icon-{card}"),
            name=words.card(card),
            count=one + two + three,
            all=ALL,
            one=one,
            two=two,
            three=three,
        )
    )
    for effect in effects_of(card) if picture is None else ():
        panel.text(
            words(
                "civ-card-effect",
                name=words.card(effect.id),
                kind=effect_kind(effect, words),
                text=effect_text(effect.id, words),
            )
        )
    return panel


def why_not_panel(effect: Effect | None, reason: str, words: Words) -> Panel:
    """Return a panel with the reason why an action is impossible, and its effect."""
    panel = Panel(ACCENT)
    if effect is not None:
        panel.text(_effect_alone(effect, words))
    return panel.text(reason)


def card_choice(card: str, words: Words) -> Choice:
    """Return a line of a menu: a domain with the names of its effects, or an effect."""
    if card in DOMAIN_NAMES:
        about = words.list(words.card(effect.id) for effect in effects_of(card))
        return Choice(words.card(card), about, words(f"domain-icon-{card}"))
    icon = words(f"domain-icon-{EFFECTS[card].domain}")
    return Choice(words.card(card), words(f"civ-effect-{card}-short"), icon)


def _effect_alone(effect: Effect, words: Words) -> str:
    title = words(
        "civ-card-one",
        icon=words(f"domain-icon-{effect.domain}"),
        name=words.card(effect.id),
        domain=words.card(effect.domain),
        kind=effect_kind(effect, words),
    )
    return f"{title}\n{effect_text(effect.id, words)}"
