"""The foundations of every feature, independent of Discord."""
