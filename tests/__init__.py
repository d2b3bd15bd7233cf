"""What must hold, and the positions and whole games that show it."""
