"""Chances to win: from a position, after each answer, and over a whole game."""
