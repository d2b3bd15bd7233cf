"""Tests of the table: the record of a game."""
