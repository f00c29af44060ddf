"""A game and the people who play it, without any screen: what every front end stands on.

`Match` is one game at one screen, `AidedMatch` one with advice, odds and reasons.  `begin` and
`saves` open and keep games; `told` finds what a game says of itself beside its view.
"""
