"""Problem reports from users."""
