"""Forecasts of a dogma, shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.games.innovation.cards import effect_lines
from engine.innovation.cards import CARDS

if TYPE_CHECKING:
    from engine.innovation.forecast import Forecast


def losses_text(forecast: Forecast, words: Words, names: Mapping[str, str]) -> list[str]:
    """Return the possible losses by the demand, a line for each player and zone."""
    return [
        words(
            "forecast-loss",
            name=names[loss.player],
            least=loss.least,
            most=loss.most,
            zone=loss.origin,
            card=words.card(loss.card) if loss.card else "none",
        )
        for loss in forecast.losses
    ]


def sharing_bonus(forecast: Forecast) -> str:
    """Return whose sharing earns a card: ``all``, ``opponents`` or ``nobody``."""
    if forecast.partner is None:
        return "all"
    return "opponents" if forecast.bonus else "nobody"


def forecast_text(forecast: Forecast, player: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the card's text, and the players that share it or face its demand.

    It also says if the dogma would have no effect.
    """
    card = CARDS[forecast.card]
    icon = words(f"icon-{forecast.resource}")

    def counted(players: Iterable[str]) -> str:
        return words.list(
            words("forecast-count", name=names[one], count=forecast.counts[one], icon=icon)
            for one in players
        )

    lines = [
        words(
            "forecast-title",
            sign=words(f"color-icon-{card.color}"),
            card=words.card(card.id),
            count=forecast.counts[player],
            icon=icon,
        )
    ]
    lines += effect_lines(card.id, words)
    if "coop" in card.effects:
        key = "forecast-shares" if forecast.shares else "forecast-alone"
        lines.append(words(key, players=counted(forecast.shares), bonus=sharing_bonus(forecast)))
    if "demand" in card.effects:
        key = "forecast-demands" if forecast.demands else "forecast-nobody"
        lines.append(words(key, players=counted(forecast.demands), icon=icon))
        lines += losses_text(forecast, words, names)
    if not forecast.changes:
        lines.append(words("forecast-nothing"))
    return "\n".join(lines)
