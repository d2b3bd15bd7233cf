"""The page in a real browser, against a real server: what people see, and nothing else."""
