"""Mutation tests of the engine: `python -m bench.mutants`, with the source on the path.

Tools that rewrite files and start a test run a mutant (mutmut, cosmic-ray) take hours here, and mypyc's sources import
much: a fork of one process that has loaded everything, with the code of one function changed in it, takes 0.1 s.
"""
