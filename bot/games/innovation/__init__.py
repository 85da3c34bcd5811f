"""Innovation on Discord: its presenter, log, actions and card texts."""
