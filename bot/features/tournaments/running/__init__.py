"""Running tournaments: the director, and the messages, threads, roles and events."""
