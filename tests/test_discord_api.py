"""The checks of all requests of the bot find those that Discord would refuse."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_api import PUBLISHED, DiscordApi, command_limits, discord_api, message_limits

published = pytest.mark.skipif(
    not PUBLISHED.exists(), reason="Discord's API description is not beside the checkout"
)


def button(**changed: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"} | changed


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(*values: str, **changed: Any) -> dict[str, Any]:
    options = [{"label": value or "?", "value": value} for value in values]
    return {"type": 3, "custom_id": "cards", "options": options} | changed


def layout(*parts: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": [{"type": 17, "components": list(parts)}]} | changed


GOOD = layout(
    {"type": 10, "content": "Ann's turn"},
    {"type": 12, "items": [{"media": {"url": "attachment://table.png"}, "description": "A table"}]},
    row(button()),
    row(menu("oars", "tools")),
    attachments=[{"id": 0, "filename": "table.png"}],
)


@published
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/channels/1/messages", GOOD),
        ("/webhooks/1/token", GOOD),
        ("/interactions/1/token/callback", {"type": 4, "data": GOOD}),
        ("/interactions/1/token/callback", {"type": 5}),
        ("/users/@me/channels", {"recipient_id": 5}),
    ],
)
def test_what_discord_takes_is_not_complained_about(path: str, body: dict[str, Any]) -> None:
    assert discord_api().complaints("POST", path, body) == []


@published
@pytest.mark.parametrize(
    ("method", "path", "body", "told"),
    [
        ("GET", "/channels/1/nonsense", None, "no such method and path"),
        ("PUT", "/channels/1/messages", {}, "no such method and path"),
        ("POST", "/users/@me/channels", None, "the body is missing"),
        ("POST", "/channels/1/messages", {"content": 5}, "content: 5 is not of types"),
        ("POST", "/channels/1/messages", layout(row(menu("oars", ""))), "options.1.value"),
        ("POST", "/channels/1/messages", layout(row(menu(*map(str, range(26))))), "25 items"),
        ("POST", "/channels/1/messages", layout({"type": 99}), "components.0"),
        ("POST", "/interactions/1/t/callback", {"type": 4, "data": {"content": 5}}, "data.content"),
    ],
)
def test_unlike_the_description(
    method: str, path: str, body: dict[str, Any] | None, told: str
) -> None:
    complaints = discord_api().complaints(method, path, body)
    assert any(told in complaint for complaint in complaints), complaints


@published
def test_unknown_parameters() -> None:
    (complaint,) = discord_api().complaints("GET", "/channels/1/messages", None, {"age": 3})
    assert "unknown parameter 'age'" in complaint


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (layout(*[row(button(custom_id=str(n))) for n in range(20)]), "41 components"),
        (layout(*[{"type": 10, "content": "x" * 1500}] * 3), "4500 characters of text"),
        ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "6 action rows"),
        (layout(row(button(), button())), "custom_id 'draw' twice"),
        (layout(row(button(label=""))), "neither label nor emoji"),
        (layout(row(button(label="x" * 81))), "label of 81"),
        (layout(row(button(custom_id="x" * 101))), "custom_id of 101"),
        (layout(row(menu("oars", placeholder="x" * 101))), "placeholder of 101"),
        (layout(row(menu("x" * 101))), "value of 101"),
        (layout(row(menu("oars", "oars"))), "one value twice"),
        (layout(row(menu("oars", max_values=2))), "asks for more than there is"),
        ({"attachments": [{"id": 0, "filename": "table.png"}]}, "has no description"),
        (
            {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1025}]},
            "description of 1025",
        ),
        (
            layout(
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "Oars"}],
                    "accessory": button(label="x" * 81),
                }
            ),
            "label of 81",
        ),
    ],
)
def test_over_a_limit(message: dict[str, Any], told: str) -> None:
    assert any(told in complaint for complaint in message_limits(message))


def test_limits_are_checked_without_the_description_too() -> None:
    complaints = DiscordApi(None).complaints(
        "POST", "/interactions/1/t/callback", {"type": 4, "data": layout(row(button(label="")))}
    )
    assert complaints == [
        "POST /interactions/1/t/callback: button 'draw' has neither label nor emoji"
    ]


def test_a_command_counts_its_longest_translation() -> None:
    option = {
        "name": "card",
        "description": "x" * 50,
        "description_localizations": {"fr": "y" * 90},
    }
    command = {"name": "card", "description": "", "options": [option] * 90}
    assert list(command_limits(command)) == ["/card has 8464 characters, at most 8000"]
    assert list(command_limits({**command, "options": [option] * 10})) == []
