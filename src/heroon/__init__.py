"""Heroon: play, study and solve five hero-themed tabletop games."""

__version__ = "0.1.0"
