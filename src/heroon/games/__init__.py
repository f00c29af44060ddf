"""The games.  Each is one package, found through the entry-point group `heroon.games`."""
