"""A game and the people who play it, without any screen: the base of every front end.

`Match` is one game at one screen, `AidedMatch` one with advice, odds and reasons.  `begin` and
`saves` open and keep games; `told` finds what a game says of itself beside its view.
"""
