"""Clients that misbehave, against a real server on a real socket."""
