"""Metrics of a running bot. Numbers only: no names, tables or cards."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

PRESSES = Histogram(
    "civitas_press_seconds", "From the arrival of a press until all that it does is done"
)
COMMITS = Histogram("civitas_commit_seconds", "Storing one change of a table")
PICTURES = Histogram("civitas_picture_seconds", "Drawing one picture")
ERRORS = Counter("civitas_unexpected_errors", "Errors that nobody foresaw")
UNPARSED = Counter(
    "civitas_unparsed_events", "Events of Discord's gateway that could not be parsed"
)
NOT_SAVED = Counter("civitas_not_saved", "Changes that the database did not take")
UNTOLD = Gauge("civitas_untold_tables", "Tables whose messages are behind, and are tried again")
LOST = Gauge("civitas_lost_tables", "Tables that cannot be shown in their channel")
TABLES = Gauge("civitas_active_tables", "Tables at which people gather or play")
TOURNAMENTS = Gauge("civitas_active_tournaments", "Tournaments that go on and are not paused")
STUCK = Gauge("civitas_stuck_tournaments", "Tournaments in which a step is due and not taken")
OVERDUE = Gauge("civitas_overdue_matches", "Matches that are not over after their deadline")
FAILURES = Gauge(
    "civitas_tournament_failures", "Failures in a row of the step of a tournament that fails most"
)
CONNECTED = Gauge("civitas_connected", "Whether the bot receives the events of all its servers")
BACKUP = Gauge("civitas_backup_timestamp_seconds", "When the last scheduled backup was made")
LATENCY = Gauge("civitas_gateway_latency_seconds", "Between a heartbeat and Discord's answer")
LOOP_LAG = Histogram(
    "civitas_loop_lag_seconds",
    "How much later than it should the event loop does something",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)
