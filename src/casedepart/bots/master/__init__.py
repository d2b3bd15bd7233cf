"""The master: learned chances to win, and deals chosen by them."""
