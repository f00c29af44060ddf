### HEROZ, en français.

game-title = HEROZ
game-about = Un duel de troupes et de Héros pour deux joueurs, avec un jeu de 54 cartes chacun.

## Emplacements et troupes, repris dans les phrases

cell-place = colonne { $cell-x }, ligne { $cell-y }
spot-place = colonne { $spot-x }, ligne { $spot-y }
to-place = colonne { $to-x }, ligne { $to-y }
copied-place = colonne { $copied-x }, ligne { $copied-y }
own-cell = { $cell-card ->
    [back] votre troupe cachée
    [none] votre emplacement vide
   *[card] votre { NOM($cell-card) }
}
enemy-cell = { $cell-card ->
    [back] la troupe adverse cachée
    [none] l’emplacement adverse vide
   *[card] { LE($cell-card) } adverse
}
this-spot = { $spot-seat ->
    [you] { $spot-card ->
        [back] votre troupe cachée
        [none] votre emplacement vide
       *[card] votre { NOM($spot-card) }
    }
   *[other] { $spot-card ->
        [back] la troupe adverse cachée
        [none] l’emplacement adverse vide
       *[card] { LE($spot-card) } adverse
    }
}
swapped-cell = { $cell-card ->
    [back] la troupe cachée
    [none] l’emplacement vide
   *[card] { LE($cell-card) }
}
side-of-spot = { $spot-seat ->
    [you] chez vous, { spot-place }
   *[other] chez { LE($spot-name) }, { spot-place }
}

## Réponses

word-deploy = Placer { LE($troop) } en colonne { $column }
word-hero = Poser { LE($hero) }
word-peek = Regarder { this-spot } ({ spot-place })
word-hide = Retourner face cachée { this-spot } ({ spot-place })
word-move = Déplacer { this-spot } ({ spot-place }) vers la colonne { $column }
word-swap = Échanger { this-spot } ({ spot-place }) avec { swapped-cell } ({ cell-place })
word-ace = { NOM($ace) } : Bouclier sur { this-spot } ({ spot-place })
word-joker = Joker en colonne { $column }, copie de { own-cell } ({ cell-place })
word-aura = { NOM($hero) } : Aura sur { enemy-cell } ({ cell-place })
word-sacrifice = Sacrifier votre Héros pour { own-cell } ({ cell-place })
word-bonus = Le bonus { $kind ->
    [suit] d’Enseigne
   *[value] de Valeur
} de la ligne { $line }
word-recover = { LE($card) }
word-unscore = { LE($scored) }
word-attack = Attaquer avec la colonne { $column }
word-block = Activer { own-cell } ({ cell-place }) pour bloquer
word-power = Une Puissance totale de { $power }
word-hit = Détruire { enemy-cell } ({ cell-place })
word-slay = Détruire le Héros adverse avec { own-cell } ({ cell-place })
word-score = Marquer des points avec { own-cell } ({ cell-place })
word-under = { own-cell } ({ cell-place })
word-stop-place = Ne plus placer de troupe
word-pass-hero = Ne pas poser de Héros
word-pass-jack = Ne pas employer le Valet
word-pass-queen = Ne pas employer la Dame
word-pass-king = Ne pas employer le Roi
word-pass-attack = Ne pas attaquer
word-stop-block = Ne plus activer de troupe
word-stop-damage = Ne plus détruire de troupe
word-done-raid = Laisser le reste battre en retraite

## Groupes de réponses : le verbe seul, puis le verbe et son premier complément

group-deploy = Placer une troupe
group-hero = Poser un Héros
group-peek = Regarder une troupe face cachée
group-hide = Retourner une troupe face cachée
group-move = Déplacer une troupe
group-swap = Échanger deux troupes
group-ace = Jouer un As comme Bouclier
group-joker = Jouer un Joker
group-aura = Jouer un Héros pour son Aura
group-sacrifice = Sacrifier votre Héros
group-bonus = Résoudre un bonus de ligne
group-recover = Prendre une carte de votre Défausse
group-unscore = Prendre une carte des points adverses
group-attack = Attaquer
group-block = Activer une troupe pour bloquer
group-power = Choisir la Puissance totale
group-hit = Détruire une troupe
group-slay = Détruire le Héros adverse
group-score = Marquer des points
group-under = Choisir la troupe qui bat en retraite
first-deploy = Placer { LE($troop) }
first-move = Déplacer { this-spot } ({ spot-place })
first-swap = Échanger { this-spot } ({ spot-place })
first-ace = { NOM($ace) } : Bouclier
first-joker = Joker en colonne { $column }
first-aura = { NOM($hero) } : Aura
first-bonus = Ligne { $line }

## Groupes de réponses qui ont la colonne en commun

column-of-spot = { $spot-seat ->
    [you] votre colonne { $spot-x }
   *[other] la colonne { $spot-x } adverse
}
part-peek = Regarder une troupe de { column-of-spot }
part-hide = Retourner face cachée une troupe de { column-of-spot }
part-move = Déplacer une troupe de { column-of-spot }
part-swap = Échanger une troupe de { column-of-spot }
part-ace = { NOM($ace) } : Bouclier sur une troupe de { column-of-spot }
part-joker = Joker en colonne { $column }, copie d’une troupe de votre colonne { $cell-x }
part-aura = { NOM($hero) } : Aura sur une troupe de la colonne { $cell-x } adverse
part-sacrifice = Sacrifier votre Héros pour une troupe de votre colonne { $cell-x }
part-bonus = { first-bonus }
part-block = Activer une troupe de votre colonne { $cell-x } pour bloquer
part-hit = Détruire une troupe de la colonne { $cell-x } adverse
part-slay = Détruire le Héros adverse avec une troupe de votre colonne { $cell-x }
part-score = Marquer des points avec une troupe de votre colonne { $cell-x }
part-under = Faire battre en retraite une troupe de votre colonne { $cell-x }

## Questions

prompt-place = Placement : quelle troupe placer, face cachée ?
prompt-hero = Héros : quel Héros poser ?
prompt-jack = Pouvoir du Valet : quelle troupe face cachée regarder ?
prompt-queen = Pouvoir de la Dame : quelle troupe retourner face cachée ?
prompt-king = Pouvoir du Roi : quelle troupe déplacer ?
prompt-window0 = Combat, avant les Formations : jouer une carte ou passer ?
prompt-window1 = Combat, avant l’attaque : jouer une carte ou passer ?
prompt-window2 = Combat, avant le blocage : jouer une carte ou passer ?
prompt-window3 = Combat, avant le calcul de la Puissance : jouer une carte ou passer ?
prompt-bonus = Formations : quel bonus de ligne résoudre d’abord ?
prompt-recover = Bonus de ligne : quelle carte de votre Défausse mettre sur votre Paquet ?
prompt-unscore = Bonus de ligne : quelle carte des points adverses mettre sur le Paquet adverse ?
prompt-attack = Attaque : quelle colonne attaque ?
prompt-block = Blocage : quelle troupe activer pour bloquer ?
prompt-power = Puissance : quel total choisir ?
prompt-damage = Dégâts : il en reste { $own-damage }. Quelle troupe détruire ?
prompt-raid = Attaque non bloquée : que font vos troupes ?
prompt-retreat = Retraite : quelle troupe passe d’abord sous votre Paquet ? Elle sera piochée avant les autres.

## Événements

event-revealed = { $seat ->
    [you] Vous dévoilez { LE($card) }.
   *[other] { LE($seat-name) } dévoile { LE($card) }.
}
event-first-player-tie = Égalité : on dévoile d’autres cartes.
event-starts = { $seat ->
    [you] Vous commencez.
   *[other] { LE($seat-name) } commence.
}
event-turn = { $seat ->
    [you] — Votre tour —
   *[other] — Tour { DE($seat-name) } —
}
event-turn-skipped = { $seat ->
    [you] Vous passez votre tour.
   *[other] { LE($seat-name) } passe son tour.
}
event-drew = { $seat ->
    [you] Vous piochez { LE($card) }.
   *[other] { LE($seat-name) } pioche { LE($card) }.
}
events-drew = { $seat ->
    [you] Vous piochez { $count } cartes : { $list }.
   *[other] { LE($seat-name) } pioche { $count } cartes : { $list }.
}
event-drew-unseen = { $seat ->
    [you] Vous piochez une carte.
   *[other] { LE($seat-name) } pioche une carte.
}
event-no-card = { $seat ->
    [you] Vous n’avez plus aucune carte à piocher.
   *[other] { LE($seat-name) } n’a plus aucune carte à piocher.
}
event-deck-turned = { $seat ->
    [you] Votre Défausse devient votre Paquet.
   *[other] La Défausse { DE($seat-name) } devient son Paquet.
}
event-activated = { $seat ->
    [you] Vous activez votre { NOM($card) } ({ cell-place }).
   *[other] { LE($seat-name) } active { LE($card) } ({ cell-place }).
}
events-activated = { $seat ->
    [you] Vous activez { $count } troupes : { $list }.
   *[other] { LE($seat-name) } active { $count } troupes : { $list }.
}
event-placed = { $seat ->
    [you] Vous placez { LE($card) }, face cachée ({ cell-place }).
   *[other] { LE($seat-name) } place { LE($card) }, face cachée ({ cell-place }).
}
events-placed = { $seat ->
    [you] Vous placez { $count } troupes, face cachée : { $list }.
   *[other] { LE($seat-name) } place { $count } troupes, face cachée : { $list }.
}
event-placed-unseen = { $seat ->
    [you] Vous placez une troupe face cachée ({ cell-place }).
   *[other] { LE($seat-name) } place une troupe face cachée ({ cell-place }).
}
events-placed-unseen = { $seat ->
    [you] Vous placez { $count } troupes, face cachée : { $list }.
   *[other] { LE($seat-name) } place { $count } troupes, face cachée : { $list }.
}
event-hero-played = { $seat ->
    [you] Vous posez { LE($card) }.
   *[other] { LE($seat-name) } pose { LE($card) }.
}
event-hero-discarded = { $seat ->
    [you] Votre { NOM($card) } part à la Défausse.
   *[other] { LE($card) } { DE($seat-name) } part à la Défausse.
}
event-peeked = { $seat ->
    [you] Vous regardez une troupe : c’est { LE($card) } ({ side-of-spot }).
   *[other] { LE($seat-name) } regarde { LE($card) } ({ side-of-spot }).
}
event-peeked-unseen = { $seat ->
    [you] Vous regardez une troupe ({ side-of-spot }).
   *[other] { LE($seat-name) } regarde une troupe ({ side-of-spot }).
}
event-hidden = { $seat ->
    [you] Vous retournez { LE($card) } face cachée ({ side-of-spot }).
   *[other] { LE($seat-name) } retourne { LE($card) } face cachée ({ side-of-spot }).
}
event-moved = { $seat ->
    [you] Vous déplacez une troupe ({ side-of-spot }) vers la { to-place }.
   *[other] { LE($seat-name) } déplace une troupe ({ side-of-spot }) vers la { to-place }.
}
event-swapped = { $seat ->
    [you] Vous échangez deux troupes ({ side-of-spot } et { to-place }).
   *[other] { LE($seat-name) } échange deux troupes ({ side-of-spot } et { to-place }).
}
event-ace-played = { $seat ->
    [you] Vous jouez { LE($card) } comme Bouclier ({ side-of-spot }).
   *[other] { LE($seat-name) } joue { LE($card) } comme Bouclier ({ side-of-spot }).
}
event-joker-played = { $seat ->
    [you] Vous jouez un Joker ({ cell-place }), copie de votre troupe en { copied-place }.
   *[other] { LE($seat-name) } joue un Joker ({ cell-place }), copie de sa troupe en { copied-place }.
}
event-aura-played = { $seat ->
    [you] Vous jouez l’Aura { DE($card) } ({ side-of-spot }).
   *[other] { LE($seat-name) } joue l’Aura { DE($card) } ({ side-of-spot }).
}
event-sacrificed = { $seat ->
    [you] Vous sacrifiez votre { NOM($card) } pour votre troupe ({ cell-place }) et retournez { LE($flipped) }.
   *[other] { LE($seat-name) } sacrifie { LE($card) } pour sa troupe ({ cell-place }) et retourne { LE($flipped) }.
}
event-passed = { $seat ->
    [you] Vous passez.
   *[other] { LE($seat-name) } passe.
}
event-bonus-paid = { $seat ->
    [you] Votre ligne { $line } a { bonus-what }.
   *[other] La ligne { $line } { DE($seat-name) } a { bonus-what }.
}
bonus-what = { $kind ->
    [suit] { $count ->
        [2] deux Enseignes identiques
       *[3] trois Enseignes identiques
    }
   *[value] { $count ->
        [2] deux Valeurs identiques
       *[3] trois Valeurs identiques
    }
}
bonus-draw = { $left ->
    [0] vous piochez, mais il ne reste aucune carte
   *[other] vous piochez une carte
}
bonus-recover = { $left ->
    [0] votre Défausse est vide, rien ne revient sur votre Paquet
    [one] la carte de votre Défausse revient sur votre Paquet
   *[other] une carte de votre Défausse, à votre choix, revient sur votre Paquet
}
bonus-steal = { $left ->
    [0] la main adverse est vide, rien n’en sort
    [one] la seule carte de la main adverse passe sur le Paquet adverse
   *[other] une carte de la main adverse, au hasard parmi { $left }, passe sur le Paquet adverse
}
bonus-unscore = { $left ->
    [0] l’adversaire n’a aucun point à perdre
    [one] la seule carte des points adverses passe sur le Paquet adverse
   *[other] une carte des points adverses, à votre choix, passe sur le Paquet adverse
}
event-recovered = { $seat ->
    [you] Vous remettez { LE($card) } de votre Défausse sur votre Paquet.
   *[other] { LE($seat-name) } remet { LE($card) } de sa Défausse sur son Paquet.
}
event-stolen = { $seat ->
    [you] Vous tirez { LE($card) } de la main adverse : la carte va sur le Paquet adverse.
    [other] { LE($seat-name) } tire { LE($card) } de votre main : la carte va sur votre Paquet.
   *[player] { LE($seat-name) } tire { LE($card) } de la main adverse : la carte va sur le Paquet adverse.
}
event-unscored = { $seat ->
    [you] Vous reprenez { LE($card) } des points adverses : la carte va sur le Paquet adverse.
    [other] { LE($seat-name) } reprend { LE($card) } de vos points : la carte va sur votre Paquet.
   *[player] { LE($seat-name) } reprend { LE($card) } des points adverses : la carte va sur le Paquet adverse.
}
event-bonus-empty = Ce bonus ne trouve rien à prendre.
event-attacked = { $seat ->
    [you] Vous attaquez avec la colonne { $column }.
   *[other] { LE($seat-name) } attaque avec la colonne { $column }.
}
event-no-attack = { $seat ->
    [you] Vous n’attaquez pas.
   *[other] { LE($seat-name) } n’attaque pas.
}
event-blocked = { $seat ->
    [you] Votre { NOM($card) } bloque ({ cell-place }).
   *[other] { LE($card) } { DE($seat-name) } bloque ({ cell-place }).
}
event-unblocked = L’attaque n’est pas bloquée.
event-powers = Puissance : Attaquant { $attacker }, Défenseur { $defender }.
event-fight-won = { $seat ->
    [you] Vous remportez le combat.
   *[other] { LE($seat-name) } remporte le combat.
}
event-fight-tied = Égalité : les deux camps infligent leurs dégâts.
event-destroyed = { $seat ->
    [you] Votre { NOM($card) } est détruit ({ cell-place }).
   *[other] { LE($card) } { DE($seat-name) } est détruit ({ cell-place }).
}
events-destroyed = { $seat ->
    [you] Vous perdez { $count } troupes : { $list }.
   *[other] { LE($seat-name) } perd { $count } troupes : { $list }.
}
event-hero-slain = { $seat ->
    [you] Votre { NOM($card) } est { G($card) ->
        [f] détruite
       *[m] détruit
    } par une troupe adverse ({ cell-place }).
    [other] { LE($card) } { DE($seat-name) } est { G($card) ->
        [f] détruite
       *[m] détruit
    } par votre troupe ({ cell-place }).
   *[player] { LE($card) } { DE($seat-name) } est { G($card) ->
        [f] détruite
       *[m] détruit
    } par une troupe adverse ({ cell-place }).
}
event-scored = { $seat ->
    [you] Votre { NOM($card) } vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { LE($card) } { DE($seat-name) } lui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-retreated = { $seat ->
    [you] Votre { NOM($card) } bat en retraite, sous votre Paquet.
   *[other] { LE($card) } { DE($seat-name) } bat en retraite, sous son Paquet.
}
events-retreated = { $seat ->
    [you] { $count } de vos troupes battent en retraite, sous votre Paquet : { $list }.
   *[other] { $count } troupes { DE($seat-name) } battent en retraite, sous son Paquet : { $list }.
}
event-reinforced = { $seat ->
    [you] Vous recevez un renfort pour { lost-troops }.
   *[other] { LE($seat-name) } reçoit un renfort pour { lost-troops }.
}
lost-troops = { $count ->
    [one] la troupe perdue
   *[other] les { $count } troupes perdues
}
goal-points = { $number-goal ->
    [one] { $number-goal } Point de Victoire
   *[other] { $number-goal } Points de Victoire
}
event-won = { $seat ->
    [you] Vous atteignez { goal-points } !
   *[other] { LE($seat-name) } atteint { goal-points } !
}

## Raisons d’un refus, fin de la partie

reason-not-now = Ce n’est pas le moment.
reason-not-in-hand = Vous n’avez pas cette carte en main.
reason-column-full = Il n’y a plus d’emplacement libre dans cette colonne.
reason-no-resource = Il vous manque la Ressource de ce Héros.
reason-no-hero = Il faut un Héros en jeu.
reason-no-troop-there = Il n’y a pas de troupe à cet emplacement.
reason-already-active = Cette troupe est déjà active.
reason-not-active = Cette troupe n’est pas active.
reason-changes-nothing = Cela ne changerait rien.
reason-other-way-round = C’est le même échange dans l’autre sens : nommez d’abord la troupe la plus à gauche ou, dans une colonne, la plus basse.
reason-not-in-combat = Cette troupe n’est pas en combat.
reason-not-attacked-column = Cette troupe n’est pas dans la colonne attaquée.
reason-not-in-this-combat = Cette troupe ne participe pas au combat.
reason-not-aligned = La troupe copiée n’est ni dans la colonne ni dans la ligne du Joker.
reason-same-as-another = C’est la même copie qu’une autre réponse proposée.
reason-has-aura = Cette troupe porte déjà une Aura.
reason-no-attacker-there = Il n’y a aucune troupe active dans cette colonne.
reason-doomed-already = Cette troupe va déjà être détruite.
reason-too-strong = Il ne reste pas assez de dégâts pour cette troupe.
reason-must-use = Chaque troupe doit détruire le Héros ou marquer des points.
reason-no-such-bonus = Ce bonus de ligne n’est pas à résoudre.
end-thirty-points = { $seat ->
    [you] Vous gagnez, { $winner-points } à { $loser-points }.
    [other] Vous perdez, { $loser-points } à { $winner-points }.
   *[player] { LE($seat-name) } gagne, { $winner-points } à { $loser-points }.
}
finish-thirty-points = gagnée aux points

## Consignes

standing-pass-empty = Passer à ma place en combat quand je n’ai rien à jouer
standing-pass-turn = Passer à ma place en combat jusqu’à la fin de ce tour
standing-pass-until-attacked = Passer à ma place en combat tant qu’on ne m’attaque pas

## Options

about-level-novice = Connaît les règles, et joue souvent au hasard.
about-level-apprentice = Connaît les formations ; son attention se relâche parfois.
about-level-expert = Tient ses lignes et amasse des cartes avant de frapper.
about-level-master = Essaie ses meilleurs coups en pensée avant d’en jouer un.
mode-duel = un duel, à deux
option-revealed = Cartes dévoilées pour savoir qui commence
option-revealed-top = restent sur le Paquet
option-revealed-under = passent sous le Paquet
option-revealed-shuffle = sont mélangées au Paquet
option-memory_aid = Aide-mémoire : voir ses propres troupes face cachée
option-memory_aid-no = non
option-memory_aid-yes = oui
option-complete_lasts = La Complète dure jusqu’à la fin du combat après un Sacrifice
option-complete_lasts-no = non
option-complete_lasts-yes = oui
option-destroyed_by = Une troupe est détruite par des dégâts
option-destroyed_by-equal = égaux ou supérieurs à sa Valeur
option-destroyed_by-above = supérieurs à sa Valeur
option-late_joker = Joker joué dans la colonne attaquante après la déclaration
option-late_joker-next = attend la prochaine attaque
option-late_joker-joins = se joint à l’attaque
option-early_window = Cartes spéciales permises avant les Formations
option-early_window-no = non
option-early_window-yes = oui
option-may_retreat = Une troupe non bloquée peut battre en retraite
option-may_retreat-no = non
option-may_retreat-yes = oui
option-empty_deck = Paquet vide : la Défausse
option-empty_deck-turn = est retournée telle quelle
option-empty_deck-shuffle = est mélangée
option-receivers = Troupes multipliées d’une paire
option-receivers-best = choisies pour le plus grand total
option-receivers-choose = choisies par leur joueur

## Étapes

step-SETUP = Préparation de la partie
step-REVEAL = Qui commence
step-OPENING_HANDS = Main de départ
step-DRAW = Pioche
step-TURN = Début du tour
step-MAIN = 1.1 Main
step-ACTIVATION = 1.2 Activation
step-PLACEMENT = 1.3 Placement
step-HERO_PLAY = 1.4 Héros
step-HERO_POWER = 1.4 Pouvoir du Héros
step-WINDOW = 2 Cartes spéciales
step-FORMATIONS = 2.1 Formations
step-LINE_BONUSES = 2.1 Bonus de ligne
step-PAY = 2.1 Un bonus de ligne
step-ATTACKERS = 2.2 Attaquants
step-BLOCKERS = 2.3 Bloqueurs
step-BLOCKED = 2.4 Bloqué ou non
step-POWER_TOTAL = 2.5 Puissance
step-DAMAGE = 2.6 Dégâts
step-HIT_TROOPS = 2.6 Troupes détruites
step-SACRIFICE_FLIP = Sacrifice du Héros
step-END_OF_COMBAT = Fin du combat
step-RAID = 3.1 Attaque non bloquée
step-RETREAT = 3.2 Retraite
step-REINFORCEMENT = 3.3 Renfort
step-REST = 3.4 Repos
step-END_OF_TURN = Fin du tour

## Zones et compteurs

area-deck = Paquet
area-hand = Main
area-discard = Défausse
area-points = Cartes marquées
area-hero = Héros
area-field = Aire de jeu
area-aces = As joués
area-auras = Auras jouées
counter-points = Points de Victoire
counter-deck = Cartes du Paquet
counter-hand = Cartes en main
counter-lost = Troupes perdues
counter-damage = Dégâts restants
counter-skip = Tour à passer
counter-power = Puissance de la colonne
counter-turn = Joueur dont c’est le tour
counter-turns = Tours commencés
counter-column = Colonne attaquante

## L’image de la table en lignes de texte

picture-title = Tour { $turns } : { $turn ->
    [you] à vous de jouer
   *[other] à l’adversaire de jouer
}
picture-title-other = Tour { $turns } : { A($name) } de jouer
picture-skip = passe son prochain tour
picture-column = colonne { $column }
picture-attack = colonne { $column } attaque
picture-line = ligne { $line }
picture-power = Puissance
picture-joker = Joker = { NOM($card) }
picture-hand = Votre main
mark-as = copie { DE($value) }
mark-shield = { page-shield }
mark-aura = sous une Aura, Valeur { $number-aura_value } de { NOM($value) }
mark-fighting = { page-fighting }
mark-down = { page-down }
mark-boost = Sacrifice du Héros, +{ $value }
mark-doomed = { page-doomed }
codes-note = PLACE vaut 0 chez le joueur 1, 1 chez le joueur 2. Une case s’écrit COLONNE.LIGNE ; chez l’adversaire, la colonne 1 fait face à la vôtre.
domain-troop = CARTE
domain-hero = HÉROS
domain-ace = AS
domain-card = CARTE
domain-scored = CARTE
domain-column = COLONNE
domain-line = LIGNE
domain-cell = COLONNE.LIGNE
domain-spot = PLACE/COLONNE.LIGNE
domain-kind = suit|value
domain-power = NOMBRE
total-points = { $whose ->
    [you] Points : vous { $own-points }, l’adversaire { $other-points }.
   *[player] Les points ont changé.
}

## L’application

board-score = Points
board-points = { $points }/{ $goal } points
board-hand = main { $count }
board-deck = Paquet { $count }
board-discard = Défausse { $count }
board-rank-J = V
board-rank-Q = D
board-rank-K = R
board-rank-A = As
board-shield = Bouclier
explain-power = { $side ->
    [own] votre colonne { $column }
   *[other] colonne { $column } { DE($name) }
} : Puissance { $power }
explain-suit = même Enseigne : { $sum }
explain-value = même Valeur : { $sum }
explain-alone = { $sum }, hors Formation
explain-aside = { $sum }, hors du combat
explain-shielded = { $sum }, sous un Bouclier
explain-boost = Sacrifice du Héros pour { $sum }
explain-complete = Complète : { $sum }
explain-whole = total calculé par le programme{ $sum }
explain-total = total

## Ce qu’est une chose

shelf-game = Le jeu
number-goal = points qui font gagner
number-opening_hand = main de départ
number-suit_factor = multiplicateur d’une même Enseigne en colonne
number-value_factor = multiplicateur d’une même Valeur en colonne
number-complete_factor = multiplicateur du Complet
number-resource = Troupes actives de son Enseigne nécessaires
number-aura_value = Valeur sous une Aura
number-flipped_joker = un Joker retourné
number-flipped_ace = un As retourné
number-flipped_hero = un Héros retourné
what-hero = En combat, un Héros en jeu peut être sacrifié pour une troupe ; depuis la main, il peut se poser en Aura sur une troupe ennemie.
what-resource = { $count ->
    [0] Vous n’avez pas de troupe active de { NOM($suit) } pour l’instant.
    [one] Vous avez { $count } troupe active de { NOM($suit) } pour l’instant.
   *[other] Vous avez { $count } troupes actives de { NOM($suit) } pour l’instant.
}
what-as = Il copie { LE($card) } : il en a l’Enseigne et la Valeur.
what-shield = Elle est sous un Bouclier : sa Puissance est de 0 jusqu’à la fin du combat.
what-aura = Elle est sous une Aura : jusqu’à la fin du combat, elle vaut { $number-aura_value } de { NOM($suit) }.
what-boost = Un Héros a été sacrifié pour elle : +{ $boost } dans ce combat.
what-doomed = Elle va être détruite.
what-discard = Si la pile est retournée telle quelle, { LE($card) } sera { G($card) ->
    [f] piochée
   *[m] pioché
} en premier.

## La page

page-whose = { $side ->
    [own] chez vous
   *[other] chez { LE($name) }
}
page-place = { $whose }, colonne { $column }, ligne { $line }
page-at = { $text }, { $place }
page-of = { $text }, { $whose }
page-top = { $text }, au-dessus : { $card }
page-empty = Emplacement libre
page-back = Troupe face cachée
page-no-hero = Pas de Héros
page-spells = Boucliers et Auras
page-fighting = en combat
page-down = cachée
page-shield = Bouclier, Puissance 0
page-aura-value = { $number-aura_value }
page-aura = Aura de { NOM($suit) }, Valeur { $number-aura_value }
page-boost = Sacrifice du Héros +{ $boost }
page-doomed = va être détruite
page-power = Colonne { $column }, { $whose } : Puissance { $power }
page-leads = { $text }, la plus grande

# Le score, dans une liste.

brief-score = { $own-points } : { $other-points }

## Ce qu’il y a sur la table

board-turn = Tour { $turns }
board-setup = Mise en place
board-field = Les champs
board-step-place = Placer
board-step-hero = Héros
board-step-formations = Formations
board-step-attack = Attaque
board-step-block = Blocage
board-step-blows = Coups
board-step-spoils = Butin
board-does-J = regarde une troupe
board-does-Q = retourne une troupe
board-does-K = déplace une troupe
board-does-A = Puissance 0 à une troupe
board-does-X = copie une troupe
board-does-aura = Aura : compte pour { $number-aura_value }{ $suit }
board-tie-column-suit = Même Enseigne en colonne, fois { $factor }
board-tie-column-value = Même Valeur en colonne, fois { $factor }
board-tie-line-suit = Même Enseigne en ligne
board-tie-line-value = Même Valeur en ligne
board-clash = Colonne { $column } : { $one } contre { $two }.
board-clash-open = Colonne { $column } : { $one } contre une Puissance inconnue.
board-unknown = inconnue
board-win = Vous gagnez sans rien perdre
board-win-unless = Vous gagnez, sauf carte adverse
board-lose = Vous perdez ce combat
board-ahead = Vous menez pour l’instant
board-behind = Vous êtes mené pour l’instant
board-wins = { LE($name) } gagne
board-tie = Égalité : les deux camps souffrent
board-free = +{ $points } sans blocage
board-free-other = { $points } contre vous sans blocage
board-may-block = { $count ->
    [one] Une troupe cachée peut bloquer
   *[other] { $count } troupes cachées peuvent bloquer
}
board-falls = { $count ->
    [0] personne ne tombe
    [one] { $names } tombe
   *[other] { $names } tombent
}
board-damage = Dégâts à infliger : { $left }
board-on-hidden = sur une troupe cachée
board-alone = Puissance : { $was } → { $now }
board-pair-suit = paire { $sign } : { $was } → { $now }
board-pair-value = paire de { $sign } : { $was } → { $now }
board-strike = Frapper : { $names }
board-withdraw = Retraite : { $names }
board-bonus-draw = { $left ->
    [0] rien à piocher
   *[other] piocher une carte
}
board-bonus-recover = { $left ->
    [0] Défausse vide
   *[other] Défausse → Paquet
}
board-bonus-steal = { $left ->
    [0] main adverse vide
   *[other] main adverse → Paquet
}
board-bonus-unscore = { $left ->
    [0] aucun point adverse
   *[other] points → Paquet
}
switch-pass-turn = Rien à dire ce tour
alone-place = Plus aucune troupe ne peut être placée.
ask-place = Quelles troupes placez-vous ?
ask-hero = Quel Héros jouez-vous ?
ask-jack = Quelle troupe cachée le Valet regarde-t-il ?
ask-queen = Quelle troupe la Dame retourne-t-elle ?
ask-king = Quelle troupe le Roi déplace-t-il ?
ask-window0 = Quelque chose à jouer avant les Formations ?
ask-window1 = Quelque chose à jouer avant l’attaque ?
ask-window2 = Quelque chose à jouer avant le blocage ?
ask-window3 = Quelque chose à ajouter avant les coups ?
ask-bonus = Quel bonus de Ligne d’abord ?
ask-recover = Quelle carte revient sur votre pioche ?
ask-unscore = Quelle carte l’adversaire perd-il ?
ask-attack = Quelle colonne attaque ?
ask-block = Quelles troupes cachées bloquent ?
ask-power = Quel total choisissez-vous ?
ask-damage = Qui abattez-vous ?
ask-raid = Que font vos troupes libres ?
ask-retreat = Quelle troupe se retire, et reviendra, la première ?
board-unblocked = Sans blocage : +{ $points }
board-unblocked-other = Sans blocage : { $points } contre vous

## La première partie

tip-place = Vos troupes
tip-place-text = Une troupe se pose face cachée, à la place libre la plus basse d’une colonne. Elle se retourne face visible à votre prochain tour et ne combat qu’à partir de là.
tip-pair = Deux de même Enseigne
tip-pair-text = L’une au-dessus de l’autre dans une colonne, elles forment une paire, et l’une compte plusieurs fois. Deux de même Valeur aussi. Pointez une place pour voir ce qu’elle donnerait.
tip-line = Côte à côte
tip-line-text = Sur une ligne, deux de même Enseigne vous font piocher, et deux de même Valeur ôtent une carte à la main adverse. Une ligne paie à chaque combat.
tip-hero = Un Héros
tip-hero-text = Il arrive quand assez de troupes actives de son Enseigne sont de votre côté. Gardé en main, il peut frapper une troupe adverse de son Aura pendant un combat.
tip-window = Rien à ajouter ?
tip-window-text = As, Jokers, Auras et sacrifice du Héros se jouent dans ces fenêtres. Le plus souvent, on passe ; l’interrupteur près des réponses passe pour le reste du tour.
tip-attack = L’attaque
tip-attack-text = Toutes les troupes actives d’une colonne attaquent celle d’en face. Si personne n’y bloque, chacune rapporte sa Valeur.
tip-block = Bloquer
tip-block-text = Les troupes cachées de la colonne attaquée peuvent se retourner pour bloquer, l’une après l’autre. Un seul bloqueur suffit à arrêter toute l’attaque.
tip-damage = Les coups
tip-damage-text = Le total le plus haut inflige ses dégâts. Une troupe tombe sous des dégâts égaux à sa Valeur : les Formations la font frapper plus fort, pas résister plus longtemps.

## La légende

sign-mark-fighting = au combat
sign-mark-doomed = sera détruite
sign-mark-down = face cachée
sign-mark-hero = Héros en jeu
sign-mark-shield = protégée par un As : sa Puissance est 0
sign-mark-boost = renforcée par un sacrifice
sign-sign-S = Pique
sign-sign-H = Cœur
sign-sign-D = Carreau
sign-sign-C = Trèfle
sign-X = Joker
