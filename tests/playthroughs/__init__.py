"""Whole games of the bots, recorded once and played again by every test run."""
