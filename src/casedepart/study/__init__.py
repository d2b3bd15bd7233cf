"""Reports of an edition: what many games show, with the exact Markov chain of a token beside it."""
