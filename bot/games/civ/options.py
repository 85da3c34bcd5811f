"""A player's options in Carta Impera Victoria, for buttons and menus.

The tokens of a decision of kind ``action`` are ``play army``, ``effect army 1``, ``discard army``,
``copy p2 religion 2`` and ``draw``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.names import isolated
from bot.core.words import Words
from bot.games.civ.cards import DOMAIN_NAMES, Effect, discard_effect, effects_of, permanent_effect
from bot.ui.choice import Choice
from bot.ui.prompts import option_label
from engine import Decision


def choices_of(decision: Decision, words: Words, names: Mapping[str, str]) -> list[Choice]:
    """Return the options of ``decision``, equal cards numbered. ``names`` are plain."""
    if decision.kind == "action":
        return [action_choice(token, words, names, decision.options) for token in decision.options]
    choices = []
    for place, token in enumerate(decision.options):
        count = decision.options.count(token)
        about = None
        if count > 1 and decision.max > 1:
            number = decision.options[: place + 1].count(token)
            about = words("civ-copy-of", number=number, count=count)
        choices.append(_choice(decision, token, words, names, about))
    return choices


def _choice(
    decision: Decision, token: str, words: Words, names: Mapping[str, str], about: str | None
) -> Choice:
    domain = token.split()[-1]
    if domain not in DOMAIN_NAMES:
        return Choice(option_label(decision, token, words, names))
    if decision.kind == "player-domain":
        player = token.rpartition(" ")[0]
        name = isolated(names.get(player, player))
        label = words("option-player-domain", player=name, domain=words.card(domain))
    else:
        label = words.card(domain)
    return Choice(label, about, words(f"domain-icon-{domain}"))


def action_choice(
    token: str, words: Words, names: Mapping[str, str], options: Sequence[str] = ()
) -> Choice:
    """Return a step of the turn, one of several ``options``, with its effect."""
    return Choice(
        action_label(token, words, names, options),
        action_about(token, words),
        action_icon(token, words),
    )


def effect_of(token: str) -> Effect | None:
    """Return the effect that ``token`` uses; ``None`` for playing and drawing."""
    what, _, rest = token.partition(" ")
    if what == "discard":
        return discard_effect(rest)
    if what in ("effect", "copy"):
        domain, level = rest.split()[-2:]
        return permanent_effect(domain, level)
    return None


def action_label(
    token: str, words: Words, names: Mapping[str, str], options: Sequence[str] = ()
) -> str:
    """Return the label of ``token`` among the ``options``. ``names`` are plain names.

    An effect that can be copied from several players names none of them: the choice makes no
    difference.
    """
    what, _, rest = token.partition(" ")
    if what == "play":
        return words.card(rest)
    effect = effect_of(token)
    if effect is None:
        return words("option-civ-draw")
    name, domain = words.card(effect.id), words.card(effect.domain)
    if what == "discard":
        return words("option-civ-discard", effect=name, domain=domain)
    if what == "effect":
        return words("option-civ-effect", effect=name, domain=domain, level=rest.split()[-1])
    owner, _, copied = rest.partition(" ")
    if sum(each.startswith("copy ") and each.endswith(f" {copied}") for each in options) > 1:
        return words("option-civ-copy-any", effect=name, inspiration=words.card("inspiration"))
    return words("option-civ-copy", effect=name, player=isolated(names.get(owner, owner)))


def action_about(token: str, words: Words) -> str:
    """Return the effect of ``token`` in the one line below it in a menu."""
    what, _, rest = token.partition(" ")
    if what == "play":
        return words.list(words.card(effect.id) for effect in effects_of(rest))
    effect = effect_of(token)
    return effect_in_short(effect.id, words) if effect else words("option-civ-draw-about")


def action_icon(token: str, words: Words) -> str:
    """Return the symbol of ``token``: of its domain, of the coin to copy, of drawing."""
    what, _, rest = token.partition(" ")
    if what == "play":
        return words(f"domain-icon-{rest}")
    effect = effect_of(token)
    if effect is None or what == "copy":
        return words(f"option-civ-{what}-icon")
    return words(f"domain-icon-{effect.domain}")


def effect_text(effect: str, words: Words) -> str:
    """Return the full text of the effect with this id."""
    return words(f"civ-effect-{effect}")


def effect_in_short(effect: str, words: Words) -> str:
    """Return the text of the effect with this id for a line of a menu."""
    return words(f"civ-effect-{effect}-short")


def effect_kind(effect: Effect, words: Words, thresholds: Mapping[int, int] | None = None) -> str:
    """Return the cost of ``effect``: cards of its domain, or one to be discarded.

    At a table, ``thresholds`` has the numbers of cards by level.
    """
    needed: str | int = ""
    if effect.kind.startswith("level-"):
        level = int(effect.kind.removeprefix("level-"))
        needed = thresholds[level] if thresholds else words(f"civ-needed-{effect.kind}")
    return words(f"civ-kind-{effect.kind}", needed=needed)
