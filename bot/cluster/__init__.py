"""Several processes that share the work: locks and the message bus."""
