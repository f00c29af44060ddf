"""The terminal front ends: for now the plain line mode."""
