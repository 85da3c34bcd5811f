"""Maintenance notes: messages from the host to all running tables."""
