"""Playing in the terminal: who sits where, what is asked of people, and what they type."""
