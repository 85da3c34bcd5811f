"""Exports of tournaments: files, calendars, and a public page."""
