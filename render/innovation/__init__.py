"""Pictures of Innovation."""
