"""Several processes that share the work: shards, locks, the message bus."""
