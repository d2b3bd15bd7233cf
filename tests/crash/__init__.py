"""Servers that are killed in the middle of many games: nothing acknowledged is lost, nothing counts twice."""
