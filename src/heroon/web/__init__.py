"""The pages: HTML and SVG made from what a seat sees; no rules and no state.

`Screen` says what is on the screen of a table, `render` makes pages and frames of it.  A game's
look is its theme (`theme_of`): one function that draws a `Scene`, and one style sheet.
"""
