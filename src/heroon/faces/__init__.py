"""The faces of our games, a folder each: found by entry point alone, so no code names a game."""
