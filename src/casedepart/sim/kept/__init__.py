"""Runs that are kept: rows of games, turns and payments, in Parquet files that a run goes on with."""
