"""One contract that every store must pass, and what is particular to each."""
