"""Tools for the host: a single running bot, diagnosis, monitoring and logs."""
