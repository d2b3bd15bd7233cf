"""The steady bot: plain values, simple fair trades."""
