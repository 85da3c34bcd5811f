"""Carta Impera Victoria as the shared panels show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_text, in_texts
from bot.core.words import Words
from bot.games.civ.actions import (
    add_turn,
    card_buttons,
    draw_button,
    has_effects,
    played_by,
)
from bot.games.civ.areas import cards_text, standing
from bot.games.civ.card import card_choice, card_panel, pictured
from bot.games.civ.guesses import CivGuesses
from bot.games.civ.hints import option_named, option_told, why
from bot.games.civ.log import CivLog
from bot.games.civ.options import choices_of, effect_in_short
from bot.games.civ.pile import pile_button
from bot.games.civ.recap import CivStory
from bot.games.civ.targets import add_target
from bot.games.standings import marked
from bot.ui.choice import Choice
from bot.ui.decision import AnswerButton, AnswerMenu, add_choice, worth_showing
from bot.ui.menu import add_menu
from bot.ui.navigation import choose_button
from bot.ui.panel import Panel, Picture
from bot.ui.press import Style, button
from bot.ui.private_view import Step
from bot.ui.prompts import prompt
from bot.ui.tries import decision_id
from engine import Decision, Event
from engine.civ.domains import DOMAINS
from engine.decision import Answer
from engine.view import Awaited

if TYPE_CHECKING:
    from bot.core.table import Table
    from engine.civ.view import TableView

# Up to this many cards are buttons: one for each domain.
BUTTONS = len(DOMAINS)


class CivPresenter:
    """The presenter of Carta Impera Victoria; see ``bot.games.presenter``."""

    topics = (
        "civ-short", "civ-goal", "civ-turn", "civ-effects", "civ-discard", "civ-inspiration",
        "civ-draft", "civ-end", "civ-teams",
    )  # fmt: skip
    guesses = CivGuesses()

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        """Return the variant, and whether there are teams."""
        variant = options.get("variant", "base")
        lines = [words("lobby-option", name=words(f"civ-variant-{variant}"),
                       about=words(f"civ-variant-{variant}-about"))]  # fmt: skip
        if options.get("teams"):
            lines.append(words("lobby-option", name=words("teams-name"),
                               about=words("teams-about")))  # fmt: skip
        return "\n".join(lines)

    def title(self, table: Table, view: TableView, words: Words) -> str:
        """Return the turn and its player, the last round, or the draft."""
        game = words("game-civ")
        if view.turn is None:
            if view.middle:
                cards = words.list(cards_text(view.middle, words))
                return words("civ-title-pick", game=game, cards=cards)
            return words("civ-title-draft", game=game)
        key = "civ-title-last-round" if view.last_round and not view.over else "civ-title"
        return words(key, game=game, turn=view.turn_number, player=in_text(table.names[view.turn]))

    def standings(self, table: Table, view: TableView, words: Words) -> str:
        """Return hand sizes, areas and majorities; empty while all areas are empty."""
        if view.turn is None and not any(any(seat.area.values()) for seat in view.seats):
            return ""
        names = in_texts(table.names)
        return "\n".join(standing(seat, mark, words, names) for mark, seat in marked(view, words))

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        """Return the button to choose in private; and the draw, once it is possible."""
        if decision.purpose == "play-step":
            label, sign = words("civ-play-button"), words("civ-play-sign")
            return [choose_button(table_id, label, sign)]
        label, sign = words("civ-effects-button"), words("civ-effects-sign")
        effects = [choose_button(table_id, label, sign)] if has_effects(decision) else []
        return [*effects, draw_button(table_id, decision, words)]

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        """Return the button of the discard pile."""
        return [pile_button(table_id, words)]

    def awaited_for(self, view: TableView, awaited: Awaited, words: Words) -> str:
        """Return the step of the turn, or the kind of choice."""
        return words(f"awaited-{awaited.purpose}")

    def log_lines(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """See ``bot.games.telling.Formatter``."""
        return CivLog.log_lines(events, words, names, viewer)

    def digest(
        self, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        """See ``bot.games.telling.Formatter``."""
        return CivLog.digest(events, words, names, viewer)

    def recap(self, events: Iterable[Event], words: Words, names: Mapping[str, str]) -> str:
        """See ``bot.games.recap.Story``."""
        return CivStory.recap(events, words, names)

    def hand(
        self, view: TableView, player: str, words: Words, asked: Decision | None = None
    ) -> Sequence[str]:
        """Return the hand and the player's areas by domain; in the draft also the packet."""
        seat = view.seat(player)
        told = played_by(asked) if asked is not None else ()
        title = words("civ-hand-title", count=len(seat.hand))
        if view.turn == player:
            limit = words("civ-hand-limit", limit=view.limit)
            title = words("civ-hand-title-limit", title=title, limit=limit)
        lines = [title]
        lines += [
            words(
                "civ-hand-line-embargo" if domain in seat.embargoes else "civ-hand-line",
                cards=cards_text([domain] * count, words)[0],
                have=seat.area[domain],
                needed=seat.needed[domain],
            )
            for domain, count in Counter(seat.hand).items()
            if domain not in told
        ]
        if seat.packet:
            cards = words.list(cards_text(seat.packet, words))
            lines.append(words("civ-packet-title", cards=cards))
        return lines

    def state_of_hand(self, view: TableView, player: str) -> Any:
        """Return the hand, the packet, and the area shown beside the hand."""
        seat = view.seat(player)
        return seat.hand, seat.packet, seat.area, seat.needed, seat.embargoes

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: TableView, words: Words,
        step: Step, forecast: Any,
    ) -> None:  # fmt: skip
        """Ask for a step of the turn, or an effect's choice."""
        if decision.kind == "action":
            add_turn(panel, table, decision, view, words, step)
            return
        if decision.card is not None:
            name, text = words.card(decision.card), effect_in_short(decision.card, words)
            panel.text(words("asked-by", card=name, text=text))
        panel.text(prompt(decision, words))
        if decision.kind != "cards":
            panel.text(self.standings(table, view, words))
        if decision.kind == "player-domain":
            add_target(panel, table.id, decision, view, words, table.names, step)
            return
        choices = choices_of(decision, words, table.names)
        if decision.purpose == "play" and decision.max > 1:
            _add_plays(panel, table.id, decision, choices, words)
            return
        offered = sorted(worth_showing(decision), key=lambda place: _rank(decision.options[place]))
        add_choice(
            panel, table.id, decision, choices, words, step, offered=offered, buttons=BUTTONS
        )

    def option_named(
        self, decision: Decision, token: str, words: Words, names: Mapping[str, str]
    ) -> str:
        """See ``bot.games.civ.hints``."""
        return option_named(decision, token, words, names)

    def option_told(
        self, decision: Decision, token: str, view: TableView, words: Words,
        names: Mapping[str, str], forecast: Any,
    ) -> str:  # fmt: skip
        """See ``bot.games.civ.hints``."""
        return option_told(decision, token, view, words, names)

    def why(
        self, decision: Decision, answer: Answer, view: TableView, words: Words,
        names: Mapping[str, str], forecast: Any,
    ) -> str:  # fmt: skip
        """See ``bot.games.civ.hints``."""
        return why(decision, answer, view, words)

    def readable(self, view: TableView, player: str) -> Sequence[str]:
        """Return the domains in hand, to choose from, and in the own area."""
        seat = view.seat(player)
        held = {*seat.hand, *seat.packet, *(domain for domain in DOMAINS if seat.area[domain])}
        return [domain for domain in DOMAINS if domain in held]

    def card_choice(self, card: str, words: Words) -> Choice:
        """Return a domain or an effect, with its parts."""
        return card_choice(card, words)

    def pictured(self, card: str) -> str:
        """Return the domain of the card on which an effect is printed."""
        return pictured(card)

    def card_buttons(
        self, table: Table, decision: Decision, card: str, words: Words
    ) -> Sequence[ui.Item]:
        """Return the plays of this domain, and its effects."""
        return card_buttons(table, decision, card, words)

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        """Return the panel of a domain with its effects, or of one effect."""
        return card_panel(card, words, picture)


def _rank(token: str) -> int:
    return DOMAINS.index(token) if token in DOMAINS else 0


def _add_plays(
    panel: Panel, table_id: int, decision: Decision, choices: Sequence[Choice], words: Words
) -> None:
    """Add cards to play at once: one per press, or all in one menu."""
    at = decision_id(table_id, decision)
    by_domain = sorted(range(len(choices)), key=lambda place: _rank(decision.options[place]))
    first = {decision.options[place]: place for place in reversed(by_domain)}
    panel.row(
        *[
            AnswerButton(
                button(
                    f"one:{at}:{place}",
                    choices[place].label,
                    Style.primary,
                    emoji=choices[place].emoji,
                )
            )
            for place in sorted(first.values(), key=lambda place: _rank(decision.options[place]))
        ]
    )
    shown = set(worth_showing(decision))
    add_menu(
        panel,
        AnswerMenu,
        f"pick-one:{at}:0",
        [(place, choices[place]) for place in by_domain if place in shown],
        words("civ-play-together", count=decision.max),
        words,
        page_button=lambda page, label: AnswerButton(button(f"one:{at}:0", label)),
        least=decision.max,
        most=decision.max,
    )
