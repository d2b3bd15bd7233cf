"""Lessons: a first game that teaches, a file of scripted chance, partner and steps an edition."""
