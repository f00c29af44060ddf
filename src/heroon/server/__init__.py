"""The local server: one actor for each live table, answers kept before they are acknowledged."""
