"""The alert rules and the dashboard in the documentation fit the metrics."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.core import metrics

MONITORING = Path(__file__).parents[3] / "docs" / "monitoring"
FILES = [MONITORING / "alerts.yml", MONITORING / "dashboard.json"]


def known() -> set[str]:
    """Return the names of the bot's samples, as they are on ``/metrics``."""
    assert metrics.TABLES
    names = {
        f"{each.name}{suffix}"
        for each in REGISTRY.collect()
        for suffix in {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(
            each.type, ("",)
        )
    }
    return {name for name in names if name.startswith("civitas_")}


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_only_metrics_that_there_are(file: Path) -> None:
    used = set(re.findall(r"civitas_\w+", file.read_text(encoding="utf-8")))
    assert used
    assert used <= known()


def test_every_trouble_that_is_counted_has_an_alert() -> None:
    rules = FILES[0].read_text(encoding="utf-8")
    quiet = ("active_", "picture_", "commit_", "gateway_latency", "unparsed", "lost_tables")
    for name in known():
        base = re.sub(r"_(bucket|count|sum)$", "", name)
        assert base in rules or any(each in base for each in quiet), name


def test_the_dashboard_is_one_that_grafana_imports() -> None:
    board = json.loads(FILES[1].read_text(encoding="utf-8"))
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids)) > 5
    places = [panel["gridPos"] for panel in board["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
