"""What shows our games, a folder each; found by entry point alone, so that nothing names a game."""
