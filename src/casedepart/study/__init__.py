"""What many games show: reports of an edition with the exact chain beside them, and what bots learn from games."""
