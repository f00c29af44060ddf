"""HADES TRAP, arcade mode: a race of two to four heroes through a labyrinth that turns."""
