"""Innovation as the shared panels show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_text, in_texts
from bot.core.words import Words
from bot.games.innovation.actions import ACTIONS, action_buttons, add_actions, card_buttons
from bot.games.innovation.card import card_panel
from bot.games.innovation.cards import (
    card_choice,
    cards_about,
    color_choice,
    effect_asked,
    held_line,
    owners,
    token_choice,
    whose,
)
from bot.games.innovation.forecast import forecast_text
from bot.games.innovation.guesses import InnovationGuesses
from bot.games.innovation.hints import option_named, option_told, why
from bot.games.innovation.log import InnovationLog
from bot.games.innovation.outcomes import outcomes_text, with_outcome
from bot.games.innovation.recap import InnovationStory
from bot.games.standings import marked
from bot.ui.choice import Choice
from bot.ui.decision import add_choice, in_buttons
from bot.ui.panel import Panel, Picture
from bot.ui.private_view import HAND_LINES, Step
from bot.ui.prompts import prompt
from engine import Decision, Event
from engine.decision import Answer
from engine.innovation.cards import CARDS
from engine.innovation.outcome import outcomes
from engine.view import Awaited
from render.innovation.names import achievement_name

if TYPE_CHECKING:
    from bot.core.table import Table
    from engine.innovation.forecast import Forecast
    from engine.innovation.outcome import Outcome
    from engine.innovation.view import SeatView, TableView


class InnovationPresenter:
    """The presenter of Innovation; see ``bot.games.presenter``."""

    topics = ("goal", "turn", "words", "dogma", "splay", "achievements", "variants")
    guesses = InnovationGuesses()

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        """Return the variants, none of which is in the rule document."""
        lines = []
        if options.get("teams"):
            about = words("innovation-teams-about")
            lines.append(words("lobby-option", name=words("teams-name"), about=about))
        if options.get("extra_achievement"):
            about = words("extra-achievement-about")
            lines.append(words("lobby-option", name=words("extra-achievement"), about=about))
        return "\n".join(lines)

    def title(self, table: Table, view: TableView, words: Words) -> str:
        """Return the turn and its player, or that first cards are chosen."""
        game = words("game-innovation")
        if view.turn is None:
            return words("table-title-first", game=game)
        name = in_text(table.names[view.turn])
        return words("table-title", game=game, turn=view.turn_number, player=name)

    def standings(self, table: Table, view: TableView, words: Words) -> str:
        """Return points, achievements and numbers of cards in hand, by team if any."""
        ranked = marked(view, words)
        if not view.teams:
            return "\n".join(_standing(table, seat, mark, view, words) for mark, seat in ranked)
        lines = []
        for number in dict.fromkeys(seat.team for _, seat in ranked):
            team = view.teams[number]
            lines.append(
                words(
                    "standing-team",
                    team=words("team-number", number=number + 1),
                    achieved=view.won(team[0]),
                    needed=view.needed,
                    points=view.points(team[0]),
                )
            )
            lines += [
                _standing(table, seat, mark, view, words, "standing-partner")
                for mark, seat in ranked
                if seat.team == number
            ]
        return "\n".join(lines)

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        """Return the four actions."""
        return action_buttons(table_id, decision, words)

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        """Return no buttons: the picture shows all public information."""
        return ()

    def awaited_for(self, view: TableView, awaited: Awaited, words: Words) -> str:
        """Return the kind of choice, or the number of actions left."""
        return words(f"awaited-{awaited.purpose}", actions=view.actions)

    def log_lines(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """See ``bot.games.telling.Formatter``."""
        return InnovationLog.log_lines(events, words, names, viewer)

    def digest(
        self, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        """See ``bot.games.telling.Formatter``."""
        return InnovationLog.digest(events, words, names, viewer)

    def recap(self, events: Iterable[Event], words: Words, names: Mapping[str, str]) -> str:
        """See ``bot.games.recap.Story``."""
        return InnovationStory.recap(events, words, names)

    def hand(
        self, view: TableView, player: str, words: Words, asked: Decision | None = None
    ) -> Sequence[str]:
        """Return the points, and a summary of each card of the hand."""
        seat = view.seat(player)
        cards = [held_line(held.card, words) for held in seat.hand if held.card]
        return [words("hand-cards", count=len(cards), points=seat.points), *cards]

    def state_of_hand(self, view: TableView, player: str) -> Any:
        """Return the hand, and the score pile that is drawn beside it."""
        seat = view.seat(player)
        return seat.hand, seat.score

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: TableView, words: Words,
        step: Step, forecast: Forecast | None,
    ) -> None:  # fmt: skip
        """Ask for an action, or a card's choice, with the sentence of the card that asks."""
        if decision.kind == "action":
            if step.what == "confirm":
                assert forecast is not None
                names = in_texts(table.names)
                panel.text(forecast_text(forecast, decision.player, words, names))
            elif step.what in ACTIONS:
                panel.text(words(f"{step.what}-ask"))
            else:
                panel.text(words("asked-action", actions=view.actions))
            add_actions(panel, table, decision, view, words, step)
            return
        if decision.card is not None:
            # In a demand the active player chooses, too: as the owner of the card.
            demanded = decision.player != view.turn
            text = effect_asked(decision.card, decision.effect, words, demanded=demanded)
            panel.text(words("asked-by", card=words.card(decision.card), text=text))
        panel.text(prompt(decision, words))
        found = outcomes(view, decision)
        if in_buttons(decision) and not step.below_hint:  # a menu describes its cards
            hand = [held.card for held in view.seat(decision.player).hand]
            told = hand if step.at_start and len(hand) <= HAND_LINES else []  # above, in the hand
            new = [token for token in decision.options if token not in told]
            panel.text(cards_about(new, words))
            panel.text(outcomes_text(found, words))
        choices = self._choices(table, decision, view, found, words)
        piles = [color_choice(CARDS[group[0]].color, words) for group in decision.groups]
        add_choice(panel, table.id, decision, choices, words, step, groups=piles)

    def _choices(
        self,
        table: Table,
        decision: Decision,
        view: TableView,
        found: Mapping[str, Outcome],
        words: Words,
    ) -> list[Choice]:
        """Return the options of ``decision``, with their outcomes, and owners if several."""
        owned = owners(decision.options, view)
        choices = []
        for token in decision.options:
            choice = token_choice(decision, token, words, table.names)
            if token in owned:
                choice = whose(choice, owned[token], decision.player, words, table.names)
            choices.append(with_outcome(choice, found.get(token), words))
        return choices

    def option_named(
        self, decision: Decision, token: str, words: Words, names: Mapping[str, str]
    ) -> str:
        """See ``bot.games.innovation.hints``."""
        return option_named(decision, token, words, names)

    def option_told(
        self, decision: Decision, token: str, view: TableView, words: Words,
        names: Mapping[str, str], forecast: Forecast | None,
    ) -> str:  # fmt: skip
        """See ``bot.games.innovation.hints``."""
        return option_told(decision, token, view, words, names, forecast)

    def why(
        self, decision: Decision, answer: Answer, view: TableView, words: Words,
        names: Mapping[str, str], forecast: Forecast | None,
    ) -> str:  # fmt: skip
        """See ``bot.games.innovation.hints``."""
        return why(decision, answer, view, words, names, forecast)

    def readable(self, view: TableView, player: str) -> Sequence[str]:
        """Return the hand and the own top cards."""
        seat = view.seat(player)
        cards = [held.card for held in seat.hand if held.card]
        cards += [pile.cards[0] for pile in seat.board]
        return list(dict.fromkeys(cards))

    def card_choice(self, card: str, words: Words) -> Choice:
        """Return colour, name, age, icons and the summary."""
        return card_choice(card, words)

    def pictured(self, card: str) -> str:
        """Return the card itself: each has its own picture."""
        return card

    def card_buttons(
        self, table: Table, decision: Decision, card: str, words: Words
    ) -> Sequence[ui.Item]:
        """Return the actions with this card; a dogma is previewed first."""
        return card_buttons(table.id, decision, card, words)

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        """Return the picture of a card, or its full text."""
        return card_panel(card, words, picture)


def _standing(
    table: Table,
    seat: SeatView,
    mark: str,
    view: TableView,
    words: Words,
    key: str = "standing",
) -> str:
    achieved = words.list(achievement_name(which, words) for which in seat.achievements)
    return words(
        key,
        mark=mark,
        name=in_text(table.names[seat.name]),
        points=seat.points,
        achieved=len(seat.achievements),
        needed=view.needed,
        which=achieved,
        hand=len(seat.hand),
    )
