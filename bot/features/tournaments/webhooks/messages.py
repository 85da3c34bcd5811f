"""The panel of a tournament's webhook: set its URL, test it, remove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yarl

from bot.core.names import typed_text
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.editing import edit_back_button
from bot.features.tournaments.panels.lines import TOURNAMENT, title_text
from bot.features.tournaments.tournament import OVER
from bot.features.tournaments.webhooks.addresses import LONGEST_URL
from bot.features.tournaments.webhooks.service import Webhooks
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament
    from bot.features.tournaments.webhooks.storage import Webhook


def webhook_panel(
    tournament: Tournament, webhook: Webhook | None, waiting: int, words: Words, *, allowed: bool
) -> Panel:
    """Return the state of the webhook, and the buttons of its actions.

    ``waiting``: the events still to be delivered; ``allowed``: by the host of the bot.
    """
    panel = Panel(TOURNAMENT).text(title_text(tournament, words)).text(words("webhook-about"))
    if webhook is not None:
        panel.text(words("webhook-at", host=typed_text(shown_host(webhook.url))))
        if not allowed:
            panel.text(words("refused-webhook-off"))
        if webhook.error is not None and webhook.failed_at is not None:
            error, when = error_text(webhook.error, words), shown_time(webhook.failed_at, "R")
            panel.text(words("webhook-failed", when=when, error=error))
        if waiting:
            panel.text(words("webhook-waiting", count=waiting))
        if webhook.given_up:
            panel.text(words("webhook-given-up", count=webhook.given_up))
    items: list[Press] = []
    if allowed and (tournament.active or tournament.status == OVER):
        label = words("webhook-url-button", set="no" if webhook is None else "yes")
        items.append(WebhookUrlButton(button(f"t-webhook-url:{tournament.id}", label)))
    if webhook is not None:
        if allowed:
            test = button(f"t-webhook-test:{tournament.id}", words("webhook-test-button"))
            items.append(PingButton(test))
        label = words("webhook-remove-button")
        items.append(
            RemoveWebhookButton(button(f"t-webhook-remove:{tournament.id}", label, Style.danger))
        )
    return panel.row(*items, _from_panel(tournament, words))


def shown_host(url: str) -> str:
    """Return the part of a URL that holds no secret: host, and port if it has its own."""
    parsed = yarl.URL(url)
    port = "" if parsed.explicit_port is None else f":{parsed.explicit_port}"
    return f"{parsed.raw_host}{port}"


def error_text(error: str, words: Words) -> str:
    """Return why a delivery failed, in words."""
    kind, _, status = error.partition(":")
    return words("webhook-error", kind=kind, status=status)


def _from_panel(tournament: Tournament, words: Words) -> Any:
    """Return the way back to the panel that this one is opened from."""
    return (edit_back_button if tournament.active else back_button)(tournament, words)


def _to_panel(tournament: Tournament, words: Words) -> Any:
    """Return the way back to the panel of the webhook; its custom_id identifies it."""
    return button(f"t-webhook:{tournament.id}", words("page-before"))


def show_webhook(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the panel. Refused: ``webhook-off`` if there is no webhook to remove."""
    service = interaction.client.get(Webhooks)
    webhook = service.of(tournament.id)
    if webhook is None and not service.allowed:
        raise Refusal("webhook-off")
    waiting = service.waiting(tournament.id)
    words = own_words(interaction)
    return webhook_panel(tournament, webhook, waiting, words, allowed=service.allowed)


class WebhookButton(TournamentPress, template=r"t-webhook:(?P<tournament>\d+)"):
    """Show the panel of the webhook."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_webhook(interaction, organised_here(interaction, self.tournament_id))


class WebhookUrlButton(TournamentPress, template=r"t-webhook-url:(?P<tournament>\d+)"):
    """Open the form for the URL."""

    defers = False

    async def pressed(self, interaction: Pressing) -> WebhookForm:
        tournament = organised_here(interaction, self.tournament_id)
        if not interaction.client.get(Webhooks).allowed:
            raise Refusal("webhook-off")
        return WebhookForm(interaction.user.id, tournament, own_words(interaction))


class WebhookForm(Form, template=r"t-webhook-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser sets the URL."""

    def __init__(self, user_id: int, tournament: Tournament, words: Words) -> None:
        super().__init__(
            f"t-webhook-form:{user_id}:{tournament.id}",
            words("webhook-form"),
            words("webhook-form-what"),
            longest=LONGEST_URL,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Set the URL, and show the secret this once. Refused: as by ``Webhooks.set``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        secret = await interaction.client.get(Webhooks).set(
            tournament.id, as_organiser(interaction), text
        )
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(words("webhook-secret")).text(f"```\n{secret}\n```")
        return panel.row(_to_panel(tournament, words))


class PingButton(TournamentPress, template=r"t-webhook-test:(?P<tournament>\d+)"):
    """Post a test event, and tell how it went."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        service, words = interaction.client.get(Webhooks), own_words(interaction)
        error = await service.ping(tournament.id, as_organiser(interaction))
        panel = Panel(TOURNAMENT)
        if error is None:
            panel.text(words("webhook-tested"))
        else:
            panel.text(words("webhook-test-failed", error=error_text(error, words)))
        return panel.row(_to_panel(tournament, words))


class RemoveWebhookButton(
    TournamentPress, template=r"t-webhook-remove:(?P<tournament>\d+)(?P<sure>:sure)?"
):
    """Remove the webhook, once confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, words = interaction.client.get(Webhooks), own_words(interaction)
        tournament = organised_here(interaction, self.tournament_id)
        if self.said["sure"]:
            await service.remove(tournament.id, as_organiser(interaction))
            panel = Panel(TOURNAMENT).text(words("webhook-removed"))
            return panel.row(_from_panel(tournament, words))
        panel = Panel(TOURNAMENT)
        panel.text(words("webhook-remove-ask", count=service.waiting(tournament.id)))
        label = words("webhook-remove-sure-button")
        sure = button(f"t-webhook-remove:{tournament.id}:sure", label, Style.danger)
        return panel.row(RemoveWebhookButton(sure), _to_panel(tournament, words))
