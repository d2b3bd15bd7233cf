"""Opponents from outside: players that others have published, written by us from their descriptions.

They play every edition, mode and option, by their module and class: `--bots bench.opponents.fixed_policy:A`.
`python -m bench.opponents` repeats the protocol of Bonjour et al. (2022) with them; with `--each` it seats a bot among
three of each.
"""
