"""Desks: what the people at a table see on a screen and may ask for, without any server."""
