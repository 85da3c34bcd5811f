"""The bot's features, one package per subject."""
