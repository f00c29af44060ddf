"""Shape h, maze: nine tiles that turn and swap with what lies on them, for two to four."""
