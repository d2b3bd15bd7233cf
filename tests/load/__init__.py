"""Tests of bench.load: a small load on a real server, and the parts it is made of."""
