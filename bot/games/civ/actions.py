"""A turn of Carta Impera Victoria: play a card, use possible effects, draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import escaped
from bot.core.words import Words
from bot.games.civ.card import why_not_panel
from bot.games.civ.cards import EFFECTS
from bot.games.civ.hints import option_told
from bot.games.civ.options import action_choice, choices_of, effect_in_short, effect_of
from bot.tables.guards import begun, check, not_resigned, seated_or_sitting_in
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.choice import Choice
from bot.ui.decision import AnswerButton, DecisionPress, add_choice, back_button
from bot.ui.errors import own_words, tell_privately
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView, Step
from bot.ui.prompts import prompt
from bot.ui.tries import DECISION, decision_id, tries_of
from engine import Decision, Refusal
from engine.civ.domains import DOMAINS
from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.turns import without_repeats

if TYPE_CHECKING:
    from bot.core.table import Table
    from engine.civ.view import TableView

# Up to this many effects are buttons, with their texts above them; more are a menu.
BUTTONS = 10

# The hand limits of Holy Book and Divine Right, by level.
LIMITS = {1: 5, 2: 7}

GROUPS = ("permanent", "discard", "copy")


def add_turn(
    panel: Panel, table: Table, decision: Decision, view: TableView, words: Words, step: Step
) -> None:
    """Put the step of the turn on ``panel``: cards to play, or effects and the draw."""
    choices = choices_of(decision, words, table.names)
    if step.what == "remind" and step.picked:
        _add_reminder(panel, table.id, decision, view, words, step.picked[0])
    elif decision.purpose == "play-step":
        panel.text(prompt(decision, words))
        if not step.below_hint:
            panel.text(_plays(table, decision, view, words))
        add_choice(panel, table.id, decision, choices, words, step, buttons=len(DOMAINS))
        why = _unplayable(decision, view)
        _add_why(panel, table.id, decision, why, words, "civ-why-play-placeholder")
    else:
        _add_effects(panel, table.id, decision, choices, words, step)
        why = _impossible(decision)
        _add_why(panel, table.id, decision, why, words, "civ-why-placeholder")


def draw_button(table_id: int, decision: Decision, words: Words) -> DrawButton:
    """Return the button that ends the turn."""
    custom_id = f"civ-draw:{decision_id(table_id, decision)}"
    label, sign = words("civ-draw-button"), words("civ-draw-sign")
    return DrawButton(button(custom_id, label, Style.success, emoji=sign))


def played_by(decision: Decision) -> list[str]:
    """Return the domains of the cards that a step of a turn may play, each once."""
    if decision.purpose != "play-step":
        return []
    tokens = {token.removeprefix("play ") for token in decision.options}
    return [domain for domain in DOMAINS if domain in tokens]


def has_effects(decision: Decision) -> bool:
    """Return whether an effect is possible now."""
    return any(token != "draw" for token in decision.options)


def _add_effects(
    panel: Panel,
    table_id: int,
    decision: Decision,
    choices: Sequence[Choice],
    words: Words,
    step: Step,
) -> None:
    """Add the effects that are possible now, sorted by cost, with their texts."""
    groups = _sorted(decision)
    offered = [place for group in groups.values() for place in group]
    panel.text(words("civ-asked-effects" if offered else "civ-asked-draw"))
    if len(offered) <= BUTTONS:
        choices = [_in_short(token, choice, words)
                   for token, choice in zip(decision.options, choices, strict=True)]  # fmt: skip
        for kind, places in groups.items():
            if not step.below_hint:
                panel.text(_possible(kind, [choices[place] for place in places], words))
    if offered:
        add_choice(
            panel, table_id, decision, choices, words, step, offered=offered, buttons=BUTTONS
        )
    panel.row(draw_button(table_id, decision, words))


def _plays(table: Table, decision: Decision, view: TableView, words: Words) -> str:
    """Return the outcome of each play, a line each."""
    hand = view.seat(decision.player).hand
    lines = []
    for domain in played_by(decision):
        told = option_told(decision, f"play {domain}", view, words, table.names)
        lines.append(words("civ-play-line", count=hand.count(domain), option=told))
    return "\n".join(lines)


def card_buttons(table: Table, decision: Decision, domain: str, words: Words) -> list[AnswerButton]:
    """Return the plays of ``domain`` and its effects, if the step of a turn is asked."""
    if decision.kind != "action":
        return []
    at, found = decision_id(table.id, decision), []
    for place, token in enumerate(decision.options):
        effect = effect_of(token)
        if token == f"play {domain}" or (effect is not None and effect.domain == domain):
            choice = action_choice(token, words, table.names, decision.options)
            custom_id = f"one:{at}:{place}"
            shown = button(custom_id, choice.label, Style.primary, emoji=choice.emoji)
            found.append(AnswerButton(shown))
    return found


def _sorted(decision: Decision) -> dict[str, list[int]]:
    """Return the indices of permanent, discard and copied effects.

    Copies that make no difference are left out.
    """
    groups: dict[str, list[int]] = {}
    offered = without_repeats(decision.options)
    for kind, what in zip(GROUPS, ("effect", "discard", "copy"), strict=True):
        places = [
            decision.options.index(token) for token in offered if token.partition(" ")[0] == what
        ]
        if places:
            groups[kind] = sorted(places, key=lambda place: _rank(decision.options[place]))
    return groups


def _rank(token: str) -> tuple[int, ...]:
    """Return a sort key: by domain, the stronger level first, then by seat."""
    effect = effect_of(token)
    assert effect is not None
    return DOMAINS.index(effect.domain), effect.kind == "level-1"


def _in_short(token: str, choice: Choice, words: Words) -> Choice:
    """Return an own effect by its name alone: its cost is shown above it."""
    effect = effect_of(token)
    if effect is None or token.startswith("copy "):
        return choice
    return replace(choice, label=words.card(effect.id))


def _possible(kind: str, choices: Sequence[Choice], words: Words) -> str:
    head = words(
        f"civ-possible-{kind}",
        inspiration=words.card("inspiration"),
        icon=words("option-civ-copy-icon"),
    )
    lines = [
        words(
            "civ-possible-line",
            icon=choice.emoji or "",
            effect=escaped(choice.label),
            about=choice.description or "",
        )
        for choice in choices
    ]
    return "\n".join([head, *lines])


# Impossible actions


def _unplayable(decision: Decision, view: TableView) -> list[str]:
    hand = view.seat(decision.player).hand
    tokens = dict.fromkeys(f"play {domain}" for domain in hand)
    return [token for token in tokens if token not in decision.options]


def _impossible(decision: Decision) -> list[str]:
    """Return every effect that is not possible now; copying is one of them."""
    tokens = [f"effect {domain} {level}" for domain, level in PERMANENT]
    tokens += [f"discard {domain}" for domain in DISCARDS]
    tokens = [token for token in tokens if token not in decision.options]
    tokens.sort(key=lambda token: DOMAINS.index(token.split()[1]))
    copies = any(token.startswith("copy ") for token in decision.options)
    return tokens if copies else [*tokens, "copy"]


def _add_why(
    panel: Panel,
    table_id: int,
    decision: Decision,
    tokens: Sequence[str],
    words: Words,
    placeholder: str,
) -> None:
    if tries_of(decision):  # it would explain the table as it is
        return
    lines = []
    for token in tokens:
        if token == "copy":
            about = effect_in_short("inspiration", words)
            choice = Choice(words.card("inspiration"), about, words("option-civ-copy-icon"))
        else:
            choice = action_choice(token, words, {})
        lines.append((token, choice))
    if lines:
        add_plain_menu(panel, WhyMenu, f"civ-why:{table_id}", lines, words(placeholder))


def why_not(table: Table, player: str, token: str, words: Words) -> str:
    """Return why ``player`` cannot do ``token`` now; ``copy`` stands for any copy."""
    game = table.game
    assert game is not None
    tokens = [token]
    if token == "copy":
        tokens = [f"copy {one} {domain} {level}" for one in game.players if one != player
                  for domain, level in PERMANENT]  # fmt: skip
    reasons = []
    for one in tokens:
        try:
            game.forecast(player, one)
        except Refusal as refusal:
            reasons.append(refusal)
        else:
            return words("civ-why-yes")
    reason = words.refusal(reasons[0])
    if len({refusal.reason for refusal in reasons}) > 1 or reasons[0].reason == "cards-missing":
        reason = words("civ-nothing-to-copy") if token == "copy" else reason
    return words("civ-why-no", reason=reason)


class WhyMenu(Press, template=r"civ-why:(?P<table>\d+)"):
    """Explain why an action is not possible at the moment of the press."""

    game = "civ"

    async def pressed(self, interaction: Pressing) -> None:
        table = interaction.client.get(Tables).get(self.table_id)
        player = table.player_of(interaction.user.id)
        check(caller_at(interaction, table), seated_or_sitting_in, begun, not_resigned)
        assert player is not None
        words, token = own_words(interaction), self.values[0]
        reason = why_not(table, player, token, words)
        effect = EFFECTS["inspiration"] if token == "copy" else effect_of(token)
        await tell_privately(interaction, why_not_panel(effect, reason, words))


# The draw, and the reminder of a higher hand limit


def forgotten(decision: Decision, view: TableView) -> int | None:
    """Return the index of the best effect that raises the player's hand limit, if any."""
    seat = view.seat(decision.player)
    for level, limit in sorted(LIMITS.items(), reverse=True):
        if not any(view.deck) or max(seat.hand_size, view.limit) >= limit:
            continue
        for place, token in enumerate(decision.options):
            if token.endswith(f" religion {level}"):
                return place
    return None


def _add_reminder(
    panel: Panel, table_id: int, decision: Decision, view: TableView, words: Words, place: int
) -> None:
    token = decision.options[place]
    effect = effect_of(token)
    if effect is None:
        return
    name, at = words.card(effect.id), decision_id(table_id, decision)
    hand, limit = view.seat(decision.player).hand_size, LIMITS[int(token.split()[-1])]
    panel.text(words("civ-remind", effect=name, limit=limit, hand=hand))
    use, draw = words("civ-remind-use", effect=name), words("civ-remind-draw")
    panel.row(
        AnswerButton(button(f"one:{at}:{place}", use, Style.primary)),
        AnswerButton(button(f"one:{at}:{decision.options.index('draw')}", draw, Style.success)),
        back_button(table_id, decision, words),
    )


class DrawButton(DecisionPress, template=rf"civ-draw:{DECISION}"):
    """Draw and end the turn; once per turn, first remind of a higher hand limit."""

    game = "civ"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        bot = interaction.client
        table = bot.get(Tables).get(self.table_id)
        assert table.game is not None
        view = table.game.view(decision.player)
        place = None if tries_of(decision) else forgotten(decision, view)
        if place is not None and bot.get(PrivateView).reminds(self.table_id, view.turn_number):
            await self.show(interaction, decision, Step("remind", picked=(place,)))
            return
        drawing = [place for place, token in enumerate(decision.options) if token == "draw"]
        await self.answer(interaction, decision, drawing)
