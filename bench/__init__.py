"""What measures and trains: speed as ratios within one run, a load on a server, the master's weights."""
