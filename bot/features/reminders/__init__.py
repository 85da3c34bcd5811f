"""Reminders and deadlines: time limits, and their enforcement."""
