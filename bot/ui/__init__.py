"""Building blocks of Discord messages, shared by all features."""
