### Rogue, en français.

game-title = Toujours plus bas
game-about = D’un à trois aventuriers descendent ensemble quatre zones, seuls ou contre un Seigneur.
option-overlord = Seigneur
option-overlord-none = aucun
option-overlord-seat = un joueur
option-overlord-auto = automatique
role-adventurer = aventurier
role-overlord = Seigneur

## Réponses

word-go = Aller en { $cell }
word-again = Exploit : relancer le { $face }
word-drink = Boire une potion de soin
word-throw = Lancer une potion de feu
word-rest = Se reposer : 3 points de vie
word-train = S’entraîner : 1 point d’expérience
word-buy = Acheter { UN($ware) }
word-peek = Regarder la salle en { $cell }
word-give = Y mettre { LE($room) }
word-cross = Échanger les salles en { $cell } et { $cell2 }
word-reroll = Faire relancer le dé sombre (1 présage)
word-set = Mettre le dé sombre sur { $face } (3 présages)
word-pass-pool = Frapper
word-pass-drink = Pas maintenant
word-pass-last = Tomber
word-pass-hide = Laisser les salles ainsi
word-pass-give = La laisser là
word-pass-meddle = Laisser lire le dé
word-done-buy = Ne plus rien acheter
group-go = Choisir le chemin
group-again = Relancer un dé
group-buy = Acheter
group-peek = Regarder une salle
group-give = Échanger avec votre main
group-cross = Échanger deux salles (2 présages)
group-set = Choisir la face du dé sombre
first-cross = Échanger la salle en { $cell }

## Questions

prompt-branch = Par où menez-vous le groupe ?
prompt-pool = Vous allez frapper. Un exploit d’abord ?
prompt-last = Ce serait votre fin. Buvez-vous ?
prompt-drink = Buvez-vous avant de continuer ?
prompt-camp = Le feu brûle. Que faites-vous ?
prompt-buy = Qu’achetez-vous ?
prompt-hide = Touchez-vous aux salles ?
prompt-give = Échangez-vous cette salle avec une de votre main ?
prompt-meddle = Le dé attend d’être lu. Intervenez-vous ?

## Ce qui se passe

event-zone = Zone { $zone }.
event-went = { $seat ->
    [you] Vous menez le groupe en { $cell }.
   *[other] { LE($seat-name) } mène le groupe en { $cell }.
}
event-room = En { $cell } : { UN($room) }.
event-foes = { UN($foe) } apparaît : { $n } × { $hp } points de vie.
event-guard = C’est { LE($guard) }.
event-rolled = { $seat ->
    [you] Votre dé montre { $face }.
   *[other] Le dé { DE($seat-name) } montre { $face }.
}
event-tested = { $seat ->
    [you] Épreuve : votre dé montre { $face }.
   *[other] Épreuve : le dé { DE($seat-name) } montre { $face }.
}
event-die = Le dé sombre montre { $face }.
event-hit = { $seat ->
    [you] Vous frappez : { $n }.
   *[other] { LE($seat-name) } frappe : { $n }.
}
event-fell = { LE($foe) } tombe.
event-miss = { $seat ->
    [you] Le coup vous manque.
   *[other] Le coup manque { LE($seat-name) }.
}
event-bitten = { $seat ->
    [you] { LE($foe) } vous frappe : { $n }.
   *[other] { LE($foe) } frappe { LE($seat-name) } : { $n }.
}
event-hurt = { $seat ->
    [you] Points de vie perdus : { $n }. Il vous en reste { $left }.
   *[other] { LE($seat-name) } perd { $n } de vie : il en reste { $left }.
}
event-healed = { $seat ->
    [you] Points de vie regagnés : { $n }.
   *[other] { LE($seat-name) } regagne { $n } de vie.
}
event-burnt = { $seat ->
    [you] Vous lancez du feu : { $n } de dégâts.
   *[other] { LE($seat-name) } lance du feu : { $n } de dégâts.
}
event-gold = { $seat ->
    [you] Or gagné : { $n }.
   *[other] { LE($seat-name) } gagne { $n } d’or.
}
event-lost = { $seat ->
    [you] Or perdu : { $n }.
   *[other] { LE($seat-name) } perd { $n } d’or.
}
event-xp = { $seat ->
    [you] Expérience gagnée : { $n }.
   *[other] { LE($seat-name) } gagne { $n } d’expérience.
}
event-level = { $seat ->
    [you] Vous atteignez le niveau { $n }.
   *[other] { LE($seat-name) } atteint le niveau { $n }.
}
event-found = { $seat ->
    [you] Vous trouvez { UN($ware) }.
   *[other] { LE($seat-name) } trouve { UN($ware) }.
}
event-bought = { $seat ->
    [you] Vous achetez { UN($ware) }.
   *[other] { LE($seat-name) } achète { UN($ware) }.
}
event-ate = { $seat ->
    [you] Vous mangez une ration.
   *[other] { LE($seat-name) } mange une ration.
}
event-hungry = { $seat ->
    [you] Vous n’avez rien à manger.
   *[other] { LE($seat-name) } n’a rien à manger.
}
event-fall = Le sol cède : le groupe tombe et saute une zone.
event-safe = { $seat ->
    [you] Vous réussissez l’épreuve.
   *[other] { LE($seat-name) } réussit l’épreuve.
}
event-dealt = Vous piochez { UN($room) }.
event-dealt-unseen = Le Seigneur pioche une salle.
event-peeked = En { $cell } vous voyez { UN($room) }.
event-peeked-unseen = Le Seigneur regarde la salle en { $cell }.
event-gave = Vous mettez { LE($room) } en { $cell }.
event-crossed = Les salles en { $cell } et { $to } changent de place.
event-rerolled = Le Seigneur fait relancer le dé sombre.
event-set = Le Seigneur met le dé sombre sur { $face }.
event-omen = Présages du Seigneur : { $n }.

## Pourquoi pas

reason-no-adventurer = Il faut un aventurier face au Seigneur.
reason-too-many = Il y a trois aventuriers au plus.
reason-not-now = Ce n’est pas le moment.
reason-no-way = D’ici, on va à droite ou vers le bas.
reason-no-die = Aucun dé ne montre cela.
reason-no-xp = Un exploit coûte un point d’expérience, et vous n’en avez pas.
reason-no-potion = Vous n’avez pas cette potion.
reason-well = Vous êtes en pleine santé.
reason-no-gold = Vous n’avez pas assez d’or.
reason-full = Vous n’avez plus de place.
reason-looked = Vous avez déjà regardé une salle de cette zone.
reason-open = Aucune salle n’y est face cachée.
reason-no-omens = Vous n’avez pas assez de présages.
reason-not-held = Cette salle n’est pas dans votre main.

## La fin

end-won = Le dernier gardien est tombé : les aventuriers gagnent.
end-dead = Un aventurier est tombé : le groupe est perdu.

## La table

area-zone = Zone
area-foes = Adversaires
area-dice = Dés
area-die = Dé sombre
area-life = Vie et expérience
area-hand = Main
area-stock = Salles en réserve
area-den = Gardiens à venir
area-beaten = Gardiens vaincus
counter-zone = Zone
counter-omens = Présages
counter-level = Niveau
counter-gold = Or
counter-food = Rations
counter-healing = Potions de soin
counter-fire = Potions de feu
mark-seen = vue par vous
domain-cell = CASE
domain-face = FACE
domain-ware = ARTICLE
domain-room = SALLE
step-ZONE = mise en place de la zone
step-DEAL = main
step-WALK = chemin
step-HIDE = Seigneur
step-GIVE = échange
step-LOOK = regard
step-DRINK = potions
step-BRANCH = chemin
step-REVEAL = salle
step-LEAVE = descente
step-MEAL = repas
step-TREASURE = trésor
step-CAMP = camp
step-BUY = marchand
step-TEST = épreuve
step-PIT = piège
step-WAKE = réveil du gardien
step-SLEEP = retour du gardien
step-LAIR = gardien
step-ROUND = manche
step-ROLL = dés
step-DIE = dé sombre
step-POOL = exploits
step-STRIKE = coup
step-MEDDLE = Seigneur
step-READ = lecture du dé sombre
step-HURT = blessures
step-LAST = dernier instant
step-PRIZE = récompense
