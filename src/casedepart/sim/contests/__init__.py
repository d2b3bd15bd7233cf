"""Tournaments: bots in every arrangement of the seats, and how strong they prove."""
