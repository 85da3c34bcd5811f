"""Reminders and deadlines: time limits, and what happens when time is up."""
