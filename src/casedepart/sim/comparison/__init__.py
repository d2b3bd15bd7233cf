"""Two variations on the same dice: what changes, and whether it is more than noise."""
