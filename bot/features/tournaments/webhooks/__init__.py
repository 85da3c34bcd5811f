"""Webhooks: results posted as signed JSON to a URL of the organiser."""
