game-title = Quartet
game-about = Three cards each, the highest sum wins.
area-deck = Deck
area-hand = Hand
area-laid = Table
counter-purse = Sum
word-lay = Lay { $coin }
group-lay = Lay a card
prompt-lay = Which card do you lay?
event-laid = { $seat ->
    [you] You lay { $coin }.
   *[other] { THE($seat-name) } lays { $coin }.
}
reason-not-held = You do not hold that card.
end-over = { $seat ->
    [you] You win.
    [none] A draw.
   *[other] { THE($seat-name) } wins.
}
domain-coin = CARD
step-DEAL = hands
step-TURN = turn
step-ACT = card
