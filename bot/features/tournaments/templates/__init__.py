"""Templates: settings of tournaments saved by name on a server."""
