"""What lies on a table, as data that line mode, the app and the page show alike."""
