"""What figures promise: how often intervals hold the truth, and verdicts find what is not there."""
