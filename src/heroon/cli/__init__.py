"""The `heroon` command.  What it can do is listed by `heroon --help`.

Nothing heavy is imported before the command line is known: `app` builds the command, `play`,
`rules` and their like do the work.
"""

from .app import main

__all__ = ["main"]
