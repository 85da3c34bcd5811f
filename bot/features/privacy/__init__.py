"""Stored personal data: shown, exported, deleted."""
