"""Pictures of Carta Impera Victoria."""
