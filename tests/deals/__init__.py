"""Offers that a sensible person accepts or refuses."""
