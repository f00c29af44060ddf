game-title = Quatuor
game-about = Trois cartes chacun, la plus haute somme gagne.
area-deck = Pioche
area-hand = Main
area-laid = Table
counter-purse = Somme
word-lay = Poser { $coin }
group-lay = Poser une carte
prompt-lay = Quelle carte posez-vous ?
event-laid = { $seat ->
    [you] Vous posez { $coin }.
   *[other] { LE($seat-name) } pose { $coin }.
}
reason-not-held = Vous n’avez pas cette carte.
end-over = { $seat ->
    [you] Vous gagnez.
    [none] Partie nulle.
   *[other] { LE($seat-name) } gagne.
}
domain-coin = CARTE
step-DEAL = mains
step-TURN = tour
step-ACT = carte
