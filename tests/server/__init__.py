"""Tests of the server, and what they share: `postgresql`, the address of a database for a test alone."""
