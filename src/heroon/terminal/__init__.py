"""Playing at a terminal: an app that fills it, and a line mode for scripts and screen readers."""
