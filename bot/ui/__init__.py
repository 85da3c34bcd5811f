"""Discord's building blocks, which every feature sends its messages with."""
