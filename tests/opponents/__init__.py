"""`bench.opponents`: players that others have published."""
