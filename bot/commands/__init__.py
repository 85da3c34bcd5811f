"""Slash commands, thin: each asks the service and shows a panel."""
