"""The `heroon` command, whose subcommands `heroon --help` lists.

Nothing heavy is imported before the command line is known: `app` builds the command, `play`,
`rules` and their like do the work.
"""

from .app import main

__all__ = ["main"]
